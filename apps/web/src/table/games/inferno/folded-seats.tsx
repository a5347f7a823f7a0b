/** The others of a table of more than two: each a tile with all that is a number; one of them is open below. */

import { sayLabel, saySeat, type Handle, type Seat } from '@crupier/protocol';
import type { ReactNode } from 'react';
import { marks } from '../../../faces/drawings.ts';
import { useTexts } from '../../../language/use-texts.ts';
import { SeatSign } from '../../../parts/seat-sign.tsx';
import { CardButton } from '../../cards/card-button.tsx';
import { OpenHand } from '../../cards/open-hand.tsx';
import { Piles } from '../../cards/piles.tsx';
import { Zone } from '../../cards/zone.tsx';
import { tokenFit } from '../../room/fit-rows.ts';
import { useFrame } from '../../room/use-frame.ts';
import { isSet, readNumber, readText, zoneOf } from '../../scene/reading.ts';
import { useTable } from '../../scene/table-context.ts';
import { alliesOf, demonOf, objectsOf } from './inferno-reading.ts';
import { SeatNote } from './inferno-seat.tsx';

interface FoldedSeatsProps {
  readonly seats: readonly Seat[];
  readonly opened: Seat;
  readonly onOpen: (seat: Seat) => void;
}

/** The tiles, and what lies before the open seat beside its row. */
export function FoldedSeats({ seats, opened, onOpen }: FoldedSeatsProps): ReactNode {
  const { view, speech } = useTable();
  const texts = useTexts();
  const { small } = useFrame();
  const objects = objectsOf(view, opened, speech);
  const name = saySeat(opened, speech);
  return (
    <div className="edge folded" data-fixed="" data-place="far">
      <div className="folded-seats" data-zone="">
        {seats.map((seat) => (
          <FoldedSeat key={seat} seat={seat} open={seat === opened} onOpen={() => onOpen(seat)} />
        ))}
      </div>
      {(small || objects.length > 0) && (
        <div className="shelf folded-shelf">
          {small && <Piles seat={opened} kinds={openPiles} />}
          {objects.length > 0 && (
            <Zone label={texts.inPlayOf(name)} className="chips">
              {objects.map((handle) => (
                <li key={handle}>
                  {small ? <CardButton handle={handle} fit={emblem} /> : <CardButton handle={handle} size="chip" width={140} />}
                </li>
              ))}
            </Zone>
          )}
        </div>
      )}
      <OpenHand seat={opened} />
    </div>
  );
}

/** The piles of the seat that is open. */
export const openPiles = ['infierno', 'exile'] as const;

const emblem = tokenFit(0, 0, { unit: 1, small: true });

interface FoldedSeatProps {
  readonly seat: Seat;
  readonly open: boolean;
  readonly onOpen: () => void;
}

/** A seat as a tile: life, energy, resources, hand and, while it is folded, what its allies are worth. */
function FoldedSeat({ seat, open, onOpen }: FoldedSeatProps): ReactNode {
  const { view, speech, marks: chosen } = useTable();
  const texts = useTexts();
  const { small } = useFrame();
  const name = saySeat(seat, speech);
  const allies = alliesOf(view, seat, speech);
  const deck = zoneOf(view, 'deck', seat).count;
  const demon = demonOf(view, seat, speech);
  const isAsked = [demon ?? '', ...allies, ...objectsOf(view, seat, speech)].some((handle) => chosen.get(handle)?.legal !== undefined);
  const isLost = isSet(view.seats[seat], 'lost');
  return (
    <button
      type="button"
      className="folded-seat inf-seat"
      data-strip={seat}
      data-stop=""
      data-asked={(isAsked && !open) || undefined}
      data-active={readNumber(view.table, 'active') === seat || undefined}
      data-lost={isLost || undefined}
      aria-pressed={open}
      onClick={onOpen}
    >
      <span className="folded-head">
        <SeatSign seat={seat} name={name} />
        <b className="folded-name">{name}</b>
        {!small && <SeatNote seat={seat} />}
        <strong data-value="">{deck}</strong>
        <span className="unseen">{texts.cardsAreLife}</span>
      </span>
      {small ? (
        <span className="folded-count">
          {allies.length} {texts.alliesShort}
        </span>
      ) : (
        <>
          <span className="folded-allies">
            {open ? <i>{texts.openBelow}</i> : allies.map((handle) => <AllyPill key={handle} handle={handle} />)}
          </span>
          <FoldedNumbers seat={seat} />
        </>
      )}
    </button>
  );
}

/** An ally of a folded seat: strength and toughness. */
function AllyPill({ handle }: { readonly handle: Handle }): ReactNode {
  const { view, marks: chosen } = useTable();
  const body = readText(view.cards[handle]?.now, 'body');
  return (
    <em data-value="" data-legal={chosen.get(handle)?.legal === undefined ? undefined : ''}>
      {body === '' ? '—' : body}
    </em>
  );
}

function FoldedNumbers({ seat }: { readonly seat: Seat }): ReactNode {
  const { view, speech } = useTable();
  const ready = zoneOf(view, 'resources', seat).count;
  const all = ready + zoneOf(view, 'tappedResources', seat).count;
  return (
    <span className="folded-numbers">
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d={marks.flame} fill="currentColor" />
      </svg>
      <span className="unseen">{sayLabel('energy', speech)}</span>
      <b data-value="">{readNumber(view.seats[seat], 'energy')}</b>
      <b data-value="">
        {ready}/{all}
      </b>
      <span>{sayLabel('hand', speech)}</span>
      <b data-value="">{zoneOf(view, 'hand', seat).count}</b>
    </span>
  );
}
