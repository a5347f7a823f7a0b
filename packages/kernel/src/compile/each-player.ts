import type { AbilityLocals, PlayerPick } from '../match/ability-locals.ts';
import type { Act } from '../language/effects.ts';
import type { EachClause } from '../language/each-clause.ts';
import { compileDoing } from './act-parts.ts';
import { compileDoer } from './acts.ts';
import { compileTasks, followUpSteps, type FollowUps } from './each-follow-up.ts';
import { compileCondition } from '../expressions/conditions.ts';
import { contextIn } from '../match/context.ts';
import { verbOf } from './deeds.ts';
import type { AbilityStep, ClauseCompiler } from './targets.ts';
import { setNumber } from './targets.ts';
import { eachOf } from '../derived/players.ts';
import { again } from '../match/program.ts';
import { assert } from '../state/result.ts';
import { raiseAll } from '../events/raise.ts';
import type { CoreState, Frame, Seat } from '../state/state.ts';
import { cardOf } from '../state/state.ts';
import { word } from '../language/look-up.ts';
import { textRule } from '../language/text-rules.ts';
import { applies } from '../state/site.ts';

/** The steps of a clause that each player follows, besides its acts. */
interface EachParts<S extends CoreState> extends FollowUps<S> {
  readonly choices: readonly AbilityStep<S>[];
  readonly offer: (otherwise: string) => readonly AbilityStep<S>[];
  readonly paid: (otherwise: string) => readonly AbilityStep<S>[];
}

/**
 * Each player in order makes the clause's choices from their own point of view, and the others are told what the game lets them know of
 * them. What a choice asks of another player is asked at once. Then each act is done for all of them, together where its verb can.
 */
export function eachSteps<S extends CoreState>(
  clauseCompiler: ClauseCompiler<S>,
  clause: EachClause,
  { choices, offer, paid, ifDone, otherwise }: EachParts<S>,
): AbilityStep<S>[] {
  const { path, compiler } = clauseCompiler;
  const { times, modes, again: repeats } = clause;
  assert(
    [times, repeats].every((part) => part === undefined) && (modes === undefined || clause.do.length === 0),
    'What each player does has no times, repeats nothing, and where it is one of several modes it is nothing else.',
  );
  const isMeant = clause.eachIf && compileCondition(compiler, clause.eachIf);
  const asks = ifDone.length + otherwise.length > 0;
  const tasks = asks ? compileTasks(clauseCompiler, clause) : undefined;
  const asked = word(compiler.slots.numbers, `${path}asked`, 'number');
  const next = `${path}the next player`;
  const inOrder = textRule(compiler.manners, 'TEXT-IN-TURN-ORDER');
  return [
    {
      name: next,
      rule: 'CARD-EACH',
      do: (match, frame) => {
        const { seat, locals } = frame;
        const before = locals.numbers[asked] ?? 0;
        const players = eachOf(match, seat, clause.each);
        const isNext = (each: Seat): boolean => (before & (1 << each)) === 0;
        const player = applies(match, inOrder) ? players.find(isNext) : players.findLast(isNext);
        setNumber(locals, asked, player === undefined ? 0 : before | (1 << player));
        locals.point = player;
        if (player === undefined) return `${path}all have chosen`;
        if (isMeant !== undefined && !isMeant(match, contextIn(frame))) return next;
        if (asks) locals.meant = [...(locals.meant ?? []), player];
        return undefined;
      },
    },
    ...offer(next),
    ...choices,
    ...paid(next),
    chosenStep(clauseCompiler, clause, next),
    {
      name: `${path}all have chosen`,
      rule: 'CARD-EACH',
      do: (match, frame) => {
        const { locals } = frame;
        locals.since = locals.outcome?.length ?? 0;
        if (tasks !== undefined) locals.picks = (locals.picks ?? []).map((pick) => ({ ...pick, tasks: tasks(match, seenBy(frame, pick)) }));
      },
    },
    ...clause.do.map((deed, index) =>
      actOfAll(clause.may ? { ...clauseCompiler, offered: true } : clauseCompiler, deed, `${path}${index + 1} ${deed.verb}`),
    ),
    ...(asks ? followUpSteps(clauseCompiler, clause, { ifDone, otherwise }) : []),
    {
      name: `${path}all have done it`,
      rule: 'CARD-EACH',
      do: (_match, { locals }) => {
        locals.picks = undefined;
        locals.point = undefined;
        setNumber(locals, asked, 0);
      },
    },
  ];
}

/** What a player has chosen is kept, and the others are told what the game lets them know of it. */
function chosenStep<S extends CoreState>({ path, compiler, tables }: ClauseCompiler<S>, clause: EachClause, next: string): AbilityStep<S> {
  const cardSlots = Object.keys(clause.targets ?? {}).map((name) => word(compiler.slots.cards, name, 'target'));
  const numberSlots = Object.keys(clause.numbers ?? {}).map((name) => word(compiler.slots.numbers, name, 'number'));
  return {
    name: `${path}has chosen`,
    rule: 'CARD-EACH',
    do: (match, { seat, locals }) => {
      const { bound, numbers, point = seat, picks = [] } = locals;
      locals.picks = [...picks, { seat: point, bound, numbers }];
      const told = tables.manners.choiceFacts?.(match, point, {
        cards: cardSlots.flatMap((slot) => bound[slot] ?? []).map(cardOf),
        numbers: numberSlots.map((slot) => numbers[slot] ?? 0),
      });
      if (told !== undefined && told.length > 0) raiseAll(match, told);
      return next;
    },
  };
}

/** One act by all: at the same time where the verb can, otherwise one after the other. */
function actOfAll<S extends CoreState>(clauseCompiler: ClauseCompiler<S>, deed: Act, name: string): AbilityStep<S> {
  const { compiler, path, tables } = clauseCompiler;
  const verb = verbOf(tables, deed);
  const doing = compileDoing(clauseCompiler, deed);
  const whose = compileDoer(clauseCompiler, deed);
  const at = word(compiler.slots.numbers, `${path}at`, 'number');
  return {
    name,
    rule: 'CARD-EACH',
    do: (match, frame) => {
      const { locals } = frame;
      const { picks = [] } = locals;
      if (verb.together !== undefined) {
        const deeds = picks.flatMap((pick) => {
          const own = seenBy(frame, pick);
          return doing.deeds(match, own, whose(match, own));
        });
        if (deeds.length > 0) verb.together(match, deeds);
        return undefined;
      }
      const turn = locals.numbers[at] ?? 0;
      const pick = picks[turn];
      if (pick === undefined) setNumber(locals, at, 0);
      if (pick === undefined) return undefined;
      const own = seenBy(frame, pick);
      if (!doing.run(match, own, whose(match, own), locals)) setNumber(locals, at, turn + 1);
      return again;
    },
  };
}

/** The same frame with what one player chose, from that player's point of view. */
function seenBy(frame: Frame<AbilityLocals>, { seat, bound, numbers }: PlayerPick): Frame<AbilityLocals> {
  return { ...frame, locals: { ...frame.locals, point: seat, bound, numbers } };
}
