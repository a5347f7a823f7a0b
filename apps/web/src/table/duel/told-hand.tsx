/** A hand whose cards carry their words. */

import type { ReactNode } from 'react';
import { BandFace } from '../../faces/band-face.tsx';
import { lettersOfLarge } from '../../faces/face.ts';
import { ToldFace } from '../../faces/told-face.tsx';
import { CardButton, type DrawnFace } from '../cards/card-button.tsx';
import type { HandRowProps } from '../scene/game-look.ts';
import { Zone } from '../cards/zone.tsx';
import { useFrame } from '../room/use-frame.ts';
import { useTable } from '../scene/table-context.ts';
import { fitHand, type HandFit, type HandFormat } from './fit-hand.ts';
import '../../styles/duel.css';

/** The cards of a hand with their words; where those have no room, what stands there otherwise. */
export function ToldHand({ label, handles, room: { width, height }, otherwise }: HandRowProps): ReactNode {
  const { view, speech, look } = useTable();
  const { unit, text } = useFrame();
  const scale = unit * text;
  const cards = handles.map((handle) => {
    const seen = view.cards[handle];
    const sheet = seen === undefined ? undefined : speech.card(look.definitionOf(seen));
    return sheet === undefined ? undefined : { name: sheet.name[speech.language], text: sheet.text[speech.language] };
  });
  const known = cards.filter((card) => card !== undefined);
  const fit = known.length === cards.length ? fitHand(known, { width: width / scale, height: height / scale }) : undefined;
  if (fit === undefined) return otherwise;
  return (
    <Zone label={label} className="hand-cards duel-hand" style={{ gap: `${fit.gap * scale}px` }}>
      {handles.map((handle, at) => (
        <li key={handle}>
          <CardButton
            handle={handle}
            draw={(drawn) => <HandFace drawn={drawn} format={fit.formats[at] ?? 'bare'} fit={fit} scale={scale} />}
          />
        </li>
      ))}
    </Zone>
  );
}

interface HandFaceProps {
  readonly drawn: DrawnFace;
  readonly format: HandFormat;
  readonly fit: HandFit;
  readonly scale: number;
}

function HandFace({ drawn, format, fit: { width, height }, scale }: HandFaceProps): ReactNode {
  const box = { width, height, scale, letters: lettersOfLarge };
  if (format === 'band') return <BandFace {...drawn} box={box} />;
  return <ToldFace {...drawn} box={{ ...box, words: format === 'face' ? 'whole' : 'line', gist: '' }} priced />;
}
