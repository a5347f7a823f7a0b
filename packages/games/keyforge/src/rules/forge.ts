import {
  applies,
  call,
  leave,
  NO_CARD,
  option,
  program,
  raise,
  raiseAll,
  raiseAndTell,
  rulesOnSeat,
  site,
  staticsAbout,
  sumOf,
  topics,
  type CardId,
  type GameEvent,
  type Seat,
  type ToldLocals,
} from '@crupier/kernel/rules';
import { keyCount, ordinals } from '../state/keys.ts';
import { isSpendable, spendableByOpponent, spendableOn } from '../state/spendable.ts';
import { fact, spent } from '../state/facts.ts';
import { controlledBy } from '../state/reading.ts';
import { keyColours, type KeyForge, type KeyForgeMatch, type KeyForgePlayer } from '../state/state.ts';
import { discarding } from './discard.ts';
import { areKeysAlike } from './moot-choices.ts';

const about = topics('keyCost', 'spendable', 'spendableByOpponent', 'spendableItself', 'cannotForge', 'cannotForgeKey');

/** What a key costs where nothing changes it, in Æ. *Rule:* KF-TURN-FORGE-3. */
export const KEY_COST = 6;
const KEYS_TO_WIN = 3;

const costChanges = site('KF-TURN-FORGE-3 KF-COST-1 KF-FAQ-CARD-waking-nightmare-1', 'effects raise and lower the cost of keys');
const spendFromCards = site('KF-TURN-FORGE-5', 'æmber on a card that says so is spent as if in the pool');
const activeDecides = site('KF-FAQ-CARD-keyfrog-1 KF-ACTIVE-PLAYER-1', 'the active player makes the choices of a key, whoever forges it');
const lastForged = site('KF-FAQ-CARD-key-hammer-1', 'a text about the keys of the last turn means those that were forged in it');
const cannotForge = site('KF-CANNOT-1', 'who cannot forge does not');

/** What a key costs a player now, in Æ, ≥ 0. *Rule:* KF-COST-1, KF-TURN-FORGE-3. */
export function currentCost(match: KeyForgeMatch, seat: Seat): number {
  const changes = rulesOnSeat(match, seat, about.keyCost);
  return changes.length > 0 && applies(match, costChanges) ? Math.max(0, KEY_COST + sumOf(changes)) : KEY_COST;
}

/** One place from which æmber can be spent: the pool (`NO_CARD`), or a card that says so. */
interface Purse {
  readonly card: CardId;
  readonly aember: number;
}

/** Where a player can take æmber from for a key. *Rule:* KF-TURN-FORGE-5. */
function purses(match: KeyForgeMatch, seat: Seat): readonly Purse[] {
  const pool = { card: NO_CARD, aember: match.state.players[seat]?.aember ?? 0 };
  if ([about.spendable, about.spendableByOpponent, about.spendableItself].every((each) => staticsAbout(match, each).length === 0))
    return [pool];
  const own = controlledBy(match, seat).map((card) => ({ card, aember: spendableOn(match, card) + (isSpendable(match, card) ? 1 : 0) }));
  const theirs = controlledBy(match, 1 - seat).map((card) => ({ card, aember: spendableByOpponent(match, card) }));
  const cards = [...own, ...theirs].filter(({ aember }) => aember > 0);
  return cards.length > 0 && applies(match, spendFromCards) ? [pool, ...cards] : [pool];
}

/** Whether a player could forge a key at so much more than the current cost. *Rule:* KF-TURN-FORGE-1, KF-ORDER-2. */
export function canForge(match: KeyForgeMatch, seat: Seat, more = 0): boolean {
  if (isForbidden(match, seat) && applies(match, cannotForge)) return false;
  return available(match, seat) >= Math.max(0, currentCost(match, seat) + more);
}

/** All the æmber that a player can spend on a key. */
function available(match: KeyForgeMatch, seat: Seat): number {
  return purses(match, seat).reduce((sum, { aember }) => sum + aember, 0);
}

/** Whether a text forbids the player to forge keys, or the one that would be next. *Rule:* KF-CANNOT-1. */
function isForbidden(match: KeyForgeMatch, seat: Seat): boolean {
  if (rulesOnSeat(match, seat, about.cannotForge).length > 0) return true;
  const next = ordinals[keyCount(match.state.players[seat]?.keys ?? 0)];
  return rulesOnSeat(match, seat, about.cannotForgeKey).some(({ word }) => word === next);
}

interface ForgeLocals extends ToldLocals {
  /** Æ, ≥ 0. */
  readonly cost: number;
}

