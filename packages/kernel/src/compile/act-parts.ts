import type { AbilityLocals } from '../match/ability-locals.ts';
import type { Act } from '../language/effects.ts';
import { compileDeed, verbOf, type Tell } from './deeds.ts';
import { compileSelector, compileSpokenOf, pinAll } from '../expressions/expressions.ts';
import type { ClauseCompiler } from './targets.ts';
import { contextIn } from '../match/context.ts';
import type { Match, Verb } from '../match/match.ts';
import { assert } from '../state/result.ts';
import { amountHas, selectorHas, type Search } from '../language/search.ts';
import type { CardRef, CoreState, Frame, Seat } from '../state/state.ts';
import { cardOf, NO_SEAT } from '../state/state.ts';
import type { ActPart, Deed } from '../language/deed.ts';

/** How an act is done. */
export interface Doing<S extends CoreState> {
  /** What its verb is told: of an act with parts, of each of them; nothing where there is nothing to do it to. */
  readonly deeds: (match: Match<S>, frame: Frame<AbilityLocals>, seat: Seat) => readonly Deed[];
  /** Does it, or the next of its parts, which `locals` remembers: true where parts are left. The last act of a step. */
  readonly run: (match: Match<S>, frame: Frame<AbilityLocals>, seat: Seat, locals: AbilityLocals) => boolean;
  /** What the verb of an act without parts is told. */
  readonly tell: Tell<S> | undefined;
}

/** The card of an act's own part: "its strength". */
const itself: Search = { selector: ({ kind }) => kind === 'itself' };

/** Whether an act speaks of each of its cards by itself: by a number of its own, by another card, or by its player. */
function speaksOfEach({ on, to, amount, amounts = [], who, of }: Act): boolean {
  const numbers = amount === undefined ? amounts : [amount, ...amounts];
  if ((to !== undefined && selectorHas(itself, to)) || numbers.some((each) => amountHas(itself, each))) {
    assert(on !== undefined, 'Only an act on cards speaks of each of them by itself.');
    return true;
  }
  return on !== undefined && of === undefined && (who === 'controller' || who === 'owner');
}

/**
 * Compiles how an act is done. One whose verb takes one card at a time, or that speaks of each of its cards by itself, has a part for each
 * of them: all at the same time where the verb can, otherwise one after the other, with those that are still there by then.
 */
export function compileDoing<S extends CoreState>(clauseCompiler: ClauseCompiler<S>, deed: Act): Doing<S> {
  const verb = verbOf(clauseCompiler.tables, deed);
  const tell = compileDeed(clauseCompiler, deed, verb);
  const partsOf = compileParts(clauseCompiler, deed, verb);
  if (partsOf === undefined) return doneWhole(verb, tell);
  const deeds: Doing<S>['deeds'] = (match, frame, seat) =>
    partsOf(match, frame, seat).flatMap((part) => tell(match, frame, part.seat, part) ?? []);
  return {
    tell: undefined,
    deeds,
    run: (match, frame, seat, locals) => {
      const parts = locals.parts ?? partsOf(match, frame, seat);
      if (parts.length > 1 && verb.together !== undefined) {
        const told = deeds(match, frame, seat);
        if (told.length > 0) verb.together(match, told);
        return false;
      }
      const [part] = parts;
      const left = parts.slice(1);
      // An act with one part leaves no trace in the frame.
      if (left.length > 0 || locals.parts !== undefined) locals.parts = left.length === 0 ? undefined : left;
      const told = part && tell(match, frame, part.seat, part);
      if (told !== undefined) verb.run(match, told);
      return left.length > 0;
    },
  };
}

/** An act that is done to all its cards at once. */
function doneWhole<S extends CoreState>(verb: Verb<S>, tell: Tell<S>): Doing<S> {
  return {
    tell,
    deeds: (match, frame, seat) => {
      const told = tell(match, frame, seat);
      return told === undefined ? [] : [told];
    },
    run: (match, frame, seat) => {
      const told = tell(match, frame, seat);
      if (told !== undefined) verb.run(match, told);
      return false;
    },
  };
}

type PartsOf<S extends CoreState> = (match: Match<S>, frame: Frame<AbilityLocals>, seat: Seat) => readonly ActPart[];

/** The parts of an act; undefined where it has none. */
function compileParts<S extends CoreState>(clauseCompiler: ClauseCompiler<S>, deed: Act, verb: Verb<S>): PartsOf<S> | undefined {
  const { compiler } = clauseCompiler;
  const doers = compileDoers(clauseCompiler, deed);
  const on = deed.on !== undefined && (speaksOfEach(deed) || verb.oneCard === true) ? compileSelector(compiler, deed.on) : undefined;
  const to = deed.to !== undefined && verb.oneOther === true ? compileSelector(compiler, deed.to) : undefined;
  if (doers === undefined && on === undefined && to === undefined) return undefined;
  return (match, frame, seat) => {
    const context = contextIn(frame);
    const cards = on === undefined ? [undefined] : pinAll(match, on(match, context));
    // Most acts are of one player, on one card.
    if (doers === undefined && to === undefined && cards.length === 1) return [{ seat, card: cards[0] }];
    const seats = doers === undefined ? [seat] : doers(match, frame);
    const pairs = cards.flatMap((card): Pick<ActPart, 'card' | 'other'>[] => {
      if (to === undefined) return [{ card }];
      return pinAll(match, to(match, card === undefined ? context : { ...context, itself: card })).map((other) => ({ card, other }));
    });
    return seats.flatMap((each) => pairs.map((pair) => ({ ...pair, seat: each })));
  };
}

/** The players of the cards whose controllers or owners do an act, one for each card. */
function compileDoers<S extends CoreState>(
  { compiler, tables }: ClauseCompiler<S>,
  { who, of }: Act,
): ((match: Match<S>, frame: Frame<AbilityLocals>) => readonly Seat[]) | undefined {
  if (of === undefined || (who !== 'controller' && who !== 'owner')) return undefined;
  const cards = compileSpokenOf(compiler, of);
  const { ownerOf } = tables.manners;
  const seatOf = (match: Match<S>, ref: CardRef): Seat =>
    who === 'owner' ? (match.state.cards[cardOf(ref)]?.owner ?? NO_SEAT) : ownerOf(match, ref);
  return (match, frame) => cards(match, contextIn(frame)).map((ref) => seatOf(match, ref));
}
