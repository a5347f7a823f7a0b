import type { AbilityLocals } from '../match/ability-locals.ts';
import type { Act } from '../language/effects.ts';
import { compileAmount, compileSelector, type Expression } from '../expressions/expressions.ts';
import type { CompileTables } from '../expressions/tables.ts';
import { saidByGiver } from './said-by-giver.ts';
import { earlyEndAbilities } from './early-end.ts';
import type { ClauseCompiler } from './targets.ts';
import { contextIn, type Context } from '../match/context.ts';
import type { Match, Verb } from '../match/match.ts';
import { raiseAll } from '../events/raise.ts';
import { assert } from '../state/result.ts';
import type { CardId, CardRef, CoreState, Frame, GameEvent, Seat } from '../state/state.ts';
import { cardOf, isCurrent, NO_CARD, NO_SEAT } from '../state/state.ts';
import type { ActPart, Deed } from '../language/deed.ts';
import { placeOfWord, word } from '../language/look-up.ts';
import { chosenWord } from '../derived/chosen-word.ts';
import { compileBoundTo } from './durations.ts';

/** The verb of an act; granting is the kernel's own. */
export function verbOf<S extends CoreState>(tables: CompileTables<S>, deed: Act): Verb<S> {
  return deed.verb === 'grant' ? grantVerb(tables) : word(tables.words.verbs, deed.verb, 'verb');
}

/** Giving an ability for a while is the kernel's own verb: it makes lasting effects. */
function grantVerb<S extends CoreState>({ manners }: CompileTables<S>): Verb<S> {
  const grants = (match: Match<S>, deed: Deed): GameEvent[] =>
    deed.cards.flatMap((card, at) => [
      manners.grantFact(match, withItsAmount(deed, at), card),
      ...(deed.further?.[at] ?? []).flatMap((amount, index) => manners.amountFact?.(match, deed, { at: index + 1, amount }) ?? []),
    ]);
  return {
    run: (match, deed) => raiseAll(match, grants(match, deed)),
    together: (match, deeds) =>
      raiseAll(
        match,
        deeds.flatMap((deed) => grants(match, deed)),
      ),
  };
}

/** What is told of one of the cards that an ability is given to, each of which may count a number of its own. */
function withItsAmount(deed: Deed, at: number): Deed {
  const amount = deed.amounts?.[at];
  return amount === undefined ? deed : { ...deed, amount };
}

/** An act without parts. */
const WHOLE: Omit<ActPart, 'seat'> = {};

/** Works out what a verb is told, of an act with parts of one of them; undefined where there is nothing to do it to. */
export type Tell<S extends CoreState> = (
  match: Match<S>,
  frame: Frame<AbilityLocals>,
  seat: Seat,
  part?: Omit<ActPart, 'seat'>,
) => Deed | undefined;

