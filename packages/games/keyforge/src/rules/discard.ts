import {
  abilityOf,
  again,
  applies,
  call,
  cardOf,
  headed,
  isCurrent,
  leave,
  NO_CARD,
  option,
  pin,
  program,
  raise,
  raiseAll,
  site,
  type CardId,
  type CardRef,
  type GameEvent,
  type Program,
  type Seat,
  soleOption,
} from '@crupier/kernel/rules';
import { discardedFrom, fact } from '../state/facts.ts';
import { cardsIn, inPlay, recordOf, sideOf, zoneOfCard } from '../state/reading.ts';
import { zoneOf, type KeyForge, type KeyForgeMatch, type Zone } from '../state/state.ts';
import { orderPiles } from './piles.ts';
import { keptByWard } from './ward.ts';

const hiddenZones: readonly Zone[] = ['hand', 'archives', 'deck'];
const fromPile = site('KF-SCRAP-1 KF-ABILITY-2', 'a Scrap ability resolves from the discard pile');
const goesHome = site('KF-FAQ-GEN-7 KF-ERRATA-collector-worm', 'a card that says so goes to its owner’s hand when it leaves archives');

interface DiscardLocals {
  /** What is to be discarded, by both players, pinned: what has gone elsewhere by then is not. *Rule:* KF-LEAVES-PLAY-1. */
  cards: readonly CardRef[];
  /** What one player has revealed and discards now, in this order. */
  now: readonly CardRef[];
}

/** Discarding several cards: player by player and one by one. *Rule:* KF-DISCARD-4, KF-DISCARD-5. */
export const discard = program<KeyForge, DiscardLocals>('discard', [
  {
    name: 'choose who discards first',
    rule: 'KF-DISCARD-5',
    ask: (match, { locals: { cards } }) => {
      const { active } = match.state;
      if (new Set(cards.map((card) => sideOf(match, card))).size < 2) return undefined;
      return {
        kind: 'mode',
        seat: active,
        purpose: 'whoDiscardsFirst',
        options: [option('youFirst', NO_CARD, active), option('opponentFirst', NO_CARD, 1 - active)],
      };
    },
    take: (match, { locals }, chosen) => {
      const { value } = soleOption(chosen);
      const isFirst = (card: CardRef): boolean => sideOf(match, card) === value;
      locals.cards = [...locals.cards.filter(isFirst), ...locals.cards.filter((card) => !isFirst(card))];
    },
  },
  {
    name: 'reveal what is discarded',
    rule: 'KF-DISCARD-5',
    do: (match, { locals }) => {
      locals.cards = locals.cards.filter((card) => isCurrent(match.state, card));
      const [first] = locals.cards;
      if (first === undefined) return leave;
      const seat = sideOf(match, first);
      locals.now = locals.cards.filter((card) => sideOf(match, card) === seat);
      locals.cards = locals.cards.filter((card) => sideOf(match, card) !== seat);
      raiseAll(match, locals.now.length < 2 ? [] : revealing(match, locals.now));
      return undefined;
    },
  },
  orderPiles<DiscardLocals>({
    name: 'order the piles',
    rule: 'KF-DISCARD-5 KF-SCRAP-2',
    // Cards are discarded one by one, so that the order of a pile is also that of the discards.
    purpose: () => 'orderDiscards',
    cards: (match, { now }) => now.map(cardOf).filter((card) => leavingReplacement(match, card) === undefined),
    take: (_match, locals, ordered) => {
      const { now } = locals;
      const inOrder = ordered.flatMap((card) => now.filter((each) => cardOf(each) === card));
      locals.now = [...inOrder, ...now.filter((card) => !inOrder.includes(card))];
    },
  }),
  {
    name: 'discard the next',
    rule: 'KF-DISCARD-4',
    do: (match, { locals }) => {
      const [next, ...rest] = locals.now;
      if (next === undefined) return 'reveal what is discarded';
      locals.now = rest;
      if (!isCurrent(match.state, next)) return again;
      const card = cardOf(next);
      raise(match, leavingReplacement(match, card) ?? discarding(match, card));
      return again;
    },
  },
]);

