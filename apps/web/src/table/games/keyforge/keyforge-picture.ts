import type { CardSheet, SeenCard } from '@crupier/protocol';
import type { PictureFacts } from '../../../faces/emblems.ts';
import { readList, readText } from '../../scene/reading.ts';

/** What the pictures of a card of KeyForge are chosen by. */
export function pictureOf({ key, name, facts }: CardSheet, seen?: SeenCard): PictureFacts {
  const now = seen?.now;
  const printedHouse = readText(now, 'house') || readText(facts, 'house');
  return {
    key,
    pictureName: name.en,
    type: readText(now, 'type') || readText(facts, 'type'),
    faction: readList(now, 'houses')[0] ?? printedHouse,
    traits: now?.['traits'] === undefined ? readList(facts, 'traits') : readList(now, 'traits'),
  };
}

/** The keys of the cards that stand for KeyForge on the start. */
export const fanCards: readonly string[] = ['titan-mechanic', 'hunting-witch', 'pitlord', 'champion-anaphiel', 'silvertooth'];
