import {
  type Language,
  type MatchSettings,
  type MatchWishes,
  type PlayableGame,
  type Problem,
  type Result,
  fail,
  dealsDecks,
  isSealed,
  newSeries,
  ok,
  takesSetting,
} from '@crupier/kernel';
import type {
  CreatedMatch,
  CreateMatchRequest,
  CreateTutorialRequest,
  DealNowRequest,
  JoinMatchRequest,
  MatchSummary,
  NextMatchRequest,
  OfferedCommitment,
  PlayOnRequest,
  RematchRequest,
  RematchState,
} from '@crupier/protocol';
import { nameBot, personName, usualGuestSeats } from '@crupier/protocol';
import type { ListedMatch, NewMatch, SeatRecord } from '@crupier/table';
import { commitToSecret, dealMatch, drawNonce } from '@crupier/table';
import type { CardShelf } from '../cards/card-shelf.ts';
import { gameWith, seedOfText } from '../cards/setting.ts';
import { drawId } from './draw-id.ts';
import { type Lobbies, type Opener, WAITING_DAYS, type WaitingLimit, type WaitingMax } from './lobbies.ts';
import type { Lobby, LobbySeat } from './lobby.ts';
import type { Commitments } from '../fairness/commitments.ts';
import { nextMatch } from './next-match.ts';
import { dealCardHand, type WhoTries } from './card-hand.ts';
import { playOn, type WhoPlaysOn } from './play-on.ts';
import { readyDecks } from './ready-decks.ts';
import { playAgain, rematchState, type RematchParts } from './rematch.ts';
import { problemOfName } from '../names/table-names.ts';
import { withBots, withoutSeats } from './freed-seats.ts';
import { isDealerOf, isOpenSeat, leaderOf, lobbySummary, matchSummary } from './summaries.ts';
import { dealTutorial } from './tutorial-tables.ts';

/** Who asks, and in which language their default names are. */
export interface Asker {
  readonly user: string;
  readonly language: Language;
  /** Where they ask from, as accounts name it. */
  readonly address: string;
}

/** What opening and listing matches needs. */
export interface MatchParts extends RematchParts {
  readonly lobbies: Lobbies;
  readonly waitingMax: WaitingMax;
  readonly shelf: CardShelf;
  readonly commitments: Commitments;
  /** Names a new match; by ids of `drawId` where left out. */
  readonly drawMatchId?: () => string;
}

/** Opens matches, fills their seats and lists them. */
export interface Matches {
  readonly create: (request: CreateMatchRequest, asker: Asker) => Promise<Result<CreatedMatch>>;
  /** Deals the tutorial of a game. *Errors:* `game.unknown`, `tutorial.none`, `running.tooMany`. */
  readonly learn: (request: CreateTutorialRequest, asker: Asker) => Promise<Result<CreatedMatch>>;
  /** Deals a match with a card in the asker's first hand. *Errors:* `game.unknown`, `card.unknown`, `hand.none`, `running.tooMany`. */
  readonly tryCard: (of: { readonly game: string; readonly card: string }, who: WhoTries) => Promise<Result<CreatedMatch>>;
  readonly join: (id: string, request: JoinMatchRequest, asker: Asker) => Promise<Result<CreatedMatch>>;
  /**
   * Waits no more for the friends who have not come: bots take their seats, or fewer play. *Errors:* `deal.notYours`, `deal.noSeat`,
   * `seats.count`, those of decks, `running.*`.
   */
  readonly dealNow: (id: string, request: DealNowRequest, asker: Asker) => Promise<Result<CreatedMatch>>;
  /**
   * The next game of a series: it waits, with its commitment, until every person has given their share of its seed.
   * *Errors:* `series.*`, `seat.notYours`, `fairness.commitment`.
   */
  readonly next: (id: string, request: NextMatchRequest, user: string) => Promise<Result<CreatedMatch>>;
  /**
   * A rematch: it waits, with its commitment, until every person wants the same one. *Errors:* `rematch.notOver`, `seat.notYours`,
   * `fairness.commitment`, `running.tooMany`.
   */
  readonly again: (id: string, request: RematchRequest, user: string) => Promise<Result<CreatedMatch>>;
  /**
   * A match of the asker's own that begins at a moment of one that is over: at their own seats, with bots at the others. *Errors:*
   * `match.unknown`, `playOn.*`, `watch.beyond`, `running.tooMany`.
   */
  readonly playOn: (id: string, request: PlayOnRequest, player: WhoPlaysOn) => Promise<Result<CreatedMatch>>;
  /** Who wants a rematch. *Errors:* `match.unknown`, `rematch.notOver`. */
  readonly rematch: (id: string) => Promise<Result<RematchState>>;
  /** The commitment for the next table that a user opens. */
  readonly commit: (user: string) => OfferedCommitment;
  readonly list: (user: string) => Promise<readonly MatchSummary[]>;
  /** A match or a waiting table as anybody may know it who knows its id. */
  readonly find: (id: string, user: string | undefined) => Promise<Result<MatchSummary>>;
  /** A match or a waiting table as a user's list shows it. */
  readonly summaryOf: (found: ListedMatch | Lobby, user: string) => MatchSummary;
}

