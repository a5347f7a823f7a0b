import {
  applies,
  call,
  cardOf,
  dropHappening,
  happening,
  isHappening,
  passes,
  type GameEvent,
  perCard,
  perPair,
  pin,
  raise,
  raiseAll,
  rewriteHappening,
  site,
  type CardId,
  type Deed,
  type Verb,
} from '@crupier/kernel/rules';
import { isAttackableWith } from '../rules/basic-powers.ts';
import { dealDamage } from '../rules/damage.ts';
import { addDamage, increaseEvent, moreOfEach, noteThwarted, takeAddedDamage } from '../rules/attack-of-ability.ts';
import { doesOneFall } from '../rules/order-of-players.ts';
import { moveByAttack, strikeAt, thwartBy } from '../rules/player-attack.ts';
import { readyAll } from '../rules/readying.ts';
import { mayReceive } from '../rules/statuses.ts';
import { reducible, thwartablePastCrisis } from '../rules/threat.ts';
import { saysHowItEnds } from '../rules/win-conditions.ts';
import { fact, kind } from '../state/facts.ts';
import { canTakeDamage, identityOf, isInPlay, recordOf } from '../state/reading.ts';
import { statuses, type Marvel, type MarvelMatch, type Status } from '../state/state.ts';
import type { Verbs } from './table.ts';

const oneIsEnough = site('MC-TARGET-17', 'what is done to each of some cards may be done while it affects one of them');
const dealtIsEnough = site('MC-TARGET-12', 'damage that is dealt to a character and not taken has affected it');

/** Whether what is done to each of some cards could affect any. *Rule:* MC-TARGET-17. */
function affectsSome(match: MarvelMatch, cards: readonly CardId[], isAffected: (card: CardId) => boolean): boolean {
  return cards.some(isAffected) && (cards.every(isAffected) || applies(match, oneIsEnough));
}

/** Whether damage could affect a character: one whose tough card will prevent it, too. *Rule:* MC-TARGET-12, MC-TARGET-13. */
function isHurtBy(match: MarvelMatch, card: CardId, source: CardId): boolean {
  if (!isInPlay(match, card) || !canTakeDamage(match, card, source)) return false;
  return recordOf(match, card).tough === 0 || applies(match, dealtIsEnough);
}

const selfIsReady = site('MC-EXHAUST-3', 'an exhausted card does not exhaust to pay for its own ability');
const otherIsReady = site('MC-EXHAUST-2', 'an exhausted card does not exhaust to pay for the ability of another');
const countersThere = site('MC-USES-2 MC-COST-2', 'the counters that an ability costs lie on the card');

const damageThere = site('MC-COST-2', 'the damage that an ability heals as its cost is on the character');

/** *Rule:* MC-EXHAUST-2, MC-EXHAUST-3. */
function isReadyToPay(match: MarvelMatch, card: CardId, source: CardId): boolean {
  return passes(match, card === source ? selfIsReady : otherIsReady, !recordOf(match, card).exhausted);
}

/** Gives a status card to each of some characters that may have one more. *Rule:* MC-STATUS-CARDS-2. */
function giving(status: Status, hint: number): Verb<Marvel> {
  const value = statuses.indexOf(status);
  const may = (match: MarvelMatch, card: CardId): boolean => isInPlay(match, card) && mayReceive(match, card, status);
  return {
    fact: 'statusGiven',
    can: (match, { cards }) => affectsSome(match, cards, (card) => may(match, card)),
    run: (match, { cards, source }) =>
      raiseAll(
        match,
        cards.filter((card) => may(match, card)).map((card) => fact('statusGiven', { card, value, source })),
      ),
    hint,
  };
}

function statusOf(value: string): Status {
  return statuses.find((each) => each === value) ?? 'tough';
}

function damageAll(match: MarvelMatch, deeds: readonly Deed[]): void {
  dealDamage(
    match,
    deeds.flatMap(({ cards, amount, source }) => {
      const more = moreOfEach(match, 'damage');
      return cards.map((card) => ({ card, amount: amount + more, source, isAttack: !applies(match, noAttack) }));
    }),
  );
}

function healAll(match: MarvelMatch, cards: readonly CardId[], amount: number): void {
  const hurt = cards.filter((card) => amount > 0 && isInPlay(match, card) && recordOf(match, card).damage > 0);
  raiseAll(
    match,
    hurt.map((card) => fact('damageHealed', { card, amount: Math.min(amount, recordOf(match, card).damage) })),
  );
}

