import {
  applies,
  call,
  type CardId,
  cardOf,
  type CardRef,
  type GameEvent,
  NO_CARD,
  pin,
  program,
  raise,
  raiseAll,
  raiseAndTell,
  site,
  type ToldLocals,
  writable,
} from '@crupier/kernel/rules';
import { fact } from '../state/facts.ts';
import { canTakeDamage, hitPointsLeft, hitPointsOf, isInPlay, recordOf, typeOf } from '../state/reading.ts';
import { statuses, type Marvel, type MarvelMatch } from '../state/state.ts';
import { defeat } from './defeat.ts';

/** Damage to one character. */
export interface Hit {
  readonly card: CardId;
  readonly amount: number;
  /** What deals it, or `NO_CARD`. */
  readonly source: CardId;
  /** Whether it is damage of an attack. */
  readonly isAttack?: boolean;
  /** Whether tough cards do not prevent it. */
  readonly ignoresTough?: boolean;
}

/** The locals of a program that is told what the damage that it deals comes to. */
export interface TakingLocals {
  taken?: readonly Hit[];
  /** The characters to which it was dealt, whether or not they took it, and how much in all. *Rule:* MC-PREVENT-1, MC-DAMAGE-7. */
  dealt?: readonly CardId[];
  amountDealt?: number;
  /** The characters that it defeats. */
  felled?: readonly CardId[];
  /** Where the program answers these with its own end: that they were defeated. *Rule:* MC-RESPONSE-5. */
  defeats?: readonly GameEvent[];
}

/** The value of a fact of damage: whether an attack deals it. */
export const damageOf = { effect: 0, attack: 1 } as const;

function factOf(name: 'damageDealt' | 'damageTaken' | 'damageDone', { card, amount, source, isAttack }: Hit): GameEvent {
  return fact(name, { card, amount, other: source, value: isAttack === true ? damageOf.attack : damageOf.effect });
}

function hitOf({ card, amount, other, value }: GameEvent): Hit {
  return { card: cardOf(card), amount, source: cardOf(other), isAttack: value === damageOf.attack };
}

interface DamageLocals extends ToldLocals {
  hits: readonly Hit[];
  /** Whether it is damage of an attack: whoever strikes back or is hurt besides tells the attack nothing. */
  readonly isAttack: boolean;
  readonly ignoresTough: boolean;
  /** Those to which it was dealt. */
  dealt: readonly CardId[];
  amountDealt: number;
  /** Those of them that are defeated: an ability may have saved others. */
  fallen: readonly CardId[];
  /** Those that took damage and have no hit points left, each pinned. */
  dying: readonly CardRef[];
}

const tough = statuses.indexOf('tough');
const piercesDamage = site('MC-PIERCING-2', 'a piercing attack without damage takes off no tough card');
const withHitPoints = site('MC-HIT-POINTS-9', 'a character whose hit points are infinite is not defeated by damage');
const noExcess = site('MC-OVERKILL-5 MC-TOUGH-4', 'there is no excess damage to a tough character');

/** Damage to one or several characters at the same time, in the ten steps of the rulebook: rulings MC-C-13 and MC-C-14. *Rule:* MC-DAMAGE-8 to MC-DAMAGE-17. */
export const damage = program<Marvel, DamageLocals>('damage', [
  {
    name: 'it would be dealt',
    rule: 'MC-DAMAGE-4 MC-DAMAGE-8',
    do: (match, { locals: { hits } }) =>
      raiseAndTell(
        match,
        hits.map((hit) => factOf('damageDealt', hit)),
      ),
  },
  {
    name: 'tough characters take none',
    rule: 'MC-DAMAGE-9 MC-TOUGH-1 MC-TOUGH-2 MC-TOUGH-5 MC-DAMAGE-5 MC-DAMAGE-6 MC-SIMULTANEOUS-PRIORITY-2 MC-FAQ-2',
    do: (match, { locals }) => {
      const dealt = (locals.told ?? [])
        .flatMap(({ event }) => (event === undefined ? [] : [hitOf(event)]))
        .filter(({ amount }) => amount > 0);
      locals.dealt = dealt.map(({ card }) => card);
      const hits = dealt.filter(({ card, source }) => isInPlay(match, card) && canTakeDamage(match, card, source));
      locals.amountDealt = hits.reduce((sum, { amount }) => sum + amount, 0);
      const spared = hits.filter(({ card }) => recordOf(match, card).tough > 0 && !locals.ignoresTough).map(({ card }) => card);
      locals.hits = hits.filter(({ card }) => !spared.includes(card));
      raiseAll(
        match,
        [...new Set(spared)].map((card) => fact('statusLost', { card, value: tough })),
      );
    },
  },
  {
    name: 'it is taken',
    rule: 'MC-DAMAGE-10 MC-DAMAGE-11 MC-DAMAGE-12 MC-DAMAGE-7 MC-PREVENT-1',
    do: (match, { locals: { hits } }) =>
      raiseAndTell(
        match,
        hits.map((hit) => factOf('damageTaken', hit)),
      ),
  },
  {
    name: 'who has none left is defeated',
    rule: 'MC-DAMAGE-1 MC-DAMAGE-13 MC-DEFEAT-1 MC-FOR-EACH-5 MC-FAQ-98',
    do: (match, { locals }) => {
      const taken = (locals.told ?? []).flatMap(({ event }) => event ?? []);
      locals.hits = taken.map(hitOf);
      const cards = [...new Set(locals.hits.map(({ card }) => card))].filter(
        (card) => isInPlay(match, card) && isWithoutHitPoints(match, card),
      );
      locals.dying = cards.map((card) => pin(recordOf(match, card)));
      if (cards.length > 0) call(match, defeat, { cards, by: locals.hits[0]?.source ?? NO_CARD });
    },
  },
  {
    name: 'after it',
    rule: 'MC-DAMAGE-17 MC-TRIGGERING-CONDITION-4',
    do: (match, { locals: { hits, isAttack, dealt, amountDealt, dying, fallen } }) => {
      const felled = dying.filter((card) => fallen.includes(cardOf(card)));
      const done = hits.filter(({ card }) => isInPlay(match, card)).map((hit) => factOf('damageDone', hit));
      const by = hits[0]?.source ?? NO_CARD;
      const gone = felled.map((card) => fact('wasDefeated', { card, other: by, seat: recordOf(match, by).controller }));
      const areTold = isAttack && tellCaller(match, { taken: hits, dealt, amountDealt, felled: felled.map(cardOf) }, gone);
      raiseAll(match, areTold ? done : [...done, ...gone]);
    },
  },
]);