/** Matches over a host, with lobbies for seats that wait. */
export function matchesOver(parts: MatchParts): Matches {
  const changing = new Map<string, Promise<unknown>>();
  /** Whoever changes one table waits for those who did before, and for nobody of another. */
  const inTurn = <T>(id: string, change: () => Promise<T>): Promise<T> => {
    const changed = (changing.get(id) ?? Promise.resolve()).then(change);
    const settled = changed
      .catch(() => undefined)
      .then(() => {
        if (changing.get(id) === settled) changing.delete(id);
      });
    changing.set(id, settled);
    return changed;
  };
  return {
    create: (request, asker) => create(parts, request, asker),
    learn: (request, asker) => dealTutorial(parts, request, asker),
    tryCard: (of, who) => dealCardHand(parts, of, who),
    join: (id, request, asker) => inTurn(id, () => join(parts, id, request, asker)),
    dealNow: (id, request, asker) => inTurn(id, () => dealNow(parts, id, { request, asker })),
    next: (id, request, user) => nextMatch(parts, { id, request, user }),
    again: (id, request, user) => playAgain(parts, { id, request, user }),
    playOn: (id, request, player) => playOn(parts, id, request, player),
    rematch: (id) => rematchState(parts, id),
    commit: (user) => ({ commitment: parts.commitments.offer(user) }),
    list: async (user) => {
      const [lobbies, matches] = await Promise.all([parts.lobbies.list(user), parts.store.list(user)]);
      return [...lobbies.map((each) => lobbySummary(parts, each, user)), ...matches.map((each) => matchSummary(each, user))];
    },
    find: (id, user) => find(parts, id, user),
    summaryOf: (found, user) => ('invitation' in found ? lobbySummary(parts, found, user) : matchSummary(found, user)),
  };
}

interface UnnamedDeck {
  readonly settings: MatchSettings;
  readonly at: number;
  /** The decks of the seats before it, and those that are named. */
  readonly taken: readonly string[];
}

/**
 * The deck of a seat for which none is named: a ready one that no other seat has, as far as there is one, or of a sealed format the one
 * that the terminal calls `sealed 1` at the first seat; none where decks are dealt.
 */
function unnamedDeck(game: PlayableGame, { settings, at, taken }: UnnamedDeck): string {
  if (dealsDecks(game, settings)) return '';
  if (isSealed(game, settings)) return JSON.stringify(game.openSealed?.(seedOfText(`${at + 1}`)).deck);
  const ready = readyDecks(game);
  const order = ready.map((_, place) => ready[(at + place) % ready.length] ?? '');
  return order.find((deck) => !taken.includes(deck)) ?? order[0] ?? '';
}

