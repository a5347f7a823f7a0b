import {
  type Journal,
  type Outcome,
  type PlayableGame,
  type Problem,
  type Resumable,
  type Result,
  type Viewer,
  fail,
  ok,
} from '@crupier/kernel';
import { diffViews, limits, packBeats, packView, type ReplayStep, type WireView } from '@crupier/protocol';
import { sightAt } from './looks.ts';
import { fill, sourceOf } from './recover.ts';
import { ENTRIES_MAX } from './table-limits.ts';
import { type Moment, type Place, Timeline } from './timeline.ts';

/** A journal as a viewer would have seen it, or as much of it as is told at once. */
export interface Reel {
  /** From the entry on that was asked for, one after each; the first with the whole view, the others with what changed. */
  readonly steps: readonly ReplayStep[];
  /** How many entries the journal has. */
  readonly of: number;
  readonly seats: number;
  /** How the match ended; absent where it goes on, and where only a later part was asked for. */
  readonly outcome?: Outcome;
  /** Whether the cards are not quite those that it was played with. */
  readonly hasOtherCards: boolean;
}

/** Through whose eyes, and from which entry on: 0 is the deal. */
export interface ReelWish {
  readonly viewer: Viewer;
  readonly from: number;
}

/**
 * Plays a journal that somebody has brought, and tells what a viewer sees after each entry. Asked from the deal on it plays all of it, also
 * what is not told at once, and compares every hash. It is no match of this host, and proves nothing about how it was shuffled. `game` has
 * the cards of the journal. *Errors:* those of `game.start`; `replay.refused`, `replay.disagrees` or `replay.fault` with the entry that does
 * not fit; `replay.noSeat`, `replay.noEntry`, `replay.tooLong`, `replay.tooManyUndos`.
 */
export function* reelOf(game: PlayableGame, journal: Journal, wish: ReelWish): Resumable<Result<Reel>> {
  try {
    return yield* play(game, journal, wish);
  } catch (error) {
    // A configuration of somebody's own making may be one that the engine does not expect.
    return fail('replay.fault', 'start', { entry: 0, sentence: error instanceof Error ? error.message : String(error) });
  }
}

function* play(game: PlayableGame, journal: Journal, { viewer, from }: ReelWish): Resumable<Result<Reel>> {
  const { start, entries } = journal;
  const excess = findExcess(journal);
  if (excess !== undefined) return { ok: false, problems: [excess] };
  const dealt = game.start(start.configuration, start.seed);
  if (!dealt.ok) return { ok: false, problems: dealt.problems.map((each) => ({ ...each, at: `start.configuration ${each.at}`.trim() })) };
  const { seats } = dealt.value;
  if (viewer >= seats) return fail('replay.noSeat', 'seat', { seats });
  if (from > entries.length) return fail('replay.noEntry', 'from', { entries: entries.length });
  if (dealt.value.hash() !== start.hash) return fail('replay.disagrees', 'start', { entry: 0 });
  const timeline = new Timeline(sourceOf(game, journal), start.hash);
  for (const entry of entries) {
    const problem = fill(timeline, entry);
    if (problem !== undefined) return refused(problem);
  }
  const told = yield* tell(timeline, { viewer, from });
  if (!told.ok) return told;
  const { steps, last } = told.value;
  const outcome = last?.match.outcome();
  const hasOtherCards = start.definitions !== game.definitionsHash(start.configuration);
  return ok({ steps, of: entries.length, seats, ...(outcome && { outcome }), hasOtherCards });
}

/** A file that is longer than any match, or goes back more often, would keep a server at work for minutes. */
function findExcess({ entries }: Journal): Problem | undefined {
  if (entries.length > ENTRIES_MAX)
    return { code: 'replay.tooLong', at: 'entries', values: { entries: entries.length, most: ENTRIES_MAX } };
  const undos = entries.filter(({ kind }) => kind === 'undo').length;
  const most = limits.replayUndosMax;
  return undos > most ? { code: 'replay.tooManyUndos', at: 'entries', values: { undos, most } } : undefined;
}

/** The steps from an entry on, and where the last entry leads, if it was come to. */
function* tell(
  timeline: Timeline,
  { viewer, from }: ReelWish,
): Resumable<Result<{ readonly steps: readonly ReplayStep[]; readonly last: Place | undefined }>> {
  const steps: ReplayStep[] = [];
  let length = 0;
  let place: Place | undefined;
  let before: WireView | undefined;
  for (let at = from; at <= timeline.length; at++) {
    const moment = timeline.at(at) ?? timeline.now;
    if (length >= limits.replayPartLengthMax) {
      if (from > 0) return ok({ steps, last: undefined });
      const checked = yield* walk(timeline, moment, place);
      if (!checked.ok) return checked;
      place = checked.value;
      continue;
    }
    const seen = yield* sightAt(timeline, { moment, at, viewer }, place);
    if (!seen.ok) return refused(seen.problems[0]);
    const { view, events, pending, back, beats = [] } = seen.value.sight;
    const packed = packView(view);
    const shown = before === undefined ? { view: packed } : { patch: diffViews(before, packed) };
    const beside = { ...(pending && { pending }), ...(beats.length > 0 && { beats: packBeats(beats, packed) }) };
    const step: ReplayStep = { ...shown, events, ...beside, ...(back !== undefined && { back }) };
    length += JSON.stringify(step).length;
    steps.push(step);
    [place, before] = [seen.value.place, packed];
  }
  return ok({ steps, last: place });
}

function* walk(timeline: Timeline, moment: Moment, from: Place | undefined): Resumable<Result<Place>> {
  const { match, problem } = yield* timeline.walkingTo(moment, 0, from);
  return problem === undefined ? ok({ moment, match }) : refused(problem);
}

/** Says of a file what is otherwise said of a match that is paused: `journal.refused` is `replay.refused`. */
function refused(problem: Problem | undefined): Result<never> {
  if (problem === undefined) return fail('replay.disagrees', 'start', { entry: 0 });
  return { ok: false, problems: [{ ...problem, code: problem.code.replace('journal.', 'replay.') }] };
}
