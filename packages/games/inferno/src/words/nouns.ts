import type { NounWording, Wordings } from '@crupier/kernel/rules';
import type { CardType } from '../state/printed.ts';
import type { CardWords } from '../meanings/builders.ts';

/** The words for cards by their type. */
export const typeNouns: Readonly<Record<CardType | 'card', NounWording>> = {
  ally: { en: ['ally', 'allies'], es: ['aliado', 'aliados'], gender: 'm' },
  weapon: { en: ['weapon', 'weapons'], es: ['arma', 'armas'], gender: 'f', stressed: true },
  scenario: { en: ['scenario', 'scenarios'], es: ['escenario', 'escenarios'], gender: 'm' },
  object: { en: ['object', 'objects'], es: ['objeto', 'objetos'], gender: 'm' },
  resource: { en: ['resource', 'resources'], es: ['recurso', 'recursos'], gender: 'm' },
  ritual: { en: ['ritual', 'rituals'], es: ['ritual', 'rituales'], gender: 'm' },
  demon: { en: ['demon', 'demons'], es: ['demonio', 'demonios'], gender: 'm' },
  card: { en: ['card', 'cards'], es: ['carta', 'cartas'], gender: 'f' },
};

const place = { en: 'in play', es: 'en juego' } as const;

/** Cards of a type that lie in a zone of a player; the tail says whose zone it is. */
function lyingIn(type: CardType | 'card', tail: NonNullable<NounWording['tail']>): NounWording {
  return { tail, ...cardNoun(type) };
}

/** A card of a type that is not in play: "ally card". */
function cardNoun(type: CardType | 'card'): NounWording {
  if (type === 'card') return typeNouns.card;
  const { en, es } = typeNouns[type];
  return { en: [`${en[0]} card`, `${en[0]} cards`], es: [`carta de ${es[0]}`, `cartas de ${es[0]}`], gender: 'f' };
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

/** Cards on the chain, of a type. */
function onChain(type: CardType | 'card'): NounWording {
  return {
    place: { en: 'on the chain', es: 'en la cadena' },
    tail: {
      friendly: { en: 'you control on the chain', es: 'que controlas en la cadena' },
      enemy: { en: 'an opponent controls on the chain', es: 'que controla un oponente en la cadena' },
      any: { en: 'on the chain', es: 'en la cadena' },
    },
    ...typeNouns[type],
  };
}

/** Cards and abilities on the chain. */
const chained: NounWording = {
  ...onChain('card'),
  en: ['card or ability', 'cards or abilities'],
  es: ['carta o habilidad', 'cartas o habilidades'],
};

/** Abilities on the chain, of the kind that the words before and after say. */
function chainedAbility(en: string, es: string): NounWording {
  return { ...onChain('card'), en: [`${en}ability`, `${en}abilities`], es: [`habilidad${es}`, `habilidades${es === '' ? '' : `${es}s`}`] };
}

/** An *elemento*. Those in hands and decks are objects too, but nobody can point at one of them. *Rule:* INF-109.1. */
const object: NounWording = { en: ['object', 'objects'], es: ['elemento', 'elementos'], gender: 'm' };

const yourDemon = { en: 'your demon', es: 'tu demonio' } as const;
const ofYourChoice = { en: 'of your choice', es: 'que elijas' } as const;

/** How the nouns are said. */
export const nouns: Wordings<CardWords>['nouns'] = {
  ally: { place, ...typeNouns.ally },
  equippedAlly: {
    en: ['equipped ally', 'equipped allies'],
    es: ['aliado equipado', 'aliados equipados'],
    gender: 'm',
    calls: 'ally',
    unique: true,
  },
  demon: { place, yours: yourDemon, ...typeNouns.demon },
  companionDemon: { place, en: ['companion demon', 'companion demons'], es: ['demonio compañero', 'demonios compañeros'], gender: 'm' },
  fighter: { place, en: ['ally or demon', 'allies and demons'], es: ['aliado o demonio', 'aliados y demonios'], gender: 'm' },
  weapon: { place, ...typeNouns.weapon },
  scenario: { place, ...typeNouns.scenario },
  object: { place, ...typeNouns.object },
  objectOrWeapon: { place, en: ['object or weapon', 'objects and weapons'], es: ['objeto o arma', 'objetos y armas'], gender: 'm' },
  resource: { place, ...typeNouns.resource },
  card: { place, ...typeNouns.card },
  openCard: {
    tail: {
      friendly: { en: 'you control in play or on the chain', es: 'que controlas en juego o en la cadena' },
      enemy: { en: 'an opponent controls in play or on the chain', es: 'que controla un oponente en juego o en la cadena' },
      any: { en: 'in play or on the chain', es: 'en juego o en la cadena' },
    },
    ...typeNouns.card,
  },
  chainedCard: onChain('card'),
  chainedRitual: onChain('ritual'),
  chained,
  chainedAbility: chainedAbility('', ''),
  activatedAbility: chainedAbility('activated ', ' activada'),
  triggeredAbility: chainedAbility('triggered ', ' disparada'),
  anyObject: object,
  cardInHand: lyingIn('card', inHand),
  cardInInfierno: lyingIn('card', inInfierno),
  allyInInfierno: lyingIn('ally', inInfierno),
  ritualInInfierno: lyingIn('ritual', inInfierno),
  exiledCard: lyingIn('card', inExile),
  cardInDeck: lyingIn('card', inDeck),
  weaponInDeck: lyingIn('weapon', inDeck),
  anyCard: typeNouns.card,
  allyCard: typeNouns.ally,
  ritualCard: typeNouns.ritual,
  weaponCard: typeNouns.weapon,
  chosenSource: {
    tail: { friendly: ofYourChoice, enemy: ofYourChoice, any: ofYourChoice },
    en: ['source', 'sources'],
    es: ['fuente', 'fuentes'],
    gender: 'f',
  },
  source: { en: ['source', 'sources'], es: ['fuente', 'fuentes'], gender: 'f' },
};
