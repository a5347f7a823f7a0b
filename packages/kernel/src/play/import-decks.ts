import { assert, type Language, type Problem } from '../state/result.ts';
import type { Resumable } from '../state/resumable.ts';
import { sizeOfDraft, type ReadDeck } from './deck-workshop.ts';
import { judgeDeck } from './judge-deck.ts';
import { playableDecks } from './playable-decks.ts';
import type { MatchSettings, PlayableGame } from './playable.ts';
import { splitDecks } from './split-decks.ts';

/** A deck of a text, as far as it could be read. */
export interface ImportedDeck extends ReadDeck {
  readonly game: PlayableGame;
  /** What a table is given for it: as it was written where something is wrong with it. */
  readonly texts: Readonly<Record<Language, string>>;
  /** What keeps it from being played, each at its place in the whole text; nothing where it can be played. */
  readonly problems: readonly Problem[];
}

/** Of what decks are read. */
export interface Importing {
  /** The game that is tried first, and taken where no other reads more. */
  readonly game: PlayableGame;
  /** Others that a deck may be of. */
  readonly others?: readonly PlayableGame[];
  readonly settings?: MatchSettings;
}

const readyDecks = new WeakMap<PlayableGame, string>();

/** The name of a deck that can be played, found once for a game. */
function readyDeckOf(game: PlayableGame): string {
  const ready = readyDecks.get(game) ?? playableDecks(game)[0] ?? '';
  readyDecks.set(game, ready);
  return ready;
}

/** Reads every deck of a text, of whichever game each is, one after another. *Errors:* those of decks, in each deck. */
export function* importDecks(text: string, importing: Importing): Resumable<readonly ImportedDeck[]> {
  const decks: ImportedDeck[] = [];
  for (const { text: list, at } of splitDecks(text)) {
    decks.push(importDeck(list, at, importing));
    yield;
  }
  return decks;
}

/** Reads one deck, by its name or its list. */
export function importDeck(list: string, at: string, importing: Importing): ImportedDeck {
  if (/^\s*(https?:\/\/|www\.)\S+\s*$/.test(list)) return addressed(list, importing.game);
  const { game, read, problems } = likeliest(list, importing);
  const written = list.replace(/^\s*[\r\n]/, '').trimEnd();
  const texts = problems.length > 0 ? undefined : textsOf(game, read);
  const placed = problems.map((problem) => ({ ...problem, at: [at, problem.at].filter((each) => each !== '').join('.') }));
  return { ...read, game, texts: texts ?? { en: written, es: written }, problems: placed };
}

/** What a table is given for a deck: that of a game whose decks are built is kept as it is built. */
function textsOf({ workshop }: PlayableGame, { draft, lists }: ReadDeck): ReadDeck['lists'] {
  if (workshop?.building === undefined) return lists;
  const text = JSON.stringify(draft);
  return { en: text, es: text };
}

/** An address of a deck elsewhere, which is never fetched. *Errors:* `deck.address`. */
function addressed(list: string, game: PlayableGame): ImportedDeck {
  const text = list.trim();
  const draft = { name: '', leader: '', choices: [], cards: [] };
  return { game, draft, sections: [], texts: { en: text, es: text }, problems: [{ code: 'deck.address', at: '', values: {} }] };
}

interface Likely {
  readonly game: PlayableGame;
  readonly read: ReadDeck;
  readonly problems: readonly Problem[];
}

/** The game of which most cards of a list are known. */
function likeliest(list: string, { game, others = [], settings }: Importing): Likely {
  const readAs = (each: PlayableGame): Likely => {
    assert(each.workshop !== undefined, 'Decks are read of games that have a workshop.');
    const own = each === game && settings !== undefined ? { settings } : {};
    return { game: each, read: each.workshop.read(list), problems: judgeDeck(each, list, { ready: readyDeckOf(each), ...own }) };
  };
  const first = readAs(game);
  if (first.problems.length === 0) return first;
  const known = ({ read: { draft } }: Likely): number => sizeOfDraft(draft) + (draft.leader === '' ? 0 : 1);
  return others.map(readAs).reduce((best, each) => (known(each) > known(best) ? each : best), first);
}
