import type { AbilityLocals, Slots } from '../match/ability.ts';
import type { About, Aim, Amount, Condition, Counted, Filter, Quality, Selector, When } from '../language/effects.ts';
import type { Match, Vocabulary } from '../match/match.ts';
import type { ReadSeat } from '../derived/players.ts';
import { compileSeat, isEnemy, isOpponent } from '../derived/players.ts';
import { unreachable } from '../state/result.ts';
import type { CardId, CardRef, CoreState, GameEvent, Seat } from '../state/state.ts';
import { cardOf, isOrJustWas, NO_CARD, NO_SEAT, pin } from '../state/state.ts';
import { word } from '../language/vocabulary.ts';

/** What an expression may look at. Expressions never ask and never write, so they are closures. */
export interface Scope {
  readonly self: CardId;
  readonly seat: Seat;
  readonly locals: AbilityLocals;
  /** The object whose text is followed, as its words read: `self`, but where an ability lies apart from its card. */
  readonly reader: CardId;
  /** What `host` means, where that is not what the card is attached to: the card that an ability is being given to. */
  readonly host?: CardId;
}

/** A question about the state, compiled once. */
export type Expression<S extends CoreState, T> = (match: Match<S>, scope: Scope) => T;

/** What compiling needs to know: the words, the slots, and the number of each fact. */
export interface Compiler<S extends CoreState> {
  readonly words: Vocabulary<S>;
  readonly slots: Slots;
  readonly factKind: (name: string) => number;
}

/** Who says what is asked of a card: the card that has the ability, its player, and the object whose words are read. */
type Teller = Pick<Scope, 'self' | 'seat' | 'reader'>;

/** Whether a card has a quality, as somebody says it: words may have been changed. */
export type HasQuality<S extends CoreState> = (match: Match<S>, card: CardRef, teller?: Teller) => boolean;

/** A test of one card against a quality. */
export function compileQuality<S extends CoreState>(words: Vocabulary<S>, quality: Quality): HasQuality<S> {
  if (typeof quality === 'string') {
    const { test } = word(words.qualities, quality, 'quality');
    return (match, card) => test(match, card, '');
  }
  if ('not' in quality) {
    const holds = compileQuality(words, quality.not);
    return (match, card, teller) => !holds(match, card, teller);
  }
  if ('targets' in quality) return compileAim(words, quality);
  const { test } = word(words.qualities, quality.is, 'quality');
  const { value } = quality;
  const { reads } = words;
  if (reads === undefined) return (match, card) => test(match, card, value);
  return (match, card, teller) => test(match, card, teller === undefined ? value : reads(match, teller.reader, value));
}

/** Whether something that waits to be resolved targets such a card. The game says which of its targets are looked at. */
function compileAim<S extends CoreState>(words: Vocabulary<S>, { targets, only }: Aim): HasQuality<S> {
  const fits = compileAbout(words, targets);
  const asks = only === true ? 'only' : 'any';
  return (match, card, { self, seat } = NOBODY) =>
    words.targetsOf?.(match, card, asks).some((target) => fits(match, self, target, seat)) === true;
}

const NOBODY: Teller = { self: NO_CARD, seat: NO_SEAT, reader: NO_CARD };

/** A test of one card, seen from a player's seat. */
type Fits<S extends CoreState, T> = (match: Match<S>, card: CardRef, seat: Seat, teller: T) => boolean;

/** Whether one card fits a filter, seen from a player's seat and from the card that has the ability. */
export function compileFit<S extends CoreState>(words: Vocabulary<S>, filter: Filter): Fits<S, CardId> {
  const isMeant = compileMeant(words, filter);
  const has = compileQualities(words, filter.are);
  if (has === undefined) return isMeant;
  return (match, card, seat, self) => isMeant(match, card, seat, self) && has(match, card, { self, seat, reader: self });
}

/** The same of an ability that may lie apart from its card. */
export function compileFollowedFit<S extends CoreState>(words: Vocabulary<S>, filter: Filter): Fits<S, Pick<Scope, 'self' | 'reader'>> {
  const isMeant = compileMeant(words, filter);
  const has = compileQualities(words, filter.are);
  return (match, card, seat, { self, reader }) =>
    isMeant(match, card, seat, self) && (has === undefined || has(match, card, { self, seat, reader }));
}

/** Whether a card is what the noun says, and whose it must be. */
function compileMeant<S extends CoreState>(words: Vocabulary<S>, filter: Filter): Fits<S, CardId> {
  const { is } = word(words.nouns, filter.noun, 'noun');
  const isAmong = compileAmong(words, filter);
  return (match, card, seat, self) => is(match, card) && isAmong(match, card, seat, self);
}

/** Whether one of the cards that the noun names may be another than the ability's own, and whose it must be. */
function compileAmong<S extends CoreState>(words: Vocabulary<S>, { whose, other }: Filter): Fits<S, CardId> {
  return (match, card, seat, self) => {
    if (other && (cardOf(card) === self || isGiver(words, match, self, card))) return false;
    if (whose === 'friendly' && words.ownerOf(match, card) !== seat) return false;
    return whose !== 'enemy' || isEnemy(words, match, seat, words.ownerOf(match, card));
  };
}

