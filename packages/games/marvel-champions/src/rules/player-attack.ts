import {
  applies,
  call,
  type CardId,
  cardOf,
  type CardRef,
  type GameEvent,
  leave,
  pin,
  program,
  raise,
  raiseAll,
  type Seat,
  site,
} from '@crupier/kernel/rules';
import { fact } from '../state/facts.ts';
import { hasStatus, isStillInPlay, keywordOf, powerOf, recordOf, typeOf } from '../state/reading.ts';
import type { Marvel, MarvelMatch } from '../state/state.ts';
import { dealDamage, excessOf, goingOn, pierce, type Hit, type TakingLocals } from './damage.ts';
import { loseStatus } from './statuses.ts';
import { removeThreat } from './threat.ts';

/** What the value of the fact of a player's attack or thwart tells, as bits. */
export const attackMarks = { basic: 1, defeated: 2, damaged: 4 } as const;

/** The values that have some of the marks. */
export function marked(...marks: readonly (keyof typeof attackMarks)[]): readonly number[] {
  const bits = marks.reduce((sum, mark) => sum | attackMarks[mark], 0);
  return [0, 1, 2, 3, 4, 5, 6, 7].filter((value) => (value & bits) === bits);
}

/** The values that lack a mark. */
export function unmarked(mark: keyof typeof attackMarks): readonly number[] {
  return [0, 1, 2, 3, 4, 5, 6, 7].filter((value) => (value & attackMarks[mark]) === 0);
}

/** The marks of an attack: what it took off the target, and whether that was defeated. */
export function marksOf({ isBasic, taken, isDefeated }: { isBasic: boolean; taken: number; isDefeated: boolean }): number {
  return (isBasic ? attackMarks.basic : 0) + (isDefeated ? attackMarks.defeated : 0) + (taken > 0 ? attackMarks.damaged : 0);
}

const ranged = site('MC-RANGED-1', 'no enemy retaliates against a ranged attack');
const stays = site('MC-RETALIATE-2 MC-ATTACK-ABILITY-8', 'an enemy that has left play does not retaliate');
const overkill = site('MC-OVERKILL-2 MC-EXCESS-DAMAGE-1', 'excess damage of an attack with overkill goes from a minion to the villain');

/** An enemy that was attacked: what it took, and whether it was defeated. */
export interface Struck {
  readonly target: CardRef;
  readonly taken: number;
  readonly isDefeated: boolean;
  /** That characters were defeated by it: told when the attack ends. */
  readonly defeats: readonly GameEvent[];
  /** The damage that was dealt to it beyond its hit points. *Rule:* MC-OVERKILL-4. */
  readonly excess?: number;
  /** Whether the attack was ranged by itself. *Rule:* MC-RANGED-1. */
  readonly isRanged?: boolean;
}

/** A scheme that was thwarted, and the threat that was removed. */
export interface Thwarted {
  readonly scheme: CardRef;
  readonly removed: number;
}

interface StrikeLocals extends TakingLocals {
  /** The hero or ally that attacks. */
  readonly by: CardRef;
  /** The card that deals the damage: an event or an upgrade that lets it attack, or the attacker. *Rule:* MC-EVENT-6. */
  readonly from: CardId;
  readonly target: CardRef;
  /** What answers the attack may raise it. */
  amount: number;
  /** What of it is beyond the hit points that the target has left. */
  excess?: number;
  /** 1 for a basic attack. */
  readonly isBasic: number;
  /** 1 where the attack has them by itself, besides what the attacker has. */
  readonly overkill: number;
  readonly piercing: number;
  readonly ranged: number;
}

/** The damage that an attack of a hero or an ally deals to an enemy. *Rule:* MC-ATTACK-PLAYER-ACTION-1, MC-ATTACK-PLAYER-ACTION-3. */
export const strike = program<Marvel, StrikeLocals>('strike', [
  {
    name: 'it is attacked',
    rule: 'MC-ATTACK-PLAYER-ACTION-3 MC-EVENT-6',
    do: (match, { locals: { by, target, isBasic }, seat }) => {
      // What deals damage several times is one attack.
      if (runningAttack(match)?.struck.some((each) => each.target === target) === true) return;
      raise(match, fact('attackMade', { card: cardOf(by), other: cardOf(target), seat, value: isBasic * attackMarks.basic }));
    },
  },
  {
    name: 'a piercing attack takes off what makes tough',
    rule: 'MC-PIERCING-1 MC-PIERCING-2',
    do: (match, { locals }) => {
      if (isPossible(match, locals) && locals.piercing + keywordOf(match, locals.by, 'piercing') > 0) pierce(match, hitsOf(match, locals));
    },
  },
  {
    name: 'deal damage',
    rule: 'MC-ATTACK-PLAYER-ACTION-1 MC-BASIC-POWER-1 MC-OVERKILL-2 MC-CONSEQUENTIAL-DAMAGE-4 MC-CONSEQUENTIAL-DAMAGE-5',
    do: (match, { locals }) => {
      if (!isPossible(match, locals)) return leave;
      locals.excess = excessOf(match, cardOf(locals.target), locals.amount);
      dealDamage(match, hitsOf(match, locals));
      return undefined;
    },
  },
  {
    name: 'note what came of it',
    rule: 'MC-ATTACK-ABILITY-9',
    do: (match, { locals: { target, ranged: isRanged, taken = [], felled = [], defeats = [], excess = 0 } }) => {
      const card = cardOf(target);
      const hurt = taken.find((hit) => hit.card === card)?.amount ?? 0;
      noteAttacked(match, { target, taken: hurt, isDefeated: felled.includes(card), defeats, excess, isRanged: isRanged > 0 });
    },
  },
]);

