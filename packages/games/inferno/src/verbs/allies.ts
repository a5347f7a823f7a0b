import {
  NO_CARD,
  applies,
  cardOf,
  isCurrent,
  raise,
  raiseAll,
  rulesOnCard,
  site,
  topics,
  type CardId,
  type GameEvent,
  type Seat,
  type Verb,
  perCard,
  perPair,
} from '@crupier/kernel/rules';
import { canBeTaken } from '../rules/control.ts';
import { durations } from '../rules/durations.ts';
import { mayTarget } from '../rules/targets.ts';
import { isIndestructible } from '../rules/immunity.ts';
import { mayLieOpen } from '../rules/zones.ts';
import { EFFECT_NUMBERS } from '../state/commits.ts';
import { destroyedBy, fact, flipping } from '../state/facts.ts';
import { combatOf, inPlay, isDemon, isType, recordOf, sideOf, zoneOfCard } from '../state/reading.ts';
import { isPlayZone, type Inferno, type InfernoMatch } from '../state/state.ts';
import { anyCard, countOf, countOfPairs } from './most.ts';

const about = topics('equipsOnly');

/** Whether a card can be tapped: it lies in play, where alone cards are tapped or untapped. *Rule:* INF-110.6, INF-701.8. */
function isUntapped(match: InfernoMatch, card: CardId): boolean {
  return inPlay(match, card) && !recordOf(match, card).tapped;
}

/** Nothing destroys what is indestructible, not as a cost either. *Rule:* INF-702.12a. */
function canBeDestroyed(match: InfernoMatch, card: CardId): boolean {
  return !isDemon(match, card) && !isIndestructible(match, card);
}

/** The definition of the lasting effect by which a player controls something. */
export const CONTROL_KEY = 'effect control';

function controlling(match: InfernoMatch, card: CardId, seat: Seat, source: CardId): GameEvent {
  const definition = match.game.definitions.findIndex(({ key }) => key === CONTROL_KEY);
  return fact('effectBegan', {
    card: NO_CARD,
    other: card,
    seat,
    value: definition,
    amount: durations.indexOf('match') * EFFECT_NUMBERS,
    source,
  });
}

const bothOrNeither = site('INF-701.10a', 'control of two objects is exchanged in full or not at all');

/** Whether an effect could give control of an object to somebody else. *Rule:* INF-112.2, INF-701.10a. */
function mayChangeHands(match: InfernoMatch, card: CardId): boolean {
  return isPlayZone(zoneOfCard(match, card)) && canBeTaken(match, card);
}

const backIsSilent = site('INF-112.7', 'what is set off by a flip is not set off when the demon turns back to its infernal form');
const ontoAlliesAlone = site('INF-302.3 INF-302.3d INF-701.3a INF-701.3b', 'a weapon that would be attached to no ally stays where it is');
const noTargeting = site('INF-302.3a', 'an equipped ally is no target of the weapon');
const notAgain = site('INF-701.3b INF-701.3c', 'a weapon is not attached again to the ally that it is on');
const asItSays = site('INF-302.3b', 'a weapon may say which allies it equips');

/** Whether a weapon may be attached to something. An ally, a weapon too, is attached to nothing. *Rule:* INF-302.3, INF-302.3b, INF-302.3e. */
function mayBeEquipped(match: InfernoMatch, card: CardId, other: CardId): boolean {
  if (!isType(match, other, 'ally') || isType(match, card, 'ally')) return false;
  return rulesOnCard(match, card, about.equipsOnly).every(({ speaksOf }) => speaksOf(other)) || !applies(match, asItSays);
}

const bothAreThere = site('INF-702.6b INF-701.10f', 'where one of them has left play there is no exchange');

/** Who defends now: the one attacked first, or whoever has taken its place. */
function defenderToSpare(match: InfernoMatch, first: CardId | undefined): CardId | undefined {
  const { defenders } = combatOf(match);
  const standing = defenders.filter((ref) => isCurrent(match.state, ref)).map(cardOf);
  return standing.find((card) => card === first) ?? standing[0];
}

const tappedAlready = site('INF-603.2d INF-701.8', 'what is tapped already does not become tapped');

