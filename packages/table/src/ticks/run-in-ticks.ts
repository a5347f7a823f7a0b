import type { Resumable } from '@crupier/kernel';
import { processorMs } from './processor-time.ts';
import type { Payer, TickKind, Ticks } from './ticks.ts';

/** Which ticks work takes, and for whom it is done. */
export interface Worker {
  readonly ticks: Ticks;
  readonly kind: TickKind;
  readonly payer?: Payer | undefined;
}

/** Milliseconds of work in one tick: a step that has begun is finished, so a tick takes as much longer as one step does. */
const TICK_MS = 8;

/** Runs long work step by step, as much in each tick as fits: other work that waits is done in between. */
export async function runInTicks<T>(resumable: Resumable<T>, { ticks, kind, payer }: Worker): Promise<T> {
  for (;;) {
    await ticks.take(kind, payer);
    const [begun, paidFrom] = [performance.now(), processorMs()];
    let step = resumable.next();
    while (step.done !== true && performance.now() - begun < TICK_MS) step = resumable.next();
    payer?.charge(processorMs() - paidFrom);
    if (step.done === true) return step.value;
  }
}
