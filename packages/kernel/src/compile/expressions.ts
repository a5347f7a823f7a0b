import type { Slots } from '../match/ability-locals.ts';
import type { Context } from '../match/context.ts';
import type { About, Aim, Amount, Condition, Counted, Filter, Quality, Selector, When } from '../language/effects.ts';
import type { Match, Vocabulary } from '../match/match.ts';
import type { ReadSeat } from '../derived/players.ts';
import { compileSeat, isEnemy, isOpponent } from '../derived/players.ts';
import { assert, unreachable } from '../state/result.ts';
import type { CardId, CardRef, CoreState, GameEvent, Seat } from '../state/state.ts';
import { cardOf, isOrJustWas, pin } from '../state/state.ts';
import type { Asker } from '../language/vocabulary.ts';
import { word } from '../language/look-up.ts';
import { chosenWord } from '../derived/chosen-word.ts';

/** A question about the state, compiled once. */
export type Expression<S extends CoreState, T> = (match: Match<S>, context: Context) => T;

/** What compiling needs to know: the words, the slots, and the number of each fact. */
export interface Compiler<S extends CoreState> {
  readonly words: Vocabulary<S>;
  readonly slots: Slots;
  readonly factKind: (name: string) => number;
  /** The field of the event that is the card of the ability's occasion: see `Occasion.card`. */
  readonly occasionCard: 'card' | 'other';
}

/** Whether a card has a quality, as somebody says it: words may have been changed. */
type HasQuality<S extends CoreState> = (match: Match<S>, card: CardRef, asker: Asker) => boolean;

/** A test of one card against a quality. */
function compileQuality<S extends CoreState>(words: Vocabulary<S>, quality: Quality): HasQuality<S> {
  if (typeof quality === 'string') {
    const { test } = word(words.qualities, quality, 'quality');
    return (match, card, asker) => test(match, card, '', asker);
  }
  if ('not' in quality) {
    if (typeof quality.not === 'object' && 'chosen' in quality.not) return compileChosen(words, quality.not, false);
    const holds = compileQuality(words, quality.not);
    return (match, card, asker) => !holds(match, card, asker);
  }
  if ('targets' in quality) return compileAim(words, quality);
  if ('chosen' in quality) return compileChosen(words, quality, true);
  const { test } = word(words.qualities, quality.is, 'quality');
  const { value } = quality;
  const { reads } = words;
  if (reads === undefined) return (match, card, asker) => test(match, card, value, asker);
  return (match, card, asker) => test(match, card, reads(match, asker.reader, value), asker);
}

/** Whether a card has, or has not, the word that was chosen. Before it is chosen either may be. */
function compileChosen<S extends CoreState>(
  words: Vocabulary<S>,
  { is, chosen: name }: { readonly is: string; readonly chosen: string },
  has: boolean,
): HasQuality<S> {
  const { test } = word(words.qualities, is, 'quality');
  return (match, card, asker) => {
    const chosen = chosenWord(match, asker, name);
    return chosen === undefined || test(match, card, chosen, asker) === has;
  };
}

/** Whether something that waits to be resolved targets such a card. The game says which of its targets are looked at. */
function compileAim<S extends CoreState>(words: Vocabulary<S>, { targets, only }: Aim): HasQuality<S> {
  const fits = compileAbout(words, targets);
  const asks = only === true ? 'only' : 'any';
  return (match, card, asker) => words.targetsOf?.(match, card, asks).some((target) => fits(match, asker, target)) === true;
}

/** A test of one card, as somebody asks it, and from a player's point of view: the asker's, unless another is named. */
export type Fits<S extends CoreState> = (match: Match<S>, card: CardRef, asker: Asker, seat?: Seat) => boolean;

/** Whether one card fits a filter. */
export function compileFit<S extends CoreState>(words: Vocabulary<S>, filter: Filter): Fits<S> {
  const { is } = word(words.nouns, filter.noun, 'noun');
  const isAmong = compileAmong(words, filter);
  const has = compileQualities(words, filter.are);
  return (match, card, asker, seat = asker.seat) =>
    is(match, card, asker) && isAmong(match, card, asker, seat) && (has === undefined || has(match, card, asker));
}

/** Whether one of the cards that the noun names may be another than the ability's own, and whose it must be. */
function compileAmong<S extends CoreState>(
  words: Vocabulary<S>,
  { whose, other }: Filter,
): (match: Match<S>, card: CardRef, asker: Asker, seat: Seat) => boolean {
  return (match, card, { self }, seat) => {
    if (other && (cardOf(card) === self || isGiver(words, match, self, card))) return false;
    if (whose === 'friendly' && words.ownerOf(match, card) !== seat) return false;
    return whose !== 'enemy' || isEnemy(match, seat, words.ownerOf(match, card));
  };
}

