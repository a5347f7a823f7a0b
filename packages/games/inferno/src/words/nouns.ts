import { applies, cardOf, site, type CardId, type CardRef, type Noun, type Vocabulary } from '@crupier/kernel/rules';
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

type Nouns = Vocabulary<Inferno>['nouns'];
type Words = Pick<Noun<Inferno>, 'en' | 'es' | 'gender' | 'stressed'>;

/** The words for cards by their type. */
export const typeNouns: Readonly<Record<CardType | 'card', Words>> = {
  ally: { en: ['ally', 'allies'], es: ['aliado', 'aliados'], gender: 'm' },
  weapon: { en: ['weapon', 'weapons'], es: ['arma', 'armas'], gender: 'f', stressed: true },
  scenario: { en: ['scenario', 'scenarios'], es: ['escenario', 'escenarios'], gender: 'm' },
  object: { en: ['object', 'objects'], es: ['objeto', 'objetos'], gender: 'm' },
  resource: { en: ['resource', 'resources'], es: ['recurso', 'recursos'], gender: 'm' },
  ritual: { en: ['ritual', 'rituals'], es: ['ritual', 'rituales'], gender: 'm' },
  demon: { en: ['demon', 'demons'], es: ['demonio', 'demonios'], gender: 'm' },
  card: { en: ['card', 'cards'], es: ['carta', 'cartas'], gender: 'f' },
};

const demonsAreNone = site('INF-108.2 INF-112.1', 'a demon is no card');

function isCard(match: InfernoMatch, card: CardRef): boolean {
  return !isDemon(match, card) || !applies(match, demonsAreNone);
}

const place = { en: 'in play', es: 'en juego' } as const;

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
  return { cards: (match) => objectsInPlay(match).filter((card) => is(match, card)), is, place, ...typeNouns[type] };
}

function ofType(match: InfernoMatch, card: CardRef, type: CardType | 'card'): boolean {
  return type === 'card' || (!isUnseen(match, card) && isType(match, card, type));
}

/** Cards of a type that lie in a zone of a player; the tails say whose zone it is. */
function lyingIn(
  zone: 'deck' | 'exile' | 'hand' | 'infierno',
  type: CardType | 'card',
  tail: NonNullable<Noun<Inferno>['tail']>,
): Noun<Inferno> {
  const is = (match: InfernoMatch, card: CardRef): boolean => zoneOfCard(match, card) === zone && ofType(match, card, type);
  return {
    cards: (match) => inTurnOrder(match).flatMap((seat) => cardsIn(match, zone, seat).filter((card) => is(match, card))),
    is,
    tail,
    ...((zone === 'deck' || zone === 'hand') && { hidden: true as const }),
    ...cardNoun(type),
  };
}

/** A card of a type that is not in play: "ally card". */
function cardNoun(type: CardType | 'card'): Words {
  if (type === 'card') return typeNouns.card;
  const { en, es } = typeNouns[type];
  return { en: [`${en[0]} card`, `${en[0]} cards`], es: [`carta de ${es[0]}`, `cartas de ${es[0]}`], gender: 'f' };
}

/** Cards of a type wherever they are: for rules about playing them. */
function wherever(type: CardType | 'card'): Noun<Inferno> {
  return { cards: () => [], is: (match, card) => ofType(match, card, type), ...typeNouns[type] };
}

const inHand = {
  friendly: { en: 'in your hand', es: 'de tu mano' },
  enemy: { en: 'in an opponent’s hand', es: 'de la mano de un oponente' },
  any: { en: 'in a hand', es: 'de una mano' },
} as const;
const inInfierno = {
  friendly: { en: 'in your Infierno', es: 'de tu Infierno' },
  enemy: { en: 'in an opponent’s Infierno', es: 'del Infierno de un oponente' },
  any: { en: 'in an Infierno', es: 'de un Infierno' },
} as const;
const inDeck = {
  friendly: { en: 'in your deck', es: 'de tu mazo' },
  enemy: { en: 'in an opponent’s deck', es: 'del mazo de un oponente' },
  any: { en: 'in a deck', es: 'de un mazo' },
} as const;

const inExile = {
  friendly: { en: 'in your exile', es: 'de tu exilio' },
  enemy: { en: 'in an opponent’s exile', es: 'del exilio de un oponente' },
  any: { en: 'in exile', es: 'del exilio' },
} as const;

const CHAIN: readonly Zone[] = ['chain'];

function isOnChain(match: InfernoMatch, card: CardRef, type: CardType | 'card'): boolean {
  return CHAIN.includes(zoneOfCard(match, card)) && printedOf(match, cardOf(card)).types.length > 0 && ofType(match, card, type);
}

