import type { CardSheet } from '@crupier/protocol';
import type { ReactNode } from 'react';
import { CardFace } from '../../faces/card-face.tsx';
import { lettersOfLarge, lettersOfSmall, plainState, type FaceFit } from '../../faces/face.ts';
import type { Frame } from '../room/frame.ts';
import { useFrame } from '../room/use-frame.ts';
import { useTable } from '../scene/table-context.ts';

interface StagedCardProps {
  readonly sheet: CardSheet;
  /** Why it is shown; undefined where the slip has said it. */
  readonly reason?: string | undefined;
}

/** A card on the stage, with its whole text beside it. */
export function StagedCard({ sheet, reason }: StagedCardProps): ReactNode {
  const { speech, look } = useTable();
  const frame = useFrame();
  const face = look.faceOf(sheet, speech);
  return (
    <>
      <CardFace face={face} fit={stagedFit({ units: 330, part: 0.4 }, frame)} state={plainState} />
      <div className="beat-words">
        {reason !== undefined && <p className="beat-kind">{reason}</p>}
        <h3>{face.name}</h3>
        <p className="beat-of">{face.typeWord}</p>
        <p className="beat-text">{face.text.join(' ').replaceAll('**', '')}</p>
      </div>
    </>
  );
}

/** How large a card is on the stage: at most so many units high, and so much of the window. */
export function stagedFit({ units, part }: { readonly units: number; readonly part: number }, { unit, height, small }: Frame): FaceFit {
  const tall = Math.round(Math.min(units, (height * part) / unit));
  const width = Math.round(tall * 0.72);
  const size = width >= 140 ? 'hand' : 'board';
  return { size, width, height: tall, scale: unit, strips: false, letters: small ? lettersOfSmall : lettersOfLarge };
}
