import {
  abilityRef,
  applies,
  enclosing,
  NO_CARD,
  perDefinition,
  site,
  type CardId,
  type GameEvent,
  type Prospect,
  type Seat,
  type WorkingChange,
} from '@crupier/kernel/rules';
import type { Change } from '@crupier/kernel/cards';
import { addedFrom, kind } from './facts.ts';
import { zoneKind, type Inferno, type InfernoMatch } from './state.ts';

const asItWouldBe = site('INF-613.11', 'a card that enters play is looked at as it would be there, by what it says of itself');

/** What a definition says of itself: of its types, subtypes, supertypes, path and keywords, of its strength and toughness. */
type OwnChange = Omit<WorkingChange<Inferno>, 'ref' | 'self'> & { readonly place: number };

const ownChanges = perDefinition<Inferno, readonly OwnChange[]>(({ definitions }, definition) =>
  (definitions[definition]?.abilities ?? []).flatMap((ability, place) => {
    const { data } = ability;
    if (data.kind !== 'static' || data.applies.kind !== 'self' || ability.lent !== undefined) return [];
    return data.changes.flatMap((change, at) => (isOfCharacteristics(change) ? [{ ability, change, at, place }] : []));
  }),
);

function isOfCharacteristics({ kind }: Change): boolean {
  return kind === 'list' || kind === 'stat' || kind === 'swap';
}

/** Whether a card that is about to enter play says anything of itself. */
export function saysOfItself(match: InfernoMatch, card: CardId): boolean {
  // First of all, since this is asked of every characteristic.
  if (isInPlay(match, card)) return false;
  return ownChanges(match, match.state.cards[card]?.definition ?? 0).length > 0 && isEntering(match, card) && applies(match, asItWouldBe);
}

/**
 * A card that is about to enter play as it would be there: with what it says of itself, which is younger than what has been done to it
 * on the chain, and without what others that are in play would make of it. Undefined where nothing is to be told apart.
 * *Rule:* INF-613.11, INF-612.6a.
 */
export function asItWouldEnter(match: InfernoMatch, card: CardId): Prospect<Inferno> | undefined {
  if (!saysOfItself(match, card)) return undefined;
  const own = ownChanges(match, match.state.cards[card]?.definition ?? 0);
  return {
    stays: ({ self }) => self === card || zoneKind(match.state.cards[self]?.zone ?? 0) === 'effects',
    comes: own.map(({ place, ...change }) => ({ ...change, ref: abilityRef(card, place), self: card })),
  };
}

/** Once a card is there its abilities work by themselves, while others are told of its entering. */
function isInPlay({ state }: InfernoMatch, card: CardId): boolean {
  return zoneKind(state.cards[card]?.zone ?? 0) === 'play';
}

/** Whether the event that is to be replaced, or being replaced, is that a card enters play. */
function isEntering(match: InfernoMatch, card: CardId): boolean {
  const event = match.expected ?? eventReplaced(match);
  return event?.kind === kind.cardEntered && event.card === card;
}

/**
 * Who is to control a card that is about to enter play, as that has been changed so far; undefined of any other card. *Rule:* INF-613.11.
 */
export function controllerEntering(match: InfernoMatch, card: CardId): Seat | undefined {
  const event = match.expected ?? eventReplaced(match);
  const enters = event?.kind === kind.cardEntered || event?.kind === kind.resourceAdded;
  return enters && event.card === card && applies(match, asItWouldBe) ? event.seat : undefined;
}

/** Whether the event that is to be replaced, or being replaced, is that a card is added as a resource. */
export function becomesResource(match: InfernoMatch, card: CardId): boolean {
  const event = match.expected ?? eventReplaced(match);
  return event?.kind === kind.resourceAdded && event.card === card && card !== NO_CARD;
}

/** The same of one that is added from the deck, which nobody sees. */
export function isAddedUnseen(match: InfernoMatch, card: CardId): boolean {
  const event = match.expected ?? eventReplaced(match);
  return event?.kind === kind.resourceAdded && event.card === card && event.value === addedFrom.deck;
}

function eventReplaced(match: InfernoMatch): GameEvent | undefined {
  const frame = enclosing(match, match.game.happen);
  return frame?.locals.events[frame.locals.index];
}
