import { applies, cardOf, site, type CardId, type CardRef, type Meanings, type Noun } from '@crupier/kernel/rules';
import { chainAbility } from '../state/chain.ts';
import { becomesResource } from '../state/entering.ts';
import { printedOf, type CardType } from '../state/printed.ts';
import {
  allies,
  cardsIn,
  demonOf,
  demons,
  fighters,
  inPlay,
  isAlly,
  isDemon,
  isType,
  leftPlay,
  objectsInPlay,
  recordOf,
  zoneOfCard,
} from '../state/reading.ts';
import { sourcesToChoose } from '../state/sources.ts';
import { isUnseen } from '../state/unseen.ts';
import { companionsOf, inTurnOrder } from '../state/seats.ts';
import type { Inferno, InfernoMatch, Zone } from '../state/state.ts';

const demonsAreNone = site('INF-108.2 INF-112.1', 'a demon is no card');

function isCard(match: InfernoMatch, card: CardRef): boolean {
  return !isDemon(match, card) || !applies(match, demonsAreNone);
}

/** Whether something in play has a type. What is remembered of what left play still has the type it had. *Rule:* INF-607.2g. */
function isOrWas(match: InfernoMatch, card: CardRef, type: CardType): boolean {
  const gone = leftPlay(match, card);
  return gone === undefined ? inPlay(match, card) && isType(match, card, type) : gone.types.includes(type);
}

function isOrWasAlly(match: InfernoMatch, card: CardRef): boolean {
  const gone = leftPlay(match, card);
  return gone === undefined ? isAlly(match, card) : gone.types.includes('ally');
}

/** Everything of a type in play. */
function inPlayOf(type: 'weapon' | 'scenario' | 'object'): Noun<Inferno> {
  const is = (match: InfernoMatch, card: CardRef): boolean => isOrWas(match, card, type);
  return { cards: (match) => objectsInPlay(match).filter((card) => is(match, card)), is };
}

function ofType(match: InfernoMatch, card: CardRef, type: CardType | 'card'): boolean {
  return type === 'card' || (!isUnseen(match, card) && isType(match, card, type));
}

/** Cards of a type that lie in a zone of a player. */
function lyingIn(zone: 'deck' | 'exile' | 'hand' | 'infierno', type: CardType | 'card'): Noun<Inferno> {
  const is = (match: InfernoMatch, card: CardRef): boolean => zoneOfCard(match, card) === zone && ofType(match, card, type);
  const all = (match: InfernoMatch): readonly CardId[] => inTurnOrder(match).flatMap((seat) => cardsIn(match, zone, seat));
  return {
    cards: (match) => all(match).filter((card) => is(match, card)),
    is,
    // Whether there is such a card among them is nobody else's business. *Rule:* INF-701.4b.
    ...((zone === 'deck' || zone === 'hand') && { hidden: true as const, concealedAmong: all }),
  };
}

/** Cards of a type wherever they are: for rules about playing them. */
function wherever(type: CardType | 'card'): Noun<Inferno> {
  return { cards: () => [], is: (match, card) => ofType(match, card, type) };
}

const CHAIN: readonly Zone[] = ['chain'];

function isOnChain(match: InfernoMatch, card: CardRef, type: CardType | 'card'): boolean {
  return CHAIN.includes(zoneOfCard(match, card)) && printedOf(match, cardOf(card)).types.length > 0 && ofType(match, card, type);
}

/** Cards on the chain, of a type. *Rule:* INF-405.1. */
function onChain(type: CardType | 'card'): Noun<Inferno> {
  return {
    cards: (match) => cardsIn(match, 'chain').filter((card) => isOnChain(match, card, type)),
    is: (match, card) => isOnChain(match, card, type),
  };
}

function cardsInPlay(match: InfernoMatch): CardId[] {
  return [...objectsInPlay(match).filter((card) => isCard(match, card)), ...resourcesInPlay(match)];
}

function resourcesInPlay(match: InfernoMatch): CardId[] {
  return inTurnOrder(match).flatMap((seat) => cardsIn(match, 'resources', seat));
}

function isOpen(match: InfernoMatch, card: CardRef): boolean {
  return isCard(match, card) && (inPlay(match, card) || isOnChain(match, card, 'card'));
}

/** Cards and abilities on the chain. */
const chained: Noun<Inferno> = { cards: (match) => cardsIn(match, 'chain'), is: (match, card) => zoneOfCard(match, card) === 'chain' };

/** Abilities on the chain, of one kind or of both. *Rule:* INF-113.8. */
function chainedAbility(kind?: 'activated' | 'triggered'): Noun<Inferno> {
  const is = (match: InfernoMatch, card: CardRef): boolean => {
    const item = match.state.chain.find(({ object }) => object === cardOf(card));
    return item !== undefined && !item.isCard && (kind === undefined || chainAbility(match, item).data.kind === kind);
  };
  return { cards: (match) => cardsIn(match, 'chain').filter((card) => is(match, card)), is };
}

