import { soleOption } from '../state/decision.ts';
import { clauseOption } from '../match/ability-options.ts';
import type { Choices, Declared, Looking } from '../match/ability-locals.ts';
import type { Clause, Target } from '../language/effects.ts';
import { compileCondition } from '../expressions/conditions.ts';
import { type Compiler, compileAmount } from '../expressions/expressions.ts';
import { compileFit, type Fits } from '../expressions/filters.ts';
import type { CompileTables } from '../expressions/tables.ts';
import { compileBegin } from './feasibility.ts';
import { divideSteps } from './divisions.ts';
import type { AbilityStep, ClauseCompiler } from './targets.ts';
import { compileFitting } from '../expressions/candidates.ts';
import { contextIn, type Context } from '../match/context.ts';
import { numbersOf, numberSteps } from './number-choices.ts';
import { deciderOf, playerSteps, setNumber, targetSteps } from './targets.ts';
import type { CompiledAbility, Match } from '../match/match.ts';
import type { CardId, CardRef, CoreState } from '../state/state.ts';
import { isCurrent } from '../state/state.ts';
import { word } from '../language/look-up.ts';
import { passes, site } from '../state/site.ts';

/** The targets of a clause that are chosen when its ability is announced, in a game that announces. */
export function announcedTargets({ targets = {} }: Clause): [name: string, target: Target][] {
  return Object.entries(targets).filter(([, { late }]) => late !== true);
}

/** The targets of a clause that are chosen when it is done although its ability is announced. */
export function lateTargets({ targets = {} }: Clause): [name: string, target: Target][] {
  return Object.entries(targets).filter(([, { late }]) => late === true);
}

/** The name under which the mode that was announced is kept among the numbers. */
export function modeName(path: string): string {
  return `${path}mode`;
}

/**
 * What is announced for an ability, in order: numbers and modes, then players and targets, then divisions; of each mode those of
 * the one chosen.
 */
export function announceSteps<S extends CoreState>(clauseCompiler: ClauseCompiler<S>, clause: Clause): AbilityStep<S>[] {
  const { path } = clauseCompiler;
  const modes = clause.modes ?? [];
  const targets = announcedTargets(clause);
  return [
    ...numberSteps(clauseCompiler, numbersOf(clauseCompiler, clause)),
    ...(modes.length === 0 ? [] : [chooseModeStep(clauseCompiler, modes)]),
    ...playerSteps(clauseCompiler, clause),
    ...targetSteps(clauseCompiler, clause, targets),
    ...divideSteps(clauseCompiler, targets),
    ...modes.flatMap((mode, at) => announceMode(clauseCompiler, { ...clauseCompiler, path: `${path}mode ${at} ` }, mode, at)),
  ];
}

/** What keeps a part of a text from being announced. */
export const beginsMode = site('', 'a part of a text is announced only if it could begin');

function chooseModeStep<S extends CoreState>({ tables, compiler, path }: ClauseCompiler<S>, modes: readonly Clause[]): AbilityStep<S> {
  const slot = word(compiler.slots.numbers, modeName(path), 'number');
  const can = modes.map((mode) => compileBegin(tables, compiler, mode));
  return {
    name: `${path}announce one`,
    rule: 'CARD-MODE',
    ask: (match, frame) => {
      const options = modes.flatMap((_, at) =>
        passes(match, beginsMode, can[at]?.(match, contextIn(frame)) === true)
          ? [clauseOption(match, 'mode', frame, { value: at, clause: `${path}mode ${at} ` })]
          : [],
      );
      if (options.length === 0) return undefined;
      return { kind: 'mode', seat: deciderOf(match, contextIn(frame).seat), purpose: 'chooseMode', options };
    },
    take: (_match, { locals }, chosen) => setNumber(locals, slot, soleOption(chosen).value),
  };
}

/** What a mode announces, passed over where another was chosen. */
function announceMode<S extends CoreState>(
  { compiler, path }: ClauseCompiler<S>,
  inside: ClauseCompiler<S>,
  mode: Clause,
  at: number,
): AbilityStep<S>[] {
  const steps = announceSteps(inside, mode);
  if (steps.length === 0) return [];
  const slot = word(compiler.slots.numbers, modeName(path), 'number');
  const end = `${inside.path}announced`;
  return [
    {
      name: `${inside.path}if chosen`,
      rule: 'CARD-MODE',
      do: (_match, { locals }) => ((locals.numbers[slot] ?? 0) === at ? undefined : end),
    },
    ...steps,
    { name: end, rule: 'CARD-MODE', do: () => undefined },
  ];
}

