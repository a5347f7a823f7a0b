import {
  canPayResources,
  paymentStep,
  resourcesDue,
  contextOf,
  type ChoosingLocals,
  effectsUntil,
  abilityOf,
  bearerOf,
  abilityOption,
  headed,
  call,
  isPlaying,
  raise,
  raiseAll,
  skippedBy,
  topic,
  again,
  leave,
  option,
  type CardId,
  type Seat,
  NO_CARD,
  NO_SEAT,
  type Option,
  program,
  type CompiledAbility,
} from '../../../rules.ts';
import { inTurn, type InTurnLocals } from './loops.ts';
import { endings } from '../state/commits.ts';
import { fact } from '../state/facts.ts';
import { beginPlay, canPlay } from './play-card.ts';
import { beginRaid, canRaid } from './raid.ts';
import { recordOf } from '../state/reading.ts';
import { resources } from './resources.ts';
import type { Tiny, TinyMatch } from '../state/state.ts';
import { cardsIn, seatsFrom } from '../state/state.ts';

const ROUNDS_MAX = 8;
const FOOD_TO_WIN = 30;
const BID_MAX = 2;

interface DrawLocals {
  readonly seat: Seat;
  left: number;
}

/** Drawing cards, one at a time; an empty deck is made of the discard pile. */
export const draw = program<Tiny, DrawLocals>('draw', [
  {
    name: 'make a new deck',
    rule: 'TINY-DRAW',
    do: (match, { locals: { seat, left } }) => {
      if (left > 0 && cardsIn(match, 'deck', seat).length === 0 && cardsIn(match, 'discard', seat).length > 0)
        raise(match, fact('reshuffled', { seat }));
    },
  },
  {
    name: 'draw a card',
    rule: 'TINY-DRAW',
    do: (match, { locals }) => {
      const { seat, left } = locals;
      const [card] = cardsIn(match, 'deck', seat);
      if (left === 0 || card === undefined) return leave;
      locals.left = left - 1;
      raise(match, fact('drew', { card, seat }));
      return 'make a new deck';
    },
  },
]);

interface UseLocals extends ChoosingLocals {
  readonly card: CardId;
  /** The place of the ability among those that the card can use. */
  readonly at: number;
}

/** The ability that a beast uses, and the card whose text is followed. */
function useOf(match: TinyMatch, { card, at }: UseLocals): { ability: CompiledAbility<Tiny>; source: CardId } | undefined {
  const ref = headed(match, card, 'use')[at];
  if (ref === undefined) return undefined;
  const ability = abilityOf(match, ref);
  return { ability, source: ability.lent === undefined ? bearerOf(ref) : card };
}

function canUse(match: TinyMatch, use: UseLocals, seat: Seat): boolean {
  const found = useOf(match, use);
  if (found === undefined) return false;
  const { ability, source } = found;
  const context = contextOf(match, source, { seat });
  return (
    ability.price.amount(match, context) <= (match.state.players[seat]?.food ?? 0) &&
    canPayResources(match, ability, context) &&
    ability.price.canPay(match, context)
  );
}

/** Using a beast's ability tires it. */
export const useBeast = program<Tiny, UseLocals>('use a beast', [
  { name: 'it tires', rule: 'TINY-USE', do: (match, { locals: { card }, seat }) => raise(match, fact('used', { card, seat })) },
  {
    name: 'pay food for it',
    rule: 'TINY-USE',
    do: (match, { locals, seat }) => {
      const { ability, source } = useOf(match, locals) ?? {};
      const amount = ability?.price.amount(match, contextOf(match, source ?? NO_CARD, { seat })) ?? 0;
      if (amount > 0) raise(match, fact('foodSpent', { seat, amount }));
    },
  },
  paymentStep({
    name: 'pay resources for it',
    rule: 'TINY-USE',
    purpose: resources.purpose,
    due: (match, { locals, seat }) => {
      const { ability, source = NO_CARD } = useOf(match, locals) ?? {};
      return ability && resourcesDue(match, ability, contextOf(match, source, { seat }));
    },
    facts: (match, { source, seat }, means) => resources.facts(match, contextOf(match, source, { seat }), means),
  }),
  {
    name: 'pay the rest',
    rule: 'TINY-USE',
    do: (match, { locals, seat }) => {
      const { ability, source = NO_CARD } = useOf(match, locals) ?? {};
      if (ability?.price.program !== undefined) call(match, ability.price.program, ability.locals(undefined), { source, seat });
    },
  },
  {
    name: 'follow its text',
    rule: 'TINY-USE',
    do: (match, { locals, seat }) => {
      const { ability, source = NO_CARD } = useOf(match, locals) ?? {};
      if (ability !== undefined) call(match, ability.program, { ...ability.locals(undefined), ...locals.chosen }, { source, seat });
    },
  },
]);

/** What a player may skip, by the rule words. */
const skips = ['skipsTurn', 'skipsDraw'] as const;

/** Whether a player skips what is about to begin: then that is told. The last act of a step. */
function skip(match: TinyMatch, seat: Seat, rule: (typeof skips)[number]): boolean {
  const card = skippedBy(match, seat, topic(rule));
  if (card === undefined) return false;
  raise(match, fact('skipped', { card, seat, value: skips.indexOf(rule) }));
  return true;
}

