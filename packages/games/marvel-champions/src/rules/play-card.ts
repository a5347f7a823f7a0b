import {
  abilityOf,
  again,
  applies,
  call,
  type CardId,
  cardOf,
  type CardRef,
  contextOf,
  headed,
  isPlaying,
  leave,
  NO_CARD,
  option,
  paymentStep,
  program,
  raise,
  rulesOnSeat,
  type Seat,
  site,
  sumOf,
  topics,
} from '@crupier/kernel/rules';
import { fact } from '../state/facts.ts';
import { printedOf } from '../state/printed.ts';
import { alliesOf, inPlay, isHero, isInPlay, recordOf, typeOf, zoneOfCard } from '../state/reading.ts';
import { mayEnter } from '../state/uniqueness.ts';
import { cardsIn, type Marvel, type MarvelMatch } from '../state/state.ts';
import { hasHeader, wordOf } from '../state/written.ts';
import { isTeamThere } from './keywords/team-up.ts';
import { canPay, meansOf, paidWith, placesFor } from './paying.ts';
import { isAllowed } from './restrictions.ts';

const about = topics('allyLimit');
const sameSubtitle = site('MC-COPY-1', 'a card of the same name and another subtitle is no copy');
const maxOfPlayer = site(
  'MC-MAXIMUM-5 MC-MAXIMUM-6 MC-CARD-9',
  'no more copies of a card than its maximum are in play under one player’s control',
);
const maxOfHost = site('MC-MAXIMUM-7 MC-ERRATA-4', 'no more copies of a card than its maximum are attached to one card');
const inItsForm = site(
  'MC-FORM-10 MC-RESTRICTIONS-1 MC-PLAY-PUT-INTO-PLAY-4',
  'a card that says “form only” enters play in that form of its player alone',
);
const textsPrevail = site(
  'MC-GOLDEN-RULES-2 MC-LTP-13 MC-CANNOT-4 MC-CARD-13',
  'a card says otherwise than the rules, and what it says holds',
);
const allCopies = site('MC-MAXIMUM-1', 'a maximum counts all copies of a card, of all players');
const maxOfPeriod = site('MC-MAXIMUM-2', 'no more copies of a card are played in a period than its maximum');
const costIgnored = site('MC-IGNORE-2', 'a card that is played ignoring its cost is paid for with nothing');
/** The check of cards with a dash for their cost. *Rule:* MC-DASH-2. */
export const withoutCost = site('MC-DASH-2', 'a card with a dash for its cost is not played');
const somethingToAttachTo = site('MC-INITIATE-ABILITIES-2 MC-TARGET-2', 'a card is not played that could be attached to nothing');
const withoutPaying = site('MC-PLAY-PUT-INTO-PLAY-2 MC-PLAY-PUT-INTO-PLAY-7', 'a card that is put into play is not paid for');

/** The types of cards that enter play when they are played. */
const playable = ['ally', 'support', 'upgrade', 'playerSideScheme'];

/** The header by which a card says how it enters play: attached, or under any player's control. */
const ATTACH = 'attach';

/** Whether a player may play a card from hand as an option of the turn. *Rule:* MC-PLAYER-TURN-3, MC-INITIATE-ABILITIES-2. */
export function canPlay(match: MarvelMatch, card: CardId, seat: Seat): boolean {
  return mayPlay(match, card, seat) && canPay(match, placesFor(match, card, seat), seat, card);
}

/** The same, whatever it costs. */
export function mayPlay(match: MarvelMatch, card: CardId, seat: Seat): boolean {
  const { type, cost } = printedOf(match, card);
  if (
    !playable.includes(type) ||
    (cost === undefined && applies(match, withoutCost)) ||
    !mayEnter(match, card) ||
    !isAllowed(match, card, seat) ||
    !mayHave(match, card, seat) ||
    !isWithinPeriod(match, card) ||
    !isTeamThere(match, card)
  )
    return false;
  return isEnterable(match, card, seat);
}

/** Whether the form and the copies in play allow a player one more of a card. *Rule:* MC-MAXIMUM-5, MC-MAXIMUM-6, MC-PLAY-PUT-INTO-PLAY-4. */
function mayHave(match: MarvelMatch, card: CardId, seat: Seat): boolean {
  const otherForm = isHero(match, seat) ? 'alterEgoFormOnly' : 'heroFormOnly';
  if (wordOf(match, card, otherForm) > 0 && applies(match, inItsForm)) return false;
  // A card that may be played under any player's control is asked about when the player is chosen.
  return hasHeader(match, card, ATTACH) || isWithinMax(match, card, seat);
}

