import type { AbilityLocals } from './ability.ts';
import type { About, Amount, AppliesTo, Condition, Counted, Filter, Quality, Selector, When } from './effects.ts';
import type { Match } from './match.ts';
import { unreachable } from './result.ts';
import type { CardId, CardRef, CoreState, GameEvent, Seat } from './state.ts';
import { cardOf, pin } from './state.ts';
import type { Vocabulary } from './vocabulary.ts';
import { word } from './vocabulary.ts';

/** What an expression may look at. Expressions never ask and never write, so they are closures. */
export interface Scope {
  readonly self: CardId;
  readonly seat: Seat;
  readonly locals: AbilityLocals;
}

/** A question about the state, compiled once. */
export type Expression<S extends CoreState, T> = (match: Match<S>, scope: Scope) => T;

/** The slot of each bound name, of cards and of numbers. */
export interface Slots {
  readonly cards: Readonly<Record<string, number>>;
  readonly numbers: Readonly<Record<string, number>>;
}

/** What compiling needs to know: the words, the slots, and the number of each fact. */
export interface Compiler<S extends CoreState> {
  readonly words: Vocabulary<S>;
  readonly slots: Slots;
  readonly factKind: (name: string) => number;
}

/** The opponent in a duel. Games for more players say who is meant by their own words. */
function opponentOf(seat: Seat): Seat {
  return 1 - seat;
}

/** A seat as `you` or `opponent` name it. */
export function seatOf(seat: Seat, who: 'you' | 'opponent'): Seat {
  return who === 'you' ? seat : opponentOf(seat);
}

/** A test of one card against a quality. */
export function compileQuality<S extends CoreState>(words: Vocabulary<S>, quality: Quality): (match: Match<S>, card: CardRef) => boolean {
  if (typeof quality === 'string') {
    const { test } = word(words.qualities, quality, 'quality');
    return (match, card) => test(match, card, '');
  }
  if ('not' in quality) {
    const holds = compileQuality(words, quality.not);
    return (match, card) => !holds(match, card);
  }
  const { test } = word(words.qualities, quality.is, 'quality');
  const { value } = quality;
  return (match, card) => test(match, card, value);
}

/** Whether one card fits a filter, seen from a player's seat and from the card that has the ability. */
export function compileFit<S extends CoreState>(
  words: Vocabulary<S>,
  filter: Filter,
): (match: Match<S>, card: CardRef, seat: Seat, self: CardId) => boolean {
  const { is } = word(words.nouns, filter.noun, 'noun');
  const tests = filter.are.map((quality) => compileQuality(words, quality));
  const { whose, other } = filter;
  return (match, card, seat, self) => {
    if (other && cardOf(card) === self) return false;
    if (!is(match, card)) return false;
    if (whose !== 'any' && (words.ownerOf(match, card) === seat) !== (whose === 'friendly')) return false;
    for (const test of tests) if (!test(match, card)) return false;
    return true;
  };
}

/** The cards that a filter describes. */
export function compileFilter<S extends CoreState>(
  words: Vocabulary<S>,
  filter: Filter,
): (match: Match<S>, seat: Seat, self: CardId) => CardId[] {
  const noun = word(words.nouns, filter.noun, 'noun');
  // "The most powerful enemy creature" is the most powerful of the enemy creatures.
  const superlative = filter.are.find((quality) => typeof quality === 'string' && words.qualities[quality]?.rank !== undefined);
  const rank = typeof superlative === 'string' ? words.qualities[superlative]?.rank : undefined;
  const fits = compileFit(words, rank === undefined ? filter : { ...filter, are: filter.are.filter((quality) => quality !== superlative) });
  return (match, seat, self) => {
    const cards = noun.cards(match, seat).filter((card) => fits(match, card, seat, self));
    if (rank === undefined) return cards;
    const most = Math.max(...cards.map((card) => rank(match, card)));
    return cards.filter((card) => rank(match, card) === most);
  };
}

