import {
  again,
  applies,
  call,
  isCurrent,
  NO_CARD,
  option,
  pin,
  program,
  raiseAll,
  rulesOnCard,
  site,
  staticsAbout,
  sumOf,
  topics,
  type CardId,
  type CardRef,
  soleOption,
} from '@crupier/kernel/rules';
import { fact } from '../state/facts.ts';
import { armorLeft, armorOf, hasKeyword, inPlay, isCreature, recordOf, sideOf } from '../state/reading.ts';
import type { KeyForge, KeyForgeMatch } from '../state/state.ts';
import { destroyCards, overwhelmedAmong, powersOf, type Powers } from './destroy.ts';
import { isSafeFromStealing } from './stealing.ts';

const about = topics(
  'dealsNoDamage',
  'stealsInsteadOfDamage',
  'takesMoreDamage',
  'takesDoubleDamage',
  'cannotBeDamaged',
  'damageTakenBy',
  'sharesFightDamage',
);

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
  /** It follows from another hit, or was turned aside to this creature: neither happens to it again. */
  readonly passedOn?: true;
  /** Armor prevents none of it. */
  readonly piercing?: true;
}

const stolenInstead = site(
  'KF-FAQ-CARD-shoulder-id-1 KF-FAQ-CARD-shoulder-id-2 KF-FAQ-GEN-54',
  'what steals instead of dealing damage steals whenever it would deal some, prevented or not',
);
const additional = site('KF-FAQ-CARD-lethal-distraction-1', 'what adds to damage adds once to the original amount');
const turnedAside = site(
  'KF-FAQ-GEN-9 KF-FAQ-CARD-shadow-self-1 KF-FAQ-CARD-shadow-self-2 KF-FAQ-CARD-shadow-self-3',
  'another creature takes what armor did not prevent',
);
const doubled = site('KF-FAQ-CARD-undagnathus-1', 'damage is doubled after armor');
const shared = site('KF-FAQ-CARD-drecker-1 KF-FAQ-CARD-drecker-2', 'damage of a fight is also dealt to another creature, once');
const byPowerAlone = site('KF-POISON-2', 'damage of keywords and abilities is not poisonous');
const notByThese = site('KF-FAQ-GEN-28', 'the card that deals the damage is its source');
const poison = site('KF-POISON-1', 'power damage of a creature with poison destroys');
const cannotBeDamaged = site('KF-DAMAGE-5 KF-ORDER-23 KF-INVULNERABLE-1 KF-FAQ-GEN-10', 'what cannot be dealt damage takes none');
const wardPrevents = site('KF-DAMAGE-6 KF-ORDER-24 KF-WARD-1 KF-FAQ-GEN-57 KF-FAQ-GEN-76', 'a ward prevents all of it and is lost');

interface DamageLocals {
  hits: readonly Hit[];
  /** What is left of the hits that others follow from, once it is known how much that is. */
  ready: readonly Hit[];
  /** Those whose ward prevents all of it. */
  saved: readonly CardId[];
  /** The creatures that are dealt the hits, pinned, in their order. */
  struck: readonly CardRef[];
  /** Their powers before the damage. */
  before: Powers;
}

const PENDING = 'some cannot be dealt damage';

