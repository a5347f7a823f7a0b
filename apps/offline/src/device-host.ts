import {
  type ClientAccount,
  Connection,
  drawId,
  gameAskedAbout,
  type HostRequest,
  hostRoutes,
  makeCardShelf,
  makeCommitments,
  makeNextGames,
  matchesOver,
  ordinaryWaitingMax,
  type Route,
  type Speaker,
  speakerFor,
} from '@crupier/host';
import { fail, type Language, ok, type PlayableGame, type Problem, type Result } from '@crupier/kernel';
import { createMatchRequest, deviceMatchId, type FailedRequest, isOnDevice, type PortRequest, type ServerMessage } from '@crupier/protocol';
import { type JournalStore, localHost, type LocalHostParts, makeTicks, runInTicks } from '@crupier/table';
import { deviceMessages } from './device-messages.ts';
import { findRoute } from './find-route.ts';
import { noLobbies } from './no-lobbies.ts';

/** What the tables of a device are made with. */
export interface DeviceHostParts extends Pick<LocalHostParts, 'thinker' | 'pace'> {
  readonly games: readonly PlayableGame[];
  readonly store: JournalStore;
  /** The engine's version, as journals name it. */
  readonly engine: string;
  /** Told of what went wrong on our side. */
  readonly noteFault: (match: string, reason: string) => void;
}

/** What a request was answered. */
export interface DeviceAnswer {
  readonly ok: boolean;
  /** What was asked for, or a `FailedRequest`. */
  readonly body: unknown;
}

/** The tables of a device: what a server does for a page, for one person and without a network. */
export interface DeviceHost {
  readonly ask: (request: PortRequest) => Promise<DeviceAnswer>;
  /** Opens a connection to tables, as a WebSocket would. */
  readonly connect: (language: Language, send: (message: ServerMessage) => void) => Pick<Connection, 'receive' | 'close'>;
  readonly close: () => Promise<void>;
}

/** Whoever plays on a device is one user, whoever it is. */
const USER = 'device';

/** One person on their own device asks for as much as they like. */
const account: ClientAccount = { name: USER, charge: () => undefined, solvent: async () => undefined, takeHint: () => true };

/** Reads of files of own cards are not counted here, so none is refused. */
const cardReading = { readsPerMinuteMax: Number.MAX_SAFE_INTEGER, takeRead: () => true } as const;

/** The tables of a device over a store. */
export function makeDeviceHost({ games, store, engine, noteFault, ...hosting }: DeviceHostParts): DeviceHost {
  const ticks = makeTicks();
  const work: HostRequest['work'] = (resumable) => runInTicks(resumable, { ticks, kind: 'rest', payer: account });
  const speaker = speakerFor(games, deviceMessages);
  const onTrouble: LocalHostParts['onTrouble'] = (match, { code, values }) => noteFault(match, `${code} ${JSON.stringify(values)}`);
  const host = localHost({ games, store, engine, ticks, onTrouble, ...hosting });
  const lobbies = noLobbies(store);
  const shelf = makeCardShelf({ ...cardReading, workFor: () => work });
  const matches = matchesOver({
    games,
    host,
    store,
    lobbies,
    waitingMax: ordinaryWaitingMax,
    runningMax: Number.MAX_SAFE_INTEGER,
    shelf,
    engine,
    commitments: makeCommitments(),
    nextGames: makeNextGames(),
    drawMatchId: () => deviceMatchId(drawId()),
  });
  const routes = hostRoutes({ games, host, matches, lobbies, shelf, speaker });
  const requestOf = (request: PortRequest, params: HostRequest['params']): Result<HostRequest> => {
    const body = parseJson(request.body);
    if (!body.ok) return body;
    const query = Object.fromEntries(new URL(request.path, 'device://').searchParams);
    return ok({
      params,
      query,
      body: body.value,
      user: USER,
      address: '',
      language: request.language,
      work,
      welcome: (run) => run(USER),
    });
  };
  const answer = async (request: PortRequest): Promise<Result<unknown>> => {
    const { pathname } = new URL(request.path, 'device://');
    const found = findRoute(routes, request.method, pathname);
    if (found === undefined) return fail('request.unknownPath', '', { path: pathname.slice(0, 200) });
    const asked = requestOf(request, found.params);
    return asked.ok ? (refusal(found.route, asked.value) ?? (await found.route.answer(asked.value))) : asked;
  };
  return {
    ask: async (request) => {
      const answered = await answer(request).catch((error: unknown): Result<never> => {
        noteFault('', String(error));
        return fail('server.fault', '', { reason: String(error) });
      });
      if (answered.ok) return { ok: true, body: answered.value };
      return { ok: false, body: refusalOf(request, answered.problems, speaker) };
    },
    connect: (language, send) =>
      new Connection({
        host,
        lobbies,
        speaker,
        user: USER,
        account,
        ticks,
        language,
        send,
        noteFault: (match, { code, values }) => noteFault(match, `${code} ${JSON.stringify(values)}`),
        meter: { acknowledged: () => undefined, refused: () => undefined },
      }),
    close: () => host.close(),
  };
}

/** What a device cannot do: keep a seat for a friend, or find a table that it does not have. */
function refusal({ path }: Route, { body, params }: HostRequest): Result<never> | undefined {
  if (path.startsWith('/api/matches/:id') && !isOnDevice(params['id'] ?? '')) return fail('device.noServer');
  if (path !== '/api/matches') return undefined;
  const asked = createMatchRequest.safeParse(body);
  const isOpen = asked.success && asked.data.seats.some((seat) => seat.kind === 'person' && seat.open === true);
  return isOpen ? fail('device.friends') : undefined;
}

/** What was wrong with a request, in its language and in the words of the game that it is about. */
function refusalOf({ body, language }: PortRequest, problems: readonly Problem[], speaker: Speaker): FailedRequest {
  const read = parseJson(body);
  const game = read.ok ? gameAskedAbout(read.value) : undefined;
  return { problems: problems.map((problem) => speaker(problem, language, game)) };
}

function parseJson(text: string | undefined): Result<unknown> {
  if (text === undefined) return ok(undefined);
  try {
    return ok(JSON.parse(text) as unknown);
  } catch {
    return fail('request.notJson');
  }
}
