import { type CardSheet, type PlayableGame, type Result, fail, ok } from '@crupier/kernel';
import {
  createMatchRequest,
  createTutorialRequest,
  dealNowRequest,
  joinMatchRequest,
  type MatchCards,
  matchParams,
  nextMatchRequest,
  type OwnCardsOfMatch,
  playOnRequest,
  rematchRequest,
} from '@crupier/protocol';
import type { TableHost } from '@crupier/table';
import { cardsOf, ownCardsOf, sheetsOf } from '../cards/cards-of.ts';
import { findSetting, type SettingParts } from '../cards/setting.ts';
import type { Asker, Matches } from '../tables/matches.ts';
import { type HostRequest, read, type Route } from './route.ts';

/** Milliseconds that dealing a match, or looking whether it can be dealt, is charged; and reading all of one. */
const DEALING_MS = 15;
const READING_MS = 15;

/** What every request that opens a match is. */
const opening = { method: 'POST', isLarge: true, isOpening: true, workMs: DEALING_MS } as const;

/** What the routes about matches need. */
export interface MatchRouteParts extends SettingParts {
  readonly host: TableHost;
  readonly matches: Matches;
}

/** Opening matches, taking seats, listing, and reading what is over. */
export function matchRoutes(parts: MatchRouteParts): readonly Route[] {
  return [...openingRoutes(parts), ...followingRoutes(parts), ...readingRoutes(parts)];
}

function openingRoutes({ matches }: MatchRouteParts): readonly Route[] {
  return [
    { ...opening, path: '/api/commitments', answer: ({ welcome }) => welcome(async (user) => ok(matches.commit(user))) },
    {
      ...opening,
      path: '/api/matches',
      creates: true,
      answer: async (request) => {
        const asked = read(createMatchRequest, request.body);
        return asked.ok ? request.welcome((user) => matches.create(asked.value, askerOf(request, user))) : asked;
      },
    },
    {
      ...opening,
      path: '/api/tutorials',
      creates: true,
      answer: async (request) => {
        const asked = read(createTutorialRequest, request.body);
        return asked.ok ? request.welcome((user) => matches.learn(asked.value, askerOf(request, user))) : asked;
      },
    },
    {
      ...opening,
      path: '/api/games/:id/cards/:key/hand',
      creates: true,
      answer: ({ params, language, work, welcome }) =>
        welcome((user) => matches.tryCard({ game: params['id'] ?? '', card: params['key'] ?? '' }, { user, language, work })),
    },
    {
      ...opening,
      path: '/api/matches/:id/seats',
      answer: async (request) => {
        const params = read(matchParams, request.params);
        if (!params.ok) return params;
        const asked = read(joinMatchRequest, request.body);
        return asked.ok ? request.welcome((user) => matches.join(params.value.id, asked.value, askerOf(request, user))) : asked;
      },
    },
    {
      ...opening,
      path: '/api/matches/:id/deal',
      answer: async (request) => {
        const params = read(matchParams, request.params);
        if (!params.ok) return params;
        const asked = read(dealNowRequest, request.body);
        return asked.ok ? matches.dealNow(params.value.id, asked.value, askerOf(request, request.user)) : asked;
      },
    },
  ];
}

/** Matches that follow another one: the next of its series, a rematch, and one that begins at a moment of it. */
function followingRoutes({ matches }: MatchRouteParts): readonly Route[] {
  return [
    {
      ...opening,
      path: '/api/matches/:id/next',
      answer: async (request) => {
        const params = read(matchParams, request.params);
        if (!params.ok) return params;
        const asked = read(nextMatchRequest, request.body);
        return asked.ok ? matches.next(params.value.id, asked.value, request.user) : asked;
      },
    },
    {
      ...opening,
      path: '/api/matches/:id/play-on',
      creates: true,
      answer: async (request) => {
        const params = read(matchParams, request.params);
        if (!params.ok) return params;
        const asked = read(playOnRequest, request.body);
        if (!asked.ok) return asked;
        const { language, work } = request;
        return request.welcome((user) => matches.playOn(params.value.id, asked.value, { user, language, work }));
      },
    },
    {
      ...opening,
      path: '/api/matches/:id/rematch',
      answer: async (request) => {
        const params = read(matchParams, request.params);
        if (!params.ok) return params;
        const asked = read(rematchRequest, request.body);
        return asked.ok ? matches.again(params.value.id, asked.value, request.user) : asked;
      },
    },
  ];
}

function readingRoutes(parts: MatchRouteParts): readonly Route[] {
  const { host, matches } = parts;
  const reading = { method: 'GET', workMs: READING_MS } as const;
  return [
    { method: 'GET', path: '/api/matches', answer: async ({ user }) => ok(await matches.list(user)) },
    { method: 'GET', path: '/api/matches/:id', answer: (request) => ofMatch(request, (id) => matches.find(id, request.user)) },
    { method: 'GET', path: '/api/matches/:id/rematch', answer: (request) => ofMatch(request, matches.rematch) },
    { ...reading, path: '/api/matches/:id/journal', answer: (request) => ofMatch(request, (id) => host.journal(id)) },
    { ...reading, path: '/api/matches/:id/cards', answer: (request) => ofMatch(request, (id) => tellCards(parts, id, request)) },
    { ...reading, path: '/api/matches/:id/own-cards', answer: (request) => ofMatch(request, (id) => tellOwnCards(parts, id, request)) },
  ];
}

/** Answers with something of the match whose id stands in the address. */
async function ofMatch<T>({ params }: HostRequest, tell: (id: string) => Promise<Result<T>>): Promise<Result<T>> {
  const asked = read(matchParams, params);
  return asked.ok ? tell(asked.value.id) : asked;
}

async function tellCards(parts: MatchRouteParts, id: string, { work }: HostRequest): Promise<Result<MatchCards>> {
  const played = await playedGame(parts, id);
  return played.ok ? ok(await cardsOf(played.value.game, played.value.configuration, work)) : played;
}

async function tellOwnCards(parts: MatchRouteParts, id: string, { address, work }: HostRequest): Promise<Result<OwnCardsOfMatch>> {
  const lobby = await parts.lobbies.find(id);
  if (lobby === undefined) {
    const played = await playedGame(parts, id);
    return played.ok ? ok({ cards: await ownCardsOf(played.value.game, played.value.configuration, work) }) : played;
  }
  const setting = await findSetting(parts, { game: lobby.game, match: id }, address);
  if (!setting.ok) return setting;
  const { game } = setting.value;
  const cards: readonly CardSheet[] = Object.values(await sheetsOf(game, game.ownCards?.keys ?? [], work));
  return ok({ cards });
}

function askerOf({ language, address }: HostRequest, user: string): Asker {
  return { user, language, address };
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
