import type { ReactNode } from 'react';
import type { CardDesign, WholeFaceProps } from '../face.ts';
import { StateMarks } from '../state-marks.tsx';
import { TokenFace } from '../token-face.tsx';
import { engravingPools } from './engraving-emblems.ts';
import { EngravingFace } from './engraving-face.tsx';

/** Engravings: the cards of Inferno. */
export const engraving: CardDesign = { Whole: WholeEngraving, Small: TokenFace, emblems: engravingPools };

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
