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
      <AemberCells aember={aember} cost={cost} />
    </p>
  );
}

/** The most hexagons in a row. */
const cellsMost = 9;

/** Æmber in hexagons up to the cost of a key, and what is more beyond a gap. */
function AemberCells({ aember, cost }: { readonly aember: number; readonly cost: number }): ReactNode {
  const count = Math.min(cellsMost, Math.max(cost, aember));
  return (
    <span className="aember-cells" aria-hidden="true">
      {Array.from({ length: count }, (_, at) => (
        <i key={at} data-on={at < aember || undefined} data-last={at === cost - 1 || undefined} />
      ))}
    </span>
  );
}
