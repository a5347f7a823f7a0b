import type { AbilityLocals } from './ability.ts';
import type { Act, Clause } from './effects.ts';
import { compileAmount, compileSelector } from './expressions.ts';
import type { LoweringTables } from './lower.ts';
import type { AbilityStep, Lowering } from './lower-target.ts';
import { scopeOf } from './lower-target.ts';
import type { Match } from './match.ts';
import { raiseAll } from './match.ts';
import { again } from './program.ts';
import type { CardRef, CoreState, Frame, Seat } from './state.ts';
import { cardOf, isCurrent, NO_CARD } from './state.ts';
import type { Deed, Verb } from './vocabulary.ts';
import { word } from './vocabulary.ts';

/** The acts of a clause. Deeds of a verb that are done together wait for the last of them. */
export function actSteps<S extends CoreState>(lowering: Lowering<S>, clause: Clause, gathers: boolean): AbilityStep<S>[] {
  const { tables, path } = lowering;
  const shared = clause.do.filter((deed) => isShared(tables, deed, clause.do));
  return clause.do.flatMap((deed, index) => {
    const name = `${path}${index + 1} ${deed.verb}`;
    if (!gathers && !shared.includes(deed)) return [actStep(lowering, deed, name)];
    const gathering = gatherStep(lowering, deed, name);
    return !gathers && deed === shared.at(-1) ? [gathering, togetherStep(lowering, deed, `${name} together`)] : [gathering];
  });
}

/** Whether a deed is done at the same time as another of the clause. */
function isShared<S extends CoreState>({ words }: LoweringTables<S>, deed: Act, all: readonly Act[]): boolean {
  return (
    words.verbs[deed.verb]?.together !== undefined &&
    deed.who !== 'each' &&
    all.filter(({ verb, who }) => verb === deed.verb && who !== 'each').length > 1
  );
}

/** Whether a clause that is done several times over only gathers deeds that are then done at the same time. */
export function gathersEveryTime<S extends CoreState>({ words }: LoweringTables<S>, { times, do: acts, ifDone, modes }: Clause): boolean {
  if (times === undefined || ifDone !== undefined || modes !== undefined || acts.length === 0) return false;
  const [first] = acts;
  return acts.every(({ verb, who }) => verb === first?.verb && who !== 'each' && words.verbs[verb]?.together !== undefined);
}

function gatherStep<S extends CoreState>(lowering: Lowering<S>, deed: Act, name: string): AbilityStep<S> {
  const tell = compileDeed(lowering, deed, verbOf(lowering.tables, deed));
  return {
    name,
    rule: 'CARD-DO',
    do: (match, frame) => {
      const told = tell(match, frame, seatOfAct(frame, deed));
      if (told !== undefined) frame.locals.gathered = [...(frame.locals.gathered ?? []), told];
    },
  };
}

