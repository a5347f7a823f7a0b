/** What the page asks the server over HTTP. A request that the server refuses comes back with its problems, in the reader's language. */

import type {
  CardFileCheck,
  CardSheet,
  CreatedMatch,
  CreateMatchRequest,
  DealNowRequest,
  DeckCheck,
  DrawnDeck,
  EmblemPaths,
  FailedRequest,
  GameChoices,
  GameStakes,
  GameSummary,
  GameWords,
  JoinMatchRequest,
  JournalFile,
  Language,
  MatchCards,
  MatchSummary,
  NextMatchRequest,
  OfferedCommitment,
  OwnCardsOfMatch,
  ReplayReel,
  RematchRequest,
  RematchState,
  RulesFound,
  RuleText,
  ServerAddress,
  SealedOpened,
  SpokenProblem,
} from '@crupier/protocol';

import { isOnDevice } from '@crupier/protocol';
import type { DeckSetting } from '../setting-up/deck-choice.ts';
import type { Answer } from './answer.ts';
import { askDevice, hasDevice, keepsTables } from './device.ts';
import { reach } from './reach.ts';

export type { Answer } from './answer.ts';

/** Asks for what is at a path: of a server, or of this device where the match is kept there, or no server answers that anybody could. */
export async function ask<T>(path: string, language: Language, init: RequestInit = {}): Promise<Answer<T>> {
  const request = { method: init.method ?? 'GET', path, language, ...(typeof init.body === 'string' && { body: init.body }) };
  const match = /^[/]api[/]matches[/]([^/?]+)/.exec(path)?.[1];
  if (match !== undefined && isOnDevice(match)) return askDevice(request);
  const answer = await askServer<T>(path, language, init);
  // What only that server has, such as a match, is asked of it alone.
  if (answer !== undefined || match !== undefined || !hasDevice) return answer ?? { ok: false, problems: [] };
  reach.write('device');
  return askDevice(request);
}

/** Undefined where no server of ours answers: the connection is lost, or the page lies where files alone are served. */
async function askServer<T>(path: string, language: Language, init: RequestInit): Promise<Answer<T> | undefined> {
  try {
    const response = await fetch(path, { credentials: 'same-origin', ...init, headers: { 'accept-language': language, ...init.headers } });
    const body: unknown = await response.json();
    if (!mayBeKept(response)) reach.write('server');
    if (response.ok) return { ok: true, value: body as T };
    const { problems } = body as Partial<FailedRequest>;
    return problems && { ok: false, problems };
  } catch (error) {
    console.warn(`No answer to ${path}.`, error);
    return undefined;
  }
}

/** Whether an answer may come from what the browser keeps: then it does not say that a server was reached. */
function mayBeKept({ headers }: Response): boolean {
  return headers.get('cache-control')?.includes('max-age') === true;
}

