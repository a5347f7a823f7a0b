import {
  call,
  raise,
  raiseAll,
  cancelHappening,
  leave,
  lookedAt,
  orderCode,
  option,
  type CardId,
  type CardRef,
  type Seat,
  NO_SEAT,
  type Deed,
  program,
  type Verb,
  perCard,
  perOther,
} from '../../../rules.ts';
import { changeAmount, divert, preventAmount, redirect, shield, spread } from '../rules/rewrites.ts';
import { endings } from '../state/commits.ts';
import { leaveDens } from '../rules/damage.ts';
import { fact } from '../state/facts.ts';
import { nameKind, share } from '../rules/hurting.ts';
import { beginRaid, joinRaid } from '../rules/raid.ts';
import { beasts, isBeast, kindsOf, sideOf } from '../state/reading.ts';
import type { Tiny, TinyMatch } from '../state/state.ts';
import { cardsIn, kinds, seatsFrom, zoneOf } from '../state/state.ts';
import { draw } from '../rules/turn.ts';

interface ForeseeLocals {
  readonly seat: Seat;
  readonly count: number;
}

/** Looking at the top cards of one's deck and putting them back in any order. */
export const foresee = program<Tiny, ForeseeLocals>('foresee', [
  {
    name: 'look at them',
    rule: 'TINY-LOOK',
    do: (match, { locals: { seat, count } }) =>
      raiseAll(
        match,
        topOf(match, seat, count).map((card) => fact('lookedAt', { card, seat })),
      ),
  },
  {
    name: 'put them back',
    rule: 'TINY-LOOK',
    ask: (match, { locals: { seat, count } }) => {
      const options = topOf(match, seat, count).map((card) => option('place', card));
      return options.length === 0 ? undefined : { kind: 'arrange', seat, purpose: 'putOnTop', options };
    },
    take: (match, { locals: { seat } }, chosen) =>
      raiseAll(
        match,
        chosen.toReversed().map(({ card }) => fact('putOnTop', { card, seat })),
      ),
  },
]);

function topOf(match: TinyMatch, seat: Seat, count: number): readonly CardId[] {
  return cardsIn(match, 'deck', seat).slice(0, count);
}

interface PeekLocals {
  readonly seat: Seat;
  /** Whose deck it is, and how many cards are looked at. */
  readonly whose: Seat;
  readonly count: number;
}

/** Looking in secret at the top cards of a deck, and putting them back in any order: for tests, since no card of the game does so. */
export const peek = program<Tiny, PeekLocals>('peek', [
  {
    name: 'look at them',
    rule: 'TINY-PEEK',
    do: (match, { locals: { seat, whose, count } }) => {
      if (count <= 0 || cardsIn(match, 'deck', whose).length === 0) return leave;
      raise(match, fact('peeked', { seat, amount: count, value: zoneOf('deck', whose) }));
      return undefined;
    },
  },
  {
    name: 'put them back',
    rule: 'TINY-PEEK',
    ask: (match, { locals: { seat } }) => ({
      kind: 'arrange',
      seat,
      purpose: 'putOnTop',
      options: lookedAt(match.state, seat).map((card) => option('place', card)),
    }),
    take: (match, { locals: { seat, whose } }, chosen) => {
      const looked = lookedAt(match.state, seat);
      const amount = orderCode(chosen.map(({ card }) => looked.indexOf(card)));
      raise(match, fact('laidBack', { seat, amount, value: zoneOf('deck', whose) }));
    },
  },
]);

type Told = (match: TinyMatch, deed: Deed) => void;

function everyCard(make: (card: CardRef, deed: Deed) => ReturnType<typeof fact>): Told {
  return (match, deed) =>
    raiseAll(
      match,
      deed.cards.map((card) => make(card, deed)),
    );
}

/** Each card strikes each of the others, all at the same time. */
function strikeTogether(match: TinyMatch, deeds: readonly Deed[]): void {
  const blows = deeds.flatMap(({ cards, to, amount }) =>
    cards.flatMap((source) => to.map((card) => fact('damaged', { card, amount, source }))),
  );
  raiseAll(
    match,
    blows.filter(({ amount }) => amount > 0),
  );
}