/** A deck for each seat: the one that is named, or another. */
function decksFor(game: PlayableGame, { seats, decks: named = [], settings = {} }: CreateMatchRequest): readonly string[] {
  const decks: string[] = [];
  for (const at of seats.keys()) decks.push(named[at] || unnamedDeck(game, { settings, at, taken: [...decks, ...named] }));
  return decks;
}

async function create(parts: MatchParts, request: CreateMatchRequest, asker: Asker): Promise<Result<CreatedMatch>> {
  const made = await gameWith(parts, request, asker.address);
  if (!made.ok) return made;
  const game = made.value;
  const wrong = wrongSeats(game, request, asker.language);
  if (wrong !== undefined) return { ok: false, problems: [wrong] };
  const { bestOf = 1, settings = {}, cards, terms } = request;
  const ready = parts.games.find(({ id }) => id === game.id) ?? game;
  const decks = decksFor(ready, request);
  const lobby: Lobby = {
    id: (parts.drawMatchId ?? drawId)(),
    createdAt: Date.now(),
    game: game.id,
    decks,
    ...(Object.keys(settings).length > 0 && { settings }),
    ...(cards !== undefined && { cards, ownCards: game.ownCards?.keys.length ?? 0 }),
    ...(terms && { terms }),
    ...(bestOf > 1 && { bestOf }),
    seats: request.seats.map((seat, at) => lobbySeat(seat, at, { request, asker })),
    invitation: drawId(),
    secret: '',
    commitment: '',
  };
  const configured = game.configure(decks, wishesOf(lobby));
  if (!configured.ok) return configured;
  const committed = request.share === undefined ? commitToSecret() : parts.commitments.take(asker.user, request.share.commitment);
  if (committed === undefined) return fail('fairness.commitment', 'share.commitment');
  return dealOrWait(parts, { ...lobby, ...committed }, { who: 'owner', asker });
}

function wrongSeats(game: PlayableGame, { seats, decks, settings = {} }: CreateMatchRequest, language: Language): Problem | undefined {
  const count = seats.length;
  const { min, max } = game.seats;
  if (count < min || count > max) return { code: 'seats.count', at: 'seats', values: { game: game.name[language], min, max, count } };
  if (!seats.some(({ kind }) => kind === 'person')) return { code: 'seats.noPerson', at: 'seats', values: {} };
  for (const [at, { kind, name }] of seats.entries()) {
    const wrong = kind === 'person' && name !== undefined ? problemOfName(name, []) : undefined;
    if (wrong !== undefined) return { ...wrong, at: `seats[${at}].name` };
  }
  if ((decks?.length ?? 0) > count) return { code: 'seats.decks', at: 'decks', values: { count: decks?.length ?? 0, seats: count } };
  const { teams } = settings;
  if (!Array.isArray(teams) || teams.length === count || !takesSetting(game, 'teams')) return undefined;
  return { code: 'seats.teams', at: 'settings.teams', values: { count: teams.length, seats: count } };
}

function lobbySeat(
  seat: CreateMatchRequest['seats'][number],
  at: number,
  { request, asker }: { readonly request: CreateMatchRequest; readonly asker: Asker },
): LobbySeat {
  const { language, user } = asker;
  if (seat.kind === 'bot') {
    const { level } = seat;
    const before = request.seats.slice(0, at).filter((other) => other.kind === 'bot' && other.level === level && other.name === undefined);
    return { kind: 'bot', level, name: seat.name ?? nameBot(level, before.length, language) };
  }
  const name = seat.name ?? `${personName[language]} ${at + 1}`;
  if (seat.open === true) return { kind: 'person', name };
  return { kind: 'person', name, user, ...(request.share && { nonce: request.share.nonce }) };
}

