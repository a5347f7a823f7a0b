import type { PassSetting } from '@crupier/protocol';
import { useCallback, useEffect } from 'react';
import { keepStops, stopsFor } from '../../preferences/stops.ts';
import type { MatchChannel } from '../../wire/match-channel.ts';
import type { MatchState } from '../../wire/match-state.ts';

/** What is to be changed; `nothing` ends passing until something comes. */
export type PassChange = Partial<Omit<PassSetting, 'until'>> & { readonly until?: PassSetting['until'] | 'nothing' };

/** Changes when the table passes; undefined where there is nothing to pass: no such game, no seat, or the match is over. */
export type ChangePassing = ((changed: PassChange) => void) | undefined;

/** Tells the table when to pass for this seat, as soon as it does not know, and lets that be changed. */
export function usePassing(
  channel: MatchChannel,
  match: MatchState,
): { readonly setting: PassSetting | undefined; readonly change: ChangePassing } {
  const { stops, game, outcome } = match.info;
  const takesPart = stops !== undefined && match.seat >= 0 && outcome === undefined;
  const untold = takesPart && match.passing === undefined;
  useEffect(() => {
    if (untold) channel.command(sendable(stopsFor(game, stops)));
    // Once for each time that the table has forgotten: with a connection, or another seat.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [untold, match.seat, channel, game]);
  const setting = takesPart ? (match.passing ?? stopsFor(game, stops)) : undefined;
  const change = useCallback(
    (changed: PassChange) => {
      if (setting === undefined) return;
      const { until, ...kept } = { ...setting, ...changed };
      const next: PassSetting = { ...kept, ...(until !== undefined && until !== 'nothing' && { until }) };
      keepStops(game, { own: next.own, others: next.others, everything: next.everything });
      channel.command(sendable(next));
    },
    [channel, game, setting],
  );
  return { setting, change: setting === undefined ? undefined : change };
}

/** A setting as a message says it. */
function sendable({ own, others, yields, ...rest }: PassSetting): Parameters<MatchChannel['command']>[0] & { readonly kind: 'passing' } {
  return { kind: 'passing', ...rest, own: [...own], others: [...others], ...(yields && { yields: [...yields] }) };
}