/** The deeds of the tiny game's cards. */
export const verbs = {
  damage: {
    // A text may still name its own beast after the beast has left: nothing outside a den is hurt.
    run: (match, { cards, amount, source }) =>
      raiseAll(
        match,
        cards.filter((card) => isBeast(match, card)).map((card) => fact('damaged', { card, amount, source })),
      ),
    can: (_match, { cards, amount }) => cards.length > 0 && amount > 0,
    canPay: (match, { cards }) => cards.every((card) => isBeast(match, card)),
    fact: 'damaged',
    hint: -1,
  },
  strike: { run: (match, deed) => strikeTogether(match, [deed]), together: strikeTogether, fact: 'damaged', hint: 1 },
  heal: { run: everyCard((card) => fact('healed', { card })), fact: 'healed', hint: 1 },
  gain: {
    run: (match, { seat, amount }) => (amount > 0 ? raise(match, fact('foodGained', { seat, amount })) : undefined),
    fact: 'foodGained',
    hint: 1,
  },
  lose: {
    run: (match, { seat, amount }) => {
      const lost = Math.min(amount, match.state.players[seat]?.food ?? 0);
      if (lost > 0) raise(match, fact('foodSpent', { seat, amount: lost }));
    },
    canPay: ({ state }, { seat, amount }) => (state.players[seat]?.food ?? 0) >= amount,
    // Who has none left first is who starves first.
    dependsOnOrder: ({ state }, deeds) => deeds.filter(({ seat, amount }) => (state.players[seat]?.food ?? 0) <= amount).length > 1,
    fact: 'foodSpent',
    hint: -1,
  },
  draw: {
    run: (match, { seat, amount }) => call(match, draw, { seat, left: amount }),
    fact: 'drew',
    adds: ['drew', 'reshuffled'],
    hint: 1,
  },
  discard: { run: everyCard((card, { seat }) => fact('discarded', { card, seat })), fact: 'discarded', hint: -1 },
  kill: {
    run: (match, { cards }) => call(match, leaveDens, { cards, how: 'died' }),
    together: (match, deeds) => call(match, leaveDens, { cards: deeds.flatMap(({ cards }) => cards), how: 'died' }),
    fact: 'died',
    hint: -2,
  },
  bounce: { run: (match, { cards }) => call(match, leaveDens, { cards, how: 'returned' }), fact: 'returned', hint: -1 },
  recall: { run: everyCard((card) => fact('returned', { card })), followsMovedCards: true, fact: 'returned', hint: 1 },
  settle: { run: everyCard((card, { owner }) => fact('enteredDen', { card, seat: owner })), fact: 'enteredDen', hint: 3 },
  copy: {
    ...perOther<TinyMatch>({
      run: (match, other, { cards }) =>
        raiseAll(
          match,
          cards.map((card) => fact('copied', { card, other })),
        ),
    }),
    fact: 'copied',
    hint: 1,
  },
  grow: {
    run: (match, { cards, value: key }) => {
      const value = match.game.definitions.findIndex((each) => each.key === key);
      raiseAll(
        match,
        cards.map((card) => fact('grew', { card, value })),
      );
    },
    fact: 'grew',
    takes: 'card',
    hint: 2,
  },
  control: {
    run: everyCard((card, { seat }) => fact('controlTaken', { card, seat })),
    can: (match, { cards, seat }) => cards.some((card) => sideOf(match, card) !== seat),
    fact: 'controlTaken',
    hint: 3,
  },
  raid: { ...perCard<TinyMatch>({ run: (match, card, { owner }) => beginRaid(match, card, owner) }), fact: 'raidBegan', hint: 2 },
  join: { run: (match, { cards, owner, event }) => joinRaid(match, cards, owner, event?.value ?? NO_SEAT), hint: 2 },
  provoke: {
    ...perCard<TinyMatch>({ run: (match, card, { seat }) => beginRaid(match, card, sideOf(match, card), seat) }),
    fact: 'raidBegan',
    hint: -2,
  },
  starve: { run: (match) => raise(match, fact('ended', { seat: NO_SEAT, value: endings.indexOf('starved') })), hint: -9 },
  cancel: { run: (match) => cancelHappening(match), hint: 1 },
  prevent: { run: (match, { amount }) => void preventAmount(match, amount), hint: 1 },
  raise: { run: (match, { amount }) => changeAmount(match, (before) => before + amount), hint: -1 },
  double: { run: (match) => changeAmount(match, (before) => before * 2), hint: -1 },
  absorb: {
    run: (match, deed) =>
      shield(match, deed, {
        shrink: (card, amount) => fact('shieldShrank', { card, amount }),
        end: (card) => fact('effectEnded', { card }),
      }),
    hint: 1,
  },
  redirect: { ...perCard<TinyMatch>({ run: (match, card) => redirect(match, card) }), hint: 1 },
  spread: { run: (match, { cards }) => spread(match, cards), hint: -1 },
  divert: { run: (match) => divert(match, 'returned'), hint: 1 },
  foresee: { run: (match, { seat, amount }) => call(match, foresee, { seat, count: amount }), hint: 1 },
  stash: {
    ...perOther<TinyMatch>({
      run: (match, other, { cards }) =>
        raiseAll(
          match,
          cards.map((card) => fact('stashed', { card, other })),
        ),
    }),
    fact: 'stashed',
  },
  hunt: {
    run: (match, { value, amount, source }) =>
      raiseAll(
        match,
        beasts(match).flatMap((card) => (kindsOf(match, card).includes(value) ? [fact('damaged', { card, amount, source })] : [])),
      ),
    fact: 'damaged',
    takes: kinds,
    hint: 1,
  },
  peek: {
    run: (match, { seat, amount }) => call(match, peek, { seat, whose: seatsFrom(match, seat)[1] ?? seat, count: amount }),
    fact: 'peeked',
    single: true,
  },
  share: { run: (match, { amount, seat, source }) => call(match, share, { amount }, { seat, source }), fact: 'damaged', hint: 1 },
  name: {
    run: (match, { amount, seat, source }) => call(match, nameKind, { named: 0, amount }, { seat, source }),
    fact: 'kindNamed',
    hint: 1,
  },
} satisfies Readonly<Record<string, Verb<Tiny>>>;
