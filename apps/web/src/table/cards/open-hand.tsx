import { sayLabel, saySeat, type Seat } from '@crupier/protocol';
import type { ReactNode } from 'react';
import { useTexts } from '../../language/use-texts.ts';
import { tokenFit } from '../room/fit-rows.ts';
import { useFrame } from '../room/use-frame.ts';
import { zoneOf } from '../scene/reading.ts';
import { useTable } from '../scene/table-context.ts';
import { CardButton } from './card-button.tsx';
import { Zone } from './zone.tsx';

const emblem = tokenFit(0, 0, { unit: 1, small: true });

/**
 * A hand on a shelf of its own, as far as it may be seen: one that a rule opens to all, one whose cards the viewer knows, and any in a
 * match that is stepped through. The near hand of a table has a region of its own.
 */
export function OpenHand({ seat }: { readonly seat: Seat }): ReactNode {
  const { view, speech, near, nearHandOnShelf } = useTable();
  const texts = useTexts();
  const { small } = useFrame();
  const known = zoneOf(view, 'hand', seat).cards.filter((handle) => view.cards[handle] !== undefined);
  if (known.length === 0 || (seat === near && !nearHandOnShelf)) return undefined;
  return (
    <div className="shelf open-hand">
      <span className="open-hand-word">{sayLabel('hand', speech)}</span>
      <Zone label={texts.hand(saySeat(seat, speech))} className="chips">
        {known.map((handle) => (
          <li key={handle}>
            {small ? <CardButton handle={handle} fit={emblem} priced /> : <CardButton handle={handle} size="chip" width={118} />}
          </li>
        ))}
      </Zone>
    </div>
  );
}