/** The cards that an act is done to, as pinned references where they were bound before. */
export function compileSelector<S extends CoreState>(compiler: Compiler<S>, selector: Selector): Expression<S, readonly CardRef[]> {
  switch (selector.kind) {
    case 'self':
      return (_match, scope) => [scope.self];
    case 'host':
      return (match, scope) => [match.state.cards[scope.self]?.host ?? 0];
    case 'bound': {
      const slot = word(compiler.slots.cards, selector.name, 'target');
      return (_match, scope) => scope.locals.bound[slot] ?? [];
    }
    case 'event': {
      const { role } = selector;
      return (_match, scope) => (scope.locals.event === undefined ? [] : [scope.locals.event[role]]);
    }
    case 'each': {
      const cards = compileFilter(compiler.words, selector);
      return (match, scope) => cards(match, scope.seat, scope.self);
    }
    case 'related': {
      const { of } = word(compiler.words.relations, selector.relation, 'relation');
      const from = compileSelector(compiler, selector.of);
      const tests = selector.are.map((quality) => compileQuality(compiler.words, quality));
      return (match, scope) =>
        from(match, scope).flatMap((card) => of(match, card).filter((each) => tests.every((test) => test(match, each))));
    }
    default:
      return unreachable(selector);
  }
}

/** A number, worked out when it is needed. */
export function compileAmount<S extends CoreState>(compiler: Compiler<S>, amount: Amount): Expression<S, number> {
  if (typeof amount === 'number') return () => amount;
  const { words } = compiler;
  switch (amount.kind) {
    case 'perEach': {
      const count = compileCount(compiler, amount.of);
      return (match, scope) => amount.times * count(match, scope);
    }
    case 'stat': {
      const { read } = word(words.stats, amount.stat, 'stat');
      const cards = compileSelector(compiler, amount.of);
      return (match, scope) => cards(match, scope).reduce((sum, card) => sum + read(match, card), 0);
    }
    case 'tally':
    case 'allBut': {
      const { read } = word(words.tallies, amount.tally, 'tally');
      const keep = amount.kind === 'allBut' ? amount.keep : 0;
      return (match, scope) => Math.max(0, read(match, seatOf(scope.seat, amount.of)) - keep);
    }
    case 'difference': {
      const of = compileAmount(compiler, amount.of);
      const less = compileAmount(compiler, amount.less);
      const least = amount.signed ? -Infinity : 0;
      return (match, scope) => Math.max(least, of(match, scope) - less(match, scope));
    }
    case 'measure': {
      const { read } = word(words.measures, amount.measure, 'measure');
      const cards = compileFilter(words, amount.of);
      return (match, scope) => read(match, cards(match, scope.seat, scope.self));
    }
    case 'eventAmount':
      return (_match, scope) => scope.locals.event?.amount ?? 0;
    case 'number': {
      const slot = word(compiler.slots.numbers, amount.name, 'number');
      return (_match, scope) => scope.locals.numbers[slot] ?? 0;
    }
    default:
      return unreachable(amount);
  }
}

function compileCount<S extends CoreState>(compiler: Compiler<S>, counted: Counted): Expression<S, number> {
  if (counted.kind === 'cards') {
    const cards = compileSelector(compiler, counted.of);
    return (match, scope) => cards(match, scope).length;
  }
  const kind = compiler.factKind(counted.fact);
  const { what } = counted;
  const worth = (event: GameEvent): number => (what === 'events' ? 1 : event.amount);
  return (_match, scope) => (scope.locals.outcome ?? []).reduce((sum, event) => sum + (event.kind === kind ? worth(event) : 0), 0);
}

