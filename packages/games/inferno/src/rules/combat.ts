import {
  call,
  cardOf,
  derived,
  isCurrent,
  NO_CARD,
  option,
  program,
  raise,
  rulesOnCard,
  staticsAbout,
  sumOf,
  type CardId,
  type CardRef,
  type Option,
  type Seat,
} from '@crupier/kernel';
import { endEffectsUntil } from './durations.ts';
import { meansOf, payEnergy } from './energy.ts';
import { dealCombatDamage } from './combat-damage.ts';
import { givePriority } from './priority.ts';
import { fact } from '../state/facts.ts';
import { defendersSlot, fighters, hasKeyword, inPlay, isDemon, isType, recordOf, sideOf } from '../state/reading.ts';
import { areOpponents } from '../state/seats.ts';
import { stages, type Inferno, type InfernoMatch } from '../state/state.ts';

interface CombatLocals {
  readonly attacker: CardId;
  /** Energy to be paid for the proposal. *Rule:* INF-507.5. */
  cost: number;
}

/** A combat: one attacker against one defender, inside the main phase. *Rule:* INF-506. */
export const combat = program<Inferno, CombatLocals>('combat', [
  { name: 'a combat is announced', rule: 'INF-507.1 INF-115.2c', do: (match, { seat }) => raise(match, fact('combatProposed', { seat })) },
  {
    name: 'propose the attacker',
    rule: 'INF-507.2',
    do: (match, { locals: { attacker }, seat }) => raise(match, fact('attackerProposed', { card: attacker, seat })),
  },
  {
    name: 'propose the defender',
    rule: 'INF-507.3 INF-506.3',
    ask: (match, { locals: { attacker }, seat }) => {
      const options = defendersFor(match, attacker, seat).map((card) => option('defender', card));
      return { kind: 'target', seat, purpose: 'chooseDefender', source: attacker, options };
    },
    take: (match, { locals: { attacker } }, [chosen]) =>
      raise(match, fact('defenderProposed', { card: attacker, other: (chosen as Option).card })),
  },
  {
    name: 'pay for the proposal',
    rule: 'INF-507.5 INF-507.5a',
    do: (match, { locals, seat }) => {
      const [defender = NO_CARD] = match.state.combat?.defenders ?? [];
      locals.cost = proposalCost(match, locals.attacker, cardOf(defender));
      if (locals.cost > 0) call(match, payEnergy, { price: locals.cost }, { source: locals.attacker, seat });
    },
  },
  {
    name: 'at the beginning of the combat',
    rule: 'INF-507.6',
    do: (match, { seat }) => {
      const [card, other] = pairOf(match);
      raise(match, fact('combatBegan', { card, other, seat }));
    },
  },
  { name: 'priority after the proposal', rule: 'INF-507.7', do: (match) => givePriority(match) },
  {
    name: 'are both still valid',
    rule: 'INF-507.8',
    do: (match, { locals: { attacker }, seat }) => {
      const { attackers = [], defenders = [] } = match.state.combat ?? {};
      const [defender] = defenders;
      if (attackers.length === 0 || defender === undefined || !isCurrent(match.state, defender)) return 'the combat is cancelled';
      const valid = isValidAttacker(match, attacker) && isValidDefender(match, cardOf(defender), attacker, seat);
      return valid ? undefined : 'the combat is cancelled';
    },
  },
  {
    name: 'they are attacker and defender',
    rule: 'INF-508.1',
    do: (match, { seat }) => {
      const [card, other] = pairOf(match);
      raise(match, fact('attackBegan', { card, other, seat }));
    },
  },
  {
    name: 'the attacker is tapped',
    rule: 'INF-508.2 INF-704.4f',
    do: (match, { locals: { attacker } }) => raise(match, fact('cardTapped', { card: attacker })),
  },
  {
    name: 'it attacks',
    rule: 'INF-508.3 INF-508.3a',
    do: (match, { seat }) => {
      const [card, other] = pairOf(match);
      raise(match, fact('attacked', { card, other, seat }));
    },
  },
  { name: 'priority after the attack', rule: 'INF-508.4', do: (match) => givePriority(match) },
  {
    name: 'is there still an attacker and a defender',
    rule: 'INF-508.5 INF-508.5a',
    do: (match) => (isFought(match) ? undefined : 'the combat is cancelled'),
  },
  {
    name: 'the damage stage begins',
    rule: 'INF-509.1',
    do: (match) => raise(match, fact('stageBegan', { value: stages.indexOf('damage') })),
  },
  { name: 'damage is assigned and dealt', rule: 'INF-509.1 INF-509.3', do: (match) => dealCombatDamage(match) },
  { name: 'priority after the damage', rule: 'INF-509.5', do: (match) => givePriority(match) },
  { name: 'the last stage begins', rule: 'INF-510.1', do: (match) => raise(match, fact('stageBegan', { value: stages.indexOf('end') })) },
  { name: 'at the end of the combat', rule: 'INF-510.1', do: (match, { seat }) => raise(match, fact('combatEnding', { seat })) },
  { name: 'priority at the end', rule: 'INF-510.2', do: (match) => givePriority(match) },
  {
    name: 'the combat is over',
    rule: 'INF-510.3',
    do: (match, { seat }) => {
      raise(match, fact('combatEnded', { seat, value: 0 }));
      return 'effects until the end of the combat end';
    },
  },
  {
    name: 'the combat is cancelled',
    rule: 'INF-507.8 INF-508.5',
    do: (match, { seat }) => raise(match, fact('combatEnded', { seat, value: 1 })),
  },
  { name: 'effects until the end of the combat end', rule: 'INF-500.6', do: (match) => endEffectsUntil(match, 'combat') },
]);

