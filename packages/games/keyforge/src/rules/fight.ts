import {
  applies,
  call,
  cardOf,
  enclosing,
  leave,
  NO_CARD,
  option,
  pin,
  program,
  raise,
  raiseAll,
  rulesOnCard,
  site,
  sumOf,
  topics,
  type CardId,
  type CardRef,
  soleOption,
} from '@crupier/kernel/rules';
import { fact } from '../state/facts.ts';
import { hasKeyword, inPlay, keywordOf, neighboursOf, powerOf, recordOf, stands } from '../state/reading.ts';
import type { KeyForge, KeyForgeMatch, Standing } from '../state/state.ts';
import type { Hit } from './damage.ts';
import { dealHits } from './damage.ts';
import { defendersFor, mayFightThat } from './defenders.ts';

const about = topics(
  'ignoresElusive',
  'dealsNoDamageWhenFighting',
  'dealsOnlyWhenFighting',
  'dealsNoDamageWhenAttacked',
  'dealsMoreAttacking',
);

const elusive = site('KF-ELUSIVE-1 KF-FAQ-GEN-46', 'the first fight against an elusive creature each turn deals no power damage');
const elusiveOnce = site('KF-ELUSIVE-1 KF-FAQ-GEN-44 KF-FAQ-GEN-45', 'elusive is used up when the creature is first chosen to be fought');
const elusiveIgnored = site('KF-FAQ-GEN-45', 'what ignores elusive deals its damage all the same');
const protectsItself = site('KF-FAQ-GEN-42 KF-FAQ-GEN-43', 'elusive protects the creature that is fought and no other');
const struckInstead = site('KF-FAQ-GEN-42 KF-FAQ-GEN-43', 'an attacker may deal its damage to another creature than it fights');
const destroyedFighting = site('KF-SPLASH-ATTACK-2', 'what splash-attack destroys is destroyed fighting the attacker');
const elusiveOnlyPower = site('KF-ELUSIVE-2', 'elusive stops power damage alone');
const skirmish = site('KF-SKIRMISH-1', 'a creature with skirmish takes no power damage from whom it attacks');
const splashAttack = site('KF-SPLASH-ATTACK-1', 'splash-attack hits the neighbours of the attacked creature');
const onlyDeals = site('KF-RESTRICTION-2 KF-FAQ-GEN-90', 'of two limits on the damage dealt the lower one counts');

interface FightLocals {
  /** Pinned: a fight is between these very creatures. */
  readonly attacker: CardRef;
  defender: CardRef;
  /** Whom the attacker deals its damage to, where that is not the defender. *Rule:* KF-FAQ-GEN-42. */
  struck: CardRef;
  /** Whom a text says that it fights, pinned; left out where that is chosen. */
  readonly told?: CardRef;
  /** 1 once a text has called the fight off: the attacker is exhausted, with no effect. */
  off: number;
}

