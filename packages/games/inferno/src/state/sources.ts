import { applies, cardOf, pin, site, type CardId, type CardRef } from '@crupier/kernel';
import { cardsIn, inPlay, objectsInPlay, recordOf, zoneOfCard } from './reading.ts';
import type { InfernoMatch, Zone } from './state.ts';

const spokenOf = site(
  'INF-118.7 INF-608.6a',
  'what something on the chain or waiting speaks of may be chosen as a source, wherever it lies',
);

/** Where all can point at what is neither in play nor on the chain. */
const open: ReadonlySet<Zone> = new Set<Zone>(['infierno', 'exile']);

/** Everything that may be chosen as a source of damage. *Rule:* INF-118.7. */
export function sourcesToChoose(match: InfernoMatch): CardId[] {
  const elsewhere = applies(match, spokenOf) ? referredTo(match).map(cardOf) : [];
  return [...new Set([...objectsInPlay(match), ...cardsIn(match, 'chain'), ...elsewhere])];
}

/** Whether something may be chosen as a source of damage. *Rule:* INF-118.7. */
export function mayBeSource(match: InfernoMatch, card: CardRef): boolean {
  return inPlay(match, card) || zoneOfCard(match, card) === 'chain' || sourcesToChoose(match).includes(cardOf(card));
}

/** A chosen source as the object that it is, or was as something came to speak of it. *Rule:* INF-608.6a, INF-400.7. */
export function sourceNow(match: InfernoMatch, card: CardId): CardRef {
  const isThere = inPlay(match, card) || zoneOfCard(match, card) === 'chain';
  const ref = isThere ? card : (referredTo(match).find((each) => cardOf(each) === card) ?? card);
  return ref === card ? pin(recordOf(match, card)) : ref;
}

/** What lies elsewhere and is spoken of by something on the chain, by a delayed ability or by what waits to replace something. */
function referredTo(match: InfernoMatch): CardRef[] {
  const chained = match.state.chain.flatMap(({ isCard, source, bound }) => [...(isCard ? [] : [source]), ...bound.flat()]);
  const waiting = cardsIn(match, 'effects').flatMap((effect) => (isWaiting(match, effect) ? recordOf(match, effect).linked : []));
  return [...chained, ...waiting].filter((ref) => open.has(zoneOfCard(match, cardOf(ref))));
}

function isWaiting(match: InfernoMatch, effect: CardId): boolean {
  const abilities = match.game.definitions[recordOf(match, effect).definition]?.abilities ?? [];
  return abilities.some(({ data }) => data.kind === 'triggered' || data.kind === 'replacement');
}
