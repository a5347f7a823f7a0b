import { assert, type Language, type Problem } from '../state/result.ts';
import { runToEnd, type Resumable } from '../state/resumable.ts';
import { allFaults, faultsOf, type DeckFaults } from './deck-checks.ts';
import { sizeOfDraft, type DraftDeck, type ReadDeck } from './deck-workshop.ts';
import { judgeDeck } from './judge-deck.ts';
import { missingIn, withNearest, withoutMissing, type MissingCard } from './missing-cards.ts';
import { firstPlayableDeck } from './playable-decks.ts';
import type { MatchSettings, PlayableGame } from './playable.ts';
import { splitDecks } from './split-decks.ts';

/** A deck of a text, as far as it could be read. */
export interface ImportedDeck extends ReadDeck {
  readonly game: PlayableGame;
  /** What a table is given for it: as it was written where something is wrong with it. */
  readonly texts: Readonly<Record<Language, string>>;
  /** What keeps it from being played, each at its place in the whole text; nothing where it can be played. */
  readonly problems: readonly Problem[];
  /** The same by what is asked of a deck. */
  readonly faults: DeckFaults;
  /** Its cards that are not made yet, each with the cards nearest to it. */
  readonly missing: readonly MissingCard[];
  /** How it can go on where nothing but such cards is wrong with it; empty elsewhere. */
  readonly ways: readonly DeckWay[];
}

/** How a legal deck with cards that are not made yet can go on. */
export const wayKinds = ['nearest', 'without'] as const;

/** A deck made from another: with the nearest cards in place of those that are not made yet, or without them. */
export interface DeckWay {
  readonly kind: (typeof wayKinds)[number];
  readonly draft: DraftDeck;
  readonly texts: Readonly<Record<Language, string>>;
  /** What is still wrong with it, such as that it has too few cards. */
  readonly problems: readonly Problem[];
}

/** Of what decks are read. */
export interface Importing {
  /** The game that is tried first, and taken where no other reads more. */
  readonly game: PlayableGame;
  /** Others that a deck may be of. */
  readonly others?: readonly PlayableGame[];
  readonly settings?: MatchSettings;
  /** Says what is wrong with the list of one deck before anything of it is read. */
  readonly refuse?: (list: string) => Problem | undefined;
}

const readyDecks = new WeakMap<PlayableGame, string>();

/** The name of a deck that can be played, found once for a game. */
function readyDeckOf(game: PlayableGame): string {
  const ready = readyDecks.get(game) ?? firstPlayableDeck(game) ?? '';
  readyDecks.set(game, ready);
  return ready;
}

/** Reads every deck of a text, of whichever game each is, one after another. *Errors:* those of decks, in each deck. */
export function* importDecks(text: string, importing: Importing): Resumable<readonly ImportedDeck[]> {
  const decks: ImportedDeck[] = [];
  for (const { text: list, at } of splitDecks(text)) decks.push(yield* importingDeck(list, at, importing));
  return decks;
}

/** Reads one deck, by its name or its list. */
export function importDeck(list: string, at: string, importing: Importing): ImportedDeck {
  return runToEnd(importingDeck(list, at, importing));
}

/** The same with pauses, for a list is read once for each game. *Errors:* those of decks, in the deck. */
function* importingDeck(list: string, at: string, importing: Importing): Resumable<ImportedDeck> {
  yield;
  const { game: first, refuse } = importing;
  const refused = refuse?.(list.trim());
  if (refused !== undefined) return unread(list, first, { ...refused, at });
  // An address of a deck elsewhere is never fetched.
  if (/^\s*(https?:\/\/|www\.)\S+\s*$/.test(list)) return unread(list, first, { code: 'deck.address', at: '', values: {} });
  const { game, read, faults } = yield* likeliest(list, importing);
  const written = list.replace(/^\s*[\r\n]/, '').trimEnd();
  const problems = allFaults(faults);
  const texts = problems.length > 0 ? undefined : textsOf(game, read);
  const place = (found: readonly Problem[]): readonly Problem[] =>
    found.map((problem) => ({ ...problem, at: [at, problem.at].filter((each) => each !== '').join('.') }));
  const { understood, legal, playable } = faults;
  yield;
  return {
    ...read,
    game,
    texts: texts ?? { en: written, es: written },
    problems: place(problems),
    faults: { understood: place(understood), legal: place(legal), playable: place(playable) },
    missing: game.workshop === undefined ? [] : missingIn(read.draft, game.workshop),
    ways: understood.length === 0 && legal.length === 0 && playable.length > 0 ? yield* waysOf(game, list, read) : [],
  };
}

