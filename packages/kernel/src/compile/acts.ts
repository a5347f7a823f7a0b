import type { AbilityLocals } from '../match/ability-locals.ts';
import type { Act, Clause } from '../language/effects.ts';
import { compileDoing, type Doing } from './act-parts.ts';
import type { CompileTables } from '../expressions/tables.ts';
import { verbOf } from './deeds.ts';
import { settled } from './fixed-amounts.ts';
import type { AbilityStep, ClauseCompiler } from './targets.ts';
import { contextIn } from '../match/context.ts';
import { setNumber, withBound } from './targets.ts';
import type { Match } from '../match/match.ts';
import { compileActor, compileSeat, eachOf } from '../derived/players.ts';
import { again, leave } from '../match/program.ts';
import { type CoreState, type Frame, NO_SEAT, type Seat } from '../state/state.ts';
import { word } from '../language/look-up.ts';
import { textRule } from '../language/text-rules.ts';
import { applies } from '../state/site.ts';
import type { Deed } from '../language/deed.ts';

/** The acts of a clause. Deeds of a verb that are done together wait for the last of them. */
export function actSteps<S extends CoreState>(clauseCompiler: ClauseCompiler<S>, clause: Clause, gathers: boolean): AbilityStep<S>[] {
  const { tables, path } = clauseCompiler;
  return clause.do.flatMap((deed, index) => {
    const name = `${path}${index + 1} ${deed.verb}`;
    const shared = doneTogether(tables, deed, clause.do);
    if (!gathers && shared.length === 0)
      return settled(tables.manners, deed).map((each, part) => ({
        ...actStep({ ...clauseCompiler, counts: each.counts }, each.deed, partName(name, part)),
        act: { verb: deed.verb, choice: { sort: 'act', clause: path, name: String(index) } },
      }));
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
  const doing = compileDoing(clauseCompiler, deed);
  const whose = compileDoer(clauseCompiler, deed);
  const whom = whomOf(deed);
  const together = textRule(clauseCompiler.compiler.manners, 'TEXT-TOGETHER');
  return {
    name,
    rule: 'CARD-DO',
    do: (match, frame) => {
      const seats = whom === undefined ? [whose(match, frame)] : eachOf(match, frame.seat, whom);
      if (!applies(match, together)) return doing.run(match, frame, seats[0] ?? NO_SEAT, frame.locals) ? again : undefined;
      const told = seats.flatMap((seat) => doing.deeds(match, frame, seat));
      frame.locals.gathered = [...(frame.locals.gathered ?? []), ...told];
      return undefined;
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
  const { run } = compileCounted(clauseCompiler, deed);
  const whose = compileDoer(clauseCompiler, deed);
  const impossible = textRule(clauseCompiler.compiler.manners, 'TEXT-IMPOSSIBLE');
  return {
    name,
    rule: 'CARD-DO',
    do: (match, frame) => {
      const { revision } = match.state;
      const depth = match.state.frames.length;
      if (run(match, frame, whose(match, frame), frame.locals)) return again;
      const isNothing = match.state.revision === revision && match.state.frames.length === depth;
      return isNothing && !applies(match, impossible) ? leave : undefined;
    },
  };
}

/** How an act is done: one with a counted number once, with all of it. */
function compileCounted<S extends CoreState>(clauseCompiler: ClauseCompiler<S>, deed: Act): Pick<Doing<S>, 'run'> {
  const doing = compileDoing(clauseCompiler, deed);
  if (typeof deed.amount !== 'object' || deed.amount.kind !== 'perEach') return doing;
  const counted = textRule(clauseCompiler.compiler.manners, 'TEXT-COUNTED');
  const one = compileDoing(clauseCompiler, { ...deed, amount: 1 });
  return { run: (match, frame, seat, locals) => (applies(match, counted) ? doing : one).run(match, frame, seat, locals) };
}

const NONE: readonly Deed[] = [];

/** A deed done to each card with its own share: at the same time where the verb can, otherwise one after the other. */
function shareStep<S extends CoreState>(clauseCompiler: ClauseCompiler<S>, deed: Act, target: string, name: string): AbilityStep<S> {
  const slot = word(clauseCompiler.compiler.slots.cards, target, 'target');
  const verb = verbOf(clauseCompiler.tables, deed);
  const { deeds: told } = compileDoing(clauseCompiler, deed);
  const whose = compileDoer(clauseCompiler, deed);
  return {
    name,
    rule: 'CARD-DIVIDE',
    do: (match, frame) => {
      const { locals } = frame;
      const waiting = locals.gathered ?? NONE;
      const deeds =
        waiting.length > 0
          ? waiting
          : (locals.bound[slot] ?? []).flatMap((ref) => told(match, withBound(frame, slot, [ref]), whose(match, frame)));
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
  const doing = compileDoing(clauseCompiler, deed);
  return {
    name,
    rule: 'CARD-DO',
    do: (match, frame) => {
      const { locals, seat } = frame;
      if (verb.together !== undefined) {
        const deeds = eachOf(match, seat, whom).flatMap((each) => doing.deeds(match, frame, each));
        if (deeds.length > 0) verb.together(match, deeds);
        return undefined;
      }
      // Who has done it, as bits: a player who leaves meanwhile moves nobody up.
      const done = locals.numbers[slot] ?? 0;
      if (locals.parts !== undefined) {
        doing.run(match, frame, seat, locals);
        return again;
      }
      const next = eachOf(match, seat, whom).find((each) => (done & (1 << each)) === 0);
      setNumber(locals, slot, next === undefined ? 0 : done | (1 << next));
      if (next === undefined) return undefined;
      doing.run(match, frame, next, locals);
      return again;
    },
  };
}

/** Compiles who does an act. The controller or owner of its own card is told with the card: here it is the player whose ability it is. */
export function compileDoer<S extends CoreState>(
  { compiler, tables }: ClauseCompiler<S>,
  { verb, who = 'you' }: Act,
): (match: Match<S>, frame: Frame<AbilityLocals>) => Seat {
  if (who === 'opponent' || typeof who === 'object') {
    const isAsked = tables.words.verbs[verb]?.isPassive !== true;
    const read = (isAsked ? compileActor<S> : compileSeat<S>)(compiler.slots.numbers, who);
    return (match, frame) => read(match, contextIn(frame));
  }
  return (_match, { seat, locals }) => locals.point ?? seat;
}