/** Whether an "if" holds. */
export function compileCondition<S extends CoreState>(compiler: Compiler<S>, condition: Condition): Expression<S, boolean> {
  switch (condition.kind) {
    case 'exists': {
      const cards = compileFilter(compiler.words, condition.of);
      return (match, scope) => cards(match, scope.seat, scope.self).length >= condition.least;
    }
    case 'compare': {
      const amount = compileAmount(compiler, condition.amount);
      const { than } = condition;
      if (condition.is === 'least') return (match, scope) => amount(match, scope) >= than;
      if (condition.is === 'most') return (match, scope) => amount(match, scope) <= than;
      return (match, scope) => amount(match, scope) === than;
    }
    case 'are': {
      const cards = compileSelector(compiler, condition.cards);
      const tests = condition.are.map((quality) => compileQuality(compiler.words, quality));
      return (match, scope) => cards(match, scope).every((card) => tests.every((test) => test(match, card)));
    }
    case 'state': {
      const { holds } = word(compiler.words.states, condition.state, 'state');
      return (match, scope) => holds(match, scope.seat, scope.self);
    }
    case 'not': {
      const holds = compileCondition(compiler, condition.of);
      return (match, scope) => !holds(match, scope);
    }
    case 'either': {
      const all = condition.of.map((each) => compileCondition(compiler, each));
      return (match, scope) => all.some((holds) => holds(match, scope));
    }
    default:
      return unreachable(condition);
  }
}

/** Whether an event is one that an ability waits for. */
export function compileWhen<S extends CoreState>(
  words: Vocabulary<S>,
  when: When,
): (match: Match<S>, self: CardId, event: GameEvent) => boolean {
  const { card: field = 'card', value } = word(words.occasions, when.occasion, 'occasion');
  const first = compileAbout(words, when.card);
  const second = compileAbout(words, when.other);
  const otherField = field === 'card' ? 'other' : 'card';
  const { by } = when;
  return (match, self, event) => {
    const seat = match.state.cards[self]?.controller ?? -1;
    if (value !== undefined && event.value !== value) return false;
    if (by !== undefined && event.seat !== seatOf(seat, by)) return false;
    return first(match, self, event[field], seat) && second(match, self, event[otherField], seat);
  };
}

function compileAbout<S extends CoreState>(
  words: Vocabulary<S>,
  about: About | undefined,
): (match: Match<S>, self: CardId, card: CardRef, seat: Seat) => boolean {
  if (about === undefined) return () => true;
  if (about === 'self') return (_match, self, card) => cardOf(card) === self;
  if (about === 'host') return (match, self, card) => cardOf(card) === match.state.cards[self]?.host;
  const fits = compileFit(words, about);
  return (match, self, card, seat) => fits(match, card, seat, self);
}

/** Whether a static ability works on a card. Cheap for what is written most: itself, its host, a filter. */
export function compileAppliesToCard<S extends CoreState>(
  compiler: Compiler<S>,
  applies: AppliesTo,
): (match: Match<S>, card: CardId, self: CardId) => boolean {
  switch (applies.kind) {
    case 'player':
      return () => false;
    case 'self':
      return (_match, card, self) => card === self;
    case 'host':
      return (match, card, self) => match.state.cards[self]?.host === card;
    case 'each': {
      const fits = compileFit(compiler.words, applies);
      return (match, card, self) => fits(match, card, match.state.cards[self]?.controller ?? -1, self);
    }
    default: {
      const cards = compileSelector(compiler, applies);
      return (match, card, self) => cards(match, staticScope(match, self)).some((each) => cardOf(each) === card);
    }
  }
}

/** Whether a static ability works on a seat. */
export function compileAppliesToSeat<S extends CoreState>(applies: AppliesTo): (match: Match<S>, seat: Seat, self: CardId) => boolean {
  if (applies.kind !== 'player') return () => false;
  const { who } = applies;
  if (who === 'each') return () => true;
  return (match, seat, self) => seat === seatOf(match.state.cards[self]?.controller ?? -1, who);
}

const NO_LOCALS: AbilityLocals = { event: undefined, bound: [], numbers: [], outcome: undefined, since: 0 };

/** The scope of an ability that only looks: static ones, and conditions asked before a run. */
export function staticScope<S extends CoreState>(match: Match<S>, self: CardId, event?: GameEvent): Scope {
  const seat = match.state.cards[self]?.controller ?? -1;
  return { self, seat, locals: event === undefined ? NO_LOCALS : { ...NO_LOCALS, event } };
}

/** Names cards as they are now, so that a later sentence can still mean them. */
export function pinAll<S extends CoreState>(match: Match<S>, cards: readonly CardRef[]): CardRef[] {
  return cards.map((ref) => {
    const record = match.state.cards[ref];
    return record === undefined || ref === 0 ? ref : pin(record);
  });
}