/** Whether a card is the one that gave what a lasting effect says, as it was then or as it left. */
function isGiver<S extends CoreState>(words: Vocabulary<S>, match: Match<S>, self: CardId, card: CardRef): boolean {
  const giver = words.thisCardMeansGiver === true ? words.giverOf?.(match, self) : undefined;
  return giver !== undefined && cardOf(giver) === cardOf(card) && isOrJustWas(match.state, giver);
}

function compileQualities<S extends CoreState>(words: Vocabulary<S>, are: readonly Quality[]): HasQuality<S> | undefined {
  const tests = are.map((quality) => compileQuality(words, quality));
  const [only] = tests;
  if (only === undefined || tests.length === 1) return only;
  return (match, card, asker) => {
    for (const test of tests) if (!test(match, card, asker)) return false;
    return true;
  };
}

/** The cards that a filter describes, from a player's point of view: the asker's, unless another is named. */
export function compileFilter<S extends CoreState>(
  words: Vocabulary<S>,
  filter: Filter,
): (match: Match<S>, asker: Asker, seat?: Seat) => CardId[] {
  const noun = word(words.nouns, filter.noun, 'noun');
  // "The most powerful enemy creature" is the most powerful of the enemy creatures.
  const superlative = filter.are.find((quality) => typeof quality === 'string' && words.qualities[quality]?.rank !== undefined);
  const rank = typeof superlative === 'string' ? words.qualities[superlative]?.rank : undefined;
  const isAmong = compileAmong(words, filter);
  const has = compileQualities(words, rank === undefined ? filter.are : filter.are.filter((quality) => quality !== superlative));
  return (match, asker, seat = asker.seat) => {
    const cards = noun
      .cards(match, seat, asker)
      .filter((card) => isAmong(match, card, asker, seat) && (has === undefined || has(match, card, asker)));
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
      return (_match, context) => [context.locals.self ?? context.self];
    case 'host':
      return (match, context) => [context.host ?? match.state.cards[context.self]?.host ?? 0];
    case 'giver': {
      const { giverOf } = compiler.words;
      return (match, context) => {
        const giver = context.giver ?? giverOf?.(match, context.self);
        return giver === undefined ? [] : [giver];
      };
    }
    case 'bound': {
      const slot = word(compiler.slots.cards, selector.name, 'target');
      return (_match, context) => context.locals.bound[slot] ?? [];
    }
    case 'thisWay': {
      const told = compileDone(compiler, selector);
      // A card that has not moved since is meant as it lies now.
      return (match, context) => told(match, context).map((ref) => (isOrJustWas(match.state, ref) ? cardOf(ref) : ref));
    }
    case 'itself':
      return (_match, { itself }) => {
        assert(itself !== undefined, 'A text speaks of a card by itself only in an act on several.');
        return [itself];
      };
    case 'event': {
      const field = selector.role === 'card' ? compiler.occasionCard : otherField(compiler.occasionCard);
      return (_match, { event, locals: { batch } }) => {
        assert(event !== undefined, 'A text speaks of the card of an event only after an event.');
        return batch === undefined ? [event[field]] : batch.map((each) => each[field]);
      };
    }
    case 'each': {
      const cards = compileFilter(compiler.words, selector);
      const seen = compilePointOfView(compiler, selector);
      return (match, context) => cards(match, context, seen(match, context));
    }
    case 'top':
      return compileTop(compiler, selector);
    case 'related': {
      const { of } = word(compiler.words.relations, selector.relation, 'relation');
      const from = compileSpokenOf(compiler, selector.of);
      const tests = selector.are.map((quality) => compileQuality(compiler.words, quality));
      return (match, context) =>
        from(match, context).flatMap((card) => of(match, card).filter((each) => tests.every((test) => test(match, each, context))));
    }
    default:
      return unreachable(selector);
  }
}

/** The cards of a fact that this resolution brought about, each once, as the event names them. */
function compileDone<S extends CoreState>(
  compiler: Compiler<S>,
  { fact, are }: Extract<Selector, { readonly kind: 'thisWay' }>,
): Expression<S, readonly CardRef[]> {
  const kind = compiler.factKind(fact);
  const has = compileQualities(compiler.words, are);
  return (match, context) => {
    const cards = (context.locals.outcome ?? []).flatMap((event) => (event.kind === kind ? [event.card] : []));
    return [...new Set(cards)].filter((card) => has === undefined || has(match, card, context));
  };
}

