import type { StopMoments } from '@crupier/protocol';
import { useBoundKeys } from '../../keys/use-bound-keys.ts';
import type { PassingNow } from './passing-context.ts';

/** One key passes until there is something to respond to; the one that ends a turn passes until the own one, where a game has stops. */
export function usePassKeys({ setting, change }: PassingNow, stops: StopMoments | undefined): void {
  const isOffered = setting !== undefined && change !== undefined && stops !== undefined;
  useBoundKeys('table', {
    passUntilResponse: isOffered ? () => change({ until: 'response', everything: false }) : undefined,
    endTurn: isOffered ? () => change({ until: 'turn', everything: false }) : undefined,
  });
}