/** Whether a card is the one that gave what a lasting effect says, as it was then or as it left. */
function isGiver<S extends CoreState>(words: Vocabulary<S>, match: Match<S>, self: CardId, card: CardRef): boolean {
  const giver = words.namesGiver === true ? words.giverOf?.(match, self) : undefined;
  return giver !== undefined && cardOf(giver) === cardOf(card) && isOrJustWas(match.state, giver);
}

function compileQualities<S extends CoreState>(words: Vocabulary<S>, are: readonly Quality[]): HasQuality<S> | undefined {
  const tests = are.map((quality) => compileQuality(words, quality));
  const [only] = tests;
  if (only === undefined || tests.length === 1) return only;
  return (match, card, teller) => {
    for (const test of tests) if (!test(match, card, teller)) return false;
    return true;
  };
}

/** The cards that a filter describes. */
export function compileFilter<S extends CoreState>(
  words: Vocabulary<S>,
  filter: Filter,
): (match: Match<S>, seat: Seat, self: CardId, reader?: CardId) => CardId[] {
  const noun = word(words.nouns, filter.noun, 'noun');
  // "The most powerful enemy creature" is the most powerful of the enemy creatures.
  const superlative = filter.are.find((quality) => typeof quality === 'string' && words.qualities[quality]?.rank !== undefined);
  const rank = typeof superlative === 'string' ? words.qualities[superlative]?.rank : undefined;
  const isAmong = compileAmong(words, filter);
  const has = compileQualities(words, rank === undefined ? filter.are : filter.are.filter((quality) => quality !== superlative));
  return (match, seat, self, reader = self) => {
    const teller = { self, seat, reader };
    const cards = noun
      .cards(match, seat)
      .filter((card) => isAmong(match, card, seat, self) && (has === undefined || has(match, card, teller)));
    if (rank === undefined) return cards;
    const most = Math.max(...cards.map((card) => rank(match, card)));
    return cards.filter((card) => rank(match, card) === most);
  };
}

/** From whose seat a filter's `friendly` and `enemy` are seen. */
export function compilePointOfView<S extends CoreState>(compiler: Compiler<S>, { of }: Filter): ReadSeat<S> {
  return compileSeat(compiler.slots.numbers, of ?? 'you');
}

/** The cards that an act is done to, as pinned references where they were bound before. */
export function compileSelector<S extends CoreState>(compiler: Compiler<S>, selector: Selector): Expression<S, readonly CardRef[]> {
  switch (selector.kind) {
    case 'self':
      return (_match, scope) => [scope.locals.self ?? scope.self];
    case 'host':
      return (match, scope) => [scope.host ?? match.state.cards[scope.self]?.host ?? 0];
    case 'giver': {
      const { giverOf } = compiler.words;
      return (match, { locals, self }) => {
        const giver = locals.giver ?? giverOf?.(match, self);
        return giver === undefined ? [] : [giver];
      };
    }
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
      const seen = compilePointOfView(compiler, selector);
      return (match, scope) => cards(match, seen(match, scope), scope.self, scope.reader);
    }
    case 'related': {
      const { of } = word(compiler.words.relations, selector.relation, 'relation');
      const from = compileSpokenOf(compiler, selector.of);
      const tests = selector.are.map((quality) => compileQuality(compiler.words, quality));
      return (match, scope) =>
        from(match, scope).flatMap((card) => of(match, card).filter((each) => tests.every((test) => test(match, each, scope))));
    }
    default:
      return unreachable(selector);
  }
}

/** The cards of which a text reads something: those that it does something to, and targets that have become illegal. */
export function compileSpokenOf<S extends CoreState>(compiler: Compiler<S>, selector: Selector): Expression<S, readonly CardRef[]> {
  const cards = compileSelector(compiler, selector);
  if (selector.kind !== 'bound') return cards;
  const slot = word(compiler.slots.cards, selector.name, 'target');
  return (match, scope) => {
    const illegal = scope.locals.illegal?.[slot];
    return illegal === undefined || illegal.length === 0 ? cards(match, scope) : [...cards(match, scope), ...illegal];
  };
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
      const cards = compileSpokenOf(compiler, amount.of);
      return (match, scope) => cards(match, scope).reduce((sum, card) => sum + read(match, card), 0);
    }
    case 'tally':
    case 'allBut': {
      const { read } = word(words.tallies, amount.tally, 'tally');
      const keep = amount.kind === 'allBut' ? amount.keep : 0;
      const whose = compileSeat<S>(compiler.slots.numbers, amount.of);
      return (match, scope) => Math.max(0, read(match, whose(match, scope)) - keep);
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
      const seen = compilePointOfView(compiler, amount.of);
      return (match, scope) => read(match, cards(match, seen(match, scope), scope.self, scope.reader));
    }
    case 'eventAmount':
      return (_match, scope) => scope.locals.event?.amount ?? 0;
    case 'made':
      return (match, scope) => match.state.cards[scope.self]?.amount ?? 0;
    case 'share': {
      const slot = word(compiler.slots.cards, amount.of, 'target');
      return (_match, { locals: { bound, shares = [] } }) => {
        const cards = bound[slot] ?? [];
        return shares.reduce((sum, each) => sum + (each.slot === slot && cards.includes(each.card) ? each.amount : 0), 0);
      };
    }
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

