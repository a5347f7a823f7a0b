import { applies, enclosing, site, type CardId, type Change, type GameEvent, type LoweredAbility } from '@crupier/kernel';
import { kind } from './facts.ts';
import { changeWords, type Words } from './layers.ts';
import { perDefinitions } from './per-definitions.ts';
import type { Inferno, InfernoMatch } from './state.ts';

const asItWouldBe = site('INF-613.11', 'a card that enters play is looked at as it would be there, by what it says of itself');

/** What a definition says of its own types, subtypes, supertypes and keywords. */
type OwnWords = readonly { readonly ability: LoweredAbility<Inferno>; readonly change: Change & { readonly kind: 'list' } }[];

const ownWords = perDefinitions((game): readonly (OwnWords | undefined)[] =>
  game.definitions.map(({ abilities }) => {
    const found = abilities.flatMap((ability) => {
      const { data } = ability;
      if (data.kind !== 'static' || data.applies.kind !== 'self' || ability.lentTo !== undefined) return [];
      return data.changes.flatMap((change) => (change.kind === 'list' ? [{ ability, change }] : []));
    });
    return found.length === 0 ? undefined : found;
  }),
);

/**
 * Words of a card, with what it will say of them itself where it is about to enter play: that is what decides which replacements are
 * about it. *Rule:* INF-613.11.
 */
export function wordsEntering(match: InfernoMatch, card: CardId, list: string, words: Words): Words {
  const own = ownWords(match)[match.state.cards[card]?.definition ?? 0];
  if (own === undefined || !isEntering(match, card) || !applies(match, asItWouldBe)) return words;
  return own
    .filter(({ ability, change }) => change.list === list && ability.appliesToCard(match, card, card))
    .reduce((so, { change }) => changeWords(so, change), words);
}

/** Whether the event that is to be replaced, or being replaced, is that a card enters play. */
function isEntering(match: InfernoMatch, card: CardId): boolean {
  const event = match.expected ?? eventReplaced(match);
  return event?.kind === kind.cardEntered && event.card === card;
}

function eventReplaced(match: InfernoMatch): GameEvent | undefined {
  const frame = enclosing(match, match.game.happen);
  return frame?.locals.events[frame.locals.index];
}
