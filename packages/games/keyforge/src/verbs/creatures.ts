import {
  applies,
  call,
  cardOf,
  isCurrent,
  raise,
  raiseAll,
  site,
  type CardId,
  type Deed,
  type GameEvent,
  type Seat,
  type Verb,
  perCard,
  perPair,
} from '@crupier/kernel/rules';
import { fact } from '../state/facts.ts';
import { inPlay, isCreature, neighboursOf, recordOf, sideOf, zoneOfCard } from '../state/reading.ts';
import type { KeyForge, KeyForgeMatch } from '../state/state.ts';
import { borrow, type Triggerable } from '../rules/borrow.ts';
import { attachTo } from '../rules/attach.ts';
import { giveControl } from '../rules/control.ts';
import { dealDamage, dealHits, type Hit } from '../rules/damage.ts';
import { leavingReplacement } from '../rules/discard.ts';
import { readying } from '../rules/ready.ts';
import { destroyCards } from '../rules/destroy.ts';
import { callFightOff, strikeInstead } from '../rules/fight.ts';
import { move } from '../rules/move.ts';
import { callMoveDamage } from '../rules/move-damage.ts';
import { redistribute } from '../rules/redistribute.ts';
import { usesOf } from '../rules/restrictions.ts';
import { callSwapWithHand } from '../rules/swap.ts';
import { useByEffect } from '../rules/use.ts';

/** What is marked already cannot be chosen to be destroyed or sacrificed. *Rule:* KF-DESTROYED-7. */
function canBeDoomed(match: KeyForgeMatch, card: CardId): boolean {
  return !recordOf(match, card).marked || !applies(match, notDoomed);
}

/** Whether what was marked for destruction is still in play and marked no more: something replaced its destruction. *Rule:* KF-REPLACEMENT-1. */
function wasSaved(match: KeyForgeMatch, { card }: GameEvent): boolean {
  return isCurrent(match.state, card) && !recordOf(match, cardOf(card)).marked;
}

const stunOnce = site('KF-STUN-6 KF-FAQ-GEN-12', 'a stunned creature is not stunned again');
const wardOnce = site('KF-WARD-2', 'a warded creature is not warded again');
const enrageOnce = site('KF-ENRAGE-3', 'an enraged creature is not enraged again');
const ownOnly = site('KF-SACRIFICE-2', 'a player sacrifices only what is theirs');
const newestControl = site('KF-CONTROL-4 KF-FAQ-GEN-18', 'of several effects that take control of a card the newest prevails');
const sameLine = site('KF-SWAP-2 KF-FAQ-GEN-63', 'creatures that swap places share a controller');
const acrossZones = site('KF-SWAP-3', 'cards of different zones that are swapped change zones');
const healsNothing = site('KF-HEAL-2', 'an undamaged creature is not healed');
const usableOrNot = site('KF-FAQ-GEN-87 KF-AS-MUCH-1', 'a text that uses a card may be aimed at one that cannot be used');
const notDoomed = site('KF-DESTROYED-7 KF-FAQ-GEN-36', 'a marked card cannot be chosen to be destroyed or sacrificed');
const splash = site('KF-SPLASH-1', 'splash damage hits the neighbours too');

/** One fact for each card. */
function each(cards: readonly CardId[], make: (card: CardId) => GameEvent): GameEvent[] {
  return cards.map(make);
}

/** The damage of a deed: with splash damage also that of the neighbours. *Rule:* KF-SPLASH-1. */
function hitsOf(match: KeyForgeMatch, { verb, cards, to, amount, source, value }: Deed): readonly Hit[] {
  const hit = { source, foe: 0, byPower: false, ...(verb === 'damagePiercing' && { piercing: true as const }) };
  if (verb === 'dealDamage') return cards.flatMap((dealer) => to.map((card) => ({ ...hit, card, amount, source: dealer })));
  const hits = cards.map((card) => ({ ...hit, card, amount }));
  if (verb !== 'damageWithSplash' || !applies(match, splash)) return hits;
  const around = cards.flatMap((card) => neighboursOf(match, card).map((ref) => ({ ...hit, card: cardOf(ref), amount: Number(value) })));
  return [...hits, ...around];
}

