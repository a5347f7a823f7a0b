import { type PlayableGame, type Problem, type Result, fail, ok } from '@crupier/kernel';
import { checkCards, limits, readingPlacedJson, type CheckedCards } from '@crupier/protocol';
import { Recent, sha256 } from '@crupier/table';
import type { Work } from './cards-of.ts';

/** A file of somebody's own cards, and the address that it comes from. */
export interface GivenFile {
  readonly text: string;
  readonly from: string;
}

/**
 * Reads files of somebody's own cards, a card at a time: other tables go on meanwhile. One that was read is kept for a while, for it is
 * asked for again with every deck.
 */
export interface CardShelf {
  /** What a file holds. *Errors:* `cards.notTaken`, `cards.fileTooLarge`, `cards.tooMany`, `json.…`: where it is no file of cards at all. */
  readonly read: (game: PlayableGame, file: GivenFile) => Promise<Result<CheckedCards>>;
  /** The game with the cards of a file. *Errors:* as `read`, and `card.…` with line, column and path. */
  readonly gameWith: (game: PlayableGame, file: GivenFile) => Promise<Result<PlayableGame>>;
}

/** Files that are kept. */
const KEPT_MAX = 8;

/** How files are read: a large one takes a second of work, so an address may have so many read in a minute. */
export interface CardReading {
  readonly readsPerMinuteMax: number;
  /** Whether one more file of an address may be read; it is counted. */
  readonly takeRead: (address: string) => boolean;
  readonly workFor: (address: string) => Work;
}

/** A shelf with nothing on it. */
export function makeCardShelf({ readsPerMinuteMax, takeRead, workFor }: CardReading): CardShelf {
  const kept = new Recent<Promise<Result<CheckedCards>>>(KEPT_MAX);
  const read: CardShelf['read'] = async (game, { text, from }) => {
    const key = `${game.id} ${sha256(text)}`;
    const known = kept.get(key);
    if (known === undefined && !takeRead(from)) return fail('cards.tooMany', 'cards', { max: readsPerMinuteMax });
    const found = known ?? readFile(game, text, workFor(from));
    kept.set(key, found);
    return found;
  };
  const gameWith: CardShelf['gameWith'] = async (game, file) => {
    const checked = await read(game, file);
    if (!checked.ok) return checked;
    const { game: made, problems } = checked.value;
    return made === undefined ? { ok: false, problems: firstOf(problems) } : ok(made);
  };
  return { read, gameWith };
}

/** As many problems as are told at once. */
export function firstOf<P extends Problem>(problems: readonly P[]): readonly P[] {
  return problems.slice(0, limits.cardProblemsMax);
}

async function readFile(game: PlayableGame, text: string, work: Work): Promise<Result<CheckedCards>> {
  if (game.ownCards === undefined) return fail('cards.notTaken', 'cards', { game: game.name.en });
  const bytes = new TextEncoder().encode(text).length;
  const max = limits.cardFileBytesMax;
  if (bytes > max) return fail('cards.fileTooLarge', 'cards', { bytes, max });
  const json = await work(readingPlacedJson(text));
  return json.kind === 'broken' ? { ok: false, problems: json.problems } : ok(await work(checkCards(game, json)));
}
