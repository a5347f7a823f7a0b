import { applies, cardOf, site, type CardId, type CardRef, type Noun, type Seat, type Vocabulary } from '@crupier/kernel/rules';
import { printedOf, type CardType } from '../state/printed.ts';
import { cardsIn, creatures, inPlay, isCreature, leftPlay, recordOf, typeOf, zoneOfCard } from '../state/reading.ts';
import type { KeyForge, KeyForgeMatch, Zone } from '../state/state.ts';

const asPrinted = site('KF-FAQ-GEN-27', 'outside play a card is of the type that is printed on it');

type Nouns = Vocabulary<KeyForge>['nouns'];
type Words = Pick<Noun<KeyForge>, 'en' | 'es' | 'gender'>;

/** The words for cards by their type. */
export const typeNouns: Readonly<Record<CardType | 'card', Words>> = {
  creature: { en: ['creature', 'creatures'], es: ['criatura', 'criaturas'], gender: 'f' },
  artifact: { en: ['artifact', 'artifacts'], es: ['artefacto', 'artefactos'], gender: 'm' },
  upgrade: { en: ['upgrade', 'upgrades'], es: ['mejora', 'mejoras'], gender: 'f' },
  action: { en: ['action', 'actions'], es: ['carta de acción', 'cartas de acción'], gender: 'f' },
  card: { en: ['card', 'cards'], es: ['carta', 'cartas'], gender: 'f' },
};

const place = { en: 'in play', es: 'en juego' } as const;

/** Cards of both players in some zones, the active player's first. */
function inZones(...zones: readonly Zone[]): Noun<KeyForge>['cards'] {
  return (match) => {
    const { active } = match.state;
    return [active, 1 - active].flatMap((seat: Seat): readonly CardId[] => zones.flatMap((zone) => cardsIn(match, zone, seat)));
  };
}

function ofType(match: KeyForgeMatch, card: CardRef, type: CardType | 'card'): boolean {
  if (type === 'card') return true;
  const printed = printedOf(match, cardOf(card));
  return printed.type === type || (type === 'upgrade' && printed.alsoUpgrade && !applies(match, asPrinted));
}

/** Whether a card is of a type in play, or was when it left: an event may tell of such a one. *Rule:* KF-LEAVES-PLAY-6. */
function isOrWas(match: KeyForgeMatch, card: CardRef, type: CardType): boolean {
  const gone = leftPlay(match, card);
  return gone === undefined ? inPlay(match, card) && typeOf(match, card) === type : gone.type === type;
}

/** Cards of a type that lie in a zone; the tails say whose zone it is. */
function lyingIn(zone: Zone, type: CardType | 'card', tail: NonNullable<Noun<KeyForge>['tail']>): Noun<KeyForge> {
  const all = inZones(zone);
  const is = (match: KeyForgeMatch, card: CardRef): boolean => zoneOfCard(match, card) === zone && ofType(match, card, type);
  const cards: Noun<KeyForge>['cards'] = (match, seat, asker) => all(match, seat, asker).filter((card) => is(match, card));
  const noun = { cards, is, tail, ...typeNouns[type] };
  return zone === 'hand' || zone === 'archives' ? { ...noun, unseen: true } : noun;
}

/** Cards of a type wherever they are: for permissions to play them, which say nothing of a place. */
function wherever(type: CardType | 'card'): Noun<KeyForge> {
  return { cards: () => [], is: (match, card) => ofType(match, card, type), ...typeNouns[type] };
}

const inHand = {
  friendly: { en: 'in your hand', es: 'de tu mano' },
  enemy: { en: 'in your opponent’s hand', es: 'de la mano de tu oponente' },
  any: { en: 'in a player’s hand', es: 'de la mano de un jugador' },
} as const;
const inDiscard = {
  friendly: { en: 'from your discard pile', es: 'de tu pila de descartes' },
  enemy: { en: 'from your opponent’s discard pile', es: 'de la pila de descartes de tu oponente' },
  any: { en: 'from a discard pile', es: 'de una pila de descartes' },
} as const;
const inArchives = {
  friendly: { en: 'in your archives', es: 'de tus archivos' },
  enemy: { en: 'in your opponent’s archives', es: 'de los archivos de tu oponente' },
  any: { en: 'in a player’s archives', es: 'de los archivos de un jugador' },
} as const;

