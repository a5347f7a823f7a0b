import { cardOf, leave, program, raise, raiseAndTell, type CardId, type CardRef, type ToldLocals } from '@crupier/kernel/rules';
import { fact } from '../state/facts.ts';
import { hasStatus, powerOf, isStillInPlay } from '../state/reading.ts';
import type { Marvel } from '../state/state.ts';
import { boostOf, giveBoost, nextBoost } from './boosts.ts';
import { loseStatus } from './statuses.ts';
import { placeThreat } from './threat.ts';

interface SchemeLocals extends ToldLocals {
  readonly enemy: CardRef;
  /** What boost cards have added to its power. */
  boost: number;
  turned: CardId;
}

const THREAT = 'place threat';

/** An enemy schemes. *Rule:* MC-ACTIVATION-1. */
export const enemyScheme = program<Marvel, SchemeLocals>('enemy scheme', [
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
      if (told.every(({ event }) => event === undefined) || !isStillInPlay(match, enemy)) return leave;
      giveBoost(match, enemy);
      return undefined;
    },
  },
  {
    name: 'turn up a boost card',
    rule: 'MC-SCHEME-ENEMY-ACTIVATION-2 MC-SCHEME-ENEMY-ACTIVATION-3 MC-BOOST-ICON-2',
    do: (match, { locals }) => {
      if (!isStillInPlay(match, locals.enemy)) return leave;
      const card = nextBoost(match, locals.enemy);
      if (card === undefined) return THREAT;
      locals.turned = card;
      raise(match, fact('boostTurned', { card, other: cardOf(locals.enemy) }));
      return undefined;
    },
  },
  {
    name: 'its icons count, and it is discarded',
    rule: 'MC-SCHEME-ENEMY-ACTIVATION-5 MC-SCHEME-ENEMY-ACTIVATION-6 MC-SCHEME-ENEMY-ACTIVATION-7 MC-BOOST-ICON-3 MC-BOOST-ICON-8 MC-BOOST-ICON-9',
    do: (match, { locals }) => {
      locals.boost += boostOf(match, locals.turned);
      raise(match, fact('encounterDiscarded', { card: locals.turned }));
      return 'turn up a boost card';
    },
  },
  {
    name: THREAT,
    rule: 'MC-SCHEME-ENEMY-ACTIVATION-8 MC-BASIC-POWER-5',
    do: (match, { locals: { enemy, boost } }) =>
      placeThreat(match, match.state.mainScheme, (powerOf(match, enemy, 'scheme') ?? 0) + boost, cardOf(enemy)),
  },
  {
    name: 'after the scheme',
    rule: '',
    do: (match, { locals: { enemy }, seat }) => raise(match, fact('enemySchemed', { card: enemy, seat })),
  },
]);
