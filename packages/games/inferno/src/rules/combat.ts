import {
  applies,
  call,
  cardOf,
  derived,
  isCurrent,
  NO_CARD,
  option,
  passes,
  program,
  raise,
  rulesOnCard,
  site,
  staticsAbout,
  sumOf,
  topics,
  type CardId,
  type CardRef,
  type Option,
  type Seat,
  type Topic,
} from '@crupier/kernel/rules';
import { endEffectsUntil } from './durations.ts';
import { meansOf, payEnergy } from './energy.ts';
import { dealCombatDamage } from './combat-damage.ts';
import { isImmuneToAttack } from './immunity.ts';
import { givePriority } from './give-priority.ts';
import { fact } from '../state/facts.ts';
import { combatOf, fighters, hasKeyword, inPlay, isDemon, isType, recordOf, sideOf } from '../state/reading.ts';
import { defendersSlot } from '../state/slots.ts';
import { areOpponents, isPlaying } from '../state/seats.ts';
import { stages, type Inferno, type InfernoMatch, type Stage } from '../state/state.ts';

const about = topics(
  'immune',
  'cannotAttack',
  'mustBeProposed',
  'cannotBeProposed',
  'cannotAttackSome',
  'attacksOnly',
  'attackCosts',
  'attackingItCosts',
);

/** Whether it may be attacked does not depend on its face, nor on its being tapped: ruling C-63. Flipped later it deals nothing: C-69. */
const hasStrength = site('INF-507.2a INF-506.3 INF-112.4a', 'an infernal demon is no attacker');
/** Until it attacks: ruling C-27. */
const isReady = site('INF-507.2a', 'an attacker is untapped');
/** Since the player's latest Initial Phase: ruling C-26. */
const isNotFresh = site('INF-507.2a INF-301.6', 'an attacker was under control since the turn began');
const mayAttack = site('INF-507.2a', 'an attacker is not forbidden to attack');
/** Why a combat is not proposed, where no other rule forbids it: see `failedCheck`. */
const proposalChecks = {
  energy: site('INF-507.5', 'there is too little energy to propose the combat'),
  defender: site('INF-507.3', 'there is nobody to be proposed as a defender'),
} as const;
/** Any opponent's: ruling C-70. */
const areEnemies = site('INF-506.3 INF-507.3', 'a defender is an opponent’s');
const absentIsIgnored = site('INF-507.3a INF-702.3b', 'what cannot be proposed is as if it were not there');
const unattackableIsIgnored = site('INF-507.3c INF-702.2c', 'what the attacker cannot attack is as if it were not there');
const onlyThose = site('INF-507.3b INF-702.2b', 'what the attacker may not attack alone still restricts it');
const aggressor = site('INF-702.2a', 'others than those with Agresor are no defenders');
const evasive = site('INF-702.3a', 'what is evasive is no defender');
const fury = site('INF-702.4b', 'fury attacks at once');
const demandsAreMet = site('INF-507.4a INF-507.4', 'one of those that must be proposed is');
const proposalsCost = site('INF-507.5', 'a proposal is paid for');
const beforeStage = site('INF-506.5a', 'only before a stage of the combat under way');
const afterStage = site('INF-506.5b', 'only after a stage of the combat under way');
const beforeCombats = site('INF-506.5c', 'only while no combat was proposed this turn');

interface CombatLocals {
  readonly attacker: CardId;
  /** Energy to be paid for the proposal; who cannot pay proposes nothing: ruling C-28. *Rule:* INF-507.5. */
  cost: number;
}

