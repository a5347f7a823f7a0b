import {
  type Answer,
  type AnsweredBy,
  type Journal,
  type JournalEntry,
  type JournalStart,
  type PlayableGame,
  type PlayableMatch,
  type PlayedEntry,
  type Problem,
  type Refusal,
  type Result,
  type Seat,
  type SeriesScore,
  type PlannedAct,
  type ShortcutChoice,
  assert,
  ok,
  playEntry,
} from '@crupier/kernel';
import { actOf, SHORTCUT_LOOK_BACK, type Course } from '@crupier/table';
import { productVersion } from '../version.ts';

/** The state after so many entries, and how it came about. */
export interface Moment {
  /** How many entries the journal had when it was first reached: what an undo names. */
  readonly seq: number;
  readonly hash: string;
  /** What was played last to come here, and the moment before it. Absent at the deal. */
  readonly last?: { readonly before: Moment; readonly entry: PlayedEntry };
}

/** A match with its journal: whatever is done to the one is written in the other, and undo leads back along it. */
export class MatchLine {
  readonly game: PlayableGame;
  readonly start: JournalStart;
  readonly #entries: JournalEntry[] = [];
  /** The moment after each number of entries. */
  readonly #moments: Moment[];
  /** What persons chose first at moments. */
  readonly #acts = new WeakMap<Moment, PlannedAct>();
  #match: PlayableMatch;

  private constructor(game: PlayableGame, start: JournalStart, match: PlayableMatch) {
    this.game = game;
    this.start = start;
    this.#match = match;
    this.#moments = [{ seq: 0, hash: start.hash }];
  }

  /** Deals a fresh match. *Errors:* what `game.start` says. */
  static deal(game: PlayableGame, configuration: unknown, seed: string, series?: SeriesScore): Result<MatchLine> {
    const dealt = game.start(configuration, seed);
    if (!dealt.ok) return dealt;
    const definitions = game.definitionsHash(configuration);
    const hash = dealt.value.hash();
    const head = { format: 1, game: game.id, engine: productVersion, definitions, configuration, seed } as const;
    const start: JournalStart = { ...head, ...(series && { series }), hash };
    return ok(new MatchLine(game, start, dealt.value));
  }

  /** Deals the match of a journal again, without its entries. *Errors:* what `game.start` says. */
  static dealAgain(game: PlayableGame, start: JournalStart): Result<MatchLine> {
    const dealt = game.start(start.configuration, start.seed);
    return dealt.ok ? ok(new MatchLine(game, start, dealt.value)) : dealt;
  }

  get match(): PlayableMatch {
    return this.#match;
  }

