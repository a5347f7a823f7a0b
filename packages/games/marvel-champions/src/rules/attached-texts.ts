import { applies, cardOf, type CardId, perDefinition, type Game, site } from '@crupier/kernel/rules';
import type { Ability } from '@crupier/kernel/cards';
import { recordOf } from '../state/reading.ts';
import type { Marvel, MarvelMatch } from '../state/state.ts';

const ofOldType = site(
  'MC-CARD-TYPES-4',
  'what is attached to a card whose type has changed stays, and says nothing where its text speaks of the old type',
);

/** What a card's text says of what it is attached to. */
interface Host {
  /** Empty where it says nothing. */
  readonly noun: string;
}

const hostOf = perDefinition<Marvel, Host>(read);

function read({ definitions }: Game<Marvel>, definition: number): Host {
  const said: readonly Ability[] = definitions[definition]?.written ?? [];
  const attaching = said.find((each) => each.kind === 'activated' && each.headers.includes('attach'));
  if (attaching?.kind !== 'activated') return { noun: '' };
  const { targets = {}, do: acts } = attaching.clause;
  const to = acts.find(({ verb }) => verb === 'attach')?.to;
  if (to?.kind === 'bound') return { noun: targets[to.name]?.noun ?? '' };
  return { noun: to?.kind === 'each' ? to.noun : '' };
}

/** Whether the text of an attached card speaks of a type that its host no longer has. *Rule:* MC-CARD-TYPES-4. */
export function isOfOldType(match: MarvelMatch, card: CardId): boolean {
  const { host, definition } = recordOf(match, card);
  if (host === 0 || (match.state.cards[cardOf(host)]?.countsAs ?? 0) === 0) return false;
  const noun = match.game.words.nouns[hostOf(match, definition).noun];
  const seat = recordOf(match, card).controller;
  return noun !== undefined && !noun.is(match, host, { seat, self: card, reader: card }) && applies(match, ofOldType);
}
