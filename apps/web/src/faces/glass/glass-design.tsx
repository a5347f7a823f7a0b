import type { ReactNode } from 'react';
import type { CardDesign, WholeFaceProps } from '../face.ts';
import { PathSign } from '../path-sign.tsx';
import { StateMarks } from '../state-marks.tsx';
import { TokenFace } from '../token-face.tsx';
import { glassPools } from './glass-emblems.ts';
import { GlassFace } from './glass-face.tsx';
import { glassTileWidth } from './glass-layout.ts';

/** Stained glass: the cards of KeyForge. */
export const glass: CardDesign = { Whole: WholeGlass, Small: TokenFace, Sign: PathSign, tileWidth: glassTileWidth, emblems: glassPools };

function WholeGlass({ face, state, box, strips, id }: WholeFaceProps): ReactNode {
  return (
    <>
      <GlassFace face={face} box={box} id={id} />
      <StateMarks
        state={state}
        width={box.width}
        height={box.height}
        id={id}
        named={false}
        letters={box.letters}
        counted={!strips && box.size !== 'zoom'}
      />
    </>
  );
}