/** Whether two cards are copies: of one name and one subtitle, if they have one. *Rule:* MC-COPY-1. */
function areCopies(match: MarvelMatch, one: CardRef, other: CardRef): boolean {
  const [card, copy] = [printedOf(match, one), printedOf(match, other)];
  return card.name === copy.name && (card.subtitle === copy.subtitle || !applies(match, sameSubtitle));
}

/** The copies of a card that are in play. */
function copiesOf(match: MarvelMatch, card: CardId): readonly CardId[] {
  return inPlay(match).filter((each) => areCopies(match, card, each));
}

/** Whether a player could have one more card of a name by its maximum. *Rule:* MC-MAXIMUM-5. */
export function isWithinMax(match: MarvelMatch, card: CardId, seat: Seat): boolean {
  const { max } = printedOf(match, card);
  if (max?.each !== 'player' || !applies(match, maxOfPlayer)) return true;
  return copiesOf(match, card).filter((each) => recordOf(match, each).controller === seat).length < max.count;
}

/** Whether a card may be played once more in this phase or round by its maximum, which counts all copies of all players. *Rule:* MC-MAXIMUM-1, MC-MAXIMUM-2. */
export function isWithinPeriod(match: MarvelMatch, card: CardId): boolean {
  const { max } = printedOf(match, card);
  if ((max?.each !== 'phase' && max?.each !== 'round') || !applies(match, maxOfPeriod)) return true;
  const isCopy = (each: CardRef): boolean => (applies(match, allCopies) ? areCopies(match, card, each) : cardOf(each) === card);
  const played = match.state.history.filter(({ per, card: each }) => per === max.each && isCopy(each));
  return played.length < max.count;
}

/** Whether a card is another, or is attached to it, or to what is. */
function isOn(match: MarvelMatch, card: CardId, other: CardId): boolean {
  return card !== NO_CARD && (card === other || isOn(match, recordOf(match, card).host, other));
}

/** Whether one more copy of a card may be attached to a host, which is not the card itself nor attached to it. *Rule:* MC-MAXIMUM-7. */
export function mayAttach(match: MarvelMatch, card: CardId, host: CardId): boolean {
  const { max } = printedOf(match, card);
  if (isOn(match, host, card)) return false;
  if (max?.each !== 'host' || !applies(match, maxOfHost)) return true;
  return copiesOf(match, card).filter((each) => recordOf(match, each).host === host).length < max.count;
}

/** Whether there is something to attach a card to, where its text says that it is attached. *Rule:* MC-INITIATE-ABILITIES-2, MC-ATTACH-4. */
function isEnterable(match: MarvelMatch, card: CardId, seat: Seat): boolean {
  const [ref] = headed(match, card, ATTACH);
  // That there is none is said where nothing more can be said of it.
  return ref === undefined || !applies(match, somethingToAttachTo) || abilityOf(match, ref).canDo(match, contextOf(match, card, { seat }));
}

interface PlayLocals {
  /** Whether its resource cost is ignored. *Rule:* MC-IGNORE-2. */
  readonly isFree: boolean;
}

