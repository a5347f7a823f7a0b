import { applies, cardOf, NO_CARD, pin, site, type CardId, type CardRef } from '@crupier/kernel/rules';
import { cardsIn, isAlly, objectsInPlay, recordOf, zoneOfCard } from './reading.ts';
import { inTurnOrder } from './seats.ts';
import type { InfernoMatch, Zone } from './state.ts';

const spokenOf = site(
  'INF-118.7 INF-608.6a',
  'what something on the chain or waiting speaks of may be chosen as a source, wherever it lies; an ability on the chain is none',
);

const dealingOrNot = site('INF-118.7', 'a card that can deal no damage may be chosen as a source');

/** Where all can point at what is neither in play nor on the chain. */
const open: ReadonlySet<Zone> = new Set<Zone>(['infierno', 'exile']);

/** Everything that may be chosen as a source of damage. *Rule:* INF-118.7. */
export function sourcesToChoose(match: InfernoMatch): CardId[] {
  if (!applies(match, spokenOf)) return [...inPlayNow(match), ...cardsIn(match, 'chain')];
  return [...new Set([...inPlayNow(match), ...cardsOnChain(match), ...referredTo(match).map(cardOf)])];
}

/** Resources too: a source need not be able to deal damage. *Rule:* INF-118.7, INF-110.4. */
function inPlayNow(match: InfernoMatch): CardId[] {
  if (!applies(match, dealingOrNot)) return objectsInPlay(match).filter((card) => isAlly(match, card));
  return [...objectsInPlay(match), ...inTurnOrder(match).flatMap((seat) => cardsIn(match, 'resources', seat))];
}

function cardsOnChain({ state }: InfernoMatch): CardId[] {
  return state.chain.filter(({ isCard }) => isCard).map(({ object }) => object);
}

/** A chosen source as the object that it is, or was as something came to speak of it. *Rule:* INF-608.6a, INF-400.7. */
export function sourceNow(match: InfernoMatch, card: CardId): CardRef {
  const isElsewhere = open.has(zoneOfCard(match, card));
  const ref = isElsewhere ? (referredTo(match).find((each) => cardOf(each) === card) ?? card) : card;
  return ref === card ? pin(recordOf(match, card)) : ref;
}

/** What lies elsewhere and is spoken of by something on the chain, by a delayed ability or by what waits to replace something. */
function referredTo(match: InfernoMatch): CardRef[] {
  const chained = match.state.chain.flatMap(({ isCard, source, bound, event }) => [
    ...(isCard ? [] : [source]),
    ...bound.flat(),
    ...(event === undefined ? [] : [event.card]),
  ]);
  const waiting = cardsIn(match, 'effects').flatMap((effect) => (isWaiting(match, effect) ? recordOf(match, effect).linked : []));
  return [...chained, ...waiting].filter((ref) => isPointedAt(match, cardOf(ref)));
}

/** Whether all can point at something that is neither in play nor on the chain: face down it is nothing that anybody knows. */
function isPointedAt(match: InfernoMatch, card: CardId): boolean {
  return card !== NO_CARD && open.has(zoneOfCard(match, card)) && !recordOf(match, card).faceDown;
}

function isWaiting(match: InfernoMatch, effect: CardId): boolean {
  const abilities = match.game.definitions[recordOf(match, effect).definition]?.abilities ?? [];
  return abilities.some(({ data }) => data.kind === 'triggered' || data.kind === 'replacement');
}
