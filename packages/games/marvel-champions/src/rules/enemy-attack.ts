import {
  applies,
  call,
  type CardId,
  cardOf,
  type CardRef,
  enclosing,
  type GameEvent,
  isPlaying,
  leave,
  NO_CARD,
  pin,
  program,
  raise,
  raiseAll,
  raiseAndTell,
  rulesOnCard,
  type Seat,
  site,
  type ToldLocals,
  topics,
} from '@crupier/kernel/rules';
import { ENEMY_ATTACK, type AttackFrame } from '../state/attack-under-way.ts';
import { fact, kind } from '../state/facts.ts';
import { defenderQuestion, mayDefendAgainst } from './defending.ts';
import { hasStatus, identityOf, isHero, isStillInPlay, keywordOf, powerOf, recordOf, typeOf } from '../state/reading.ts';
import { seatsFrom, type Marvel, type MarvelMatch } from '../state/state.ts';
import { hasLeftPlay } from './activating-enemy.ts';
import { attackOn, attackTold, defendedBy, defenseTold, figuresOf, hitsOf, retargeted, withAmount, type AttackOn } from './attack-on.ts';
import { giveBoost, turnBoosts, type BoostedLocals } from './boosts.ts';
import { dealIndirectly } from './indirect-damage.ts';
import { dealDamage, pierce, type TakingLocals } from './damage.ts';
import { loseStatus } from './statuses.ts';

const about = topics('dealsIndirectDamage');

interface AttackLocals extends AttackFrame, ToldLocals, BoostedLocals, TakingLocals {
  /** The attack, and those that a text has the enemy make on others at the same time. Each step is done for all of them. */
  attacks: readonly AttackOn[];
  /** The place among them of the attack for which a defender is declared. */
  declaring: number;
}

const DECLARE = 'declare a defender';
const labelled = site('MC-DEFENSE-10', 'what is labelled as a defense is no basic defense');
const ranged = site('MC-RANGED-1', 'nobody retaliates against a ranged attack');
const oneDefender = site('MC-DEFENSE-14', 'an identity does not become the defender where another character defends');
const onePlayer = site('MC-DEFENSE-13', 'once a player has defended no other uses what is labelled as a defense');
const withoutExhausting = site('MC-DEFENSE-11', 'who uses what is labelled as a defense does not exhaust for it');
const severalDefenses = site('MC-DEFENSE-12', 'the player who defends uses any number of abilities that are labelled as a defense');
const outsideAttacks = site('MC-DEFENSE-15', 'what is labelled as a defense is used outside attacks too');
const declaredHero = site('MC-DEFENSE-4 MC-ERRATA-29', 'a hero whom a text declares as the defender makes a basic defense');
const declaredAlly = site('MC-DEFENSE-6', 'an ally whom a text declares as the defender is the defender');
const allyInstead = site('MC-FAQ-88', 'a text that is a defense may declare an ally of its player as the defender');
const forOnePlayer = site('MC-FAQ-23', 'each defender defends for one of the players who are attacked at the same time');
const stays = site('MC-RETALIATE-2', 'a character that has left play does not retaliate');
const attackedAlone = site('MC-INDIRECT-DAMAGE-9', 'whoever is assigned indirect damage of an attack is not attacked by it');
const indirectly = site(
  'MC-INDIRECT-DAMAGE-8',
  'indirect damage of an enemy’s attack is dealt where its damage is, after defenders were declared',
);
// The reference has no order: whoever declares a defender first closes the question.

const dealtThough = site('MC-PREVENT-3', 'an attack has dealt damage although all of it was prevented');

const withBoosts = site('MC-ERRATA-64', 'the attack of an enemy for an attack has in it what boost cards add');

const END = 'it ends early';
const OVER = 'it is over';

