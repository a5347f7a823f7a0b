import { type Language, type PlayableGame, type Result, fail, ok } from '@crupier/kernel';
import { type BotLevel, type CreatedMatch, nameBot, personName, type PlayOnRequest, SCRIPTED } from '@crupier/protocol';
import { dealPlayOn, type JournalStore, type SeatRecord, type TableHost } from '@crupier/table';
import { playedWith, type Work } from '../cards/cards-of.ts';
import { drawId } from './draw-id.ts';
import type { Lobbies } from './lobbies.ts';

/** What dealing a match that begins at a moment of another needs. */
interface PlayOnParts {
  readonly games: readonly PlayableGame[];
  readonly host: TableHost;
  readonly store: JournalStore;
  readonly lobbies: Pick<Lobbies, 'deal'>;
  /** The engine's version, as journals name it. */
  readonly engine: string;
  /** How many matches of a user run at once. */
  readonly runningMax: number;
  /** Names a new match; by ids of `drawId` where left out. */
  readonly drawMatchId?: () => string;
}

/** Who plays on, the language of the names at the table, and how the work is charged. */
export interface WhoPlaysOn {
  readonly user: string;
  readonly language: Language;
  readonly work: Work;
}

/** How well a bot plays that takes the seat of a person. */
const LEVEL: BotLevel = 'planner';

/**
 * Deals a match of somebody's own that begins where a match that is over stood, which stays as it is. All of that one is open to whoever
 * knows it, so nothing is shown that was not. *Errors:* `match.unknown`, `match.unknownGame`, `playOn.*`, `watch.beyond`, `running.tooMany`.
 */
export async function playOn(parts: PlayOnParts, id: string, request: PlayOnRequest, player: WhoPlaysOn): Promise<Result<CreatedMatch>> {
  const head = await parts.host.head(id);
  if (!head.ok) return head;
  const file = await parts.host.journal(id);
  if (!file.ok) return isNotYet(file.problems[0]?.code) ? fail('playOn.notOver') : file;
  const { start, seats: were, origin } = head.value;
  const base = parts.games.find((each) => each.id === start.game);
  if (base === undefined) return fail('match.unknownGame', '', { game: start.game });
  const seats = seatsOf(were, request, player);
  if (seats === undefined) return fail('playOn.noSeat', 'seat', { seats: were.length });
  const { engine } = parts;
  const game = await playedWith(base, start.configuration, player.work);
  const own = { id: (parts.drawMatchId ?? drawId)(), createdAt: Date.now(), seats, origin, engine };
  const dealt = await player.work(dealPlayOn({ ...own, game, journal: file.value.journal, at: request.at }));
  if (!dealt.ok) return dealt;
  const { match, entries } = dealt.value;
  if ((await parts.lobbies.deal(match)) !== undefined) return fail('running.tooMany', '', { max: parts.runningMax });
  const fence = await parts.store.claim(match.id);
  if (fence === undefined) return fail('match.unknown', '', { match: match.id });
  if (entries.length > 0)
    await parts.store.append({ match: match.id, fence, after: 0, entries, ...(match.asked && { asked: match.asked }) });
  return ok({ id: match.id, status: 'running', fairness: { commitment: origin.commitment, nonces: origin.nonces } });
}

function isNotYet(code: string | undefined): boolean {
  return code === 'journal.notFinished' || code === 'journal.seriesOpen';
}

/** The player at the seats that were theirs, or else at the one that they ask for, and bots at the others; undefined where there is no such seat. */
function seatsOf(
  were: readonly SeatRecord[],
  { seat: wished = 0 }: PlayOnRequest,
  { user, language }: WhoPlaysOn,
): readonly SeatRecord[] | undefined {
  const had = were.some((seat) => seat.kind === 'person' && seat.user === user);
  if (!had && wished >= were.length) return undefined;
  const seats: SeatRecord[] = [];
  for (const [at, seat] of were.entries()) {
    const isOwn = had ? seat.kind === 'person' && seat.user === user : at === wished;
    if (isOwn) seats.push({ kind: 'person', user, name: had ? seat.name : `${personName[language]} ${at + 1}` });
    else if (seat.kind === 'bot' && seat.level !== SCRIPTED) seats.push(seat);
    else {
      const before = [...seats, ...were.slice(at + 1)].filter((other) => other.kind === 'bot' && other.level === LEVEL).length;
      seats.push({ kind: 'bot', level: LEVEL, name: nameBot(LEVEL, before, language) });
    }
  }
  return seats;
}
