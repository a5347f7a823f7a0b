import { type PlayableGame, type Result, fail, ok } from '@crupier/kernel';
import {
  createMatchRequest,
  createTutorialRequest,
  joinMatchRequest,
  limits,
  type MatchCards,
  matchParams,
  nextMatchRequest,
  type OwnCardsOfMatch,
} from '@crupier/protocol';
import type { TableHost } from '@crupier/table';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Asker, cardsOf, findSetting, type Matches, ownCardsOf, type SettingParts, sheetsOf } from '@crupier/host';
import { answer, askedLanguage, read } from './answering.ts';
import { networkOf } from '../budgets/accounts.ts';
import { type RequestWorkParts, workOf } from './request-work.ts';
import type { Welcome } from './welcome.ts';

/** Milliseconds that dealing a match, or looking whether it can be dealt, is charged; and reading all of one. */
const DEALING_MS = 15;
const READING = { config: { workMs: 15 } };

/** What the routes about matches need. */
export interface MatchRouteParts extends SettingParts, RequestWorkParts {
  readonly host: TableHost;
  readonly matches: Matches;
  readonly welcome: Welcome;
  /** How many tables one address may open in a minute. */
  readonly opensPerMinuteMax: number;
}

/** Opening matches, taking seats, listing, and reading what is over. */
export function addMatchRoutes(app: FastifyInstance, parts: MatchRouteParts): void {
  addOpeningRoutes(app, parts);
  addReadingRoutes(app, parts);
}

function addOpeningRoutes(app: FastifyInstance, { matches, welcome, opensPerMinuteMax }: MatchRouteParts): void {
  const opening = {
    bodyLimit: limits.tableBytesMax,
    config: { rateLimit: { max: opensPerMinuteMax, timeWindow: '1 minute' }, workMs: DEALING_MS },
  };

  app.post('/api/commitments', opening, async (request, reply) =>
    answer(request, reply, await welcome(request, reply, async (user) => ok(matches.commit(user)))),
  );

  app.post('/api/matches', opening, async (request, reply) => {
    const asked = read(createMatchRequest, request.body);
    if (!asked.ok) return answer(request, reply, asked);
    const created = await welcome(request, reply, (user) => matches.create(asked.value, askerOf(request, user)));
    return answer(request, reply.code(201), created);
  });

  app.post('/api/tutorials', opening, async (request, reply) => {
    const asked = read(createTutorialRequest, request.body);
    if (!asked.ok) return answer(request, reply, asked);
    const created = await welcome(request, reply, (user) => matches.learn(asked.value, askerOf(request, user)));
    return answer(request, reply.code(201), created);
  });

  app.post('/api/matches/:id/seats', opening, async (request, reply) => {
    const params = read(matchParams, request.params);
    if (!params.ok) return answer(request, reply, params);
    const asked = read(joinMatchRequest, request.body);
    if (!asked.ok) return answer(request, reply, asked);
    const joined = await welcome(request, reply, (user) => matches.join(params.value.id, asked.value, askerOf(request, user)));
    return answer(request, reply, joined);
  });

  app.post('/api/matches/:id/next', opening, async (request, reply) => {
    const params = read(matchParams, request.params);
    if (!params.ok) return answer(request, reply, params);
    const asked = read(nextMatchRequest, request.body);
    return answer(request, reply, asked.ok ? await matches.next(params.value.id, asked.value, request.user) : asked);
  });
}

function addReadingRoutes(app: FastifyInstance, parts: MatchRouteParts): void {
  const { host, matches } = parts;

  app.get('/api/matches', async (request) => matches.list(request.user));

  app.get('/api/matches/:id', async (request, reply) => {
    const params = read(matchParams, request.params);
    return answer(request, reply, params.ok ? await matches.find(params.value.id, request.user) : params);
  });

  app.get('/api/matches/:id/journal', READING, async (request, reply) => {
    const params = read(matchParams, request.params);
    return answer(request, reply, params.ok ? await host.journal(params.value.id) : params);
  });

  app.get('/api/matches/:id/cards', READING, async (request, reply) => {
    const params = read(matchParams, request.params);
    if (!params.ok) return answer(request, reply, params);
    const played = await playedGame(parts, params.value.id);
    return answer<MatchCards>(
      request,
      reply,
      played.ok ? ok(await cardsOf(played.value.game, played.value.configuration, workOf(parts, request))) : played,
    );
  });

  app.get('/api/matches/:id/own-cards', READING, async (request, reply) => {
    const params = read(matchParams, request.params);
    if (!params.ok) return answer(request, reply, params);
    const { id } = params.value;
    const lobby = await parts.lobbies.find(id);
    if (lobby === undefined) {
      const played = await playedGame(parts, id);
      return answer<OwnCardsOfMatch>(
        request,
        reply,
        played.ok ? ok({ cards: await ownCardsOf(played.value.game, played.value.configuration, workOf(parts, request)) }) : played,
      );
    }
    const setting = await findSetting(parts, { game: lobby.game, match: id }, request.ip);
    if (!setting.ok) return answer(request, reply, setting);
    const { game } = setting.value;
    const cards = Object.values(await sheetsOf(game, game.ownCards?.keys ?? [], workOf(parts, request)));
    return answer<OwnCardsOfMatch>(request, reply, ok({ cards }));
  });
}

function askerOf(request: FastifyRequest, user: string): Asker {
  return { user, language: askedLanguage(request), address: networkOf(request.ip) };
}

/** A match's game and what it was dealt from. *Errors:* `match.unknown`, `match.unknownGame`. */
async function playedGame(
  { games, host }: MatchRouteParts,
  id: string,
): Promise<Result<{ readonly game: PlayableGame; readonly configuration: unknown }>> {
  const head = await host.head(id);
  if (!head.ok) return head;
  const { game: name, configuration } = head.value.start;
  const game = games.find((each) => each.id === name);
  return game === undefined ? fail('match.unknownGame', '', { game: name }) : ok({ game, configuration });
}
