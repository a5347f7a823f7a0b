import type { AbilityLocals } from '../match/ability-locals.ts';
import type { Act, Clause } from '../language/effects.ts';
import { compileAmount, compileSelector, compileSpokenOf, type Expression } from './expressions.ts';
import type { CompileTables } from './tables.ts';
import { saidByGiver } from './said-by-giver.ts';
import { earlyEndAbilities } from './early-end.ts';
import { settled } from './fixed-amounts.ts';
import type { AbilityStep, ClauseCompiler } from './targets.ts';
import { contextIn, type Context } from '../match/context.ts';
import { setNumber, withBound } from './targets.ts';
import type { Match, Verb } from '../match/match.ts';
import { raiseAll } from '../events/raise.ts';
import { compileActor, compileSeat, eachOf } from '../derived/players.ts';
import { again } from '../match/program.ts';
import { assert } from '../state/result.ts';
import type { CardId, CardRef, CoreState, Frame, Seat } from '../state/state.ts';
import { cardOf, isCurrent, NO_CARD, NO_SEAT } from '../state/state.ts';
import type { Deed } from '../language/vocabulary.ts';
import { placeOfWord, word } from '../language/look-up.ts';

/** The acts of a clause. Deeds of a verb that are done together wait for the last of them. */
export function actSteps<S extends CoreState>(clauseCompiler: ClauseCompiler<S>, clause: Clause, gathers: boolean): AbilityStep<S>[] {
  const { tables, path } = clauseCompiler;
  return clause.do.flatMap((deed, index) => {
    const name = `${path}${index + 1} ${deed.verb}`;
    const shared = doneTogether(tables, deed, clause.do);
    if (!gathers && shared.length === 0)
      return settled(tables.words, deed).map((each, part) =>
        actStep({ ...clauseCompiler, counts: each.counts }, each.deed, partName(name, part)),
      );
    const gathering = gatherStep(clauseCompiler, deed, name);
    return !gathers && deed === shared.at(-1) ? [gathering, togetherStep(clauseCompiler, deed, `${name} together`)] : [gathering];
  });
}

function partName(name: string, part: number): string {
  return part === 0 ? name : `${name} ${part + 1}`;
}

/** The deeds of a clause that are done at the same time as one of them, itself included: of verbs that are done together, and of all players who do one. */
function doneTogether<S extends CoreState>({ words }: CompileTables<S>, deed: Act, all: readonly Act[]): readonly Act[] {
  const together = words.verbs[deed.verb]?.together;
  if (together === undefined) return [];
  const shared = all.filter((each) => words.verbs[each.verb]?.together === together);
  return shared.length > 1 || isEach(deed) ? shared : [];
}

/** Whether a clause that is done several times over only gathers deeds that are then done at the same time. */
export function gathersEveryTime<S extends CoreState>({ words }: CompileTables<S>, { times, do: acts, ifDone, modes }: Clause): boolean {
  if (times === undefined || ifDone !== undefined || modes !== undefined || acts.length === 0) return false;
  const [first] = acts;
  return acts.every((each) => each.verb === first?.verb && !isEach(each) && words.verbs[each.verb]?.together !== undefined);
}

function isEach(deed: Act): boolean {
  return whomOf(deed) !== undefined;
}

/** Who does a deed that several players do. */
function whomOf({ who }: Act): 'player' | 'opponent' | undefined {
  if (who === 'each') return 'player';
  return who === 'eachOpponent' ? 'opponent' : undefined;
}

function gatherStep<S extends CoreState>(clauseCompiler: ClauseCompiler<S>, deed: Act, name: string): AbilityStep<S> {
  const tell = compileDeed(clauseCompiler, deed, verbOf(clauseCompiler.tables, deed));
  const whose = compileDoer(clauseCompiler, deed);
  const whom = whomOf(deed);
  return {
    name,
    rule: 'CARD-DO',
    do: (match, frame) => {
      const seats = whom === undefined ? [whose(match, frame)] : eachOf(match, frame.seat, whom);
      const told = seats.flatMap((seat) => tell(match, frame, seat) ?? []);
      frame.locals.gathered = [...(frame.locals.gathered ?? []), ...told];
    },
  };
}