/** An enemy attacks a player. *Rule:* MC-ATTACK-ENEMY-ACTIVATION-1. */
export const enemyAttack = program<Marvel, AttackLocals>(ENEMY_ATTACK, [
  {
    name: 'a stunned enemy does nothing',
    rule: 'MC-STUN-1 MC-STUN-7 MC-STUN-8 MC-STATUS-CARDS-4',
    do: (match, { locals: { enemy } }) => {
      if (!hasStatus(match, enemy, 'stunned')) return undefined;
      loseStatus(match, cardOf(enemy), 'stunned');
      return leave;
    },
  },
  {
    name: 'the attack begins',
    rule: 'MC-ATTACK-ENEMY-ACTIVATION-1 MC-ATTACK-ENEMY-ACTIVATION-2 MC-FAQ-4 MC-STAR-ICON-2 MC-STAR-ICON-3 MC-CARD-10',
    do: (match, { locals: { enemy, attacks } }) =>
      raiseAndTell(
        match,
        attacks.map(({ target, attacked }) => fact('attackBegan', { card: cardOf(enemy), other: target, seat: attacked })),
      ),
  },
  {
    name: 'who defends against an attack that is cancelled has defended',
    rule: 'MC-FAQ-85',
    do: (match, { locals: { enemy, attacks, told = [] } }) => {
      const [first] = attacks;
      if (first !== undefined && told[0]?.event === undefined) raiseAll(match, defenseTold(match, enemy, first));
    },
  },
  {
    name: 'attacks on others begin with it',
    rule: 'MC-FAQ-23',
    // Only these are resolved together: ruling MC-C-19.
    do: (match, { locals }) => {
      const { enemy, attacks, told = [] } = locals;
      const [first, ...others] = attacks;
      locals.attacks = first === undefined || told[0]?.event === undefined ? others : attacks;
      raiseAndTell(
        match,
        others.map(({ target, attacked }) => fact('attackSpread', { card: cardOf(enemy), other: target, seat: attacked })),
      );
    },
  },
  {
    name: 'give a boost card',
    rule: 'MC-ATTACK-ENEMY-ACTIVATION-6 MC-ACTIVATION-5 MC-BOOST-ICON-11',
    do: (match, { locals }) => {
      locals.attacks = inPlayerOrder(match, begunOf(locals));
      if (locals.attacks.length === 0) return leave;
      if (hasLeftPlay(match, locals.enemy)) return END;
      giveBoost(match, locals.enemy);
      return undefined;
    },
  },
  {
    name: DECLARE,
    rule: 'MC-ATTACK-ENEMY-ACTIVATION-7 MC-DEFENSE-1 MC-DEFENSE-2 MC-DEFENSE-3 MC-DEFENSE-5 MC-ATTACKS-AGAINST-ALLIES-4 MC-ALLY-6 MC-FAQ-23 MC-LTP-23 MC-GOLDEN-RULES-1',
    // All players are asked at once, and while one character defends no other does: rulings MC-C-01 and MC-C-18.
    ask: (match, { locals }) => {
      const { enemy, attacks, declaring } = locals;
      const attack = attacks[declaring];
      if (attack === undefined || attack.isDefended || !isPlaying(match, attack.player) || hasLeftPlay(match, enemy)) return undefined;
      const value = attacks.length > 1 ? attack.attacked : 0;
      const canDefend = (card: CardId): boolean => !defendsAnother(match, locals, card, attack);
      return defenderQuestion(match, cardOf(enemy), { attacked: attack.attacked, value, canDefend });
    },
    take: (match, { locals }, [chosen], seat) => {
      const { enemy, attacks, declaring } = locals;
      if (chosen === undefined) return;
      const by = { card: chosen.card, seat, isBasic: true };
      locals.attacks = attacks.map((attack, at) => (at === declaring ? defendedBy(match, attack, by) : attack));
      raiseAll(match, [fact('cardExhausted', { card: by.card }), fact('defended', { card: by.card, other: cardOf(enemy), seat })]);
    },
  },
  {
    name: 'a defender for the next attack',
    rule: 'MC-FAQ-23',
    do: (_match, { locals }) => {
      locals.declaring++;
      return locals.declaring < locals.attacks.length ? DECLARE : undefined;
    },
  },
  {
    name: 'turn up its boost cards',
    rule: 'MC-ATTACK-ENEMY-ACTIVATION-8 MC-DEFENSE-18',
    do: (match, { locals: { enemy, attacks } }) => {
      if (hasLeftPlay(match, enemy)) return END;
      call(match, turnBoosts, { enemy, boost: 0, turned: NO_CARD }, { source: cardOf(enemy), seat: attacks[0]?.player ?? 0 });
      return undefined;
    },
  },
  {
    name: 'the defender is gone',
    rule: 'MC-ATTACK-ENEMY-ACTIVATION-19 MC-DEFENSE-19',
    do: (match, { locals }) => {
      const attacks = locals.attacks.filter(({ player }) => isPlaying(match, player));
      if (hasLeftPlay(match, locals.enemy) || attacks.length === 0) return END;
      locals.attacks = attacks.map((attack) => withAmount(match, locals, retargeted(match, attack)));
      return undefined;
    },
  },
  {
    name: 'a piercing attack takes off what makes tough',
    rule: 'MC-PIERCING-1 MC-PIERCING-2',
    do: (match, { locals: { enemy, attacks } }) => {
      if (keywordOf(match, enemy, 'piercing') === 0) return;
      pierce(
        match,
        attacks.flatMap((attack) => hitsOf(match, enemy, attack)),
      );
    },
  },
  {
    name: 'deal damage',
    rule: 'MC-ATTACK-ENEMY-ACTIVATION-14 MC-ATTACK-ENEMY-ACTIVATION-15 MC-ATTACK-ENEMY-ACTIVATION-16 MC-ATTACK-ENEMY-ACTIVATION-17 MC-ATTACK-ENEMY-ACTIVATION-20 MC-OVERKILL-1 MC-ALLY-7 MC-LTP-30',
    do: (match, { locals: { enemy, attacks } }) => {
      if (isIndirect(match, enemy)) {
        const shares = attacks.map(({ amount, player: seat }) => ({ amount, seat }));
        return dealIndirectly(match, { from: cardOf(enemy), to: 'player', isAttack: true }, shares);
      }
      return dealDamage(
        match,
        attacks.flatMap((each) => hitsOf(match, enemy, each)),
      );
    },
  },
  {
    name: 'tell what it dealt',
    rule: 'MC-DAMAGE-7',
    // What overkill deals to an identity counts besides what the ally was dealt: ruling MC-C-28.
    do: (match, { locals: { enemy, amountDealt: amount = 0 }, seat }) => {
      if (amount > 0) raise(match, fact('attackDealt', { card: enemy, seat, amount }));
    },
  },
  {
    name: 'retaliate',
    rule: 'MC-ATTACK-ENEMY-ACTIVATION-21 MC-RETALIATE-1 MC-RETALIATE-2 MC-FAQ-18',
    do: (match, { locals }) => {
      const { enemy } = locals;
      if (!isStillInPlay(match, enemy) || (keywordOf(match, enemy, 'ranged') > 0 && applies(match, ranged))) return;
      const targets = attackedBy(match, locals).filter((each) => isStillInPlay(match, each) || !applies(match, stays));
      dealDamage(
        match,
        targets.map((each) => ({ card: cardOf(enemy), amount: keywordOf(match, each, 'retaliate'), source: cardOf(each) })),
      );
    },
  },
  {
    name: 'after the attack',
    rule: 'MC-ATTACK-ENEMY-ACTIVATION-5 MC-ATTACK-ENEMY-ACTIVATION-22 MC-ATTACK-ENEMY-ACTIVATION-23 MC-DEFENSE-17 MC-YOU-8',
    do: (match, { locals }) => {
      const { enemy, attacks } = locals;
      raiseAll(match, [
        ...attacks.map((attack) => attackTold(enemy, attack, locals)),
        ...attacks.flatMap((attack) => defenseTold(match, enemy, attack, locals.taken)),
      ]);
      return OVER;
    },
  },
  {
    name: END,
    rule: 'MC-ATTACK-ENEMY-ACTIVATION-25 MC-DEFENSE-20 MC-DEFENSE-21',
    do: (match, { locals: { enemy, attacks } }) =>
      raiseAll(
        match,
        attacks.flatMap((attack) => defenseTold(match, enemy, attack)),
      ),
  },
  {
    name: OVER,
    rule: '',
    do: (match, { locals, seat }) => {
      const value = figuresOf(match, locals, locals.attacks[0]);
      raise(match, fact('attackOver', { card: locals.enemy, seat, value }));
    },
  },
]);

