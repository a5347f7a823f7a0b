import { breakWord } from './break-word.ts';
import { nameLines, type FaceBox } from './face.ts';
import { fitText, type FittedText, type TextSpace } from './fit-text.ts';

/** A space for a name, whose sizes are those of a design; `lines` is what a face of full height has. */
type NameSpace = Required<Pick<TextSpace, 'size' | 'sizeMin' | 'lines' | 'width'>> & Pick<TextSpace, 'face'>;

/**
 * Sets a name on a face. Where the face is drawn larger and the name would be cut, it keeps to letters of the usual size, in a line more;
 * where it would be cut still, its long words are broken.
 */
export function fitName(name: string, box: FaceBox, { size, sizeMin, lines: usual, width, face = 'ui' }: NameSpace): FittedText {
  const lines = nameLines(box, usual);
  const fitted = fitText(name, { size, sizeMin, lines, width, face });
  if (!fitted.cut) return fitted;
  const least = leastOfName(box, sizeMin);
  const smaller = box.scale <= 1 ? fitted : fitText(name, { size: sizeMin, sizeMin: least, lines: lines + 1, width, face });
  return smaller.cut ? broken(name, smaller, { size: least, width, face, lines }) : smaller;
}

/** The name with its long words broken; as it was set before where that does not help. */
function broken(name: string, cut: FittedText, space: Required<Omit<TextSpace, 'sizeMin'>>): FittedText {
  const fits = (piece: string): boolean => !fitText(piece, { ...space, lines: 1 }).cut;
  const pieces = name.split(' ').flatMap((word) => breakWord(word, fits));
  const fitted = fitText(pieces.join(' '), space);
  return fitted.cut ? cut : fitted;
}

/** The smallest letters of a name that would be cut otherwise, in units of the drawing: those of the usual size on the screen. */
export function leastOfName({ scale, letters }: Pick<FaceBox, 'scale' | 'letters'>, usual = letters): number {
  return Math.min(usual, letters / Math.max(1, scale));
}
