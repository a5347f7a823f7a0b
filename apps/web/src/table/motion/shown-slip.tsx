/** A card of somebody else, shown large in the slip's place before the match goes on. */

import { sayEvent, saySeat } from '@crupier/protocol';
import { useEffect, type ReactNode } from 'react';
import { CardFace } from '../../faces/card-face.tsx';
import { lettersOfLarge, lettersOfSmall, plainState, type FaceFit } from '../../faces/face.ts';
import { useTexts } from '../../language/use-texts.ts';
import { SeatSign } from '../../parts/seat-sign.tsx';
import type { ShownCard } from '../../wire/shown-card.ts';
import type { Frame } from '../room/frame.ts';
import { useFrame } from '../room/use-frame.ts';
import { useTable } from '../scene/table-context.ts';

interface ShownSlipProps {
  readonly shown: ShownCard;
  /** Keeps the card while the reader points at it. */
  readonly onHold: (isHeld: boolean) => void;
}

/**
 * Who shows the card, and the card as large as the column allows. Any key or press goes on. A pointer that lay there before it came
 * does not keep it: only one that moves does.
 */
export function ShownSlip({ shown, onHold }: ShownSlipProps): ReactNode {
  const { view, speech, look } = useTable();
  const texts = useTexts();
  const frame = useFrame();
  useEffect(() => () => onHold(false), [shown.key, onHold]);
  const { card, seat, event, kind } = shown;
  const seen = card.handle === undefined ? undefined : view.cards[card.handle];
  const sheet = speech.card(seen === undefined ? (card.definition ?? '') : look.definitionOf(seen));
  const face = sheet && look.faceOf(sheet, speech);
  const name = seat === undefined || seat < 0 ? undefined : saySeat(seat, speech);
  const isBeside = frame.mode !== 'wide';
  return (
    <section
      className="slip"
      data-quiet=""
      data-shown={kind}
      aria-label={texts.shownCard}
      data-zone=""
      onPointerMove={(moved) => (moved.pointerType === 'mouse' ? onHold(true) : undefined)}
      onPointerLeave={() => onHold(false)}
    >
      {name !== undefined && seat !== undefined && (
        <div className="slip-stub">
          <SeatSign seat={seat} name={name} />
          <span>{name}</span>
          <span className="shown-skip" aria-hidden="true">
            {texts.shownSkip}
          </span>
        </div>
      )}
      <div className="shown">
        {face !== undefined && (
          <span className="shown-face" key={shown.key}>
            <CardFace face={face} fit={fitOf(frame)} state={plainState} />
          </span>
        )}
        <div className="shown-words">
          <h1 id="question" tabIndex={-1}>
            {sayEvent(event, speech)}
          </h1>
          {isBeside && face !== undefined && <p className="slip-text">{face.text.join(' ').replaceAll('**', '')}</p>}
        </div>
      </div>
    </section>
  );
}

/** How large a card is shown: in the dealer's column with its text, elsewhere small beside its text. */
function fitOf({ mode, unit, height }: Frame): FaceFit {
  if (mode === 'phone' || mode === 'land')
    return { size: 'tile', width: 76, height: 100, scale: 1, strips: false, letters: lettersOfSmall };
  if (mode === 'tall') return { size: 'hand', width: 148, height: 206, scale: 1, strips: false, letters: lettersOfLarge };
  const room = (height * 0.5) / unit;
  return {
    size: 'zoom',
    width: 300,
    height: Math.round(Math.min(420, Math.max(300, room))),
    scale: unit,
    strips: false,
    letters: lettersOfLarge,
  };
}
