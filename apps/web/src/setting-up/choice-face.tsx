import type { CardSheet, Speech } from '@crupier/protocol';
import type { ReactNode } from 'react';
import { CardFace } from '../faces/card-face.tsx';
import { wholeFit, type FaceFit } from '../faces/face.ts';
import { LazyFrame } from '../parts/lazy-part.tsx';
import { lookOf } from '../table/game-looks.ts';

interface ChoiceFaceProps {
  readonly game: string;
  readonly sheet: CardSheet | undefined;
  /** Undefined until the words of the game are known. */
  readonly speech: Speech | undefined;
  readonly fit?: FaceFit;
}

const usual = wholeFit('board');

/** The face that stands for a choice: its place is kept until the look of its game and its words are there. */
export function ChoiceFace({ game, sheet, speech, fit = usual }: ChoiceFaceProps): ReactNode {
  const place = { width: fit.width * fit.scale, height: fit.height * fit.scale };
  return (
    <span className="choice-face" style={place}>
      {sheet !== undefined && speech !== undefined && (
        <LazyFrame>
          <Drawn game={game} sheet={sheet} speech={speech} fit={fit} />
        </LazyFrame>
      )}
    </span>
  );
}

interface DrawnProps {
  readonly game: string;
  readonly sheet: CardSheet;
  readonly speech: Speech;
  readonly fit: FaceFit;
}

function Drawn({ game, sheet, speech, fit }: DrawnProps): ReactNode {
  return <CardFace face={lookOf(game).faceOf(sheet, speech)} fit={fit} />;
}
