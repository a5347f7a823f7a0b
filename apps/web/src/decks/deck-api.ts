/** What the page of cards and decks asks the server. Every sheet that comes is kept for the next page that shows it. */

import type {
  CardSheet,
  Collection,
  CollectionCard,
  CollectionPage,
  DecksRead,
  DraftDeck,
  Language,
  RandomTableDrawn,
  ShuffledDeck,
} from '@crupier/protocol';
import { ask, post, type Answer } from '../wire/api.ts';

const sheetsOfGames = new Map<string, Map<string, CardSheet>>();

/** The sheets of a game that have come so far, by key. */
export function knownSheets(game: string): Map<string, CardSheet> {
  const known = sheetsOfGames.get(game) ?? new Map<string, CardSheet>();
  sheetsOfGames.set(game, known);
  return known;
}

function keepSheets(game: string, sheets: readonly CardSheet[]): void {
  const known = knownSheets(game);
  for (const sheet of sheets) known.set(sheet.key, sheet);
}

function pathOf(game: string): string {
  return `/api/games/${encodeURIComponent(game)}`;
}

/** What there is to look through of a game. */
export async function fetchCollection(game: string, language: Language): Promise<Answer<Collection>> {
  const answer = await ask<Collection>(`${pathOf(game)}/collection`, language);
  if (answer.ok) keepSheets(game, answer.value.building?.leaders.map(({ sheet }) => sheet) ?? []);
  return answer;
}

/** A page of cards, by the parameters of the query. */
export async function fetchCards(game: string, query: URLSearchParams, language: Language): Promise<Answer<CollectionPage>> {
  const answer = await ask<CollectionPage>(`${pathOf(game)}/cards?${query.toString()}`, language);
  if (answer.ok) keepSheets(game, answer.value.cards);
  return answer;
}

/** A card with what leads on from it. */
export async function fetchCollectionCard(game: string, key: string, language: Language): Promise<Answer<CollectionCard>> {
  const answer = await ask<CollectionCard>(`${pathOf(game)}/cards/${encodeURIComponent(key)}`, language);
  if (answer.ok) keepSheets(game, [answer.value.sheet, ...answer.value.nearest.map(({ sheet }) => sheet)]);
  return answer;
}

function keepRead<T extends DecksRead>(answer: Answer<T>): Answer<T> {
  if (answer.ok) for (const [game, sheets] of Object.entries(answer.value.sheets)) keepSheets(game, Object.values(sheets));
  return answer;
}

/** Reads the decks of a text; `only` takes them for decks of the game. */
export async function readDecks(
  game: string,
  text: string,
  { only = false, language }: { readonly only?: boolean; readonly language: Language },
): Promise<Answer<DecksRead>> {
  return keepRead(await ask<DecksRead>('/api/decks/read', language, post({ game, text, only })));
}

/** Has a draft filled up until it is legal, from some sets where they are named. */
export async function fillDeck(
  game: string,
  draft: DraftDeck,
  { seed, sets, language }: { readonly seed: string; readonly sets?: readonly string[]; readonly language: Language },
): Promise<Answer<DecksRead>> {
  return keepRead(await ask<DecksRead>('/api/decks/fill', language, post({ game, draft, seed, ...(sets && { sets }) })));
}

/** A deck in an order of chance. */
export function shuffleDeck(
  game: string,
  text: string,
  { seed, language }: { readonly seed: string; readonly language: Language },
): Promise<Answer<ShuffledDeck>> {
  return ask('/api/decks/hand', language, post({ game, text, seed }));
}

/** A table that chance chooses. */
export async function drawTable(
  game: string,
  seed: string,
  { seats, language }: { readonly seats: number; readonly language: Language },
): Promise<Answer<RandomTableDrawn>> {
  return keepRead(await ask<RandomTableDrawn>('/api/decks/random', language, post({ game, seed, seats })));
}