/** Damage to one or several creatures at the same time. */
export const damage = program<KeyForge, DamageLocals>('damage', [
  {
    name: 'some is replaced by stealing',
    rule: 'KF-FAQ-CARD-shoulder-id-1 KF-FAQ-CARD-shoulder-id-2 KF-FAQ-GEN-54',
    do: (match, { locals }) => {
      if (staticsAbout(match, about.stealsInsteadOfDamage).length === 0 || !applies(match, stolenInstead)) return;
      const thieves = locals.hits.filter(({ source }) => rulesOnCard(match, source, about.stealsInsteadOfDamage).length > 0);
      locals.hits = locals.hits.filter((hit) => !thieves.includes(hit));
      stealInstead(match, thieves);
    },
  },
  {
    name: PENDING,
    rule: 'KF-DAMAGE-5 KF-ORDER-23',
    do: (match, { locals }) => {
      locals.hits = locals.hits.filter((hit) => hit.amount > 0 && isCreature(match, hit.card) && !isImmune(match, hit));
    },
  },
  {
    name: 'wards prevent all',
    rule: 'KF-DAMAGE-6 KF-ORDER-24',
    do: (match, { locals }) => {
      const saved = [...new Set(locals.hits.map(({ card }) => card))].filter(
        (card) => recordOf(match, card).warded && applies(match, wardPrevents),
      );
      if (saved.length > 0) locals.saved = [...locals.saved, ...saved];
      locals.hits = locals.hits.filter(({ card }) => !locals.saved.includes(card));
      raiseAll(
        match,
        saved.map((card) => fact('wardSpent', { card })),
      );
    },
  },
  {
    name: 'armor prevents',
    rule: 'KF-DAMAGE-7 KF-ORDER-25 KF-ARMOR-1 KF-ARMOR-4',
    do: (match, { locals }) => {
      const used = new Map<CardId, number>();
      const left = locals.hits.map((hit) => {
        const before = used.get(hit.card) ?? 0;
        const prevented = hit.piercing === true ? 0 : Math.min(hit.amount, armorLeft(match, hit.card) - before);
        used.set(hit.card, before + prevented);
        return { ...hit, amount: hit.amount - prevented };
      });
      locals.hits = left.filter(({ amount }) => amount > 0);
      raiseAll(
        match,
        [...used]
          .filter(([, amount]) => amount > 0)
          .map(([card, amount]) => fact('armorUsed', { card, amount, value: armorOf(match, card) })),
      );
    },
  },
  {
    name: 'choose who takes it instead',
    rule: 'KF-REPLACEMENT-1 KF-ACTIVE-PLAYER-1',
    ask: (match, { locals }) => {
      const hit = locals.hits.find((each) => takersOf(match, each).length > 1);
      if (hit === undefined) return undefined;
      return {
        kind: 'replace',
        seat: match.state.active,
        purpose: 'whoTakesIt',
        source: hit.card,
        options: takersOf(match, hit).map((card, at) => option('replace', card, at)),
      };
    },
    take: (match, { locals }, chosen) => {
      const at = locals.hits.findIndex((hit) => takersOf(match, hit).length > 1);
      locals.hits = locals.hits.map((hit, place) => (place === at ? passOn(hit, soleOption(chosen).card) : hit));
      return again;
    },
  },
  {
    name: 'another creature takes it instead',
    rule: 'KF-REPLACEMENT-1',
    do: (match, { locals }) => {
      locals.hits = locals.hits.map((hit) => passOn(hit, ...takersOf(match, hit)));
    },
  },
  // What was prevented was not taken, and what is added is doubled with the rest: ruling KF-C-25.
  {
    name: 'some take more of it',
    rule: 'KF-FAQ-CARD-lethal-distraction-1',
    do: (match, { locals }) => {
      if (staticsAbout(match, about.takesMoreDamage).length === 0 || !applies(match, additional)) return;
      locals.hits = locals.hits.map((hit) => ({ ...hit, amount: hit.amount + sumOf(rulesOnCard(match, hit.card, about.takesMoreDamage)) }));
    },
  },
  {
    name: 'some take it twice over',
    rule: 'KF-FAQ-CARD-undagnathus-1',
    do: (match, { locals }) => {
      if (staticsAbout(match, about.takesDoubleDamage).length === 0 || !applies(match, doubled)) return;
      locals.hits = locals.hits.map((hit) => ({
        ...hit,
        amount: hit.amount * 2 ** rulesOnCard(match, hit.card, about.takesDoubleDamage).length,
      }));
    },
  },
  {
    name: 'some share it',
    rule: 'KF-FAQ-CARD-drecker-1',
    do: (match, { locals }) => {
      const followers = locals.hits.flatMap((hit) => sharesOf(match, hit));
      locals.ready = [...locals.ready, ...locals.hits];
      locals.hits = followers;
      return followers.length > 0 ? PENDING : undefined;
    },
  },
  {
    name: 'deal the rest',
    rule: 'KF-DAMAGE-8 KF-DAMAGE-4 KF-ORDER-26 KF-ORDER-30 KF-FAQ-CARD-throwing-stars-1',
    do: (match, { locals }) => {
      // What armor has prevented may have set off what takes a creature out of play.
      locals.hits = locals.ready.filter(({ card, amount }) => amount > 0 && inPlay(match, card));
      locals.struck = locals.hits.map(({ card }) => pin(recordOf(match, card)));
      locals.before = powersOf(
        match,
        locals.hits.map(({ card }) => card),
      );
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
      const poisoned = locals.hits.filter((hit) => isPoisonous(match, hit));
      const doomed = [...new Set([...overwhelmedAmong(match, struck, locals.before), ...poisoned.map(({ card }) => card)])];
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
        locals.hits
          .filter(({ card }, at) => isStill(match, locals.struck[at] ?? NO_CARD) && !recordOf(match, card).marked)
          .flatMap(({ card, amount, source }) => [
            fact('damageTaken', { card, amount, source }),
            ...(source === NO_CARD ? [fact('iconDamageTaken', { card, amount })] : []),
          ]),
      ),
  },
]);

