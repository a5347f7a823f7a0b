/** The two sides of a demon: each with its body, and the words that hold while it lies up. *Rule:* INF-112.4, INF-112.5. */

import { sayLabel, type CardSheet, type SeenCard, type Speech } from '@crupier/protocol';
import type { CardSide } from '../../scene/game-look.ts';
import { isSet, readList, readNumber } from '../../scene/reading.ts';
import { faceOf } from './inferno-face.ts';
import { listNow } from './inferno-picture.ts';

/** A side of a demon. */
export type DemonSide = 'infernal' | 'earthly';

/** The sides of a demon, that which lies up first; undefined for other cards. */
export function sidesOf(sheet: CardSheet, speech: Speech, seen?: SeenCard): readonly [CardSide, CardSide] | undefined {
  if (!listNow('types', sheet, seen).includes('demon')) return undefined;
  const sides = [sideOf('infernal', sheet, speech, seen), sideOf('earthly', sheet, speech, seen)] as const;
  return isSet(seen?.now, 'earthly') ? [sides[1], sides[0]] : sides;
}

function sideOf(side: DemonSide, sheet: CardSheet, speech: Speech, seen?: SeenCard): CardSide {
  const face = faceOf(sheet, speech, seen);
  const printed = readNumber(sheet.facts, 'strength');
  const strength = side === 'earthly' ? (isSet(seen?.now, 'earthly') && face.engraved?.strength) || { printed, now: printed } : undefined;
  const text = wordsOn(side, face.text, readList(sheet.facts, 'sides'));
  const engraved = face.engraved && { engraved: { ...face.engraved, demon: side, strength } };
  return { word: sayLabel(side, speech), face: { ...face, text, ...engraved } };
}

/**
 * The lines of a demon's text that say something while a side lies up, by the side of each. A text that has been changed has other lines:
 * all of them stand on both sides.
 */
export function wordsOn(side: DemonSide, text: readonly string[], sides: readonly string[]): readonly string[] {
  return text.length === sides.length ? text.filter((_, at) => sides[at] === side || sides[at] === 'both') : text;
}
