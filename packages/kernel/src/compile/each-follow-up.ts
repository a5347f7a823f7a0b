import type { AbilityLocals, PlayerPick, PlayerTask } from '../match/ability-locals.ts';
import type { Act, Clause } from '../language/effects.ts';
import { compileDoing } from './act-parts.ts';
import { compileDoer } from './acts.ts';
import { isPaid } from './offers.ts';
import { compileAmountDue, compileReached } from './outcome.ts';
import { contextIn } from '../match/context.ts';
import type { AbilityStep, ClauseCompiler } from './targets.ts';
import type { Match } from '../match/match.ts';
import type { CoreState, Frame, GameEvent } from '../state/state.ts';
import { cardOf } from '../state/state.ts';

/** The steps of "if they do" and "otherwise" of a clause that each player follows; none where it says neither. */
export interface FollowUps<S extends CoreState> {
  readonly ifDone: readonly AbilityStep<S>[];
  readonly otherwise: readonly AbilityStep<S>[];
}

/** What a player was to do by each act of a clause, worked out before the first of them. */
export function compileTasks<S extends CoreState>(
  clauseCompiler: ClauseCompiler<S>,
  clause: Clause,
): (match: Match<S>, frame: Frame<AbilityLocals>) => readonly PlayerTask[] {
  const acts = clause.do.map((deed) => ({
    deeds: compileDoing(clauseCompiler, deed).deeds,
    whose: compileDoer(clauseCompiler, deed),
    amount: compileAmountDue(clauseCompiler, deed),
  }));
  return (match, frame) =>
    acts.map(({ deeds, whose, amount }) => {
      const told = deeds(match, frame, whose(match, frame));
      return {
        seats: told.map(({ seat }) => seat),
        cards: told.flatMap(({ cards }) => cards),
        amount: amount(match, contextIn(frame)),
      };
    });
}

/** Tells who has done all of a clause; then each of them follows what comes if they do, and each of the others what comes otherwise. */
export function followUpSteps<S extends CoreState>(
  clauseCompiler: ClauseCompiler<S>,
  clause: Clause,
  { ifDone, otherwise }: FollowUps<S>,
): AbilityStep<S>[] {
  const { path } = clauseCompiler;
  const hasDone = compileHasDone(clauseCompiler, clause);
  return [
    {
      name: `${path}who has done it`,
      rule: 'CARD-IF-DONE',
      do: (match, { locals }) => {
        const since = (locals.outcome ?? []).slice(locals.since);
        const { bound, numbers, meant = [] } = locals;
        locals.picks = (locals.picks ?? []).filter((pick) => hasDone(match, since, pick));
        const done = locals.picks.map(({ seat }) => seat);
        locals.others = meant.filter((seat) => !done.includes(seat)).map((seat) => ({ seat, bound, numbers }));
        locals.meant = undefined;
      },
    },
    ...inTurn(`${path}the next who has done it`, 'picks', ifDone),
    ...inTurn(`${path}the next who has not`, 'others', otherwise),
  ];
}

/** Steps that each of some players follows, one after the other. */
function inTurn<S extends CoreState>(name: string, whose: 'picks' | 'others', steps: readonly AbilityStep<S>[]): AbilityStep<S>[] {
  const end = `${name}: nobody`;
  return [
    {
      name,
      rule: 'CARD-EACH',
      do: (_match, { locals }) => {
        const [pick, ...left] = locals[whose] ?? [];
        locals[whose] = left;
        locals.point = pick?.seat;
        if (pick === undefined) return end;
        locals.bound = pick.bound;
        locals.numbers = pick.numbers;
        return undefined;
      },
    },
    ...steps,
    { name: `${name}: again`, rule: 'CARD-EACH', do: () => name },
    { name: end, rule: 'CARD-EACH', do: () => undefined },
  ];
}

/** Whether a player has done all that the acts of a clause ask for; of what is paid, only what may fail is asked about. */
function compileHasDone<S extends CoreState>(
  { tables }: ClauseCompiler<S>,
  clause: Clause,
): (match: Match<S>, since: readonly GameEvent[], pick: PlayerPick) => boolean {
  const paid = isPaid(tables.manners, clause);
  const tests = clause.do.map((deed) => ({
    isAsked: !paid || tables.words.verbs[deed.verb]?.mayFail === true,
    least: leastOf(clause, deed),
    isReached: compileReached(tables, deed),
  }));
  return (match, since, { tasks = [] }) =>
    tests.every(({ isAsked, least, isReached }, at) => {
      const task = tasks[at];
      if (!isAsked || task === undefined) return true;
      const own = since.filter((event) => isOf(event, task));
      return isReached(match, own, { cards: Math.max(least, task.cards.length), amount: task.amount });
    });
}

/** To how many cards an act is to be done at least. */
function leastOf({ targets }: Clause, { on }: Act): number {
  return Math.max(1, on?.kind === 'bound' ? (targets?.[on.name]?.min ?? 1) : 1);
}

/** Whether an event is of what a player was to do: about one of the cards, or where there are none, of who does it. */
function isOf({ card, seat }: GameEvent, { cards, seats }: PlayerTask): boolean {
  return cards.length > 0 ? cards.includes(cardOf(card)) : seats.includes(seat);
}
