/** What an option may cost its card: a bar of what is left, with what may be lost hatched, and the figures. */

import { sayLoss, type SeenLoss } from '@crupier/protocol';
import { Skull } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { useTable } from '../table/scene/table-context.ts';

/** The bar, how much may be lost, and what is left then. */
export function LossFigures({ loss }: { readonly loss: SeenLoss }): ReactNode {
  const { speech } = useTable();
  const { range, left, falls } = sayLoss(loss, speech);
  return (
    <span className="loss" data-falls={falls}>
      <i className="loss-bar" style={partsOf(loss)} aria-hidden="true" />
      <span className="unseen">: </span>
      <b>{range}</b>
      <span className="unseen">, </span>
      <span>
        {falls !== 'no' && <Skull aria-hidden="true" size={15} />}
        {left}
      </span>
    </span>
  );
}

/** Parts of the bar in percent: what is left in any case, what is left at best, and what there is now. */
function partsOf({ left, whole, least, most }: SeenLoss): CSSProperties & Record<'--sure' | '--best' | '--now', string> {
  const percent = (points: number): string => `${Math.round((100 * Math.max(0, points)) / Math.max(1, whole))}%`;
  return { '--sure': percent(left - most), '--best': percent(left - least), '--now': percent(left) };
}
