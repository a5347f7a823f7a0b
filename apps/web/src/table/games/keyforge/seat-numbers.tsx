import { sayLabel, type Seat } from '@crupier/protocol';
import type { ReactNode } from 'react';
import { marks } from '../../../faces/drawings.ts';
import { useTexts } from '../../../language/use-texts.ts';
import { HouseSign } from '../../../parts/house-sign.tsx';
import { useFrame } from '../../room/use-frame.ts';
import { readList, readNumber, readText } from '../../scene/reading.ts';
import { useTable } from '../../scene/table-context.ts';
import { KeyMark, keyColours } from './key-mark.tsx';

/** A player's keys, Æmbar, chains and houses. */
export function SeatNumbers({ seat }: { readonly seat: Seat }): ReactNode {
  const { view, speech } = useTable();
  const texts = useTexts();
  const { small } = useFrame();
  const values = view.seats[seat];
  const keys = readList(values, 'keys');
  const chains = readNumber(values, 'chains');
  const active = readNumber(view.table, 'active') === seat ? readText(view.table, 'house') : '';
  return (
    <>
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
      {chains > 0 && (
        <p className="chains">
          <b data-value="">{chains}</b> {small ? texts.chainsShort : sayLabel('chains', speech)}
        </p>
      )}
      {(!small || view.viewer === seat) && (
        <ul className="seat-houses">
          {readList(values, 'houses').map((house) => (
            <li key={house}>
              <HouseSign house={house} word={sayLabel(house, speech)} active={house === active} bare />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Aember({ aember, cost, label }: { readonly aember: number; readonly cost: number; readonly label: string }): ReactNode {
  const texts = useTexts();
  return (
    <p className="aember">
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d={marks.aember} fill="var(--amber)" fillRule="evenodd" />
      </svg>
      <span className="unseen">{label}</span>
      <b data-value="">{aember}</b>
      <span aria-hidden="true">/ {cost}</span>
      <span className="unseen">{texts.ofCost(cost)}</span>
    </p>
  );
}
