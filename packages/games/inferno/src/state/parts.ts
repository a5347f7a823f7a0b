import { applies, cardOf, site, type CardRef } from '@crupier/kernel/rules';
import { definedX } from './defined-x.ts';
import { wordsAsRead } from './defined.ts';
import { leftPlay } from './reading.ts';
import { legibleOf } from './unseen.ts';
import type { InfernoMatch } from './state.ts';

const namesAreSpanish = site('INF-201.2', 'two things have one name when their Spanish names are the same');
const wholeCost = site('INF-202.2', 'the converted cost is all the energy in the cost');
const costOfX = site('INF-202.2b', 'X counts on the chain as announced, and as 0 elsewhere');
const nothingIsZero = site('INF-202.2a', 'what has no energy cost has a converted cost of 0');

/** The name of an object, in Spanish: what names are compared by. *Rule:* INF-201.1, INF-201.2. */
export function nameOf(match: InfernoMatch, card: CardRef): string {
  const gone = leftPlay(match, card);
  if (gone === undefined) {
    const { name, subtypes } = legibleOf(match, cardOf(card));
    // A token is called by its subtypes, as the text that made it read. *Rule:* INF-611.2a.
    const { reads = [] } = match.state.cards[cardOf(card)] ?? {};
    return reads.length === 0 ? name.es : wordsAsRead(match, cardOf(card), subtypes).join(' ');
  }
  const printed = match.game.definitions[gone.definition]?.printed as { readonly name?: { readonly es: string } } | undefined;
  return printed?.name?.es ?? '';
}

/** Whether two objects share their name. What has none shares it with nothing. *Rule:* INF-201.2. */
export function sameName(match: InfernoMatch, one: CardRef, other: CardRef): boolean {
  const name = nameOf(match, one);
  if (!applies(match, namesAreSpanish)) return legibleOf(match, cardOf(one)).name.en === legibleOf(match, cardOf(other)).name.en;
  return name !== '' && name === nameOf(match, other);
}

/** The converted energy cost: all the energy in the cost, X as announced on the chain and 0 elsewhere. *Rule:* INF-202.2. */
export function convertedCost(match: InfernoMatch, card: CardRef): number {
  const { cost, costsX } = legibleOf(match, cardOf(card));
  if (cost === undefined && applies(match, nothingIsZero)) return 0;
  const item = costsX && applies(match, costOfX) ? match.state.chain.find(({ object }) => object === cardOf(card)) : undefined;
  const x = item === undefined ? 0 : (definedX(match, cardOf(card)) ?? item.x);
  return (applies(match, wholeCost) ? (cost ?? 1) : 0) + x;
}