  get journal(): Journal {
    return { start: this.start, entries: this.#entries };
  }

  /** How many entries the journal has. */
  get length(): number {
    return this.#entries.length;
  }

  /** Where the match stands. */
  get now(): Moment {
    const now = this.#moments.at(-1);
    assert(now !== undefined, 'A journal begins with the deal.');
    return now;
  }

  /** What a person chose first at a moment of this sitting; undefined where nobody did, or nothing was chosen. */
  actAt(moment: Moment): PlannedAct | undefined {
    return this.#acts.get(moment);
  }

  /** Applies an answer to the open question. A refusal leaves everything untouched. */
  answer(seat: Seat, by: AnsweredBy, chosen: Answer): Refusal | undefined {
    const decision = this.#match.pending(seat)?.id ?? 0;
    const described = this.#match.describe(seat, decision, chosen);
    const [asked, act] = [this.now, by === 'person' ? actOf(this.#match, seat, chosen) : undefined];
    const refusal = this.#match.answer(seat, decision, chosen);
    if (refusal !== undefined) return refusal;
    if (act !== undefined) this.#acts.set(asked, act);
    assert(described.ok, 'An answer that was taken can be written down.');
    this.#write({ ...described.value, by, hash: this.#match.hash() });
    return undefined;
  }

  /** A seat leaves. */
  leave(seat: Seat): void {
    this.#match.leave(seat);
    this.#write({ kind: 'leave', seat, hash: this.#match.hash() });
  }

  /** Makes a choice of a shortcut that was agreed on. False where the match went another way. */
  choose({ seat, chosen }: ShortcutChoice, by: AnsweredBy): boolean {
    const open = this.#match.pending(seat);
    if (open === undefined) return false;
    const entry = { kind: 'answer', seat, decision: open.id, chosen } as const;
    if (!this.#match.follow(entry).ok) return false;
    this.#write({ ...entry, by, hash: this.#match.hash() });
    return true;
  }

  /** The match and the last entries of the way to it, of which shortcuts are made. */
  get course(): Course {
    let from = this.now;
    for (let left = SHORTCUT_LOOK_BACK; left > 0 && from.last !== undefined; left--) from = from.last.before;
    const entries = wayTo(this.now).slice(wayTo(from).length);
    return {
      match: this.#match,
      before: () => ({ match: this.#remake(from), entries }),
    };
  }

  /** Some seats agree to a draw. */
  agreeDraw(seats: readonly Seat[]): void {
    this.#match.agreeDraw(seats);
    this.#write({ kind: 'draw', seats, hash: this.#match.hash() });
  }

  /** The match as it was at a moment of this journal, played again from the deal. */
  matchAt(moment: Moment): PlayableMatch {
    return this.#remake(moment);
  }

  /** Plays the way to where the match stands again, and looks at each moment of it: with how many entries led there. */
  walk(look: (match: PlayableMatch, at: number) => void): void {
    const match = this.#dealAnew();
    look(match, 0);
    for (const [at, entry] of wayTo(this.now).entries()) {
      playAgain(match, entry);
      look(match, at + 1);
    }
  }

  /** Goes back to an earlier moment of this journal. */
  undo(to: Moment): void {
    this.#match = this.#remake(to);
    this.#entries.push({ kind: 'undo', to: to.seq, hash: to.hash });
    this.#moments.push(to);
  }

  /**
   * Applies an entry of a journal. *Errors:* `journal.noMoment`, `journal.refused`, `journal.fault` or `journal.disagrees`; the
   * match is then as it was before, but for the last, which leaves it where the entry led.
   */
  follow(entry: JournalEntry): Problem | undefined {
    const number = this.length + 1;
    const at = `entry ${number}`;
    if (entry.kind === 'undo') {
      const back = this.#moments[entry.to];
      if (back === undefined) return { code: 'journal.noMoment', at, values: { to: entry.to, entries: this.length } };
      this.undo(back);
    } else {
      const problem = this.#play(entry, at);
      if (problem !== undefined) return problem;
    }
    const isSame = entry.hash === '' || entry.hash === this.now.hash;
    return isSame ? undefined : { code: 'journal.disagrees', at, values: { entry: number } };
  }

  #play(entry: PlayedEntry, at: string): Problem | undefined {
    const before = this.now;
    try {
      const problem = playEntry(this.#match, entry);
      if (problem !== undefined) return { code: 'journal.refused', at, values: { entry: this.length + 1, why: problem.code } };
    } catch (error) {
      this.#match = this.#remake(before);
      const sentence = error instanceof Error ? error.message : String(error);
      return { code: 'journal.fault', at, values: { entry: this.length + 1, sentence } };
    }
    this.#write({ ...entry, hash: this.#match.hash() });
    return undefined;
  }

  #write(entry: PlayedEntry): void {
    const before = this.now;
    this.#entries.push(entry);
    this.#moments.push({ seq: this.#entries.length, hash: entry.hash, last: { before, entry } });
  }

  /** Plays the way to a moment again, from the deal. */
  #remake(to: Moment): PlayableMatch {
    const match = this.#dealAnew();
    for (const entry of wayTo(to)) playAgain(match, entry);
    return match;
  }

  #dealAnew(): PlayableMatch {
    const dealt = this.game.start(this.start.configuration, this.start.seed);
    assert(dealt.ok, 'What was dealt once can be dealt again.');
    return dealt.value;
  }
}

function playAgain(match: PlayableMatch, entry: PlayedEntry): void {
  const problem = playEntry(match, entry);
  assert(problem === undefined, `What was played once can be played again: ${problem?.code}.`);
}

/** The entries between the deal and a moment, none of them undone. */
export function wayTo(moment: Moment): readonly PlayedEntry[] {
  const way: PlayedEntry[] = [];
  for (let each = moment; each.last !== undefined; each = each.last.before) way.push(each.last.entry);
  return way.toReversed();
}
