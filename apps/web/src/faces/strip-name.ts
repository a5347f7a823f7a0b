import { fitName } from './fit-name.ts';
import type { FittedText } from './fit-text.ts';

/** The most lines of a name on a strip. */
const linesMax = 3;

/** The name of an attached card as it is set on its strip: whole, in more lines where one is too short for it. */
export function setStripName(name: string, letters: number, width: number): FittedText {
  return fitName(
    name,
    { size: 'tile', width, height: Infinity, scale: 1, letters },
    { size: letters, sizeMin: letters, lines: linesMax, width },
  );
}

/** What the lines of a name after the first add to a strip. */
export function moreLines({ lines }: FittedText, leading: number): number {
  return (lines.length - 1) * leading;
}
