import {
  abilityOption,
  applies,
  call,
  headed,
  option,
  program,
  type AbilityRef,
  type CardId,
  type Option,
  type Seat,
  site,
} from '@crupier/kernel/rules';
import { inPlay, typeOf } from '../state/reading.ts';
import { cardsIn, seatsFrom, type Marvel, type MarvelMatch } from '../state/state.ts';
import { hasHeader } from '../state/written.ts';
import { canUse, use, type Usable } from './use-ability.ts';

/** The header of action abilities. *Rule:* MC-ACTION-1. */
const ACTION = 'action';

const worksInHand = site('MC-IN-PLAY-6 MC-IN-PLAY-8', 'of cards in hand only events are used');

function isUsedFromHand(match: MarvelMatch, card: CardId): boolean {
  return typeOf(match, card) === 'event' || !applies(match, worksInHand);
}

const anyOfThem = site('MC-EVENT-2', 'of several abilities of a card the player says which is used');

function actionsOn(match: MarvelMatch, card: CardId): readonly AbilityRef[] {
  return headed(match, card, ACTION).filter((_, at) => at === 0 || applies(match, anyOfThem));
}

/** The actions that a player could use now: of cards in play, and of events in hand. *Rule:* MC-PLAYER-TURN-6, MC-ACTION-2. */
export function actionsOf(match: MarvelMatch, seat: Seat): readonly Usable[] {
  const events = cardsIn(match, 'hand', seat).filter((card) => hasHeader(match, card, ACTION) && isUsedFromHand(match, card));
  return [...inPlay(match), ...events]
    .flatMap((self): Usable[] => actionsOn(match, self).map((ref) => ({ ref, self, seat })))
    .filter((usable) => canUse(match, usable));
}

/** They are offered by their place among them. */
export function actionOptions(match: MarvelMatch, seat: Seat): readonly Option[] {
  return actionsOf(match, seat).map((usable, at) => abilityOption(match, 'use', usable, at));
}

/** Uses the action of an option. The last act of a step. */
export function useAction(match: MarvelMatch, seat: Seat, { value }: Option): void {
  const usable = actionsOf(match, seat)[value];
  if (usable !== undefined) use(match, usable);
}

/** The other players of whom one could be asked for an action now. *Rule:* MC-PLAYER-TURN-8. */
export function askable(match: MarvelMatch, seat: Seat): readonly Option[] {
  const others = seatsFrom(match, seat).filter((each) => each !== seat && actionsOf(match, each).length > 0);
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
