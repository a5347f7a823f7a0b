import type { NounWording, Wordings } from '@crupier/kernel/rules';
import type { CardType } from '../state/printed.ts';
import type { CardWords } from '../meanings/builders.ts';

/** The words for cards by their type. */
export const typeNouns: Readonly<Record<CardType | 'card', NounWording>> = {
  creature: { en: ['creature', 'creatures'], es: ['criatura', 'criaturas'], gender: 'f' },
  artifact: { en: ['artifact', 'artifacts'], es: ['artefacto', 'artefactos'], gender: 'm' },
  upgrade: { en: ['upgrade', 'upgrades'], es: ['mejora', 'mejoras'], gender: 'f' },
  action: { en: ['action', 'actions'], es: ['carta de acción', 'cartas de acción'], gender: 'f' },
  card: { en: ['card', 'cards'], es: ['carta', 'cartas'], gender: 'f' },
};

const place = { en: 'in play', es: 'en juego' } as const;

/** Cards of a type that lie in a zone; the tail says whose zone it is. */
function lyingIn(type: CardType | 'card', tail: NonNullable<NounWording['tail']>): NounWording {
  return { tail, ...typeNouns[type] };
}

const inHand = {
  friendly: { en: 'in your hand', es: 'de tu mano' },
  enemy: { en: 'in your opponent’s hand', es: 'de la mano de tu oponente' },
  any: { en: 'in a player’s hand', es: 'de la mano de un jugador' },
  theirs: { en: 'in their hand', es: 'de su mano' },
} as const;
const wholeHand = {
  friendly: { en: 'your hand', es: 'tu mano' },
  enemy: { en: 'your opponent’s hand', es: 'la mano de tu oponente' },
  theirs: { en: 'their hand', es: 'su mano' },
} as const;
const wholeDiscardPile = {
  friendly: { en: 'your discard pile', es: 'tu pila de descartes' },
  enemy: { en: 'your opponent’s discard pile', es: 'la pila de descartes de tu oponente' },
  theirs: { en: 'their discard pile', es: 'su pila de descartes' },
} as const;
const inDiscard = {
  friendly: { en: 'from your discard pile', es: 'de tu pila de descartes' },
  enemy: { en: 'from your opponent’s discard pile', es: 'de la pila de descartes de tu oponente' },
  any: { en: 'from a discard pile', es: 'de una pila de descartes' },
  theirs: { en: 'from their discard pile', es: 'de su pila de descartes' },
} as const;
const lyingInDiscard = {
  friendly: { en: 'in your discard pile', es: 'en tu pila de descartes' },
  enemy: { en: 'in your opponent’s discard pile', es: 'en la pila de descartes de tu oponente' },
  any: { en: 'in a discard pile', es: 'en una pila de descartes' },
  theirs: { en: 'in their discard pile', es: 'en su pila de descartes' },
} as const;
const inArchives = {
  friendly: { en: 'in your archives', es: 'de tus archivos' },
  enemy: { en: 'in your opponent’s archives', es: 'de los archivos de tu oponente' },
  any: { en: 'in a player’s archives', es: 'de los archivos de un jugador' },
  theirs: { en: 'in their archives', es: 'de sus archivos' },
} as const;

const inHandOrArchives = {
  friendly: { en: 'in your hand or archives', es: 'de tu mano o de tus archivos' },
  enemy: { en: 'in your opponent’s hand or archives', es: 'de la mano o de los archivos de tu oponente' },
  any: { en: 'in a player’s hand or archives', es: 'de la mano o de los archivos de un jugador' },
} as const;

const inDeck = {
  friendly: { en: 'in your deck', es: 'en tu mazo' },
  enemy: { en: 'in your opponent’s deck', es: 'en el mazo de tu oponente' },
  any: { en: 'in a deck', es: 'en un mazo' },
  theirs: { en: 'in their deck', es: 'en su mazo' },
} as const;

const inDeckOrDiscard = {
  friendly: { en: 'in your deck and discard pile', es: 'en tu mazo y en tu pila de descartes' },
  enemy: { en: 'in your opponent’s deck and discard pile', es: 'en el mazo y en la pila de descartes de tu oponente' },
  any: { en: 'in a deck and a discard pile', es: 'en un mazo y en una pila de descartes' },
} as const;

const inPurged = {
  friendly: { en: 'among your purged cards', es: 'de tus cartas purgadas' },
  enemy: { en: 'among your opponent’s purged cards', es: 'de las cartas purgadas de tu oponente' },
  any: { en: 'among the purged cards', es: 'de las cartas purgadas' },
} as const;

