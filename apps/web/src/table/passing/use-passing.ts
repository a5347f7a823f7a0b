import type { PassSetting } from '@crupier/protocol';
import { useCallback, useEffect, useMemo } from 'react';
import { useStore } from '../../parts/use-store.ts';
import { preferences } from '../../preferences/preferences.ts';
import { hasKept, keepStops, stopsFor } from '../../preferences/stops.ts';
import type { MatchChannel } from '../../wire/match-channel.ts';
import type { MatchState } from '../../wire/match-state.ts';
import type { PassChange, PassingNow } from './passing-context.ts';

/** Tells the table when to pass for this seat, as soon as it does not know, and lets that be changed. */
export function usePassing(channel: MatchChannel, match: MatchState): PassingNow {
  const { stops, game, outcome } = match.info;
  const takesPart = match.seat >= 0 && outcome === undefined;
  const { endsOwnTurn } = useStore(preferences);
  const isNew =
    match.passing === undefined ? stops !== undefined || hasKept(game) || endsOwnTurn : (match.passing.ends ?? false) !== endsOwnTurn;
  const untold = takesPart && isNew;
  useEffect(() => {
    if (untold) channel.command(sendable({ ...(match.passing ?? stopsFor(game, stops)), ends: endsOwnTurn }));
    // Once for each time that the table has forgotten, with a connection or another seat, and where the reader changes their mind.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [untold, match.seat, channel, game, endsOwnTurn]);
  const setting = useMemo(
    () => (takesPart ? { ...(match.passing ?? stopsFor(game, stops)), ends: endsOwnTurn } : undefined),
    [takesPart, match.passing, game, stops, endsOwnTurn],
  );
  const change = useCallback(
    (changed: PassChange) => {
      if (setting === undefined) return;
      const { until, ...kept } = { ...setting, ...changed };
      const next: PassSetting = { ...kept, ...(until !== undefined && until !== 'nothing' && { until }) };
      const { until: _passing, ends: _preferred, ...lasting } = next;
      keepStops(game, lasting);
      channel.command(sendable(next));
    },
    [channel, game, setting],
  );
  return useMemo(() => ({ setting, change: setting === undefined ? undefined : change }), [setting, change]);
}

/** A setting as a message says it. */
function sendable({ own, others, yields, ...rest }: PassSetting): Parameters<MatchChannel['command']>[0] & { readonly kind: 'passing' } {
  return { kind: 'passing', ...rest, own: [...own], others: [...others], ...(yields && { yields: [...yields] }) };
}
