import {
  abilityOf,
  applies,
  bearerOf,
  headed,
  lentUnder,
  rulesOnCard,
  rulesOnSeat,
  site,
  staticsAbout,
  topics,
  type AbilityRef,
  type CardId,
  type CompiledAbility,
  type Seat,
  type Using,
  contextOf,
  isWithinLimit,
  passes,
  type Site,
  timesUsed,
} from '@crupier/kernel/rules';
import { abilityCost } from './costs.ts';
import { tapsItself } from './energy-gains.ts';
import { isActive } from './environments.ts';
import { passesWaiting } from './ritual-time.ts';
import { isDemon, isType, recordOf, supertypesOf, zoneOfCard } from '../state/reading.ts';
import { worksWhere } from '../state/working-zones.ts';
import { environments, type Inferno, type InfernoMatch } from '../state/state.ts';
import { givenBy } from '../state/speaker.ts';
import { activatedHeaders, traitsOf } from '../state/traits.ts';

const about = topics('list supertype', 'cannotActivate');

const notTappedTwice = site('INF-117.3', 'what is tapped for its own ability cannot be tapped to pay the energy of that too');
const forbidden = site('INF-602.5 INF-602.1c', 'what forbids to activate abilities forbids activated ones');
const notBeforeItsTurn = site('INF-602.5a', 'an ally that came this turn cannot be tapped for its own abilities');
const limited = site('INF-602.1b INF-602.5b INF-602.5c', 'an ability that is activated once a turn is not activated again');
const onlyThen = site('INF-122.3b', 'some abilities are activated only while there is an environment: it may be gone when they resolve');
/** The printed ability alone is lost: other effects flip it back. Ruling C-32. */
const infernalFace = site('INF-112.5', 'an earthly demon has no longer what the infernal one had');
const oneFlip = site('INF-112.5a', 'a demon is flipped by its ability once a turn');
const infernalOnce = site('INF-112.6', 'an infernal demon’s abilities are activated once a turn each');
/** For an instant weapon that is any time; what makes cards cheaper to play does not count. Ruling C-46. */
const likeTheWeapon = site('INF-302.5', 'a weapon is attached for its cost when it could be played');
const onlyAllies = site('INF-304.3', 'what is no ally is tapped for its own abilities as soon as it has come');
/** Asked where abilities are looked for, too. */
export const whereTheyWork = site(
  'INF-113.5 INF-113.5j',
  'abilities work in play, those of rituals on the chain, and what moves its card where that is moved from',
);
const likeARitual = site('INF-602.5d INF-602.1b', 'some abilities are activated only when a ritual could be played');

/** Who would activate something, and with what. */
export interface Activating {
  readonly seat: Seat;
  /** The most energy that could be paid. */
  readonly means: number;
  /** The most that could be paid while a card is tapped for something else. */
  readonly meansWithout: (card: CardId) => number;
  /** Whether rituals could be played. */
  readonly slow: boolean;
}

/** The abilities of a card that could be activated where it lies, in the order by which options name them. *Rule:* INF-602.1c, INF-113.5. */
export function activations(match: InfernoMatch, card: CardId): readonly AbilityRef[] {
  const all = activatedOn(match, card);
  if (all.length === 0 || !applies(match, whereTheyWork)) return all;
  const zone = zoneOfCard(match, card);
  const { definition } = recordOf(match, card);
  const works = (ref: AbilityRef): boolean => bearerOf(ref) !== card || worksWhere(match, definition, abilityOf(match, ref), zone);
  return all.every(works) ? all : all.filter(works);
}

/** The same, wherever it lies. */
function activatedOn(match: InfernoMatch, card: CardId): readonly AbilityRef[] {
  if (!traitsOf(match, recordOf(match, card).definition).isActivated && !isAnyLent(match)) return NO_ABILITIES;
  let found = NO_ABILITIES;
  for (const header of activatedHeaders) {
    const more = headed(match, card, header);
    if (more.length > 0) found = found.length === 0 ? more : [...found, ...more];
  }
  return found;
}

/** Whether any ability that is activated is lent to anybody. */
function isAnyLent(match: InfernoMatch): boolean {
  for (const header of activatedHeaders) if (lentUnder(match, header).length > 0) return true;
  return false;
}

const NO_ABILITIES: readonly AbilityRef[] = [];

/** Why an ability is not activated, where no other rule forbids it: see `failedCheck`. */
export const activationChecks = {
  energy: site('INF-602.2b', 'there is too little energy for the cost of an ability'),
  earthly: site('INF-112.5', 'an infernal demon does not have what the earthly one has'),
  tapped: site('INF-117.3 INF-701.8a', 'what is tapped is not tapped for its own ability'),
  price: site('INF-602.2b', 'the rest of its cost cannot be paid'),
  targets: site('INF-602.2b', 'there is no legal target for it'),
} as const;

/** Whether a player may activate an ability of a card now. The cheapest questions come first. *Rule:* INF-602.5. */
export function mayActivate(match: InfernoMatch, card: CardId, ref: AbilityRef, activating: Activating): boolean {
  const { seat } = activating;
  const ability = abilityOf(match, ref);
  const { data } = ability;
  if (data.kind !== 'activated' || !isOnItsFace(match, card, ability) || !isWithin(match, card, ability, activating)) return false;
  if (!isInItsTime(match, { ref, self: card, seat }, ability) || !isInItsEnvironment(match, data.timing)) return false;
  if (isForbidden(match, card, seat)) return false;
  const context = contextOf(match, card, { seat, ...givenBy(match, card, ref) });
  const isPaid =
    ability.price.canPay(match, context) || (match.probe !== undefined && passes(match, whyUnpaid(match, card, ability), false));
  return isPaid && passes(match, activationChecks.targets, canTarget(match, ref, card, seat));
}

