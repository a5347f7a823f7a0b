import { createHash } from 'node:crypto';
import { seedFromNumber } from '@crupier/kernel/rules';
import {
  SPECTATOR,
  type PlayableGame,
  type PlayableMatch,
  type Seat,
  type SeenDecision,
  type SeenEvent,
  type SeenReference,
  type View,
} from '@crupier/kernel';
import { chooseAnswer, type WordedAsk } from './choose-answer.ts';
import type { OracleTable } from './oracle-table.ts';

/** The most questions of a recorded game: one that is longer is recorded so far. */
const DECISIONS_MAX = 4_000;

/** What is recorded of a game, and which words are left out of it. */
export interface RecordingOptions {
  /** The match is dealt and the answers are drawn from this number. */
  readonly seed: number;
  /** Verbs of options that are neither recorded nor answered with. */
  readonly leaveOut: readonly string[];
}

/** What happened in a game, by words alone: nothing depends on how a state is stored. */
export interface Recording {
  readonly decisions: number;
  /** One line a question, an option, an answer, a fact and the outcome. */
  readonly lines: readonly string[];
  /** Of all lines: 16 hexadecimal digits. */
  readonly digest: string;
}

/** Plays one game and records it. *Throws* where the decks cannot be played or the engine refuses what it offered. */
export function recordGame(game: PlayableGame, table: OracleTable, options: RecordingOptions): Recording {
  const configured = game.configure(table.decks, table.teams && { settings: { teams: table.teams } });
  const started = configured.ok ? game.start(configured.value, seedFromNumber(options.seed)) : configured;
  if (!started.ok) throw new Error(`These decks cannot be played: ${started.problems.map(({ code }) => code).join(', ')}.`);
  const match = started.value;
  const recorder: Recorder = { match, options, lines: [], asked: new Map() };
  let decisions = 0;
  recordFacts(recorder, 0);
  while (match.outcome() === undefined && decisions < DECISIONS_MAX) {
    const from = match.eventCount();
    answerOnce(recorder);
    recordFacts(recorder, from);
    decisions++;
  }
  recorder.lines.push(`outcome ${JSON.stringify(match.outcome() ?? 'none')}`);
  const digest = createHash('sha256').update(recorder.lines.join('\n')).digest('hex').slice(0, 16);
  return { decisions, lines: recorder.lines, digest };
}

interface Recorder {
  readonly match: PlayableMatch;
  readonly options: RecordingOptions;
  readonly lines: string[];
  /** How often each seat was asked each question about each card. */
  readonly asked: Map<string, number>;
}

function answerOnce(recorder: Recorder): void {
  const { match, lines } = recorder;
  const seat = match.pending(SPECTATOR)?.waiting[0] ?? 0;
  const open = match.pending(seat);
  if (open?.ask === undefined) throw new Error('Whoever is waited for is asked.');
  const view = match.view(seat);
  const source = nameOf(view, open.source);
  const ask = wordedAsk(recorder, open, view);
  lines.push(`? seat ${seat} ${open.kind} ${open.purpose} ${source} ${open.until} ${ask.min}-${ask.max} price ${ask.price}`);
  lines.push(...ask.options.map(({ words }) => `  ${words}`).sort());
  const chosen = chooseAnswer(ask, keyOf(recorder, seat, `${open.purpose} ${source}`));
  lines.push(`! ${chosen.map((at) => ask.options[at]?.words ?? '').join(' + ')}`);
  const answer = chosen.map((at) => ask.places[at] ?? 0);
  const refusal = match.answer(seat, open.id, answer);
  if (refusal !== undefined) throw new Error(`A legal answer to ${open.purpose} was refused: ${refusal}.`);
}

/** Names the draw of one answer: another question in between does not change it. */
function keyOf({ asked, options: { seed } }: Recorder, seat: Seat, question: string): string {
  const name = `${seat} ${question}`;
  const times = asked.get(name) ?? 0;
  asked.set(name, times + 1);
  return `${seed} ${name} ${times}`;
}

function wordedAsk(
  { options: { leaveOut } }: Recorder,
  open: SeenDecision,
  view: View,
): WordedAsk & { readonly places: readonly number[] } {
  const { kind } = open;
  const { min = 0, max = 0, price = 0, options = [] } = open.ask ?? {};
  // What stands for several of the same is recorded as these.
  const kept = options.flatMap((option, place) =>
    leaveOut.includes(option.verb) ? [] : new Array<{ option: typeof option; place: number }>(option.count ?? 1).fill({ option, place }),
  );
  return {
    kind,
    min,
    max: Math.min(max, kind === 'divide' ? max : kept.length),
    price,
    options: kept.map(({ option: { verb, card, value, idle } }) => ({
      words: `${verb} ${nameOf(view, card)} ${value}`,
      handle: card ?? '',
      value,
      ...(idle === true && { idle }),
    })),
    places: kept.map(({ place }) => place),
  };
}

function nameOf({ cards }: View, handle: string | undefined): string {
  if (handle === undefined) return '-';
  return cards[handle]?.definition ?? 'unknown';
}

/** Records every fact as each viewer is told it; what all are told alike stands once. */
function recordFacts({ match, lines }: Recorder, from: number): void {
  const viewers = [...Array.from({ length: match.seats }, (_, seat) => seat), SPECTATOR];
  const told = viewers.map((viewer) => match.events(viewer, from).map(factInWords).join('\n'));
  const [first = ''] = told;
  if (told.every((each) => each === first)) {
    if (first !== '') lines.push(first);
  } else viewers.forEach((viewer, at) => lines.push(`to ${viewer}:\n${told[at] ?? ''}`));
}

function factInWords({ name, card, other, source, seat, amount, value }: SeenEvent): string {
  const numbers = Object.entries({ seat, amount, value }).flatMap(([field, number]) =>
    number === undefined ? [] : [`${field} ${number}`],
  );
  const cards = Object.entries({ card, other, source }).flatMap(([field, reference]) =>
    reference === undefined ? [] : [`${field} ${referenceInWords(reference)}`],
  );
  return [`= ${name}`, ...cards, ...numbers].join(' ');
}

function referenceInWords({ definition }: SeenReference): string {
  return definition ?? 'unknown';
}