/** A player plays an ally, a support or an upgrade. *Rule:* MC-INITIATE-ABILITIES-1. */
export const playCard = program<Marvel, PlayLocals>('play a card', [
  {
    name: 'place it in front of the player',
    rule: 'MC-INITIATE-ABILITIES-4 MC-INITIATE-ABILITIES-1',
    do: (match, { source, seat }) => raise(match, fact('cardAnnounced', { card: source, seat })),
  },
  paymentStep<Marvel, PlayLocals>({
    name: 'pay for it',
    rule: 'MC-INITIATE-ABILITIES-6 MC-RESOURCE-1 MC-RESOURCE-3 MC-RESOURCE-5 MC-COST-8 MC-COST-10 MC-PLAY-PUT-INTO-PLAY-1 MC-LTP-20',
    asksOfAct: true,
    purpose: 'payForCard',
    due: (match, { locals: { isFree }, source, seat }) => ({
      places: isFree && applies(match, costIgnored) ? [] : placesFor(match, source, seat),
      needless: 'allowed',
      means: meansOf(match, seat, source),
    }),
    facts: (match, { seat, source }, means) => paidWith(match, seat, source, means),
  }),
  {
    name: 'it begins to be played',
    rule: 'MC-INITIATE-ABILITIES-7',
    do: (match, { source, seat }) => raise(match, fact('playBegan', { card: source, seat })),
  },
  {
    name: 'it enters play',
    rule: 'MC-INITIATE-ABILITIES-8 MC-ENTERS-PLAY-1 MC-READY-1 MC-PLAY-PUT-INTO-PLAY-3 MC-PLAYER-PLAY-AREA-4',
    do: (match, { source, seat }) => {
      if (zoneOfCard(match, source) !== 'resolving') return leave;
      putIntoPlay(match, source, seat);
      return undefined;
    },
  },
  {
    name: 'what could not enter is discarded',
    rule: 'MC-ATTACH-4',
    do: (match, { source }) => {
      if (zoneOfCard(match, source) === 'resolving')
        raise(match, fact('cardDiscarded', { card: source, seat: recordOf(match, source).owner }));
    },
  },
  {
    name: 'it was played',
    rule: 'MC-PLAY-PUT-INTO-PLAY-1 MC-YOU-11',
    do: (match, { source, seat }) => {
      if (isInPlay(match, source)) raise(match, fact('cardPlayed', { card: source, seat }));
    },
  },
]);

/** Whether a text may put a card of a player into play: whatever it costs, and whatever keeps it from being played. *Rule:* MC-PLAY-PUT-INTO-PLAY-2. */
export function mayPutIntoPlay(match: MarvelMatch, card: CardId, seat: Seat): boolean {
  if (!isPlaying(match, seat) || !playable.includes(typeOf(match, card)) || !mayEnter(match, card) || !mayHave(match, card, seat))
    return false;
  return isEnterable(match, card, seat) && (applies(match, withoutPaying) || canPay(match, placesFor(match, card, seat), seat, card));
}

/** Puts a card of a player into play, as its text says or before the player. The last act of a step. *Rule:* MC-PLAY-PUT-INTO-PLAY-8. */
export function putIntoPlay(match: MarvelMatch, card: CardId, seat: Seat): void {
  if (typeOf(match, card) === 'playerSideScheme') return raise(match, fact('playerSchemeEntered', { card, seat }));
  const [ref] = headed(match, card, ATTACH);
  if (ref === undefined) return raise(match, fact('cardEntered', { card, other: NO_CARD, seat }));
  const { program: attaching, locals } = abilityOf(match, ref);
  call(match, attaching, locals(undefined), { source: card, seat });
}

/** So many allies a player may have in play. *Rule:* MC-ALLY-LIMIT-1. */
export const ALLIES_MAX = 3;

/** Whether a player controls more allies than the limit. *Rule:* MC-ALLY-LIMIT-1, MC-ALLY-LIMIT-3. */
export function hasTooManyAllies(match: MarvelMatch, seat: Seat): boolean {
  // Asked after every change.
  let allies = 0;
  for (const card of cardsIn(match, 'area', seat)) if (typeOf(match, card) === 'ally') allies++;
  if (allies <= ALLIES_MAX) return false;
  return !applies(match, textsPrevail) || allies > ALLIES_MAX + sumOf(rulesOnSeat(match, seat, about.allyLimit));
}

/** A player has more allies than the limit, and chooses those that are discarded. *Rule:* MC-ALLY-LIMIT-2, MC-ALLY-LIMIT-3. */
export const keepAllyLimit = program<Marvel, { readonly item: Seat }>('keep the ally limit', [
  {
    name: 'discard allies',
    rule: 'MC-ALLY-LIMIT-1 MC-ALLY-LIMIT-2 MC-ALLY-LIMIT-3 MC-LTP-19',
    // The latest ally is offered too: ruling MC-C-04.
    ask: (match, { locals: { item } }) => {
      if (!hasTooManyAllies(match, item)) return undefined;
      const options = alliesOf(match, item).map((card) => option('discard', card));
      return { kind: 'target', seat: item, purpose: 'allyLimit', options };
    },
    take: (match, _frame, [chosen]) => {
      raise(match, fact('cardDiscarded', { card: chosen?.card ?? NO_CARD, seat: recordOf(match, chosen?.card ?? NO_CARD).owner }));
      return again;
    },
  },
]);
