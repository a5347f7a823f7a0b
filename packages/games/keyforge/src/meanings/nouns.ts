import { applies, cardOf, isCurrent, site, type CardId, type CardRef, type Meanings, type Noun, type Seat } from '@crupier/kernel/rules';
import { printedOf, type CardType } from '../state/printed.ts';
import { isHaunted } from '../state/haunted.ts';
import { cardsIn, creatures, inPlay, isCreature, leftPlay, recordOf, typeOf, zoneOfCard } from '../state/reading.ts';
import type { KeyForge, KeyForgeMatch, Zone } from '../state/state.ts';

const stillThere = site('KF-FAQ-CARD-spangler-box-3', 'a purged card that has gone elsewhere is no longer one that this card purged');
const reverted = site(
  'KF-FAQ-CARD-general-sherman-1 KF-TOKEN-CREATURE-5',
  'a card that was a token creature is no creature where it lies purged, unless it is printed as one',
);
const asPrinted = site('KF-FAQ-GEN-27', 'outside play a card is of the type that is printed on it');

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

/** Cards of a type that lie in a zone. */
function lyingIn(zone: Zone, type: CardType | 'card'): Noun<KeyForge> {
  const all = inZones(zone);
  const is = (match: KeyForgeMatch, card: CardRef): boolean => zoneOfCard(match, card) === zone && ofType(match, card, type);
  const cards: Noun<KeyForge>['cards'] = (match, seat, asker) => all(match, seat, asker).filter((card) => is(match, card));
  return zone === 'hand' || zone === 'archives' ? { cards, is, unseen: true, concealedAmong: all } : { cards, is };
}

/** Cards that are one thing or another. */
function eitherOf(one: Noun<KeyForge>, other: Noun<KeyForge>): Noun<KeyForge> {
  return {
    cards: (match, seat, asker) => [...one.cards(match, seat, asker), ...other.cards(match, seat, asker)],
    is: (match, card, asker) => one.is(match, card, asker) || other.is(match, card, asker),
  };
}

/** Cards of a type wherever they are: for permissions to play them, which say nothing of a place. */
function wherever(type: CardType | 'card'): Noun<KeyForge> {
  return { cards: () => [], is: (match, card) => ofType(match, card, type) };
}

const otherThanCreatures = ['artifact', 'upgrade', 'action'] as const;

/** The card that would be drawn next. */
const topOfDeck: Noun<KeyForge> = {
  cards: (match) => [match.state.active, 1 - match.state.active].flatMap((seat) => cardsIn(match, 'deck', seat).slice(-1)),
  is: (match, card) => cardsIn(match, 'deck', recordOf(match, card).owner).at(-1) === cardOf(card),
};

/** The card that was put into a discard pile last. */
const topOfDiscard: Noun<KeyForge> = {
  cards: (match) => [match.state.active, 1 - match.state.active].flatMap((seat) => cardsIn(match, 'discard', seat).slice(-1)),
  is: (match, card) => cardsIn(match, 'discard', recordOf(match, card).owner).at(-1) === cardOf(card),
};

/** The same of players who are haunted. *Rule:* KF-HAUNTED-1. */
const topOfHauntedDiscard: Noun<KeyForge> = {
  cards: (match, seat, asker) => topOfDiscard.cards(match, seat, asker).filter((card) => isHaunted(match, recordOf(match, card).owner)),
  is: (match, card, asker) => topOfDiscard.is(match, card, asker) && isHaunted(match, recordOf(match, card).owner),
};

/** Cards that lie in a pile: "the top 2 cards of your deck". */
function piled(zone: 'deck' | 'discard'): Noun<KeyForge> {
  return { ...lyingIn(zone, 'card'), piles: (match) => [0, 1].map((seat) => cardsIn(match, zone, seat).toReversed()) };
}

/** Cards of both piles, for a search of both. */
const inDeckOrDiscard: Noun<KeyForge> = {
  cards: inZones('deck', 'discard'),
  is: (match, card) => ['deck', 'discard'].includes(zoneOfCard(match, card)),
};

/** Cards that are not in play but their player's own to choose from, for a text that takes one of either zone. */
const inHandOrArchives: Noun<KeyForge> = {
  cards: inZones('hand', 'archives'),
  is: (match, card) => ['hand', 'archives'].includes(zoneOfCard(match, card)),
  unseen: true,
  concealedAmong: inZones('hand', 'archives'),
};