/** Verbs for what is in play. */
export const allyVerbs = {
  destroy: {
    fact: 'destroyed',
    most: countOf(canBeDestroyed),
    can: (match, { cards }) => cards.some((card) => canBeDestroyed(match, card)),
    canPay: (match, { cards }) => cards.every((card) => canBeDestroyed(match, card)),
    run: (match, { cards, source, pays }) =>
      raiseAll(
        match,
        cards
          .filter((card) => canBeDestroyed(match, card))
          .map((card) => fact('destroyed', { card, other: source, source, value: pays ? destroyedBy.cost : destroyedBy.effect })),
      ),
    hint: 4,
  },
  tap: {
    fact: 'cardTapped',
    most: countOf(isUntapped),
    can: (match, { cards }) => cards.some((card) => isUntapped(match, card)),
    canPay: (match, { cards }) => cards.every((card) => isUntapped(match, card)),
    run: (match, { cards }) => {
      const tapped = cards.filter((card) => isUntapped(match, card) || (inPlay(match, card) && !applies(match, tappedAlready)));
      raiseAll(
        match,
        tapped.map((card) => fact('cardTapped', { card })),
      );
    },
    hint: 1,
  },
  untap: {
    fact: 'cardUntapped',
    most: countOf((match, card) => recordOf(match, card).tapped),
    can: (match, { cards }) => cards.some((card) => recordOf(match, card).tapped),
    run: (match, { cards }) =>
      raiseAll(
        match,
        cards.filter((card) => recordOf(match, card).tapped).map((card) => fact('cardUntapped', { card })),
      ),
    hint: 1,
  },
  /** An infernal demon becomes earthly. *Rule:* INF-112.4, INF-112.6. */
  flip: {
    fact: 'demonFlipped',
    most: countOf(isDemon),
    can: (match, { cards }) => cards.some((card) => isDemon(match, card)),
    run: (match, { cards }) =>
      raiseAll(
        match,
        cards
          .filter((card) => isDemon(match, card))
          .map((card) => {
            const isBack = recordOf(match, card).earthly && applies(match, backIsSilent);
            return fact('demonFlipped', { card, value: isBack ? flipping.back : flipping.over });
          }),
      ),
    hint: 6,
  },
  /** For the rest of the match, by an effect. *Rule:* INF-612.1b, INF-610.2. */
  gainControl: {
    fact: 'effectBegan',
    most: countOf(canBeTaken),
    run: (match, { cards, seat, source }) =>
      raiseAll(
        match,
        cards.filter((card) => canBeTaken(match, card)).map((card) => controlling(match, card, seat, source)),
      ),
    hint: 5,
  },
  /** Both or neither. *Rule:* INF-701.10a, INF-701.10b. */
  exchangeControl: {
    fact: 'effectBegan',
    most: countOfPairs((match, card, other) => sideOf(match, card) !== sideOf(match, other)),
    ...perPair<InfernoMatch>({
      can: (match, card, other) => sideOf(match, card) !== sideOf(match, other),
      run: (match, card, other, { source }) => {
        if (sideOf(match, card) === sideOf(match, other)) return;
        const changes = [
          ...(mayChangeHands(match, card) ? [controlling(match, card, sideOf(match, other), source)] : []),
          ...(mayChangeHands(match, other) ? [controlling(match, other, sideOf(match, card), source)] : []),
        ];
        if (changes.length === 2 || !applies(match, bothOrNeither)) raiseAll(match, changes);
      },
    }),
    hint: 3,
  },
  /** The card of the ability remembers the cards, for the ability linked to this one. *Rule:* INF-606.1. */
  link: {
    fact: 'linked',
    most: countOf(anyCard),
    run: (match, { cards, source }) =>
      raiseAll(
        match,
        cards.map((card) => fact('linked', { card, other: source })),
      ),
    hint: 4,
  },
  /** An untapped ally is tapped and takes the place of who defends now; all of it or nothing. *Rule:* INF-702.6a, ruling C-30. */
  protect: {
    use: 'rules',
    fact: 'rolesSwapped',
    ...perCard<InfernoMatch>({
      run: (match, card, { event }) => {
        const other = defenderToSpare(match, event && cardOf(event.other));
        const isThere = inPlay(match, card) && !recordOf(match, card).tapped && other !== undefined && other !== card;
        if (!isThere && applies(match, bothAreThere)) return;
        raiseAll(match, [fact('cardTapped', { card }), ...(other === undefined ? [] : [fact('rolesSwapped', { card, other })])]);
      },
    }),
    hint: 1,
  },
  /** The card takes the place of the other in the combat; both or neither. *Rule:* INF-701.10f, INF-702.6. */
  swapRoles: {
    fact: 'rolesSwapped',
    most: countOfPairs((_match, card, other) => card !== other),
    ...perPair<InfernoMatch>({
      run: (match, card, other) => {
        if (card !== other) raise(match, fact('rolesSwapped', { card, other }));
      },
    }),
    hint: 1,
  },
  /** A weapon onto an ally. *Rule:* INF-701.3. */
  attach: {
    fact: 'attached',
    most: countOfPairs((match, card, other) => isType(match, other, 'ally') && recordOf(match, card).host !== other),
    ...perPair<InfernoMatch>({
      can: (match, card, other) => isType(match, other, 'ally') && recordOf(match, card).host !== other,
      run: (match, card, other) => {
        if (zoneOfCard(match, card) !== 'play') return;
        if (!mayBeEquipped(match, card, other) && applies(match, ontoAlliesAlone)) return;
        if (recordOf(match, card).host === other && applies(match, notAgain)) return;
        if (!applies(match, noTargeting) && !mayTarget(match, other, card, recordOf(match, card).controller)) return;
        raise(match, fact('attached', { card, other }));
      },
    }),
    hint: 2,
  },
  /** A resource that lies face down is turned over: it is none any more. *Rule:* INF-305.4. */
  turnFaceUp: {
    fact: 'turnedFaceUp',
    most: countOf((match, card) => recordOf(match, card).faceDown && zoneOfCard(match, card) === 'resources'),
    can: (match, { cards }) => cards.some((card) => recordOf(match, card).faceDown && zoneOfCard(match, card) === 'resources'),
    run: (match, { cards }) =>
      raiseAll(
        match,
        cards
          .filter((card) => zoneOfCard(match, card) === 'resources' && recordOf(match, card).faceDown && mayLieOpen(match, card))
          .map((card) => fact('turnedFaceUp', { card, seat: recordOf(match, card).controller })),
      ),
    hint: 2,
  },
  /** A card in play becomes a resource where it lies; a demon is none. *Rule:* INF-110.6e, INF-112.1. */
  becomeResource: {
    fact: 'becameResource',
    most: countOf((match, card) => zoneOfCard(match, card) === 'play' && !isDemon(match, card)),
    run: (match, { cards }) =>
      raiseAll(
        match,
        cards
          .filter((card) => zoneOfCard(match, card) === 'play' && !isDemon(match, card))
          .map((card) => fact('becameResource', { card, seat: recordOf(match, card).controller })),
      ),
    hint: 1,
  },
} as const satisfies Readonly<Record<string, Verb<Inferno>>>;
