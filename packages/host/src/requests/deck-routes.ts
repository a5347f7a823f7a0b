import { type GeneratedDeck, type PlayableGame, type Problem, type Result, fail, ok } from '@crupier/kernel';
import type { CardFileCheck, DeckCheck, DrawnDeck, SealedOpened } from '@crupier/protocol';
import { checkCardsRequest, checkDeckRequest, drawDeckRequest, openSealedRequest } from '@crupier/protocol';
import { firstOf } from '../cards/card-shelf.ts';
import { openSealed } from '../cards/sealed-pools.ts';
import { findGame, findSetting, seedOfText, type Setting, type SettingParts } from '../cards/setting.ts';
import type { Speaker } from '../speaking.ts';
import { readyDecks } from '../tables/matches.ts';
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
  const problems = problemsOfDeck(parts, setting.value, asked.value);
  return ok({ problems: problems.map((problem) => parts.speaker(problem, language)) });
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
  const told = firstOf(problems).map((problem) => parts.speaker(problem, language));
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

/**
 * What is wrong with one deck, each at its place there. A game judges decks for a whole table: what it says of the other seats is
 * nobody's business.
 */
function problemsOfDeck({ games }: SettingParts, { game, settings }: Setting, { text }: { readonly text: string }): readonly Problem[] {
  const [ready = ''] = readyDecks(games.find(({ id }) => id === game.id) ?? game);
  const others = new Array<string>(game.seats.min - 1).fill(ready);
  const configured = game.configure([text, ...others], { settings });
  // Nor are the settings, or whether all heroes of a campaign sit at the table.
  const found = configured.ok
    ? []
    : configured.problems.filter(({ at }) => !at.startsWith('deck 2') && !at.startsWith('settings.') && at !== 'campaign');
  return found.map((problem) => ({ ...problem, at: problem.at.replace(/^deck 1(, )?/, '') }));
}