const byItself = site('MC-AND-3', 'one of several effects is prevented by itself');
const noAttack = site('MC-BOOST-ICON-7', 'damage that a text deals, such as that of a boost card, is not damage of the attack');
const byNothing = site('MC-CANCEL-5', 'what is cancelled is replaced by nothing');

const EVERYTHING = 999;

const nothingTaken = site('MC-PREVENT-2 MC-INTERRUPT-8', 'a character has not taken damage where all of it is prevented');
const lessThreat = site('MC-PREVENT-5', 'threat that is prevented is not placed on the scheme');

/** Takes an amount off the event that is interrupted; nothing is left of it where that is all. *Rule:* MC-PREVENT-1, MC-PREVENT-2, MC-PREVENT-5. */
function preventFrom(match: MarvelMatch, amount: number, heard: GameEvent | undefined): void {
  if (!isHappening(match, heard) || !applies(match, byItself)) return;
  const { amount: whole, kind: of } = happening(match);
  if (of === kind.threatPlaced && !applies(match, lessThreat)) return;
  if (whole <= amount && applies(match, nothingTaken)) dropHappening(match);
  else rewriteHappening(match, (event) => ({ ...event, amount: Math.max(0, whole - amount) }));
}

const eachByItself = site('MC-FAQ-93', 'what increases the damage of attacks increases each damage of an attack');

const removalAlone = site('MC-FAQ-32', 'what is added to the threat that an event removes is not added to the threat that it prevents');

const takenInFull = site('MC-COST-21 MC-PREVENT-4 MC-FAQ-10 MC-FAQ-82', 'who would take none of the damage of a cost does not pay it');

/** Whether a character would take all of some damage. *Rule:* MC-COST-21, MC-FAQ-10. */
function mayTakeInFull(match: MarvelMatch, card: CardId, source: CardId): boolean {
  return (recordOf(match, card).tough === 0 && canTakeDamage(match, card, source)) || !applies(match, takenInFull);
}

/** The schemes from which a deed may remove threat. */
function openTo(match: MarvelMatch, { seat, value, source }: Pick<Deed, 'seat' | 'value' | 'source'>): readonly CardId[] {
  return value === 'crisis' ? thwartablePastCrisis(match, seat, source) : reducible(match, seat, source);
}

function thwartOf(match: MarvelMatch, scheme: CardId, { amount }: Deed, by: CardId): ReturnType<typeof thwartBy> {
  return thwartBy(match, { by, scheme, amount: amount + moreOfEach(match, 'threat') });
}

