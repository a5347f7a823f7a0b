import { sayLabel, saySeat, type Seat } from '@crupier/protocol';
import type { ReactNode } from 'react';
import { useTexts } from '../../language/use-texts.ts';
import { zoneOf } from '../scene/reading.ts';
import { useTable } from '../scene/table-context.ts';
import { CardButton } from './card-button.tsx';
import { Zone } from './zone.tsx';

/** A hand as chips, as far as it may be seen: in a match that is stepped through. */
export function OpenHand({ seat }: { readonly seat: Seat }): ReactNode {
  const { view, speech, openHands } = useTable();
  const texts = useTexts();
  const known = zoneOf(view, 'hand', seat).cards.filter((handle) => view.cards[handle] !== undefined);
  if (!openHands || known.length === 0) return undefined;
  return (
    <>
      <span className="open-hand-word">{sayLabel('hand', speech)}</span>
      <Zone label={texts.hand(saySeat(seat, speech))} className="chips open-hand">
        {known.map((handle) => (
          <li key={handle}>
            <CardButton handle={handle} size="chip" width={132} />
          </li>
        ))}
      </Zone>
    </>
  );
}
