import { nearestCards, type CardSheet, type Language, type PlayableGame, type Resumable } from '@crupier/kernel';
import {
  type CardEntry,
  cardEntry,
  type Collection,
  type CollectionCard,
  type CollectionPage,
  facetOf,
  factValues,
  inOrder,
  isFound,
  searchWords,
} from '@crupier/protocol';
import type { collectionQuery } from '@crupier/protocol';
import { type RulesOnCard, ruleGames, rulesOnCards, textIn } from '@crupier/rulebook';
import type * as z from 'zod';
import { type Work, writeSheets } from './cards-of.ts';
import { hasDeckWith } from './deck-with.ts';
import { sketchFile } from './sketch-file.ts';

type Query = z.infer<typeof collectionQuery>;

/** A card that is looked for. */
interface Entry extends CardEntry {
  /** The ids of the rules that are about it. */
  readonly rules: ReadonlySet<string>;
}

/** All cards of a game, made ready to be looked through. */
interface CardIndex {
  readonly entries: readonly Entry[];
  readonly rulesOn: (sheet: CardSheet) => ReturnType<RulesOnCard>;
}

const indexes = new WeakMap<PlayableGame, Promise<CardIndex>>();

/** The index of a game, made once: whoever asks first is charged. */
function indexOf(game: PlayableGame, work: Work): Promise<CardIndex> {
  const known = indexes.get(game);
  if (known !== undefined) return known;
  const making = makeIndex(game, work);
  indexes.set(game, making);
  // What failed may be tried again.
  making.catch(() => indexes.delete(game));
  return making;
}

async function makeIndex(game: PlayableGame, work: Work): Promise<CardIndex> {
  const named = ruleGames.find((each) => each === game.id);
  const rulesOnCard = named === undefined ? undefined : await rulesOnCards(named);
  const rulesOn: CardIndex['rulesOn'] = (sheet) => {
    const keywords = factValues(sheet, 'keywords').flatMap((keyword) => game.words.labels[keyword] ?? []);
    return rulesOnCard?.({ name: sheet.name, keywords }) ?? [];
  };
  return { entries: await work(makeEntries(game, rulesOn)), rulesOn };
}

function* makeEntries(game: PlayableGame, rulesOn: CardIndex['rulesOn']): Resumable<readonly Entry[]> {
  const entries: Entry[] = [];
  const keys = game.workshop?.cards() ?? [];
  const sheets = yield* writeSheets(game, keys);
  for (const key of keys) {
    const sheet = sheets[key];
    if (sheet === undefined) continue;
    entries.push({ ...cardEntry(sheet), rules: new Set(rulesOn(sheet).map(({ id }) => id)) });
    yield;
  }
  return entries;
}

const collections = new WeakMap<PlayableGame, Collection>();

/** What there is to look through of a game. */
export async function collectionOf(game: PlayableGame, work: Work): Promise<Collection> {
  const { entries } = await indexOf(game, work);
  const known = collections.get(game) ?? describeCollection(game, entries);
  collections.set(game, known);
  return known;
}

function describeCollection(game: PlayableGame, entries: readonly Entry[]): Collection {
  const { facets = [], sets = [], building, read } = game.workshop ?? {};
  const sheets = new Map(entries.map(({ sheet }) => [sheet.key, sheet]));
  const decks = read === undefined ? [] : game.deckNames().map((name) => ({ ...read(name).draft, name }));
  return {
    cards: entries.length,
    playable: entries.filter(({ sheet }) => sheet.playable).length,
    facets: facets.map((facet) => facetOf(facet, [...sheets.values()], sets)).filter(({ values }) => values.length > 1),
    sets,
    ...(building !== undefined && {
      building: {
        leaders: building.leaders().flatMap((leader) => {
          const sheet = sheets.get(leader) ?? game.card(leader);
          const { of, most } = building.choices(leader);
          return sheet === undefined ? [] : [{ sheet, choices: of, most, ownCards: building.ownCards(leader) }];
        }),
        sizes: building.sizes,
        rules: building.rules,
      },
    }),
    decks: decks.map(({ name, leader, choices, cards }) => ({
      name,
      leader,
      choices,
      cards,
      playable: cards.every(({ card }) => sheets.get(card)?.playable !== false),
    })),
  };
}

/** The cards that a query finds, in its order: where it has none, those that have its words in their names first, then as the game has them. */
export async function findCards(
  game: PlayableGame,
  query: Query,
  { work, language }: { readonly work: Work; readonly language: Language },
): Promise<CollectionPage> {
  const { entries } = await indexOf(game, work);
  const building = game.workshop?.building;
  const { leader } = query;
  const isOfQuery = filterOf(query);
  const deck = { leader: leader ?? '', choices: query.choice };
  const found = entries.filter((entry) => isOfQuery(entry) && (leader === undefined || building?.fits(deck, entry.sheet.key) === true));
  const sorted = inOrder(found, query.sort ?? '', { words: searchWords(query.q), language });
  const page = sorted.slice(query.from, query.from + query.limit).map(({ sheet }) => sheet);
  const copiesMax = leader !== undefined && building !== undefined ? page.map(({ key }) => building.copiesMax(leader, key)) : undefined;
  return { total: sorted.length, from: query.from, cards: page, ...(copiesMax && { copiesMax }) };
}

function filterOf(query: Query): (entry: Entry) => boolean {
  const words = searchWords(query.q);
  const wanted = new Map<string, string[]>();
  for (const each of query.f) {
    const [fact = '', ...rest] = each.split(':');
    wanted.set(fact, [...(wanted.get(fact) ?? []), rest.join(':')]);
  }
  const facts = [...wanted];
  return (entry) =>
    isFound(entry, words, facts) &&
    (query.playable === undefined || entry.sheet.playable === (query.playable === 'yes')) &&
    (query.rule === undefined || entry.rules.has(query.rule));
}

/** A card with what leads on from it; undefined where there is none. */
export async function collectionCard(
  game: PlayableGame,
  key: string,
  { work, language }: { readonly work: Work; readonly language: Language },
): Promise<CollectionCard | undefined> {
  const sheet = game.card(key);
  if (sheet === undefined) return undefined;
  const { rulesOn } = await indexOf(game, work);
  const { decks } = await collectionOf(game, work);
  const sketch = sketchFile(game, [sheet.key]);
  return {
    sheet,
    rules: rulesOn(sheet).map(({ id, title, summary }) => ({
      id,
      title: textIn(title, language),
      ...(id.includes('-FAQ-') && { text: textIn(summary, language) }),
    })),
    decks: decks
      .filter(({ cards, leader }) => leader === sheet.key || cards.some(({ card }) => card === sheet.key))
      .map(({ name }) => name),
    nearest: sheet.playable ? [] : nearestOf(game, sheet.key),
    ...(hasDeckWith(game, sheet.key, decks) && { hasHand: true as const }),
    ...(sketch !== undefined && { sketch }),
  };
}

/** So many of the nearest cards are shown. */
const NEAREST_MAX = 4;

/** The nearest cards that are made. */
function nearestOf(game: PlayableGame, key: string): CollectionCard['nearest'] {
  const { workshop } = game;
  if (workshop === undefined) return [];
  const candidates = workshop.cards().filter((card) => workshop.isPlayable(card));
  const found = nearestCards(key, { terms: workshop.likeness, factsOf: workshop.factsOf, candidates, most: NEAREST_MAX });
  return found.flatMap(({ card, shared }) => {
    const sheet = game.card(card);
    return sheet === undefined ? [] : [{ sheet, shared }];
  });
}