/** The first attacker and the first defender. */
function pairOf({ state }: InfernoMatch): readonly [CardId, CardId] {
  const { attackers = [], defenders = [] } = state.combat ?? {};
  return [cardOf(attackers[0] ?? NO_CARD), cardOf(defenders[0] ?? NO_CARD)];
}

/** Whether somebody attacks and somebody defends. *Rule:* INF-508.5a. */
function isFought({ state }: InfernoMatch): boolean {
  const { attackers = [], defenders = [] } = state.combat ?? {};
  const stands = (ref: CardRef): boolean => isCurrent(state, ref);
  return attackers.some(stands) && defenders.some(stands);
}

/** Whether something may be proposed as an attacker now, against somebody, and the proposal can be paid. *Rule:* INF-507.2. */
export function mayProposeAttacker(match: InfernoMatch, card: CardId): boolean {
  return isValidAttacker(match, card) && defendersFor(match, card, match.state.active).length > 0;
}

/** *Rule:* INF-507.2a, INF-301.6, INF-702.4. */
export function isValidAttacker(match: InfernoMatch, card: CardId): boolean {
  const { tapped, fresh, earthly, controller } = recordOf(match, card);
  if (tapped || controller !== match.state.active || !inPlay(match, card)) return false;
  if (isDemon(match, card)) {
    // An infernal demon has no strength. *Rule:* INF-112.4a.
    if (!earthly) return false;
  } else if (!isType(match, card, 'ally') || (fresh && !hasKeyword(match, card, 'fury'))) return false;
  return rulesOnCard(match, card, 'cannotAttack').every(({ speaksOf }) => !speaksOf(NO_CARD));
}

/** Rules that make it matter which attacker is proposed, on either side. */
const pickyRules = ['attacksOnly', 'cannotAttackSome', 'cannotBeProposed', 'immune', 'attackCosts', 'attackingItCosts'] as const;

/** Everything that may be proposed as defender against an attacker. *Rule:* INF-507.3. */
export function defendersFor(match: InfernoMatch, attacker: CardId, seat: Seat): readonly CardId[] {
  const isPlain = pickyRules.every((rule) => staticsAbout(match, rule).length === 0);
  // Most tables have no such rule: then all attackers of a player have the same defenders.
  if (isPlain) return derived(match, defendersSlot(seat), () => listDefenders(match, NO_CARD, seat));
  return listDefenders(match, attacker, seat);
}

function listDefenders(match: InfernoMatch, attacker: CardId, seat: Seat): readonly CardId[] {
  const enemies = fighters(match).filter((card) => areOpponents(match, seat, sideOf(match, card)));
  // What cannot be proposed or attacked is as if it were not there, and so are its restrictions. *Rule:* INF-507.3a, INF-507.3c.
  const present = enemies.filter((card) => !isAbsent(match, card, attacker));
  const provoked = new Set(present.filter((card) => hasKeyword(match, card, 'aggressor')).map((card) => sideOf(match, card)));
  const only = rulesOnCard(match, attacker, 'attacksOnly');
  const allowed = present.filter((card) => only.every(({ speaksOf }) => speaksOf(card)) && isUnrestricted(match, card, provoked));
  const demanded = allowed.filter((card) => rulesOnCard(match, card, 'mustBeProposed').length > 0);
  const open = demanded.length > 0 ? demanded : allowed;
  if (attacker === NO_CARD) return open;
  const means = meansOf(match, seat);
  return open.filter((card) => proposalCost(match, attacker, card) <= means);
}

function isAbsent(match: InfernoMatch, card: CardId, attacker: CardId): boolean {
  if (hasKeyword(match, card, 'evasive')) return true;
  if (attacker === NO_CARD) return false;
  if (rulesOnCard(match, card, 'cannotBeProposed').some(({ speaksOf }) => speaksOf(attacker))) return true;
  if (rulesOnCard(match, card, 'immune').some(({ speaksOf }) => speaksOf(attacker))) return true;
  return rulesOnCard(match, attacker, 'cannotAttackSome').some(({ speaksOf }) => speaksOf(card));
}

/** Agresor: the demon and the other allies of its controller are no defenders. *Rule:* INF-702.2, ruling C-21. */
function isUnrestricted(match: InfernoMatch, card: CardId, provoked: ReadonlySet<Seat>): boolean {
  return provoked.size === 0 || !provoked.has(sideOf(match, card)) || hasKeyword(match, card, 'aggressor');
}

/** Whether a proposed defender is still one that could be proposed. *Rule:* INF-507.8, ruling C-22. */
function isValidDefender(match: InfernoMatch, card: CardId, attacker: CardId, seat: Seat): boolean {
  return inPlay(match, card) && defendersFor(match, attacker, seat).includes(card);
}

/** What has to be paid to propose an attacker and a defender. *Rule:* INF-507.5. */
function proposalCost(match: InfernoMatch, attacker: CardId, defender: CardId): number {
  return (
    sumOf(rulesOnCard(match, attacker, 'attackCosts')) +
    (defender === NO_CARD ? 0 : sumOf(rulesOnCard(match, defender, 'attackingItCosts')))
  );
}
