import { type GeneratedDeck, type PlayableGame, type Result, fail, judgeDeck, ok } from '@crupier/kernel';
import type { CardFileCheck, DeckCheck, DrawnDeck, SealedOpened } from '@crupier/protocol';
import { checkCardsRequest, checkDeckRequest, drawDeckRequest, openSealedRequest } from '@crupier/protocol';
import { firstOf } from '../cards/card-shelf.ts';
import { openSealed } from '../cards/sealed-pools.ts';
import { findGame, findSetting, seedOfText, type SettingParts } from '../cards/setting.ts';
import type { Speaker } from '../speaking.ts';
import { readyDecks } from '../tables/ready-decks.ts';
import { type HostRequest, read, type Route } from './route.ts';

/** Milliseconds that checking a deck is charged. Opening a pool is charged what it takes, beside these. */
const CHECKING_MS = 10;

/** What asking about decks needs. */
export interface DeckRouteParts extends SettingParts {
  readonly speaker: Speaker;
}

/** What somebody does before a table is opened: checks decks and cards of their own, has decks drawn, opens sealed pools. Nothing is kept of it. */
export function deckRoutes(parts: DeckRouteParts): readonly Route[] {
  const sized = { method: 'POST', isLarge: true, workMs: CHECKING_MS } as const;
  return [
    { ...sized, path: '/api/decks/check', answer: (request) => checkDeck(parts, request) },
    { ...sized, path: '/api/decks/draw', answer: (request) => answerDraw(parts, request) },
    { ...sized, path: '/api/cards/check', answer: (request) => checkCards(parts, request) },
    { ...sized, path: '/api/sealed', answer: (request) => answerSealed(parts, request) },
  ];
}

async function checkDeck(parts: DeckRouteParts, { body, address, language }: HostRequest): Promise<Result<DeckCheck>> {
  const asked = read(checkDeckRequest, body);
  if (!asked.ok) return asked;
  const setting = await findSetting(parts, asked.value, address);
  if (!setting.ok) return setting;
  const { game, settings } = setting.value;
  const [ready = ''] = readyDecks(parts.games.find(({ id }) => id === game.id) ?? game);
  const problems = judgeDeck(game, asked.value.text, { ready, settings });
  return ok({ problems: problems.map((problem) => parts.speaker(problem, language, game.id)) });
}

async function answerDraw({ games }: DeckRouteParts, { body, language }: HostRequest): Promise<Result<DrawnDeck>> {
  const asked = read(drawDeckRequest, body);
  if (!asked.ok) return asked;
  const game = findGame(games, asked.value.game);
  if (!game.ok) return game;
  const drawn = drawDeck(game.value, asked.value);
  return drawn.ok ? ok({ name: drawn.value.name, text: drawn.value.lists[language] }) : drawn;
}

async function checkCards(parts: DeckRouteParts, { body, address, language }: HostRequest): Promise<Result<CardFileCheck>> {
  const asked = read(checkCardsRequest, body);
  if (!asked.ok) return asked;
  const game = findGame(parts.games, asked.value.game);
  if (!game.ok) return game;
  const checked = await parts.shelf.read(game.value, { text: asked.value.text, from: address });
  const { problems, sheets } = checked.ok ? checked.value : { problems: checked.problems, sheets: [] };
  const told = firstOf(problems).map((problem) => parts.speaker(problem, language, game.value.id));
  return ok({ cards: sheets, problems: told, count: problems.length });
}

async function answerSealed(parts: DeckRouteParts, { body, address, work }: HostRequest): Promise<Result<SealedOpened>> {
  const asked = read(openSealedRequest, body);
  if (!asked.ok) return asked;
  const setting = await findSetting(parts, asked.value, address);
  return setting.ok ? openSealed(setting.value.game, asked.value.seed, work) : setting;
}

/** Draws a deck by its seed. *Errors:* `deck.notGenerated`, and what the game says of the set. */
function drawDeck(game: PlayableGame, { set, seed }: { readonly set: string; readonly seed: string }): Result<GeneratedDeck> {
  return game.generateDeck?.(seedOfText(seed), set) ?? fail('deck.notGenerated', 'game', { game: game.name.en });
}
