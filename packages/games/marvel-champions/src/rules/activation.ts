import {
  again,
  applies,
  call,
  cardOf,
  effectsUntil,
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
  topics,
  type CardId,
  type CardRef,
  type Seat,
} from '@crupier/kernel/rules';
import { howOf } from '../state/commits.ts';
import { fact } from '../state/facts.ts';
import { areaOf, isHero, isStillInPlay, recordOf } from '../state/reading.ts';
import { seatsFrom, type How, type Marvel, type MarvelMatch } from '../state/state.ts';
import { callEnemyAttack } from './enemy-attack.ts';
import { enemyScheme } from './enemy-scheme.ts';

const ofController = site(
  'MC-ATTACKS-AGAINST-ALLIES-2 MC-ATTACKS-AGAINST-ALLIES-3',
  'the player who controls an ally that is attacked is the attacked player',
);

const about = topics('cannotActivate');
const forbidden = site('MC-CANNOT-1', 'an enemy that cannot activate does not');

function mayActivate(match: MarvelMatch, enemy: CardRef): boolean {
  return rulesOnCard(match, cardOf(enemy), about.cannotActivate).length === 0 || !applies(match, forbidden);
}

interface ActivationLocals {
  enemy: CardRef;
  seat: Seat;
  how: How;
  /** The ally that is attacked directly, or `NO_CARD`. */
  target: CardRef;
}

const ACTIVATES = 'it would activate';

/** An enemy activates against a player. Those that were set off meanwhile follow, in the order that the first player says. */
export const activation = program<Marvel, ActivationLocals>('activation', [
  {
    name: ACTIVATES,
    rule: 'MC-ERRATA-41',
    do: (match, { locals: { enemy, seat } }) => {
      if (isStillInPlay(match, enemy) && mayActivate(match, enemy)) raise(match, fact('activationBegan', { card: enemy, seat }));
    },
  },
  {
    name: 'it attacks or schemes',
    rule: 'MC-ACTIVATION-1 MC-ACTIVATION-3 MC-ACTIVATION-4 MC-MINION-5 MC-ATTACK-PLAYER-ACTION-6 MC-ACTIVATION-6',
    do: (match, { locals: { enemy, seat, how, target } }) => {
      if (!isStillInPlay(match, enemy) || !mayActivate(match, enemy) || match.state.players[seat]?.isEliminated !== false) return;
      const attacks = how === 'attack' || (how === 'byForm' && isHero(match, seat));
      if (target !== NO_CARD && !isStillInPlay(match, target)) return undefined;
      if (attacks) return callEnemyAttack(match, enemy, seat, target);
      return call(match, enemyScheme, { enemy, boost: 0 }, { source: cardOf(enemy), seat });
    },
  },
  {
    name: 'what lasts for the activation ends',
    rule: 'MC-LASTING-EFFECTS-1 MC-BOOST-ICON-3 MC-MODIFYING-EFFECTS-5',
    do: (match) =>
      raiseAll(
        match,
        effectsUntil(match.state, match.game, 'activation').map((card) => fact('effectEnded', { card })),
      ),
  },
  {
    name: 'those that waited',
    rule: 'MC-ACTIVATION-10 MC-ACTIVATION-11 MC-ACTIVATION-12',
    ask: (match) => {
      const { activations, first } = match.state;
      const options = activations.map(({ enemy }, at) => option('activate', cardOf(enemy), at));
      return options.length === 0 ? undefined : { kind: 'next', seat: first, purpose: 'whichActivation', options };
    },
    take: (match, { locals }, [chosen]) => {
      const next = match.state.activations[chosen?.value ?? 0];
      if (next === undefined) return leave;
      Object.assign(locals, next);
      raise(match, fact('activationTaken', { value: chosen?.value ?? 0 }));
      return ACTIVATES;
    },
  },
]);

/** Whether an enemy is activating now. *Rule:* MC-ACTIVATION-1. */
export function isActivating(match: MarvelMatch): boolean {
  return enclosing(match, activation) !== undefined;
}

/** Minions attack the heroes with whom they are engaged, one after the other: in player order, and as each of those players says. */
export const attackInTurn = program<Marvel, { left: readonly CardRef[] }>('attack one after the other', [
  {
    name: 'the next one',
    rule: 'MC-ACTIVATION-6 MC-ACTIVATION-7',
    ask: (match, { locals: { left } }) => {
      const able = left.filter((each) => isStillInPlay(match, each) && isHero(match, areaOf(match, each))).map(cardOf);
      const seat = seatsFrom(match, match.state.first).find((each) => able.some((card) => areaOf(match, card) === each));
      if (seat === undefined) return undefined;
      const options = able.filter((card) => areaOf(match, card) === seat).map((card) => option('activate', card));
      return { kind: 'next', seat, purpose: 'whichMinion', options };
    },
    take: (match, { locals }, [chosen]) => {
      const card = chosen?.card ?? NO_CARD;
      locals.left = locals.left.filter((each) => cardOf(each) !== card);
      activate(match, card, areaOf(match, card), 'attack');
      return again;
    },
  },
]);

/** Lets an enemy activate against a player: now, or when the activation that is under way has ended. The last act of a step. *Rule:* MC-ACTIVATION-10. */
export function activate(match: MarvelMatch, card: CardId, seat: Seat, how: How): void {
  begin(match, { enemy: pin(recordOf(match, card)), seat, how, target: NO_CARD });
}

/** Lets an enemy attack an ally directly, for whoever controls that. The last act of a step. *Rule:* MC-ATTACKS-AGAINST-ALLIES-1, MC-ATTACKS-AGAINST-ALLIES-2. */
export function attackAlly(match: MarvelMatch, card: CardId, ally: CardId, by: Seat): void {
  const seat = applies(match, ofController) ? recordOf(match, ally).controller : by;
  begin(match, { enemy: pin(recordOf(match, card)), seat, how: 'attack', target: pin(recordOf(match, ally)) });
}

function begin(match: MarvelMatch, { enemy, seat, how, target }: ActivationLocals): void {
  if (match.state.players[seat]?.isEliminated !== false) return;
  if (enclosing(match, activation) === undefined) call(match, activation, { enemy, seat, how, target }, { source: cardOf(enemy), seat });
  else raise(match, fact('activationDelayed', { card: enemy, other: target, seat, value: howOf.indexOf(how) }));
}
