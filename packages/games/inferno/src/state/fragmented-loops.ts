import {
  applies,
  cardOf,
  derived,
  hashValue,
  perDefinition,
  site,
  usesBy,
  writable,
  type CardId,
  type Offer,
  type Option,
  type Seat,
} from '@crupier/kernel/rules';
import type { Change, Clause } from '@crupier/kernel/cards';
import { breakLoop } from './loops.ts';
import { recordFingerprint, cardsByZone, chainItemFingerprint, waitingFingerprint } from './table-fingerprint.ts';
import { strengthOf, toughnessOf } from './bodies.ts';
import { keywordsOf, recordOf, typesOf } from './reading.ts';
import { inTurnOrder } from './seats.ts';
import { tableSlots } from './slots.ts';
import { isPlayZone, zoneKind, zoneOf, type Act, type Inferno, type InfernoMatch } from './state.ts';

const mustDiffer = site('INF-707.3', 'who must break a loop does not do again what led round');
const unlessIsNoDuty = site('INF-707.6', 'not to do what would keep a loop from going on is no choice of the own will');

/** The most acts of a turn that are looked back at. */
const LOOK_BACK = 40;

/** No acts. */
export const NO_ACTS: readonly Act[] = [];

/** Notes what a player does with priority, before it is done. Next to the commits. *Rule:* INF-707.3. */
export function noteAct(match: InfernoMatch, seat: Seat, option: Option): void {
  const { acts } = match.state;
  const chosen = nameOf(option);
  const isFixed = asksNothing(match, option);
  const isLooked = isFixed || acts.some((act) => act.seat === seat && act.chosen === chosen);
  note(match, { seat, chosen, isFixed, situation: isLooked ? situationOf(match) : '' });
}

/** Whether an option is to activate an ability of the card's own which leaves nothing to choose: done again, it does the same. */
function asksNothing(match: InfernoMatch, { verb, card, value }: Option): boolean {
  if (verb !== 'activate' && verb !== 'special') return false;
  // What is lent stands behind the card's own abilities.
  return value < unasking(match, recordOf(match, card).definition);
}

/** How many activated abilities a definition has, where none of them leaves anything to choose; 0 where one does. */
const unasking = perDefinition<Inferno, number>(({ definitions }, at) => {
  const activated = (definitions[at]?.abilities ?? []).flatMap(({ data }) => (data.kind === 'activated' ? [data] : []));
  return activated.every(({ clause, price }) => !asks(clause) && (price === undefined || !asks(price))) ? activated.length : 0;
});

/** Whether a clause asks for any choice. */
function asks({ targets, modes, numbers, players, may, do: acts, ...clause }: Clause): boolean {
  if ([targets, modes, numbers, players, may].some((part) => part !== undefined)) return true;
  if (acts.some(({ on }) => on !== undefined && on.kind !== 'self' && on.kind !== 'each' && on.kind !== 'host')) return true;
  return [clause.ifDone, clause.else, clause.next].some((each) => each !== undefined && asks(each));
}

function note(match: InfernoMatch, act: Act): void {
  const state = writable(match);
  state.acts = [...state.acts, act].slice(-LOOK_BACK);
}

/**
 * The options of whoever has priority without those that a loop forbids. Where the situation has come round to what it was, the active
 * player must choose otherwise, or, if that one had no part in it, the first of those who had. *Rule:* INF-707.3.
 */
export function withoutRepeating(match: InfernoMatch, seat: Seat, options: Option[]): Option[] {
  if (!hasLooked(match.state.acts, seat)) return options;
  const names = options.map(nameOf);
  const barred = barredFrom(match, seat, (act) => names.includes(act.chosen));
  return barred.length === 0 ? options : options.filter((_, at) => !barred.includes(names[at] ?? ''));
}

/** Whether a loop keeps a player from doing something with priority now. *Rule:* INF-707.3. */
export function isRepeating(match: InfernoMatch, seat: Seat, act: Option): boolean {
  const name = nameOf(act);
  return hasLooked(match.state.acts, seat) && barredFrom(match, seat, ({ chosen }) => chosen === name).includes(name);
}

/** Whether a player has done something that may lead round: nearly always nobody has. */
function hasLooked(acts: readonly Act[], seat: Seat): boolean {
  for (let at = 0; at < acts.length; at++) if (acts[at]?.seat === seat && acts[at]?.situation !== '') return true;
  return false;
}

/** Of what a player has done and could do now, what has led round to how everything lies. */
function barredFrom(match: InfernoMatch, seat: Seat, isOpen: (act: Act) => boolean): readonly string[] {
  const { acts } = match.state;
  const could = (act: Act): boolean => act.seat === seat && act.situation !== '' && isOpen(act);
  if (!acts.some(could)) return NOTHING;
  const situation = situationOf(match);
  const barred = acts.flatMap((act, at) => {
    const isRound = could(act) && act.situation === situation && mustBreak(match, acts.slice(at)) === seat;
    return isRound && (act.isFixed || isSomebodyElseIn(acts.slice(at), seat)) ? [act.chosen] : [];
  });
  return barred.length > 0 && applies(match, mustDiffer) ? barred : NOTHING;
}