/** One player's turn. */
export const turn = program<Tiny, { readonly item: Seat }>('turn', [
  {
    name: 'it may be skipped',
    rule: 'TINY-SKIP',
    do: (match, { locals: { item } }) => (skip(match, item, 'skipsTurn') ? leave : undefined),
  },
  {
    name: 'what lasts until this turn ends',
    rule: 'TINY-LASTING',
    do: (match, { locals: { item } }) => endEffects(match, 'yourNextTurn', item),
  },
  {
    name: 'it begins',
    rule: 'TINY-TURN TINY-LEAVE',
    do: (match, { locals: { item } }) => {
      if (!isPlaying(match, item)) return leave;
      raise(match, fact('turnBegan', { seat: item }));
      return undefined;
    },
  },
  {
    name: 'beasts rest',
    rule: 'TINY-TURN',
    do: (match, { locals: { item } }) => {
      const tired = cardsIn(match, 'den', item).filter((card) => recordOf(match, card).tired);
      raiseAll(
        match,
        tired.map((card) => fact('rested', { card })),
      );
    },
  },
  {
    name: 'draw',
    rule: 'TINY-TURN TINY-SKIP',
    do: (match, { locals: { item } }) => {
      if (!skip(match, item, 'skipsDraw')) call(match, draw, { seat: item, left: 2 });
    },
  },
  {
    name: 'act',
    rule: 'TINY-TURN',
    ask: (match, { locals: { item } }) => {
      if (!isPlaying(match, item)) return undefined;
      return { kind: 'act', seat: item, purpose: 'act', source: NO_CARD, options: actsOf(match, item) };
    },
    take: (match, { locals: { item } }, [chosen]) => {
      if (chosen === undefined || chosen.verb === 'end') return;
      act(match, item, chosen);
      return again;
    },
  },
  { name: 'it ends', rule: 'TINY-TURN', do: (match, { locals: { item } }) => raise(match, fact('turnEnded', { seat: item })) },
  { name: 'what lasts until then ends', rule: 'TINY-LASTING', do: (match) => endEffects(match, 'turn') },
]);

function actsOf(match: TinyMatch, seat: Seat): Option[] {
  const den = cardsIn(match, 'den', seat);
  return [
    ...cardsIn(match, 'hand', seat)
      .filter((card) => canPlay(match, card, seat))
      .map((card) => option('play', card)),
    ...den
      .filter((card) => !recordOf(match, card).tired)
      .flatMap((card) => headed(match, card, 'use').map((ref, at) => abilityOption(match, 'use', { ref, self: card }, at)))
      .filter(({ card, value }) => canUse(match, { card, at: value }, seat)),
    ...den.filter((card) => canRaid(match, card)).map((card) => option('raid', card)),
    option('end'),
  ];
}

function act(match: TinyMatch, seat: Seat, { verb, card, value }: Option): void {
  if (verb === 'play') beginPlay(match, card, seat);
  else if (verb === 'use') call(match, useBeast, { card, at: value }, { source: card, seat });
  else call(match, raidWith, { card }, { source: card, seat });
}

/** Raiding in one's own turn tires the beast. */
export const raidWith = program<Tiny, { readonly card: CardId }>('raid with a beast', [
  { name: 'it tires', rule: 'TINY-RAID', do: (match, { locals: { card }, seat }) => raise(match, fact('used', { card, seat })) },
  { name: 'it raids', rule: 'TINY-RAID', do: (match, { locals: { card }, seat }) => beginRaid(match, card, seat) },
]);

function endEffects(match: TinyMatch, duration: string, seat?: Seat): void {
  raiseAll(
    match,
    effectsUntil(match.state, match.game, duration, seat).map((card) => fact('effectEnded', { card })),
  );
}

/** The whole match: rounds, until somebody has food enough or the rounds are over. */
export const rounds = program<Tiny, object>('rounds', [
  { name: 'a round begins', rule: 'TINY-ROUND', do: (match) => raise(match, fact('roundBegan', { value: match.state.round + 1 })) },
  {
    name: 'bid in secret',
    rule: 'TINY-BID',
    ask: (match) => ({
      kind: 'mode',
      until: 'all',
      purpose: 'bid',
      asks: match.state.players.map(({ food }, seat) => ({
        seat,
        options: Array.from({ length: Math.min(food, BID_MAX) + 1 }, (_, amount) => option('bid', NO_CARD, amount)),
      })),
    }),
    takeAll: (match, _frame, taken) =>
      raiseAll(
        match,
        taken.map(({ seat, chosen: [bid] }) => fact('bidMade', { seat, amount: bid?.value ?? 0 })),
      ),
  },
  {
    name: 'the highest bidder goes first',
    rule: 'TINY-BID',
    do: (match) => {
      const { players, first } = match.state;
      const seats = seatsFrom(match, first);
      const highest = Math.max(...seats.map((seat) => players[seat]?.bid ?? 0));
      raise(match, fact('firstChosen', { seat: seats.find((seat) => players[seat]?.bid === highest) ?? first }));
    },
  },
  {
    name: 'each player takes a turn',
    rule: 'TINY-ROUND',
    do: (match) => call<Tiny, InTurnLocals>(match, inTurn, { left: seatsFrom(match, match.state.first), each: turn.id }),
  },
  { name: 'the round ends', rule: 'TINY-ROUND', do: (match) => raise(match, fact('roundEnded', { value: match.state.round })) },
  { name: 'what lasts until then ends', rule: 'TINY-LASTING', do: (match) => endEffects(match, 'round') },
  {
    name: 'it may be over',
    rule: 'TINY-WIN',
    do: (match) => {
      const { players, round } = match.state;
      const seats = seatsFrom(match, 0);
      const most = Math.max(...seats.map((each) => players[each]?.food ?? 0));
      if (most < FOOD_TO_WIN && round < ROUNDS_MAX) return 'a round begins';
      const seat = seats.find((each) => players[each]?.food === most) ?? NO_SEAT;
      raise(match, fact('ended', { seat, value: endings.indexOf(most >= FOOD_TO_WIN ? 'food' : 'rounds') }));
      return again;
    },
  },
]);
