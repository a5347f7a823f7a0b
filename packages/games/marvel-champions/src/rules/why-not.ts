import {
  abilityOf,
  type AbilityRef,
  abilityOption,
  type CardId,
  type Doable,
  type NamedValue,
  type Option,
  passes,
  type Seat,
  site,
  type WhyNotRules,
} from '@crupier/kernel/rules';
import { printedOf } from '../state/printed.ts';
import { identityOf, isHero, isInPlay, recordOf, typeOf, zoneOfCard } from '../state/reading.ts';
import type { Marvel, MarvelMatch } from '../state/state.ts';
import { traitsNeeded } from '../state/written.ts';
import { isUsable, refsOn } from './actions.ts';
import { canAttackWith, canRecover, canThwartWith } from './basic-powers.ts';
import { canChangeForm, isLabelled } from './forms.ts';
import { costOf, meansOf } from './paying.ts';
import { canPlay } from './play-card.ts';

/** Checks that come before those of the acts, and of the types of cards that no turn offers. */
const checks = {
  turn: site('MC-PLAYER-TURN-1', 'players act in their own turn'),
  answers: site('MC-EVENT-1', 'an event without an action is played when what it answers happens'),
  resource: site('MC-RESOURCE-CARD-1', 'a resource card is spent and not played'),
} as const;

const textChecks = ['an ability that could change nothing is not used', 'an ability is not used whose price cannot be paid'];

/** Why cards of the hand are not played and those in play not used. *Rule:* MC-PLAYER-TURN-1, MC-PLAYER-TURN-8. */
export const whyNotRules: WhyNotRules<Marvel> = { purposes: ['takeTurn', 'askedForAction'], acts: actsWith, values, textChecks };

/** Whoever is asked for an action in the turn of another player does nothing else. *Rule:* MC-PLAYER-TURN-8. */
function isInTurn(match: MarvelMatch, seat: Seat): boolean {
  return passes(match, checks.turn, match.state.active === seat);
}

function actsWith(match: MarvelMatch, seat: Seat, card: CardId): readonly Doable[] {
  if (zoneOfCard(match, card) === 'hand') return recordOf(match, card).owner === seat ? actsFromHand(match, seat, card) : [];
  return isInPlay(match, card) ? [...powersOf(match, seat, card), ...actionsOf(match, seat, card)] : [];
}

function actsFromHand(match: MarvelMatch, seat: Seat, card: CardId): readonly Doable[] {
  switch (typeOf(match, card)) {
    case 'ally':
    case 'support':
    case 'upgrade':
    case 'playerSideScheme':
      return [{ verb: 'play', test: () => isInTurn(match, seat) && canPlay(match, card, seat) }];
    case 'event': {
      const refs = refsOn(match, card);
      return refs.length > 0 ? refs.map((ref, value) => useOf(match, seat, { card, ref, value })) : [answering(match, card)];
    }
    case 'resource':
      return [{ verb: 'play', test: () => passes(match, checks.resource, false) }];
    default:
      return [];
  }
}

/** An interrupt or a response is played in the window of what it answers, by its ability. */
function answering(match: MarvelMatch, card: CardId): Doable {
  const isOffered = (each: Option): boolean => each.card === card && each.of !== undefined;
  return { verb: 'play', isOffered, test: () => passes(match, checks.answers, false) };
}

/** The basic powers of an identity and of allies. *Rule:* MC-PLAYER-TURN-2, MC-PLAYER-TURN-4, MC-PLAYER-TURN-5. */
function powersOf(match: MarvelMatch, seat: Seat, card: CardId): readonly Doable[] {
  const isIdentity = card === identityOf(match, seat);
  if (!isIdentity && (typeOf(match, card) !== 'ally' || recordOf(match, card).controller !== seat)) return [];
  const attack: Doable = { verb: 'attack', test: () => isInTurn(match, seat) && canAttackWith(match, seat, card) };
  const thwart: Doable = { verb: 'thwart', test: () => isInTurn(match, seat) && canThwartWith(match, seat, card) };
  if (!isIdentity) return [attack, thwart];
  return [
    { verb: 'changeForm', test: () => isInTurn(match, seat) && canChangeForm(match, seat) },
    attack,
    thwart,
    { verb: 'recover', test: () => isInTurn(match, seat) && canRecover(match, seat) },
  ];
}

/** The actions of a card in play that a player might use: of the player's own cards and of those of the scenario. *Rule:* MC-ACTION-2. */
function actionsOf(match: MarvelMatch, seat: Seat, card: CardId): readonly Doable[] {
  const { controller, owner } = recordOf(match, card);
  return refsOn(match, card).flatMap((ref, value) => {
    const isExpected = controller === seat || owner < 0 || isLabelled(abilityOf(match, ref).data, 'anyPlayer');
    return isExpected ? [useOf(match, seat, { card, ref, value })] : [];
  });
}

interface Act {
  readonly card: CardId;
  readonly ref: AbilityRef;
  readonly value: number;
}

/** Options of use have their place among them as a value, and are known by their ability: `value` is its place on the card. An event is played by it. */
function useOf(match: MarvelMatch, seat: Seat, { card, ref, value }: Act): Doable {
  const { of } = abilityOption(match, 'use', { ref, self: card }, 0);
  return {
    verb: zoneOfCard(match, card) === 'hand' ? 'play' : 'use',
    value,
    of,
    isOffered: (each) => each.card === card && each.of?.ability === of?.ability && each.of?.giver === of?.giver,
    test: () => isUsable(match, { ref, self: card, seat }),
  };
}

function values(match: MarvelMatch, seat: Seat, card: CardId): Readonly<Record<string, NamedValue>> {
  const available = meansOf(match, seat, card).flatMap(({ generated }) => generated.resources);
  return {
    form: isHero(match, seat) ? 'hero' : 'alterEgo',
    price: zoneOfCard(match, card) === 'hand' ? costOf(match, card, seat) : 0,
    available: available.reduce((sum, { count }) => sum + count, 0),
    max: printedOf(match, card).max?.count ?? 0,
    traits: traitsNeeded(match, card).map(({ trait }) => trait),
  };
}
