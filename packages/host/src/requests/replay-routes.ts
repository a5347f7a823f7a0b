import { type PlayableGame, type Result, fail, ok } from '@crupier/kernel';
import { jsonShapes, replayRequest, type ReplayReel } from '@crupier/protocol';
import { readingReplayFile, reelOf } from '@crupier/table';
import { cardsOf, playedWith } from '../cards/cards-of.ts';
import { type HostRequest, read, type Route } from './route.ts';
import { makeTurns } from './turns.ts';

/** Milliseconds that reading a file is charged, beside the work of playing it. */
const READING_MS = 15;
/** Requests of one address that wait for each other: a page asks once for each seat, and once for whoever watches. */
const WAITING_MAX = 12;

/** Playing a match again from a file that somebody has brought: nothing of it is kept. Each address has one played at a time. */
export function replayRoutes({ games }: { readonly games: readonly PlayableGame[] }): readonly Route[] {
  const turns = makeTurns(WAITING_MAX);
  const answer = async (request: HostRequest): Promise<Result<ReplayReel>> =>
    (await turns(request.address, () => replay(games, request))) ?? fail('replay.busy');
  return [{ method: 'POST', path: '/api/replays', isLarge: true, shape: jsonShapes.matchFile, workMs: READING_MS, answer }];
}

async function replay(games: readonly PlayableGame[], { body, work }: HostRequest): Promise<Result<ReplayReel>> {
  const asked = read(replayRequest, body);
  if (!asked.ok) return asked;
  const { file, seat, from = 0 } = asked.value;
  const brought = await work(readingReplayFile(file));
  if (!brought.ok) return brought;
  const { journal, names } = brought.value;
  const { game: name, configuration } = journal.start;
  const base = games.find(({ id }) => id === name);
  if (base === undefined) return fail('match.unknownGame', 'start.game', { game: name });
  const game = await playedWith(base, configuration, work);
  const reel = await work(reelOf(game, journal, { viewer: seat, from }));
  if (!reel.ok) return reel;
  const cards = from > 0 ? {} : await cardsOf(base, configuration, work);
  const called = Array.from({ length: reel.value.seats }, (_, each) => names[each] ?? '');
  return ok({ ...reel.value, game: name, seat, from, names: called, cards });
}