/** The revealing of those of some cards that lie in a hidden zone, by the players whose they are. */
export function revealing(match: KeyForgeMatch, cards: readonly CardRef[]): GameEvent[] {
  const hidden = cards.filter((card) => hiddenZones.includes(zoneOfCard(match, card)));
  return hidden.map((card) => fact('cardRevealed', { card: cardOf(card), seat: sideOf(match, card) }));
}

/** The discarding of one card, by its owner. *Rule:* KF-DISCARD-2. */
export function discarding(match: KeyForgeMatch, card: CardId): GameEvent {
  const value = zoneOfCard(match, card) === 'hand' ? discardedFrom.hand : discardedFrom.elsewhere;
  return fact('cardDiscarded', { card: refFor(match, card), seat: sideOf(match, card), value });
}

/** A card that goes to a discard pile: one in play as it is now, since it may go elsewhere on the way. */
export function refFor(match: KeyForgeMatch, card: CardId): CardRef {
  return inPlay(match, card) ? pin(recordOf(match, card)) : card;
}

/** What happens instead to a card that goes to its owner's hand whenever it leaves archives; undefined for any other. */
export function leavingArchives(match: KeyForgeMatch, card: CardId): GameEvent | undefined {
  return recordOf(match, card).captive && applies(match, goesHome) ? fact('cardReturned', { card }) : undefined;
}

/** The event that replaces a card's leaving: its ward is lost, or it goes home from archives; undefined for any other card. *Rule:* KF-WARD-1, KF-FAQ-GEN-7. */
export function leavingReplacement(match: KeyForgeMatch, card: CardId): GameEvent | undefined {
  return keptByWard(match, card) ?? leavingArchives(match, card);
}

interface CountLocals {
  readonly owner: Seat;
  left: number;
}

/** Discarding from the top of a deck, one by one. Nothing is drawn, so that no deck is made anew. *Rule:* KF-DISCARD-4. */
export const discardFromDeck = program<KeyForge, CountLocals>('discard from the deck', [
  {
    name: 'discard the top card',
    rule: 'KF-DISCARD-4',
    do: (match, { locals }) => {
      const card = cardsIn(match, 'deck', locals.owner).at(-1);
      if (card === undefined || locals.left <= 0) return leave;
      locals.left--;
      raise(match, discarding(match, card));
      return again;
    },
  },
]);

interface UntilLocals {
  readonly owner: Seat;
  /** The discard of one of these is the last one. */
  readonly cards: readonly CardId[];
  /** 1 once one of them has been discarded. */
  found: number;
}

/** Discarding from the top of a deck, one by one, until a certain card has been discarded or there is none left. *Rule:* KF-DISCARD-4. */
export const discardUntil = program<KeyForge, UntilLocals>('discard until', [
  {
    name: 'discard the top card',
    rule: 'KF-DISCARD-4',
    do: (match, { locals }) => {
      const card = cardsIn(match, 'deck', locals.owner).at(-1);
      if (card === undefined || locals.found === 1) return leave;
      locals.found = locals.cards.includes(card) ? 1 : 0;
      raise(match, discarding(match, card));
      return again;
    },
  },
]);

/** Discarding cards of a hand at random, one by one. *Rule:* KF-DISCARD-4. */
export const discardAtRandom = oneByOneAtRandom('discard', { chance: '', act: 'KF-DISCARD-4' }, (match, card) => discarding(match, card));

/** Archiving cards of a hand at random, one by one: the seat's own. *Rule:* KF-ARCHIVES-3. */
export const archiveAtRandom = oneByOneAtRandom('archive', { chance: 'KF-FAQ-GEN-8', act: 'KF-ARCHIVES-3' }, (_match, card, seat) =>
  fact('cardArchived', { card, seat }),
);

/** Purging as many cards of a hand, each of them at random. */
export const purgeAtRandom = oneByOneAtRandom('purge', { chance: '', act: 'KF-PURGE-1' }, (_match, card) => fact('cardPurged', { card }));

