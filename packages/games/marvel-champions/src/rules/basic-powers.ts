import {
  applies,
  cardOf,
  leave,
  NO_CARD,
  option,
  passes,
  pin,
  program,
  raise,
  rulesOnCard,
  site,
  topics,
  writable,
  type CardId,
  type CardRef,
  type Seat,
} from '@crupier/kernel/rules';
import { fact } from '../state/facts.ts';
import { printedOf } from '../state/printed.ts';
import {
  alliesOf,
  canTakeDamage,
  enemiesOf,
  hasStatus,
  identityOf,
  isHero,
  keywordOf,
  minionsOf,
  powerOf,
  recordOf,
  typeOf,
  isStillInPlay,
} from '../state/reading.ts';
import type { Marvel, MarvelMatch } from '../state/state.ts';
import { dealDamage, heal } from './damage.ts';
import { attackMarks, attackOf, endAttacks, endThwarts, strike, strikeAt, thwartBy, type Struck, type Thwarted } from './player-attack.ts';
import { loseStatus } from './statuses.ts';
import { ignores, thwartable } from './threat.ts';

const about = topics('cannotBeAttacked');

const guard = site('MC-GUARD-1 MC-TARGET-14 MC-FAQ-35 MC-FAQ-84', 'a minion with guard keeps its player from attacking a villain');
const readyOnly = site('MC-EXHAUST-2 MC-ALLY-3', 'an exhausted character is not used again');
const noAttack = site('MC-TARGET-14', 'an enemy that cannot be attacked is not attacked');
const ofHeroes = site('MC-PLAYER-TURN-4', 'an identity attacks and thwarts in hero form');
const ofAlterEgos = site('MC-PLAYER-TURN-4 MC-RECOVER-1', 'an identity recovers in alter-ego form');
const stunnedTries = site('MC-STUN-6', 'a stunned character may try to attack without a target');
const confusedTries = site('MC-CONFUSE-6', 'a confused character may try to thwart without a scheme');
const withoutPower = site('MC-DASH-1 MC-DASH-3', 'a character does not use a power that it lacks, or that is a dash');
const needsTarget = site('MC-TARGET-3 MC-ATTACK-ABILITY-2', 'a basic power is not used where there is no target for it');
const ofZero = site('MC-TARGET-8', 'a character with a power of zero may use it');
const healthy = site('MC-RECOVER-2', 'who has no damage does not recover');
const underPower = site('MC-CARD-2', 'the consequential damage of a power is printed under it');
const anyPower = site('MC-ASSAULT-3', 'what raises the basic power that is used raises the ATK of a thwart against assault');
const notMade = site('MC-CONSEQUENTIAL-DAMAGE-4', 'whose target leaves play before the damage takes no consequential damage');
const assault = site('MC-ASSAULT-1 MC-ASSAULT-2', 'a scheme with assault is thwarted by the power to attack');

/** The enemies that a player's cards may attack: a guard keeps them from a villain that is none. *Rule:* MC-ATTACK-PLAYER-ACTION-4, MC-GUARD-1. */
export function attackable(match: MarvelMatch, seat: Seat, by: CardId): readonly CardId[] {
  return enemiesOf(match).filter(isAttackableBy(match, seat, by));
}

function isAttackableBy(match: MarvelMatch, seat: Seat, by: CardId): (card: CardId) => boolean {
  const isGuarded =
    !ignores(match, { seat, by }, 'ignoresGuard') &&
    minionsOf(match, seat).some((card) => keywordOf(match, card, 'guard') > 0) &&
    applies(match, guard);
  return (card) => {
    if (rulesOnCard(match, card, about.cannotBeAttacked).length > 0 && applies(match, noAttack)) return false;
    return typeOf(match, card) !== 'villain' || !isGuarded || keywordOf(match, card, 'guard') > 0;
  };
}

/** Those of them that an attack with a card could damage. *Rule:* MC-TARGET-13. */
export function attackableWith(match: MarvelMatch, seat: Seat, source: CardId): readonly CardId[] {
  return attackable(match, seat, source).filter((card) => canTakeDamage(match, card, source));
}

