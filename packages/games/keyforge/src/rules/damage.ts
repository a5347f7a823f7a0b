import { applies, call, NO_CARD, program, raiseAll, rulesOnCard, site, type CardId } from '@crupier/kernel';
import { fact } from '../state/facts.ts';
import { armorLeft, hasKeyword, isCreature, recordOf } from '../state/reading.ts';
import type { KeyForge, KeyForgeMatch } from '../state/state.ts';
import { destroyCards, overwhelmedAmong } from './destroy.ts';

/** Pending damage to one creature. *Rule:* KF-PENDING-DAMAGE-1. */
export interface Hit {
  readonly card: CardId;
  /** ≥ 0, before any prevention. */
  readonly amount: number;
  /** The card that deals it, or `NO_CARD` for a bonus icon. *Rule:* KF-BONUS-ICON-6. */
  readonly source: CardId;
  /** The creature whom it is fighting, for damage dealt in a fight. */
  readonly foe: CardId;
  /** Whether it is dealt by the source's power. *Rule:* KF-POISON-1. */
  readonly byPower: boolean;
}

const poison = site('KF-POISON-1 KF-POISON-2', 'power damage of a creature with poison destroys');
const cannotBeDamaged = site('KF-DAMAGE-5 KF-ORDER-23 KF-INVULNERABLE-1', 'what cannot be dealt damage takes none');
const wardPrevents = site('KF-DAMAGE-6 KF-ORDER-24 KF-WARD-1', 'a ward prevents all of it and is lost');

interface DamageLocals {
  hits: readonly Hit[];
}

/** Damage to one or several creatures at the same time. */
export const damage = program<KeyForge, DamageLocals>('damage', [
  {
    name: 'some cannot be dealt damage',
    rule: 'KF-DAMAGE-5 KF-ORDER-23',
    do: (match, { locals }) => {
      locals.hits = locals.hits.filter((hit) => hit.amount > 0 && isCreature(match, hit.card) && !isImmune(match, hit));
    },
  },
  {
    name: 'wards prevent all',
    rule: 'KF-DAMAGE-6 KF-ORDER-24',
    do: (match, { locals }) => {
      const saved = [...new Set(locals.hits.map(({ card }) => card))].filter((card) => recordOf(match, card).warded && applies(match, wardPrevents));
      locals.hits = locals.hits.filter(({ card }) => !saved.includes(card));
      raiseAll(
        match,
        saved.map((card) => fact('wardSpent', { card })),
      );
    },
  },
  {
    name: 'armor prevents',
    rule: 'KF-DAMAGE-7 KF-ORDER-25 KF-ARMOR-1',
    do: (match, { locals }) => {
      const used = new Map<CardId, number>();
      locals.hits = locals.hits.map((hit) => {
        const before = used.get(hit.card) ?? 0;
        const prevented = Math.min(hit.amount, armorLeft(match, hit.card) - before);
        used.set(hit.card, before + prevented);
        return { ...hit, amount: hit.amount - prevented };
      });
      raiseAll(
        match,
        [...used].filter(([, amount]) => amount > 0).map(([card, amount]) => fact('armorUsed', { card, amount })),
      );
    },
  },
  {
    name: 'deal the rest',
    rule: 'KF-DAMAGE-8 KF-DAMAGE-4 KF-ORDER-26',
    do: (match, { locals }) => {
      locals.hits = locals.hits.filter(({ amount }) => amount > 0);
      raiseAll(
        match,
        locals.hits.map(({ card, amount, source, foe, byPower }) =>
          fact('damageDealt', { card, other: foe, amount, value: byPower ? 1 : 0, source }),
        ),
      );
    },
  },
  {
    name: 'destroy',
    rule: 'KF-DAMAGE-2 KF-ORDER-26',
    do: (match, { locals }) => {
      const struck = [...new Set(locals.hits.map(({ card }) => card))];
      const poisoned = locals.hits.filter((hit) => hit.byPower && hasKeyword(match, hit.source, 'poison') && applies(match, poison));
      const doomed = [...new Set([...overwhelmedAmong(match, struck), ...poisoned.map(({ card }) => card)])];
      const foes = new Map(locals.hits.map(({ card, foe }) => [card, foe]));
      destroyCards(match, doomed, (card) => foes.get(card) ?? NO_CARD);
    },
  },
  {
    name: 'after damage',
    rule: 'KF-FAQ-GEN-79',
    do: (match, { locals }) =>
      raiseAll(
        match,
        locals.hits.filter(({ card }) => isCreature(match, card)).map(({ card, amount, source }) => fact('damageTaken', { card, amount, source })),
      ),
  },
]);

function isImmune(match: KeyForgeMatch, { card }: Hit): boolean {
  const immune = hasKeyword(match, card, 'invulnerable') || rulesOnCard(match, card, 'cannotBeDamaged').length > 0;
  return immune && applies(match, cannotBeDamaged);
}

/** Deals damage outside a fight: the same to each. The last act of a step. */
export function dealDamage(match: KeyForgeMatch, cards: readonly CardId[], amount: number, source: CardId): void {
  dealHits(
    match,
    cards.map((card) => ({ card, amount, source, foe: NO_CARD, byPower: false })),
  );
}

/** Deals pending damage. The last act of a step. */
export function dealHits(match: KeyForgeMatch, hits: readonly Hit[]): void {
  if (hits.some(({ amount }) => amount > 0)) call(match, damage, { hits });
}
