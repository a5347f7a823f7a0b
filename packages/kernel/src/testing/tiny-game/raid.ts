import {
  call,
  enclosing,
  raise,
  raiseAll,
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
} from '../../rules.ts';
import { fact } from './facts.ts';
import { has, isBeast, recordOf, strengthOf } from './reading.ts';
import type { Tiny, TinyMatch } from './state.ts';
import { cardsIn, seatsFrom } from './state.ts';

interface RaidLocals {
  beast: CardRef;
  seat: Seat;
  /** Who is raided. */
  target: Seat;
  /** The beast that defends, or `NO_CARD`. */
  defender: CardRef;
}

/** A raid: steal food as the beast is strong, unless somebody's beast steps in and fights it. */
export const raid = program<Tiny, RaidLocals>('raid', [
  {
    name: 'say who is raided',
    rule: 'TINY-RAID',
    ask: (match, { locals: { beast, seat } }) => {
      if (!isCurrent(match.state, beast)) return undefined;
      const options = othersOf(match, seat).map((each) => option('raidSeat', NO_CARD, each));
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
      if (!isCurrent(match.state, beast) || target === NO_SEAT) return 'raids that waited';
      raise(match, fact('raidBegan', { card: cardOf(beast), seat, value: target }));
    },
  },
  {
    name: 'somebody may defend',
    rule: 'TINY-DEFEND',
    ask: (match, { locals: { beast, seat } }) => {
      const asks = othersOf(match, seat)
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
      if (defender === NO_CARD) {
        if (strengthOf(match, one) > 0) raise(match, fact('foodStolen', { seat, value: target, amount: strengthOf(match, one) }));
        return;
      }
      if (!isCurrent(match.state, defender)) return;
      const other = cardOf(defender);
      const hits: [CardId, number][] = [
        [one, strengthOf(match, other)],
        [other, strengthOf(match, one)],
      ];
      raiseAll(
        match,
        hits.filter(([, amount]) => amount > 0).map(([card, amount]) => fact('damaged', { card, amount })),
      );
    },
  },
  {
    name: 'raids that waited',
    rule: 'TINY-RAID-WAITS',
    do: (match, { locals }) => {
      const [next] = match.state.raids;
      if (next === undefined) return leave;
      Object.assign(locals, { beast: next.beast, seat: next.seat, target: NO_SEAT, defender: NO_CARD });
      raise(match, fact('raidResumed', {}));
      return 'say who is raided';
    },
  },
]);

/** Lets a beast raid: now, or once the raid that is on is over. */
export function beginRaid(match: TinyMatch, beast: CardId, seat: Seat): void {
  const ref = pin(recordOf(match, beast));
  if (enclosing(match, raid) !== undefined) raise(match, fact('raidDelayed', { card: beast, seat }));
  else call(match, raid, { beast: ref, seat, target: NO_SEAT, defender: NO_CARD }, { source: beast, seat });
}

/** Whether a beast may raid. */
export function canRaid(match: TinyMatch, card: CardId): boolean {
  return isBeast(match, card) && !recordOf(match, card).tired && !has(match, card, 'cannotRaid');
}

function othersOf(match: TinyMatch, seat: Seat): Seat[] {
  return seatsFrom(match, seat).slice(1);
}

function defenders(match: TinyMatch, seat: Seat): readonly CardId[] {
  return cardsIn(match, 'den', seat).filter((card) => !recordOf(match, card).tired);
}