/** Does what was gathered, all at the same time. */
export function togetherStep<S extends CoreState>(lowering: Lowering<S>, deed: Act, name: string): AbilityStep<S> {
  const verb = verbOf(lowering.tables, deed);
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

function actStep<S extends CoreState>(lowering: Lowering<S>, deed: Act, name: string): AbilityStep<S> {
  if (deed.who === 'each') return eachPlayerStep(lowering, deed, name);
  const verb = verbOf(lowering.tables, deed);
  const tell = compileDeed(lowering, deed, verb);
  return {
    name,
    rule: 'CARD-DO',
    do: (match, frame) => {
      const told = tell(match, frame, seatOfAct(frame, deed));
      if (told !== undefined) verb.run(match, told);
    },
  };
}

/** The same deed by each player, beginning with the one whose ability it is. */
function eachPlayerStep<S extends CoreState>(lowering: Lowering<S>, deed: Act, name: string): AbilityStep<S> {
  const { compiler, tables } = lowering;
  const slot = word(compiler.slots.numbers, 'each player', 'number');
  const verb = verbOf(tables, deed);
  const tell = compileDeed(lowering, deed, verb);
  return {
    name,
    rule: 'CARD-DO',
    do: (match, frame) => {
      const { locals, seat } = frame;
      const seats = match.state.viewerKeys.length - 1;
      const turn = locals.numbers[slot] ?? 0;
      setNumber(locals, slot, turn >= seats ? 0 : turn + 1);
      if (turn >= seats) return undefined;
      const told = tell(match, frame, (seat + turn) % seats);
      if (told !== undefined) verb.run(match, told);
      return again;
    },
  };
}

function verbOf<S extends CoreState>(tables: LoweringTables<S>, deed: Act): Verb<S> {
  return deed.verb === 'grant' ? grantVerb(tables) : word(tables.words.verbs, deed.verb, 'verb');
}

/** Giving an ability for a while is the kernel's own verb: it makes lasting effects. */
function grantVerb<S extends CoreState>({ words }: LoweringTables<S>): Verb<S> {
  return {
    run: (match, deed) =>
      raiseAll(
        match,
        deed.cards.map((card) => words.grantFact(deed, card)),
      ),
    en: '',
    es: '',
  };
}

/** Whose deed it is, but for deeds of the controller of their card, whom the card names. */
function seatOfAct({ seat }: Frame<AbilityLocals>, { who }: Act): Seat {
  return who === 'opponent' ? 1 - seat : seat;
}

type Tell<S extends CoreState> = (match: Match<S>, frame: Frame<AbilityLocals>, seat: Seat) => Deed | undefined;

function compileDeed<S extends CoreState>({ compiler, tables }: Lowering<S>, deed: Act, verb: Verb<S>): Tell<S> {
  const granted = deed.grants === undefined ? 0 : tables.define(deed.grants);
  const until = deed.until === undefined ? -1 : tables.durations.indexOf(deed.until);
  const on = deed.on && compileSelector(compiler, deed.on);
  const to = deed.to && compileSelector(compiler, deed.to);
  const amount = compileAmount(compiler, deed.amount ?? 1);
  const live = liveCards(tables, verb);
  // What is granted without an object works on the table.
  const onNothing = deed.verb === 'grant' ? [NO_CARD] : [];
  return (match, frame, seat) => {
    const scope = scopeOf(frame);
    const cards = on === undefined ? onNothing : live(match, on(match, scope));
    const toCards = to === undefined ? [] : live(match, to(match, scope));
    if ((on !== undefined && cards.length === 0 && verb.evenForNone !== true) || (to !== undefined && toCards.length === 0))
      return undefined;
    return {
      cards,
      to: toCards,
      amount: amount(match, scope),
      seat: deed.who === 'controller' ? controllerOf(match, cards, seat) : seat,
      owner: frame.seat,
      source: frame.source,
      event: frame.locals.event,
      value: deed.value ?? '',
      granted,
      until,
    };
  };
}

/** Who controls the card that something is done to. */
function controllerOf<S extends CoreState>({ state }: Match<S>, [card = NO_CARD]: readonly number[], otherwise: Seat): Seat {
  return card === NO_CARD ? otherwise : (state.cards[card]?.controller ?? otherwise);
}

/** The cards that are still where they were spoken of, or that the verb may follow. */
function liveCards<S extends CoreState>(
  { words }: LoweringTables<S>,
  verb: Verb<S>,
): (match: Match<S>, refs: readonly CardRef[]) => number[] {
  return (match, refs) =>
    refs
      .filter((ref) => ref !== NO_CARD && (isCurrent(match.state, ref) || (verb.follows === true && words.mayFollow(match, ref))))
      .map(cardOf);
}

/** Remembers a number of a running text. */
export function setNumber(locals: AbilityLocals, slot: number, value: number): void {
  const numbers = locals.numbers.slice();
  while (numbers.length <= slot) numbers.push(0);
  numbers[slot] = value;
  locals.numbers = numbers;
}
