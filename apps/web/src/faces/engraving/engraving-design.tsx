import type { ReactNode } from 'react';
import type { CardDesign, CardSignProps, WholeFaceProps } from '../face.ts';
import { PathSign } from '../path-sign.tsx';
import { StateMarks } from '../state-marks.tsx';
import { TokenFace } from '../token-face.tsx';
import { engravingPools } from './engraving-emblems.ts';
import { Cost, EngravingFace } from './engraving-face.tsx';
import { engravingTileWidth } from './engraving-layout.ts';

/** Engravings: the cards of Inferno. */
export const engraving: CardDesign = {
  Whole: WholeEngraving,
  Small: TokenFace,
  Sign: EngravingSign,
  tileWidth: engravingTileWidth,
  emblems: engravingPools,
};

function WholeEngraving({ face, state, box, strips, id, priced }: WholeFaceProps): ReactNode {
  return (
    <>
      {face.engraved !== undefined && <EngravingFace face={face} engraved={face.engraved} box={box} id={id} priced={priced} />}
      <StateMarks
        state={state}
        width={box.width}
        height={box.height}
        id={id}
        named={true}
        letters={box.letters}
        counted={!strips && box.size !== 'zoom'}
      />
    </>
  );
}

/** The cost in its flame; the path of a card without one. */
function EngravingSign({ face, x, y, radius }: CardSignProps): ReactNode {
  const cost = face.engraved?.cost ?? '';
  return cost === '' ? <PathSign {...{ face, x, y, radius }} /> : <Cost cost={cost} {...{ x, y }} half={radius * 0.9} />;
}
