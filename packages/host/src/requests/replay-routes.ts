import { type PlayableGame, type Result, fail, ok } from '@crupier/kernel';
import { diffViews, packView, replayRequest, type ReplayReel, type ReplayStep } from '@crupier/protocol';
import { readJournalFile, reelOf, type Reel } from '@crupier/table';
import { cardsOf, playedWith } from '../cards/cards-of.ts';
import { type HostRequest, read, type Route } from './route.ts';

/** Milliseconds that reading a file is charged, beside the work of playing it. */
const READING_MS = 15;

/** Playing a match again from a file that somebody has brought: nothing of it is kept. */
export function replayRoutes(parts: { readonly games: readonly PlayableGame[] }): readonly Route[] {
  return [{ method: 'POST', path: '/api/replays', isLarge: true, workMs: READING_MS, answer: (request) => replay(parts.games, request) }];
}

async function replay(games: readonly PlayableGame[], { body, work }: HostRequest): Promise<Result<ReplayReel>> {
  const asked = read(replayRequest, body);
  if (!asked.ok) return asked;
  const { file, seat } = asked.value;
  const journal = readJournalFile(file);
  if (!journal.ok) return journal;
  const { game: name, configuration } = journal.value.start;
  const base = games.find(({ id }) => id === name);
  if (base === undefined) return fail('match.unknownGame', '', { game: name });
  const game = await playedWith(base, configuration, work);
  const reel = await work(reelOf(game, journal.value, seat));
  if (!reel.ok) return reel;
  const { seats, outcome, hasOtherCards } = reel.value;
  const cards = await cardsOf(base, configuration, work);
  return ok({ game: name, seat, seats, ...(outcome && { outcome }), hasOtherCards, cards, steps: stepsOf(reel.value) });
}

/** The first view in whole, and what changes with each entry. */
function stepsOf({ sights }: Reel): readonly ReplayStep[] {
  return sights.map(({ view, events, pending, back }, at) => {
    const before = sights[at - 1];
    const packed = packView(view);
    return {
      ...(before === undefined ? { view: packed } : { patch: diffViews(packView(before.view), packed) }),
      events,
      ...(pending && { pending }),
      ...(back !== undefined && { back }),
    };
  });
}