interface AttackedLocals {
  struck: readonly Struck[];
}

/** The innermost attack that is being made. */
function runningAttack(match: MarvelMatch): AttackedLocals | undefined {
  const frames = match.state.frames as unknown as readonly { readonly locals: Partial<AttackedLocals> }[];
  return frames.findLast(({ locals }) => locals.struck !== undefined)?.locals as AttackedLocals | undefined;
}

/**
 * Tells the innermost attack whom it has attacked; what was attacked by it before has been attacked once. The last act of a step: without
 * an attack the defeats are told at once. *Rule:* MC-ATTACK-ABILITY-3.
 */
function noteAttacked(match: MarvelMatch, struck: Struck): void {
  const attack = runningAttack(match);
  if (attack === undefined) return raiseAll(match, struck.defeats);
  const before = attack.struck.find(({ target }) => target === struck.target);
  if (before === undefined) attack.struck = [...attack.struck, struck];
  else attack.struck = attack.struck.map((each) => (each === before ? together(before, struck) : each));
}

function together(before: Struck, { target, taken, isDefeated, defeats, excess = 0, isRanged = false }: Struck): Struck {
  return {
    target,
    isRanged,
    excess: (before.excess ?? 0) + excess,
    taken: before.taken + taken,
    isDefeated: before.isDefeated || isDefeated,
    defeats: [...before.defeats, ...defeats],
  };
}

function isPossible(match: MarvelMatch, { by, target }: Pick<StrikeLocals, 'by' | 'target'>): boolean {
  return isStillInPlay(match, by) && isStillInPlay(match, target);
}

/** What is beyond the hit points of a minion goes to the villain, if the attack has overkill. *Rule:* MC-OVERKILL-2. */
function hitsOf(match: MarvelMatch, { by, from: source, target, amount, overkill: ownOverkill }: StrikeLocals): readonly Hit[] {
  const card = cardOf(target);
  const hasOverkill = ownOverkill + keywordOf(match, by, 'overkill') > 0;
  const goesOn = typeOf(match, card) === 'minion' && hasOverkill && applies(match, overkill);
  const beyond = goesOn ? excessOf(match, card, amount) : 0;
  const hits: Hit[] = [{ card, amount, source, isAttack: true }];
  if (beyond > 0) hits.push(goingOn(match, { card: match.state.villain, amount: beyond, source }));
  return hits;
}

/** What an attack deals to one enemy. */
export interface Blow {
  readonly by: CardId;
  /** The card that deals the damage, where it is not the attacker itself. */
  readonly from?: CardId;
  readonly target: CardId;
  readonly amount: number;
  readonly isBasic?: boolean;
  readonly overkill?: boolean;
  readonly piercing?: boolean;
  readonly ranged?: boolean;
}

/** Lets a hero or an ally strike an enemy. The last act of a step. */
export function strikeAt(
  match: MarvelMatch,
  { by, from = by, target, amount, isBasic = false, overkill = false, piercing = false, ranged: isRanged = false }: Blow,
  seat: Seat,
): void {
  call(
    match,
    strike,
    {
      by: pin(recordOf(match, by)),
      from,
      target: pin(recordOf(match, target)),
      amount,
      isBasic: isBasic ? 1 : 0,
      overkill: overkill ? 1 : 0,
      piercing: piercing ? 1 : 0,
      ranged: isRanged ? 1 : 0,
      taken: [],
      defeats: [],
    },
    { source: by, seat },
  );
}

interface ApartLocals extends AttackedLocals {
  readonly blow: Blow;
}

/** One of several attacks that a text tells to make: it ends before the next one begins. *Rule:* MC-ATTACK-ABILITY-5. */
export const attackApart = program<Marvel, ApartLocals>('attack by itself', [
  {
    name: 'a stunned character does not make this one',
    rule: 'MC-FAQ-39 MC-STUN-5',
    do: (match, { locals: { blow } }) => {
      if (!hasStatus(match, blow.by, 'stunned')) return undefined;
      loseStatus(match, blow.by, 'stunned');
      return leave;
    },
  },
  {
    name: 'it is made',
    rule: 'MC-ATTACK-ABILITY-5',
    do: (match, { locals: { blow }, seat }) => strikeAt(match, blow, seat),
  },
  {
    name: 'it ends',
    rule: 'MC-ATTACK-ABILITY-5 MC-FAQ-38',
    do: (match, { locals: { blow, struck } }) => endAttacks(match, { by: blow.by, isBasic: false }, struck),
  },
]);

