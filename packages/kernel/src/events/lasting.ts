import { indexAbilities } from './index-abilities.ts';
import { moveCard, redefine } from './zones.ts';
import { ownCard } from '../state/clone.ts';
import { runningAbility } from '../match/stack.ts';
import { abilityOf, lenderOf } from '../match/ability-ref.ts';
import type { Heard } from '../match/listener-index.ts';
import type { Game, Match } from '../match/match.ts';
import type { CardId, CardRef, CoreCard, CoreState, DeepReadonly, Seat } from '../state/state.ts';
import { addRecord, cardOf, NO_CARD } from '../state/state.ts';

/** What a lasting effect is made of. */
export interface LastingEffect {
  /** The definition that carries the granted ability. */
  readonly definition: number;
  /** The card it works on, or `NO_CARD` where it works on the table. */
  readonly host: CardId;
  readonly controller: Seat;
  /** Index of its duration in `Game.durations`. */
  readonly until: number;
  /** A number it was made with. */
  readonly amount: number;
  /** The card whose leaving ends it, pinned; absent where it does not last until a card leaves. */
  readonly boundTo?: CardRef;
}

/** So many ended effects rest before the oldest is used again: what one of them has set off may still have to resolve. */
export const RESTING_EFFECTS = 16;

/**
 * Lets a lasting effect begin: a faceless card in the zone of working effects, so that listeners, timestamps, expiry and cloning
 * are those of any card. Ended effects are used again, so that a long match does not grow. `blank` makes a fresh record.
 * For commits.
 */
export function beginEffect<S extends CoreState>(
  state: S,
  game: Game<S>,
  { definition, host, controller, until, amount, boundTo = NO_CARD }: LastingEffect,
  blank: (id: CardId, zone: number) => S['cards'][number],
): void {
  const { working } = game.effectZones;
  const card = restingCard(state, game, blank);
  redefine(state, game, card, definition);
  const record = ownCard(state, card);
  record.host = host;
  record.controller = controller;
  record.owner = controller;
  record.until = until;
  record.amount = amount;
  record.amounts = [];
  record.boundTo = boundTo;
  keepWords(state, game, card);
  moveCard(state, game, card, working);
}

/** A card of no deck that nothing uses, in the zone of ended effects: the oldest that rests there, or a new one. For commits. */
export function restingCard<S extends CoreState>(state: S, game: Game<S>, blank: (id: CardId, zone: number) => S['cards'][number]): CardId {
  const { spent } = game.effectZones;
  const resting = state.zones[spent] as CardId[];
  if (resting.length <= RESTING_EFFECTS) {
    const made = addRecord<S['cards'][number]>(state, (id) => blank(id, spent));
    resting.unshift(made.id);
  }
  return resting[0] as CardId;
}

/** Keeps what the text that begins an effect has chosen, or the effect whose text that is. */
function keepWords<S extends CoreState>(state: S, game: Game<S>, effect: CardId): void {
  const giver = runningAbility(state, game);
  const words = giver && (giver.locals.words ?? state.given.find((each) => each.effect === giver.source)?.words);
  if (words === undefined && state.given.length === 0) return;
  state.given = [...state.given.filter((each) => each.effect !== effect), ...(words === undefined ? [] : [{ effect, words }])];
}

/** The most numbers that a lasting effect keeps. */
export const AMOUNTS_MAX = 4;

/**
 * Keeps a further number of the lasting effect that has just begun, `at` counted from 1. Where it did not begin, there is nothing to keep.
 * For commits.
 */
export function keepAmount<S extends CoreState>(
  state: S,
  game: Game<S>,
  { definition, at, amount }: { readonly definition: number; readonly at: number; readonly amount: number },
): void {
  const card = state.zones[game.effectZones.working]?.at(-1);
  const record = card === undefined ? undefined : ownCard(state, card);
  if (record?.definition === definition && record.amounts.length === at - 1) record.amounts = [...record.amounts, amount];
}

/** Ends a lasting effect. What it worked on stays written on it, for what it has set off and is still to resolve. For commits. */
export function endEffect<S extends CoreState>(state: S, game: Game<S>, card: CardId): void {
  moveCard(state, game, card, game.effectZones.spent);
}

/**
 * Ends the lasting effects whose ability works once and has been set off; what such a one heard besides is dropped. For the
 * pipeline.
 */
export function endOnce<S extends CoreState>(match: Match<S>, heard: readonly Heard[]): readonly Heard[] {
  if (!heard.some(({ ref }) => abilityOf(match, ref).once)) return heard;
  const state = match.state as S;
  const ended = new Set<CardId>();
  const kept = heard.filter(({ ref, self }) => {
    const card = lenderOf(ref, self);
    if (!abilityOf(match, ref).once) return true;
    if (ended.has(card)) return false;
    ended.add(card);
    if (state.cards[card]?.zone === match.game.effectZones.working) endEffect(state, match.game, card);
    state.revision++;
    return true;
  });
  indexAbilities(match);
  return kept;
}

/** Ends a lasting effect that was made for one time, such as the next turn, which its duration says: for the commit of a skip. */
export function endIfUntil<S extends CoreState>(state: S, game: Game<S>, card: CardId, duration: string): void {
  const { zone, until } = state.cards[card] ?? {};
  if (zone === game.effectZones.working && until === game.durations.indexOf(duration)) endEffect(state, game, card);
}

/** Ends every lasting effect on a card, and those that last until it leaves, as when it leaves play. For commits. */
export function endEffectsOn<S extends CoreState>(state: S, game: Game<S>, leaver: CardId): void {
  const working = state.zones[game.effectZones.working] ?? [];
  for (const card of working.filter((each) => endsWith(state.cards[each], leaver))) endEffect(state, game, card);
}

function endsWith(effect: CoreCard | undefined, leaver: CardId): boolean {
  return effect !== undefined && (effect.host === leaver || (effect.boundTo !== NO_CARD && cardOf(effect.boundTo) === leaver));
}

/**
 * The lasting effects that end at one of the game's durations, oldest first: all, or those of one player, as at the beginning of that
 * player's turn.
 */
export function effectsUntil<S extends CoreState>(
  state: DeepReadonly<CoreState>,
  game: Game<S>,
  duration: string,
  controller?: Seat,
): CardId[] {
  const until = game.durations.indexOf(duration);
  return (state.zones[game.effectZones.working] ?? []).filter((card) => {
    const effect = state.cards[card];
    return effect?.until === until && (controller === undefined || effect.controller === controller);
  });
}
