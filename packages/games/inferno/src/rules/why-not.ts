import {
  abilityOf,
  abilityOption,
  cardOf,
  headed,
  option,
  passes,
  site,
  type CardId,
  type Doable,
  type NamedValue,
  type Seat,
  type WhyNotRules,
} from '@crupier/kernel/rules';
import { activations, mayActivate, type Activating } from './activating.ts';
import { canAttack, hasDefender } from './combat.ts';
import { BY_ANYONE, SPECIAL } from './early-end.ts';
import { meansOf, untapped } from './energy.ts';
import { isPlayedFrom, leastCost, mayPlay, playChecks } from './options.ts';
import { isRitualTime, passesWaiting } from './ritual-time.ts';
import { mayTake, specialActions, type Special } from './special.ts';
import { isRepeating } from '../state/fragmented-loops.ts';
import { openResources } from '../state/open-resources.ts';
import { cardsIn, isDemon, isType, recordOf, zoneOfCard } from '../state/reading.ts';
import { speakerOf } from '../state/speaker.ts';
import { environments, isPlayZone, seatOfZone, type Inferno, type InfernoMatch } from '../state/state.ts';
import { FROM_HAND, traitsOf } from '../state/traits.ts';

const checks = {
  otherwise: site('INF-707.3', 'who must break a loop does something else'),
} as const;

/** Why cards are not played, abilities not activated and attackers not proposed. *Rule:* INF-116.1. */
export const whyNotRules: WhyNotRules<Inferno> = {
  purposes: ['priority'],
  acts: (match, seat, card) => actsWith(match, seat, card).map((act) => unlessRepeating(match, seat, card, act)),
  values,
  textChecks: ['there is no legal target for it', 'the rest of its cost cannot be paid', 'a special action would change nothing'],
};

/** An act that a loop may forbid besides. */
function unlessRepeating(match: InfernoMatch, seat: Seat, card: CardId, act: Doable): Doable {
  const { verb, value = 0, test } = act;
  const repeats = isRepeating(match, seat, option(verb, card, value));
  return repeats ? { ...act, test: () => test() && passes(match, checks.otherwise, false) } : act;
}

/** Energy is counted before anything is asked: what stands in the way of an energy ability is none of a card that it would pay for. */
function actsWith(match: InfernoMatch, seat: Seat, card: CardId): readonly Doable[] {
  const spared = meansOf(match, seat, card);
  const activating: Activating = { seat, means: meansOf(match, seat), meansWithout: () => spared, slow: isRitualTime(match, seat) };
  return [...actsWhereItLies(match, card, activating), ...specials(match, card, activating)];
}

function actsWhereItLies(match: InfernoMatch, card: CardId, activating: Activating): readonly Doable[] {
  const { seat } = activating;
  const { controller, zone } = recordOf(match, card);
  const place = zoneOfCard(match, card);
  if ((place === 'chain' ? controller : seatOfZone(zone)) !== seat) return [];
  const activated = (): readonly Doable[] => abilitiesOf(match, card, activating);
  switch (place) {
    case 'hand':
      return [playFrom(match, card, activating, place), ...abilitiesFromHand(match, card, activating), ...activated()];
    case 'infierno':
      return isPlayable(match, card) ? [playFrom(match, card, activating, place), ...activated()] : activated();
    case 'play':
      return [...attacks(match, card, activating), ...activated()];
    case 'resources':
      return [...tapping(match, card), ...(openResources(match, seat).includes(card) ? activated() : [])];
    case 'exile':
    case 'chain':
      return activated();
    default:
      return [];
  }
}

/** Whether a card says that it is played from the Infierno. *Rule:* INF-604.6, INF-702.7. */
function isPlayable(match: InfernoMatch, card: CardId): boolean {
  return traitsOf(match, recordOf(match, card).definition).isPlayedFromElsewhere && isPlayedFrom(match, card, 'infierno');
}

