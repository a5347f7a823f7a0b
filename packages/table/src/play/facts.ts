import type { Passing, Problem } from '@crupier/kernel';
import type { MatchStatus, SeatInfo, Spectators, StopMoments } from '@crupier/protocol';
import { offersHints } from './hints.ts';
import { seriesInfo } from '../series.ts';
import type { TableFacts } from '../table-host.ts';
import { shown } from './requests.ts';
import type { Absences } from '../company/absences.ts';
import type { RunningMatch } from './running-match.ts';
import type { Talk } from './talk.ts';

/** What a table knows beside its match. */
export interface Around {
  readonly id: string;
  readonly problem: Problem | undefined;
  readonly talk: Pick<Talk, 'request' | 'declined'>;
  readonly spectators: Spectators | undefined;
  readonly next: string | undefined;
  readonly absences: Pick<Absences, 'isPresent' | 'mayBeDecided' | 'isGone' | 'hasStandIn'>;
  /** Whether all of the match may be shown. */
  readonly isDisclosed: boolean;
}

/** What everybody may know of a table. */
export function factsOf(running: RunningMatch, { id, problem, talk, absences, isDisclosed, spectators, next }: Around): TableFacts {
  const { start, seats, origin, terms } = running.head;
  const { outcome } = running;
  const { request, declined } = talk;
  const campaign = running.match.campaign?.(start.configuration);
  return {
    match: id,
    game: start.game,
    status: statusOf(problem, outcome !== undefined),
    seats: seats.map((seat, at): SeatInfo => {
      if (seat.kind === 'bot') return { kind: 'bot', level: seat.level, name: seat.name, present: true };
      return {
        kind: 'person',
        name: seat.name,
        present: absences.isPresent(at),
        ...(absences.isGone(at) && { gone: true as const }),
        ...(absences.mayBeDecided(at) && { decidable: true as const }),
        ...(absences.hasStandIn(at) && { standIn: true as const }),
      };
    }),
    fairness: { commitment: origin.commitment, nonces: origin.nonces, ...(isDisclosed && { secret: origin.secret }) },
    ...(outcome && { outcome }),
    ...(campaign && { campaign: { log: campaign.log, news: campaign.news } }),
    ...(running.match.game.passing && { stops: stopsOf(running.match.game.passing) }),
    ...(start.series && { series: seriesInfo(start.series, outcome) }),
    ...(start.seed === running.match.game.tutorial?.seed && { tutorial: true as const }),
    ...(problem && { problem }),
    ...(request && { request: shown(running, request) }),
    ...(declined && { declined }),
    agreements: { draw: running.match.drawVoters().length > 0, shortcuts: running.match.shortcuts !== undefined },
    hints: offersHints(seats),
    ...(terms && { terms }),
    ...(spectators && { spectators }),
    ...(next !== undefined && { next }),
  };
}

function stopsOf({ moments, responses, usual }: Passing): StopMoments {
  return { moments, responses, usual };
}

function statusOf(problem: Problem | undefined, isOver: boolean): MatchStatus {
  if (isOver) return 'finished';
  return problem === undefined ? 'running' : 'paused';
}
