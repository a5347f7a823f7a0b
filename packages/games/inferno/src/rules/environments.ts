import {
  applies,
  bearerOf,
  derived,
  raiseAll,
  rulesOnSeat,
  site,
  staticsAbout,
  topics,
  type CardId,
  type GameEvent,
  type Seat,
} from '@crupier/kernel/rules';
import { fact } from '../state/facts.ts';
import { wordAsRead } from '../state/defined.ts';
import { openResources } from '../state/open-resources.ts';
import { cardsIn, hasKeyword } from '../state/reading.ts';
import { inTurnOrder } from '../state/seats.ts';
import { tableSlots } from '../state/slots.ts';
import { traitsOf } from '../state/traits.ts';
import { environments, type Environment, type Inferno, type InfernoMatch } from '../state/state.ts';

const about = topics('isBlank', 'list keyword', 'environmentOff', 'environmentOn');

const forbidden = site('INF-122.5 INF-122.4', 'an environment that is switched off is not there, whatever would make it so');
const untilTheEnd = {
  thanatos: site('INF-702.8c', 'there is Thanatos until the end of the turn'),
  acqua: site('INF-702.8c#2', 'there is Acqua until the end of the turn'),
  plague: site('INF-702.22c', 'there is Plaga until the end of the turn'),
} as const;
const whileInPlay = {
  thanatos: site('INF-702.8a INF-122.6a', 'there is Thanatos while a card with it is in play'),
  acqua: site('INF-702.19a INF-122.6b INF-122.3a', 'there is Acqua while a card with it is in play'),
  plague: site('INF-702.22a INF-122.6c', 'there is Plaga while a card with it is in play'),
} as const;
const changes = {
  thanatos: site('INF-702.8b INF-122.2', 'Thanatos is activated and deactivated'),
  acqua: site('INF-702.19b INF-122.2', 'Acqua is activated and deactivated'),
  plague: site('INF-702.22b INF-122.2', 'Plaga is activated and deactivated'),
} as const;
const depthIsCounted = site('INF-703.1a', 'depth is the number of cards with Acqua in play');
const asLastKnown = site('INF-703.1e', 'between two checks depth is what it was at the last one');
const noneWithoutAcqua = site('INF-703.1c', 'without a card with Acqua there is no depth');
const depthIsNoEnvironment = site('INF-703.1f', 'depth does not ask whether Acqua is active');

/** Whether an environment is active now: something makes it so and nothing forbids it. *Rule:* INF-122.2, INF-122.5, ruling C-09, C-10. */
export function isActive(match: InfernoMatch, environment: Environment): boolean {
  const { active } = match.state;
  if (isSaid(match, active, 'environmentOff', environment) && applies(match, forbidden)) return false;
  if (isSaid(match, active, 'environmentOn', environment) && applies(match, untilTheEnd[environment])) return true;
  return isAnySource(match, environment) && applies(match, whileInPlay[environment]);
}

/** Whether a card in play has the environment's keyword. */
function isAnySource(match: InfernoMatch, environment: Environment): boolean {
  return (sourcesNow(match) & (1 << environments.indexOf(environment))) !== 0;
}

function sourcesNow(match: InfernoMatch): number {
  return derived(match, tableSlots.sources, sourceBits);
}

/** What a player has in play but for resources that lie face down. *Rule:* INF-113.5. */
function openInPlay(match: InfernoMatch, seat: Seat): readonly CardId[] {
  const cards = cardsIn(match, 'play', seat);
  const open = openResources(match, seat);
  return open.length === 0 ? cards : [...cards, ...open];
}

/** The environments of which a card in play has the keyword, as bits: one look at the table for all, at every priority. */
function sourceBits(match: InfernoMatch): number {
  const { cards } = match.state;
  const doubtful = doubtfulBits(match);
  let found = 0;
  for (const seat of inTurnOrder(match)) {
    for (const card of openInPlay(match, seat)) {
      const printed = traitsOf(match, cards[card]?.definition ?? 0).environments;
      found |= printed & ~doubtful;
      const asked = doubtful & ~found;
      if (asked !== 0) found |= hadOf(match, card, asked);
    }
  }
  return found;
}

const ALL_BITS = (1 << environments.length) - 1;

/** The environments whose keywords an effect may give or take, as bits: the others are had by those on whom they are printed. */
function doubtfulBits(match: InfernoMatch): number {
  if (match.probe !== undefined || staticsAbout(match, about.isBlank).length > 0) return ALL_BITS;
  const given = staticsAbout(match, about['list keyword']);
  return given.length === 0 ? 0 : bitsSpokenOf(match, given);
}