/** Whether a card is one of these. */
export function isAttackableWith(
  match: MarvelMatch,
  card: CardId,
  { seat, source }: { readonly seat: Seat; readonly source: CardId },
): boolean {
  return enemiesOf(match).includes(card) && isAttackableBy(match, seat, source)(card) && canTakeDamage(match, card, source);
}

/** Whether there is one of these. */
function isAnyAttackableWith(match: MarvelMatch, seat: Seat, source: CardId): boolean {
  const isAttackable = isAttackableBy(match, seat, source);
  return enemiesOf(match).some((card) => isAttackable(card) && canTakeDamage(match, card, source));
}

/** The characters of a player who may attack and thwart in a turn, as far as they can. *Rule:* MC-PLAYER-TURN-4, MC-PLAYER-TURN-5. */
function charactersOf(match: MarvelMatch, seat: Seat): readonly CardId[] {
  return [identityOf(match, seat), ...alliesOf(match, seat)];
}

function isReady(match: MarvelMatch, card: CardId): boolean {
  return !recordOf(match, card).exhausted || !applies(match, readyOnly);
}

/** Whether a hero or an ally is ready and has a power that it may use. *Rule:* MC-PLAYER-TURN-4, MC-PLAYER-TURN-5. */
function mayUsePower(match: MarvelMatch, seat: Seat, card: CardId, power: 'attack' | 'thwart'): boolean {
  // What powers the hero side has is not asked of an alter-ego.
  if (card === identityOf(match, seat) && !isHero(match, seat)) return passes(match, ofHeroes, false) && isReady(match, card);
  return isReady(match, card) && hasPower(match, card, power);
}

function hasPower(match: MarvelMatch, card: CardId, power: 'attack' | 'thwart'): boolean {
  const now = powerOf(match, card, power);
  if (now === undefined) return !applies(match, withoutPower);
  return now > 0 || applies(match, ofZero);
}

/** Who may make a basic attack: a stunned character may try without a target. *Rule:* MC-ATTACK-PLAYER-ACTION-1, MC-STUN-6. */
export function attackers(match: MarvelMatch, seat: Seat): readonly CardId[] {
  return charactersOf(match, seat).filter((card) => canAttackWith(match, seat, card));
}

/** Whether one of a player's characters may make a basic attack. *Rule:* MC-ATTACK-PLAYER-ACTION-1, MC-STUN-6. */
export function canAttackWith(match: MarvelMatch, seat: Seat, card: CardId): boolean {
  if (!mayUsePower(match, seat, card, 'attack')) return false;
  // That there is none is said where nothing more can be said of it.
  if (!applies(match, needsTarget) || isAnyAttackableWith(match, seat, card)) return true;
  return hasStatus(match, card, 'stunned') && applies(match, stunnedTries);
}

/** Who may make a basic thwart: a confused character may try without a scheme. *Rule:* MC-THWART-1, MC-THWART-2, MC-CONFUSE-6. */
export function thwarters(match: MarvelMatch, seat: Seat): readonly CardId[] {
  return charactersOf(match, seat).filter((card) => canThwartWith(match, seat, card));
}

/** Whether one of a player's characters may make a basic thwart. *Rule:* MC-THWART-1, MC-THWART-2, MC-CONFUSE-6. */
export function canThwartWith(match: MarvelMatch, seat: Seat, card: CardId): boolean {
  if (!mayUsePower(match, seat, card, 'thwart')) return false;
  if (!applies(match, needsTarget) || thwartable(match, seat, card).length > 0) return true;
  return hasStatus(match, card, 'confused') && applies(match, confusedTries);
}

function isHurt(match: MarvelMatch, card: CardId): boolean {
  return recordOf(match, card).damage > 0 || !applies(match, healthy);
}

