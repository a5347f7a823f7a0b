import { applies, cardOf, type CardId, type CardRef, type Meanings, NO_CARD, type Noun, type Seat, site } from '@crupier/kernel/rules';
import { activatingEnemies } from '../rules/boosts.ts';
import { attackableWith } from '../rules/basic-powers.ts';
import { formSort } from '../rules/keywords/extra-forms.ts';
import { findable } from '../rules/find.ts';
import { thwartable, thwartablePastCrisis } from '../rules/threat.ts';
import type { CardType } from '../state/printed.ts';
import {
  alliesOf,
  enemiesOf,
  friendlyCharacters,
  identityOf,
  inPlay,
  isHero,
  isInPlay,
  isSideScheme,
  minionsOf,
  recordOf,
  schemesOf,
  typeOf,
  zoneOfCard,
} from '../state/reading.ts';
import { cardsIn, seatsFrom, type Marvel, type MarvelMatch, type Zone } from '../state/state.ts';

const ofAnybody = site('MC-COST-16', 'a friendly character is that of any player');
const allCharacters = site('MC-CHARACTER-1', 'identities, allies, villains and minions are characters');

type MarvelNoun = Noun<Marvel>;

const you = site('MC-YOU-1 MC-YOU-3 MC-YOU-5 MC-YOU-6', '“you” in a text is the identity of its player');
const extension = site(
  'MC-YOU-12 MC-UPGRADE-5 MC-RESOURCE-CARD-3',
  'events, resource cards and upgrades that are attached to no other character act for the identity',
);
const noExtension = site('MC-YOU-13 MC-SUPPORT-3 MC-ALLY-8', 'allies, supports and encounter cards do not act for an identity');
const heroesAlone = site('MC-FORM-6 MC-FAQ-44', 'what is done to heroes is not done to an identity in alter-ego form');
const alterEgosAlone = site('MC-FORM-5', 'what is done to alter-egos is not done to an identity in hero form');

/** The players still in the match, in player order. */
function seatsOf(match: MarvelMatch): readonly Seat[] {
  return seatsFrom(match, match.state.first);
}

function isOneOf(types: readonly CardType[], match: MarvelMatch, card: CardRef): boolean {
  return types.includes(typeOf(match, card));
}

const inPlayAlone = site(
  'MC-IN-PLAY-5 MC-ABILITY-2 MC-OWNERSHIP-CONTROL-13 MC-IN-PLAY-10 MC-IN-PLAY-11 MC-IN-PLAY-12 MC-IN-PLAY-13 MC-VICTORY-DISPLAY-1 MC-DISCARD-PILE-1 MC-REMOVE-FROM-GAME-2',
  'texts speak of cards in play, where they name no other place',
);

function within(match: MarvelMatch): readonly CardId[] {
  if (applies(match, inPlayAlone)) return inPlay(match);
  return match.state.cards.map(({ id }) => id);
}

/** Cards of some types that are in play. An event may tell of one that has left play by then. */
function inPlayOf(...types: readonly CardType[]): MarvelNoun {
  return inPlayIf((match, card) => isOneOf(types, match, card));
}

/** Such cards that are in play. */
function inPlayIf(is: (match: MarvelMatch, card: CardRef) => boolean): MarvelNoun {
  return {
    cards: (match) => within(match).filter((card) => is(match, card)),
    is,
  };
}

/** Cards of some types that lie in a zone of the players, or in that of the scenario. */
function lyingIn(zone: Zone, types: readonly CardType[] = [], more: Partial<MarvelNoun> = {}): MarvelNoun {
  const fits = (match: MarvelMatch, card: CardRef): boolean => types.length === 0 || isOneOf(types, match, card);
  return {
    cards: (match) => seatsOf(match).flatMap((seat) => cardsIn(match, zone, seat).filter((card) => fits(match, card))),
    is: (match, card) => zoneOfCard(match, card) === zone && fits(match, card),
    piles: (match, seat) => [
      cardsIn(match, zone, seat)
        .filter((card) => fits(match, card))
        .toReversed(),
    ],
    ...more,
  };
}

const encounterZones: readonly Zone[] = ['encounterDeck', 'encounterDiscard'];

/** Cards of some types in the encounter deck and its discard pile. */
function inEncounterDeck(...types: readonly CardType[]): MarvelNoun {
  const fits = (match: MarvelMatch, card: CardRef): boolean => types.length === 0 || isOneOf(types, match, card);
  return {
    cards: (match) => encounterZones.flatMap((zone) => cardsIn(match, zone).filter((card) => fits(match, card))),
    is: (match, card) => encounterZones.includes(zoneOfCard(match, card)) && fits(match, card),
    hidden: true,
  };
}

