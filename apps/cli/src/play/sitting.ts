import { type Problem, type Seat, assert, resultOf } from '@crupier/kernel';
import type { ActState, SeatAnswer, Speech } from '@crupier/protocol';
import { answersOf, askedTogether, inSeconds, markCopies, sayActs, sayLabel, saySeat, tellOn } from '@crupier/protocol';
import { Plans } from '@crupier/table';
import type { Io } from '../io.ts';
import { tell } from '../output.ts';
import type { Manners } from './automatic.ts';
import type { Coach } from './coach.ts';
import type { Asked, Ending, Face, MatchNames } from './face.ts';
import { writeJournal } from './journal-file.ts';
import { sayEvents } from './log-lines.ts';
import type { MatchLine, Moment } from './match-line.ts';
import { raceOf } from './race-lines.ts';
import { sayQuestion } from './say-question.ts';
import { readTable } from './sections.ts';

/** A match at the keyboard: what is played, who plays, and what each of them has been told. */
export interface Sitting {
  readonly io: Io;
  readonly line: MatchLine;
  readonly manners: Manners;
  readonly names: MatchNames;
  readonly face: Face;
  readonly speech: Speech;
  /** How many events each seat has been told. */
  readonly told: number[];
  /** Whether each seat has been told the beginning of an act from which more follows. */
  readonly acts: ActState[];
  /** The table's turn at moments at which a person was asked. */
  readonly turns: Map<Moment, string>;
  /** What bots mean to do in the turn that is played. */
  readonly plans: Plans;
  /** Who tells the lessons, at the table of a tutorial. */
  readonly coach: Coach | undefined;
}

/** Opens a sitting. What happened until now is not told again. */
export function sitDown(parts: Omit<Sitting, 'told' | 'acts' | 'turns' | 'plans'>): Sitting {
  return { ...parts, told: parts.manners.players.map(() => parts.line.match.eventCount()), acts: [], turns: new Map(), plans: new Plans() };
}

/** The seats of persons. */
export function personsOf({ manners }: Sitting): readonly Seat[] {
  return manners.players.flatMap(({ level }, seat) => (level === undefined ? [seat] : []));
}

/** Tells a seat what it saw happen since it was last told. */
export function tellNews({ line, face, speech, told, acts }: Sitting, seat: Seat): void {
  const events = line.match.events(seat, told[seat] ?? 0);
  const { lines, act } = tellOn({ lines: [], act: acts[seat] ?? 'none' }, events, speech);
  face.news(seat, sayEvents(events, speech), lines);
  told[seat] = line.match.eventCount();
  acts[seat] = act;
}

/** Tells what bots mean to do, and whose thinking was cut short, a line each: as much as everybody may know. */
export function tellPlans({ io, face, speech, plans }: Sitting): void {
  for (const { seat, acts, cutMs } of plans.told) {
    const name = saySeat(seat, speech);
    if (acts.length > 0) face.remark(tell(io, 'play.meansTo', { name, acts: sayActs(acts, speech) }));
    if (cutMs !== undefined) face.remark(tell(io, 'play.botCut', { name, seconds: inSeconds(cutMs) }));
  }
}

/** An answer to what is asked, seat by seat: who of several heroes defends is asked once. */
export function answersFor(sitting: Sitting, seat: Seat, chosen: readonly number[]): readonly SeatAnswer[] {
  return answersOf(sitting.line.match.pending(seat), { seat, seats: seatsTogether(sitting) }, chosen);
}

/** The persons who are asked at once what all of them are asked: in a game that they play together. */
function seatsTogether(sitting: Sitting): readonly Seat[] {
  return sitting.line.game.isCooperative === true ? personsOf(sitting) : [];
}

/** The question that a seat is asked, with all that is shown around it. */
export function askedOf(sitting: Sitting, seat: Seat): Asked {
  const { io, line, speech } = sitting;
  const open = askedTogether(line.match.pending(seat), { seat, seats: seatsTogether(sitting) });
  assert(open !== undefined, 'A question that is shown is open.');
  const view = line.match.view(seat);
  const table = readTable(io, view, speech);
  return {
    seat,
    open: markCopies(open, view, speech),
    view,
    table,
    question: sayQuestion(io, open, { view, speech, numbered: table.numbered }),
  };
}

/** Keeps the journal as it is now. *Errors:* `file.unwritable`. */
export function keepJournal({ line, names }: Sitting): Problem | undefined {
  const written = writeJournal(names.journal, line.journal);
  return written.ok ? undefined : written.problems[0];
}

/** How the match stands, for when it is left. */
export function endingOf({ io, line, names, speech }: Sitting): Ending {
  const outcome = line.match.outcome();
  const kept = { names, outcome, entries: line.length };
  if (outcome === undefined) return { ...kept, text: '', race: undefined };
  return { ...kept, text: sayOutcome(io, outcome, speech), race: raceOf(line, speech) };
}

/** An outcome in words: who won, and how. */
export function sayOutcome(io: Pick<Io, 'language'>, outcome: NonNullable<Ending['outcome']>, speech: Speech): string {
  const { winners, reason } = outcome;
  const how = sayLabel(reason, speech).replace(/\.$/, '');
  const result = resultOf(outcome);
  if (result !== 'won') return tell(io, result === 'lost' ? 'play.lost' : 'play.draw', { how });
  return tell(io, winners.length === 1 ? 'play.wins' : 'play.win', { names: winners.map((seat) => saySeat(seat, speech)).join(', '), how });
}
