import {
  abilityOf,
  abilityOption,
  applies,
  call,
  headed,
  option,
  program,
  type AbilityRef,
  type CardId,
  type OneSeatQuestion,
  type Option,
  type Seat,
  site,
} from '@crupier/kernel/rules';
import { inPlay, typeOf } from '../state/reading.ts';
import { cardsIn, seatsFrom, type Marvel, type MarvelMatch } from '../state/state.ts';
import { hasHeader } from '../state/written.ts';
import { isLabelled } from './forms.ts';
import { canUse, mayTrigger, use, type Usable } from './use-ability.ts';

/** The header of action abilities. *Rule:* MC-ACTION-1. */
export const ACTION = 'action';

const worksInHand = site('MC-IN-PLAY-6 MC-IN-PLAY-8 MC-ABILITY-3', 'of cards in hand only events are used');
const forcedToo = site('MC-ACTION-5 MC-FORCED-3', 'a forced action is used whenever another one could be');
const passedOver = site('MC-ACTION-6', 'a forced action that cannot be used does not keep the phase from ending');

function isUsedFromHand(match: MarvelMatch, card: CardId): boolean {
  return typeOf(match, card) === 'event' || !applies(match, worksInHand);
}

const anyOfThem = site('MC-EVENT-2', 'of several abilities of a card the player says which is used');

/** The actions of a card. */
export function refsOn(match: MarvelMatch, card: CardId): readonly AbilityRef[] {
  const refs = headed(match, card, ACTION);
  return refs.length < 2 ? refs : refs.filter((_, at) => at === 0 || applies(match, anyOfThem));
}

function isForced(match: MarvelMatch, { ref }: Usable): boolean {
  return isLabelled(abilityOf(match, ref).data, 'forced');
}

/** The actions of some cards, whether or not a player could use them now. */
function actionsOn(match: MarvelMatch, cards: readonly CardId[], seat: Seat): Usable[] {
  const found: Usable[] = [];
  for (const self of cards) for (const ref of refsOn(match, self)) found.push({ ref, self, seat });
  return found;
}

/** The actions of cards in play, and of events in hand. */
function actionsThere(match: MarvelMatch, seat: Seat): readonly Usable[] {
  return [...actionsOn(match, inPlay(match), seat), ...actionsInHand(match, seat)];
}

function actionsInHand(match: MarvelMatch, seat: Seat): readonly Usable[] {
  const events = cardsIn(match, 'hand', seat).filter((card) => hasHeader(match, card, ACTION) && isUsedFromHand(match, card));
  return actionsOn(match, events, seat);
}

/** Whether an action could be used now. */
export function isUsable(match: MarvelMatch, usable: Usable): boolean {
  // Most cards of others are ruled out by whose they are.
  return mayTrigger(match, usable) && (!isForced(match, usable) || applies(match, forcedToo)) && canUse(match, usable);
}

/** The actions that a player could use now: of cards in play, and of events in hand. *Rule:* MC-PLAYER-TURN-6, MC-ACTION-2. */
export function actionsOf(match: MarvelMatch, seat: Seat): readonly Usable[] {
  return actionsThere(match, seat).filter((usable) => isUsable(match, usable));
}

/** Whether a player could use any action now, one of those in play or of an event in hand. */
function hasAction(match: MarvelMatch, seat: Seat, inPlayNow: readonly Usable[]): boolean {
  return (
    inPlayNow.some((usable) => isUsable(match, { ...usable, seat })) || actionsInHand(match, seat).some((usable) => isUsable(match, usable))
  );
}

/** The forced actions that a player has to resolve before the player phase ends: those that could be used. *Rule:* MC-ACTION-4, MC-ACTION-6. */
function forcedActionsOf(match: MarvelMatch, seat: Seat): readonly Usable[] {
  return actionsOn(match, inPlay(match), seat).filter(
    (usable) => isForced(match, usable) && mayTrigger(match, usable) && (canUse(match, usable) || !applies(match, passedOver)),
  );
}

/** Asks the first player with forced actions for the next one; undefined where nobody has any. *Rule:* MC-ACTION-4. */
export function forcedActionQuestion(match: MarvelMatch): OneSeatQuestion | undefined {
  const seat = seatsFrom(match, match.state.first).find((each) => forcedActionsOf(match, each).length > 0);
  if (seat === undefined) return undefined;
  const options = forcedActionsOf(match, seat).map((usable, at) => abilityOption(match, 'use', usable, at));
  return { kind: 'next', seat, purpose: 'forcedAction', options };
}

/** Uses the forced action that was chosen. The last act of a step. */
export function useForcedAction(match: MarvelMatch, seat: Seat, { value }: Option): void {
  const usable = forcedActionsOf(match, seat)[value];
  if (usable !== undefined) use(match, usable);
}

/** They are offered by their place among them. */
export function actionOptions(match: MarvelMatch, seat: Seat): readonly Option[] {
  return actionsOf(match, seat).map((usable, at) => abilityOption(match, 'use', usable, at));
}

/** Uses the action of an option. The last act of a step. */
export function useAction(match: MarvelMatch, seat: Seat, { value }: Option): void {
  let place = -1;
  const usable = actionsThere(match, seat).find((each) => isUsable(match, each) && ++place === value);
  if (usable !== undefined) use(match, usable);
}

/** The other players of whom one could be asked for an action now. *Rule:* MC-PLAYER-TURN-8. */
export function askable(match: MarvelMatch, seat: Seat): readonly Option[] {
  const seats = seatsFrom(match, seat).filter((each) => each !== seat);
  if (seats.length === 0) return [];
  // Which actions are in play is found once for all of them.
  const inPlayNow = actionsOn(match, inPlay(match), seat);
  const others = seats.filter((each) => hasAction(match, each, inPlayNow));
  return others.map((each) => option('askForAction', identityIn(match, each), each));
}

function identityIn({ state }: MarvelMatch, seat: Seat): CardId {
  return state.players[seat]?.identity ?? 0;
}

/** Another player is asked for an action, and decides whether to use one. *Rule:* MC-ACTION-1, MC-PLAYER-TURN-8. */
export const askForAction = program<Marvel, object>('ask for an action', [
  {
    name: 'use one or none',
    rule: 'MC-ACTION-1 MC-PLAYER-TURN-8',
    ask: (match, { seat }) => {
      const options = actionOptions(match, seat);
      return options.length === 0 ? undefined : { kind: 'respond', seat, purpose: 'askedForAction', min: 0, options };
    },
    take: (match, { seat }, [chosen]) => {
      if (chosen !== undefined) useAction(match, seat, chosen);
    },
  },
]);

/** Asks another player for an action. The last act of a step. */
export function askAnother(match: MarvelMatch, seat: Seat): void {
  call(match, askForAction, {}, { seat });
}
