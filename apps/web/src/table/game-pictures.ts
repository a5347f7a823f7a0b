/** Which pictures the cards of each game show: for whoever looks at whole decks and draws none of them. */

import type { CardSheet } from '@crupier/protocol';
import type { EmblemPools } from '../faces/emblem-pools.ts';
import { emblemsIn, emblemsOf, stampOf, type EmblemFacts, type PictureFacts } from '../faces/emblems.ts';
import { engravingPools } from '../faces/engraving/engraving-emblems.ts';
import { glassPools } from '../faces/glass/glass-emblems.ts';
import { posterPools } from '../faces/poster/poster-emblems.ts';
import signs from '../faces/sign-emblem-paths.json' with { type: 'json' };
import { fanCards as infernoFan, pictureOf as infernoPicture } from './games/inferno/inferno-picture.ts';
import { fanCards as keyforgeFan, pictureOf as keyforgePicture } from './games/keyforge/keyforge-picture.ts';
import { fanCards as marvelFan, pictureOf as marvelPicture } from './games/marvel-champions/marvel-picture.ts';

/** How the pictures of a game's cards are chosen. */
interface GamePictures {
  readonly pools: EmblemPools;
  readonly pictureOf: (sheet: CardSheet) => PictureFacts;
  readonly fan: readonly string[];
  /** Whether its cards have a stamp, which is a third picture. */
  readonly isStamped: boolean;
}

const games: Readonly<Record<string, GamePictures>> = {
  keyforge: { pools: glassPools, pictureOf: keyforgePicture, fan: keyforgeFan, isStamped: false },
  inferno: { pools: engravingPools, pictureOf: infernoPicture, fan: infernoFan, isStamped: false },
  'marvel-champions': { pools: posterPools, pictureOf: marvelPicture, fan: marvelFan, isStamped: true },
};

/** The pictures that a card shows, its own first; none of a game that the page does not know. */
export function picturesOn(game: string, sheet: CardSheet): readonly string[] {
  const known = games[game];
  if (known === undefined) return [];
  const facts: EmblemFacts = { ...known.pictureOf(sheet), design: { emblems: known.pools } };
  return known.isStamped ? [...emblemsOf(facts), stampOf(facts)] : emblemsOf(facts);
}

/** The keys of a game's cards on the start. */
export function cardsOnStart(game: string): readonly string[] {
  return games[game]?.fan ?? [];
}

/** The names of all pictures that cards or their states may show, in alphabetical order. */
export function picturesInUse(): readonly string[] {
  const names = Object.values(games).flatMap(({ pools }) => [...emblemsIn(pools)]);
  return [...new Set([...names, ...signNames])].toSorted();
}

/** The signs of states, which a page has from the first. */
export const signNames: readonly string[] = Object.keys(signs);
