import {
  type ImportedDeck,
  type PlayableGame,
  type Problem,
  type Result,
  fail,
  importDeck,
  importDecks,
  ok,
  randomTable,
  type Resumable,
  shuffledBy,
  sizeOfDraft,
} from '@crupier/kernel';
import type { Collection, CollectionCard, CollectionPage, DecksRead, RandomTableDrawn, ShownDeck, ShuffledDeck } from '@crupier/protocol';
import {
  collectionQuery,
  deckSizeMax,
  fillDeckRequest,
  firstHandRequest,
  isTooLong,
  randomTableRequest,
  readDecksRequest,
} from '@crupier/protocol';
import { sheetsOf } from '../cards/cards-of.ts';
import { collectionCard, collectionOf, findCards } from '../cards/collection.ts';
import { findGame, seedOfText } from '../cards/setting.ts';
import { sketchFile } from '../cards/sketch-file.ts';
import type { Speaker } from '../speaking.ts';
import { type HostRequest, read, type Route } from './route.ts';

/** Milliseconds that looking through cards, or making a deck, is charged. Reading decks is charged what it takes, beside these. */
const LOOKING_MS = 8;
const MAKING_MS = 12;
/** The most cards of a deck that is shuffled: lists may say any number. */
const SHUFFLED_MAX = 500;

/** Of a text that is longer than any deck nothing is read. */
function refuseLong(list: string): Problem | undefined {
  return isTooLong(list, deckSizeMax) ? { code: 'deck.tooLong', at: '', values: { ...deckSizeMax } } : undefined;
}

/** What looking through cards and making decks needs. */
export interface WorkshopRouteParts {
  readonly games: readonly PlayableGame[];
  readonly speaker: Speaker;
}

/** Looking through the cards of a game, and reading and making decks of them. Nothing of it is kept. */
export function workshopRoutes(parts: WorkshopRouteParts): readonly Route[] {
  const looking = { method: 'GET', workMs: LOOKING_MS } as const;
  const making = { method: 'POST', isLarge: true, workMs: MAKING_MS } as const;
  return [
    { ...looking, path: '/api/games/:id/collection', answer: (request) => tellCollection(parts, request) },
    { ...looking, path: '/api/games/:id/cards', answer: (request) => tellCards(parts, request) },
    { ...looking, path: '/api/games/:id/cards/:key', answer: (request) => tellCard(parts, request) },
    { ...making, path: '/api/decks/read', answer: (request) => readDecks(parts, request) },
    { ...making, path: '/api/decks/fill', answer: (request) => fillDeck(parts, request) },
    { ...making, path: '/api/decks/hand', answer: (request) => shuffleDeck(parts, request) },
    { ...making, path: '/api/decks/random', answer: (request) => drawTable(parts, request) },
  ];
}

async function tellCollection({ games }: WorkshopRouteParts, { params, work }: HostRequest): Promise<Result<Collection>> {
  const game = findWorkshop(games, params['id'] ?? '');
  return game.ok ? ok(await collectionOf(game.value, work)) : game;
}

async function tellCards({ games }: WorkshopRouteParts, { params, query, work, language }: HostRequest): Promise<Result<CollectionPage>> {
  const asked = read(collectionQuery, query);
  if (!asked.ok) return asked;
  const game = findWorkshop(games, params['id'] ?? '');
  return game.ok ? ok(await findCards(game.value, asked.value, { work, language })) : game;
}

async function tellCard({ games }: WorkshopRouteParts, { params, work, language }: HostRequest): Promise<Result<CollectionCard>> {
  const game = findWorkshop(games, params['id'] ?? '');
  if (!game.ok) return game;
  const { key = '' } = params;
  const found = await collectionCard(game.value, key, { work, language });
  return found === undefined ? fail('card.unknown', 'key', { card: key }) : ok(found);
}

async function readDecks(parts: WorkshopRouteParts, request: HostRequest): Promise<Result<DecksRead>> {
  const asked = read(readDecksRequest, request.body);
  if (!asked.ok) return asked;
  const game = findWorkshop(parts.games, asked.value.game);
  if (!game.ok) return game;
  const { text, only = false, settings } = asked.value;
  const others = only ? [] : parts.games.filter((each) => each !== game.value && each.workshop !== undefined);
  const decks = await request.work(importDecks(text, { game: game.value, others, refuse: refuseLong, ...(settings && { settings }) }));
  return ok(await shown(parts, request, decks));
}