/** All damage of one text is dealt at the same time. *Rule:* KF-IN-ORDER-2, KF-DAMAGE-4. */
function dealTogether(match: KeyForgeMatch, deeds: readonly Deed[]): void {
  dealHits(
    match,
    deeds.flatMap((deed) => hitsOf(match, deed)),
  );
}

function controllerOf(match: KeyForgeMatch, card: CardId): Seat {
  return recordOf(match, card).controller;
}

/** Splits cards into those that a ward keeps in play and those that go. *Rule:* KF-WARD-1, KF-WARD-3. */
export function goOrLoseWard(match: KeyForgeMatch, cards: readonly CardId[], go: (card: CardId) => GameEvent): void {
  raiseAll(
    match,
    each(cards, (card) => leavingReplacement(match, card) ?? go(card)),
  );
}

/** The damage on the most damaged of some cards. */
function mostDamage(match: KeyForgeMatch, { cards }: Deed): number {
  return Math.max(0, ...cards.map((card) => recordOf(match, card).damage));
}

/** For what any card can be dealt or given. */
function anyAmount(): number {
  return Infinity;
}

/** How many of some cards a verb would change. */
function countOf(isChanged: (record: ReturnType<typeof recordOf>) => boolean): (match: KeyForgeMatch, deed: Deed) => number {
  return (match, { cards }) => cards.filter((card) => isChanged(recordOf(match, card))).length;
}

