import type { Answer } from '../state/decision.ts';
import type { AnsweredEntry, JournalEntry } from '../state/journal.ts';
import { runToEnd } from '../state/resumable.ts';
import type { PlayableGame, PlayableMatch } from '../play/playable.ts';
import type { Dice } from '../state/dice.ts';
import { randomChoice } from '../state/random-choice.ts';
import { dice } from '../state/dice.ts';
import { seedFromNumber } from '../state/random.ts';
import { JOURNAL_FORMAT, replayJournal } from '../play/replay.ts';
import { assert, languages } from '../state/result.ts';
import { checkSources } from './value-sources.ts';
import type { Seat } from '../state/state.ts';
import type { Viewer } from '../state/viewers.ts';
import { SPECTATOR } from '../state/viewers.ts';

/** How a game is walked from outside. */
export interface PlayableOptions {
  readonly seed: number;
  /** The most decisions. Default 5,000. */
  readonly limit?: number;
  /** Between two closer looks lie so many decisions. Default 20. */
  readonly lookEvery?: number;
  /** What a bot answers for a seat that is asked: it must be the same in every match that looks the same to the seat. */
  readonly answerOf?: (match: PlayableMatch, seat: Seat) => Answer;
}

/** What a walk from outside came to. */
export interface PlayableReport {
  readonly decisions: number;
  readonly forced: number;
  readonly events: number;
  readonly undone: number;
  readonly hash: string;
}

interface OutsideWalk {
  readonly match: PlayableMatch;
  /** Given the same by journal entries alone. */
  readonly replica: PlayableMatch;
  readonly entries: JournalEntry[];
  readonly roll: Dice;
  /** How far a reader of the log has read, and how many undone places it heard of. */
  read: number;
  forced: number;
  undone: number;
}

/** Plays one random match through the outside contract alone, and checks what a table and its clients rely on. *Throws* if it does not hold. */
export function conformPlayable(game: PlayableGame, configuration: unknown, options: PlayableOptions): PlayableReport {
  const { seed, limit = 5000, lookEvery = 20 } = options;
  const match = deal(game, configuration, seed);
  const start = match.hash();
  const walk: OutsideWalk = {
    match,
    replica: deal(game, configuration, seed),
    entries: [],
    roll: dice(seed * 31 + 7),
    read: 0,
    forced: 0,
    undone: 0,
  };
  assert(walk.replica.hash() === start, 'The same seed deals the same match.');
  for (; match.outcome() === undefined;) {
    assert(walk.entries.length < limit, `The match is not over after ${limit} decisions.`);
    if (walk.entries.length % lookEvery === 0) {
      lookCloser(walk);
      checkForecast(walk);
      checkSources(match, walk.roll(match.seats), walk.roll);
      if (options.answerOf !== undefined) checkBot(walk, options.answerOf);
    }
    answerOnce(walk);
    readOn(walk);
  }
  assert(match.pending(SPECTATOR) === undefined, 'A match that is over asks nothing.');
  checkJournal(
    game,
    {
      format: JOURNAL_FORMAT,
      game: game.id,
      engine: '',
      definitions: game.definitionsHash(configuration),
      configuration,
      seed: seedFromNumber(seed),
      hash: start,
    },
    walk,
  );
  checkLeaving(game, configuration, seed);
  return { decisions: walk.entries.length, forced: walk.forced, events: match.eventCount(), undone: walk.undone, hash: match.hash() };
}

function deal(game: PlayableGame, configuration: unknown, seed: number, quiet = false): PlayableMatch {
  const started = game.start(configuration, seedFromNumber(seed), { quiet });
  assert(started.ok, 'A configuration that was checked can be played.');
  return started.value;
}

function viewers(match: PlayableMatch): Viewer[] {
  return [...Array.from({ length: match.seats }, (_, seat) => seat), SPECTATOR];
}

function answerOnce(walk: OutsideWalk): void {
  const { match, replica, entries, roll } = walk;
  const waiting = match.pending(SPECTATOR)?.waiting ?? [];
  assert(waiting.length > 0, 'Somebody can answer, or the match is over.');
  const seat = waiting[roll(waiting.length)] as Seat;
  const open = match.pending(seat);
  assert(open?.ask !== undefined, 'Whoever is waited for is asked.');
  const chosen = randomChoice(open.kind, open.ask, roll);
  const described = match.describe(seat, open.id, chosen);
  assert(described.ok, 'What is offered can be written down.');
  assert(match.answer(seat, open.id, chosen) === undefined, 'A legal answer is taken.');
  assert(replica.follow(described.value).ok, 'What was written down can be followed.');
  const hash = match.hash();
  assert(hash === replica.hash(), 'A journal leads to the same state.');
  if (open.ask.forced) walk.forced++;
  // Where several are asked, the hash after an answer depends on who has answered: such answers are never left out.
  const mayBeLeftOut = open.ask.forced && open.until === 'one' && waiting.length === 1;
  entries.push({ ...described.value, by: mayBeLeftOut ? 'policy' : 'bot', hash });
}

/** Reads the log on from where it was, as a client does. */
function readOn(walk: OutsideWalk): void {
  const { match, read } = walk;
  const count = match.eventCount();
  assert(count >= read, 'The places of a log only grow.');
  const seen = match.events(SPECTATOR, read);
  assert(seen.length <= count - read, 'No place of a log tells twice.');
  for (const { name, amount } of seen) {
    assert(match.game.words.events[name] !== undefined, `The event ${name} has no log line.`);
    if (name === 'rewound') walk.undone += read - (amount ?? 0);
  }
  walk.read = count;
}

