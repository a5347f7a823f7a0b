import { applies, call, leave, option, program, raise, site, type CardId, type Option, type Seat } from '@crupier/kernel/rules';
import { discardedFrom, fact } from '../state/facts.ts';
import { cardsIn } from '../state/reading.ts';
import type { KeyForge, KeyForgeMatch } from '../state/state.ts';
import { besideIt, isWhole } from './gigantic.ts';
import { playCard } from './play.ts';
import type { User } from './restrictions.ts';
import {
  canPlay,
  isOfActiveHouse,
  mayBeUpgrade,
  mayDoFromHand,
  mayFightAny,
  mayPlayAny,
  mayPlayByText,
  mayUseAny,
  usedZones,
  usesInMainStep,
} from './restrictions.ts';
import { canRaiseTide, raiseTide } from './tide.ts';
import { beginUse, callUse, useOption } from './use.ts';
import { useUpPermission } from './use-permissions.ts';

const discards = site('KF-DISCARD-1', 'cards of the active house are discarded from hand');
const omegaEnds = site('KF-OMEGA-1 KF-OMEGA-3 KF-FAQ-GEN-35', 'after an omega card the step is over');

interface MainLocals {
  /** What was chosen and has begun. */
  chosen: Option | undefined;
}

/** Step 3: playing, discarding and using cards, in any order and any number of times. *Rule:* KF-TURN-MAIN-1, KF-ORDER-8. */
export const mainStep = program<KeyForge, MainLocals>('main step', [
  {
    name: 'omega ends the step',
    rule: 'KF-OMEGA-3',
    do: (match) => (match.state.omega && applies(match, omegaEnds) ? leave : undefined),
  },
  {
    name: 'play, discard or use a card',
    rule: 'KF-TURN-MAIN-1 KF-ORDER-8',
    ask: (match, { seat }) => ({ kind: 'act', seat, purpose: 'mainStep', options: mainOptions(match, seat) }),
    take: (match, { locals, seat }, [chosen]) => {
      if (chosen === undefined || chosen.verb === 'endTurn') return leave;
      locals.chosen = chosen;
      if (isUse(chosen)) beginUse(match, chosen.card, seat);
      return undefined;
    },
  },
  {
    name: 'use up a permission to use it',
    rule: 'KF-OFF-HOUSE-1',
    do: (match, { locals: { chosen }, seat }) => {
      if (chosen !== undefined && isUse(chosen)) useUpPermission(match, chosen.card, seat);
    },
  },
  {
    name: 'do it',
    rule: 'KF-TURN-MAIN-1',
    do: (match, { locals, seat }) => {
      if (locals.chosen !== undefined) begin(match, locals.chosen, seat);
      return 'omega ends the step';
    },
  },
]);

/** Everything that the active player may do now; ending the step comes last. */
function mainOptions(match: KeyForgeMatch, seat: Seat): Option[] {
  const options: Option[] = [];
  const hand = handOf(match, seat);
  for (const card of cardsIn(match, 'hand', seat)) addHandOptions(match, hand, card, options);
  const user = userOf(match, seat);
  for (const zone of usedZones(match)) {
    for (const card of cardsIn(match, zone, seat)) {
      for (const use of usesInMainStep(match, user, card)) options.push(useOption(match, card, use));
    }
  }
  if (canRaiseTide(match, seat)) options.push(option('raiseTide'));
  options.push(option('endTurn'));
  return options;
}

/** Who uses cards now. */
export function userOf(match: KeyForgeMatch, seat: Seat): User {
  return { seat, permitted: mayUseAny(match, seat), fights: mayFightAny(match, seat) };
}

/** A player's hand as it is now. */
export function handOf(match: KeyForgeMatch, seat: Seat): Hand {
  return { seat, free: mayDoFromHand(match), permitted: mayPlayAny(match, seat) };
}

/** Whose hand it is, and what is the same for all its cards. */
export interface Hand {
  readonly seat: Seat;
  /** Whether the rule of the first turn lets one more thing be done from it. */
  readonly free: boolean;
  /** Whether any text lets cards be played that the rules would not. */
  readonly permitted: boolean;
}

function addHandOptions(match: KeyForgeMatch, hand: Hand, card: CardId, options: Option[]): void {
  const freely = isFreely(match, hand, card);
  if (mayPlayNow(match, hand, card, freely)) options.push(option('play', card));
  if (mayBeUpgrade(match, card) && mayPlayAsUpgrade(match, hand, card, freely)) options.push(option('playAsUpgrade', card));
  if (freely && applies(match, discards)) options.push(option('discard', card));
}

/** Whether something may be done with a card of the hand without a text that allows it: it is of the active house, beyond the first turn's one. */
export function isFreely(match: KeyForgeMatch, { free }: Hand, card: CardId): boolean {
  return free && isOfActiveHouse(match, card);
}

/** Whether a card of the hand may be played in the main step. *Rule:* KF-TURN-MAIN-1. */
export function mayPlayNow(match: KeyForgeMatch, hand: Hand, card: CardId, freely = isFreely(match, hand, card)): boolean {
  const isAllowed = freely || isPermitted(match, hand, card, false);
  return isAllowed && canPlay(match, hand.seat, card) && isWhole(match, card, besideIt(match, card));
}

/** The same of one that may be played as an upgrade, if so. *Rule:* KF-FAQ-GEN-23. */
export function mayPlayAsUpgrade(match: KeyForgeMatch, hand: Hand, card: CardId, freely = isFreely(match, hand, card)): boolean {
  return (freely || isPermitted(match, hand, card, true)) && canPlay(match, hand.seat, card, true);
}

function isPermitted(match: KeyForgeMatch, { seat, free, permitted }: Hand, card: CardId, asUpgrade: boolean): boolean {
  return permitted && mayPlayByText(match, seat, card, { free, asUpgrade });
}

function isUse({ verb }: Option): boolean {
  return verb !== 'play' && verb !== 'playAsUpgrade' && verb !== 'discard' && verb !== 'raiseTide';
}

function begin(match: KeyForgeMatch, chosen: Option, seat: Seat): void {
  const { verb, card } = chosen;
  if (verb === 'discard') raise(match, fact('cardDiscarded', { card, seat, value: discardedFrom.hand }));
  else if (verb === 'raiseTide') call(match, raiseTide, {}, { seat });
  else if (verb === 'play' || verb === 'playAsUpgrade') {
    playCard(match, card, seat, { asUpgrade: verb === 'playAsUpgrade', forced: false });
  } else callUse(match, chosen, seat);
}
