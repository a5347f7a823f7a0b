import type { SetStatus } from '@crupier/kernel/rules';
import { isWritten } from './behaviours.ts';
import { cardsOfPack, packs } from './facts.ts';

/** How much of each product can be played, and the codes of the cards that lack their text: the visible list of what cannot be played yet. */
export function statusOfPacks(): readonly SetStatus[] {
  return packs.map(({ code }) => {
    const cards = cardsOfPack(code);
    const notYet = cards.filter((facts) => !isWritten(facts)).map((facts) => facts.code);
    return { game: 'marvel-champions', set: code, printed: cards.length, playable: cards.length - notYet.length, notYet };
  });
}