/** What is done to characters and schemes. */
export const characterVerbs = {
  /** The player's identity attacks. `value` is what the attack gains. *Rule:* MC-ATTACK-PLAYER-ACTION-3, MC-EVENT-6. */
  attack: {
    ...perCard<MarvelMatch>({
      can: isAttackableWith,
      run: (match, target, { seat, amount, value, source }) => {
        const blow = {
          by: identityOf(match, seat),
          from: source,
          target,
          amount: amount + takeAddedDamage(match) + moreOfEach(match, 'damage'),
        };
        strikeAt(match, { ...blow, overkill: value === 'overkill', piercing: value === 'piercing', ranged: value === 'ranged' }, seat);
      },
    }),
    takes: ['overkill', 'piercing', 'ranged'],
    hint: -1,
  },
  /** The next attack of the same ability deals so much additional damage. *Rule:* MC-MODIFYING-EFFECTS-2, MC-FAQ-12. */
  addDamage: { run: (match, { amount }) => addDamage(match, amount), hint: 1 },
  /** The player's identity thwarts. `value` is what the thwart ignores. *Rule:* MC-THWART-3, MC-IGNORE-1. */
  thwart: {
    fact: 'threatRemoved',
    ...perCard<MarvelMatch>({
      can: (match, card, deed) => openTo(match, deed).includes(card),
      run: (match, scheme, deed) => {
        if (openTo(match, deed).includes(scheme)) noteThwarted(match, thwartOf(match, scheme, deed, identityOf(match, deed.seat)));
      },
    }),
    takes: ['crisis'],
    hint: 1,
  },
  removeThreat: {
    fact: 'threatRemoved',
    ...perCard<MarvelMatch>({
      can: (match, card, deed) => openTo(match, deed).includes(card),
      run: (match, scheme, deed) => {
        if (openTo(match, deed).includes(scheme)) thwartOf(match, scheme, deed, deed.source);
      },
    }),
    takes: ['crisis'],
    hint: 1,
  },
  placeThreat: {
    fact: 'threatPlaced',
    can: (match, { cards, amount }) => amount > 0 && affectsSome(match, cards, (card) => isInPlay(match, card)),
    run: (match, { cards, amount, source }) =>
      raiseAll(
        match,
        cards
          .filter((card) => amount > 0 && isInPlay(match, card))
          .map((card) => fact('threatPlaced', { card, amount, other: source, source })),
      ),
    hint: -1,
  },
  damage: {
    fact: 'damageTaken',
    can: (match, { cards, amount, source }) => amount > 0 && affectsSome(match, cards, (card) => isHurtBy(match, card, source)),
    run: (match, deed) => damageAll(match, [deed]),
    together: damageAll,
    dependsOnOrder: doesOneFall,
    hint: -1,
  },
  /** To take damage as a cost is to take all of it. *Rule:* MC-COST-21, MC-PREVENT-4, MC-FAQ-10, MC-FAQ-82. */
  takeDamage: {
    fact: 'damageTaken',
    can: (match, { cards, source }) => cards.every((card) => isInPlay(match, card) && mayTakeInFull(match, card, source)),
    run: (match, deed) => damageAll(match, [deed]),
    hint: -1,
  },
  heal: {
    fact: 'damageHealed',
    single: true,
    can: (match, { cards }) => cards.some((card) => isInPlay(match, card) && recordOf(match, card).damage > 0),
    canPay: (match, { cards, amount }) => cards.every((card) => passes(match, damageThere, recordOf(match, card).damage >= amount)),
    run: (match, { cards, amount }) => healAll(match, cards, amount),
    hint: 1,
  },
  healFully: {
    fact: 'damageHealed',
    single: true,
    can: (match, { cards }) => cards.some((card) => isInPlay(match, card) && recordOf(match, card).damage > 0),
    run: (match, { cards }) => healAll(match, cards, EVERYTHING),
    hint: 1,
  },
  /** Damage is taken off one character and dealt to another by an attack. *Rule:* MC-MOVE-1. */
  moveDamage: {
    fact: 'damageHealed',
    single: true,
    ...perPair<MarvelMatch>({
      can: (match, card, other, deed) => recordOf(match, card).damage > 0 && isAttackableWith(match, other, deed),
      run: (match, card, target, { amount, seat, source }) => {
        const blow = { by: identityOf(match, seat), from: source, target, amount };
        call(match, moveByAttack, { from: pin(recordOf(match, card)), blow, moved: 0 }, { seat });
      },
    }),
    hint: 1,
  },
  /** A status card is discarded: which one, `value` says. *Rule:* MC-STATUS-CARDS-1. */
  discardStatus: {
    fact: 'statusLost',
    can: (match, { cards, value }) => cards.some((card) => isInPlay(match, card) && recordOf(match, card)[statusOf(value)] > 0),
    run: (match, { cards, value }) =>
      raiseAll(
        match,
        cards
          .filter((card) => recordOf(match, card)[statusOf(value)] > 0)
          .map((card) => fact('statusLost', { card, value: statuses.indexOf(statusOf(value)) })),
      ),
    takes: statuses,
    hint: 0,
  },
  stun: giving('stunned', -1),
  confuse: giving('confused', -1),
  toughen: giving('tough', 1),
  ready: {
    fact: 'cardReadied',
    can: (match, { cards }) => cards.some((card) => isInPlay(match, card) && recordOf(match, card).exhausted),
    run: (match, { cards }) => readyAll(match, cards),
    hint: 1,
  },
  exhaust: {
    fact: 'cardExhausted',
    can: (match, { cards }) => cards.some((card) => isInPlay(match, card) && !recordOf(match, card).exhausted),
    canPay: (match, { cards, source }) =>
      cards.length > 0 && cards.every((card) => isInPlay(match, card) && isReadyToPay(match, card, source)),
    run: (match, { cards }) =>
      raiseAll(
        match,
        cards.filter((card) => isInPlay(match, card) && !recordOf(match, card).exhausted).map((card) => fact('cardExhausted', { card })),
      ),
    hint: -1,
  },
  addCounters: {
    fact: 'countersAdded',
    can: (match, { cards, amount }) => amount > 0 && affectsSome(match, cards, (card) => isInPlay(match, card)),
    run: (match, { cards, amount }) => {
      if (amount > 0)
        raiseAll(
          match,
          cards.filter((card) => isInPlay(match, card)).map((card) => fact('countersAdded', { card, amount })),
        );
    },
    hint: 1,
  },
  removeCounters: {
    fact: 'countersRemoved',
    can: (match, { cards }) => cards.some((card) => recordOf(match, card).counters > 0),
    canPay: (match, { cards, amount }) => cards.every((card) => passes(match, countersThere, recordOf(match, card).counters >= amount)),
    run: (match, { cards, amount }) =>
      raiseAll(
        match,
        cards
          .filter((card) => recordOf(match, card).counters > 0)
          .map((card) => fact('countersRemoved', { card, amount: Math.min(amount, recordOf(match, card).counters) })),
      ),
    hint: -1,
  },
  /** Counters are of the kind of the card on which they lie. *Rule:* MC-MOVE-1, MC-FAQ-60. */
  moveCounters: {
    fact: 'countersRemoved',
    single: true,
    ...perPair<MarvelMatch>({
      can: (match, card, to) => recordOf(match, card).counters > 0 && isInPlay(match, to),
      run: (match, card, to, { amount: wanted }) => {
        const amount = Math.min(wanted, recordOf(match, card).counters);
        raiseAll(match, [fact('countersRemoved', { card, amount }), fact('countersAdded', { card: to, amount })]);
      },
    }),
    hint: 1,
  },
  /** Of the event that is interrupted. *Rule:* MC-PREVENT-1, MC-PREVENT-5. */
  prevent: {
    changes: ['damageTaken', 'damageDealt', 'threatPlaced'],
    run: (match, { amount, event }) => preventFrom(match, amount + (applies(match, removalAlone) ? 0 : moreOfEach(match, 'threat')), event),
    hint: 1,
  },
  /** Of an event that is being played: each time that it deals damage. *Rule:* MC-FAQ-31. */
  increaseEventDamage: {
    ...perCard<MarvelMatch>({ run: (match, event, { amount: damage }) => increaseEvent(match, event, { damage }) }),
    hint: 1,
  },
  /** Each time that it removes threat. *Rule:* MC-FAQ-32. */
  increaseEventThreat: {
    ...perCard<MarvelMatch>({ run: (match, event, { amount: threat }) => increaseEvent(match, event, { threat }) }),
    hint: 1,
  },
  preventAll: {
    changes: ['damageTaken', 'damageDealt', 'threatPlaced'],
    run: (match, { event }) => preventFrom(match, EVERYTHING, event),
    hint: 1,
  },
  /** Of the event that is interrupted: each of several by itself. *Rule:* MC-FAQ-93. */
  increase: {
    changes: ['damageTaken'],
    run: (match, { amount: more, event: heard }) => {
      if (isHappening(match, heard) && applies(match, eachByItself))
        rewriteHappening(match, (event) => ({ ...event, amount: event.amount + more }));
    },
    use: 'replacement',
    hint: -1,
  },
  /** The effects that are about to begin do not resolve; the attack that is about to be made is not made. *Rule:* MC-CANCEL-1, MC-WIN-4. */
  cancel: {
    changes: ['effectsBegan', 'revealBegan', 'attackBegan', 'schemeBegan', 'threatPlaced', 'defeatBegan', 'eventBegan'],
    run: (match, { event }) => {
      if (!isHappening(match, event) || !applies(match, byNothing)) return;
      if (!saysHowItEnds(match, cardOf(happening(match).card))) dropHappening(match);
    },
    hint: 1,
  },
  /** Damage that would be dealt lies on a card instead. *Rule:* MC-REPLACEMENT-EFFECTS-1. */
  placeDamageInstead: {
    changes: ['damageDealt'],
    ...perCard<MarvelMatch>({
      run: (match, card, { event }) => {
        if (!isInPlay(match, card) || !isHappening(match, event)) return;
        const { amount } = happening(match);
        dropHappening(match);
        raise(match, fact('damagePlaced', { card, amount }));
      },
    }),
    hint: 1,
  },
} as const satisfies Verbs;