async function join(parts: MatchParts, id: string, request: JoinMatchRequest, asker: Asker): Promise<Result<CreatedMatch>> {
  const lobby = await parts.lobbies.find(id);
  if (lobby === undefined) {
    const head = await parts.host.head(id);
    return head.ok ? fail('invitation.wrong', 'invitation') : head;
  }
  const open = lobby.seats.findIndex((seat) => seat.kind === 'person' && seat.user === undefined);
  const seat = lobby.seats[open];
  if (seat === undefined || lobby.invitation !== request.invitation) return fail('invitation.wrong', 'invitation');
  const own = lobby.seats.flatMap((each) => (each.kind === 'person' && each.user === asker.user ? [each] : []));
  const isGuest = own.every((each) => each.isGuest);
  const { guestSeats = usualGuestSeats } = lobby.terms ?? {};
  if (isGuest && own.length > 0 && guestSeats === 'one') return fail('invitation.oneSeat', 'invitation');
  const { name = seat.name, share, deck } = request;
  if (share !== undefined && share.commitment !== lobby.commitment) return fail('fairness.commitment', 'share.commitment');
  const wrongName = problemOfName(name, namesOfOthers(lobby, asker.user));
  if (wrongName !== undefined) return { ok: false, problems: [wrongName] };
  const taken: LobbySeat = { kind: 'person', name, user: asker.user, ...(isGuest && { isGuest }), ...(share && { nonce: share.nonce }) };
  const decks = decksWith(parts, lobby, { open, deck });
  const configured = await configure(parts, { ...lobby, decks }, asker.address);
  if (!configured.ok) return configured;
  return dealOrWait(parts, { ...lobby, decks, seats: lobby.seats.with(open, taken) }, { who: 'guest', asker });
}

async function dealNow(
  parts: MatchParts,
  id: string,
  { request: { free, seat }, asker }: { readonly request: DealNowRequest; readonly asker: Asker },
): Promise<Result<CreatedMatch>> {
  const lobby = await parts.lobbies.find(id);
  if (lobby === undefined || !isDealerOf(lobby, asker.user)) return fail('deal.notYours');
  const isFreed = (at: number): boolean => isOpenSeat(lobby.seats[at]) && (seat === undefined || seat === at);
  const places = [...lobby.seats.keys()];
  if (!places.some(isFreed)) return fail('deal.noSeat', 'seat');
  const changed =
    free === 'leave' ? withoutSeats(lobby, isFreed) : withBots(lobby, isFreed, { level: free.level, language: asker.language });
  const game = parts.games.find((each) => each.id === lobby.game);
  const count = changed.seats.length;
  if (game !== undefined && count < game.seats.min) {
    const { min, max } = game.seats;
    return fail('seats.count', 'seats', { game: game.name[asker.language], min, max, count });
  }
  const configured = await configure(parts, changed, asker.address);
  if (!configured.ok) return configured;
  return dealOrWait(parts, changed, { who: 'guest', asker });
}

/**
 * The decks of a table once a guest has taken a seat. Where the guest brings a hero whose deck the server had laid at another free seat, that
 * seat gets the deck that was laid at the guest's.
 */
function decksWith(
  { games }: MatchParts,
  lobby: Lobby,
  { open, deck = lobby.decks[open] ?? '' }: { readonly open: number; readonly deck?: string | undefined },
): readonly string[] {
  const game = games.find(({ id }) => id === lobby.game);
  const leader = game?.isCooperative === true ? leaderOf(game, deck) : undefined;
  const isTaken = (other: string): boolean => game !== undefined && leader !== undefined && leaderOf(game, other) === leader;
  return lobby.decks.map((each, at) => {
    if (at === open) return deck;
    return isOpenSeat(lobby.seats[at]) && isTaken(each) ? (lobby.decks[open] ?? each) : each;
  });
}

/** The names at a table of those who are not the user: bots, and whoever has sat down. */
function namesOfOthers({ seats }: Lobby, user: string): readonly string[] {
  return seats.flatMap((seat) => (seat.kind === 'bot' || (seat.user !== undefined && seat.user !== user) ? [seat.name] : []));
}