/** Cards of some types wherever they are: for events that tell of cards. */
function wherever(...types: readonly CardType[]): MarvelNoun {
  return { cards: () => [], is: (match, card) => types.length === 0 || isOneOf(types, match, card) };
}

function listed(cards: (match: MarvelMatch, seat: Seat) => readonly CardId[]): MarvelNoun {
  return { cards, is: (match, card, { seat }) => cards(match, seat).includes(cardOf(card)) };
}

/** Enemies of some types that a card's attack may be directed at. *Rule:* MC-ATTACK-PLAYER-ACTION-4, MC-TARGET-13, MC-TARGET-14. */
function attackableBy(...types: readonly CardType[]): MarvelNoun {
  const cards: MarvelNoun['cards'] = (match, seat, { self }) =>
    attackableWith(match, seat, self).filter((card) => isOneOf(types, match, card));
  return { cards, is: (match, card, asker) => cards(match, asker.seat, asker).includes(cardOf(card)) };
}

/** The cards of the encounter deck, of a type: those that are discarded until one comes. */
function deckOf(...types: readonly CardType[]): MarvelNoun {
  const fits = (match: MarvelMatch, card: CardRef): boolean => types.length === 0 || isOneOf(types, match, card);
  return {
    cards: (match) => cardsIn(match, 'encounterDeck').filter((card) => fits(match, card)),
    is: (match, card) => zoneOfCard(match, card) === 'encounterDeck' && fits(match, card),
    hidden: true,
  };
}

/** Whether a card is an identity or acts for one. *Rule:* MC-YOU-12, MC-YOU-13. */
export function isExtension(match: MarvelMatch, card: CardRef): boolean {
  if (isOneOf(['hero', 'alterEgo'], match, card)) return true;
  if (isOneOf(['ally', 'support'], match, card)) return !applies(match, noExtension);
  if (isOneOf(['event', 'resource'], match, card)) return applies(match, extension);
  const { host, controller } = recordOf(match, card);
  const isOnOther = host !== NO_CARD && host !== identityOf(match, controller);
  return isOneOf(['upgrade'], match, card) && !isOnOther && applies(match, extension);
}