/** One announced target of an ability, or of one of its modes. */
interface Announced<S extends CoreState> {
  readonly slot: number;
  readonly isMeant: (choices: Choices) => boolean;
  readonly least: (match: Match<S>, context: Context, choices: Choices) => number;
  readonly fits: Fits<S>;
  /** The cards that could be chosen for it now. */
  readonly candidates: (match: Match<S>, looking: Looking) => readonly CardId[];
  /** The number of the chosen player from whose point of view it is seen. */
  readonly seenFrom: number | undefined;
}

function announcedIn<S extends CoreState>(compiler: Compiler<S>, clause: Clause, path: string): Announced<S>[] {
  const own = announcedTargets(clause).map(([name, target]): Announced<S> => {
    const count = compileAmount(compiler, target.min === 0 ? 0 : (target.count ?? target.min));
    const isDeclared = target.if && compileCondition(compiler, target.if);
    return {
      slot: word(compiler.slots.cards, name, 'target'),
      isMeant: () => true,
      least: (match, context, { numbers }) => {
        if (isDeclared !== undefined && !isDeclared(match, context)) return 0;
        return count(match, { ...context, locals: { ...context.locals, numbers } });
      },
      fits: compileFit(compiler, target),
      candidates: compileFitting(compiler, clause, { bound: name, target, isDeclared: true }),
      seenFrom: target.of === undefined ? undefined : word(compiler.slots.numbers, `player ${target.of.player}`, 'player'),
    };
  });
  const slot = compiler.slots.numbers[modeName(path)] ?? -1;
  const ofModes = (clause.modes ?? []).flatMap((mode, at) =>
    announcedIn(compiler, mode, `${path}mode ${at} `).map((each) => ({
      ...each,
      isMeant: (choices: Choices) => (choices.numbers[slot] ?? 0) === at && each.isMeant(choices),
    })),
  );
  return [...own, ...ofModes];
}

/** What can be asked of what was announced. */
export function compileAnnounced<S extends CoreState>(
  { manners }: CompileTables<S>,
  compiler: Compiler<S>,
  clause: Clause,
): Pick<CompiledAbility<S>['announced'], 'lacks' | 'stillLegal' | 'declared' | 'candidates'> {
  const all = announcedIn(compiler, clause, '');
  return {
    lacks: (match, context, choices) =>
      all.some((each) => each.isMeant(choices) && (choices.bound[each.slot] ?? []).length < each.least(match, context, choices)),
    declared: (choices) =>
      all
        .filter(({ isMeant }) => isMeant(choices))
        .flatMap(({ slot }) => (choices.bound[slot] ?? []).map((card, at): Declared => ({ slot, at, card }))),
    candidates: (match, looking, slot) =>
      all.find((each) => each.slot === slot && each.isMeant(looking.locals))?.candidates(match, looking) ?? [],
    stillLegal: (match, context, choices) => {
      const { self, seat } = context;
      const bound = choices.bound.slice();
      const illegal: (readonly CardRef[])[] = choices.bound.map(() => []);
      let declared = 0;
      let legal = 0;
      for (const { slot, isMeant, fits, seenFrom } of all) {
        if (!isMeant(choices)) continue;
        const before = bound[slot] ?? [];
        const from = seenFrom === undefined ? seat : (choices.numbers[seenFrom] ?? seat);
        const kept = before.filter(
          (ref) =>
            isCurrent(match.state, ref) &&
            fits(match, ref, context, from) &&
            manners.mayTarget?.(match, { card: ref, source: self, seat }) !== false,
        );
        declared += before.length;
        legal += kept.length;
        bound[slot] = kept;
        illegal[slot] = before.filter((ref) => !kept.includes(ref));
      }
      return { choices: { ...choices, bound, ...(legal < declared && { illegal }) }, declared, legal };
    },
  };
}