/** Deals where everybody has sat down, and waits otherwise. Only who opened the table is told the invitation. */
async function dealOrWait(
  parts: MatchParts,
  lobby: Lobby,
  { who, asker }: { readonly who: 'owner' | 'guest'; readonly asker: Asker },
): Promise<Result<CreatedMatch>> {
  const { id, commitment } = lobby;
  const seats = lobby.seats.flatMap((seat): readonly SeatRecord[] => {
    if (seat.kind === 'bot') return [seat];
    return seat.user === undefined ? [] : [{ kind: 'person', user: seat.user, name: seat.name }];
  });
  if (seats.length < lobby.seats.length) {
    const limit = who === 'owner' ? await parts.lobbies.open(lobby, openerOf(asker)) : await parts.lobbies.save(lobby);
    if (limit) return tooManyWait(limit, parts.waitingMax);
    const invitation = who === 'owner' ? { invitation: lobby.invitation } : {};
    return ok({ id, status: 'waiting', fairness: { commitment, nonces: [] }, ...invitation });
  }
  const nonces = lobby.seats.map((seat) => (seat.kind === 'person' ? seat.nonce : undefined) ?? drawNonce());
  const dealt = await deal(parts, lobby, { seats, nonces, from: asker.address });
  if (!dealt.ok) return dealt;
  const busy = await parts.lobbies.deal(dealt.value);
  if (busy !== undefined) {
    if (busy === asker.user) return fail('running.tooMany', '', { max: parts.runningMax });
    return fail('running.tooManyOfOther', '', { max: parts.runningMax, name: nameOf(dealt.value, busy) });
  }
  return ok({ id, status: 'running', fairness: { commitment, nonces } });
}

/** What a user is called at a table. */
function nameOf({ head }: NewMatch, user: string): string {
  return head.seats.find((seat) => seat.kind === 'person' && seat.user === user)?.name ?? '';
}

function openerOf({ user, address }: Asker): Opener {
  return { user, network: address };
}

function tooManyWait(limit: WaitingLimit, max: WaitingMax): Result<never> {
  return fail(limit === 'perUser' ? 'waiting.tooMany' : 'waiting.tooManyHere', '', { max: max[limit], days: WAITING_DAYS });
}

async function deal(
  parts: MatchParts,
  lobby: Lobby,
  { seats, nonces, from }: { readonly seats: readonly SeatRecord[]; readonly nonces: readonly string[]; readonly from: string },
): Promise<ReturnType<typeof dealMatch>> {
  const { id, createdAt, game: name, secret, commitment, terms } = lobby;
  const game = parts.games.find((each) => each.id === name);
  if (game === undefined) return fail('match.unknownGame', '', { game: name });
  const configured = await configure(parts, lobby, from);
  if (!configured.ok) return configured;
  const origin = { secret, commitment, nonces };
  const { series } = wishesOf(lobby);
  return dealMatch({ id, createdAt, game, configuration: configured.value, seats, origin, engine: parts.engine, series, terms });
}

/** What a table is dealt from: its decks, and the cards that somebody has brought to it. */
async function configure(parts: MatchParts, lobby: Lobby, from: string): Promise<Result<unknown>> {
  const game = await gameWith(parts, lobby, from);
  return game.ok ? game.value.configure(lobby.decks, wishesOf(lobby)) : game;
}

function wishesOf({ settings, bestOf, seats }: Lobby): MatchWishes {
  return {
    ...(settings && { settings }),
    ...(bestOf !== undefined && { series: newSeries(bestOf, seats.length) }),
  };
}

async function find(parts: MatchParts, id: string, user: string | undefined): Promise<Result<MatchSummary>> {
  const lobby = await parts.lobbies.find(id);
  if (lobby !== undefined) return ok(lobbySummary(parts, lobby, user));
  const stored = await parts.store.find(id);
  return stored === undefined ? fail('match.unknown', '', { match: id }) : ok(matchSummary(stored, user));
}