/** A combat: one attacker against one defender, inside the main phase. *Rule:* INF-506. */
export const combat = program<Inferno, CombatLocals>('combat', [
  {
    name: 'a combat is announced',
    rule: 'INF-507.1 INF-506.1 INF-115.2c INF-405.6d INF-115.1',
    do: (match, { seat }) => raise(match, fact('combatProposed', { seat })),
  },
  {
    name: 'propose the attacker',
    rule: 'INF-507.2 INF-704.4d INF-301.5',
    do: (match, { locals: { attacker }, seat }) => raise(match, fact('attackerProposed', { card: attacker, seat })),
  },
  {
    name: 'propose the defender',
    rule: 'INF-507.3 INF-704.4e INF-507.4a INF-112.8',
    ask: (match, { locals: { attacker }, seat }) => {
      // Whoever could be attacked may have left the game since.
      const options = isPlaying(match, seat) ? defendersFor(match, attacker, seat).map((card) => option('defender', card)) : [];
      if (options.length === 0) return undefined;
      return { kind: 'target', seat, purpose: 'chooseDefender', source: attacker, options };
    },
    take: (match, { locals: { attacker } }, [chosen]) =>
      raise(match, fact('defenderProposed', { card: attacker, other: (chosen as Option).card })),
  },
  {
    name: 'pay for the proposal',
    rule: 'INF-507.5 INF-507.5a',
    do: (match, { locals, seat }) => {
      const [defender] = combatOf(match).defenders;
      if (defender === undefined) return 'the combat is cancelled';
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
  { name: 'priority after the proposal', rule: 'INF-507.7 INF-115.3', do: (match) => givePriority(match) },
  {
    name: 'are both still valid',
    rule: 'INF-507.8 INF-702.2d INF-702.3c',
    do: (match, { seat }) => {
      if (!isFought(match)) return 'the combat is cancelled';
      // Not whoever was proposed first: another may have taken its place.
      const [attacker, defender] = pairOf(match);
      const valid = isValidAttacker(match, attacker) && isValidDefender(match, defender, attacker, seat);
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
    do: (match) => raise(match, fact('cardTapped', { card: pairOf(match)[0] })),
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
    // Whatever took it out of the combat, not leaving play alone: ruling C-25.
    name: 'is there still an attacker and a defender',
    rule: 'INF-508.5 INF-508.5a INF-506.4a',
    do: (match) => (isFought(match) ? 'the damage stage begins' : undefined),
  },
  {
    name: 'the combat is cancelled',
    rule: 'INF-507.8 INF-508.5',
    do: (match, { seat }) => {
      raise(match, fact('combatEnded', { seat, value: 1 }));
      return 'effects until the end of the combat end';
    },
  },
  {
    name: 'the damage stage begins',
    rule: 'INF-506.2',
    do: (match) => raise(match, fact('stageBegan', { value: stages.indexOf('damage') })),
  },
  { name: 'damage is assigned and dealt', rule: 'INF-509.1 INF-704.4g', do: (match) => dealCombatDamage(match) },
  { name: 'priority after the damage', rule: 'INF-509.4', do: (match) => givePriority(match) },
  {
    name: 'the last stage begins',
    rule: 'INF-509.5 INF-506.2',
    do: (match) => raise(match, fact('stageBegan', { value: stages.indexOf('end') })),
  },
  // The active player has priority in the main phase after it: ruling C-64.
  { name: 'at the end of the combat', rule: 'INF-510.1', do: (match, { seat }) => raise(match, fact('combatEnding', { seat })) },
  { name: 'priority at the end', rule: 'INF-510.2', do: (match) => givePriority(match) },
  {
    name: 'the combat is over',
    rule: 'INF-510.3 INF-505.3b INF-506.5',
    do: (match, { seat }) => raise(match, fact('combatEnded', { seat, value: 0 })),
  },
  { name: 'effects until the end of the combat end', rule: 'INF-500.6', do: (match) => endEffectsUntil(match, 'combat') },
]);

/** The first attacker and the first defender. */
function pairOf(match: InfernoMatch): readonly [CardId, CardId] {
  const { attackers, defenders } = combatOf(match);
  return [cardOf(attackers[0] ?? NO_CARD), cardOf(defenders[0] ?? NO_CARD)];
}

/** Whether somebody attacks and somebody defends. *Rule:* INF-508.5a. */
function isFought(match: InfernoMatch): boolean {
  const { attackers, defenders } = combatOf(match);
  const stands = (ref: CardRef): boolean => isCurrent(match.state, ref);
  return attackers.some(stands) && defenders.some(stands);
}

/** Whether something may be proposed as an attacker now, against somebody, and the proposal can be paid. *Rule:* INF-507.2. */
export function mayProposeAttacker(match: InfernoMatch, card: CardId): boolean {
  return isValidAttacker(match, card) && hasDefender(match, card, match.state.active);
}

/** Whether there is somebody against whom an attacker may be proposed, and the proposal can be paid. *Rule:* INF-507.3, INF-507.5. */
export function hasDefender(match: InfernoMatch, card: CardId, seat: Seat): boolean {
  if (defendersFor(match, card, seat).length > 0) return true;
  if (match.probe === undefined) return false;
  return passes(match, validDefenders(match, card, seat).length > 0 ? proposalChecks.energy : proposalChecks.defender, false);
}

/** Whether something may be proposed as an attacker, or still is one that may. *Rule:* INF-507.2a, INF-702.4. */
export function isValidAttacker(match: InfernoMatch, card: CardId): boolean {
  return recordOf(match, card).controller === match.state.active && inPlay(match, card) && canAttack(match, card);
}

/** The same of something in play, in its controller’s turn or not. *Rule:* INF-507.2a, INF-702.4. */
export function canAttack(match: InfernoMatch, card: CardId): boolean {
  const { tapped, fresh, earthly } = recordOf(match, card);
  if (tapped && applies(match, isReady)) return false;
  if (isDemon(match, card)) {
    // An infernal demon has no strength. *Rule:* INF-112.4a.
    if (!earthly && applies(match, hasStrength)) return false;
  } else if (!isType(match, card, 'ally') || (fresh && !isFurious(match, card) && applies(match, isNotFresh))) return false;
  return rulesOnCard(match, card, about.cannotAttack).length === 0 || !applies(match, mayAttack);
}

/** *Rule:* INF-702.4b. */
function isFurious(match: InfernoMatch, card: CardId): boolean {
  return hasKeyword(match, card, 'fury') && applies(match, fury);
}

/** Rules that make it matter which attacker is proposed, on either side. */
const pickyRules = [
  about.attacksOnly,
  about.cannotAttackSome,
  about.cannotBeProposed,
  about.immune,
  about.attackCosts,
  about.attackingItCosts,
];

function isPicky(match: InfernoMatch): boolean {
  for (let at = 0; at < pickyRules.length; at++) if (staticsAbout(match, pickyRules[at] as Topic).length > 0) return true;
  return false;
}

/** Everything that may be proposed as defender against an attacker; where nothing may, no combat is announced. *Rule:* INF-507.3, ruling C-23. */
export function defendersFor(match: InfernoMatch, attacker: CardId, seat: Seat): readonly CardId[] {
  // Most tables have no such rule: then all attackers of a player have the same defenders.
  if (!isPicky(match)) return derived(match, defendersSlot(seat), defendersAgainst, seat);
  return listDefenders(match, attacker, seat);
}

/** What may be proposed against any attacker of a player. */
function defendersAgainst(match: InfernoMatch, seat: Seat): readonly CardId[] {
  return listDefenders(match, NO_CARD, seat);
}

function listDefenders(match: InfernoMatch, attacker: CardId, seat: Seat): readonly CardId[] {
  const open = validDefenders(match, attacker, seat);
  if (attacker === NO_CARD) return open;
  const means = meansOf(match, seat);
  return open.filter((card) => proposalCost(match, attacker, card) <= means);
}

/** What may be proposed as far as restrictions and demands go. *Rule:* INF-507.3a-c, INF-507.4. */
function validDefenders(match: InfernoMatch, attacker: CardId, seat: Seat): readonly CardId[] {
  const enemies = fighters(match).filter((card) => areOpponents(match, seat, sideOf(match, card)) || !applies(match, areEnemies));
  const proposable = enemies.filter((card) => !isBarred(match, card, attacker));
  const attackable = attacker === NO_CARD ? proposable : proposable.filter((card) => !isUnattackable(match, card, attacker));
  const aimedAt = attacker === NO_CARD ? attackable : attackable.filter((card) => isAimedAt(match, card, attacker));
  const provoked = provokedSides(match, [
    applies(match, absentIsIgnored) ? NOBODY : enemies,
    applies(match, unattackableIsIgnored) ? NOBODY : proposable,
    applies(match, onlyThose) ? attackable : aimedAt,
  ]);
  const allowed = provoked.size === 0 ? aimedAt : aimedAt.filter((card) => isUnrestricted(match, card, provoked));
  if (staticsAbout(match, about.mustBeProposed).length === 0) return allowed;
  const demanded = allowed.filter((card) => rulesOnCard(match, card, about.mustBeProposed).length > 0);
  return demanded.length > 0 && applies(match, demandsAreMet) ? demanded : allowed;
}

/** Those whose Agresor counts: what cannot be proposed or attacked is as if it were not there. *Rule:* INF-507.3a, INF-507.3c. */
function provokedSides(match: InfernoMatch, counted: readonly (readonly CardId[])[]): ReadonlySet<Seat> {
  let sides: Set<Seat> | undefined;
  for (const cards of counted)
    for (const card of cards) if (hasKeyword(match, card, 'aggressor')) sides = (sides ?? new Set()).add(sideOf(match, card));
  return sides ?? NO_SEATS;
}

const NOBODY: readonly CardId[] = [];
const NO_SEATS: ReadonlySet<Seat> = new Set();

/** What cannot be proposed as a defender at all, or not against this attacker. *Rule:* INF-507.3a, INF-702.3, INF-702.21. */
function isBarred(match: InfernoMatch, card: CardId, attacker: CardId): boolean {
  if (hasKeyword(match, card, 'evasive') && applies(match, evasive)) return true;
  if (attacker === NO_CARD) return false;
  if (rulesOnCard(match, card, about.cannotBeProposed).some(({ speaksOf }) => speaksOf(attacker))) return true;
  return isImmuneToAttack(match, card, attacker);
}

/** What the attacker says that it cannot attack. *Rule:* INF-507.3c. */
function isUnattackable(match: InfernoMatch, card: CardId, attacker: CardId): boolean {
  return attacker !== NO_CARD && rulesOnCard(match, attacker, about.cannotAttackSome).some(({ speaksOf }) => speaksOf(card));
}

/** Whether the attacker may attack it, where it may attack certain things alone. *Rule:* INF-507.3b. */
function isAimedAt(match: InfernoMatch, card: CardId, attacker: CardId): boolean {
  return attacker === NO_CARD || rulesOnCard(match, attacker, about.attacksOnly).every(({ speaksOf }) => speaksOf(card));
}

/** Agresor: the demon and the other allies of its controller are no defenders. *Rule:* INF-702.2, ruling C-21. */
function isUnrestricted(match: InfernoMatch, card: CardId, provoked: ReadonlySet<Seat>): boolean {
  return !provoked.has(sideOf(match, card)) || hasKeyword(match, card, 'aggressor') || !applies(match, aggressor);
}

/** Whether a proposed defender is still one that could be proposed; what it cost is paid. *Rule:* INF-507.8, ruling C-22. */
function isValidDefender(match: InfernoMatch, card: CardId, attacker: CardId, seat: Seat): boolean {
  return inPlay(match, card) && validDefenders(match, attacker, seat).includes(card);
}

/** What has to be paid to propose an attacker and a defender. *Rule:* INF-507.5. */
function proposalCost(match: InfernoMatch, attacker: CardId, defender: CardId): number {
  if (!applies(match, proposalsCost)) return 0;
  return (
    sumOf(rulesOnCard(match, attacker, about.attackCosts)) +
    (defender === NO_CARD ? 0 : sumOf(rulesOnCard(match, defender, about.attackingItCosts)))
  );
}

/** Whether a combat is under way that has not come to a stage. *Rule:* INF-506.5, INF-506.5a. */
export function isBefore(match: InfernoMatch, stage: Stage): boolean {
  const { combat: present } = match.state;
  if (present === undefined) return false;
  return stages.indexOf(present.stage) < stages.indexOf(stage) || !applies(match, beforeStage);
}

/** Whether a combat is under way that is past a stage. *Rule:* INF-506.5, INF-506.5b. */
export function isAfter(match: InfernoMatch, stage: Stage): boolean {
  const { combat: present } = match.state;
  if (present === undefined) return false;
  return stages.indexOf(present.stage) > stages.indexOf(stage) || !applies(match, afterStage);
}

/** Whether no combat has been proposed this turn; one that was cancelled afterwards counts. *Rule:* INF-506.5c, ruling C-24. */
export function isBeforeCombats(match: InfernoMatch): boolean {
  return match.state.combats === 0 || !applies(match, beforeCombats);
}