/** Does what was gathered, all at the same time. */
export function togetherStep<S extends CoreState>(clauseCompiler: ClauseCompiler<S>, deed: Act, name: string): AbilityStep<S> {
  const verb = verbOf(clauseCompiler.tables, deed);
  return {
    name,
    rule: 'CARD-TOGETHER',
    do: (match, { locals }) => {
      const deeds = locals.gathered ?? [];
      locals.gathered = [];
      if (deeds.length > 0) verb.together?.(match, deeds);
    },
  };
}

function actStep<S extends CoreState>(clauseCompiler: ClauseCompiler<S>, deed: Act, name: string): AbilityStep<S> {
  if (isEach(deed)) return eachPlayerStep(clauseCompiler, deed, name);
  if (typeof deed.amount === 'object' && deed.amount.kind === 'share') return shareStep(clauseCompiler, deed, deed.amount.of, name);
  const verb = verbOf(clauseCompiler.tables, deed);
  const tell = compileDeed(clauseCompiler, deed, verb);
  const whose = compileDoer(clauseCompiler, deed);
  return {
    name,
    rule: 'CARD-DO',
    do: (match, frame) => {
      const told = tell(match, frame, whose(match, frame));
      if (told !== undefined) verb.run(match, told);
    },
  };
}

/** A deed done to each card with its own share: at the same time where the verb can, otherwise one after the other. */
function shareStep<S extends CoreState>(clauseCompiler: ClauseCompiler<S>, deed: Act, target: string, name: string): AbilityStep<S> {
  const slot = word(clauseCompiler.compiler.slots.cards, target, 'target');
  const verb = verbOf(clauseCompiler.tables, deed);
  const tell = compileDeed(clauseCompiler, deed, verb);
  const whose = compileDoer(clauseCompiler, deed);
  return {
    name,
    rule: 'CARD-DIVIDE',
    do: (match, frame) => {
      const { locals } = frame;
      const begun = locals.gathered !== undefined && locals.gathered.length > 0;
      const deeds = begun
        ? (locals.gathered ?? [])
        : (locals.bound[slot] ?? []).flatMap((ref) => tell(match, withBound(frame, slot, [ref]), whose(match, frame)) ?? []);
      const [first, ...rest] = deeds;
      locals.gathered = verb.together === undefined ? rest : [];
      if (first === undefined) return undefined;
      if (verb.together === undefined) verb.run(match, first);
      else verb.together(match, deeds);
      return rest.length > 0 && verb.together === undefined ? again : undefined;
    },
  };
}

/** The same deed by each player or each opponent: at the same time where the verb can, otherwise in the order of the game. */
function eachPlayerStep<S extends CoreState>(clauseCompiler: ClauseCompiler<S>, deed: Act, name: string): AbilityStep<S> {
  const { compiler, tables } = clauseCompiler;
  const slot = word(compiler.slots.numbers, 'each player', 'number');
  const whom = deed.who === 'each' ? 'player' : 'opponent';
  const verb = verbOf(tables, deed);
  const tell = compileDeed(clauseCompiler, deed, verb);
  return {
    name,
    rule: 'CARD-DO',
    do: (match, frame) => {
      const { locals, seat } = frame;
      if (verb.together !== undefined) {
        const deeds = eachOf(match, seat, whom).flatMap((each) => tell(match, frame, each) ?? []);
        if (deeds.length > 0) verb.together(match, deeds);
        return undefined;
      }
      // Who has done it, as bits: a player who leaves meanwhile moves nobody up.
      const done = locals.numbers[slot] ?? 0;
      const next = eachOf(match, seat, whom).find((each) => (done & (1 << each)) === 0);
      setNumber(locals, slot, next === undefined ? 0 : done | (1 << next));
      if (next === undefined) return undefined;
      const told = tell(match, frame, next);
      if (told !== undefined) verb.run(match, told);
      return again;
    },
  };
}

/** The verb of an act; granting is the kernel's own. */
export function verbOf<S extends CoreState>(tables: CompileTables<S>, deed: Act): Verb<S> {
  return deed.verb === 'grant' ? grantVerb(tables) : word(tables.words.verbs, deed.verb, 'verb');
}

/** Giving an ability for a while is the kernel's own verb: it makes lasting effects. */
function grantVerb<S extends CoreState>({ words }: CompileTables<S>): Verb<S> {
  return {
    run: (match, deed) =>
      raiseAll(
        match,
        deed.cards.map((card, at) => words.grantFact(match, withItsAmount(deed, at), card)),
      ),
    en: '',
    es: '',
  };
}

