import { sayCard, type Handle } from '@crupier/protocol';
import { attachedPeek, lettersOfLarge, lettersOfSmall } from '../../faces/face.ts';
import { moreLines, setStripName } from '../../faces/strip-name.ts';
import { attachedTo } from '../scene/reading.ts';
import type { TableScene } from '../scene/table-context.ts';

/** The widest face and the narrowest, in units, on small screens and on large ones. */
const faces = { small: [84, 74], large: [108, 76] } as const;
/** What a strip takes of its width beside the name, and what lies between two cards at most, in pixels. */
const stripMargin = 21;
const gapsMost = { small: 8, large: 24 } as const;

/** The cards of a row, and what it has for a width, in pixels. */
interface StripRow {
  readonly row: readonly Handle[];
  readonly width: number;
  readonly small: boolean;
  /** How many times the usual size text has. */
  readonly text: number;
}

/** How high the strips of names are on a face of a width in units, in strips of one line. */
export function stripLines(names: readonly string[], width: number, small: boolean): number {
  const letters = small ? lettersOfSmall : lettersOfLarge;
  return names.reduce((sum, name) => sum + 1 + moreLines(setStripName(name, letters, width - stripMargin), letters) / attachedPeek, 0);
}

/** The most that the strips of one card of a row are high, in strips of one line. */
export function stripsOfRow({ row, width, small, text }: StripRow, { view, speech }: Pick<TableScene, 'view' | 'speech'>): number {
  const [widest, least] = small ? faces.small : faces.large;
  const gap = small ? gapsMost.small : gapsMost.large;
  const each = Math.max(least, Math.min(widest, (width / row.length - gap) / text));
  const namesOn = (handle: Handle): readonly string[] =>
    attachedTo(view, handle).map((attached) => sayCard(view.cards[attached]?.definition ?? '', speech));
  return Math.max(0, ...row.map((handle) => stripLines(namesOn(handle), each, small)));
}
