import { applies, hashText, site, writable, type CardId, type Option, type Seat } from '@crupier/kernel';
import { breakLoop } from './loops.ts';
import { cardAsItLies, cardsByZone, itemAsItLies, waitingAsItLies } from './lying.ts';
import { keywordsOf, recordOf, strengthOf, toughnessOf, typesOf } from './reading.ts';
import { inTurnOrder } from './seats.ts';
import { isPlayZone, zoneKind, zoneOf, type InfernoMatch } from './state.ts';

const mustDiffer = site('INF-707.3', 'who must break a loop in which several take part does not do again what led round');
const unlessIsNoDuty = site('INF-707.6', 'not to do what would keep a loop from going on is no choice of the own will');

/** The most acts of a turn that are looked back at. */
const LOOK_BACK = 40;

/** Something that a player did with priority, and how everything lay when it was chosen. */
export interface Act {
  readonly seat: Seat;
  /** The option: verb, card and value. */
  readonly chosen: string;
  /**
   * A hash of the situation: the turn is a part of it. Empty for what a player does for the first time in a turn, and for what
   * nobody else has taken part in: looking at the whole table costs more than all else that is done with priority, and what goes
   * round comes by again.
   */
  readonly situation: string;
}

/** No acts. */
export const NO_ACTS: readonly Act[] = [];

/** Notes what a player does with priority, before it is done. Next to the commits. *Rule:* INF-707.3. */
export function noteAct(match: InfernoMatch, seat: Seat, option: Option): void {
  const state = writable(match);
  const chosen = nameOf(option);
  const isAgain = state.acts.some((act) => act.seat === seat && act.chosen === chosen) && state.acts.some((act) => act.seat !== seat);
  state.acts = [...state.acts, { seat, chosen, situation: isAgain ? situationOf(match) : '' }].slice(-LOOK_BACK);
}

/**
 * The options of whoever has priority without those that a fragmented loop forbids. Where the situation has come round to what it
 * was, by acts of several players, the active player must choose otherwise, or, if that one had no part in it, the first of those
 * who had. *Rule:* INF-707.3.
 */
export function withoutRepeating(match: InfernoMatch, seat: Seat, options: Option[]): Option[] {
  const { acts } = match.state;
  if (!isRepeating(acts, seat)) return options;
  const situation = situationOf(match);
  const barred = acts.flatMap((act, at) => {
    const isOwn = act.seat === seat && act.situation === situation;
    return isOwn && mustBreak(match, acts.slice(at)) === seat ? [act.chosen] : [];
  });
  if (barred.length === 0 || !applies(match, mustDiffer)) return options;
  return options.filter((option) => !barred.includes(nameOf(option)));
}

/** Whether a player has done something again in a turn in which others have acted too: nearly always nobody has. */
function isRepeating(acts: readonly Act[], seat: Seat): boolean {
  let isAgain = false;
  let areSeveral = false;
  for (const act of acts) {
    isAgain ||= act.seat === seat && act.situation !== '';
    areSeveral ||= act.seat !== acts[0]?.seat;
  }
  return isAgain && areSeveral;
}

/** Who must break a loop made of some acts; nobody where they are all of one player, who may stop at any time. */
function mustBreak(match: InfernoMatch, round: readonly Act[]): Seat | undefined {
  const involved = new Set(round.map(({ seat }) => seat));
  return involved.size < 2 ? undefined : inTurnOrder(match).find((seat) => involved.has(seat));
}

/**
 * Somebody took or declined what a text offered. Taking it is an act of the own will, after which what went round goes on no longer
 * by itself. Declining is none: in "A unless B" A then counts as mandatory. *Rule:* INF-707.6, INF-707.4.
 */
export function noteOffer(match: InfernoMatch, isTaken: boolean): void {
  if (isTaken || !applies(match, unlessIsNoDuty)) breakLoop(match);
}

function nameOf({ verb, card, value }: Option): string {
  return `${verb} ${card} ${value}`;
}

/** Everything that matters of how the table lies, short. Of hidden zones only which cards lie in them, not what they are. */
function situationOf(match: InfernoMatch): string {
  const { turn, step, active, combat, combats, chain, players, environments, depth, extraTurns, addedSteps } = match.state;
  return hashText(
    JSON.stringify([
      [turn, step, active, combat, combats, environments, depth, extraTurns, addedSteps],
      chain.map((item) => [...itemAsItLies(match, item), item.numbers, item.x]),
      players.map(({ energy, lost, tributes, drawn, skippedResources }) => [energy, lost, tributes, drawn, skippedResources]),
      waitingAsItLies(match),
      cardsByZone(match).map((zone, at) => zone.map((card) => asItReads(match, card, at))),
      lastingEffects(match),
    ]),
  );
}

function asItReads(match: InfernoMatch, card: CardId, zone: number): readonly unknown[] {
  const { tapped, faceDown, counters, chosen } = recordOf(match, card);
  if (!isPlayZone(zoneKind(zone)) || faceDown) return [card, tapped];
  const own = [...cardAsItLies(match, card), counters, usedUp(match, card), chosen];
  return [...own, strengthOf(match, card), toughnessOf(match, card), keywordsOf(match, card), typesOf(match, card)];
}

/** Abilities that may be activated once a turn, and were. */
function usedUp(match: InfernoMatch, card: number): readonly number[] {
  const { usedThisTurn, definition } = recordOf(match, card);
  if (usedThisTurn.length === 0) return usedThisTurn;
  const abilities = match.game.definitions[definition]?.abilities ?? [];
  return usedThisTurn.filter((at) => {
    const data = abilities[at]?.data;
    // What an effect has lent stands behind the card's own: it may have a limit too.
    return data === undefined || (data.kind === 'activated' && data.limit !== undefined);
  });
}

/**
 * Effects that change how cards are read count once however often they were made: what they add up to is read off the cards. What
 * waits to be set off counts each time.
 */
function lastingEffects(match: InfernoMatch): readonly string[] {
  const { game, state } = match;
  const lasting = (state.zones[zoneOf('effects')] ?? []).map((card) => {
    const { definition, controller, host, until, amount } = recordOf(match, card);
    const isStatic = game.definitions[definition]?.abilities.every(({ data }) => data.kind === 'static') === true;
    return { isStatic, text: `${game.definitions[definition]?.key} ${controller} ${host} ${until} ${amount}` };
  });
  const statics = new Set(lasting.filter(({ isStatic }) => isStatic).map(({ text }) => text));
  return [...[...statics].toSorted(), ...lasting.flatMap(({ isStatic, text }) => (isStatic ? [] : [text])).toSorted()];
}
