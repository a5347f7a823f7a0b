import {
  call,
  effectsUntil,
  enclosing,
  isPlaying,
  raise,
  raiseAll,
  raiseAndTell,
  rulesOnSeat,
  topic,
  leave,
  option,
  type CardId,
  type CardRef,
  type Seat,
  cardOf,
  isCurrent,
  NO_CARD,
  NO_SEAT,
  pin,
  program,
  type GameEvent,
  type ToldLocals,
} from '../../../rules.ts';
import { fact } from '../state/facts.ts';
import { has, isBeast, recordOf, strengthOf } from '../state/reading.ts';
import type { Tiny, TinyMatch, WaitingRaid } from '../state/state.ts';
import { cardsIn, opponentsOf, seatsFrom } from '../state/state.ts';

interface RaidLocals extends ToldLocals {
  beast: CardRef;
  seat: Seat;
  /** Who is raided; `NO_SEAT` until the raider says so. */
  target: Seat;
  /** The beast that defends, or `NO_CARD`. */
  defender: CardRef;
}

/** The step after the raid itself, whatever came of it. */
const OVER = 'what lasts for the raid ends';

/** A raid: steal food as the beast is strong, unless somebody's beast steps in and fights it. */
export const raid = program<Tiny, RaidLocals>('raid', [
  {
    name: 'say who is raided',
    rule: 'TINY-RAID',
    ask: (match, { locals: { beast, seat, target } }) => {
      if (!isCurrent(match.state, beast) || target !== NO_SEAT) return undefined;
      const options = raidable(match, seat).map((each) => option('raidSeat', NO_CARD, each));
      if (options.length === 0) return undefined;
      return { kind: 'target', seat, purpose: 'whomToRaid', source: cardOf(beast), options };
    },
    take: (_match, { locals }, [chosen]) => {
      locals.target = chosen?.value ?? NO_SEAT;
    },
  },
  {
    name: 'the raid begins',
    rule: 'TINY-RAID',
    do: (match, { locals: { beast, seat, target } }) => {
      if (!isCurrent(match.state, beast) || target === NO_SEAT) return OVER;
      raiseAndTell(match, [fact('raidBegan', { card: cardOf(beast), seat, value: target })]);
      return undefined;
    },
  },
  {
    name: 'a raid that was replaced or cancelled is over',
    rule: 'TINY-RAID',
    do: (_match, { locals: { told = [] } }) => (told.some(({ event }) => event !== undefined) ? undefined : OVER),
  },
  {
    name: 'somebody may defend',
    rule: 'TINY-DEFEND',
    ask: (match, { locals: { beast, seat } }) => {
      const asks = opponentsOf(match, seat)
        .map((each) => ({ seat: each, min: 0, options: defenders(match, each).map((card) => option('defend', card)) }))
        .filter((ask) => ask.options.length > 0);
      if (asks.length === 0) return undefined;
      return { kind: 'defend', until: 'one', purpose: 'whoDefends', source: cardOf(beast), asks };
    },
    take: (match, { locals }, [chosen], by) => {
      if (chosen === undefined) return;
      locals.defender = pin(recordOf(match, chosen.card));
      raise(match, fact('defended', { card: chosen.card, other: cardOf(locals.beast), seat: by }));
    },
  },
  {
    name: 'they fight, or food is stolen',
    rule: 'TINY-RAID',
    do: (match, { locals: { beast, seat, target, defender } }) => {
      if (!isCurrent(match.state, beast)) return;
      const one = cardOf(beast);
      const robbing = (amount: number): GameEvent[] =>
        amount > 0 && isPlaying(match, target) ? [fact('foodStolen', { seat, value: target, amount })] : [];
      if (defender === NO_CARD) return raiseAll(match, robbing(strengthOf(match, one)));
      if (!isCurrent(match.state, defender)) return undefined;
      const other = cardOf(defender);
      const hits: [CardId, number][] = [
        [one, strengthOf(match, other)],
        [other, strengthOf(match, one)],
      ];
      const hurting = hits.filter(([, amount]) => amount > 0).map(([card, amount]) => fact('damaged', { card, amount }));
      return raiseAll(match, [...hurting, ...robbing(beyond(match, one, other))]);
    },
  },
  {
    name: OVER,
    rule: 'TINY-LASTING',
    do: (match) =>
      raiseAll(
        match,
        effectsUntil(match.state, match.game, 'raid').map((card) => fact('effectEnded', { card })),
      ),
  },
  {
    name: 'raids that waited',
    rule: 'TINY-RAID-WAITS',
    do: (match, { locals }) => {
      const [next] = match.state.raids;
      if (next === undefined) return leave;
      Object.assign(locals, { beast: next.beast, seat: next.seat, target: targetOf(match, next), defender: NO_CARD });
      raise(match, fact('raidResumed', {}));
      return 'say who is raided';
    },
  },
]);

/** Lets a beast raid a player, or whom its own player says: now, or once the raid that is on is over. */
export function beginRaid(match: TinyMatch, beast: CardId, seat: Seat, target = NO_SEAT): void {
  const ref = pin(recordOf(match, beast));
  if (enclosing(match, raid) !== undefined) raise(match, fact('raidDelayed', { card: beast, seat, value: target }));
  else call(match, raid, { beast: ref, seat, target, defender: NO_CARD }, { source: beast, seat });
}

/** Lets beasts raid a player as soon as the raid that is on is over. The last act of a step. */
export function joinRaid(match: TinyMatch, joining: readonly CardId[], seat: Seat, target: Seat): void {
  if (enclosing(match, raid) === undefined) return;
  raiseAll(
    match,
    joining.map((card) => fact('raidDelayed', { card, seat, value: target })),
  );
}

/** A raid that waited goes on to the next player where its own has nothing left. */
function targetOf(match: TinyMatch, { seat, target }: WaitingRaid): Seat {
  if (target === NO_SEAT) return target;
  const others = seatsFrom(match, target).filter((each) => opponentsOf(match, seat).includes(each));
  return others.find((each) => (match.state.players[each]?.food ?? 0) > 0) ?? target;
}

/** Whether a beast may raid. */
export function canRaid(match: TinyMatch, card: CardId): boolean {
  if (opponentsOf(match, recordOf(match, card).controller).length === 0) return false;
  return isBeast(match, card) && !recordOf(match, card).tired && !has(match, card, 'cannotRaid');
}

/** The damage of a trampling beast beyond the damage that kills the defender. */
function beyond(match: TinyMatch, raider: CardId, defender: CardId): number {
  if (!has(match, raider, 'tramples')) return 0;
  return strengthOf(match, raider) - (strengthOf(match, defender) - recordOf(match, defender).damage);
}

function raidable(match: TinyMatch, seat: Seat): Seat[] {
  return opponentsOf(match, seat).filter((each) => rulesOnSeat(match, each, topic('cannotBeRaided')).length === 0);
}

function defenders(match: TinyMatch, seat: Seat): readonly CardId[] {
  return cardsIn(match, 'den', seat).filter((card) => !recordOf(match, card).tired);
}