function playFrom(match: InfernoMatch, card: CardId, { seat, means, slow }: Activating, from: 'hand' | 'infierno'): Doable {
  // Nothing else is said of a resource: no time and no cost is that of playing it.
  const isResource = isType(match, card, 'resource') && !isType(match, card, 'ritual');
  return {
    verb: 'play',
    test: () => (isResource ? passes(match, playChecks.resource, false) : mayPlay(match, card, seat, { means, slow, from })),
  };
}

function abilitiesFromHand(match: InfernoMatch, card: CardId, activating: Activating): readonly Doable[] {
  return headed(match, card, FROM_HAND).map((ref, value): Doable => ({
    verb: 'activateFromHand',
    value,
    of: abilityOption(match, 'activateFromHand', { ref, self: card }, value).of,
    test: () => mayActivate(match, card, ref, activating),
  }));
}

function abilitiesOf(match: InfernoMatch, card: CardId, activating: Activating): readonly Doable[] {
  return activations(match, card).map((ref, value): Doable => ({
    verb: 'activate',
    value,
    of: abilityOption(match, 'activate', { ref, self: card }, value).of,
    test: () => mayActivate(match, card, ref, activating),
  }));
}

/** Allies and demons attack. *Rule:* INF-507.2a. */
function attacks(match: InfernoMatch, card: CardId, { seat, slow }: Activating): readonly Doable[] {
  if (!isDemon(match, card) && !isType(match, card, 'ally')) return [];
  const test = (): boolean => (slow || passesWaiting(match, seat)) && canAttack(match, card) && hasDefender(match, card, seat);
  return [{ verb: 'attack', test }];
}

/** One that is untapped may always be tapped, or another that is the same. */
function tapping(match: InfernoMatch, card: CardId): readonly Doable[] {
  const { tapped } = recordOf(match, card);
  return tapped ? [{ verb: 'tapForEnergy', value: 1, test: () => passes(match, untapped, false) }] : [];
}

/** Special actions that a card lets its controller take, or anybody, by itself or by an effect of it that lasts. *Rule:* INF-115.2a. */
function specials(match: InfernoMatch, card: CardId, { seat, means }: Activating): readonly Doable[] {
  const effects = cardsIn(match, 'effects').filter((effect) => cardOf(speakerOf(match, effect)) === card);
  const bearers = isPlayZone(zoneOfCard(match, card)) ? [card, ...effects] : effects;
  const found = bearers.flatMap((bearer) => headed(match, bearer, SPECIAL).map((ref): Special => ({ card: bearer, ref })));
  if (found.length === 0) return [];
  const open = specialActions(match, seat, means);
  return found
    .filter((special) => isFor(match, special, seat))
    .map((special): Doable => {
      const at = open.findIndex(({ card: bearer, ref }) => bearer === special.card && ref === special.ref);
      const { of } = abilityOption(match, 'special', { ref: special.ref, self: special.card }, 0);
      return { verb: 'special', value: at < 0 ? open.length : at, of, test: () => mayTake(match, special, seat, means) };
    });
}

function isFor(match: InfernoMatch, { card, ref }: Special, seat: Seat): boolean {
  const { data } = abilityOf(match, ref);
  return data.kind === 'activated' && (data.timing === BY_ANYONE || recordOf(match, card).controller === seat);
}

function values(match: InfernoMatch, seat: Seat, card: CardId): Readonly<Record<string, NamedValue>> {
  const place = zoneOfCard(match, card);
  return {
    step: match.state.step,
    energy: meansOf(match, seat),
    cost: place === 'hand' || place === 'infierno' ? leastCost(match, card, seat, place) : 0,
    environments: environmentsOf(match, card),
  };
}

/** The environments that abilities of a card wait for. *Rule:* INF-122.3b. */
function environmentsOf(match: InfernoMatch, card: CardId): readonly string[] {
  const timings = activations(match, card).map((ref) => {
    const { data } = abilityOf(match, ref);
    return data.kind === 'activated' ? data.timing : undefined;
  });
  return environments.filter((environment) => timings.includes(environment));
}
