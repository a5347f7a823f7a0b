import { nameLines, type FaceBox } from './face.ts';
import { fitText, type FittedText, type TextSpace } from './fit-text.ts';

/** A space for a name, whose sizes are those of a design; `lines` is what a face of full height has. */
type NameSpace = Required<Pick<TextSpace, 'size' | 'sizeMin' | 'lines' | 'width'>> & Pick<TextSpace, 'face'>;

/** Sets a name on a face. Where the face is drawn larger and the name would be cut, it keeps to letters of the usual size, in a line more. */
export function fitName(name: string, box: FaceBox, { size, sizeMin, lines: usual, width, face = 'ui' }: NameSpace): FittedText {
  const lines = nameLines(box, usual);
  const fitted = fitText(name, { size, sizeMin, lines, width, face });
  if (!fitted.cut || box.scale <= 1) return fitted;
  return fitText(name, { size: sizeMin, sizeMin: leastOfName(box, sizeMin), lines: lines + 1, width, face });
}

/** The smallest letters of a name that would be cut otherwise, in units of the drawing: those of the usual size on the screen. */
export function leastOfName({ scale, letters }: Pick<FaceBox, 'scale' | 'letters'>, usual = letters): number {
  return Math.min(usual, letters / Math.max(1, scale));
}
