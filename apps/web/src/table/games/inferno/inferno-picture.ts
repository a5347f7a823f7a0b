import type { CardSheet, SeenCard } from '@crupier/protocol';
import type { PictureFacts } from '../../../faces/emblems.ts';
import { readList, readText } from '../../scene/reading.ts';

/** What the pictures of a card of Inferno are chosen by. */
export function pictureOf(sheet: CardSheet, seen?: SeenCard): PictureFacts {
  const { key, name, facts } = sheet;
  const supertypes = readList(facts, 'supertypes').filter((each) => each !== 'demon');
  return {
    key,
    pictureName: name.en,
    type: listNow('types', sheet, seen)[0] ?? '',
    faction: readText(seen?.now, 'path') || readText(facts, 'path'),
    traits: [...supertypes, ...listNow('subtypes', sheet, seen)],
  };
}

/** Words of a card as they are now, where somebody sees it, or as they are printed. */
export function listNow(name: string, { facts }: CardSheet, seen: SeenCard | undefined): readonly string[] {
  return seen?.now[name] === undefined ? readList(facts, name) : readList(seen.now, name);
}

/** The keys of the cards that stand for Inferno on the start. */
export const fanCards: readonly string[] = ['ember-imp', 'feral-dog', 'living-torch', 'barricade-crier', 'hooded-rioter'];
