import { sayLabel, saySeat, type Seat } from '@crupier/protocol';
import type { ReactNode } from 'react';
import { marks } from '../../../faces/drawings.ts';
import { useTexts } from '../../../language/use-texts.ts';
import { HouseSign } from '../../../parts/house-sign.tsx';
import { SeatSign } from '../../../parts/seat-sign.tsx';
import { readList, readNumber, readText, zoneOf } from '../../scene/reading.ts';
import { useTable } from '../../scene/table-context.ts';
import { KeyMark, keyColours } from './key-mark.tsx';

interface SeatPanelProps {
  readonly seat: Seat;
  /** Whether it is the viewer's own. */
  readonly mine: boolean;
}

/** A player's keys, Æmbar, houses, hand and chains. */
export function SeatPanel({ seat, mine }: SeatPanelProps): ReactNode {
  const { view, speech } = useTable();
  const texts = useTexts();
  const values = view.seats[seat];
  const name = saySeat(seat, speech);
  const keys = readList(values, 'keys');
  const active = readNumber(view.table, 'active') === seat ? readText(view.table, 'house') : '';
  const deck = readText(values, 'deck');
  return (
    <section
      className="seat-panel"
      aria-label={name}
      data-mine={mine || undefined}
      data-active={readNumber(view.table, 'active') === seat || undefined}
    >
      <p className="seat-name">
        <SeatSign seat={seat} name={name} />
        <b title={deck === '' ? undefined : deck}>{name}</b>
        {mine && <span className="seat-you">{texts.you}</span>}
      </p>
      <p className="keys">
        <span className="unseen">{texts.keysForged(keys.length)}</span>
        {keyColours.map((colour) => (
          <KeyMark
            key={colour}
            colour={colour}
            forged={keys.includes(colour)}
            label={`${texts.keyColours[colour]}: ${keys.includes(colour) ? texts.forged : texts.notForged}`}
          />
        ))}
      </p>
      <Aember aember={readNumber(values, 'aember')} cost={readNumber(values, 'keyCost')} label={sayLabel('aember', speech)} />
      <ul className="seat-houses">
        {readList(values, 'houses').map((house) => (
          <li key={house}>
            <HouseSign house={house} word={sayLabel(house, speech)} active={house === active} bare />
          </li>
        ))}
      </ul>
      <SeatCounts seat={seat} chains={readNumber(values, 'chains')} />
    </section>
  );
}

function Aember({ aember, cost, label }: { readonly aember: number; readonly cost: number; readonly label: string }): ReactNode {
  const texts = useTexts();
  return (
    <p className="aember">
      <svg viewBox="0 0 16 16" width="30" height="30" aria-hidden="true">
        <path d={marks.aember} fill="var(--amber)" fillRule="evenodd" />
      </svg>
      <span className="unseen">{label}</span>
      <b>{aember}</b>
      <span aria-hidden="true">/ {cost}</span>
      <span className="unseen">{texts.ofCost(cost)}</span>
      <span className="aember-pips" aria-hidden="true">
        {Array.from({ length: Math.min(12, cost) }, (_, at) => (
          <i key={at} data-on={at < aember || undefined} />
        ))}
      </span>
    </p>
  );
}

function SeatCounts({ seat, chains }: { readonly seat: Seat; readonly chains: number }): ReactNode {
  const { view, speech } = useTable();
  return (
    <p className="seat-counts">
      {sayLabel('hand', speech)} <b>{zoneOf(view, 'hand', seat).count}</b>
      {chains > 0 && (
        <>
          {' · '}
          {sayLabel('chains', speech)} <b>{chains}</b>
        </>
      )}
    </p>
  );
}