/** The environments of which a change may give the keyword, as bits. */
function bitsSpokenOf(match: InfernoMatch, entries: ReturnType<typeof staticsAbout<Inferno>>): number {
  let bits = 0;
  for (const { ability, change, ref } of entries) {
    const word =
      change.kind === 'list' && ability.lent === undefined && change.word !== undefined
        ? wordAsRead(match, bearerOf(ref), change.word)
        : '';
    for (let at = 0; at < environments.length; at++) if (word === '' || word === environments[at]) bits |= 1 << at;
  }
  return bits;
}

/** Which of some environments a card has the keyword of, as bits. */
function hadOf(match: InfernoMatch, card: CardId, bits: number): number {
  let had = 0;
  environments.forEach((environment, at) => {
    if ((bits & (1 << at)) !== 0 && hasKeyword(match, card, environment)) had |= 1 << at;
  });
  return had;
}

function isSaid(match: InfernoMatch, seat: Seat, rule: 'environmentOff' | 'environmentOn', environment: Environment): boolean {
  const rules = rulesOnSeat(match, seat, about[rule]);
  return rules.some(({ self, word }) => wordAsRead(match, self, word) === environment);
}

/** The bits of the environments that are active now. */
function activeBits(match: InfernoMatch): number {
  // Where no effect speaks of environments, they are those of the cards in play.
  if (match.probe === undefined && staticsAbout(match, about.environmentOff).length + staticsAbout(match, about.environmentOn).length === 0)
    return sourcesNow(match);
  let bits = 0;
  for (let at = 0; at < environments.length; at++) if (isActive(match, environments[at] as Environment)) bits |= 1 << at;
  return bits;
}

const ACQUA = 1 << environments.indexOf('acqua');

/** How many cards in play have the keyword of an environment, which is given as a bit. */
function countSources(match: InfernoMatch, bit: number): number {
  const { cards } = match.state;
  const isDoubtful = (doubtfulBits(match) & bit) !== 0;
  let count = 0;
  for (const seat of inTurnOrder(match)) {
    for (const card of openInPlay(match, seat)) {
      const printed = traitsOf(match, cards[card]?.definition ?? 0).environments;
      if (isDoubtful ? hadOf(match, card, bit) !== 0 : (printed & bit) !== 0) count++;
    }
  }
  return count;
}

/** Depth is the number of cards in play with Acqua; where there are none there is no depth. *Rule:* INF-703.1a-c. */
function depthNow(match: InfernoMatch): number {
  if (!isAnySource(match, 'acqua')) return 0;
  const count = countSources(match, ACQUA);
  if (count === 0 || !applies(match, depthIsCounted)) return 0;
  return applies(match, depthIsNoEnvironment) || isActive(match, 'acqua') ? count : 0;
}

/** Depth as it was last worked out; 0 where there was none. *Rule:* INF-703.1e, ruling C-11. */
export function depthOf(match: InfernoMatch): number {
  return applies(match, asLastKnown) ? match.state.depth : depthNow(match);
}

/** Whether there is any depth: with no card with Acqua in play there is none. *Rule:* INF-703.1c. */
export function isThereDepth(match: InfernoMatch): boolean {
  return depthOf(match) > 0 || !applies(match, noneWithoutAcqua);
}

/** Looks at environments and depth before anybody has priority; each change is an event. The last act of a step. *Rule:* INF-703.1d. */
export function rememberDepth(match: InfernoMatch): void {
  const { environments: known, depth } = match.state;
  const bits = activeBits(match);
  const now = depthNow(match);
  if (bits !== known || now !== depth)
    raiseAll(match, [fact('environmentChanged', { value: bits, amount: now }), ...switched(match, known ^ bits, bits)]);
}

/** Looks at environments alone where nobody has priority yet: depth stays what it was. The last act of a step. *Rule:* INF-122.1, INF-513.3a. */
export function lookAtEnvironments(match: InfernoMatch): void {
  const { environments: known, depth } = match.state;
  const bits = activeBits(match);
  if (bits !== known) raiseAll(match, [fact('environmentChanged', { value: bits, amount: depth }), ...switched(match, known ^ bits, bits)]);
}

/** What each environment that is no longer what it was has become. *Rule:* INF-122.2, INF-702.8b, INF-702.19b, INF-702.22b. */
function switched(match: InfernoMatch, changed: number, bits: number): GameEvent[] {
  return environments.flatMap((environment, at) => {
    if ((changed & (1 << at)) === 0 || !applies(match, changes[environment])) return [];
    const isOn = (bits & (1 << at)) !== 0;
    return [isOn ? fact('environmentActivated', { value: at }) : fact('environmentDeactivated', { value: at })];
  });
}

/** The bits of the environments that are active now, and the depth: what a match that begins in its middle remembers. */
export function environmentsNow(match: InfernoMatch): { readonly bits: number; readonly depth: number } {
  return { bits: activeBits(match), depth: depthNow(match) };
}
