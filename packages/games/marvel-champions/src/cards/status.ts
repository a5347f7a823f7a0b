import { isWritten } from './behaviours.ts';
import { cardsOfPack } from './facts.ts';
import type { CardCode } from './facts/card-facts.ts';

/** The codes of the core set's cards that lack their text: the visible list of what cannot be played yet. */
export function notYetPlayable(): readonly CardCode[] {
  return cardsOfPack('core')
    .filter((facts) => !isWritten(facts))
    .map(({ code }) => code);
}
