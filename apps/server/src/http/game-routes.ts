import type { PlayableGame, Result } from '@crupier/kernel';
import { fail, ok } from '@crupier/kernel';
import type { DeckCheck, GameSummary, RuleText } from '@crupier/protocol';
import { checkDeckRequest, limits, rulesQuery } from '@crupier/protocol';
import type { RuleRow } from '@crupier/rulebook';
import { findRule, ruleGames, searchRules, shownLanguage, textIn } from '@crupier/rulebook';
import type { FastifyInstance } from 'fastify';
import { readyDecks } from '../matches.ts';
import { answer, askedLanguage, read, refuse } from './answering.ts';

/** Games, their words, cards, decks and rules: what is the same for everybody. */
export function addGameRoutes(app: FastifyInstance, games: readonly PlayableGame[]): void {
  const summarize = (game: PlayableGame): GameSummary => {
    const { id, name, seats, teams } = game;
    return { id, name, seats, decks: readyDecks(game), ...(teams === true && { teams }) };
  };
  const findGame = (id: string): Result<PlayableGame> => {
    const game = games.find((each) => each.id === id);
    return game === undefined ? fail('game.unknown', 'game', { game: id, games: games.map((each) => each.id).join(', ') }) : ok(game);
  };

  app.get('/api/games', async () => games.map(summarize));

  app.get<{ Params: { id: string } }>('/api/games/:id/words', async (request, reply) => {
    const game = findGame(request.params.id);
    return answer(request, reply, game.ok ? ok(game.value.words) : game);
  });

  app.get<{ Params: { game: string; key: string } }>('/api/cards/:game/:key', async (request, reply) => {
    const game = findGame(request.params.game);
    if (!game.ok) return answer(request, reply, game);
    const card = game.value.card(request.params.key);
    return answer(request, reply, card === undefined ? fail('card.unknown', 'key', { card: request.params.key }) : ok(card));
  });

  app.post('/api/decks/check', { bodyLimit: limits.deckBytesMax }, async (request, reply) => {
    const asked = read(checkDeckRequest, request.body);
    if (!asked.ok) return answer(request, reply, asked);
    const game = findGame(asked.value.game);
    if (!game.ok) return answer(request, reply, game);
    const [ready = ''] = readyDecks(game.value);
    const configured = game.value.configure([asked.value.text, ready]);
    const problems = configured.ok ? [] : configured.problems;
    const language = askedLanguage(request);
    const check: DeckCheck = { problems: problems.map((problem) => request.server.speaker(problem, language)) };
    return reply.send(check);
  });
}

/** The rulebook: search, and one rule by its id. */
export function addRuleRoutes(app: FastifyInstance): void {
  app.get('/api/rules', async (request, reply) => {
    const query = read(rulesQuery, request.query);
    if (!query.ok) return answer(request, reply, query);
    const { q, game: name, limit, language = askedLanguage(request) } = query.value;
    const game = ruleGames.find((each) => each === name);
    if (name !== undefined && game === undefined)
      return refuse(request, reply, [{ code: 'game.unknown', at: 'game', values: { game: name, games: ruleGames.join(', ') } }]);
    const hits = await searchRules(q, { language, limit, ...(game && { game }) });
    return reply.send(hits.map(({ row }) => ruleText(row, language)));
  });

  app.get<{ Params: { id: string } }>('/api/rules/:id', async (request, reply) => {
    const query = read(rulesQuery, request.query);
    if (!query.ok) return answer(request, reply, query);
    const found = await findRule(request.params.id);
    return answer(request, reply, found.ok ? ok(ruleText(found.value, query.value.language ?? askedLanguage(request))) : found);
  });
}

function ruleText({ id, game, title, summary, cards }: RuleRow, language: 'en' | 'es'): RuleText {
  return {
    id,
    game,
    title: textIn(title, language),
    summary: textIn(summary, language),
    language: shownLanguage(summary, language),
    cards: cards.map((card) => textIn(card, language)),
  };
}