/** What card texts may speak of. */
export const nouns = {
  /** *Rule:* MC-YOU-1. */
  identity: {
    cards: (match) => (applies(match, you) ? seatsOf(match).map((seat) => identityOf(match, seat)) : []),
    is: (match, card) => isOneOf(['hero', 'alterEgo'], match, card),
  },
  /** An identity, and what acts for it: events, resource cards, and upgrades that are attached to no other character. *Rule:* MC-YOU-12, MC-YOU-13. */
  identityWithExtensions: {
    cards: (match) => seatsOf(match).map((seat) => identityOf(match, seat)),
    is: (match, card) => cardOf(card) !== NO_CARD && isExtension(match, card),
  },
  hero: {
    cards: (match) =>
      seatsOf(match)
        .filter((seat) => isHero(match, seat) || !applies(match, heroesAlone))
        .map((seat) => identityOf(match, seat)),
    is: (match, card) => isOneOf(['hero'], match, card),
  },
  /** *Rule:* MC-FORM-5, MC-FORM-6. */
  alterEgo: {
    cards: (match) =>
      seatsOf(match)
        .filter((seat) => !isHero(match, seat) || !applies(match, alterEgosAlone))
        .map((seat) => identityOf(match, seat)),
    is: (match, card) => isOneOf(['alterEgo'], match, card),
  },
  ally: inPlayOf('ally'),
  support: inPlayOf('support'),
  upgrade: inPlayOf('upgrade'),
  allyOrSupport: inPlayOf('ally', 'support'),
  supportOrUpgrade: inPlayOf('support', 'upgrade'),
  minion: inPlayOf('minion'),
  villain: inPlayOf('villain'),
  attachment: inPlayOf('attachment'),
  environment: inPlayOf('environment'),
  mainScheme: inPlayOf('mainScheme'),
  /** Those of players, too. *Rule:* MC-PLAYER-SIDE-SCHEME-4. */
  sideScheme: inPlayIf(isSideScheme),
  scheme: { cards: schemesOf, is: (match, card) => isOneOf(['mainScheme', 'sideScheme', 'playerSideScheme'], match, card) },
  enemy: { cards: enemiesOf, is: (match, card) => isOneOf(['villain', 'minion'], match, card) },
  /** The villain, and the minions engaged with the player whose point of view it is. */
  enemyBefore: {
    cards: (match, seat) => [match.state.villain, ...minionsOf(match, seat)],
    is: (match, card, { seat }) => [match.state.villain, ...minionsOf(match, seat)].includes(cardOf(card)),
  },
  /** The enemy whose boost cards are turned up. */
  activatingEnemy: listed((match) => activatingEnemies(match)),
  /** Heroes, alter-egos and allies of all players. *Rule:* MC-FRIENDLY-1, MC-CHARACTER-1. */
  friendlyCharacter: {
    cards: (match, seat) => {
      const cards = friendlyCharacters(match);
      return applies(match, ofAnybody) ? cards : cards.filter((card) => recordOf(match, card).controller === seat);
    },
    is: (match, card) => isOneOf(['hero', 'alterEgo', 'ally'], match, card),
  },
  heroOrAlly: {
    cards: (match) =>
      seatsOf(match).flatMap((seat) => [...(isHero(match, seat) ? [identityOf(match, seat)] : []), ...alliesOf(match, seat)]),
    is: (match, card) => isOneOf(['hero', 'ally'], match, card),
  },
  character: {
    cards: (match) => (applies(match, allCharacters) ? [...friendlyCharacters(match), ...enemiesOf(match)] : []),
    is: (match, card) => isOneOf(['hero', 'alterEgo', 'ally', 'villain', 'minion'], match, card),
  },
  /** An enemy that the player may attack with the card whose text it is. */
  attackable: attackableBy('villain', 'minion'),
  attackableMinion: attackableBy('minion'),
  attackableVillain: attackableBy('villain'),
  /** A scheme that the player may remove threat from. *Rule:* MC-TARGET-15, MC-TARGET-18. */
  thwartable: {
    cards: (match, seat, { self }) => thwartable(match, seat, self),
    is: (match, card, { seat, self }) => thwartable(match, seat, self).includes(cardOf(card)),
  },
  /** The same, whatever crisis icons there are. *Rule:* MC-IGNORE-1. */
  thwartablePastCrisis: listed(thwartablePastCrisis),
  card: { cards: inPlay, is: isInPlay },
  cardInHand: lyingIn('hand'),
  allyInHand: lyingIn('hand', ['ally']),
  cardInDiscard: lyingIn('discard'),
  allyInDiscard: lyingIn('discard', ['ally']),
  upgradeInDiscard: lyingIn('discard', ['upgrade']),
  /** Upgrades that give extra forms. *Rule:* MC-FORM-7. */
  formUpgrade: inPlayIf((match, card) => isOneOf(['upgrade'], match, card) && formSort(match, cardOf(card)) !== undefined),
  formUpgradeSetAside: {
    ...lyingIn('aside', ['upgrade']),
    cards: (match) => seatsOf(match).flatMap((seat) => cardsIn(match, 'aside', seat).filter((card) => formSort(match, card) !== undefined)),
    is: (match, card) => zoneOfCard(match, card) === 'aside' && formSort(match, cardOf(card)) !== undefined,
  },
  upgradeSetAside: lyingIn('aside', ['upgrade']),
  allySetAside: lyingIn('aside', ['ally']),
  minionSetAside: lyingIn('aside', ['minion']),
  sideSchemeSetAside: lyingIn('aside', ['sideScheme']),
  cardInDeck: lyingIn('deck', [], { hidden: true }),
  upgradeInDeck: lyingIn('deck', ['upgrade'], { hidden: true }),
  encounterCard: inEncounterDeck(),
  minionInEncounterDeck: inEncounterDeck('minion'),
  sideSchemeInEncounterDeck: inEncounterDeck('sideScheme'),
  minionOnDeck: deckOf('minion'),
  sideSchemeOnDeck: deckOf('sideScheme'),
  /** Wherever it may be found: see `rules/find.ts`. *Rule:* MC-FIND-1. */
  findable: { cards: findable, is: (match, card) => findable(match).includes(cardOf(card)), hidden: true },
  cardInVictoryDisplay: {
    cards: (match) => cardsIn(match, 'victory'),
    is: (match, card) => zoneOfCard(match, card) === 'victory',
  },
  anyCard: { ...wherever(), every: true },
  treachery: wherever('treachery'),
  eventCard: wherever('event'),
  allyCard: wherever('ally'),
} satisfies Meanings<Marvel>['nouns'];