const NOTHING: readonly string[] = [];

/** One alone may choose otherwise within what is done again; where others take part that does not break the loop. */
function isSomebodyElseIn(round: readonly Act[], seat: Seat): boolean {
  return round.some((act) => act.seat !== seat);
}

/** Who must break a loop made of some acts: the first in turn order of those who did them, be it one alone. */
function mustBreak(match: InfernoMatch, round: readonly Act[]): Seat | undefined {
  const involved = new Set(round.map(({ seat }) => seat));
  return inTurnOrder(match).find((seat) => involved.has(seat));
}

/** What is offered may be taken otherwise once more: only then has it led round again and again. */
const OFTEN = 2;

/** Whether a player may take what a text offers: not where to take it has led round, and it is that player who must break off. *Rule:* INF-707.3. */
export function mayTake(match: InfernoMatch, { seat, source, place }: Offer): boolean {
  const name = `offer ${source} ${place}`;
  return barredFrom(match, seat, (act) => act.chosen === name).length < OFTEN;
}

/**
 * Somebody took or declined what a text offered. Taking it is an act of the own will, after which what went round goes on no longer
 * by itself. Declining is none: in "A unless B" A then counts as mandatory. *Rule:* INF-707.6, INF-707.4.
 */
export function noteOffer(match: InfernoMatch, { seat, source, place }: Offer, isTaken: boolean): void {
  if (isTaken) note(match, { seat, chosen: `offer ${source} ${place}`, isFixed: true, situation: situationOf(match) });
  if (isTaken || !applies(match, unlessIsNoDuty)) breakLoop(match);
}

function nameOf({ verb, card, value }: Option): string {
  return `${verb} ${card} ${value}`;
}

/** A hash of the table: of hidden zones only which cards lie in them, not what they are. */
function situationOf(match: InfernoMatch): string {
  // An idle fact sets abilities off that wait from then on, and changes nothing else: the one thing that is not kept until the next change.
  return match.state.waiting.length > 0 ? situationNow(match) : derived(match, tableSlots.situation, situationNow);
}

function situationNow(match: InfernoMatch): string {
  const { turn, step, active, combat, combats, chain, players, environments, depth, extraTurns, addedSteps } = match.state;
  return hashValue(match.game, [
    [turn, step, active, combat, combats, environments, depth, extraTurns, addedSteps],
    chain.map((item) => [...chainItemFingerprint(match, item), item.numbers, item.x]),
    players.map(({ energy, lost, tributes, drawn, skippedResources }) => [energy, lost, tributes, drawn, skippedResources]),
    waitingFingerprint(match),
    cardsByZone(match).map((zone, at) => (isPlayZone(zoneKind(at)) ? zone.map((card) => situationOfCard(match, card)) : zone)),
    lastingEffects(match),
  ]);
}

function situationOfCard(match: InfernoMatch, card: CardId): readonly unknown[] {
  const { tapped, faceDown, counters, chosen } = recordOf(match, card);
  if (faceDown) return [card, tapped];
  const own = [...recordFingerprint(match, card), counters, usedUp(match, card), chosen];
  return [...own, strengthOf(match, card), toughnessOf(match, card), keywordsOf(match, card), typesOf(match, card)];
}

/** Abilities with a limit that a card has used in this turn. */
function usedUp({ game, state }: InfernoMatch, card: CardId): readonly (readonly unknown[])[] {
  const limited = usesBy(state, card).filter(({ definition, place }) => {
    const data = game.definitions[definition]?.abilities[place]?.data;
    return data !== undefined && 'limit' in data && data.limit !== undefined;
  });
  return limited.map(({ definition, place, lender }) => [game.definitions[definition]?.key, place, cardOf(lender)]);
}

/** Changes of cards that are read off the cards, as strength is: not rules, which may add up, nor keywords, of which each instance works. */
function isRead(change: Change): boolean {
  return change.kind === 'stat' || change.kind === 'swap' || (change.kind === 'list' && change.list !== 'keyword');
}

/**
 * Effects that change how cards are read count once however often they were made: what they add up to is read off the cards. Rules for
 * players and what waits to be set off count each time.
 */
function lastingEffects(match: InfernoMatch): readonly string[] {
  const { game, state } = match;
  const effects = state.zones[zoneOf('effects')] ?? [];
  if (effects.length === 0) return NOTHING;
  const lasting = effects.map((card) => {
    const { definition, controller, host, until, amount, amounts } = recordOf(match, card);
    const isStatic =
      game.definitions[definition]?.abilities.every(({ data }) => data.kind === 'static' && data.changes.every(isRead)) === true;
    return { isStatic, text: `${game.definitions[definition]?.key} ${controller} ${host} ${until} ${amount} ${amounts.join(',')}` };
  });
  const statics = new Set(lasting.filter(({ isStatic }) => isStatic).map(({ text }) => text));
  return [...[...statics].toSorted(), ...lasting.flatMap(({ isStatic, text }) => (isStatic ? [] : [text])).toSorted()];
}