/** Why a price besides energy cannot be paid. */
function whyUnpaid(match: InfernoMatch, card: CardId, ability: CompiledAbility<Inferno>): Site {
  return tapsItself(ability) && recordOf(match, card).tapped ? activationChecks.tapped : activationChecks.price;
}

/** What no effect makes instant is so if that is printed on it. */
function isInstantNow(match: InfernoMatch, card: CardId): boolean {
  const isPrinted = traitsOf(match, match.state.cards[card]?.definition ?? 0).isInstant;
  return (isPrinted || staticsAbout(match, about['list supertype']).length > 0) && supertypesOf(match, card).includes('instant');
}

/** Whether an ability waits for the time of rituals. */
function isTooLate(match: InfernoMatch, card: CardId, { data }: CompiledAbility<Inferno>, { seat, slow }: Activating): boolean {
  if (slow || data.kind !== 'activated') return false;
  if (data.timing === 'asRitual') return applies(match, likeARitual) && !passesWaiting(match, seat);
  return data.timing === 'asCard' && !isInstantNow(match, card) && applies(match, likeTheWeapon) && !passesWaiting(match, seat);
}

/**
 * Whether any of the abilities that are lent, or of its own, could be activated on a card in play, as far as time and energy go: the test
 * that most cards end with at every priority, before anybody makes a list of their abilities.
 */
export function mightActivate(match: InfernoMatch, card: CardId, activating: Activating): boolean {
  const { definition } = recordOf(match, card);
  const { abilities = [] } = match.game.definitions[definition] ?? {};
  for (const place of traitsOf(match, definition).activatedInPlay) {
    const ability = abilities[place] as CompiledAbility<Inferno>;
    if (isWithin(match, card, ability, activating) && isOnItsFace(match, card, ability)) return true;
  }
  for (const header of activatedHeaders)
    for (const { ability, self } of lentUnder(match, header))
      if (ability.lent?.isBearer(match, card, self) === true && isWithin(match, card, ability, activating)) return true;
  return false;
}

/** Whether an ability, if the card has it, is in its time and not too dear. */
function isWithin(match: InfernoMatch, card: CardId, ability: CompiledAbility<Inferno>, activating: Activating): boolean {
  const { seat, means } = activating;
  if (isTooLate(match, card, ability, activating)) return false;
  const cost = abilityCost(match, ability, card, { seat });
  if (!passes(match, activationChecks.energy, cost <= means)) return false;
  return cost === 0 || !tapsItself(ability) || cost <= activating.meansWithout(card) || !applies(match, notTappedTwice);
}

/** *Rule:* INF-122.3b. */
function isInItsEnvironment(match: InfernoMatch, timing: string | undefined): boolean {
  const environment = timing === undefined ? undefined : environments.find((each) => each === timing);
  return environment === undefined || isActive(match, environment) || !applies(match, onlyThen);
}

/** Whether an ability is one of the face that a demon shows; the flip is one of the infernal face. *Rule:* INF-112.5. */
function isOnItsFace(match: InfernoMatch, card: CardId, { data, header }: CompiledAbility<Inferno>): boolean {
  if (data.kind !== 'activated' || !isDemon(match, card)) return true;
  if (!recordOf(match, card).earthly) return passes(match, activationChecks.earthly, data.timing !== 'earthly');
  return (header !== 'flip' && data.timing !== 'infernal') || !applies(match, infernalFace);
}

function isInItsTime(match: InfernoMatch, using: Using, ability: CompiledAbility<Inferno>): boolean {
  const { self: card } = using;
  const { data, header } = ability;
  if (data.kind !== 'activated') return false;
  const { earthly, fresh } = recordOf(match, card);
  const isOnceATurn = !earthly && isDemon(match, card);
  if (isOnceATurn && timesUsed(match, using, 'turn') > 0 && applies(match, header === 'flip' ? oneFlip : infernalOnce)) return false;
  if (!isWithinLimit(match, using) && applies(match, limited)) return false;
  return !(
    fresh &&
    tapsItself(ability) &&
    (isType(match, card, 'ally') || !applies(match, onlyAllies)) &&
    applies(match, notBeforeItsTurn)
  );
}

function isForbidden(match: InfernoMatch, card: CardId, seat: Seat): boolean {
  if (staticsAbout(match, about.cannotActivate).length === 0) return false;
  const rules = [...rulesOnCard(match, card, about.cannotActivate), ...rulesOnSeat(match, seat, about.cannotActivate)];
  return rules.length > 0 && applies(match, forbidden) && rules.some(({ speaksOf }) => speaksOf(card));
}

/** Whether every choice of targets of an ability can be made. *Rule:* INF-602.2b, INF-603.3c. */
export function canTarget(match: InfernoMatch, ref: AbilityRef, self: CardId, seat: Seat): boolean {
  const { targets } = abilityOf(match, ref).announced;
  if (targets.length === 0) return true;
  const context = contextOf(match, self, { seat });
  return targets.every(({ min, candidates, isMeant }) => min === 0 || !isMeant(match, context) || candidates(match, context).length >= min);
}
