import { lettersOfLarge, lettersOfSmall, type FaceFit } from '../../../faces/face.ts';
import type { PlateBox } from '../../../faces/poster/poster-plate.tsx';
import { tokenFit } from '../../room/fit-rows.ts';
import type { Frame } from '../../room/frame.ts';
import { faceFrom } from './fit-lane.ts';
import type { Box } from './lane-formats.ts';

/** What of a frame decides how a card is set. */
export type FaceFrame = Pick<Frame, 'unit' | 'small' | 'text'>;

/** From this width on, in units of the drawing, a face is set in the hand's optical size; on phones under that of a board's, in that of a tile. */
const handFrom = 148;
const tileUnder = 110;

/** A card that is set into a box in pixels: as a face, or as a token where a face has no room. Larger text is drawn larger as far as the face keeps its least size. */
export function faceFit({ width, height }: Box, frame: FaceFrame): FaceFit {
  const { unit, small, text } = frame;
  if (width < faceFrom.width * unit || height < faceFrom.height * unit) return tokenFit(width, height, frame);
  const scale = Math.max(unit, Math.min(unit * text, width / faceFrom.width, height / faceFrom.height));
  const wide = width / scale;
  return {
    size: sizeFor(wide, small),
    width: wide,
    height: height / scale,
    scale,
    strips: false,
    letters: small ? lettersOfSmall : lettersOfLarge,
  };
}

function sizeFor(width: number, small: boolean): FaceFit['size'] {
  if (width >= handFrom) return 'hand';
  return small && width < tileUnder ? 'tile' : 'board';
}

/** A plate in a box in pixels. */
export function plateBox({ width, height }: Box, { unit, small, text }: FaceFrame): PlateBox {
  const scale = unit * text;
  return { width: width / scale, height: height / scale, scale, letters: small ? lettersOfSmall : lettersOfLarge };
}