/** The topmost cards of each pile that a noun names and whose side is meant. */
function compileTop<S extends CoreState>(compiler: Compiler<S>, selector: Selector & { kind: 'top' }): Expression<S, readonly CardRef[]> {
  const { words } = compiler;
  const { piles } = word(words.nouns, selector.noun, 'noun');
  assert(piles !== undefined, `The cards of the noun ${selector.noun} lie in no piles.`);
  const count = compileAmount(compiler, selector.count);
  const seen = compilePointOfView(compiler, selector);
  const isAmong = compileAmong(words, selector);
  const has = compileQualities(words, selector.are);
  return (match, context) => {
    const most = Math.max(0, count(match, context));
    const seat = seen(match, context);
    return piles(match, seat)
      .flatMap((pile) => pile.slice(0, most))
      .filter((card) => isAmong(match, card, context, seat) && (has === undefined || has(match, card, context)));
  };
}

/** The cards of which a text reads something: those that it does something to, and targets that have become illegal. */
export function compileSpokenOf<S extends CoreState>(compiler: Compiler<S>, selector: Selector): Expression<S, readonly CardRef[]> {
  // Of what was done to a card, what is said of it is what it was then.
  if (selector.kind === 'thisWay') return compileDone(compiler, selector);
  const cards = compileSelector(compiler, selector);
  if (selector.kind !== 'bound') return cards;
  const slot = word(compiler.slots.cards, selector.name, 'target');
  return (match, context) => {
    const illegal = context.locals.illegal?.[slot];
    return illegal === undefined || illegal.length === 0 ? cards(match, context) : [...cards(match, context), ...illegal];
  };
}

/** A number, worked out when it is needed. */
export function compileAmount<S extends CoreState>(compiler: Compiler<S>, amount: Amount): Expression<S, number> {
  if (typeof amount === 'number') return () => amount;
  const { words } = compiler;
  switch (amount.kind) {
    case 'perEach': {
      const count = compileCount(compiler, amount.of);
      return (match, context) => amount.times * count(match, context);
    }
    case 'stat': {
      const { read } = word(words.stats, amount.stat, 'stat');
      const cards = compileSpokenOf(compiler, amount.of);
      return (match, context) => cards(match, context).reduce((sum, card) => sum + read(match, card), 0);
    }
    case 'tally':
    case 'allBut': {
      const { read } = word(words.tallies, amount.tally, 'tally');
      const keep = amount.kind === 'allBut' ? amount.keep : 0;
      const whose = compileSeat<S>(compiler.slots.numbers, amount.of);
      return (match, context) => Math.max(0, read(match, whose(match, context)) - keep);
    }
    case 'difference': {
      const of = compileAmount(compiler, amount.of);
      const less = compileAmount(compiler, amount.less);
      const least = amount.signed ? -Infinity : 0;
      return (match, context) => Math.max(least, of(match, context) - less(match, context));
    }
    case 'measure': {
      const { read } = word(words.measures, amount.measure, 'measure');
      const cards = compileFilter(words, amount.of);
      const seen = compilePointOfView(compiler, amount.of);
      return (match, context) => read(match, cards(match, context, seen(match, context)));
    }
    case 'eventAmount':
      return (_match, { event, locals: { batch } }) => {
        assert(event !== undefined, 'A text reads the amount of an event only after an event.');
        return batch === undefined ? event.amount : batch.reduce((sum, { amount }) => sum + amount, 0);
      };
    case 'made':
      if (amount.at !== undefined && amount.at > 0) {
        const at = amount.at - 1;
        return (match, context) => match.state.cards[context.self]?.amounts[at] ?? 0;
      }
      return (match, context) => match.state.cards[context.self]?.amount ?? 0;
    case 'share': {
      const slot = word(compiler.slots.cards, amount.of, 'target');
      return (_match, { locals: { bound, shares = [] } }) => {
        const cards = bound[slot] ?? [];
        return shares.reduce((sum, each) => sum + (each.slot === slot && cards.includes(each.card) ? each.amount : 0), 0);
      };
    }
    case 'number': {
      const slot = word(compiler.slots.numbers, amount.name, 'number');
      return (_match, context) => context.locals.numbers[slot] ?? 0;
    }
    default:
      return unreachable(amount);
  }
}

function compileCount<S extends CoreState>(compiler: Compiler<S>, counted: Counted): Expression<S, number> {
  if (counted.kind === 'cards') {
    const cards = compileSelector(compiler, counted.of);
    return (match, context) => cards(match, context).length;
  }
  if (counted.kind === 'happened') return compilePast(compiler, counted);
  const kind = compiler.factKind(counted.fact);
  const { what } = counted;
  const worth = (event: GameEvent): number => (what === 'events' ? 1 : event.amount);
  return (_match, context) => (context.locals.outcome ?? []).reduce((sum, event) => sum + (event.kind === kind ? worth(event) : 0), 0);
}

