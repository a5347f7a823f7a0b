import { SPECTATOR } from '@crupier/kernel';
import { findWished } from '../play/looks.ts';
import type { Sight } from '../table-host.ts';
import type { TableParts } from '../table-parts.ts';
import { DelayedStage, type DelayedStageParts } from './delayed-stage.ts';

/** What the spectators of a table are shown late, where that was agreed. */
export function stageOf(
  { id, running, pace, looks }: TableParts,
  around: Pick<DelayedStageParts, 'facts' | 'chat'>,
): DelayedStage | undefined {
  const { delay } = running.head.terms ?? {};
  if (delay === undefined) return undefined;
  const look = async (at: number): Promise<Sight | undefined> => {
    const found = findWished(running, { at, viewer: SPECTATOR, own: [] }, false);
    const shown = found.ok ? await looks.show(id, running, found.value) : found;
    return shown.ok ? shown.value : undefined;
  };
  const isOver = (): boolean => running.match.outcome() !== undefined;
  return new DelayedStage({ delay, pace, length: () => running.seq, isOver, look, ...around });
}
