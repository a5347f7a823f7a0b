/** This browser's shares of seeds: each is given for a commitment that was shown before, and kept to check the match by afterwards. */

import type { CreatedMatch, CreateMatchRequest, JoinMatchRequest, Language, MatchSummary, SeedShare } from '@crupier/protocol';
import { noteDecks } from '../setting-up/deck-matches.ts';
import { type Answer, createMatch, joinMatch, nextGame, offerCommitment, playAgain } from './api.ts';
import { newCommandId } from './command-id.ts';

const KEY = 'crupier.shares';
/** Matches whose share is kept; beyond, the oldest are forgotten. */
const KEPT_MAX = 200;

/** Reads the shares that were kept, by match; what is not valid is left out. */
export function parseShares(text: string | null): ReadonlyMap<string, SeedShare> {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return new Map((Array.isArray(kept) ? kept : []).filter(isKept));
  } catch (error) {
    console.warn('The kept shares could not be read.', error);
    return new Map();
  }
}

function isKept(entry: unknown): entry is [string, SeedShare] {
  if (!Array.isArray(entry) || typeof entry[0] !== 'string') return false;
  const { commitment, nonce } = (entry[1] ?? {}) as Readonly<Record<string, unknown>>;
  return typeof commitment === 'string' && typeof nonce === 'string';
}

/** The share that this browser has given for a match. */
export function keptShare(match: string): SeedShare | undefined {
  return parseShares(localStorage.getItem(KEY)).get(match);
}

function keepShare(match: string, share: SeedShare): void {
  const kept = [...parseShares(localStorage.getItem(KEY))].filter(([each]) => each !== match);
  try {
    localStorage.setItem(KEY, JSON.stringify([...kept, [match, share]].slice(-KEPT_MAX)));
  } catch (error) {
    console.warn('This browser keeps no more: the share of this match is not checked later.', error);
  }
}

/** Opens a table with a share of its seed. */
export async function openTable(request: CreateMatchRequest, language: Language): Promise<Answer<CreatedMatch>> {
  const offered = await offerCommitment(language);
  if (!offered.ok) return offered;
  const share = { commitment: offered.value.commitment, nonce: newCommandId() };
  const opened = await createMatch({ ...request, share }, language);
  if (opened.ok) {
    keepShare(opened.value.id, share);
    noteDecks(opened.value.id, ownDecks(request));
  }
  return opened;
}

/** What the reader's own seats are dealt with, by seat. */
function ownDecks({ seats, decks = [] }: CreateMatchRequest): readonly (string | undefined)[] {
  return seats.map((seat, at) => (seat.kind === 'person' && seat.open !== true ? decks[at] : undefined));
}

/** Takes a seat with a share of the seed, for the commitment that the waiting table shows. */
export async function takeSeat(
  { id, commitment }: MatchSummary,
  request: Omit<JoinMatchRequest, 'share'>,
  language: Language,
): Promise<Answer<CreatedMatch>> {
  const share = commitment === undefined ? undefined : { commitment, nonce: newCommandId() };
  const joined = await joinMatch(id, { ...request, ...(share && { share }) }, language);
  if (joined.ok && share !== undefined) keepShare(id, share);
  if (joined.ok && request.deck !== undefined) noteDecks(id, request.deck);
  return joined;
}

/** Looks at the commitment of the next game of a series and gives a share for it. It waits until the others have given theirs. */
export function readyForNext(match: string, language: Language): Promise<Answer<CreatedMatch>> {
  return giveShare((share) => nextGame(match, share, language));
}

/** The same for a rematch, at the same places or with places exchanged. */
export function readyForRematch(
  match: string,
  { swap, language }: { readonly swap: boolean; readonly language: Language },
): Promise<Answer<CreatedMatch>> {
  return giveShare((share) => playAgain(match, { swap, ...share }, language));
}

/** Asks for a match that follows another: without a share for its commitment, and then with one. */
async function giveShare(ask: (wish: { readonly share?: SeedShare }) => Promise<Answer<CreatedMatch>>): Promise<Answer<CreatedMatch>> {
  const shown = await ask({});
  if (!shown.ok || shown.value.status !== 'waiting') return shown;
  const { id, fairness } = shown.value;
  const kept = keptShare(id);
  const share = kept?.commitment === fairness.commitment ? kept : { commitment: fairness.commitment, nonce: newCommandId() };
  keepShare(id, share);
  return ask({ share });
}
