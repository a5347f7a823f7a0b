/** Inferno's table: demons with their decks at the left, allies and the combat in the middle, the chain at the right. */

import { saySeat, type Handle, type Seat } from '@crupier/protocol';
import type { ReactNode } from 'react';
import { useTexts } from '../../../language/use-texts.ts';
import { SeatSign } from '../../../parts/seat-sign.tsx';
import { usePhone } from '../../../parts/use-media.ts';
import { CardButton } from '../../cards/card-button.tsx';
import { OpenHand } from '../../cards/open-hand.tsx';
import { Zone } from '../../cards/zone.tsx';
import { useTable } from '../../scene/table-context.ts';
import { InfernoChain } from './inferno-chain.tsx';
import { InfernoDuel } from './inferno-duel.tsx';
import { demonOf, inCombat, laidOut, othersAfter } from './inferno-reading.ts';
import { InfernoSeat } from './inferno-seat.tsx';

/** The board without the hand. */
export function InfernoBoard({ tab }: { readonly tab: string }): ReactNode {
  const { view, near } = useTable();
  const texts = useTexts();
  const others = othersAfter(view, near);
  const crowded = others.length > 1;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable from the keyboard
    <section className="felt inferno" data-tab={tab} data-crowded={crowded || undefined} aria-label={texts.tabTable} tabIndex={0}>
      <div className="inf-grid">
        <div className="inf-seats">
          <InfernoSeat seat={near} mine={view.viewer === near} place="near" />
          {others.map((seat) => (
            <InfernoSeat key={seat} seat={seat} mine={false} place="far" small={crowded} />
          ))}
        </div>
        <div className="inf-field">
          <Row seat={near} place="near" />
          <InfernoDuel />
          <div className="inf-far">
            {others.map((seat) => (
              <Row key={seat} seat={seat} place="far" named={crowded} />
            ))}
          </div>
        </div>
        <InfernoChain />
      </div>
    </section>
  );
}

interface RowProps {
  readonly seat: Seat;
  readonly place: 'near' | 'far';
  /** Whether it says whose it is: where several rows lie on that side. */
  readonly named?: boolean;
}

/** A seat's allies and objects; those in the combat have stepped forward. */
function Row({ seat, place, named = false }: RowProps): ReactNode {
  const { view, speech } = useTable();
  const texts = useTexts();
  const phone = usePhone();
  const name = saySeat(seat, speech);
  const fighting = new Set<Handle>([...inCombat(view, 'attacks'), ...inCombat(view, 'defends')]);
  const cards = laidOut(view, seat, speech).filter((handle) => !fighting.has(handle));
  if (demonOf(view, seat, speech) === undefined && cards.length === 0) return undefined;
  return (
    <div className="inf-row" data-place={place}>
      {named && (
        <span className="inf-row-name">
          <SeatSign seat={seat} name={name} />
        </span>
      )}
      <Zone label={texts.inPlayOf(name)} className="line">
        {cards.map((handle) => (
          <li key={handle}>
            <CardButton handle={handle} size={phone || named ? 'tile' : 'board'} />
          </li>
        ))}
      </Zone>
      <OpenHand seat={seat} />
    </div>
  );
}
