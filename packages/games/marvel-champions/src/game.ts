import { defineGame, extendingGame, type CardBehaviour, type Game, type Resumable, type Wordings } from '@crupier/kernel/rules';
import { meanings } from './meanings/meanings.ts';
import { manners } from './rules/manners.ts';
import { players } from './rules/players.ts';
import { programs } from './rules/programs.ts';
import { policy } from './rules/timing.ts';
import { windows } from './rules/windows.ts';
import { payIntoPlay } from './verbs/allies.ts';
import { engageFacedown } from './verbs/facedown.ts';
import { shuffleDifferent, takeOneOfTop } from './verbs/piles.ts';
import { sequence } from './verbs/specials.ts';
import { tuckAtRandom } from './verbs/unusual.ts';
import { revealSome } from './verbs/scenario.ts';
import { commits } from './state/commits.ts';
import { facts } from './state/facts.ts';
import { checkInvariants } from './state/invariants.ts';
import { withEveryField, type PrintedCard } from './state/printed.ts';
import { rememberCard } from './state/remember.ts';
import { cloneMarvel, durations, SEATS_MAX, zoneKind, zoneOf, zones, type Marvel, type Zone } from './state/state.ts';
import { knownBy } from './state/visibility.ts';

/** The zones in which the abilities of cards work; those of events work in hand. *Rule:* MC-EVENT-1. */
const liveZones: readonly Zone[] = ['area', 'engaged', 'villainArea', 'effects'];

/** The same by the numbers of zones. */
const liveZoneAt: readonly boolean[] = zones.flatMap((zone) => Array.from({ length: SEATS_MAX }, () => liveZones.includes(zone)));

/** The same game with more cards besides its own, and wordings that know their names; it pauses after each card. */
export function extendMarvelChampions(game: Game<Marvel>, cards: readonly CardBehaviour[], wordings: Wordings): Resumable<Game<Marvel>> {
  return extendingGame({ ...game, wordings }, cards);
}

/** Makes the game for a set of cards; the first of them is the blank one. Without wordings it is played and has no texts. */
export function defineMarvelChampions(cards: readonly CardBehaviour[], wordings?: Wordings): Game<Marvel> {
  return defineGame<Marvel>({
    name: 'marvel-champions',
    programs: [...programs, revealSome, tuckAtRandom, engageFacedown, takeOneOfTop, shuffleDifferent, sequence, payIntoPlay],
    cards: cards.map((card) => ({ ...card, printed: withEveryField(card.printed) })),
    words: meanings,
    ...(wordings && { wordings }),
    manners,
    facts,
    commits,
    policy,
    players,
    windows,
    durations,
    worksIn: (definition, zone) =>
      liveZoneAt[zone] === true ||
      ((definition?.printed as Partial<PrintedCard> | undefined)?.type === 'event' && zoneKind(zone) === 'hand'),
    clone: cloneMarvel,
    remember: rememberCard,
    knownBy,
    isHeld: (zone) => zoneKind(zone) === 'hand',
    effectZones: { working: zoneOf('effects'), spent: zoneOf('spent') },
    checkInvariants,
  });
}
