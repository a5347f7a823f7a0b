import {
  applies,
  call,
  dropHappening,
  happening,
  isHappening,
  perCard,
  perPair,
  program,
  raise,
  raiseAll,
  site,
  type Verb,
} from '@crupier/kernel/rules';
import { dealDamage } from '../rules/damage.ts';
import { callSpendForDamage, callSpendX, canSpendX } from '../rules/spend-x.ts';
import { placeThreat } from '../rules/threat.ts';
import { fact } from '../state/facts.ts';
import { cardTypes, printedOf, resourceTypes, type CardType, type ResourceType } from '../state/printed.ts';
import { isInPlay, recordOf, typeOf as cardTypeOf } from '../state/reading.ts';
import { cardsIn, type Marvel, type MarvelMatch } from '../state/state.ts';
import type { Verbs } from './table.ts';

const newKind = site('MC-ALL-PURPOSE-COUNTER-4', 'a counter that is moved is one of the card on which it lies then');

function typeOf(value: string): ResourceType {
  return resourceTypes.find((each) => each === value) ?? 'wild';
}

/** A type of cards as a fact tells of it. */
function numberOf(type: CardType): number {
  return cardTypes.indexOf(type) + 1;
}

/** A card of a hand is tucked under another by chance. *Rule:* MC-TUCK-1. */
export const tuckAtRandom = program<Marvel, { readonly host: number }>('tuck at random', [
  { name: 'leave it to chance', rule: 'MC-TUCK-1', do: (match, { seat }) => raise(match, fact('handMixed', { seat })) },
  {
    name: 'tuck the card',
    rule: 'MC-TUCK-1 MC-TUCK-2',
    do: (match, { locals: { host }, seat }) => {
      const card = cardsIn(match, 'hand', seat).at(-1);
      if (card !== undefined) raise(match, fact('cardTucked', { card, other: host }));
    },
  },
]);

/** Spends X resources of a type for X damage to each of some cards. */
function forDamage(ignoresTough: boolean): Verb<Marvel> & { readonly takes: typeof resourceTypes } {
  return {
    can: (match, { value, seat, source }) => canSpendX(match, typeOf(value), seat, source),
    run: (match, { cards, value, seat, source }) =>
      callSpendForDamage(match, { type: typeOf(value), strikes: cards, ignoresTough }, { source, seat }),
    takes: resourceTypes,
    hint: 1,
  };
}

/** What few cards say. */
export const unusualVerbs = {
  /** Damage is put on a card that has no hit points. */
  placeDamage: {
    fact: 'damagePlaced',
    ...perCard<MarvelMatch>({
      run: (match, card, { amount }) => {
        if (amount > 0 && isInPlay(match, card)) raise(match, fact('damagePlaced', { card, amount }));
      },
    }),
    hint: 1,
  },
  /** Counters lie on another card then, and are what that card says its counters are. *Rule:* MC-ALL-PURPOSE-COUNTER-4. */
  moveCounters: {
    fact: 'countersRemoved',
    single: true,
    ...perPair<MarvelMatch>({
      can: (match, card, host) => recordOf(match, card).counters > 0 && isInPlay(match, host),
      run: (match, card, host, { amount }) => {
        const moved = Math.min(amount, recordOf(match, card).counters);
        if (moved === 0 || !isInPlay(match, host)) return;
        const added = applies(match, newKind) ? [fact('countersAdded', { card: host, amount: moved })] : [];
        raiseAll(match, [fact('countersRemoved', { card, amount: moved }), ...added]);
      },
    }),
    hint: 0,
  },
  /** An ally becomes a minion that is engaged with its controller. *Rule:* MC-CARD-TYPES-3, MC-CARD-TYPES-5. */
  becomeMinion: {
    fact: 'typeTurned',
    ...perCard<MarvelMatch>({
      can: (match, card) => isInPlay(match, card) && cardTypeOf(match, card) === 'ally',
      run: (match, card) => raise(match, fact('typeTurned', { card, seat: recordOf(match, card).controller, value: numberOf('minion') })),
    }),
    hint: -2,
  },
  /** A minion becomes an ally that the player controls. *Rule:* MC-CARD-TYPES-3, MC-CARD-TYPES-6. */
  becomeAlly: {
    fact: 'typeTurned',
    ...perCard<MarvelMatch>({
      can: (match, card) => isInPlay(match, card) && cardTypeOf(match, card) === 'minion',
      run: (match, card, { seat }) => raise(match, fact('typeTurned', { card, seat, value: numberOf('ally') })),
    }),
    hint: 2,
  },
  tuckAtRandom: {
    fact: 'cardTucked',
    ...perCard<MarvelMatch>({
      can: (match, card, { seat }) => isInPlay(match, card) && cardsIn(match, 'hand', seat).length > 0,
      run: (match, host, { seat }) => {
        if (isInPlay(match, host)) call(match, tuckAtRandom, { host }, { seat });
      },
    }),
    hint: -1,
  },
  returnTucked: {
    fact: 'cardReturned',
    ...perCard<MarvelMatch>({
      run: (match, host) =>
        raiseAll(
          match,
          cardsIn(match, 'tucked')
            .filter((card) => recordOf(match, card).host === host)
            .map((card) => fact('cardReturned', { card, seat: recordOf(match, card).owner })),
        ),
    }),
    hint: 1,
  },
  /** One threat for each different printed type of resource among the cards of the second object. *Rule:* MC-WILD-4. */
  threatForTypes: {
    fact: 'threatPlaced',
    single: true,
    run: (match, { cards, to, source }) => {
      const types = new Set(to.flatMap((card) => printedOf(match, card).resources));
      const [scheme] = cards;
      if (scheme !== undefined) placeThreat(match, scheme, types.size, source);
    },
    hint: -1,
  },
  /** Threat that would be placed is taken as damage instead. *Rule:* MC-REPLACEMENT-EFFECTS-1. */
  takeAsDamage: {
    changes: ['threatPlaced'],
    ...perCard<MarvelMatch>({
      run: (match, card, { source, event }) => {
        if (!isHappening(match, event)) return;
        const { amount } = happening(match);
        dropHappening(match);
        dealDamage(match, [{ card, amount, source }]);
      },
    }),
    hint: -1,
  },
  /** Spends X resources of a type, and puts X counters on the card whose text it is. */
  spendForCounters: {
    ...perCard<MarvelMatch>({
      can: (match, card, { value, seat }) => isInPlay(match, card) && canSpendX(match, typeOf(value), seat, card),
      run: (match, card, { value, seat }) => {
        if (isInPlay(match, card)) callSpendX(match, typeOf(value), seat, card);
      },
    }),
    takes: resourceTypes,
    hint: 1,
  },
  /** Spends X resources of a type, and deals X damage to each of the cards. *Rule:* MC-ERRATA-6. */
  spendForDamage: forDamage(false),
  spendForDamageIgnoringTough: forDamage(true),
} as const satisfies Verbs;