/** A fight. */
export const fight = program<KeyForge, FightLocals>('fight', [
  {
    name: 'exhaust the attacker',
    rule: 'KF-FIGHT-1 KF-ORDER-27',
    do: (match, { locals }) => raise(match, fact('cardExhausted', { card: cardOf(locals.attacker) })),
  },
  {
    name: 'choose the creature to fight',
    rule: 'KF-FIGHT-2 KF-ORDER-27 KF-FIGHT-9',
    asksOfAct: true,
    ask: (match, { locals }) => {
      if (locals.told !== undefined) return undefined;
      const options = defendersFor(match, cardOf(locals.attacker)).map((card) => option('fight', card));
      if (options.length === 0) return undefined;
      return { kind: 'target', seat: match.state.active, purpose: 'chooseDefender', source: cardOf(locals.attacker), options };
    },
    take: (match, { locals, seat }, chosen) => {
      locals.defender = pin(recordOf(match, soleOption(chosen).card));
      raise(match, fact('defenderChosen', { card: cardOf(locals.attacker), other: cardOf(locals.defender), seat }));
    },
  },
  {
    name: 'fight the creature that a text says',
    rule: 'KF-FIGHT-2 KF-FAQ-CARD-endless-hordes-1',
    do: (match, { locals, seat }) => {
      const { attacker, told } = locals;
      if (told === undefined || !isFighting(match, told) || !mayFightThat(match, cardOf(attacker), cardOf(told))) return;
      locals.defender = told;
      raise(match, fact('defenderChosen', { card: cardOf(attacker), other: cardOf(told), seat }));
    },
  },
  // All that waits resolves before it is seen whether there is a fight: ruling KF-C-03.
  {
    name: 'before the fight',
    rule: 'KF-FIGHT-3 KF-BEFORE-1 KF-ORDER-28',
    do: (match, { locals: { attacker, defender }, seat }) => {
      if (defender === NO_CARD) return leave;
      raise(match, fact('fightBegan', { card: cardOf(attacker), other: cardOf(defender), seat }));
      return undefined;
    },
  },
  // One that was saved is there still: ruling KF-C-04.
  {
    name: 'no fight without both creatures',
    rule: 'KF-FIGHT-3 KF-ASSAULT-2 KF-HAZARDOUS-2 KF-FIGHT-6',
    do: (match, { locals: { attacker, defender, off } }) => {
      if (off === 1) return leave;
      return isFighting(match, attacker) && isFighting(match, defender) ? undefined : 'the fight is over';
    },
  },
  {
    name: 'deal power damage',
    rule: 'KF-FIGHT-4 KF-ORDER-29 KF-ORDER-30 KF-POWER-1 KF-STUN-5 KF-FAQ-CARD-the-warchest-1',
    do: (match, { locals }) => dealHits(match, fightHits(match, locals)),
  },
  {
    name: 'the attacker survived',
    rule: 'KF-FIGHT-5 KF-FIGHT-8 KF-ERRATA-GENERAL-FIGHT KF-ORDER-31',
    do: (match, { locals: { attacker, defender }, seat }) => {
      if (!isFighting(match, attacker)) return undefined;
      raiseAll(match, [fact('fought', { card: attacker, other: defender, seat }), ...overFacts(attacker, defender, seat)]);
      return 'calm down';
    },
  },
  {
    name: 'the fight is over',
    rule: 'KF-FIGHT-6 KF-FAQ-CARD-little-niff-1',
    do: (match, { locals: { attacker, defender }, seat }) => raiseAll(match, overFacts(attacker, defender, seat)),
  },
  {
    name: 'calm down',
    rule: 'KF-ENRAGE-1',
    do: (match, { locals: { attacker } }) => {
      if (isFighting(match, attacker) && recordOf(match, attacker).enraged) raise(match, fact('enrageRemoved', { card: cardOf(attacker) }));
    },
  },
]);

function overFacts(attacker: CardRef, defender: CardRef, seat: number): ReturnType<typeof fact>[] {
  return [fact('creatureFought', { card: attacker, other: defender, seat }), fact('cardUsed', { card: attacker, seat })];
}

/** Whether a combatant is still the creature in play that it was. *Rule:* KF-FIGHT-10. */
function isFighting(match: KeyForgeMatch, combatant: CardRef): boolean {
  return inPlay(match, combatant) && !recordOf(match, combatant).marked;
}

/** All the damage of the fight itself, to be dealt at the same time. *Rule:* KF-FIGHT-4. */
function fightHits(match: KeyForgeMatch, locals: FightLocals): readonly Hit[] {
  const [attacker, defender] = [cardOf(locals.attacker), cardOf(locals.defender)];
  const dodged = isDodged(match, attacker, defender);
  if (dodged && !applies(match, elusiveOnlyPower)) return [];
  const hits: Hit[] = splashHits(match, attacker, defender);
  const struck = struckBy(match, locals);
  const protects = dodged && (struck === defender || !applies(match, protectsItself));
  if (!protects)
    hits.push({ card: struck, amount: attackDamage(match, attacker, defender), source: attacker, foe: attacker, byPower: true });
  const skirmishes = hasKeyword(match, attacker, 'skirmish') && applies(match, skirmish);
  if (!dodged && !skirmishes)
    hits.push({ card: attacker, amount: defenseDamage(match, defender), source: defender, foe: defender, byPower: true });
  return hits;
}