/** How often something has happened, by whom it is asked of. */
function compilePast<S extends CoreState>({ words }: Compiler<S>, { history, by }: Counted & { kind: 'happened' }): Expression<S, number> {
  word(words.history ?? {}, history, 'history');
  return (match, { seat }) => {
    let count = 0;
    for (const past of match.state.history)
      if (past.history === history && (by === undefined || (by === 'you' ? past.seat === seat : isOpponent(match, seat, past.seat))))
        count++;
    return count;
  };
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
      return (match, context) => cards(match, context, seen(match, context)).length >= condition.least;
    }
    case 'compare': {
      const amount = compileAmount(compiler, condition.amount);
      if (typeof condition.than !== 'number') {
        const other = compileAmount(compiler, condition.than);
        return (match, context) => compares[condition.is](amount(match, context), other(match, context));
      }
      const { than } = condition;
      if (condition.is === 'least') return (match, context) => amount(match, context) >= than;
      if (condition.is === 'most') return (match, context) => amount(match, context) <= than;
      return (match, context) => amount(match, context) === than;
    }
    case 'are': {
      const cards = compileSpokenOf(compiler, condition.cards);
      const tests = condition.are.map((quality) => compileQuality(compiler.words, quality));
      return (match, context) => cards(match, context).every((card) => tests.every((test) => test(match, card, context)));
    }
    case 'state': {
      const { holds } = word(compiler.words.states, condition.state, 'state');
      return (match, context) => holds(match, context);
    }
    case 'paid': {
      const slot = word(compiler.slots.numbers, `paid ${condition.name}`, 'number');
      const { wasPaid } = compiler.words;
      return (match, context) => (context.locals.numbers[slot] ?? 0) > 0 || wasPaid?.(match, context.self, condition.name) === true;
    }
    case 'not': {
      const holds = compileCondition(compiler, condition.of);
      return (match, context) => !holds(match, context);
    }
    case 'either': {
      const all = condition.of.map((each) => compileCondition(compiler, each));
      return (match, context) => all.some((holds) => holds(match, context));
    }
    case 'both': {
      const all = condition.of.map((each) => compileCondition(compiler, each));
      return (match, context) => all.every((holds) => holds(match, context));
    }
    default:
      return unreachable(condition);
  }
}

/** The field of an event that names the other card than one of its fields. */
export function otherField(field: 'card' | 'other'): 'card' | 'other' {
  return field === 'card' ? 'other' : 'card';
}

/** Whether the context's event is one that an ability waits for. */
export function compileWhen<S extends CoreState>(words: Vocabulary<S>, when: When): Expression<S, boolean> {
  const { card: field = 'card', value } = word(words.occasions, when.occasion, 'occasion');
  const first = compileAbout(words, when.card);
  const second = compileAbout(words, when.other);
  const opposite = otherField(field);
  const { by } = when;
  const values = typeof value === 'number' ? [value] : value;
  return (match, context) => {
    const { event, seat } = context;
    if (event === undefined || values?.includes(event.value) === false) return false;
    if (by === 'you' && event.seat !== seat) return false;
    if (by === 'opponent' && !isOpponent(match, seat, event.seat)) return false;
    return first(match, context, event[field]) && second(match, context, event[opposite]);
  };
}

/** Whether what an event is about is the card that listens, and not what that card was before it left and came back. */
function isStillSelf<S extends CoreState>(match: Match<S>, { self }: Asker, ref: CardRef): boolean {
  return cardOf(ref) === self && isOrJustWas(match.state, ref);
}

function compileAbout<S extends CoreState>(
  words: Vocabulary<S>,
  about: About | undefined,
): (match: Match<S>, asker: Asker, card: CardRef) => boolean {
  if (about === undefined) return () => true;
  if (about === 'self') return isStillSelf;
  if (about === 'host') return (match, { self }, card) => cardOf(card) === match.state.cards[self]?.host;
  if (about === 'giver') return (match, { self }, card) => isGiver(words, match, self, card);
  const fits = compileFit(words, about);
  return (match, asker, card) => fits(match, card, asker);
}

/** Names cards as they are now, so that a later sentence can still mean them. */
export function pinAll<S extends CoreState>(match: Match<S>, cards: readonly CardRef[]): CardRef[] {
  return cards.map((ref) => {
    const record = match.state.cards[ref];
    return record === undefined || ref === 0 ? ref : pin(record);
  });
}