/** Who was attacked: not others to whom damage was assigned. *Rule:* MC-INDIRECT-DAMAGE-9. */
function attackedBy(match: MarvelMatch, { attacks, dealt = [] }: AttackLocals): readonly CardRef[] {
  const targets = attacks.map(({ target }) => target);
  return applies(match, attackedAlone) ? targets : [...targets, ...dealt.map((card) => pin(recordOf(match, card)))];
}

/** Whether the attacks of an enemy deal indirect damage. *Rule:* MC-INDIRECT-DAMAGE-8. */
export function isIndirect(match: MarvelMatch, enemy: CardRef): boolean {
  return rulesOnCard(match, cardOf(enemy), about.dealsIndirectDamage).length > 0 && applies(match, indirectly);
}

/** Lets an enemy attack a player. The last act of a step. */
export function callEnemyAttack(match: MarvelMatch, enemy: CardRef, seat: Seat, target: CardRef = NO_CARD): void {
  const locals = { enemy, attacks: [attackOn(match, seat, target)], declaring: 0, boost: 0, taken: [] };
  call(match, enemyAttack, locals, { source: cardOf(enemy), seat });
}

/** The attacks of which it was told that they began: the first one, if it has not been dropped, and the others. */
function begunOf({ attacks, told = [] }: AttackLocals): readonly AttackOn[] {
  const spread = attacks.slice(attacks.length - told.length);
  return attacks.filter((attack) => !spread.includes(attack) || told[spread.indexOf(attack)]?.event !== undefined);
}

