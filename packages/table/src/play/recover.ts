import { type Journal, type JournalEntry, type PlayableGame, type PlayableMatch, type Problem, type Result, ok } from '@crupier/kernel';
import { runWithPauses } from '../run-with-pauses.ts';
import { checkLines } from '../store/hash-chain.ts';
import type { JournalStore, MatchHead, StoredMatch } from '../store/journal-store.ts';
import { findAlteredRemark } from '../store/remark-chain.ts';
import { runInTicks, type Worker } from '../ticks/run-in-ticks.ts';
import { readLines } from './journal-lines.ts';
import { talkAfter } from './read-remarks.ts';
import type { Talk } from './talk.ts';
import type { MatchSource, Moment } from './timeline.ts';
import { Timeline } from './timeline.ts';

/** A match read back from its journal. */
export interface Recovered {
  readonly timeline: Timeline;
  readonly match: PlayableMatch;
  /** Where the match stands: the last moment, or the last one that can be trusted. */
  readonly now: Moment;
  /** How many events had happened at each moment, by depth. */
  readonly eventCounts: ReadonlyMap<number, number>;
  /** Which commands were written, and how many entries there were after each. */
  readonly commands: ReadonlyMap<string, number>;
  /** What holds of what was said beside playing. */
  readonly talk: Talk;
  /** Why the match cannot go on, if it cannot. */
  readonly problem: Problem | undefined;
}

/** What recovery needs beside the journal. */
export interface RecoveryTools {
  readonly game: PlayableGame;
  readonly engine: string;
  readonly store: JournalStore;
  /** Entries before the present one whose events are to be told. */
  readonly eventsMargin: number;
  readonly worker: Worker;
}

/**
 * Reads a match back: from a kept state and the entries after it, or from the deal where the engine or the cards have changed
 * since. *Errors:* what `game.start` says; everything else is told in `problem`, with the match as far as it can be trusted.
 */
export async function recover(id: string, head: MatchHead, stored: StoredMatch, tools: RecoveryTools): Promise<Result<Recovered>> {
  const { engine } = tools;
  const { start } = head;
  // Where the match has cards of somebody's own, the game that has them: only it reads its states back.
  const { ownCards } = tools.game;
  const played = ownCards && (await runWithPauses(ownCards.playing(start.configuration)));
  const game = played?.ok === true ? played.value : tools.game;
  const dealt = game.start(start.configuration, start.seed);
  if (!dealt.ok) return dealt;
  const timeline = new Timeline(sourceOf(game, head), start.hash);
  const chained = checkLines(stored);
  const { entries, problem: unreadable } = readLines(stored.lines.slice(0, chained.intact));
  let wrongUndo: Problem | undefined;
  for (const entry of entries) {
    wrongUndo = fill(timeline, entry);
    if (wrongUndo !== undefined) break;
  }
  const written = [...stored.lines.filter(({ seq }) => seq <= timeline.length), ...stored.remarks, ...stored.chat];
  const talk = talkAfter(stored.remarks, timeline.entries);
  const commands = new Map(written.flatMap(({ command, seq }) => (command === undefined ? [] : [[command, seq] as const])));
  if (dealt.value.hash() !== start.hash) {
    const root = timeline.at(0) ?? timeline.now;
    const problem: Problem = { code: 'journal.disagrees', at: 'start', values: { entry: 0 } };
    const told = namingEngine(problem, start.engine, engine);
    return ok({ timeline, match: dealt.value, now: root, eventCounts: new Map([[0, 0]]), commands, talk, problem: told });
  }
  const isSameEngine = start.engine === engine && start.definitions === game.definitionsHash(start.configuration);
  if (isSameEngine) await keepSnapshot(id, timeline, { ...tools, game });
  const walk = await runInTicks(timeline.walkingTo(timeline.now, tools.eventsMargin), tools.worker);
  const { match, reached, eventCounts } = walk;
  return ok({
    timeline,
    match,
    now: reached,
    eventCounts,
    commands,
    talk,
    problem:
      (walk.problem && namingEngine(walk.problem, start.engine, engine)) ??
      wrongUndo ??
      unreadable ??
      chained.problem ??
      findAlteredRemark(stored),
  });
}

/** Adds an entry to a timeline, unless an undo before it led elsewhere than it says: then nothing after that can be trusted. */
export function fill(timeline: Timeline, entry: JournalEntry): Problem | undefined {
  const number = timeline.length + 1;
  if (entry.kind === 'undo' && timeline.at(entry.to)?.hash !== entry.hash) {
    return { code: 'journal.disagrees', at: `entry ${number}`, values: { entry: number } };
  }
  timeline.append(entry);
  return undefined;
}

/** Where a match of a journal is made from. */
export function sourceOf(game: PlayableGame, { start }: Pick<Journal, 'start'>): MatchSource {
  return {
    deal: () => {
      const dealt = game.start(start.configuration, start.seed);
      if (!dealt.ok) throw new Error('What was dealt once can be dealt again.');
      return dealt.value;
    },
    restore: (saved) => {
      const restored = game.restore(saved);
      return restored.ok ? restored.value : undefined;
    },
  };
}

/** Gives the timeline the latest stored state that lies on its way and is what the journal says it is. */
async function keepSnapshot(id: string, timeline: Timeline, { game, store, eventsMargin }: RecoveryTools): Promise<void> {
  const way = new Map<number, Moment>();
  for (let moment: Moment | undefined = timeline.now; moment !== undefined; moment = moment.last?.before) way.set(moment.seq, moment);
  const depthMax = timeline.now.depth - eventsMargin;
  let snapshot = await store.snapshotBefore(id, timeline.length);
  while (snapshot !== undefined) {
    const moment = way.get(snapshot.seq);
    if (moment !== undefined && moment.depth <= depthMax) {
      if (isStateOf(game, snapshot.state, moment.hash)) return timeline.keep(moment, snapshot.state);
    }
    snapshot = await store.snapshotBefore(id, snapshot.seq - 1);
  }
}

/** Whether a stored state is what the journal says. One that is damaged may be anything: then the journal is played instead. */
function isStateOf(game: PlayableGame, state: string, hash: string): boolean {
  try {
    const restored = game.restore(state);
    return restored.ok && restored.value.hash() === hash;
  } catch {
    return false;
  }
}

/** Problems of a journal in which nothing is wrong, but that these rules play otherwise. */
const ofRules: ReadonlySet<string> = new Set(['journal.disagrees', 'journal.refused', 'journal.fault', 'journal.otherRules']);

/** Whether a problem says that the rules lead elsewhere than the journal, and not that the journal is damaged. */
export function isOfRules({ code }: Problem): boolean {
  return ofRules.has(code);
}

/** Says which rules a match needs that was dealt by others than these. */
function namingEngine(problem: Problem, needed: string, here: string): Problem {
  if (needed === here || !isOfRules(problem)) return problem;
  return { code: 'journal.otherRules', at: problem.at, values: { entry: problem.values['entry'] ?? 0, needed, here } };
}
