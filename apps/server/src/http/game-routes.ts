import { type Language, type PlayableGame, type Result, fail, ok } from '@crupier/kernel';
import type { GameSummary, Lessons, RuleText } from '@crupier/protocol';
import { rulesQuery } from '@crupier/protocol';
import type { RuleRow } from '@crupier/rulebook';
import { findRule, ruleGames, rulingsOn, searchRules, shownLanguage, textIn } from '@crupier/rulebook';
import type { FastifyInstance } from 'fastify';
import { findGame, readyDecks } from '@crupier/host';
import { answer, askedLanguage, read, refuse } from './answering.ts';

/** Milliseconds that a search of the rules is charged. */
const SEARCHING_MS = 12;

/** Games, their words and cards: what is the same for everybody. */
export function addGameRoutes(app: FastifyInstance, games: readonly PlayableGame[]): void {
  const summarize = (game: PlayableGame): GameSummary => {
    const { id, name, seats, settings, sealedWith, dealsDecksWith } = game;
    return {
      id,
      name,
      seats,
      decks: readyDecks(game),
      ...(settings && { settings }),
      ...(sealedWith && { sealedWith }),
      ...(dealsDecksWith && { dealsDecksWith }),
      ...(game.ownCards && { ownCards: true }),
      ...(game.generatedSets && { drawnSets: game.generatedSets }),
      ...(game.readyTables && { readyTables: game.readyTables }),
      ...(game.tutorial && { tutorial: game.tutorial.about }),
    };
  };

  app.get('/api/games', async () => games.map(summarize));

  app.get<{ Params: { id: string } }>('/api/games/:id/words', async (request, reply) => {
    const game = findGame(games, request.params.id);
    return answer(request, reply, game.ok ? ok(game.value.words) : game);
  });

  app.get<{ Params: { id: string } }>('/api/games/:id/lessons', async (request, reply) => {
    const game = findGame(games, request.params.id);
    return answer<Lessons>(request, reply, game.ok ? lessonsOf(game.value, askedLanguage(request)) : game);
  });

  app.get<{ Params: { game: string; key: string } }>('/api/cards/:game/:key', async (request, reply) => {
    const game = findGame(games, request.params.game);
    if (!game.ok) return answer(request, reply, game);
    const card = game.value.card(request.params.key);
    return answer(request, reply, card === undefined ? fail('card.unknown', 'key', { card: request.params.key }) : ok(card));
  });
}

/** The lessons of a tutorial, without the decks and the script of its table. *Errors:* `tutorial.none`. */
function lessonsOf({ name, tutorial }: PlayableGame, language: Language): Result<Lessons> {
  if (tutorial === undefined) return fail('tutorial.none', 'game', { game: name[language] });
  const { lessons, turnValue } = tutorial;
  return ok({ lessons, turnValue });
}

/** The rulebook: search, and one rule by its id. */
export function addRuleRoutes(app: FastifyInstance): void {
  app.get('/api/rules', { config: { workMs: SEARCHING_MS } }, async (request, reply) => {
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
    if (!found.ok) return answer(request, reply, found);
    const language = query.value.language ?? askedLanguage(request);
    const rulings = (await rulingsOn(found.value)).map((ruling) => ruleText(ruling, language));
    return answer(request, reply, ok<RuleText>({ ...ruleText(found.value, language), ...(rulings.length > 0 && { rulings }) }));
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
