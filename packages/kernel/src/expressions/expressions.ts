import type { Slots } from '../match/ability-locals.ts';
import type { Context } from '../match/context.ts';
import type { Amount, Counted, Filter, Selector } from '../language/effects.ts';
import type { Lexicon, Match } from '../match/match.ts';
import { countWork, looks } from '../match/text-work.ts';
import type { ReadSeat } from '../derived/players.ts';
import { compileSeat, isOpponent } from '../derived/players.ts';
import { assert, unreachable } from '../state/result.ts';
import type { CardRef, CoreState, GameEvent } from '../state/state.ts';
import { cardOf, isWhereItWent, pin } from '../state/state.ts';
import { word } from '../language/look-up.ts';
import { textRule } from '../language/text-rules.ts';
import { applies } from '../state/site.ts';
import { compileAmong, compileFilter, compileQualities, compileQuality } from './filters.ts';

/** A question about the state, compiled once. */
export type Expression<S extends CoreState, T> = (match: Match<S>, context: Context) => T;

/** What compiling needs to know: the words, the manners, the slots, and the number of each fact. */
export interface Compiler<S extends CoreState> extends Lexicon<S> {
  readonly slots: Slots;
  readonly factKind: (name: string) => number;
  /** The field of the event that is the card of the ability's occasion: see `Occasion.card`. */
  readonly occasionCard: 'card' | 'other';
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
      const { giverOf } = compiler.manners;
      const meant = textRule(compiler.manners, 'TEXT-GIVER');
      return (match, context) => {
        const giver = context.giver ?? giverOf?.(match, context.self);
        return giver === undefined || !applies(match, meant) ? [] : [giver];
      };
    }
    case 'bound': {
      const slot = word(compiler.slots.cards, selector.name, 'target');
      return (_match, context) => context.locals.bound[slot] ?? [];
    }
    case 'thisWay': {
      const told = compileDone(compiler, selector);
      // A card that has not moved since is meant as it lies now.
      return (match, context) => told(match, context).map((ref) => (isWhereItWent(match.state, ref) ? cardOf(ref) : ref));
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
      const cards = compileFilter(compiler, selector);
      const seen = compilePointOfView(compiler, selector);
      return (match, context) => cards(match, context, seen(match, context));
    }
    case 'top':
      return compileTop(compiler, selector);
    case 'related': {
      const { of } = word(compiler.words.relations, selector.relation, 'relation');
      const from = compileSpokenOf(compiler, selector.of);
      const tests = selector.are.map((quality) => compileQuality(compiler, quality));
      // What is related to several of the cards is meant once.
      const related = (match: Match<S>, cards: readonly CardRef[]): readonly CardRef[] => {
        countWork(match, looks.relation * cards.length);
        return cards.length > 1 ? [...new Set(cards.flatMap((card) => of(match, card)))] : cards.flatMap((card) => of(match, card));
      };
      if (tests.length === 0) return (match, context) => related(match, from(match, context));
      return (match, context) => related(match, from(match, context)).filter((each) => tests.every((test) => test(match, each, context)));
    }
    default:
      return unreachable(selector);
  }
}

/** The cards of a fact that this resolution brought about, each once, as the event names them. */
function compileDone<S extends CoreState>(
  compiler: Compiler<S>,
  { fact, role, are }: Extract<Selector, { readonly kind: 'thisWay' }>,
): Expression<S, readonly CardRef[]> {
  const kind = compiler.factKind(fact);
  const field: 'card' | 'other' = role ?? 'card';
  const has = compileQualities(compiler, are);
  return (match, context) => {
    const cards = (context.locals.outcome ?? []).flatMap((event) => (event.kind === kind ? [event[field]] : []));
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
  const isAmong = compileAmong(compiler, selector);
  const has = compileQualities(compiler, selector.are);
  return (match, context) => {
    const most = Math.max(0, count(match, context));
    const seat = seen(match, context);
    return piles(match, seat)
      .flatMap((pile) => pile.slice(0, most))
      .filter((card) => (isAmong === undefined || isAmong(match, card, context, seat)) && (has === undefined || has(match, card, context)));
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

/** No text counts further, or below as much under nothing: a number that grows by itself would soon be more than a machine can do. */
const AMOUNT_MAX = 1000;

/** A number, worked out when it is needed. */
export function compileAmount<S extends CoreState>(compiler: Compiler<S>, amount: Amount): Expression<S, number> {
  if (typeof amount === 'number') return () => amount;
  const count = compileCounted(compiler, amount);
  // What something was made with is no count: it may stand for a word.
  if (amount.kind === 'made') return count;
  return (match, context) => Math.max(-AMOUNT_MAX, Math.min(AMOUNT_MAX, count(match, context)));
}

function compileCounted<S extends CoreState>(compiler: Compiler<S>, amount: Exclude<Amount, number>): Expression<S, number> {
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
      return (match, context) => {
        countWork(match, looks.tally);
        return Math.max(0, read(match, whose(match, context)) - keep);
      };
    }
    case 'difference': {
      const of = compileAmount(compiler, amount.of);
      const less = compileAmount(compiler, amount.less);
      const least = amount.signed ? -Infinity : 0;
      return (match, context) => Math.max(least, of(match, context) - less(match, context));
    }
    case 'capped': {
      const of = compileAmount(compiler, amount.of);
      return (match, context) => Math.min(amount.most, of(match, context));
    }
    case 'measure': {
      const { read } = word(words.measures, amount.measure, 'measure');
      const cards = compileFilter(compiler, amount.of);
      const seen = compilePointOfView(compiler, amount.of);
      return (match, context) => read(match, cards(match, context, seen(match, context)));
    }
    case 'eventAmount':
      return (_match, { event, locals: { batch } }) => {
        assert(event !== undefined, 'A text reads the amount of an event only after an event.');
        return batch === undefined ? event.amount : batch.reduce((sum, { amount }) => sum + amount, 0);
      };
    case 'made':
      if (amount.at !== undefined) {
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
  if (counted.kind === 'stat') return compileAmount(compiler, counted);
  if (counted.kind === 'tally') return compileAmount(compiler, counted);
  const kind = compiler.factKind(counted.fact);
  const { what } = counted;
  const worth = (event: GameEvent): number => (what === 'events' ? 1 : event.amount);
  const thisWay = textRule(compiler.manners, 'TEXT-THIS-WAY');
  return (match, context) => {
    if (!applies(match, thisWay)) return 0;
    return (context.locals.outcome ?? []).reduce((sum, event) => sum + (event.kind === kind ? worth(event) : 0), 0);
  };
}

/** How often something has happened, by whom it is asked of. */
function compilePast<S extends CoreState>({ words }: Compiler<S>, { history, by }: Counted & { kind: 'happened' }): Expression<S, number> {
  word(words.history ?? {}, history, 'history');
  return (match, { seat }) => {
    let count = 0;
    countWork(match, match.state.history.length * looks.history);
    for (const past of match.state.history)
      if (past.history === history && (by === undefined || (by === 'you' ? past.seat === seat : isOpponent(match, seat, past.seat))))
        count++;
    return count;
  };
}

/** Names cards as they are now, so that a later sentence can still mean them. */
export function pinAll<S extends CoreState>(match: Match<S>, cards: readonly CardRef[]): CardRef[] {
  return cards.map((ref) => {
    const record = match.state.cards[ref];
    return record === undefined || ref === 0 ? ref : pin(record);
  });
}

/** The field of an event that names the other card than one of its fields. */
export function otherField(field: 'card' | 'other'): 'card' | 'other' {
  return field === 'card' ? 'other' : 'card';
}