function inPlayerOrder(match: MarvelMatch, attacks: readonly AttackOn[]): readonly AttackOn[] {
  const order = seatsFrom(match, match.state.first);
  return attacks.toSorted((one, other) => order.indexOf(one.attacked) - order.indexOf(other.attacked));
}

/** The attack that is beginning is made against each other hero, too. *Rule:* MC-FAQ-23. */
export function attackOtherHeroes(match: MarvelMatch): void {
  const attack = enclosing(match, enemyAttack)?.locals;
  if (attack === undefined) return;
  const others = seatsFrom(match, match.state.first).filter(
    (seat) => isHero(match, seat) && attack.attacks.every(({ attacked }) => attacked !== seat),
  );
  attack.attacks = [...attack.attacks, ...others.map((seat) => attackOn(match, seat))];
}

/**
 * The attacks that a text of a player may be about: that whose beginning it answers; otherwise all, the attack on that player first.
 * *Rule:* MC-FAQ-23.
 */
function attacksMeant({ enemy, attacks }: AttackLocals, seat: Seat, event: GameEvent | undefined): readonly AttackOn[] {
  const isBeginning = event?.kind === kind.attackBegan || event?.kind === kind.attackSpread;
  const answered = isBeginning && cardOf(event.card) === cardOf(enemy) ? attacks.filter(({ attacked }) => attacked === event.seat) : [];
  if (answered.length > 0) return answered;
  return attacks.toSorted((one, other) => Number(other.player === seat) - Number(one.player === seat));
}

/** Whether a character defends against another of the attacks already: each defends for one player alone. *Rule:* MC-FAQ-23. */
function defendsAnother(match: MarvelMatch, { attacks }: AttackLocals, card: CardId, attack: AttackOn): boolean {
  return attacks.some((each) => each !== attack && each.isDefended && cardOf(each.target) === card) && applies(match, forOnePlayer);
}

/** A player's identity becomes the defender of the attack that is under way, unless somebody defends. The last act of a step. *Rule:* MC-DEFENSE-7, MC-DEFENSE-14. */
export function becomeDefender(match: MarvelMatch, seat: Seat, event?: GameEvent): void {
  const running = enclosing(match, enemyAttack)?.locals;
  const meant = running === undefined ? [] : attacksMeant(running, seat, event);
  const own = meant.find(({ player }) => player === seat);
  const defended = own ?? meant.find(({ isDefended }) => !isDefended);
  if (running === undefined || defended === undefined || (defended.isDefended && applies(match, oneDefender))) return;
  const card = identityOf(match, seat);
  if (defendsAnother(match, running, card, defended)) return;
  running.attacks = running.attacks.map((each) =>
    each === defended ? defendedBy(match, each, { card, seat, isBasic: !applies(match, labelled) }) : each,
  );
  raiseAll(match, [
    ...(applies(match, withoutExhausting) ? [] : [fact('cardExhausted', { card })]),
    fact('defended', { card, other: cardOf(running.enemy), seat }),
  ]);
}

