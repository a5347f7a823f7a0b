import {
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
  raiseAndTell,
  type CardId,
  type CardRef,
  type GameEvent,
  type OneSeatQuestion,
  type Seat,
  type ToldLocals,
} from '@crupier/kernel/rules';
import { fact } from '../state/facts.ts';
import { alliesOf, hasStatus, identityOf, isHero, keywordOf, powerOf, recordOf, typeOf, isStillInPlay } from '../state/reading.ts';
import { seatsFrom, type Marvel, type MarvelMatch } from '../state/state.ts';
import { giveBoost, turnBoosts, type BoostedLocals } from './boosts.ts';
import { dealDamage, excessOf, pierce, type Hit, type TakingLocals } from './damage.ts';
import { attackMarks, marksOf } from './player-attack.ts';
import { loseStatus } from './statuses.ts';

interface AttackLocals extends ToldLocals, BoostedLocals, TakingLocals {
  readonly enemy: CardRef;
  /** The player whom the attack was aimed at. */
  readonly attacked: Seat;
  /** That player, or the one who defends. */
  player: Seat;
  /** The character that is attacked. */
  target: CardRef;
  /** Whether somebody defends, and whether by a basic defense. *Rule:* MC-DEFENSE-2, MC-DEFENSE-10. */
  isDefended: boolean;
  isBasicDefense: boolean;
  /** Who defended first, whatever became of it; `NO_CARD` where nobody did. *Rule:* MC-DEFENSE-21. */
  defender: CardRef;
}

const DAMAGE = 'deal damage';
const END = 'it ends early';

/** An enemy attacks a player. *Rule:* MC-ATTACK-ENEMY-ACTIVATION-1. */
export const enemyAttack = program<Marvel, AttackLocals>('enemy attack', [
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
    rule: 'MC-ATTACK-ENEMY-ACTIVATION-1 MC-ATTACK-ENEMY-ACTIVATION-2',
    do: (match, { locals: { enemy, attacked, target } }) =>
      raiseAndTell(match, [fact('attackBegan', { card: cardOf(enemy), other: target, seat: attacked })]),
  },
  {
    name: 'give a boost card',
    rule: 'MC-ATTACK-ENEMY-ACTIVATION-6 MC-ACTIVATION-5 MC-BOOST-ICON-11',
    do: (match, { locals: { enemy, told = [] } }) => {
      if (told.every(({ event }) => event === undefined)) return leave;
      if (!isStillInPlay(match, enemy)) return END;
      giveBoost(match, enemy);
      return undefined;
    },
  },
  {
    name: 'declare a defender',
    rule: 'MC-ATTACK-ENEMY-ACTIVATION-7 MC-DEFENSE-1 MC-DEFENSE-2 MC-DEFENSE-5 MC-ALLY-6',
    ask: (match, { locals: { enemy, isDefended } }) =>
      isStillInPlay(match, enemy) && !isDefended ? defenders(match, cardOf(enemy)) : undefined,
    take: (match, { locals }, [chosen], by) => {
      if (chosen === undefined) return;
      declare(match, locals, { card: chosen.card, seat: by, isBasic: true });
      raiseAll(match, [
        fact('cardExhausted', { card: chosen.card }),
        fact('defended', { card: chosen.card, other: cardOf(locals.enemy), seat: by }),
      ]);
    },
  },
  {
    name: 'turn up its boost cards',
    rule: 'MC-ATTACK-ENEMY-ACTIVATION-8 MC-DEFENSE-18',
    do: (match, { locals }) => {
      if (!isStillInPlay(match, locals.enemy)) return END;
      call(match, turnBoosts, { enemy: locals.enemy, boost: 0, turned: NO_CARD }, { source: cardOf(locals.enemy), seat: locals.player });
      return undefined;
    },
  },
  {
    name: 'the defender is gone',
    rule: 'MC-ATTACK-ENEMY-ACTIVATION-19 MC-DEFENSE-19',
    do: (match, { locals }) => {
      if (!isStillInPlay(match, locals.enemy) || match.state.players[locals.player]?.isEliminated !== false) return END;
      if (!isStillInPlay(match, locals.target))
        Object.assign(locals, {
          target: pin(recordOf(match, identityOf(match, locals.player))),
          isDefended: false,
          isBasicDefense: false,
        });
      return undefined;
    },
  },
  {
    name: 'a piercing attack takes off what makes tough',
    rule: 'MC-PIERCING-1 MC-PIERCING-2',
    do: (match, { locals }) => {
      if (keywordOf(match, locals.enemy, 'piercing') > 0) pierce(match, hitsOf(match, locals));
    },
  },
  {
    name: DAMAGE,
    rule: 'MC-ATTACK-ENEMY-ACTIVATION-14 MC-ATTACK-ENEMY-ACTIVATION-15 MC-ATTACK-ENEMY-ACTIVATION-16 MC-ATTACK-ENEMY-ACTIVATION-17 MC-ATTACK-ENEMY-ACTIVATION-20 MC-OVERKILL-1 MC-ALLY-7',
    do: (match, { locals }) => dealDamage(match, hitsOf(match, locals)),
  },
  {
    name: 'tell what it dealt',
    rule: 'MC-DAMAGE-7',
    do: (match, { locals: { enemy, amountDealt: amount = 0 }, seat }) => {
      if (amount > 0) raise(match, fact('attackDealt', { card: enemy, seat, amount }));
    },
  },
  {
    name: 'retaliate',
    rule: 'MC-ATTACK-ENEMY-ACTIVATION-21 MC-RETALIATE-1 MC-RETALIATE-2',
    do: (match, { locals: { enemy, target } }) => {
      const amount = isStillInPlay(match, target) && keywordOf(match, enemy, 'ranged') === 0 ? keywordOf(match, target, 'retaliate') : 0;
      if (isStillInPlay(match, enemy)) dealDamage(match, [{ card: cardOf(enemy), amount, source: cardOf(target) }]);
    },
  },
  {
    name: 'after the attack',
    rule: 'MC-ATTACK-ENEMY-ACTIVATION-22 MC-ATTACK-ENEMY-ACTIVATION-23 MC-DEFENSE-17',
    do: (match, { locals }) => {
      const { enemy, target, player, taken = [], felled = [] } = locals;
      const card = cardOf(target);
      const amount = taken.filter((hit) => hit.card === card).reduce((sum, hit) => sum + hit.amount, 0);
      const value = marksOf({ isBasic: false, taken: amount, isDefeated: felled.includes(card) });
      raiseAll(match, [fact('enemyAttacked', { card: enemy, other: target, seat: player, amount, value }), ...defenseEnded(match, locals)]);
      return leave;
    },
  },
  {
    name: END,
    rule: 'MC-ATTACK-ENEMY-ACTIVATION-25 MC-DEFENSE-20 MC-DEFENSE-21',
    do: (match, { locals }) => raiseAll(match, defenseEnded(match, locals)),
  },
]);