/** A request that sends a body. */
export function post(body: unknown): RequestInit {
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

/** The games that can be played. */
export function fetchGames(language: Language): Promise<Answer<readonly GameSummary[]>> {
  return ask('/api/games', language);
}

/** The texts around a game. */
export function fetchWords(game: string, language: Language): Promise<Answer<GameWords>> {
  return ask(`/api/games/${encodeURIComponent(game)}/words`, language);
}

/** What a game tells of its choices to whoever sets a match up. */
export function fetchChoices(game: string, language: Language): Promise<Answer<GameChoices>> {
  return ask(`/api/games/${encodeURIComponent(game)}/choices`, language);
}

/** What settings, as JSON, come to with so many seats. */
export function fetchStakes(
  game: string,
  { settings, seats }: { readonly settings: string; readonly seats: number },
  language: Language,
): Promise<Answer<GameStakes>> {
  const asked = new URLSearchParams({ seats: String(seats), settings });
  return ask(`/api/games/${encodeURIComponent(game)}/stakes?${asked.toString()}`, language);
}

/** One card's sheet, by its key or its name. */
export function fetchCard(game: string, card: string, language: Language): Promise<Answer<CardSheet>> {
  return ask(`/api/cards/${encodeURIComponent(game)}/${encodeURIComponent(card)}`, language);
}

/** Pictures of cards by their names, at most `limits.emblemsMax`. */
export function fetchEmblems(names: readonly string[], language: Language): Promise<Answer<EmblemPaths>> {
  return ask(`/api/emblems?of=${names.map(encodeURIComponent).join(',')}`, language);
}

/** The sheets of every card that a match can use. */
export function fetchMatchCards(match: string, language: Language): Promise<Answer<MatchCards>> {
  return ask(`/api/matches/${encodeURIComponent(match)}/cards`, language);
}

/** The reader's own matches: those of the server, and those that were dealt on this device. */
export async function fetchMatches(language: Language): Promise<Answer<readonly MatchSummary[]>> {
  const path = '/api/matches';
  const [matches, here] = await Promise.all([
    ask<readonly MatchSummary[]>(path, language),
    keepsTables() ? askDevice<readonly MatchSummary[]>({ method: 'GET', path, language }) : undefined,
  ]);
  if (!matches.ok || here?.ok !== true || reach.read() === 'device') return matches;
  const all = [...matches.value, ...here.value];
  return { ok: true, value: all.toSorted((one, other) => other.createdAt - one.createdAt) };
}

/** A match or a waiting table, as anybody may know it who knows its id. */
export function fetchMatch(match: string, language: Language): Promise<Answer<MatchSummary>> {
  return ask(`/api/matches/${encodeURIComponent(match)}`, language);
}

/** Opens a table. */
export function createMatch(request: CreateMatchRequest, language: Language): Promise<Answer<CreatedMatch>> {
  return ask('/api/matches', language, post(request));
}

/** By which addresses friends reach the server. */
export function fetchAddress(language: Language): Promise<Answer<ServerAddress>> {
  return ask('/api/address', language);
}

/** Takes a seat that was kept. */
export function joinMatch(match: string, request: JoinMatchRequest, language: Language): Promise<Answer<CreatedMatch>> {
  return ask(`/api/matches/${encodeURIComponent(match)}/seats`, language, post(request));
}

/** Waits no more for those who have not come to a table: bots take their seats, or fewer play. */
export function dealNow(match: string, request: DealNowRequest, language: Language): Promise<Answer<CreatedMatch>> {
  return ask(`/api/matches/${encodeURIComponent(match)}/deal`, language, post(request));
}

/** The next game of a series, the same whoever asks for it: it waits until everybody has given a share of its seed. */
export function nextGame(match: string, request: NextMatchRequest, language: Language): Promise<Answer<CreatedMatch>> {
  return ask(`/api/matches/${encodeURIComponent(match)}/next`, language, post(request));
}

/** Who wants a rematch of a match, and where it is once it was dealt. */
export function fetchRematch(match: string, language: Language): Promise<Answer<RematchState>> {
  return ask(`/api/matches/${encodeURIComponent(match)}/rematch`, language);
}

/** Asks for a rematch: it waits until everybody who played wants the same one. */
export function playAgain(match: string, request: RematchRequest, language: Language): Promise<Answer<CreatedMatch>> {
  return ask(`/api/matches/${encodeURIComponent(match)}/rematch`, language, post(request));
}

/** The commitment for the next table that is opened here. */
export function offerCommitment(language: Language): Promise<Answer<OfferedCommitment>> {
  return ask('/api/commitments', language, post({}));
}

/** The journal of a match that is over, and of which all is shown. */
export function fetchJournal(match: string, language: Language): Promise<Answer<JournalFile>> {
  return ask(`/api/matches/${encodeURIComponent(match)}/journal`, language);
}

/** A match in a file, seen through one pair of eyes, -1 for those of whoever watches: from an entry on, and as much as is told at once. */
export function openReplay(
  file: unknown,
  { seat, from }: { readonly seat: number; readonly from: number },
  language: Language,
): Promise<Answer<ReplayReel>> {
  return ask('/api/replays', language, post({ file, seat, from }));
}

/** What is wrong with a deck, or with a deck list line by line. */
export function checkDeck(setting: DeckSetting, text: string, language: Language): Promise<Answer<DeckCheck>> {
  return ask('/api/decks/check', language, post({ ...setting, text }));
}

/** What a file of own cards holds, and what is wrong with it. */
export function checkCards(game: string, text: string, language: Language): Promise<Answer<CardFileCheck>> {
  return ask('/api/cards/check', language, post({ game, text }));
}

/** Whether a problem is one of a file of own cards. */
export function isOfCardFile({ code }: SpokenProblem): boolean {
  return /^(card|cards|json)\./.test(code);
}

/** Own cards that somebody has brought to a table. */
export function fetchOwnCards(match: string, language: Language): Promise<Answer<OwnCardsOfMatch>> {
  return ask(`/api/matches/${encodeURIComponent(match)}/own-cards`, language);
}

/** Has a deck drawn of a set: the same seed draws the same deck. */
export function drawDeck(
  game: string,
  set: string,
  { seed, language }: { readonly seed: string; readonly language: Language },
): Promise<Answer<DrawnDeck>> {
  return ask('/api/decks/draw', language, post({ game, set, seed }));
}

/** Opens a sealed pool: the same seed opens the same cards. */
export function openSealed({ game, cards, match }: DeckSetting, seed: string, language: Language): Promise<Answer<SealedOpened>> {
  return ask('/api/sealed', language, post({ game, seed, cards, match }));
}

/** Deletes what the server keeps of the reader. */
export function deleteOwnData(language: Language): Promise<Answer<{ readonly deleted: string }>> {
  return ask('/api/me', language, { method: 'DELETE' });
}

/** One rule by its id. */
export function fetchRule(rule: string, language: Language): Promise<Answer<RuleText>> {
  return ask(`/api/rules/${encodeURIComponent(rule)}?language=${language}`, language);
}

/** The answers to a question, and the rules of any game that a search finds. */
export function searchRules(query: string, language: Language): Promise<Answer<RulesFound>> {
  const asked = new URLSearchParams({ q: query, language, limit: '40' });
  return ask(`/api/rules?${asked.toString()}`, language);
}
