import {
  cardOf,
  leave,
  option,
  pin,
  program,
  raise,
  raiseAll,
  raiseAndTell,
  type CardId,
  type CardRef,
  type OneSeatQuestion,
  type Seat,
  type ToldLocals,
} from '@crupier/kernel/rules';
import { fact } from '../state/facts.ts';
import { alliesOf, hasStatus, identityOf, isHero, keywordOf, powerOf, recordOf, typeOf, isStillInPlay } from '../state/reading.ts';
import { seatsFrom, type Marvel, type MarvelMatch } from '../state/state.ts';
import { boostOf, giveBoost, nextBoost } from './boosts.ts';
import { dealDamage, excessOf, pierce, type Hit } from './damage.ts';
import { loseStatus } from './statuses.ts';

interface AttackLocals extends ToldLocals {
  readonly enemy: CardRef;
  /** The player whom the attack was aimed at. */
  readonly attacked: Seat;
  /** That player, or the one who defends. */
  player: Seat;
  /** The character that is attacked. */
  target: CardRef;
  isDefended: boolean;
  /** What boost cards have added to its power. */
  boost: number;
  turned: CardId;
}

const DAMAGE = 'deal damage';

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
      if (told.every(({ event }) => event === undefined) || !isStillInPlay(match, enemy)) return leave;
      giveBoost(match, enemy);
      return undefined;
    },
  },
  {
    name: 'declare a defender',
    rule: 'MC-ATTACK-ENEMY-ACTIVATION-7 MC-DEFENSE-1 MC-DEFENSE-2 MC-DEFENSE-5 MC-ALLY-6',
    ask: (match, { locals: { enemy } }) => (isStillInPlay(match, enemy) ? defenders(match, cardOf(enemy)) : undefined),
    take: (match, { locals }, [chosen], by) => {
      if (chosen === undefined) return;
      Object.assign(locals, { player: by, target: pin(recordOf(match, chosen.card)), isDefended: true });
      raiseAll(match, [
        fact('cardExhausted', { card: chosen.card }),
        fact('defended', { card: chosen.card, other: cardOf(locals.enemy), seat: by }),
      ]);
    },
  },
  {
    name: 'turn up a boost card',
    rule: 'MC-ATTACK-ENEMY-ACTIVATION-8 MC-ATTACK-ENEMY-ACTIVATION-9 MC-BOOST-ICON-2',
    do: (match, { locals }) => {
      if (!isStillInPlay(match, locals.enemy)) return leave;
      const card = nextBoost(match, locals.enemy);
      if (card === undefined) return 'the defender is gone';
      locals.turned = card;
      raise(match, fact('boostTurned', { card, other: cardOf(locals.enemy) }));
      return undefined;
    },
  },
  {
    name: 'its icons count, and it is discarded',
    rule: 'MC-ATTACK-ENEMY-ACTIVATION-11 MC-ATTACK-ENEMY-ACTIVATION-12 MC-ATTACK-ENEMY-ACTIVATION-13 MC-BOOST-ICON-3 MC-BOOST-ICON-8 MC-BOOST-ICON-9',
    do: (match, { locals }) => {
      locals.boost += boostOf(match, locals.turned);
      raise(match, fact('encounterDiscarded', { card: locals.turned }));
      return 'turn up a boost card';
    },
  },
  {
    name: 'the defender is gone',
    rule: 'MC-ATTACK-ENEMY-ACTIVATION-19 MC-DEFENSE-19',
    do: (match, { locals }) => {
      if (match.state.players[locals.player]?.isEliminated !== false) return leave;
      if (!isStillInPlay(match, locals.target))
        Object.assign(locals, { target: pin(recordOf(match, identityOf(match, locals.player))), isDefended: false });
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
    name: 'retaliate',
    rule: 'MC-ATTACK-ENEMY-ACTIVATION-21 MC-RETALIATE-1 MC-RETALIATE-2',
    do: (match, { locals: { enemy, target } }) => {
      const amount = isStillInPlay(match, target) && keywordOf(match, enemy, 'ranged') === 0 ? keywordOf(match, target, 'retaliate') : 0;
      if (isStillInPlay(match, enemy)) dealDamage(match, [{ card: cardOf(enemy), amount, source: cardOf(target) }]);
    },
  },
  {
    name: 'after the attack',
    rule: 'MC-ATTACK-ENEMY-ACTIVATION-22 MC-ATTACK-ENEMY-ACTIVATION-23 MC-DEFENSE-20',
    do: (match, { locals: { enemy, target, player } }) => raise(match, fact('enemyAttacked', { card: enemy, other: target, seat: player })),
  },
]);

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
function hitsOf(match: MarvelMatch, { enemy, target, isDefended, boost, player }: AttackLocals): readonly Hit[] {
  const card = cardOf(target);
  const source = cardOf(enemy);
  const isIdentity = card === identityOf(match, player);
  const reduced = isDefended && isIdentity ? (powerOf(match, card, 'defense') ?? 0) : 0;
  const amount = Math.max(0, (powerOf(match, enemy, 'attack') ?? 0) + boost - reduced);
  const beyond = typeOf(match, card) === 'ally' && keywordOf(match, enemy, 'overkill') > 0 ? excessOf(match, card, amount) : 0;
  const hits: Hit[] = [{ card, amount, source }];
  if (beyond > 0) hits.push({ card: identityOf(match, player), amount: beyond, source });
  return hits;
}
