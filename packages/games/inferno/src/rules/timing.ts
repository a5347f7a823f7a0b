import {
  abilityOf,
  applies,
  call,
  lenderOf,
  raise,
  raiseAll,
  site,
  type EventPolicy,
  type GameEvent,
  type Heard,
} from '@crupier/kernel/rules';
import type { Ability } from '@crupier/kernel/cards';
import { mayTake, noteOffer } from '../state/fragmented-loops.ts';
import { rememberTriggers } from '../state/chain.ts';
import { settleEntering } from './enter.ts';
import { energyTriggers } from './energy-abilities.ts';
import { isEnergyAbility } from './energy-criteria.ts';
import { notOnTheWay } from './state-triggers.ts';
import { usesUp } from './damage.ts';
import { fact, kind } from '../state/facts.ts';
import { beforeCommit, isLeavingNoticed } from './before-leaving.ts';
import { eachInstance } from './instances.ts';
import { saysNothing, withoutLostResources, worksBlank } from './resource-texts.ts';
import { settle } from './settle.ts';
import { withoutUnseen } from './unseen-discards.ts';
import { isExpired, leaveAnew } from './leave.ts';
import { recordOf, sideOf } from '../state/reading.ts';
import { workingZones } from '../state/working-zones.ts';
import { activeOrNext, isPlaying } from '../state/seats.ts';
import { zoneOf, type Inferno, type InfernoMatch } from '../state/state.ts';

const setOff = site(
  'INF-303.4 INF-603.2 INF-603.2a INF-603.2b INF-603.2c INF-603.6a INF-603.6d INF-603.9 INF-113.2d INF-113.3c INF-116.2a',
  'an event sets off every ability that waits for it',
);
const followsAtOnce = site('INF-614.5', 'what follows from prevention happens at once');
const ownFirst = site('INF-615.1a INF-613.13', 'what an effect replaces of itself is replaced first');
const controlNext = site('INF-615.1b', 'under whose control something enters is settled before the rest');
/** In a deck it is the owner; so too among moves that exclude each other. Rulings C-39, C-65. */
const controllerChooses = site('INF-400.6 INF-615.1 INF-702.9c', 'the controller of what is affected chooses among replacements');

const notOfDeparted = site('INF-800.3c', 'what is set off as its player leaves, or later, is not put on the chain');

const endless = site('INF-104.4b', 'abilities that set each other off at once and without end are a draw');

const NOBODY: readonly Heard[] = [];

/** How Inferno asks those who listen: triggered abilities wait until somebody would have priority. *Rule:* INF-603.3. */
export const policy: EventPolicy<Inferno> = {
  // The controller of what is affected chooses, or its owner. *Rule:* INF-615.1, INF-613.13.
  chooser: (match, { card, seat }) => {
    const side = card > 0 ? sideOf(match, card) : seat;
    return isPlaying(match, side) && applies(match, controllerChooses) ? side : activeOrNext(match);
  },
  decideEntering: (match, event, open) => open.every((heard) => rankOf(match, heard) === LATEST) && settleEntering(match, event),
  react: reactTo,
  rankOf,
  revealHidden,
  isExpired,
  interrupt: beforeCommit,
  interruptsUnheard: isLeavingNoticed,
  settle,
  isBlank: saysNothing,
  worksBlank,
  usesUp,
  rewound: leaveAnew,
  offered: noteOffer,
  mayTake,
  // What nobody can bring to an end is a draw. *Rule:* INF-707.4.
  endless: (match) => raise(match, fact('matchDrawn', {})),
};

/** Facts to which abilities react at once, off the chain: energy abilities, and what follows from prevention. */
const atOnce: readonly number[] = [kind.tappedForEnergy, kind.energyActivated, kind.damagePrevented];

/** What has been set off waits until somebody would have priority, but for what never uses the chain. *Rule:* INF-603.2, INF-603.3, INF-605.4a. */
function reactTo(match: InfernoMatch, all: readonly Heard[], events: readonly GameEvent[]): void {
  const heard = withoutLostResources(match, withoutUnseen(match, all));
  const isAtOnce = events.some((event) => atOnce.includes(event.kind));
  const immediate = isAtOnce ? heard.filter((each) => resolvesAtOnce(match, each)) : NOBODY;
  const later = isAtOnce ? heard.filter((each) => !immediate.includes(each)) : notOnTheWay(match, heard);
  const mayWait = (each: Heard): boolean => isHome(match, each) && !isOfDeparted(match, each);
  const waiting = later.every(mayWait) ? later : later.filter(mayWait);
  if (waiting.length > 0 && applies(match, setOff)) rememberTriggers(match, eachInstance(match, waiting));
  if (immediate.length > 0) resolveAtOnce(match, immediate);
}

/** So many abilities of which each sets off the next at once have no end. *Rule:* INF-104.4b. */
const ENDLESS = 100;

/** What never uses the chain resolves now. Where each sets off the next without end, the match is drawn. */
function resolveAtOnce(match: InfernoMatch, immediate: readonly Heard[]): void {
  const open = match.state.frames.filter(({ program }) => program === energyTriggers.id).length;
  if (open < ENDLESS) call(match, energyTriggers, { waiting: immediate });
  else if (applies(match, endless)) raise(match, fact('matchDrawn', {}));
}

/** Whether an ability that listened works in play or on the chain at all, and not only elsewhere. *Rule:* INF-113.5i, INF-113.5j. */
function isHome(match: InfernoMatch, { ref, self }: Heard): boolean {
  if (lenderOf(ref, self) !== self) return true;
  const { data } = abilityOf(match, ref);
  const zones = workingZones(data);
  return zones.length === 0 || zones.includes('play') || zones.includes('chain') || recordOf(match, self).zone === zoneOf('effects');
}

/** Whether what was set off is of a player who has left: what waited before that is dropped as the player leaves. *Rule:* INF-800.3c. */
function isOfDeparted(match: InfernoMatch, { seat }: Heard): boolean {
  return match.state.players[seat]?.lost === true && applies(match, notOfDeparted);
}

function resolvesAtOnce(match: InfernoMatch, { ref, event }: Heard): boolean {
  return event.kind === kind.damagePrevented ? applies(match, followsAtOnce) : isEnergyAbility(match, abilityOf(match, ref));
}

/** A card in a deck whose own ability could replace what happens to it is shown: that it is asked about says what it is. *Rule:* INF-702.9b. */
function revealHidden(match: InfernoMatch, heard: readonly Heard[]): void {
  const cards = [...new Set(heard.map(({ self }) => self))];
  raiseAll(
    match,
    cards.map((card) => fact('cardRevealed', { card, seat: recordOf(match, card).controller })),
  );
}

/** Of the replacements of one event those of the effect itself come first, then those that say under whose control something enters. */
function rankOf(match: InfernoMatch, { ref }: Heard): number {
  const { data } = abilityOf(match, ref);
  if (data.kind !== 'replacement') return LATEST;
  if (data.sort === 'self' && applies(match, ownFirst)) return 0;
  return saysWhoControls(data) && applies(match, controlNext) ? 1 : LATEST;
}

/** The rank of those that come last. */
const LATEST = 2;

/** Whether a replacement is of that sort, because it says so or by what it does. *Rule:* INF-615.1b. */
function saysWhoControls({ sort, clause }: Ability & { kind: 'replacement' }): boolean {
  return sort === 'control' || clause.do.some(({ verb }) => verb === 'enterUnder');
}