/** The ways on of a legal deck that waits for cards to be made. */
function* waysOf(game: PlayableGame, list: string, { draft }: ReadDeck): Resumable<readonly DeckWay[]> {
  const ways: DeckWay[] = [];
  for (const kind of wayKinds) {
    yield;
    const way = wayOf(game, kind, { list, draft });
    if (way !== undefined) ways.push(way);
  }
  return ways;
}

/** One way on; undefined where there is none: no card is near enough, or nothing is left. */
function wayOf(
  game: PlayableGame,
  kind: DeckWay['kind'],
  { list, draft }: { readonly list: string; readonly draft: DraftDeck },
): DeckWay | undefined {
  const { workshop } = game;
  if (workshop === undefined) return undefined;
  const made = kind === 'nearest' ? withNearest(draft, workshop) : withoutMissing(draft, workshop);
  if (workshop.building !== undefined && !workshop.building.leaders().includes(made.leader)) return undefined;
  const text = JSON.stringify(made);
  const texts =
    workshop.exchange === undefined ? { en: text, es: text } : workshop.exchange(list, standInsIn(missingIn(draft, workshop), kind));
  if (texts === undefined) return undefined;
  return { kind, draft: made, texts, problems: judgeDeck(game, texts.en, { ready: readyDeckOf(game) }) };
}

function standInsIn(missing: readonly MissingCard[], kind: DeckWay['kind']): ReadonlyMap<string, string | undefined> {
  return new Map(missing.map(({ card, nearest }) => [card, kind === 'nearest' ? nearest[0]?.card : undefined]));
}

/** What a table is given for a deck: that of a game whose decks are built is kept as it is built. */
function textsOf({ workshop }: PlayableGame, { draft, lists }: ReadDeck): ReadDeck['lists'] {
  if (workshop?.building === undefined) return lists;
  const text = JSON.stringify(draft);
  return { en: text, es: text };
}

/** A deck of which nothing is read, with the reason. */
function unread(list: string, game: PlayableGame, problem: Problem): ImportedDeck {
  const text = list.trim();
  const draft = { name: '', leader: '', choices: [], cards: [] };
  const faults = { understood: [problem], legal: [], playable: [] };
  return { game, draft, sections: [], texts: { en: text, es: text }, problems: [problem], faults, missing: [], ways: [] };
}

interface Likely {
  readonly game: PlayableGame;
  readonly read: ReadDeck;
  readonly faults: DeckFaults;
}

/** The game of which most cards of a list are known. */
function* likeliest(list: string, { game, others = [], settings }: Importing): Resumable<Likely> {
  function* readAs(each: PlayableGame): Resumable<Likely> {
    assert(each.workshop !== undefined, 'Decks are read of games that have a workshop.');
    const own = each === game && settings !== undefined ? { settings } : {};
    const ready = readyDeckOf(each);
    yield;
    const read = each.workshop.read(list);
    yield;
    return { game: each, read, faults: faultsOf(each, { text: list, read, ready, ...own }) };
  }
  let best = yield* readAs(game);
  if (allFaults(best.faults).length === 0) return best;
  const known = ({ read: { draft } }: Likely): number => sizeOfDraft(draft) + (draft.leader === '' ? 0 : 1);
  for (const other of others) {
    const likely = yield* readAs(other);
    if (known(likely) > known(best)) best = likely;
  }
  return best;
}