/** Elusive counts for the first time a creature is chosen to be fought each turn. *Rule:* KF-ELUSIVE-1, KF-FAQ-GEN-46. */
function isDodged(match: KeyForgeMatch, attacker: CardId, defender: CardId): boolean {
  if (!hasKeyword(match, defender, 'elusive') || !applies(match, elusive)) return false;
  if (recordOf(match, defender).timesFought > 1 && applies(match, elusiveOnce)) return false;
  return rulesOnCard(match, attacker, about.ignoresElusive).length === 0 || !applies(match, elusiveIgnored);
}

/** Whom the attacker deals its power damage to. *Rule:* KF-FAQ-GEN-42. */
function struckBy(match: KeyForgeMatch, { defender, struck }: FightLocals): CardId {
  return struck !== NO_CARD && inPlay(match, struck) && applies(match, struckInstead) ? cardOf(struck) : cardOf(defender);
}

/** Lets the attacker of the fight that goes on deal its power damage to another creature. For verbs. *Rule:* KF-FAQ-GEN-42. */
export function strikeInstead(match: KeyForgeMatch, card: CardId): void {
  const frame = enclosing(match, fight);
  if (frame !== undefined) frame.locals.struck = pin(recordOf(match, card));
}

/** Calls the fight off that goes on with such an attacker: nobody has fought. For verbs. */
export function callFightOff(match: KeyForgeMatch, card: CardId): void {
  const frame = enclosing(match, fight);
  if (frame !== undefined && cardOf(frame.locals.attacker) === card) frame.locals.off = 1;
}

function splashHits(match: KeyForgeMatch, attacker: CardId, defender: CardId): Hit[] {
  const amount = keywordOf(match, attacker, 'splash-attack');
  // It is resolved while the creature is fighting. *Rule:* KF-FIGHT-4.
  if (amount === 0 || dealsNoneFighting(match, attacker) || !applies(match, splashAttack)) return [];
  const foe = applies(match, destroyedFighting) ? attacker : NO_CARD;
  return neighboursOf(match, defender).map((card) => ({ card: cardOf(card), amount, source: attacker, foe, byPower: false }));
}

function dealsNoneFighting(match: KeyForgeMatch, card: CardId): boolean {
  return rulesOnCard(match, card, about.dealsNoDamageWhenFighting).length > 0;
}

/** The damage that a creature deals by its power in a fight, ≥ 0: both creatures are fighting. *Rule:* KF-FIGHT-4, KF-RESTRICTION-2. */
function powerDamage(match: KeyForgeMatch, card: CardId): number {
  if (dealsNoneFighting(match, card)) return 0;
  const limits = rulesOnCard(match, card, about.dealsOnlyWhenFighting);
  if (limits.length === 0) return powerOf(match, card);
  return applies(match, onlyDeals) ? Math.min(...limits.map(({ amount }) => amount)) : sumOf(limits);
}

/** What the attacker deals by its power. *Rule:* KF-FIGHT-4. */
function attackDamage(match: KeyForgeMatch, attacker: CardId, defender: CardId): number {
  if (dealsNoneFighting(match, attacker)) return 0;
  const more = rulesOnCard(match, attacker, about.dealsMoreAttacking).filter(({ speaksOf }) => speaksOf(defender));
  return powerDamage(match, attacker) + sumOf(more);
}

/** What the creature that is attacked deals by its power. *Rule:* KF-FIGHT-4. */
function defenseDamage(match: KeyForgeMatch, defender: CardId): number {
  return rulesOnCard(match, defender, about.dealsNoDamageWhenAttacked).length > 0 ? 0 : powerDamage(match, defender);
}

/** Whether a creature is attacking in the fight that goes on; with a place, a creature that stands there. */
export function isAttacking(match: KeyForgeMatch, card: CardId, place?: Standing): boolean {
  const { attacker, defender } = enclosing(match, fight)?.locals ?? { attacker: NO_CARD, defender: NO_CARD };
  if (cardOf(attacker) !== card || defender === NO_CARD) return false;
  return place === undefined || stands(match, defender, place);
}

/** Uses a creature to fight, one that a text says or one that is chosen. The last act of a step. */
export function fightWith(match: KeyForgeMatch, card: CardId, seat: number, told?: CardRef): void {
  const attacker = pin(recordOf(match, card));
  const locals = { attacker, defender: NO_CARD, struck: NO_CARD, off: 0, ...(told !== undefined && { told }) };
  call(match, fight, locals, { source: card, seat });
}
