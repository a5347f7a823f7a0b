import {
  applies,
  program,
  raiseAll,
  rulesOnCard,
  site,
  staticsAbout,
  topic,
  type CardId,
  type GameEvent,
  type Seat,
} from '@crupier/kernel/rules';
import { fact } from '../state/facts.ts';
import { cardsIn, isDemon, recordOf, sideOf } from '../state/reading.ts';
import { isPlaying } from '../state/seats.ts';
import type { Inferno, InfernoMatch } from '../state/state.ts';

/** The rule by which an effect gives its controller control of what it works on. *Rule:* INF-612.1b. */
const CONTROL = topic('isControlled');

const nobodyTakesDemons = site('INF-112.2', 'a demon is controlled by whoever started with it');

/** Whether an effect can change who controls something in play. *Rule:* INF-112.2. */
export function canBeTaken(match: InfernoMatch, card: CardId): boolean {
  return !isDemon(match, card) || !applies(match, nobodyTakesDemons);
}

/** Who controls a card in play now: whoever the newest effect says, else its home. *Rule:* INF-110.2, INF-612.1b, INF-800.3b. */
export function controllerNow(match: InfernoMatch, card: CardId): Seat {
  const givers = rulesOnCard(match, card, CONTROL).map(({ self }) => sideOf(match, self));
  return givers.findLast((seat) => isPlaying(match, seat)) ?? recordOf(match, card).home;
}

/** Whether anybody may have to look who controls what: the test that nearly every event ends with. */
export function mayControlChange(match: InfernoMatch): boolean {
  return match.state.displaced > 0 || staticsAbout(match, CONTROL).length > 0;
}

/** Cards come under the control of those who control them now, all at once. *Rule:* INF-701.10b, INF-800.3b. */
export const changeControl = program<Inferno, object>('control changes', [
  { name: 'who controls what', rule: 'INF-110.2 INF-612.1b INF-701.10b INF-800.3b', do: (match) => raiseAll(match, controlChanges(match)) },
]);

/** What must change hands now, resources too. */
export function controlChanges(match: InfernoMatch): GameEvent[] {
  const found: GameEvent[] = [];
  for (let seat = 0; seat < match.state.players.length; seat++) {
    for (const zone of PLAY_ZONES) for (const card of cardsIn(match, zone, seat)) found.push(...changeOf(match, card));
  }
  return found;
}

const PLAY_ZONES = ['play', 'resources'] as const;
const NO_CHANGE: readonly GameEvent[] = [];

function changeOf(match: InfernoMatch, card: CardId): readonly GameEvent[] {
  if (!canBeTaken(match, card)) return NO_CHANGE;
  const side = controllerNow(match, card);
  return side !== recordOf(match, card).controller && isPlaying(match, side) ? [fact('controlChanged', { card, seat: side })] : NO_CHANGE;
}