/** Forging a key. *Rule:* KF-TURN-FORGE-2, KF-ORDER-3. */
export const forge = program<KeyForge, ForgeLocals>('forge a key', [
  {
    name: 'a key is about to be forged',
    rule: '',
    do: (match, { seat }) => raiseAndTell(match, [fact('forgeBegan', { seat })]),
  },
  // What comes in the place of forging leaves nothing to spend for.
  {
    name: 'no key is forged where something else happens instead',
    rule: 'KF-ERRATA-keyforgery KF-REPLACEMENT-1',
    do: (match, { locals: { cost, told = [] }, seat }) =>
      told.every(({ event }) => event === undefined) || cost > available(match, seat) ? leave : undefined,
  },
  {
    name: 'choose what to spend',
    rule: 'KF-TURN-FORGE-5',
    ask: (match, { locals: { cost }, seat }) => {
      const from = purses(match, seat).filter(({ aember }) => aember > 0);
      if (cost === 0 || from.length < 2) return undefined;
      const options = from.map(({ card, aember }) => option(card === NO_CARD ? 'spendFromPool' : 'spend', card, Math.min(cost, aember)));
      return { kind: 'divide', seat: deciderFor(match, seat), purpose: 'spendAember', min: cost, max: cost, options };
    },
    take: (match, { seat }, chosen) => {
      const cards = [...new Set(chosen.map(({ card }) => card))];
      raiseAll(
        match,
        cards.flatMap((card) => spending(match, seat, card, chosen.filter((each) => each.card === card).length)),
      );
      return 'choose the colour';
    },
  },
  {
    name: 'spend the cost',
    rule: 'KF-TURN-FORGE-2 KF-ORDER-3',
    do: (match, { locals: { cost }, seat }) => {
      const purse = purses(match, seat).find(({ aember }) => aember >= cost && aember > 0);
      if (cost > 0) raiseAll(match, spending(match, seat, purse?.card ?? NO_CARD, cost));
    },
  },
  {
    name: 'choose the colour',
    rule: 'KF-KEYS-1',
    ask: (match, { seat }) => {
      const { keys } = match.state.players[seat] as KeyForgePlayer;
      const options = keyColours.flatMap((_, bit) => ((keys & (1 << bit)) === 0 ? [option('colour', NO_CARD, bit)] : []));
      return { kind: 'word', seat: deciderFor(match, seat), purpose: 'chooseKey', source: NO_CARD, options };
    },
    take: (match, { seat }, [colour]) => raise(match, fact('keyForged', { seat, value: colour?.value ?? 0 })),
    moot: (match, { seat }, { options }) => areKeysAlike(match, seat, options),
  },
  {
    name: 'win with the third key',
    rule: 'KF-TURN-FORGE-6 KF-OVERVIEW-1 KF-KEYS-1',
    do: (match, { seat }) => {
      if (keyCount(match.state.players[seat]?.keys ?? 0) >= KEYS_TO_WIN) raise(match, fact('matchWon', { seat }));
    },
  },
  { name: 'after forging', rule: 'KF-ORDER-4', do: (match, { seat }) => raise(match, fact('forgedKey', { seat })) },
]);

/** Spending so much from the pool or a card. A card that is itself spent, after the æmber on it, is discarded, warded or not. */
function spending(match: KeyForgeMatch, seat: Seat, card: CardId, amount: number): readonly GameEvent[] {
  const onIt = card === NO_CARD || !isSpendable(match, card) ? amount : Math.min(amount, spendableOn(match, card));
  const events = onIt > 0 ? [fact('aemberSpent', { card, seat, amount: onIt, value: spent.aember })] : [];
  if (onIt === amount) return events;
  return [...events, fact('aemberSpent', { card, seat, amount: 1, value: spent.itself }), discarding(match, card)];
}

/** Who chooses what is spent and which key. *Rule:* KF-ACTIVE-PLAYER-1. */
function deciderFor(match: KeyForgeMatch, seat: Seat): Seat {
  return applies(match, activeDecides) ? match.state.active : seat;
}

interface UnforgeLocals {
  /** Whose key. */
  readonly owner: Seat;
  /** Which of them may be chosen: bits as in `keys`. */
  readonly among: number;
}

/** Turning a forged key back. *Rule:* KF-UNFORGE-1. */
export const unforge = program<KeyForge, UnforgeLocals>('unforge a key', [
  {
    name: 'choose which',
    rule: 'KF-UNFORGE-1 KF-FAQ-CARD-key-hammer-1',
    ask: ({ state }, { locals: { owner, among } }) => {
      const keys = (state.players[owner] as KeyForgePlayer).keys & among;
      const options = keyColours.flatMap((_, bit) => ((keys & (1 << bit)) === 0 ? [] : [option('colour', NO_CARD, bit)]));
      if (options.length === 0) return undefined;
      return { kind: 'word', seat: state.active, purpose: 'chooseKeyToUnforge', options };
    },
    take: (match, { locals: { owner } }, [colour]) => raise(match, fact('keyUnforged', { seat: owner, value: colour?.value ?? 0 })),
    moot: (match, { locals: { owner } }, { options }) => areKeysAlike(match, owner, options),
  },
]);

/** Turns back a key of a player that the active player chooses. The last act of a step. */
export function unforgeKey(match: KeyForgeMatch, owner: Seat, source: CardId): void {
  call(match, unforge, { owner, among: match.state.players[owner]?.keys ?? 0 }, { source, seat: owner });
}

/** The same of those keys alone that the player forged in the last turn of their own. *Rule:* KF-FAQ-CARD-key-hammer-1. */
export function unforgeLastKey(match: KeyForgeMatch, owner: Seat, source: CardId): void {
  const { forgedInTurn = 0, keys = 0 } = match.state.players[owner] ?? {};
  call(match, unforge, { owner, among: applies(match, lastForged) ? forgedInTurn : keys }, { source, seat: owner });
}

/** Forges a key at so much more than the current cost, if the player can. The last act of a step. */
export function forgeKey(match: KeyForgeMatch, seat: Seat, more = 0): void {
  if (canForge(match, seat, more)) call(match, forge, { cost: Math.max(0, currentCost(match, seat) + more) }, { seat });
}
