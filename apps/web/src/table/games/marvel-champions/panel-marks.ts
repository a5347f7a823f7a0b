import type { Seat } from '@crupier/protocol';
import type { TableScene } from '../../scene/table-context.ts';
import { activeIn, isAttacked } from './marvel-reading.ts';

/** How the place of a hero is marked: whose turn it is, and whom an enemy attacks. */
export function panelMarks(
  seat: Seat,
  { view, speech }: Pick<TableScene, 'view' | 'speech'>,
): Readonly<Partial<Record<'data-active' | 'data-attacked', true>>> {
  return {
    ...(activeIn(view) === seat && { 'data-active': true as const }),
    ...(isAttacked(view, seat, speech) && { 'data-attacked': true as const }),
  };
}
