import { saySeat, type Handle, type Seat } from '@crupier/protocol';
import type { ReactNode } from 'react';
import { useTexts } from '../../../language/use-texts.ts';
import { CardRow } from '../../cards/card-row.tsx';
import type { RowFit } from '../../room/fit-rows.ts';
import { useTable } from '../../scene/table-context.ts';
import { alliesOf, demonOf } from './inferno-reading.ts';

interface InfernoRowProps {
  readonly seat: Seat;
  readonly place: 'near' | 'far';
  readonly fit: RowFit | undefined;
  readonly fighting: ReadonlySet<Handle>;
  /** What stands beside the cards. */
  readonly children?: ReactNode;
}

/** A seat's demon and allies; those in the combat have stepped forward. */
export function InfernoRow({ seat, place, fit, fighting, children }: InfernoRowProps): ReactNode {
  const { view, speech } = useTable();
  const texts = useTexts();
  const demon = demonOf(view, seat, speech);
  const cards = [...(demon === undefined ? [] : [demon]), ...alliesOf(view, seat, speech)].filter((handle) => !fighting.has(handle));
  return (
    <div className="inf-row" data-place={place}>
      {fit !== undefined && (
        <CardRow
          label={texts.inPlayOf(saySeat(seat, speech))}
          handles={cards}
          fit={fit}
          placeOf={(handle) => (handle === demon ? 'inf-demon' : undefined)}
        />
      )}
      {children}
    </div>
  );
}
