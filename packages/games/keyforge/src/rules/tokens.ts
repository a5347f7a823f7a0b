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
  raiseAll,
  site,
  type CardId,
  type CardRef,
  type Seat,
  soleOption,
} from '@crupier/kernel/rules';
import { fact } from '../state/facts.ts';
import { cardsIn, creaturesOf, inPlay, recordOf, sideOf } from '../state/reading.ts';
import type { KeyForge, KeyForgeMatch } from '../state/state.ts';
import { enterPlay, placesFor } from './enter.ts';
import { areEndsAlike } from './moot-choices.ts';

const needsReference = site('KF-TOKEN-CREATURE-7 KF-TOKEN-CREATURE-1', 'whose deck has no reference card makes no token creature');

const ownNamed = site('KF-TOKEN-CREATURE-7', 'token creatures with a name are made by whom they belong to');

interface TokenLocals {
  /** Cards that become token creatures, pinned; left out where the top card of the deck does, again and again. */
  cards?: readonly CardRef[];
  left: number;
  /** The one that is being made. */
  token: CardId;
  place: number;
  /** Where each enters play, for a text that says it. */
  where?: TokenPlace;
}

/** Where a text makes a token creature: on a flank, or just to the left of the card with the text. */
export const tokenPlaces = ['leftFlank', 'rightFlank', 'leftOfThis'] as const;
/** One of them. */
export type TokenPlace = (typeof tokenPlaces)[number];

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
    ask: (match, { locals, seat, source = NO_CARD }) => {
      const { token, where } = locals;
      const said = where === undefined ? undefined : placeSaid(match, where, { seat, source });
      if (said !== undefined) locals.place = said;
      if (said !== undefined) return undefined;
      const options = placesFor(match, token, seat);
      return options.length < 2 ? undefined : { kind: 'mode', seat: match.state.active, purpose: 'choosePlace', source: token, options };
    },
    take: (_match, { locals }, chosen) => {
      locals.place = soleOption(chosen).value;
    },
    moot: (match, _frame, { options }) => areEndsAlike(match, options),
  },
  {
    name: 'enter play',
    rule: 'KF-TOKEN-CREATURE-2 KF-TOKEN-CREATURE-3',
    do: (match, { locals: { token, place }, seat }) => enterPlay(match, { card: token, type: 'creature', seat, host: NO_CARD, place }),
  },
  {
    name: 'it has entered play',
    rule: 'KF-TOKEN-CREATURE-3',
    do: (match, { locals: { token }, seat }) => {
      if (!inPlay(match, token)) return;
      const made = pin(recordOf(match, token));
      raiseAll(match, [fact('cardEntered', { card: made, seat: sideOf(match, token) }), fact('tokenMade', { card: made, seat })]);
    },
  },
  { name: 'make the next', rule: 'KF-TOKEN-CREATURE-2', do: () => 'choose the next' },
]);

/** The place from the left that a text says; undefined where the card is not there that it speaks of. */
function placeSaid(match: KeyForgeMatch, where: TokenPlace, { seat, source }: { seat: Seat; source: CardId }): number | undefined {
  const line = creaturesOf(match, seat);
  if (where === 'leftOfThis') return line.includes(source) ? line.indexOf(source) : undefined;
  return where === 'leftFlank' ? 0 : line.length;
}

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

/** Lets a player make a token creature at a place that a text says. The last act of a step. */
export function makeTokensAt(match: KeyForgeMatch, count: number, where: TokenPlace, by: { seat: Seat; source: CardId }): void {
  if (count > 0 && canMakeToken(match, by.seat)) call(match, makeTokens, { left: count, token: NO_CARD, place: 0, where }, by);
}

/** Whether a player's token creatures are those that a text names. *Rule:* KF-TOKEN-CREATURE-7. */
export function makesNamed(match: KeyForgeMatch, seat: Seat, id: string): boolean {
  const isOurs = match.game.definitions[match.state.players[seat]?.token ?? 0]?.key === id;
  return (isOurs || !applies(match, ownNamed)) && canMakeToken(match, seat);
}