const ofDeck = {
  friendly: { en: 'of your deck', es: 'de tu mazo' },
  enemy: { en: 'of your opponent’s deck', es: 'del mazo de tu oponente' },
  any: { en: 'of a deck', es: 'de un mazo' },
  theirs: { en: 'of their deck', es: 'de su mazo' },
} as const;

const ofDiscard = {
  friendly: { en: 'of your discard pile', es: 'de tu pila de descartes' },
  enemy: { en: 'of your opponent’s discard pile', es: 'de la pila de descartes de tu oponente' },
  any: { en: 'of a discard pile', es: 'de una pila de descartes' },
  theirs: { en: 'of their discard pile', es: 'de su pila de descartes' },
} as const;

/** The card that would be drawn next. */
const topOfDeck: NounWording = {
  en: ['top card', 'top cards'],
  es: ['primera carta', 'primeras cartas'],
  gender: 'f',
  tail: ofDeck,
};

/** The card that was put into a discard pile last. */
const topOfDiscard: NounWording = {
  ...topOfDeck,
  tail: ofDiscard,
};

const creatureOrArtifact: NounWording = {
  en: ['creature or artifact', 'creatures or artifacts'],
  es: ['artefacto o criatura', 'artefactos o criaturas'],
  gender: 'm',
  adjectives: 'f',
};

const underThis = { en: 'under this card', es: 'que esté debajo de esta carta' } as const;
const purgedByThis = { en: 'purged by this card', es: 'que esta carta haya purgado' } as const;

/** How the nouns are said. */
export const nouns: Wordings<CardWords>['nouns'] = {
  creature: { place, ...typeNouns.creature },
  artifact: { place, ...typeNouns.artifact },
  creatureOrArtifact: { place, ...creatureOrArtifact },
  upgrade: { place, ...typeNouns.upgrade },
  card: { place, ...typeNouns.card },
  cardInHand: { ...lyingIn('card', inHand), whole: wholeHand },
  creatureInHand: lyingIn('creature', inHand),
  cardInDiscard: { ...lyingIn('card', inDiscard), whole: wholeDiscardPile },
  cardLyingInDiscard: lyingIn('card', lyingInDiscard),
  creatureInDiscard: lyingIn('creature', inDiscard),
  artifactInDiscard: lyingIn('artifact', inDiscard),
  actionInDiscard: lyingIn('action', inDiscard),
  upgradeInDiscard: lyingIn('upgrade', inDiscard),
  actionOrUpgradeInDiscard: {
    en: ['action or upgrade', 'actions or upgrades'],
    es: ['carta de acción o mejora', 'cartas de acción o mejoras'],
    gender: 'f',
    tail: inDiscard,
  },
  cardInArchives: { ...lyingIn('card', inArchives), anyOwner: true },
  cardInHandOrArchives: { ...lyingIn('card', inHandOrArchives), anyOwner: true },
  cardInDeck: lyingIn('card', inDeck),
  deckCard: lyingIn('card', ofDeck),
  discardCard: lyingIn('card', ofDiscard),
  creatureInDeck: lyingIn('creature', inDeck),
  actionInDeck: lyingIn('action', inDeck),
  upgradeInDeck: lyingIn('upgrade', inDeck),
  cardInDeckOrDiscard: lyingIn('card', inDeckOrDiscard),
  topOfDeck,
  topOfDiscard,
  topOfHauntedDiscard: {
    en: ['top card of a haunted player’s discard pile', 'top cards of haunted players’ discard piles'],
    es: [
      'primera carta de la pila de descartes de un jugador embrujado',
      'primeras cartas de las pilas de descartes de jugadores embrujados',
    ],
    gender: 'f',
    unique: true,
  },
  cardPurged: lyingIn('card', inPurged),
  creaturePurged: lyingIn('creature', inPurged),
  anyCard: typeNouns.card,
  creatureCard: typeNouns.creature,
  creatureOrArtifactCard: creatureOrArtifact,
  artifactCard: typeNouns.artifact,
  actionCard: typeNouns.action,
  upgradeCard: typeNouns.upgrade,
  artifactUpgradeOrActionCard: {
    en: ['artifact, upgrade, or action card', 'artifact, upgrade, and action cards'],
    es: ['carta de artefacto, de mejora o de acción', 'cartas de artefacto, de mejora y de acción'],
    gender: 'f',
  },
  cardPurgedByThis: { ...lyingIn('card', { friendly: purgedByThis, enemy: purgedByThis, any: purgedByThis }), anyOwner: true },
  creaturePurgedByThis: { ...lyingIn('creature', { friendly: purgedByThis, enemy: purgedByThis, any: purgedByThis }), anyOwner: true },
  cardUnderThis: { ...lyingIn('card', { friendly: underThis, enemy: underThis, any: underThis }), anyOwner: true },
};
