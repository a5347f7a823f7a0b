import type { CardSheet } from '@crupier/protocol';
import type { PictureFacts } from '../../../faces/emblems.ts';
import { readList, readText } from '../../scene/reading.ts';

/** What the pictures of a card of Marvel Champions are chosen by. */
export function pictureOf({ key, name, facts }: CardSheet): PictureFacts {
  return {
    key,
    pictureName: name.en,
    type: readText(facts, 'type'),
    faction: readText(facts, 'faction'),
    traits: readList(facts, 'traits'),
  };
}

/** The keys of the cards that stand for Marvel Champions on the start. */
export const fanCards: readonly string[] = ['01001a', '01010a', '01094', '01019a', '01029a'];
