import {
  applies,
  call,
  cardOf,
  isCurrent,
  leave,
  NO_CARD,
  option,
  pin,
  program,
  raise,
  site,
  type CardId,
  type CardRef,
  type Seat,
} from '@crupier/kernel/rules';
import { fact } from '../state/facts.ts';
import { cardsIn, inPlay, recordOf, sideOf } from '../state/reading.ts';
import type { KeyForge, KeyForgeMatch } from '../state/state.ts';
import { enterPlay, placesFor } from './enter.ts';

const needsReference = site('KF-TOKEN-CREATURE-7 KF-TOKEN-CREATURE-1', 'whose deck has no reference card makes no token creature');

interface TokenLocals {
  /** Cards that become token creatures, pinned; left out where the top card of the deck does, again and again. */
  cards?: readonly CardRef[];
  left: number;
  /** The one that is being made. */
  token: CardId;
  place: number;
}

/** Making token creatures one after another. The seat is the player who makes them. *Rule:* KF-TOKEN-CREATURE-2. */
export const makeTokens = program<KeyForge, TokenLocals>('make token creatures', [
  {
    name: 'choose the next',
    rule: 'KF-ACTIVE-PLAYER-1',
    ask: (match, { locals: { cards = [] } }) => {
      const options = cards.filter((card) => isCurrent(match.state, card)).map((card) => option('choose', cardOf(card)));
      return options.length < 2 ? undefined : { kind: 'next', seat: match.state.active, purpose: 'whichCardNext', options };
    },
    take: (_match, { locals }, [next]) => {
      const isNext = (card: CardRef): boolean => cardOf(card) === next?.card;
      locals.cards = (locals.cards ?? []).toSorted((one, other) => Number(isNext(other)) - Number(isNext(one)));
    },
  },
  {
    name: 'a card becomes one',
    rule: 'KF-TOKEN-CREATURE-2 KF-ERRATA-space-invaders KF-ERRATA-offering-to-kiligog',
    do: (match, { locals, seat }) => {
      const [card, ...others] = locals.cards?.filter((each) => isCurrent(match.state, each)) ?? cardsIn(match, 'deck', seat).slice(-1);
      if (locals.left <= 0 || card === undefined || !hasToken(match, seat)) return leave;
      locals.left--;
      if (locals.cards !== undefined) locals.cards = others;
      raise(match, fact('tokenBegan', { card, seat }));
      return undefined;
    },
  },
  {
    name: 'it is a copy of the reference card',
    rule: 'KF-TOKEN-CREATURE-2',
    do: (match, { locals, seat }) => {
      locals.token = cardsIn(match, 'resolving', seat).at(-1) ?? NO_CARD;
      locals.place = 0;
    },
  },
  {
    name: 'choose a place in the battleline',
    rule: 'KF-TOKEN-CREATURE-2 KF-FLANK-2',
    ask: (match, { locals: { token }, seat }) => {
      const options = placesFor(match, token, seat);
      return options.length < 2 ? undefined : { kind: 'mode', seat: match.state.active, purpose: 'choosePlace', source: token, options };
    },
    take: (_match, { locals }, [place]) => {
      locals.place = place?.value ?? 0;
    },
  },
  {
    name: 'enter play',
    rule: 'KF-TOKEN-CREATURE-2 KF-TOKEN-CREATURE-3',
    do: (match, { locals: { token, place }, seat }) => enterPlay(match, { card: token, type: 'creature', seat, host: NO_CARD, place }),
  },
  {
    name: 'it has entered play',
    rule: 'KF-TOKEN-CREATURE-3',
    do: (match, { locals: { token } }) => {
      if (inPlay(match, token)) raise(match, fact('cardEntered', { card: pin(recordOf(match, token)), seat: sideOf(match, token) }));
    },
  },
  { name: 'make the next', rule: 'KF-TOKEN-CREATURE-2', do: () => 'choose the next' },
]);

function hasToken(match: KeyForgeMatch, seat: Seat): boolean {
  return (match.state.players[seat]?.token ?? 0) > 0 || !applies(match, needsReference);
}

/** Whether a player can make a token creature. *Rule:* KF-TOKEN-CREATURE-7. */
export function canMakeToken(match: KeyForgeMatch, seat: Seat): boolean {
  return hasToken(match, seat) && cardsIn(match, 'deck', seat).length > 0;
}

/** Lets a player make token creatures. The last act of a step. *Rule:* KF-TOKEN-CREATURE-2. */
export function makeTokenCreatures(match: KeyForgeMatch, seat: Seat, count: number): void {
  if (count > 0 && canMakeToken(match, seat)) call(match, makeTokens, { left: count, token: NO_CARD, place: 0 }, { seat });
}

/** Makes cards token creatures of a player, as if each were on top of that player's deck. The last act of a step. *Rule:* KF-TOKEN-CREATURE-2. */
export function makeTokensOf(match: KeyForgeMatch, seat: Seat, cards: readonly CardId[]): void {
  if (cards.length === 0 || !hasToken(match, seat)) return;
  const pinned = cards.map((card) => pin(recordOf(match, card)));
  call(match, makeTokens, { cards: pinned, left: pinned.length, token: NO_CARD, place: 0 }, { seat });
}