/** Lets a hero make an attack that is one by itself. The last act of a step. */
export function strikeApart(match: MarvelMatch, blow: Blow, seat: Seat): void {
  call(match, attackApart, { blow, struck: [] }, { source: blow.by, seat });
}

interface MoveLocals {
  readonly from: CardRef;
  readonly blow: Blow;
  moved: number;
}

/** An attack that moves damage from a character to an enemy. *Rule:* MC-MOVE-3, MC-MOVE-4, MC-MOVE-5. */
export const moveByAttack = program<Marvel, MoveLocals>('move damage by an attack', [
  {
    name: 'take it off',
    rule: 'MC-MOVE-3 MC-MOVE-4 MC-HEAL-3',
    do: (match, { locals }) => {
      locals.moved = Math.min(locals.blow.amount, recordOf(match, locals.from).damage);
      if (locals.moved > 0) raise(match, fact('damageHealed', { card: cardOf(locals.from), amount: locals.moved }));
    },
  },
  {
    name: 'deal it',
    rule: 'MC-MOVE-5 MC-ATTACK-PLAYER-ACTION-3 MC-FAQ-20',
    do: (match, { locals: { blow, moved }, seat }) => {
      if (moved > 0) strikeAt(match, { ...blow, amount: moved }, seat);
    },
  },
]);

interface EndLocals {
  readonly by: CardRef;
  readonly isBasic: boolean;
  readonly struck: readonly Struck[];
}

/** What follows an attack of a hero or an ally, when all its damage is dealt. *Rule:* MC-ATTACK-ABILITY-9. */
export const endAttack = program<Marvel, EndLocals>('end of an attack', [
  {
    name: 'retaliate',
    rule: 'MC-RETALIATE-1 MC-RETALIATE-2 MC-RETALIATE-3 MC-RANGED-1 MC-ATTACK-ABILITY-8',
    do: (match, { locals: { by, struck } }) => {
      if (!isStillInPlay(match, by) || (keywordOf(match, by, 'ranged') > 0 && applies(match, ranged))) return;
      const answering = struck.filter(({ isRanged }) => isRanged !== true || !applies(match, ranged));
      const targets = answering.map(({ target }) => target).filter((each) => isStillInPlay(match, each) || !applies(match, stays));
      dealDamage(
        match,
        [...new Set(targets.map(cardOf))].map((source) => ({ card: cardOf(by), amount: keywordOf(match, source, 'retaliate'), source })),
      );
    },
  },
  {
    name: 'after the attack',
    rule: 'MC-ATTACK-ABILITY-9 MC-ATTACK-ABILITY-10 MC-ATTACK-ABILITY-7 MC-YOU-7 MC-RESPONSE-5 MC-SELF-REFERENTIAL-1',
    do: (match, { locals, seat }) =>
      raiseAll(match, [
        ...locals.struck.map(({ target, taken, isDefeated }): GameEvent => {
          const value = marksOf({ isBasic: locals.isBasic, taken, isDefeated });
          return fact('attackEnded', { card: locals.by, other: target, seat, amount: taken, value });
        }),
        ...locals.struck.flatMap(({ defeats }) => defeats),
      ]),
  },
]);

/** Who attacked or thwarted, and whether by a basic power. */
interface Doer {
  readonly by: CardId;
  readonly isBasic: boolean;
}

/** Ends an attack. The last act of a step. */
export function endAttacks(match: MarvelMatch, { by, isBasic }: Doer, struck: readonly Struck[]): void {
  const seat = recordOf(match, by).controller;
  call(match, endAttack, { by: pin(recordOf(match, by)), isBasic, struck }, { source: by, seat });
}

/** Ends a thwart. The last act of a step. */
export function endThwarts(match: MarvelMatch, { by, isBasic }: Doer, thwarted: readonly Thwarted[]): void {
  const seat = recordOf(match, by).controller;
  raiseAll(
    match,
    thwarted.map(({ scheme, removed }) =>
      fact('thwartEnded', { card: by, other: scheme, seat, amount: removed, value: isBasic ? attackMarks.basic : 0 }),
    ),
  );
}

/** Removes threat from a scheme by a thwart of a hero or an ally. The last act of a step. *Rule:* MC-THWART-1, MC-THWART-3. */
export function thwartBy(match: MarvelMatch, { by, scheme, amount }: { by: CardId; scheme: CardId; amount: number }): Thwarted {
  const removed = Math.min(amount, recordOf(match, scheme).threat);
  call(match, removeThreat, { scheme, amount, by }, { source: by, seat: recordOf(match, by).controller });
  return { scheme: pin(recordOf(match, scheme)), removed };
}

/** The power with which a character attacks. */
export function attackOf(match: MarvelMatch, by: CardRef): number {
  return powerOf(match, by, 'attack') ?? 0;
}
