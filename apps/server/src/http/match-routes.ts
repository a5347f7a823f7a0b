import type { PlayableGame } from '@crupier/kernel';
import { fail, ok } from '@crupier/kernel';
import { createMatchRequest, joinMatchRequest, limits, type MatchCards, matchParams } from '@crupier/protocol';
import type { TableHost } from '@crupier/table';
import type { FastifyInstance } from 'fastify';
import type { Matches } from '../matches.ts';
import { answer, askedLanguage, read } from './answering.ts';
import { cardsOf } from './cards-of.ts';

/** What the routes about matches need. */
export interface MatchRouteParts {
  readonly games: readonly PlayableGame[];
  readonly host: TableHost;
  readonly matches: Matches;
  /** How many tables one address may open in a minute. */
  readonly opensPerMinuteMax: number;
}

/** Opening matches, taking seats, listing, and reading what is over. */
export function addMatchRoutes(app: FastifyInstance, { games, host, matches, opensPerMinuteMax }: MatchRouteParts): void {
  const opening = { bodyLimit: limits.deckBytesMax, config: { rateLimit: { max: opensPerMinuteMax, timeWindow: '1 minute' } } };

  app.post('/api/matches', opening, async (request, reply) => {
    const asked = read(createMatchRequest, request.body);
    if (!asked.ok) return answer(request, reply, asked);
    const created = await matches.create(asked.value, { user: request.user, language: askedLanguage(request) });
    return answer(request, reply.code(201), created);
  });

  app.post('/api/matches/:id/seats', opening, async (request, reply) => {
    const params = read(matchParams, request.params);
    if (!params.ok) return answer(request, reply, params);
    const asked = read(joinMatchRequest, request.body);
    if (!asked.ok) return answer(request, reply, asked);
    return answer(
      request,
      reply,
      await matches.join(params.value.id, asked.value, { user: request.user, language: askedLanguage(request) }),
    );
  });

  app.post('/api/matches/:id/next', opening, async (request, reply) => {
    const params = read(matchParams, request.params);
    return answer(request, reply, params.ok ? await matches.next(params.value.id, request.user) : params);
  });

  app.get('/api/matches', async (request) => matches.list(request.user));

  app.get('/api/matches/:id', async (request, reply) => {
    const params = read(matchParams, request.params);
    return answer(request, reply, params.ok ? await matches.find(params.value.id, request.user) : params);
  });

  app.get('/api/matches/:id/journal', async (request, reply) => {
    const params = read(matchParams, request.params);
    return answer(request, reply, params.ok ? await host.journal(params.value.id) : params);
  });

  app.get('/api/matches/:id/cards', async (request, reply) => {
    const params = read(matchParams, request.params);
    if (!params.ok) return answer(request, reply, params);
    const head = await host.head(params.value.id);
    if (!head.ok) return answer(request, reply, head);
    const { game: name, configuration } = head.value.start;
    const game = games.find((each) => each.id === name);
    return answer<MatchCards>(
      request,
      reply,
      game === undefined ? fail('match.unknownGame', '', { game: name }) : ok(cardsOf(game, configuration)),
    );
  });
}