/** Whether a player may make a basic recovery. *Rule:* MC-RECOVER-1, MC-RECOVER-2. */
export function canRecover(match: MarvelMatch, seat: Seat): boolean {
  const identity = identityOf(match, seat);
  if (isHero(match, seat)) return passes(match, ofAlterEgos, false) && isReady(match, identity) && isHurt(match, identity);
  return (
    isReady(match, identity) &&
    isHurt(match, identity) &&
    (powerOf(match, identity, 'recover') !== undefined || !applies(match, withoutPower))
  );
}

interface AttackLocals {
  /** The hero or ally that attacks. */
  readonly by: CardRef;
  target: CardRef;
  struck: readonly Struck[];
}

interface ThwartLocals {
  /** The hero or ally that thwarts. */
  readonly by: CardRef;
  target: CardRef;
  thwarted: readonly Thwarted[];
  /** What the power that is used is more for this use. */
  raised: number;
}

/** A hero or an ally makes a basic attack. *Rule:* MC-ATTACK-PLAYER-ACTION-1, MC-ATTACK-PLAYER-ACTION-2. */
export const basicAttack = program<Marvel, AttackLocals>('basic attack', [
  {
    name: 'exhaust',
    rule: 'MC-ATTACK-PLAYER-ACTION-1 MC-ALLY-3 MC-LTP-22 MC-ATTACK-ABILITY-1',
    do: (match, { locals: { by } }) => raise(match, fact('cardExhausted', { card: cardOf(by) })),
  },
  {
    name: 'a stunned character does nothing',
    rule: 'MC-STUN-5 MC-STUN-8 MC-ALLY-5 MC-FAQ-58',
    do: (match, { locals: { by } }) => {
      if (!hasStatus(match, by, 'stunned')) return undefined;
      loseStatus(match, cardOf(by), 'stunned');
      return leave;
    },
  },
  {
    name: 'choose an enemy',
    rule: 'MC-ATTACK-PLAYER-ACTION-1 MC-ATTACK-PLAYER-ACTION-4 MC-LTP-24 MC-ATTACK-PLAYER-ACTION-2 MC-TARGET-1',
    asksOfAct: true,
    ask: (match, { locals: { by }, seat }) => {
      const options = attackableWith(match, seat, cardOf(by)).map((card) => option('attack', card));
      return options.length === 0 ? undefined : { kind: 'target', seat, purpose: 'whomToAttack', source: cardOf(by), options };
    },
    take: (match, { locals, seat }, [chosen]) => {
      const target = chosen?.card ?? NO_CARD;
      locals.target = pin(recordOf(match, target));
      strikeAt(match, { by: cardOf(locals.by), target, amount: attackOf(match, locals.by), isBasic: true }, seat);
    },
  },
  {
    name: 'the attack ends',
    rule: 'MC-ATTACK-ABILITY-9 MC-STAR-ICON-4 MC-FAQ-21 MC-STAR-ICON-5',
    do: (match, { locals: { by, struck } }) => {
      if (struck.length === 0 && applies(match, notMade)) return leave;
      endAttacks(match, { by: cardOf(by), isBasic: true }, struck);
      return undefined;
    },
  },
  {
    name: 'consequential damage',
    rule: 'MC-CONSEQUENTIAL-DAMAGE-1 MC-CONSEQUENTIAL-DAMAGE-3 MC-ALLY-4 MC-SIMULTANEOUS-PRIORITY-8 MC-ICONS-9',
    do: (match, { locals: { by } }) => takeConsequences(match, by, 'attackDamage'),
  },
]);