/** What is told after an attack that somebody defended. *Rule:* MC-DEFENSE-20, MC-DEFENSE-21. */
function defenseEnded(match: MarvelMatch, { enemy, defender, player, isBasicDefense }: AttackLocals): readonly GameEvent[] {
  if (defender === NO_CARD || match.state.players[player]?.isEliminated !== false) return [];
  return [fact('defenseEnded', { card: defender, other: enemy, seat: player, amount: 0, value: isBasicDefense ? attackMarks.basic : 0 })];
}

/** A character becomes the defender, and so the target, of an attack. *Rule:* MC-ATTACK-ENEMY-ACTIVATION-3, MC-ATTACK-ENEMY-ACTIVATION-4. */
function declare(
  match: MarvelMatch,
  locals: AttackLocals,
  by: { readonly card: CardId; readonly seat: Seat; readonly isBasic: boolean },
): void {
  const target = pin(recordOf(match, by.card));
  Object.assign(locals, { player: by.seat, target, defender: target, isDefended: true, isBasicDefense: by.isBasic });
}

/** A player's identity becomes the defender of the attack that is under way, unless somebody defends. The last act of a step. *Rule:* MC-DEFENSE-7, MC-DEFENSE-14. */
export function becomeDefender(match: MarvelMatch, seat: Seat): void {
  const attack = enclosing(match, enemyAttack)?.locals;
  if (attack === undefined || attack.isDefended) return;
  const card = identityOf(match, seat);
  declare(match, attack, { card, seat, isBasic: false });
  raise(match, fact('defended', { card, other: cardOf(attack.enemy), seat }));
}

/** Whether an ability of a player that counts as a defense may be used now: not where another player has defended. *Rule:* MC-DEFENSE-13, MC-DEFENSE-15. */
export function mayDefend(match: MarvelMatch, seat: Seat): boolean {
  const attack = enclosing(match, enemyAttack)?.locals;
  return attack === undefined || !attack.isDefended || attack.player === seat;
}

/** Whether the attack that is under way is undefended so far. *Rule:* MC-UNDEFENDED-1. */
export function isUndefended(match: MarvelMatch): boolean {
  return enclosing(match, enemyAttack)?.locals.isDefended === false;
}

/** Who may defend: any player, with the hero or an ally that is ready. *Rule:* MC-DEFENSE-1, MC-DEFENSE-2, MC-DEFENSE-5. */
function defenders(match: MarvelMatch, enemy: CardId): ReturnType<typeof questionOf> {
  const asks = seatsFrom(match, match.state.first).flatMap((seat) => {
    const hero = isHero(match, seat) && powerOf(match, identityOf(match, seat), 'defense') !== undefined ? [identityOf(match, seat)] : [];
    const options = [...hero, ...alliesOf(match, seat)]
      .filter((card) => !recordOf(match, card).exhausted)
      .map((card) => option('defend', card));
    return options.length === 0 ? [] : [{ seat, min: 0, options }];
  });
  return asks.length === 0 ? undefined : questionOf(enemy, asks);
}

type Ask = Pick<OneSeatQuestion, 'seat' | 'min' | 'options'>;

function questionOf(
  source: CardId,
  asks: readonly Ask[],
): { kind: 'defend'; until: 'one'; purpose: string; source: CardId; asks: readonly Ask[] } | undefined {
  return { kind: 'defend', until: 'one', purpose: 'declareDefender', source, asks };
}

/** The damage of an attack: less the defense of a hero who makes a basic defense; what is beyond an ally goes to its player if the attack has overkill. */
function hitsOf(match: MarvelMatch, { enemy, target, isBasicDefense, boost, player }: AttackLocals): readonly Hit[] {
  const card = cardOf(target);
  const source = cardOf(enemy);
  const isIdentity = card === identityOf(match, player);
  const reduced = isBasicDefense && isIdentity ? (powerOf(match, card, 'defense') ?? 0) : 0;
  const amount = Math.max(0, (powerOf(match, enemy, 'attack') ?? 0) + boost - reduced);
  const beyond = typeOf(match, card) === 'ally' && keywordOf(match, enemy, 'overkill') > 0 ? excessOf(match, card, amount) : 0;
  const hits: Hit[] = [{ card, amount, source, isAttack: true }];
  if (beyond > 0) hits.push({ card: identityOf(match, player), amount: beyond, source, isAttack: true });
  return hits;
}