const inDeck = {
  friendly: { en: 'in your deck', es: 'de tu mazo' },
  enemy: { en: 'in your opponent’s deck', es: 'del mazo de tu oponente' },
  any: { en: 'in a deck', es: 'de un mazo' },
} as const;

const inPurged = {
  friendly: { en: 'among your purged cards', es: 'de tus cartas purgadas' },
  enemy: { en: 'among your opponent’s purged cards', es: 'de las cartas purgadas de tu oponente' },
  any: { en: 'among the purged cards', es: 'de las cartas purgadas' },
} as const;

/** The card that would be drawn next. */
const topOfDeck: Noun<KeyForge> = {
  cards: (match) => [match.state.active, 1 - match.state.active].flatMap((seat) => cardsIn(match, 'deck', seat).slice(-1)),
  is: (match, card) => cardsIn(match, 'deck', recordOf(match, card).owner).at(-1) === cardOf(card),
  en: ['top card', 'top cards'],
  es: ['primera carta', 'primeras cartas'],
  gender: 'f',
  tail: {
    friendly: { en: 'of your deck', es: 'de tu mazo' },
    enemy: { en: 'of your opponent’s deck', es: 'del mazo de tu oponente' },
    any: { en: 'of a deck', es: 'de un mazo' },
  },
};

/** The card that was put into a discard pile last. */
const topOfDiscard: Noun<KeyForge> = {
  ...topOfDeck,
  cards: (match) => [match.state.active, 1 - match.state.active].flatMap((seat) => cardsIn(match, 'discard', seat).slice(-1)),
  is: (match, card) => cardsIn(match, 'discard', recordOf(match, card).owner).at(-1) === cardOf(card),
  tail: {
    friendly: { en: 'of your discard pile', es: 'de tu pila de descartes' },
    enemy: { en: 'of your opponent’s discard pile', es: 'de la pila de descartes de tu oponente' },
    any: { en: 'of a discard pile', es: 'de una pila de descartes' },
  },
};

/** What card texts may speak of. */
export const nouns = {
  // An event may tell of one that has left play by then. *Rule:* KF-DESTROYED-5, KF-LEAVES-PLAY-6.
  creature: {
    cards: creatures,
    is: (match, card) => (leftPlay(match, card)?.type ?? '') === 'creature' || isCreature(match, card),
    place,
    ...typeNouns.creature,
  },
  artifact: {
    cards: inZones('artifacts'),
    is: (match, card) => isOrWas(match, card, 'artifact'),
    place,
    ...typeNouns.artifact,
  },
  upgrade: {
    cards: inZones('upgrades'),
    is: (match, card) => isOrWas(match, card, 'upgrade'),
    place,
    ...typeNouns.upgrade,
  },
  card: { cards: inZones('line', 'artifacts', 'upgrades'), is: inPlay, place, ...typeNouns.card },
  cardInHand: lyingIn('hand', 'card', inHand),
  creatureInHand: lyingIn('hand', 'creature', inHand),
  cardInDiscard: lyingIn('discard', 'card', inDiscard),
  creatureInDiscard: lyingIn('discard', 'creature', inDiscard),
  artifactInDiscard: lyingIn('discard', 'artifact', inDiscard),
  actionInDiscard: lyingIn('discard', 'action', inDiscard),
  upgradeInDiscard: lyingIn('discard', 'upgrade', inDiscard),
  cardInArchives: lyingIn('archives', 'card', inArchives),
  cardInDeck: lyingIn('deck', 'card', inDeck),
  creatureInDeck: lyingIn('deck', 'creature', inDeck),
  actionInDeck: lyingIn('deck', 'action', inDeck),
  topOfDeck,
  topOfDiscard,
  cardPurged: lyingIn('purged', 'card', inPurged),
  creaturePurged: lyingIn('purged', 'creature', inPurged),
  anyCard: { ...wherever('card'), every: true },
  creatureCard: wherever('creature'),
  artifactCard: wherever('artifact'),
  actionCard: wherever('action'),
  upgradeCard: wherever('upgrade'),
} satisfies Nouns;