/** What costs more and is not done at every decision. */
function lookCloser({ match, roll, replica }: OutsideWalk): void {
  const hash = match.hash();
  checkRefusals(match);
  const restored = match.game.restore(match.save());
  assert(restored.ok && restored.value.hash() === hash, 'A save can be read back.');
  assert(match.clone().hash() === hash, 'A clone is the same.');
  for (const viewer of viewers(match)) {
    const fork = match.fork(viewer, seedFromNumber(roll(1_000_000)));
    const told = [match, fork, restored.value].map((each) => JSON.stringify([each.view(viewer), each.pending(viewer)]));
    assert(told[0] === told[1], `A fork looks to ${viewer} like the match.`);
    assert(told[0] === told[2], `A save that was read back looks to ${viewer} like the match.`);
    fork.playOut(roll, 40);
    assert(match.pending(viewer)?.ask === undefined || viewer !== SPECTATOR, 'A spectator is asked nothing.');
    match.evaluate(Math.max(0, viewer));
  }
  match.running();
  assert(match.hash() === hash && replica.hash() === hash, 'Looking changes nothing.');
}

/** A bot that sees no more than its seat answers the same where everything else was dealt anew. */
function checkBot({ match, roll }: OutsideWalk, answerOf: NonNullable<PlayableOptions['answerOf']>): void {
  const [seat = 0] = match.pending(SPECTATOR)?.waiting ?? [];
  const twin = match.fork(seat, seedFromNumber(roll(1_000_000)));
  const [here, there] = [match, twin].map((each) => JSON.stringify(answerOf(each, seat)));
  assert(here === there, `A bot answers the same in two matches that look the same to seat ${seat}: ${here}, not ${there}.`);
}

/** What is foreseen of an answer is the same where everything else was dealt anew, byte for byte, and looking changes nothing. */
function checkForecast({ match, roll }: OutsideWalk): void {
  const [seat = 0] = match.pending(SPECTATOR)?.waiting ?? [];
  const open = match.pending(seat);
  if (match.forecast === undefined || open?.ask === undefined) return;
  const hash = match.hash();
  const twin = match.fork(seat, seedFromNumber(roll(1_000_000)));
  const chosen = randomChoice(open.kind, open.ask, roll);
  const deals = seedFromNumber(roll(1_000_000));
  const foresee = ({ forecast }: PlayableMatch): string => JSON.stringify(forecast && runToEnd(forecast({ seat, chosen }, deals)));
  const [here, there] = [foresee(match), foresee(twin)];
  assert(here === there, `A forecast is the same in two matches that look the same to seat ${seat}: ${here}, not ${there}.`);
  assert(match.hash() === hash, 'A forecast changes nothing.');
}

function checkRefusals(match: PlayableMatch): void {
  const [seat = 0] = match.pending(SPECTATOR)?.waiting ?? [];
  const open = match.pending(seat);
  if (open?.ask === undefined) return;
  const bad = [
    [open.id - 1, [0], 'staleDecision'],
    [open.id + 1, [0], 'staleDecision'],
    [open.id, new Array<number>(open.ask.max + 1).fill(0), 'wrongCount'],
  ] as const;
  for (const [decision, chosen, code] of bad) {
    assert(match.answer(seat, decision, chosen) === code, `An answer that does not fit is refused: ${code}.`);
    const described = match.describe(seat, decision, chosen);
    assert(!described.ok && described.problems[0]?.code === `answer.${code}`, 'What is refused cannot be written down.');
    for (const language of languages)
      assert(match.game.messages[`answer.${code}`]?.[language] !== undefined, `answer.${code} is not said.`);
  }
}

/** The journal replays, with forced answers left out too, and with an undo in its midst. */
function checkJournal(game: PlayableGame, start: Parameters<typeof replayJournal>[1]['start'], { entries, roll }: OutsideWalk): void {
  const to = roll(entries.length);
  const undo: JournalEntry = { kind: 'undo', to, hash: to === 0 ? start.hash : (entries[to - 1]?.hash ?? '') };
  const journals = [entries, entries.filter((each) => !isForced(each)), [...entries, undo, ...entries.slice(to)]];
  for (const each of journals) {
    const { match: replayed, problem } = replayJournal(game, { start, entries: each });
    assert(problem === undefined, `The journal does not fit at ${problem?.at}: ${problem?.code} ${JSON.stringify(problem?.values)}`);
    assert(replayed?.hash() === (each.at(-1)?.hash ?? start.hash), 'A journal leads to the state that its last entry names.');
  }
}

function isForced(entry: JournalEntry): entry is AnsweredEntry {
  return entry.kind === 'answer' && entry.by === 'policy';
}

/** Whoever leaves, the match is over or somebody can go on. */
function checkLeaving(game: PlayableGame, configuration: unknown, seed: number): void {
  const match = deal(game, configuration, seed, true);
  assert(match.eventCount() === 0, 'A quiet match keeps no events.');
  for (let seat = 0; seat < match.seats; seat++) {
    match.leave(seat);
    assert(
      match.outcome() !== undefined || (match.pending(SPECTATOR)?.waiting.length ?? 0) > 0,
      'After somebody left, the match is over or goes on.',
    );
  }
  assert(match.outcome() !== undefined, 'When nobody is left, the match is over.');
}
