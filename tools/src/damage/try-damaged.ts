import type { Dice, Journal, JournalEntry, PlayableGame, PlayableMatch, Result } from '@crupier/kernel';
import { randomChoice, runToEnd, SPECTATOR } from '@crupier/kernel';
import { dice } from '@crupier/kernel/conformance';
import { readReplayFile, reelOf } from '@crupier/table';
import type { TestedGame } from '../tested-games.ts';
import { damageText } from './damage-text.ts';

/** What became of the damaged copies of a match: each is refused with a code, or plays on. */
export interface Tried {
  readonly refused: number;
  readonly played: number;
  /** What was thrown, each with the sort of copy and its number. */
  readonly faults: readonly string[];
}

/** How a match is played, and how often it is damaged. */
export interface Trial {
  readonly seed: number;
  /** Answers that are given before the match is kept. */
  readonly answers: number;
  /** Damaged copies of its save, and as many of its record. */
  readonly copies: number;
}

/** Answers that are given after a damaged save was read. */
const ON = 12;
const HEX = 16;

/** Plays a random match, damages its save and its record as mishaps do, and reads and plays what is left of them. */
export function tryDamaged({ playable, decks }: TestedGame, { seed, answers, copies }: Trial): Tried {
  const roll = dice(seed);
  const configured = playable.configure(decks);
  if (!configured.ok) throw new Error(`These decks cannot be played: ${configured.problems.map(({ code }) => code).join(', ')}.`);
  const { match, journal } = playRandom(playable, { configuration: configured.value, answers }, roll);
  const [save, record] = [match.save(), JSON.stringify({ journal })];
  let [refused, played] = [0, 0];
  const faults: string[] = [];
  const take = (name: string, read: () => Result<unknown>): void => {
    try {
      if (read().ok) played++;
      else refused++;
    } catch (error) {
      faults.push(`${name}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
    }
  };
  for (let copy = 0; copy < copies; copy++) {
    const [damagedSave, damagedRecord, copyRoll] = [damageText(save, roll), damageText(record, roll), dice(copy + 1)];
    take(`save ${copy}`, () => playSave(playable, damagedSave, copyRoll));
    take(`record ${copy}`, () => playRecord(playable, damagedRecord));
  }
  return { refused, played, faults };
}

function playRandom(
  game: PlayableGame,
  { configuration, answers }: { readonly configuration: unknown; readonly answers: number },
  roll: Dice,
): { readonly match: PlayableMatch; readonly journal: Journal } {
  const seed = Array.from({ length: 64 }, () => roll(HEX).toString(HEX)).join('');
  const started = game.start(configuration, seed);
  if (!started.ok) throw new Error('A configuration that was checked can be dealt.');
  const match = started.value;
  const definitions = game.definitionsHash(configuration);
  const start = { format: 1, game: game.id, engine: '', definitions, configuration, seed, hash: match.hash() } as const;
  const entries: JournalEntry[] = [];
  for (let given = 0; given < answers; given++) {
    const entry = answerOnce(match, roll);
    if (entry === undefined) break;
    entries.push(entry);
  }
  return { match, journal: { start, entries } };
}

/** Gives a random answer to the open question; undefined where the match is over. */
function answerOnce(match: PlayableMatch, roll: Dice): JournalEntry | undefined {
  const [seat] = match.pending(SPECTATOR)?.waiting ?? [];
  const open = seat === undefined ? undefined : match.pending(seat);
  if (seat === undefined || open?.ask === undefined) return undefined;
  const chosen = [...randomChoice(open.kind, open.ask, roll)];
  const described = match.describe(seat, open.id, chosen);
  if (!described.ok || match.answer(seat, open.id, chosen) !== undefined) return undefined;
  return { ...described.value, by: 'person', hash: match.hash() };
}

/** Reads a save and plays on, with all that a table asks of a match on the way. */
function playSave(game: PlayableGame, text: string, roll: Dice): Result<unknown> {
  const restored = game.restore(text);
  if (!restored.ok) return restored;
  const match = restored.value;
  for (let given = 0; given <= ON; given++) {
    for (let viewer = SPECTATOR; viewer < match.seats; viewer++) match.view(viewer);
    match.save();
    if (answerOnce(match, roll) === undefined) break;
  }
  return restored;
}

/** Reads a record as a server does that was brought it, and plays all of it. */
function playRecord(game: PlayableGame, text: string): Result<unknown> {
  const parsed = parse(text);
  const file = parsed.ok ? readReplayFile(parsed.value) : parsed;
  if (!file.ok) return file;
  const { journal } = file.value;
  const cards = game.ownCards?.playing(journal.start.configuration);
  const played = cards === undefined ? undefined : runToEnd(cards);
  // Where the cards are none of this game, the record is played with those of the game, as the server does.
  return runToEnd(reelOf(played?.ok === true ? played.value : game, journal, { viewer: SPECTATOR, from: 0 }));
}

function parse(text: string): Result<unknown> {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return { ok: false, problems: [{ code: 'request.notJson', at: '', values: {} }] };
  }
}