/** What is told of one of the cards that an ability is given to, each of which may count a number of its own. */
function withItsAmount(deed: Deed, at: number): Deed {
  const amount = deed.amounts?.[at];
  return amount === undefined ? deed : { ...deed, amount };
}

/** Compiles who does an act. The controller or owner of its own card is told with the card: here it is the player whose ability it is. */
export function compileDoer<S extends CoreState>(
  { compiler, tables }: ClauseCompiler<S>,
  { verb, who = 'you', of }: Act,
): (match: Match<S>, frame: Frame<AbilityLocals>) => Seat {
  if (who === 'opponent' || typeof who === 'object') {
    const isAsked = tables.words.verbs[verb]?.isPassive !== true;
    const read = (isAsked ? compileActor<S> : compileSeat<S>)(compiler.slots.numbers, who);
    return (match, frame) => read(match, contextIn(frame));
  }
  if (of === undefined || (who !== 'controller' && who !== 'owner')) return (_match, frame) => contextIn(frame).seat;
  const cards = compileSpokenOf(compiler, of);
  const { ownerOf } = tables.words;
  return (match, frame) => {
    const [ref = NO_CARD] = cards(match, contextIn(frame));
    if (ref === NO_CARD) return NO_SEAT;
    return who === 'owner' ? (match.state.cards[cardOf(ref)]?.owner ?? NO_SEAT) : ownerOf(match, ref);
  };
}

/** Works out what a verb is told; undefined where there is nothing to do it to. */
export type Tell<S extends CoreState> = (match: Match<S>, frame: Frame<AbilityLocals>, seat: Seat) => Deed | undefined;

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
      : tables.define(saidByGiver(tables.words, grants), deed.ends === undefined ? [] : earlyEndAbilities(tables.words, deed.ends));
  const until = deed.until === undefined ? -1 : placeOfWord(tables.durations, deed.until, 'duration');
  const on = deed.on && compileSelector(compiler, deed.on);
  const to = deed.to && compileSelector(compiler, deed.to);
  const amount = compileAmount(compiler, deed.amount ?? 1);
  const amountGiven = compileGiven(clauseCompiler, amount);
  const live = liveCards(tables, deed.follows || deed.from !== undefined ? { ...verb, followsMovedCards: true } : verb);
  const isThere = deed.from === undefined ? undefined : word(tables.words.places ?? {}, deed.from, 'place').holds;
  // What is granted without an object works on the table.
  const onNothing = deed.verb === 'grant' ? [NO_CARD] : [];
  const ofItsCard = deed.of === undefined && (deed.who === 'controller' || deed.who === 'owner') ? deed.who : undefined;
  return (match, frame, seat) => {
    if (seat === NO_SEAT) return undefined;
    const context = contextIn(frame);
    const found = on === undefined ? onNothing : live(match, on(match, context));
    const cards = isThere === undefined ? found : found.filter((card) => isThere(match, card));
    const toCards = to === undefined ? [] : live(match, to(match, context));
    if ((on !== undefined && cards.length === 0 && verb.runsWithoutCards !== true) || (to !== undefined && toCards.length === 0))
      return undefined;
    return {
      verb: deed.verb,
      cards,
      to: toCards,
      amount: counts === true ? 0 : amount(match, context),
      amounts: counts === true ? cards.map((card) => amountGiven(match, context, card)) : undefined,
      seat: ofItsCard === undefined ? seat : playerOf(match, cards, ofItsCard, seat),
      owner: frame.seat,
      source: frame.source,
      reader: context.reader,
      event: frame.locals.event,
      value: deed.value ?? '',
      granted,
      until,
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
  const { giverOf } = tables.words;
  return (match, context, host) => {
    const giver = giverOf?.(match, context.self) ?? context.locals.self ?? context.self;
    return amount(match, { ...context, host, giver });
  };
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
  { words }: CompileTables<S>,
  verb: Verb<S>,
): (match: Match<S>, refs: readonly CardRef[]) => number[] {
  return (match, refs) =>
    refs
      .filter((ref) => ref !== NO_CARD && (isCurrent(match.state, ref) || (verb.followsMovedCards === true && words.mayFollow(match, ref))))
      .map(cardOf);
}