/** The attack for which a text may declare a character as the defender: one that nobody else defends. *Rule:* MC-DEFENSE-4, MC-DEFENSE-6. */
function declarable(match: MarvelMatch, running: AttackLocals, card: CardId, event: GameEvent | undefined): AttackOn | undefined {
  const { controller } = recordOf(match, card);
  return attacksMeant(running, controller, event).find((attack) => {
    const { isDefended, target, isBasicDefense, player } = attack;
    if (defendsAnother(match, running, card, attack)) return false;
    return !isDefended || (!isBasicDefense && (cardOf(target) === card || (controller === player && applies(match, allyInstead))));
  });
}

/** Whether a text may declare a character as the defender of the attack that is under way. *Rule:* MC-DEFENSE-4, MC-DEFENSE-6. */
export function mayBeDeclared(match: MarvelMatch, card: CardId, event?: GameEvent): boolean {
  const running = enclosing(match, enemyAttack)?.locals;
  if (running === undefined || !mayDefendAgainst(match, card, cardOf(running.enemy))) return false;
  return declarable(match, running, card, event) !== undefined;
}

/** A text declares a character as the defender of the attack that is under way: of a hero that is a basic defense. The last act of a step. *Rule:* MC-DEFENSE-4, MC-DEFENSE-6. */
export function declareDefender(match: MarvelMatch, card: CardId, event?: GameEvent): void {
  const running = enclosing(match, enemyAttack)?.locals;
  const attack = running && declarable(match, running, card, event);
  if (running === undefined || attack === undefined) return;
  const seat = recordOf(match, card).controller;
  const isAlly = typeOf(match, card) === 'ally';
  if (!applies(match, isAlly ? declaredAlly : declaredHero)) return;
  running.attacks = running.attacks.map((each) => (each === attack ? defendedBy(match, each, { card, seat, isBasic: !isAlly }) : each));
  raise(match, fact('defended', { card, other: cardOf(running.enemy), seat }));
}

/** Whether an ability of a player that counts as a defense may be used now: not where another player has defended. *Rule:* MC-DEFENSE-13, MC-DEFENSE-15. */
export function mayDefend(match: MarvelMatch, seat: Seat, event?: GameEvent): boolean {
  const running = enclosing(match, enemyAttack)?.locals;
  if (running === undefined) return applies(match, outsideAttacks);
  if (!mayDefendAgainst(match, identityOf(match, seat), cardOf(running.enemy))) return false;
  return attacksMeant(running, seat, event).some(({ isDefended, player }) => {
    if (!isDefended) return true;
    return player === seat ? applies(match, severalDefenses) : !applies(match, onePlayer);
  });
}

/** Whether the attack that is under way, on a player where it is on several, is undefended so far. *Rule:* MC-UNDEFENDED-1. */
export function isUndefended(match: MarvelMatch, seat: Seat): boolean {
  const attacks = enclosing(match, enemyAttack)?.locals.attacks ?? [];
  return (attacks.find(({ player }) => player === seat) ?? attacks[0])?.isDefended === false;
}

/** Whether the attack that is under way is a villain's. */
export function isVillainsAttack(match: MarvelMatch): boolean {
  const enemy = enclosing(match, enemyAttack)?.locals.enemy;
  return enemy !== undefined && typeOf(match, enemy) === 'villain';
}

/** Whether the attack that is under way has dealt damage to a character, or to any. *Rule:* MC-PREVENT-1, MC-PREVENT-3. */
export function hasDealtDamage(match: MarvelMatch, card?: CardId): boolean {
  const { dealt: all = [], taken = [] } = enclosing(match, enemyAttack)?.locals ?? {};
  const dealt = applies(match, dealtThough) ? all : taken.map((hit) => hit.card);
  return card === undefined ? dealt.length > 0 : dealt.includes(card);
}

/** The attack of an enemy that attacks, with what its boost cards add for this attack. *Rule:* MC-ERRATA-64. */
export function attackUnderWay(match: MarvelMatch, enemy: CardRef): number {
  const running = enclosing(match, enemyAttack)?.locals;
  const boost = running !== undefined && cardOf(running.enemy) === cardOf(enemy) && applies(match, withBoosts) ? running.boost : 0;
  return (powerOf(match, enemy, 'attack') ?? 0) + boost;
}