const compares: Readonly<Record<(Condition & { kind: 'compare' })['is'], (one: number, other: number) => boolean>> = {
  least: (one, other) => one >= other,
  most: (one, other) => one <= other,
  exactly: (one, other) => one === other,
};

/** Whether an "if" holds. */
export function compileCondition<S extends CoreState>(compiler: Compiler<S>, condition: Condition): Expression<S, boolean> {
  switch (condition.kind) {
    case 'exists': {
      const cards = compileFilter(compiler.words, condition.of);
      const seen = compilePointOfView(compiler, condition.of);
      return (match, scope) => cards(match, seen(match, scope), scope.self, scope.reader).length >= condition.least;
    }
    case 'compare': {
      const amount = compileAmount(compiler, condition.amount);
      if (typeof condition.than !== 'number') {
        const other = compileAmount(compiler, condition.than);
        return (match, scope) => compares[condition.is](amount(match, scope), other(match, scope));
      }
      const { than } = condition;
      if (condition.is === 'least') return (match, scope) => amount(match, scope) >= than;
      if (condition.is === 'most') return (match, scope) => amount(match, scope) <= than;
      return (match, scope) => amount(match, scope) === than;
    }
    case 'are': {
      const cards = compileSpokenOf(compiler, condition.cards);
      const tests = condition.are.map((quality) => compileQuality(compiler.words, quality));
      return (match, scope) => cards(match, scope).every((card) => tests.every((test) => test(match, card, scope)));
    }
    case 'state': {
      const { holds } = word(compiler.words.states, condition.state, 'state');
      return (match, scope) => holds(match, scope.seat, scope.self, scope.reader);
    }
    case 'paid': {
      const slot = word(compiler.slots.numbers, `paid ${condition.name}`, 'number');
      const { wasPaid } = compiler.words;
      return (match, scope) => (scope.locals.numbers[slot] ?? 0) > 0 || wasPaid?.(match, scope.self, condition.name) === true;
    }
    case 'not': {
      const holds = compileCondition(compiler, condition.of);
      return (match, scope) => !holds(match, scope);
    }
    case 'either': {
      const all = condition.of.map((each) => compileCondition(compiler, each));
      return (match, scope) => all.some((holds) => holds(match, scope));
    }
    case 'both': {
      const all = condition.of.map((each) => compileCondition(compiler, each));
      return (match, scope) => all.every((holds) => holds(match, scope));
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
  const values = typeof value === 'number' ? [value] : value;
  return (match, self, event) => {
    const seat = match.state.cards[self]?.controller ?? -1;
    if (values?.includes(event.value) === false) return false;
    if (by === 'you' && event.seat !== seat) return false;
    if (by === 'opponent' && !isOpponent(match, seat, event.seat)) return false;
    return first(match, self, event[field], seat) && second(match, self, event[otherField], seat);
  };
}

/** Whether what an event is about is the card that listens, and not what that card was before it left and came back. */
function isStillSelf<S extends CoreState>(match: Match<S>, self: CardId, ref: CardRef): boolean {
  return cardOf(ref) === self && isOrJustWas(match.state, ref);
}

function compileAbout<S extends CoreState>(
  words: Vocabulary<S>,
  about: About | undefined,
): (match: Match<S>, self: CardId, card: CardRef, seat: Seat) => boolean {
  if (about === undefined) return () => true;
  if (about === 'self') return isStillSelf;
  if (about === 'host') return (match, self, card) => cardOf(card) === match.state.cards[self]?.host;
  if (about === 'giver') return (match, self, card) => isGiver(words, match, self, card);
  const fits = compileFit(words, about);
  return (match, self, card, seat) => fits(match, card, seat, self);
}

const NO_LOCALS: AbilityLocals = { event: undefined, bound: [], numbers: [], outcome: undefined, since: 0 };

/** The scope of an ability that only looks: static ones, and conditions asked before a run. */
export function staticScope<S extends CoreState>(match: Match<S>, self: CardId, event?: GameEvent): Scope {
  const seat = match.state.cards[self]?.controller ?? -1;
  return { self, seat, locals: event === undefined ? NO_LOCALS : { ...NO_LOCALS, event }, reader: self };
}

/** Names cards as they are now, so that a later sentence can still mean them. */
export function pinAll<S extends CoreState>(match: Match<S>, cards: readonly CardRef[]): CardRef[] {
  return cards.map((ref) => {
    const record = match.state.cards[ref];
    return record === undefined || ref === 0 ? ref : pin(record);
  });
}