/** Revealing a card of a hand at random, which stays there. */
export const revealAtRandom = oneByOneAtRandom('reveal', { chance: 'KF-ERRATA-keyforgery', act: '' }, (_match, card, seat) =>
  fact('cardRevealed', { card, seat }),
);

/** Discarding cards of the archives at random, one by one. *Rule:* KF-DISCARD-4. */
export const discardArchivedAtRandom = oneByOneAtRandom(
  'discard archived cards',
  { chance: 'KF-FAQ-GEN-8', act: 'KF-DISCARD-4', from: 'archives' },
  (match, card) => leavingArchives(match, card) ?? discarding(match, card),
);

/** Doing something to as many cards of a hand, each of them at random. */
function oneByOneAtRandom(
  act: string,
  rules: { readonly chance: string; readonly act: string; readonly from?: Zone },
  happening: (match: KeyForgeMatch, card: CardId, seat: Seat) => GameEvent,
): Program<KeyForge, CountLocals> {
  const { from = 'hand' } = rules;
  return program<KeyForge, CountLocals>(`${act} at random`, [
    {
      name: 'leave it to chance',
      rule: rules.chance,
      do: (match, { locals: { owner, left } }) => (left <= 0 ? leave : mix(match, from, owner)),
    },
    {
      name: `${act} the card`,
      rule: rules.act,
      do: (match, { locals, seat }) => {
        const card = cardsIn(match, from, locals.owner).at(-1);
        locals.left--;
        if (card === undefined) return leave;
        raise(match, happening(match, card, seat));
        return 'leave it to chance';
      },
    },
  ]);
}

/** Puts a zone without order into a random one, so that its last card is a card at random. The last act of a step. */
export function mix(match: KeyForgeMatch, zone: Zone, seat: Seat): void {
  raise(match, fact('zoneMixed', { seat, value: zoneOf(zone, seat) }));
}

/** Purging a card that is archived: one of one's own, or one of the opponent's that nobody has seen. *Rule:* KF-FAQ-GEN-8. */
export const purgeArchived = program<KeyForge, { owner: Seat }>('purge an archived card', [
  {
    name: 'choose from which archives',
    rule: 'KF-ERRATA-yzphyz-knowdrone KF-FAQ-GEN-8',
    ask: (match, { seat }) => {
      const own = cardsIn(match, 'archives', seat).map((card) => option('choose', card));
      const blind = cardsIn(match, 'archives', 1 - seat).length > 0 ? [option('atRandom', NO_CARD, 1 - seat)] : [];
      const options = [...own, ...blind];
      return options.length === 0 ? undefined : { kind: 'target', seat: match.state.active, purpose: 'purgeArchived', options };
    },
    take: (match, { locals, seat }, [chosen]) => {
      if (chosen?.verb === 'choose') {
        raise(match, leavingArchives(match, chosen.card) ?? fact('cardPurged', { card: chosen.card }));
        return leave;
      }
      locals.owner = 1 - seat;
      return undefined;
    },
  },
  { name: 'leave it to chance', rule: 'KF-FAQ-GEN-8', do: (match, { locals: { owner } }) => mix(match, 'archives', owner) },
  {
    name: 'purge the card',
    rule: 'KF-FAQ-GEN-8',
    do: (match, { locals: { owner } }) => {
      const card = cardsIn(match, 'archives', owner).at(-1);
      if (card !== undefined) raise(match, leavingArchives(match, card) ?? fact('cardPurged', { card }));
    },
  },
]);

/** Resolving the Scrap abilities of a discarded card, from the discard pile. *Rule:* KF-SCRAP-1. */
export const scrap = program<KeyForge, { readonly card: CardId; at: number }>('scrap', [
  {
    name: 'resolve a Scrap ability',
    rule: 'KF-SCRAP-1',
    do: (match, { locals, seat }) => {
      const ref = headed(match, locals.card, 'scrap')[locals.at];
      const isGone = zoneOfCard(match, locals.card) !== 'discard' && applies(match, fromPile);
      if (ref === undefined || isGone) return leave;
      locals.at++;
      const ability = abilityOf(match, ref);
      call(match, ability.program, ability.locals(undefined), { source: locals.card, seat });
      return again;
    },
  },
]);