/** A hero or an ally makes a basic thwart. *Rule:* MC-THWART-1. */
export const basicThwart = program<Marvel, ThwartLocals>('basic thwart', [
  {
    name: 'exhaust',
    rule: 'MC-THWART-1 MC-ALLY-3',
    do: (match, { locals: { by } }) => raise(match, fact('cardExhausted', { card: cardOf(by) })),
  },
  {
    name: 'a confused character does nothing',
    rule: 'MC-CONFUSE-5 MC-CONFUSE-8 MC-ALLY-5',
    do: (match, { locals: { by } }) => {
      if (!hasStatus(match, by, 'confused')) return undefined;
      loseStatus(match, cardOf(by), 'confused');
      return leave;
    },
  },
  {
    name: 'choose a scheme',
    rule: 'MC-THWART-1 MC-CRISIS-ICON-1 MC-PATROL-1',
    asksOfAct: true,
    ask: (match, { locals: { by }, seat }) => {
      const options = thwartable(match, seat, cardOf(by)).map((card) => option('thwart', card));
      return options.length === 0 ? undefined : { kind: 'target', seat, purpose: 'whatToThwart', source: cardOf(by), options };
    },
    take: (match, { locals, seat }, [chosen]) => {
      locals.target = pin(recordOf(match, chosen?.card ?? NO_CARD));
      raise(match, fact('thwartMade', { card: cardOf(locals.by), other: cardOf(locals.target), seat, value: attackMarks.basic }));
    },
  },
  {
    name: 'remove threat',
    rule: 'MC-THWART-1 MC-BASIC-POWER-2 MC-SIDE-SCHEME-4 MC-CONSEQUENTIAL-DAMAGE-4',
    do: (match, { locals }) => {
      const { by, target } = locals;
      if (!isStillInPlay(match, by) || !isStillInPlay(match, target)) return leave;
      const isAssault = hasAssault(match, target);
      const raised = isAssault && !applies(match, anyPower) ? 0 : locals.raised;
      const amount = (powerOf(match, by, isAssault ? 'attack' : 'thwart') ?? 0) + raised;
      locals.thwarted = [thwartBy(match, { by: cardOf(by), scheme: cardOf(target), amount })];
      return undefined;
    },
  },
  {
    name: 'after the thwart',
    rule: 'MC-THWART-4 MC-CARD-8',
    do: (match, { locals: { by, thwarted } }) => endThwarts(match, { by: cardOf(by), isBasic: true }, thwarted),
  },
  {
    name: 'consequential damage',
    rule: 'MC-CONSEQUENTIAL-DAMAGE-2 MC-CONSEQUENTIAL-DAMAGE-3 MC-ALLY-4 MC-SIMULTANEOUS-PRIORITY-8',
    do: (match, { locals: { by, target } }) => takeConsequences(match, by, hasAssault(match, target) ? 'attackDamage' : 'thwartDamage'),
  },
]);

/** Raises the power of the basic attack or thwart that is about to be made, for this use. *Rule:* MC-ASSAULT-3. */
export function raiseUsedPower(match: MarvelMatch, amount: number): void {
  const frame = writable(match).frames.findLast(({ program: running }) => running === strike.id || running === basicThwart.id);
  const used = frame?.locals as { amount?: number; raised?: number } | undefined;
  if (used?.amount !== undefined) used.amount += amount;
  else if (used?.raised !== undefined) used.raised += amount;
}

/** An alter-ego makes a basic recovery. *Rule:* MC-RECOVER-1. */
export const recover = program<Marvel, object>('recover', [
  { name: 'exhaust', rule: 'MC-RECOVER-1', do: (match, { source }) => raise(match, fact('cardExhausted', { card: source })) },
  {
    name: 'heal',
    rule: 'MC-RECOVER-1 MC-BASIC-POWER-4 MC-HEAL-1',
    do: (match, { source }) => heal(match, source, powerOf(match, source, 'recover') ?? 0),
  },
  {
    name: 'after the recovery',
    rule: '',
    do: (match, { source, seat }) => raise(match, fact('recovered', { card: source, seat, value: attackMarks.basic })),
  },
]);

/** *Rule:* MC-ASSAULT-1. */
function hasAssault(match: MarvelMatch, scheme: CardRef): boolean {
  return keywordOf(match, scheme, 'assault') > 0 && applies(match, assault);
}

/** Only allies have icons of consequential damage. The last act of a step. */
function takeConsequences(match: MarvelMatch, by: CardRef, icons: 'attackDamage' | 'thwartDamage'): void {
  if (isStillInPlay(match, by) && applies(match, underPower))
    dealDamage(match, [{ card: cardOf(by), amount: printedOf(match, by)[icons], source: NO_CARD }]);
}