/** Verbs that are done to creatures in play. */
export const creatureVerbs = {
  damage: {
    fact: 'damageDealt',
    most: anyAmount,
    can: (_match, { amount }) => amount > 0,
    run: (match, { cards, amount, source }) => dealDamage(match, cards, amount, source),
    together: dealTogether,
    hint: 1,
  },
  /** So much to a creature and as much to its neighbours as `value` says. *Rule:* KF-SPLASH-1. */
  damageWithSplash: {
    takes: { pattern: '^[0-9]{1,2}$', examples: ['1', '2'] },
    fact: 'damageDealt',
    run: (match, deed) => dealTogether(match, [deed]),
    together: dealTogether,
    hint: 1,
  },
  /** Which armor does not prevent. */
  damagePiercing: {
    fact: 'damageDealt',
    most: anyAmount,
    can: (_match, { amount }) => amount > 0,
    run: (match, deed) => dealTogether(match, [deed]),
    together: dealTogether,
    hint: 1,
  },
  /** By a creature that the text names, which is the source of the damage. *Rule:* KF-FAQ-GEN-28. */
  dealDamage: {
    fact: 'damageDealt',
    most: anyAmount,
    can: (_match, { amount, to }) => amount > 0 && to.length > 0,
    run: (match, deed) => dealTogether(match, [deed]),
    together: dealTogether,
    hint: 1,
  },
  heal: {
    fact: 'damageHealed',
    most: mostDamage,
    can: (match, { cards }) => cards.some((card) => recordOf(match, card).damage > 0),
    run: (match, { cards, amount, source }) => {
      const healed = each(cards, (card) => fact('damageHealed', { card, amount: Math.min(amount, recordOf(match, card).damage), source }));
      raiseAll(
        match,
        healed.filter((event) => event.amount > 0 || !applies(match, healsNothing)),
      );
    },
    hint: 1,
  },
  fullyHeal: {
    fact: 'damageHealed',
    most: mostDamage,
    run: (match, { cards, source }) => {
      const healed = each(cards, (card) => fact('damageHealed', { card, amount: recordOf(match, card).damage, source }));
      raiseAll(
        match,
        healed.filter((event) => event.amount > 0 || !applies(match, healsNothing)),
      );
    },
    hint: 2,
  },
  moveDamage: {
    fact: 'damageMoved',
    most: mostDamage,
    ...perPair<KeyForgeMatch>({
      run: (match, card, other, { amount }) => {
        const moved = Math.min(amount, recordOf(match, card).damage);
        if (moved > 0) callMoveDamage(match, [fact('damageMoved', { card, other, amount: moved })]);
      },
    }),
  },
  /** All damage on some creatures, among them in any way. */
  redistributeDamage: {
    fact: 'damageMoved',
    run: (match, { cards, source, seat }) => {
      const creatures = cards.filter((card) => isCreature(match, card));
      if (creatures.length > 1) call(match, redistribute, { cards: creatures, what: 'damage' }, { source, seat });
    },
  },
  destroy: {
    fact: 'marked',
    isUndone: wasSaved,
    run: (match, { cards }) => destroyCards(match, cards),
    // What one sentence destroys is destroyed at the same time.
    together: (match, deeds) => destroyCards(match, [...new Set(deeds.flatMap(({ cards }) => cards))]),
    mayChoose: canBeDoomed,
    hint: 3,
  },
  /** Only cards that the player controls. *Rule:* KF-SACRIFICE-1, KF-SACRIFICE-2. */
  sacrifice: {
    fact: 'marked',
    isUndone: wasSaved,
    mayChoose: canBeDoomed,
    run: (match, { cards, seat }) =>
      destroyCards(match, applies(match, ownOnly) ? cards.filter((card) => sideOf(match, card) === seat) : cards),
    hint: -3,
  },
  /** Takes the mark off a card that is being destroyed: for replacements. *Rule:* KF-REPLACEMENT-2. */
  save: {
    run: (match, { cards }) =>
      raiseAll(
        match,
        each(cards, (card) => fact('unmarked', { card })),
      ),
  },
  stun: {
    fact: 'stunned',
    most: countOf(({ stunned }) => !stunned),
    run: (match, { cards, source }) => {
      const fresh = cards.filter((card) => !recordOf(match, card).stunned || !applies(match, stunOnce));
      raiseAll(
        match,
        each(fresh, (card) => fact('stunned', { card, source })),
      );
    },
    hint: 2,
  },
  unstun: {
    fact: 'stunRemoved',
    most: countOf(({ stunned }) => stunned),
    run: (match, { cards }) => {
      const held = cards.filter((card) => recordOf(match, card).stunned);
      raiseAll(
        match,
        each(held, (card) => fact('stunRemoved', { card })),
      );
    },
    hint: 2,
  },
  ward: {
    fact: 'warded',
    most: countOf(({ warded }) => !warded),
    run: (match, { cards, source }) => {
      const fresh = cards.filter((card) => !recordOf(match, card).warded || !applies(match, wardOnce));
      raiseAll(
        match,
        each(fresh, (card) => fact('warded', { card, source })),
      );
    },
    hint: 2,
  },
  enrage: {
    fact: 'enraged',
    most: countOf(({ enraged }) => !enraged),
    run: (match, { cards, source }) => {
      const fresh = cards.filter((card) => !recordOf(match, card).enraged || !applies(match, enrageOnce));
      raiseAll(
        match,
        each(fresh, (card) => fact('enraged', { card, source })),
      );
    },
    hint: 1,
  },
  ready: {
    fact: 'cardReadied',
    most: countOf(({ exhausted }) => exhausted),
    run: (match, { cards }) => raiseAll(match, readying(match, cards)),
    hint: 2,
  },
  exhaust: {
    fact: 'cardExhausted',
    most: countOf(({ exhausted }) => !exhausted),
    run: (match, { cards }) => {
      const upright = cards.filter((card) => !recordOf(match, card).exhausted);
      raiseAll(
        match,
        each(upright, (card) => fact('cardExhausted', { card })),
      );
    },
    hint: 1,
  },
  use: { fact: 'cardUsed', ...used(undefined), hint: 2 },
  /** A card of any player, as if it were one's own. *Rule:* KF-AS-IF-YOURS-1. */
  useAsYours: {
    fact: 'cardUsed',
    mayChoose: (match, card) => applies(match, usableOrNot) || usesOf(match, card).length > 0,
    ...perCard<KeyForgeMatch>({
      run: (match, card, { seat }) => call(match, borrow, { card, ability: undefined, chosen: undefined }, { source: card, seat }),
    }),
    hint: 2,
  },
  /** `value` says which ability: `afterReap`, `afterFight` or `play`. *Rule:* KF-AS-IF-YOURS-1, KF-FAQ-GEN-20. */
  trigger: {
    takes: ['afterReap', 'afterFight', 'play'],
    ...perCard<KeyForgeMatch>({
      run: (match, card, { seat, value }) =>
        call(match, borrow, { card, ability: value as Triggerable, chosen: undefined }, { source: card, seat }),
    }),
    hint: 1,
  },
  /** In the fight that goes on, the attacker deals its power damage to that creature instead. *Rule:* KF-FAQ-GEN-42. */
  strikeInstead: {
    ...perCard<KeyForgeMatch>({ run: strikeInstead }),
    hint: 1,
  },
  /** The creature that is about to fight does not fight: it is exhausted already. */
  callFightOff: {
    ...perCard<KeyForgeMatch>({ run: callFightOff }),
    hint: 1,
  },
  /** One that only loses its stun has not fought. *Rule:* KF-STUN-3. */
  fightWith: {
    fact: 'creatureFought',
    ...used('fight'),
    hint: 2,
  },
  reapWith: {
    fact: 'reaped',
    ...used('reap'),
    hint: 2,
  },
  takeControl: {
    fact: 'controlChanged',
    ...perCard<KeyForgeMatch>({
      run: (match, card, { seat }) => {
        if (sideOf(match, card) === seat) return;
        const isTaken = recordOf(match, card).controller !== recordOf(match, card).owner;
        if (!isTaken || applies(match, newestControl)) giveControl(match, card, seat);
      },
    }),
    hint: 5,
  },
  giveControl: {
    fact: 'controlChanged',
    ...perCard<KeyForgeMatch>({
      run: (match, card, { seat }) => {
        if (sideOf(match, card) === seat) giveControl(match, card, 1 - seat);
      },
    }),
    hint: -4,
  },
  /** Within its own battleline: `value` is `anywhere` or `flank`. *Rule:* KF-MOVE-3, KF-MOVE-4. */
  moveCreature: {
    takes: ['anywhere', 'flank'],
    fact: 'creatureMoved',
    ...perCard<KeyForgeMatch>({
      run: (match, card, { value }) => {
        if (isCreature(match, card))
          call(match, move, { card, toFlank: value === 'flank' ? 1 : 0, place: 0 }, { source: card, seat: match.state.active });
      },
    }),
  },
  /** Exchanges the places and controllers of two creatures. *Rule:* KF-SWAP-CONTROL-1. */
  swapControl: {
    fact: 'creaturesSwapped',
    ...perPair<KeyForgeMatch>({
      run: (match, card, other) => {
        if (card !== other) raise(match, fact('creaturesSwapped', { card, other }));
      },
    }),
  },
  attach: {
    fact: 'upgradeMoved',
    ...perPair<KeyForgeMatch>({
      run: (match, card, other, { seat }) => attachTo(match, { card, other, seat }),
    }),
  },
} as const satisfies Readonly<Record<string, Verb<KeyForge>>>;