/** Cards on the chain, of a type. *Rule:* INF-405.1. */
function onChain(type: CardType | 'card'): Noun<Inferno> {
  return {
    cards: (match) => cardsIn(match, 'chain').filter((card) => isOnChain(match, card, type)),
    is: (match, card) => isOnChain(match, card, type),
    place: { en: 'on the chain', es: 'en la cadena' },
    tail: {
      friendly: { en: 'you control on the chain', es: 'que controlas en la cadena' },
      enemy: { en: 'an opponent controls on the chain', es: 'que controla un oponente en la cadena' },
      any: { en: 'on the chain', es: 'en la cadena' },
    },
    ...typeNouns[type],
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

const chainedCards = onChain('card');

/** Cards and abilities on the chain. */
const chained: Noun<Inferno> = {
  ...onChain('card'),
  cards: (match) => cardsIn(match, 'chain'),
  is: (match, card) => zoneOfCard(match, card) === 'chain',
  en: ['card or ability', 'cards or abilities'],
  es: ['carta o habilidad', 'cartas o habilidades'],
};

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
  en: ['object', 'objects'],
  es: ['elemento', 'elementos'],
  gender: 'm',
};

const yourDemon = { en: 'your demon', es: 'tu demonio' } as const;
const ofYourChoice = { en: 'of your choice', es: 'que elijas' } as const;

/** What card texts may speak of. */
export const nouns = {
  ally: { cards: allies, is: isOrWasAlly, place, ...typeNouns.ally },
  /** What a weapon is attached to, in the weapon's own text. *Rule:* INF-302.3a. */
  equippedAlly: {
    cards: () => [],
    is: isAlly,
    en: ['equipped ally', 'equipped allies'],
    es: ['aliado equipado', 'aliados equipados'],
    gender: 'm',
    calls: 'ally',
    unique: true,
  },
  demon: { cards: demons, is: (match, card) => isDemon(match, card), place, yours: yourDemon, ...typeNouns.demon },
  /** The demons of one's team, one's own excepted. *Rule:* INF-800.5. */
  companionDemon: {
    cards: (match, seat) => companionsOf(match, seat).map((each) => demonOf(match, each)),
    is: (match, card) => isDemon(match, card),
    place,
    en: ['companion demon', 'companion demons'],
    es: ['demonio compañero', 'demonios compañeros'],
    gender: 'm',
  },
  /** All that can fight and be dealt damage. *Rule:* INF-118.1a. */
  fighter: {
    cards: fighters,
    is: (match, card) => isDemon(match, card) || isOrWasAlly(match, card),
    place,
    en: ['ally or demon', 'allies and demons'],
    es: ['aliado o demonio', 'aliados y demonios'],
    gender: 'm',
  },
  weapon: inPlayOf('weapon'),
  scenario: inPlayOf('scenario'),
  object: inPlayOf('object'),
  objectOrWeapon: {
    cards: (match) => objectsInPlay(match).filter((card) => isType(match, card, 'object') || isType(match, card, 'weapon')),
    is: (match, card) => inPlay(match, card) && (isType(match, card, 'object') || isType(match, card, 'weapon')),
    place,
    en: ['object or weapon', 'objects and weapons'],
    es: ['objeto o arma', 'objetos y armas'],
    gender: 'm',
  },
  resource: {
    cards: resourcesInPlay,
    // What is about to be one is meant by what says how resources enter play. *Rule:* INF-613.11.
    is: (match, card) => zoneOfCard(match, card) === 'resources' || becomesResource(match, cardOf(card)),
    place,
    ...typeNouns.resource,
  },
  /** Cards in play, resources too, demons excepted. *Rule:* INF-108.2, INF-110.4, INF-403.2. */
  card: {
    cards: cardsInPlay,
    is: (match, card) => inPlay(match, card) && isCard(match, card),
    place,
    ...typeNouns.card,
  },
  /** Cards in play and cards on the chain. *Rule:* INF-611.2a. */
  openCard: {
    cards: (match) => [...cardsInPlay(match), ...cardsIn(match, 'chain').filter((card) => isOpen(match, card))],
    is: (match, card) => isOpen(match, card),
    tail: {
      friendly: { en: 'you control in play or on the chain', es: 'que controlas en juego o en la cadena' },
      enemy: { en: 'an opponent controls in play or on the chain', es: 'que controla un oponente en juego o en la cadena' },
      any: { en: 'in play or on the chain', es: 'en juego o en la cadena' },
    },
    ...typeNouns.card,
  },
  chainedCard: chainedCards,
  chainedRitual: onChain('ritual'),
  chained,
  anyObject: object,
  cardInHand: lyingIn('hand', 'card', inHand),
  cardInInfierno: lyingIn('infierno', 'card', inInfierno),
  allyInInfierno: lyingIn('infierno', 'ally', inInfierno),
  ritualInInfierno: lyingIn('infierno', 'ritual', inInfierno),
  exiledCard: lyingIn('exile', 'card', inExile),
  cardInDeck: lyingIn('deck', 'card', inDeck),
  weaponInDeck: lyingIn('deck', 'weapon', inDeck),
  anyCard: { ...wherever('card'), every: true },
  allyCard: wherever('ally'),
  ritualCard: wherever('ritual'),
  weaponCard: wherever('weapon'),
  /** What may be chosen as a source of damage. *Rule:* INF-118.7. */
  chosenSource: {
    cards: sourcesToChoose,
    is: (match, card) => sourcesToChoose(match).includes(cardOf(card)),
    tail: { friendly: ofYourChoice, enemy: ofYourChoice, any: ofYourChoice },
    en: ['source', 'sources'],
    es: ['fuente', 'fuentes'],
    gender: 'f',
  },
  /** What a source is for immunity. *Rule:* INF-702.21. */
  source: {
    cards: () => [],
    is: (match, card) => recordOf(match, card) !== undefined,
    en: ['source', 'sources'],
    es: ['fuente', 'fuentes'],
    gender: 'f',
  },
} satisfies Nouns;
