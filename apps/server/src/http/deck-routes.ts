import { type GeneratedDeck, type PlayableGame, type Problem, type Result, fail, ok } from '@crupier/kernel';
import type { CardFileCheck, DeckCheck, DrawnDeck } from '@crupier/protocol';
import { checkCardsRequest, checkDeckRequest, drawDeckRequest, limits, openSealedRequest } from '@crupier/protocol';
import type { FastifyInstance } from 'fastify';
import { findGame, findSetting, firstOf, openSealed, readyDecks, seedOfText, type Setting, type SettingParts } from '@crupier/host';
import { answer, askedLanguage, read } from './answering.ts';
import { type RequestWorkParts, workOf } from './request-work.ts';

/** Milliseconds that checking a deck is charged. Opening a pool is charged what it takes, beside these. */
const CHECKING_MS = 10;

/** What somebody does before a table is opened: checks decks and cards of their own, has decks drawn, opens sealed pools. Nothing is kept of it. */
export function addDeckRoutes(app: FastifyInstance, parts: SettingParts & RequestWorkParts): void {
  const sized = { bodyLimit: limits.tableBytesMax, config: { workMs: CHECKING_MS } };

  app.post('/api/decks/check', sized, async (request, reply) => {
    const asked = read(checkDeckRequest, request.body);
    if (!asked.ok) return answer(request, reply, asked);
    const setting = await findSetting(parts, asked.value, request.ip);
    if (!setting.ok) return answer(request, reply, setting);
    const problems = problemsOfDeck(parts, setting.value, asked.value);
    const language = askedLanguage(request);
    return answer<DeckCheck>(request, reply, ok({ problems: problems.map((problem) => request.server.speaker(problem, language)) }));
  });

  app.post('/api/decks/draw', sized, async (request, reply) => {
    const asked = read(drawDeckRequest, request.body);
    if (!asked.ok) return answer(request, reply, asked);
    const game = findGame(parts.games, asked.value.game);
    if (!game.ok) return answer(request, reply, game);
    const drawn = drawDeck(game.value, asked.value);
    const language = askedLanguage(request);
    return answer<DrawnDeck>(request, reply, drawn.ok ? ok({ name: drawn.value.name, text: drawn.value.lists[language] }) : drawn);
  });

  app.post('/api/cards/check', sized, async (request, reply) => {
    const asked = read(checkCardsRequest, request.body);
    if (!asked.ok) return answer(request, reply, asked);
    const game = findGame(parts.games, asked.value.game);
    if (!game.ok) return answer(request, reply, game);
    const checked = await parts.shelf.read(game.value, { text: asked.value.text, from: request.ip });
    const { problems, sheets } = checked.ok ? checked.value : { problems: checked.problems, sheets: [] };
    const language = askedLanguage(request);
    const told = firstOf(problems).map((problem) => request.server.speaker(problem, language));
    return answer<CardFileCheck>(request, reply, ok({ cards: sheets, problems: told, count: problems.length }));
  });

  app.post('/api/sealed', sized, async (request, reply) => {
    const asked = read(openSealedRequest, request.body);
    if (!asked.ok) return answer(request, reply, asked);
    const setting = await findSetting(parts, asked.value, request.ip);
    return answer(request, reply, setting.ok ? await openSealed(setting.value.game, asked.value.seed, workOf(parts, request)) : setting);
  });
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