/** *Errors:* `deck.notBuilt` for a game whose decks come whole. */
async function fillDeck(parts: WorkshopRouteParts, request: HostRequest): Promise<Result<DecksRead>> {
  const asked = read(fillDeckRequest, request.body);
  if (!asked.ok) return asked;
  const game = findWorkshop(parts.games, asked.value.game);
  if (!game.ok) return game;
  const { building } = game.value.workshop ?? {};
  if (building === undefined) return fail('deck.notBuilt', 'game', { game: game.value.name.en });
  const { draft, seed, sets } = asked.value;
  const filled = building.fill({ ...draft, cards: draft.cards.filter(({ count }) => count > 0) }, seedOfText(seed), sets);
  return ok(await shown(parts, request, [importDeck(JSON.stringify(filled), '', { game: game.value })]));
}

/** A deck in an order of chance. *Errors:* `deck.nothing` where the list has no cards, `deck.tooManyCards`. */
async function shuffleDeck({ games }: WorkshopRouteParts, { body }: HostRequest): Promise<Result<ShuffledDeck>> {
  const asked = read(firstHandRequest, body);
  if (!asked.ok) return asked;
  const game = findWorkshop(games, asked.value.game);
  if (!game.ok) return game;
  const { workshop } = game.value;
  const draft = workshop?.read(asked.value.text).draft;
  if (workshop === undefined || draft === undefined || draft.cards.length === 0) return fail('deck.nothing', 'text');
  if (sizeOfDraft(draft) > SHUFFLED_MAX) return fail('deck.tooManyCards', 'text', { count: sizeOfDraft(draft), max: SHUFFLED_MAX });
  const cards = draft.cards.flatMap(({ card, count }) => Array.from({ length: count }, () => card));
  return ok({ hand: workshop.firstHand(draft.leader), order: shuffledBy(seedOfText(asked.value.seed), cards) });
}

async function drawTable(parts: WorkshopRouteParts, request: HostRequest): Promise<Result<RandomTableDrawn>> {
  const asked = read(randomTableRequest, request.body);
  if (!asked.ok) return asked;
  const game = findWorkshop(parts.games, asked.value.game);
  if (!game.ok) return game;
  const { min, max } = game.value.seats;
  const seats = Math.min(max, Math.max(min, asked.value.seats));
  const drawn = randomTable(game.value, seedOfText(asked.value.seed), seats);
  const decks = await request.work(readEach(game.value, drawn.decks));
  return ok({ ...(await shown(parts, request, decks)), settings: drawn.settings });
}

/** Finds a game whose cards can be looked through. *Errors:* `game.unknown`, `deck.noWorkshop`. */
function findWorkshop(games: readonly PlayableGame[], id: string): Result<PlayableGame> {
  const game = findGame(games, id);
  return game.ok && game.value.workshop === undefined ? fail('deck.noWorkshop', 'game', { game: game.value.name.en }) : game;
}

function* readEach(game: PlayableGame, texts: readonly string[]): Resumable<readonly ImportedDeck[]> {
  const decks: ImportedDeck[] = [];
  for (const text of texts) {
    decks.push(importDeck(text, '', { game }));
    yield;
  }
  return decks;
}

/** All cards of a deck that are shown: its own, and those that may stand in for one. */
function keysOf({ draft, sections, missing, ways }: ImportedDeck): readonly string[] {
  const listed = sections.flatMap(({ cards }) => cards.map(({ card }) => card));
  const near = missing.flatMap(({ nearest }) => nearest.map(({ card }) => card));
  const made = ways.flatMap((way) => [way.draft.leader, ...way.draft.cards.map(({ card }) => card)]);
  return [draft.leader, ...draft.cards.map(({ card }) => card), ...listed, ...near, ...made];
}

/** Decks in the reader's language, with the sheets of all their cards. */
async function shown({ speaker }: WorkshopRouteParts, { language, work }: HostRequest, decks: readonly ImportedDeck[]): Promise<DecksRead> {
  const found = decks.map(({ game, draft, sections, texts, lists, problems, faults, missing, ways }): ShownDeck => {
    const tell = (list: readonly Problem[]): ShownDeck['problems'] => list.map((problem) => speaker(problem, language, game.id));
    const sketch = sketchFile(
      game,
      missing.map(({ card }) => card),
    );
    return {
      game: game.id,
      draft,
      sections,
      text: texts[language],
      ...(lists && { list: lists[language] }),
      problems: tell(problems),
      faults: { understood: tell(faults.understood), legal: tell(faults.legal), playable: tell(faults.playable) },
      missing,
      isBuilt: game.workshop?.building !== undefined,
      ...(sketch !== undefined && { sketch }),
      ways: ways.map((way) => ({ kind: way.kind, draft: way.draft, text: way.texts[language], problems: tell(way.problems) })),
    };
  });
  const sheets: Record<string, DecksRead['sheets'][string]> = {};
  for (const game of new Set(decks.map((deck) => deck.game))) {
    const own = decks.filter((deck) => deck.game === game);
    const keys = own.flatMap(keysOf);
    sheets[game.id] = await sheetsOf(
      game,
      [...new Set(keys)].filter((key) => key !== ''),
      work,
    );
  }
  return { decks: found, sheets };
}
