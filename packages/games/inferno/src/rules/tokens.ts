import { applies, call, leave, program, raiseAll, site, type CardId, type Seat } from '@crupier/kernel/rules';
import { fact } from '../state/facts.ts';
import { rulesBy } from '../state/own-rules.ts';
import { printedBy } from '../state/printed.ts';
import { cardsIn, zoneOfCard } from '../state/reading.ts';
import { isPlaying } from '../state/seats.ts';
import type { Inferno, InfernoMatch } from '../state/state.ts';
import { putAllIntoPlay } from './enter.ts';

const nothingForTheGone = site('INF-800.3b', 'no token is created for who has left');
const noBody = site('INF-706.2a', 'a token of an ally whose strength or toughness is not defined is not created');

/** What a token is to be. */
export interface Shape {
  readonly definition: number;
  /** What it is a copy of, if it is one. */
  readonly copied: CardId;
}

interface TokenLocals {
  /** What each token is to be; later, of those that can be created. */
  shapes: readonly Shape[];
  /** The tokens. */
  shaped: readonly CardId[];
}

/**
 * Tokens are put into play as cards are: what is done as one enters is done, and what may not enter is not created.
 * *Rule:* INF-110.5, INF-706.4.
 */
export const createTokens = program<Inferno, TokenLocals>('create tokens', [
  {
    name: 'what each of them will be',
    rule: 'INF-110.5b INF-706.2a',
    do: (match, { locals, seat }) => {
      if (!isPlaying(match, seat) && applies(match, nothingForTheGone)) return leave;
      locals.shapes = locals.shapes.filter(({ definition }) => isDefined(match, definition) || !applies(match, noBody));
      if (locals.shapes.length === 0) return leave;
      raiseAll(
        match,
        locals.shapes.map(({ definition, copied }) => fact('tokenShaped', { seat, other: copied, value: definition })),
      );
      return undefined;
    },
  },
  {
    name: 'they enter play together',
    rule: 'INF-110.5 INF-110.5a INF-706.4 INF-706.5',
    do: (match, { locals, seat }) => {
      locals.shaped = cardsIn(match, 'resolving').slice(-locals.shapes.length);
      putAllIntoPlay(
        match,
        locals.shaped.map((card) => ({ card, seat })),
        [],
      );
    },
  },
  {
    name: 'what could not enter play is not created',
    rule: 'INF-110.5d',
    do: (match, { locals: { shaped } }) =>
      raiseAll(
        match,
        shaped.filter((card) => zoneOfCard(match, card) === 'resolving').map((card) => fact('tokenCeased', { card })),
      ),
  },
]);

/** Whether a definition says what strength and toughness an ally has: printed, worked out, or to be chosen. *Rule:* INF-706.2a, INF-207.3. */
function isDefined(match: InfernoMatch, definition: number): boolean {
  const { types, strength, toughness } = printedBy(match.game, definition);
  if (!types.includes('ally')) return true;
  const says = (rule: string): boolean => rulesBy(match.game, definition, rule).length > 0;
  if (says('definesBoth') || says('choosesBody')) return true;
  return (strength !== undefined || says('definesStrength')) && (toughness !== undefined || says('definesToughness'));
}

/** Creates tokens. The last act of a step. */
export function createEach(match: InfernoMatch, shapes: readonly Shape[], seat: Seat): void {
  if (shapes.length > 0) call(match, createTokens, { shapes, shaped: [] }, { seat });
}