/** Tells the program that has the damage dealt what it came to. Returns whether that program answers the defeats. */
function tellCaller(match: MarvelMatch, told: Required<Omit<TakingLocals, 'defeats'>>, defeats: readonly GameEvent[]): boolean {
  const { frames } = writable(match);
  const caller = frames.at(-2)?.locals as TakingLocals | undefined;
  if (caller === undefined || !('taken' in caller)) return false;
  Object.assign(caller, told);
  if (caller.defeats === undefined) return false;
  caller.defeats = defeats;
  return true;
}

/** Whether a character is to be defeated: it has hit points, and none left. *Rule:* MC-DAMAGE-1. */
export function isWithoutHitPoints(match: MarvelMatch, card: CardId): boolean {
  const most = hitPointsOf(match, card);
  return (most > 0 || !applies(match, withHitPoints)) && most <= recordOf(match, card).damage;
}

/** Deals damage. The last act of a step. */
export function dealDamage(match: MarvelMatch, hits: readonly Hit[]): void {
  const some = hits.filter(({ card, amount }) => amount > 0 && isInPlay(match, card));
  const isAttack = some.some((hit) => hit.isAttack === true);
  const ignoresTough = some.some((hit) => hit.ignoresTough === true);
  if (some.length > 0) call(match, damage, { hits: some, isAttack, ignoresTough, dealt: [], amountDealt: 0, dying: [], fallen: [] });
}

/** What is dealt beyond the hit points that a character has left. A tough one takes nothing, so that nothing is dealt beyond it. *Rule:* MC-OVERKILL-1, MC-OVERKILL-5. */
export function excessOf(match: MarvelMatch, card: CardId, amount: number): number {
  if (recordOf(match, card).tough > 0 && applies(match, noExcess)) return 0;
  return Math.max(0, amount - Math.max(0, hitPointsLeft(match, card)));
}

const ofTheAttack = site('MC-OVERKILL-3', 'excess damage that goes on is damage of the attack');

/** The hit by which excess damage goes on to another character, which was not attacked itself. *Rule:* MC-OVERKILL-3. */
export function goingOn(match: MarvelMatch, hit: Pick<Hit, 'card' | 'amount' | 'source'>): Hit {
  return { ...hit, isAttack: applies(match, ofTheAttack) };
}

const noMoreThanDamage = site('MC-HEAL-2', 'no more damage is healed than a character has');

/** Heals a character of so much of its damage as it has. The last act of a step. *Rule:* MC-HEAL-1. */
export function heal(match: MarvelMatch, card: CardId, amount: number): void {
  const healed = applies(match, noMoreThanDamage) ? Math.min(amount, recordOf(match, card).damage) : amount;
  if (healed > 0) raise(match, fact('damageHealed', { card, amount: healed }));
}

/** Takes all tough cards off the characters that a piercing attack would damage. The last act of a step. *Rule:* MC-PIERCING-1, MC-PIERCING-2. */
export function pierce(match: MarvelMatch, hits: readonly Hit[]): void {
  const hurts = (amount: number): boolean => amount > 0 || !applies(match, piercesDamage);
  const cards = hits.filter(({ card, amount }) => hurts(amount) && typeOf(match, card) !== 'mainScheme').map(({ card }) => card);
  raiseAll(
    match,
    cards.flatMap((card) => Array.from({ length: recordOf(match, card).tough }, () => fact('statusLost', { card, value: tough }))),
  );
}
