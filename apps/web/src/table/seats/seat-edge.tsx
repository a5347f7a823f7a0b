import { saySeat, type Handle, type Seat } from '@crupier/protocol';
import type { ReactNode } from 'react';
import { useTexts } from '../../language/use-texts.ts';
import { SeatSign } from '../../parts/seat-sign.tsx';
import { CardButton } from '../cards/card-button.tsx';
import { OpenHand } from '../cards/open-hand.tsx';
import { Piles } from '../cards/piles.tsx';
import { Zone } from '../cards/zone.tsx';
import { tokenFit } from '../room/fit-rows.ts';
import { useFrame } from '../room/use-frame.ts';
import { useTable } from '../scene/table-context.ts';
import { useChipWidth } from './use-chip-width.ts';

interface SeatEdgeProps {
  readonly seat: Seat;
  readonly place: 'near' | 'far';
  readonly className?: string;
  readonly active: boolean;
  readonly lost?: boolean;
  /** What a seat has that is a number: keys, Æmbar, life, energy. */
  readonly children: ReactNode;
  /** Said after the name. */
  readonly note?: ReactNode;
  /** Said of the name while the pointer rests on it: the name of the deck. */
  readonly title?: string | undefined;
  readonly piles: readonly string[];
  /** Cards that stand beside the numbers as chips: artifacts, objects, lasting effects. */
  readonly chips: readonly Handle[];
  /** What a screen reader calls these. */
  readonly chipsLabel: string;
}

/** A seat's edge of the board: the strip with all that is a number, and the cards that are no row, in it or on a shelf beside it. */
export function SeatEdge({
  seat,
  place,
  className = '',
  active,
  lost = false,
  children,
  note,
  title,
  piles,
  chips,
  chipsLabel,
}: SeatEdgeProps): ReactNode {
  const { view, speech } = useTable();
  const texts = useTexts();
  const frame = useFrame();
  const { strip, width } = useChipWidth(chips.length, frame);
  const name = saySeat(seat, speech);
  const inline = width > 0;
  const zone = <Chips handles={chips} label={chipsLabel} width={width === 0 ? shelfChip : width} />;
  return (
    <section className={`edge ${className}`} data-fixed="" data-place={place} data-lost={lost || undefined} aria-label={name}>
      <div className="strip" ref={strip} data-strip={seat} data-mine={view.viewer === seat || undefined} data-active={active || undefined}>
        <p className="seat-name">
          <SeatSign seat={seat} name={name} />
          <b className="seat-word" title={title}>
            {name}
          </b>
          {view.viewer === seat && <span className="seat-you">{texts.you}</span>}
          {note}
        </p>
        {children}
        <span className="strip-space" data-gives="" />
        {inline && chips.length > 0 && (
          <div className="strip-cards" data-gives="">
            {zone}
          </div>
        )}
        <Piles seat={seat} kinds={piles} />
      </div>
      {!inline && chips.length > 0 && <div className="shelf">{zone}</div>}
      <OpenHand seat={seat} />
    </section>
  );
}

/** The width of a chip on a shelf, in units of the drawing. */
const shelfChip = 176;
/** A card of a shelf on a small screen: what a finger hits. */
const emblem = tokenFit(0, 0, { unit: 1, small: true });

interface ChipsProps {
  readonly handles: readonly Handle[];
  readonly label: string;
  readonly width: number;
}

function Chips({ handles, label, width }: ChipsProps): ReactNode {
  const { small } = useFrame();
  return (
    <Zone label={label} className="chips">
      {handles.map((handle) => (
        <li key={handle}>
          {small ? <CardButton handle={handle} fit={emblem} /> : <CardButton handle={handle} size="chip" width={width} />}
        </li>
      ))}
    </Zone>
  );
}
