import { call, cardOf, leave, NO_CARD, program, raise, raiseAndTell, type CardRef, type ToldLocals } from '@crupier/kernel/rules';
import { ENEMY_SCHEME } from '../state/attack-under-way.ts';
import { fact } from '../state/facts.ts';
import { packFigures } from '../state/figures.ts';
import { hasStatus, powerOf } from '../state/reading.ts';
import type { Marvel } from '../state/state.ts';
import { hasLeftPlay } from './activating-enemy.ts';
import { giveBoost, turnBoosts, type BoostedLocals } from './boosts.ts';
import { loseStatus } from './statuses.ts';

interface SchemeLocals extends ToldLocals, BoostedLocals {
  readonly enemy: CardRef;
}

const THREAT = 'place threat';

/** An enemy schemes. *Rule:* MC-ACTIVATION-1. */
export const enemyScheme = program<Marvel, SchemeLocals>(ENEMY_SCHEME, [
  {
    name: 'a confused enemy does nothing',
    rule: 'MC-CONFUSE-1 MC-CONFUSE-7 MC-CONFUSE-8 MC-STATUS-CARDS-4',
    do: (match, { locals: { enemy } }) => {
      if (!hasStatus(match, enemy, 'confused')) return undefined;
      loseStatus(match, cardOf(enemy), 'confused');
      return leave;
    },
  },
  {
    name: 'the scheme begins',
    rule: 'MC-ACTIVATION-1',
    do: (match, { locals: { enemy }, seat }) => raiseAndTell(match, [fact('schemeBegan', { card: cardOf(enemy), seat })]),
  },
  {
    name: 'give a boost card',
    rule: 'MC-SCHEME-ENEMY-ACTIVATION-1 MC-ACTIVATION-5 MC-BOOST-ICON-11',
    do: (match, { locals: { enemy, told = [] } }) => {
      if (told.every(({ event }) => event === undefined) || hasLeftPlay(match, enemy)) return leave;
      giveBoost(match, enemy);
      return undefined;
    },
  },
  {
    name: 'turn up its boost cards',
    rule: 'MC-SCHEME-ENEMY-ACTIVATION-2',
    do: (match, { locals: { enemy }, seat }) => {
      if (hasLeftPlay(match, enemy)) return leave;
      call(match, turnBoosts, { enemy, boost: 0, turned: NO_CARD }, { source: cardOf(enemy), seat });
      return undefined;
    },
  },
  {
    name: THREAT,
    rule: 'MC-SCHEME-ENEMY-ACTIVATION-8 MC-BASIC-POWER-5',
    do: (match, { locals }) => {
      const { enemy, boost } = locals;
      if (hasLeftPlay(match, enemy)) return leave;
      const amount = (powerOf(match, enemy, 'scheme') ?? 0) + boost;
      const threat = fact('threatPlaced', { card: match.state.mainScheme, amount, other: cardOf(enemy) });
      locals.told = [];
      if (amount > 0) raiseAndTell(match, [threat]);
      return undefined;
    },
  },
  {
    name: 'after the scheme',
    rule: '',
    do: (match, { locals: { enemy, boost, told = [] }, seat }) => {
      const amount = told.reduce((sum, { event }) => sum + (event?.amount ?? 0), 0);
      const power = powerOf(match, enemy, 'scheme') ?? 0;
      raise(match, fact('enemySchemed', { card: enemy, seat, amount, value: packFigures([power, boost, power + boost]) }));
    },
  },
]);
