import type { Handle } from '@crupier/protocol';
import type { ReactNode } from 'react';
import { CardFace } from '../../faces/card-face.tsx';
import { lettersOfSmall, type Face, type FaceFit } from '../../faces/face.ts';
import { HandChip } from '../../faces/hand-chip.tsx';
import { handFace, type HandFormat } from '../room/steady-room.ts';
import { useFrame } from '../room/use-frame.ts';
import { CardButton, type DrawnFace } from './card-button.tsx';
import { Zone } from './zone.tsx';

interface NamedRowProps {
  readonly label: string;
  readonly handles: readonly Handle[];
  readonly format: Exclude<HandFormat, 'fitted'>;
}

/** A hand on a small screen: cards with their names in one row, which is scrolled along. */
export function NamedRow({ label, handles, format }: NamedRowProps): ReactNode {
  const { text } = useFrame();
  const draw = (drawn: DrawnFace): ReactNode =>
    format === 'faces' ? <NamedFace {...drawn} /> : <HandChip face={drawn.face} marks={drawn.marks} scale={text} />;
  return (
    <Zone label={label} className="named-row">
      {handles.map((handle) => (
        <li key={handle}>
          <CardButton handle={handle} size="chip" draw={draw} />
        </li>
      ))}
    </Zone>
  );
}

function NamedFace({ face, state, marks }: DrawnFace): ReactNode {
  return <CardFace face={face} fit={fitOf(face)} state={state} marks={marks} priced />;
}

/** A face is wider where its name would be cut. */
function fitOf({ design, name }: Face): FaceFit {
  const width = Math.max(handFace.width, design.tileWidth(name));
  return { size: 'tile', width, height: handFace.height, scale: 1, strips: false, letters: lettersOfSmall };
}