/** Whether what was dealt damage is in play as the same creature. *Rule:* KF-FAQ-GEN-79, KF-LEAVES-PLAY-1. */
function isStill(match: KeyForgeMatch, struck: CardRef): boolean {
  return isCurrent(match.state, struck) && isCreature(match, struck);
}

/** For each hit its source steals as much as it says instead, of what there is: ruling KF-C-26. *Rule:* KF-FAQ-CARD-shoulder-id-1. */
function stealInstead(match: KeyForgeMatch, hits: readonly Hit[]): void {
  const left = match.state.players.map(({ aember }) => aember);
  const thefts = hits.map(({ source }) => {
    const seat = sideOf(match, source);
    const wanted = sumOf(rulesOnCard(match, source, about.stealsInsteadOfDamage));
    const amount = isSafeFromStealing(match, 1 - seat) ? 0 : Math.min(wanted, left[1 - seat] ?? 0);
    left[1 - seat] = (left[1 - seat] ?? 0) - amount;
    return fact('aemberStolen', { seat, amount, source });
  });
  raiseAll(
    match,
    thefts.filter(({ amount }) => amount > 0),
  );
}

/** Whether no damage of that source can be dealt to the creature. *Rule:* KF-DAMAGE-5, KF-FAQ-GEN-28. */
function isImmune(match: KeyForgeMatch, { card, source }: Hit): boolean {
  const bans = rulesOnCard(match, card, about.cannotBeDamaged);
  const immune = hasKeyword(match, card, 'invulnerable') || bans.some((each) => each.speaksOf(source) || !applies(match, notByThese));
  return immune && applies(match, cannotBeDamaged);
}

/** Any power damage that got through; a keyword's or an ability's damage is not of the power. *Rule:* KF-POISON-1, KF-POISON-2. */
function isPoisonous(match: KeyForgeMatch, { source, byPower }: Hit): boolean {
  return hasKeyword(match, source, 'poison') && (byPower || !applies(match, byPowerAlone)) && applies(match, poison);
}

/** Who takes a hit in the creature's place: what says so, as long as it can be dealt damage. *Rule:* KF-FAQ-GEN-9. */
function takersOf(match: KeyForgeMatch, hit: Hit): readonly CardId[] {
  if (hit.passedOn || staticsAbout(match, about.damageTakenBy).length === 0 || !applies(match, turnedAside)) return [];
  const takers = rulesOnCard(match, hit.card, about.damageTakenBy).map(({ self }) => self);
  return takers.filter((card) => card !== hit.card && isCreature(match, card) && !isImmune(match, { ...hit, card }));
}

function passOn(hit: Hit, taker?: CardId): Hit {
  return taker === undefined ? hit : { ...hit, card: taker, passedOn: true };
}

/** The same damage to those who share what is dealt in a fight. *Rule:* KF-FAQ-CARD-drecker-1. */
function sharesOf(match: KeyForgeMatch, hit: Hit): readonly Hit[] {
  if (hit.passedOn || hit.foe === NO_CARD || staticsAbout(match, about.sharesFightDamage).length === 0) return [];
  const sharers = rulesOnCard(match, hit.card, about.sharesFightDamage).map(({ self }) => self);
  return sharers.filter((card) => isCreature(match, card) && applies(match, shared)).map((card) => ({ ...hit, card, passedOn: true }));
}

/** Whether a card deals no damage, by its power, its keywords or its abilities. */
function dealsNone(match: KeyForgeMatch, source: CardId): boolean {
  return source !== NO_CARD && rulesOnCard(match, source, about.dealsNoDamage).length > 0;
}

/** Deals damage outside a fight: the same to each. The last act of a step. */
export function dealDamage(match: KeyForgeMatch, cards: readonly CardId[], amount: number, source: CardId): void {
  dealHits(
    match,
    cards.map((card) => ({ card, amount, source, foe: NO_CARD, byPower: false })),
  );
}

/** Deals pending damage: where none would be dealt, nothing adds to it or comes in its place. The last act of a step. *Rule:* KF-PENDING-DAMAGE-1. */
export function dealHits(match: KeyForgeMatch, hits: readonly Hit[]): void {
  const pending = hits.filter(({ amount, source }) => amount > 0 && !dealsNone(match, source));
  if (pending.length > 0) call(match, damage, { hits: pending, ready: [], saved: [], struck: [], before: [] });
}