/** Compiles what a verb is told when an act is done. */
export function compileDeed<S extends CoreState>(clauseCompiler: ClauseCompiler<S>, deed: Act, verb: Verb<S>): Tell<S> {
  const { compiler, tables, offered, payment, counts } = clauseCompiler;
  const { grants } = deed;
  // The card that carries what is given is no card that anything works on: the text means the one that it was given to.
  assert(
    deed.verb !== 'grant' || grants?.kind !== 'static' || grants.applies.kind !== 'self',
    'A static ability that is given speaks of “host”, what it was given to, not of “self”.',
  );
  const granted =
    grants === undefined
      ? 0
      : tables.define(saidByGiver(tables, grants), deed.ends === undefined ? [] : earlyEndAbilities(tables.manners, deed.ends));
  const until = deed.until === undefined ? -1 : placeOfWord(tables.durations, deed.until, 'duration');
  const boundTo = compileBoundTo(clauseCompiler, deed);
  const on = deed.on && compileSelector(compiler, deed.on);
  const to = deed.to && compileSelector(compiler, deed.to);
  const amount = compileAmount(compiler, deed.amount ?? 1);
  const amountGiven = compileGiven(clauseCompiler, amount);
  const further = compileFurther(clauseCompiler, deed);
  const live = liveCards(tables, deed.follows || deed.from !== undefined ? { ...verb, followsMovedCards: true } : verb);
  const isThere = deed.from === undefined ? undefined : word(tables.words.places ?? {}, deed.from, 'place').holds;
  // What is granted without an object works on the table.
  const onNothing = deed.verb === 'grant' ? [NO_CARD] : [];
  const ofItsCard = deed.of === undefined && (deed.who === 'controller' || deed.who === 'owner') ? deed.who : undefined;
  // An opponent or a chosen player may be none: the text means nobody then, and nothing is done.
  // Texts and verbs have their fields in all sorts of places: what every run asks of them is read once.
  const { verb: name, chosen: chosenName, value: said = '' } = deed;
  const needsCards = on !== undefined && verb.runsWithoutCards !== true;
  const mayLackDoer = deed.who === 'opponent' || typeof deed.who === 'object';
  return (match, frame, seat, { card, other } = WHOLE) => {
    if (seat === NO_SEAT) {
      assert(mayLackDoer, 'An act is somebody’s deed: of a card that nobody controls, that of whom the game names.');
      return undefined;
    }
    const context = card === undefined ? contextIn(frame) : { ...contextIn(frame), itself: card };
    const found = on === undefined ? onNothing : live(match, card === undefined ? on(match, context) : [card]);
    const cards = isThere === undefined ? found : found.filter((card) => isThere(match, card));
    const toCards = to === undefined ? [] : live(match, other === undefined ? to(match, context) : [other]);
    if ((needsCards && cards.length === 0) || (to !== undefined && toCards.length === 0)) return undefined;
    const stayer = boundTo === undefined ? NO_CARD : boundTo(match, context);
    if (stayer === undefined) return undefined;
    return {
      verb: name,
      cards,
      to: toCards,
      amount: counts === true ? 0 : amount(match, context),
      amounts: counts === true ? cards.map((card) => amountGiven(match, context, card)) : undefined,
      further: further?.(match, context, cards),
      seat: ofItsCard === undefined ? seat : playerOf(match, cards, ofItsCard, seat),
      owner: frame.seat,
      source: frame.source,
      reader: context.reader,
      event: frame.locals.event,
      value: chosenName === undefined ? said : (chosenWord(match, context, chosenName) ?? ''),
      granted,
      until,
      boundTo: stayer,
      pays: payment !== undefined,
      promised: payment === undefined ? undefined : payment.after(match, frame, deed),
      offered: offered === true,
    };
  };
}

/** What a given text counts, for one of the cards that it is given to: of that card it speaks as its host, of its source as its giver. */
function compileGiven<S extends CoreState>(
  { tables }: ClauseCompiler<S>,
  amount: Expression<S, number>,
): (match: Match<S>, context: Context, host: CardId) => number {
  const { giverOf } = tables.manners;
  return (match, context, host) => {
    const giver = giverOf?.(match, context.self) ?? context.locals.self ?? context.self;
    return amount(match, { ...context, host, giver });
  };
}

/** The further numbers that each card is given its ability with; undefined where there are none. */
function compileFurther<S extends CoreState>(
  clauseCompiler: ClauseCompiler<S>,
  { verb, amounts = [] }: Act,
): ((match: Match<S>, context: Context, cards: readonly CardId[]) => readonly (readonly number[])[]) | undefined {
  const { compiler, tables, counts } = clauseCompiler;
  if (amounts.length === 0) return undefined;
  assert(
    verb === 'grant' && tables.manners.amountFact !== undefined,
    'Only a lasting effect keeps several numbers, in a game that has a fact for it.',
  );
  const reads = amounts.map((amount) => compileAmount(compiler, amount));
  const given = reads.map((read) => compileGiven(clauseCompiler, read));
  return (match, context, cards) =>
    cards.map((card) => (counts === true ? given.map((read) => read(match, context, card)) : reads.map((read) => read(match, context))));
}

/** Who controls or owns the card that something is done to. */
function playerOf<S extends CoreState>(
  { state }: Match<S>,
  [card = NO_CARD]: readonly number[],
  who: 'controller' | 'owner',
  otherwise: Seat,
): Seat {
  return card === NO_CARD ? otherwise : (state.cards[card]?.[who] ?? otherwise);
}

/** The cards that are still where they were spoken of, or that the verb may follow. */
function liveCards<S extends CoreState>(
  { manners }: CompileTables<S>,
  verb: Verb<S>,
): (match: Match<S>, refs: readonly CardRef[]) => number[] {
  return (match, refs) =>
    refs
      .filter(
        (ref) => ref !== NO_CARD && (isCurrent(match.state, ref) || (verb.followsMovedCards === true && manners.mayFollow(match, ref))),
      )
      .map(cardOf);
}