/** What a card has purged, also if it has left play by now, and still lies purged. */
function purgedBy(match: KeyForgeMatch, card: CardId): readonly CardId[] {
  const purged = inPlay(match, card) ? recordOf(match, card).purged : match.state.lastKnown.findLast((each) => each.card === card)?.purged;
  return (purged ?? []).filter((ref) => isCurrent(match.state, ref) || !applies(match, stillThere)).map(cardOf);
}

/** Whether a purged card is a creature as it lies there: a card that was a token creature is what is printed on it. */
function isCreatureNow(match: KeyForgeMatch, card: CardRef): boolean {
  return ofType(match, card, 'creature') || !applies(match, reverted);
}

/** What card texts may speak of. */
export const nouns = {
  // An event may tell of one that has left play by then. *Rule:* KF-DESTROYED-5, KF-LEAVES-PLAY-6.
  creature: { cards: creatures, is: (match, card) => (leftPlay(match, card)?.type ?? '') === 'creature' || isCreature(match, card) },
  artifact: { cards: inZones('artifacts'), is: (match, card) => isOrWas(match, card, 'artifact') },
  creatureOrArtifact: {
    cards: inZones('line', 'artifacts'),
    is: (match, card) => isOrWas(match, card, 'creature') || isOrWas(match, card, 'artifact'),
  },
  upgrade: { cards: inZones('upgrades'), is: (match, card) => isOrWas(match, card, 'upgrade') },
  card: { cards: inZones('line', 'artifacts', 'upgrades'), is: inPlay },
  cardInHand: lyingIn('hand', 'card'),
  creatureInHand: lyingIn('hand', 'creature'),
  cardInDiscard: lyingIn('discard', 'card'),
  /** The same where it is asked whether one lies there. */
  cardLyingInDiscard: lyingIn('discard', 'card'),
  creatureInDiscard: lyingIn('discard', 'creature'),
  artifactInDiscard: lyingIn('discard', 'artifact'),
  actionInDiscard: lyingIn('discard', 'action'),
  upgradeInDiscard: lyingIn('discard', 'upgrade'),
  actionOrUpgradeInDiscard: eitherOf(lyingIn('discard', 'action'), lyingIn('discard', 'upgrade')),
  cardInArchives: lyingIn('archives', 'card'),
  cardInHandOrArchives: inHandOrArchives,
  cardInDeck: lyingIn('deck', 'card'),
  deckCard: piled('deck'),
  discardCard: piled('discard'),
  creatureInDeck: lyingIn('deck', 'creature'),
  actionInDeck: lyingIn('deck', 'action'),
  upgradeInDeck: lyingIn('deck', 'upgrade'),
  cardInDeckOrDiscard: inDeckOrDiscard,
  topOfDeck,
  topOfDiscard,
  topOfHauntedDiscard,
  cardPurged: lyingIn('purged', 'card'),
  creaturePurged: lyingIn('purged', 'creature'),
  anyCard: { ...wherever('card'), every: true },
  creatureCard: wherever('creature'),
  creatureOrArtifactCard: { cards: () => [], is: (match, card) => ofType(match, card, 'creature') || ofType(match, card, 'artifact') },
  artifactCard: wherever('artifact'),
  actionCard: wherever('action'),
  upgradeCard: wherever('upgrade'),
  /** *Rule:* KF-FAQ-GEN-24. */
  artifactUpgradeOrActionCard: {
    cards: () => [],
    is: (match, card) => otherThanCreatures.some((type) => ofType(match, card, type)),
    covers: ['artifactCard', 'upgradeCard', 'actionCard'],
  },
  cardPurgedByThis: {
    cards: (match, _seat, { self }) => purgedBy(match, self),
    is: (match, card, { self }) => purgedBy(match, self).includes(cardOf(card)),
  },
  creaturePurgedByThis: {
    cards: (match, _seat, { self }) => purgedBy(match, self).filter((card) => isCreatureNow(match, card)),
    is: (match, card, { self }) => purgedBy(match, self).includes(cardOf(card)) && isCreatureNow(match, card),
  },
  /** *Rule:* KF-FAQ-CARD-jargogle-2. */
  cardUnderThis: {
    cards: (match, _seat, { self }) =>
      inZones('under')(match, 0, { self, seat: 0, reader: self }).filter((card) => recordOf(match, card).host === self),
    is: (match, card, { self }) => zoneOfCard(match, card) === 'under' && recordOf(match, card).host === self,
    unseen: true,
  },
} satisfies Meanings<KeyForge>['nouns'];
