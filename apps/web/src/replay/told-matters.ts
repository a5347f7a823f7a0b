/** What mattered in a match that is stepped through, each with the step that leads to it. Pure. */

import { mattersOf, sayMatter, weightiest, type Matter, type SaidMatter, type Speech } from '@crupier/protocol';
import { turnAt, type Moment, type TapeTurn } from './tape.ts';

/** A matter of a match: where it happened, and how it is said. */
export interface ToldMatter extends SaidMatter {
  readonly at: number;
  readonly seat: number | undefined;
  readonly matter: Matter;
}

/** What mattered in the moments known so far, in their order; what was taken back did not. */
export function tellMatters(moments: readonly Pick<Moment, 'at' | 'events' | 'backTo'>[], speech: Speech): readonly ToldMatter[] {
  const rules = speech.words.matters ?? [];
  let told: readonly ToldMatter[] = [];
  for (const { at, events, backTo } of moments) {
    if (backTo !== undefined) told = told.filter((each) => each.at <= backTo);
    else told = [...told, ...mattersOf(rules, events, (key) => typeOf(key, speech)).map((matter) => toldAt(at, matter, speech))];
  }
  return told;
}

/** What mattered most in a turn; undefined where nothing did. */
export function chiefOf(told: readonly ToldMatter[], { from, to }: Pick<TapeTurn, 'from' | 'to'>): ToldMatter | undefined {
  const ofTurn = told.filter(({ at }) => at >= from && at <= to);
  const chief = weightiest(ofTurn.map(({ matter }) => matter));
  return ofTurn.find(({ matter }) => matter === chief);
}

/** The number of the turn in which a matter happened; undefined where that is not known yet. */
export function turnOfMatter({ at }: ToldMatter, turns: readonly TapeTurn[]): number | undefined {
  return turns[turnAt(turns, at)]?.turn;
}

function toldAt(at: number, matter: Matter, speech: Speech): ToldMatter {
  return { ...sayMatter(matter, speech), at, seat: matter.event.seat, matter };
}

/** A card's type by its definition: the first, where it has several. */
function typeOf(definition: string, speech: Speech): string {
  const { type, types } = speech.card(definition)?.facts ?? {};
  const [first = ''] = Array.isArray(types) ? types : [type];
  return String(first ?? '');
}