const whatObjectsAre = site('INF-109.1', 'objects are abilities on the chain, cards anywhere, tokens in play and demons, and nothing else');
const faceless: ReadonlySet<Zone> = new Set<Zone>(['effects', 'spent', 'resolving', 'gone']);

/** Where all can point at objects. */
const open: readonly Zone[] = ['play', 'resources', 'infierno', 'exile'];

/** Whether something is an object: what stands for a lasting effect is none, nor a token outside play. *Rule:* INF-109.1. */
function isObject(match: InfernoMatch, card: CardRef): boolean {
  const id = cardOf(card);
  const zone = zoneOfCard(match, id);
  if (!applies(match, whatObjectsAre)) return printedOf(match, id).types.length > 0 && !isDemon(match, id);
  if (zone === 'chain') return true;
  return !faceless.has(zone) && (!recordOf(match, id).token || inPlay(match, card));
}

/** An *elemento*. Those in hands and decks are objects too, but nobody can point at one of them. *Rule:* INF-109.1. */
const object: Noun<Inferno> = {
  cards: (match) =>
    [...inTurnOrder(match).flatMap((seat) => open.flatMap((zone) => cardsIn(match, zone, seat))), ...cardsIn(match, 'chain')].filter(
      (card) => isObject(match, card),
    ),
  is: isObject,
};

/** What card texts may speak of. */
export const nouns = {
  ally: { cards: allies, is: isOrWasAlly },
  /** What a weapon is attached to, in the weapon's own text. *Rule:* INF-302.3a. */
  equippedAlly: { cards: () => [], is: isAlly },
  demon: { cards: demons, is: (match, card) => isDemon(match, card) },
  /** The demons of one's team, one's own excepted. *Rule:* INF-800.5. */
  companionDemon: {
    cards: (match, seat) => companionsOf(match, seat).map((each) => demonOf(match, each)),
    is: (match, card) => isDemon(match, card),
  },
  /** All that can fight and be dealt damage. *Rule:* INF-118.1a. */
  fighter: { cards: fighters, is: (match, card) => isDemon(match, card) || isOrWasAlly(match, card) },
  weapon: inPlayOf('weapon'),
  scenario: inPlayOf('scenario'),
  object: inPlayOf('object'),
  objectOrWeapon: {
    cards: (match) => objectsInPlay(match).filter((card) => isType(match, card, 'object') || isType(match, card, 'weapon')),
    is: (match, card) => inPlay(match, card) && (isType(match, card, 'object') || isType(match, card, 'weapon')),
  },
  resource: {
    cards: resourcesInPlay,
    // What is about to be one is meant by what says how resources enter play. *Rule:* INF-613.11.
    is: (match, card) => zoneOfCard(match, card) === 'resources' || becomesResource(match, cardOf(card)),
  },
  /** Cards in play, resources too, demons excepted. *Rule:* INF-108.2, INF-110.4, INF-403.2. */
  card: { cards: cardsInPlay, is: (match, card) => inPlay(match, card) && isCard(match, card) },
  /** Cards in play and cards on the chain. *Rule:* INF-611.2a. */
  openCard: {
    cards: (match) => [...cardsInPlay(match), ...cardsIn(match, 'chain').filter((card) => isOpen(match, card))],
    is: (match, card) => isOpen(match, card),
  },
  chainedCard: onChain('card'),
  chainedRitual: onChain('ritual'),
  chained,
  chainedAbility: chainedAbility(),
  activatedAbility: chainedAbility('activated'),
  triggeredAbility: chainedAbility('triggered'),
  anyObject: object,
  cardInHand: lyingIn('hand', 'card'),
  cardInInfierno: lyingIn('infierno', 'card'),
  allyInInfierno: lyingIn('infierno', 'ally'),
  ritualInInfierno: lyingIn('infierno', 'ritual'),
  exiledCard: lyingIn('exile', 'card'),
  cardInDeck: lyingIn('deck', 'card'),
  weaponInDeck: lyingIn('deck', 'weapon'),
  anyCard: { ...wherever('card'), every: true },
  allyCard: wherever('ally'),
  ritualCard: wherever('ritual'),
  weaponCard: wherever('weapon'),
  /** What may be chosen as a source of damage. *Rule:* INF-118.7. */
  chosenSource: { cards: sourcesToChoose, is: (match, card) => sourcesToChoose(match).includes(cardOf(card)) },
  /** What a source is for immunity. *Rule:* INF-702.21. */
  source: { cards: () => [], is: (match, card) => recordOf(match, card) !== undefined },
} satisfies Meanings<Inferno>['nouns'];