/** A verb that is done to a creature in play and another card. */
export const swapVerb = {
  /** Places within a battleline, or a creature in play with one in its owner's hand. *Rule:* KF-SWAP-1 to KF-SWAP-3. */
  swap: {
    fact: 'creaturesSwapped',
    orFacts: ['creatureEntered'],
    ...perPair<KeyForgeMatch>({
      run: (match, card, other) => {
        if (card === other || !inPlay(match, card)) return;
        if (zoneOfCard(match, other) === 'hand') {
          if (applies(match, acrossZones)) callSwapWithHand(match, card, other);
          return;
        }
        // Whose battleline it is does not change while a text is resolved as if its creature were another player's.
        if (!inPlay(match, other) || (controllerOf(match, card) !== controllerOf(match, other) && applies(match, sameLine))) return;
        raise(match, fact('creaturesSwapped', { card, other }));
      },
    }),
  },
} as const satisfies Readonly<Record<string, Verb<KeyForge>>>;

/** A card is used, in any way or only in one. */
function used(only: 'fight' | 'reap' | undefined): ReturnType<typeof perCard<KeyForgeMatch>> {
  return perCard<KeyForgeMatch>({
    run: (match, card, { seat }) => call(match, useByEffect, { card, only, chosen: undefined }, { source: card, seat }),
  });
}
