import type { AbilityLocals, PlayerPick } from '../match/ability-locals.ts';
import type { Act, Clause } from '../language/effects.ts';
import { compileDoing } from './act-parts.ts';
import { compileDoer } from './acts.ts';
import { verbOf } from './deeds.ts';
import type { AbilityStep, ClauseCompiler } from './targets.ts';
import { setNumber } from './targets.ts';
import { eachOf } from '../derived/players.ts';
import { again } from '../match/program.ts';
import { assert } from '../state/result.ts';
import { raiseAll } from '../events/raise.ts';
import type { CoreState, Frame } from '../state/state.ts';
import { cardOf } from '../state/state.ts';
import { word } from '../language/look-up.ts';

/** A clause that each player follows. */
type EachClause = Clause & { readonly each: NonNullable<Clause['each']> };

/** Whether each player follows a clause. */
export function isForEach(clause: Clause): clause is EachClause {
  return clause.each !== undefined;
}

/**
 * Each player in order makes the clause's choices from their own point of view, and the others are told what the game lets them know of
 * them. What a choice asks of another player is asked at once. Then each act is done for all of them, together where its verb can.
 */
export function eachSteps<S extends CoreState>(
  clauseCompiler: ClauseCompiler<S>,
  clause: EachClause,
  { choices, offer }: { readonly choices: readonly AbilityStep<S>[]; readonly offer: (otherwise: string) => AbilityStep<S>[] },
): AbilityStep<S>[] {
  const { path, compiler, tables } = clauseCompiler;
  const { ifDone, times, modes, again: repeats } = clause;
  assert(
    [ifDone, times, modes, repeats].every((part) => part === undefined),
    'What each player does has no "if you do", times or modes.',
  );
  const asked = word(compiler.slots.numbers, `${path}asked`, 'number');
  const cardSlots = Object.keys(clause.targets ?? {}).map((name) => word(compiler.slots.cards, name, 'target'));
  const numberSlots = Object.keys(clause.numbers ?? {}).map((name) => word(compiler.slots.numbers, name, 'number'));
  const next = `${path}the next player`;
  return [
    {
      name: next,
      rule: 'CARD-EACH',
      do: (match, { seat, locals }) => {
        const before = locals.numbers[asked] ?? 0;
        const player = eachOf(match, seat, clause.each).find((each) => (before & (1 << each)) === 0);
        setNumber(locals, asked, player === undefined ? 0 : before | (1 << player));
        locals.point = player;
        return player === undefined ? `${path}all have chosen` : undefined;
      },
    },
    ...offer(next),
    ...choices,
    {
      name: `${path}has chosen`,
      rule: 'CARD-EACH',
      do: (match, { seat, locals }) => {
        const { bound, numbers, point = seat, picks = [] } = locals;
        locals.picks = [...picks, { seat: point, bound, numbers }];
        const told = tables.words.choiceFacts?.(match, point, {
          cards: cardSlots.flatMap((slot) => bound[slot] ?? []).map(cardOf),
          numbers: numberSlots.map((slot) => numbers[slot] ?? 0),
        });
        if (told !== undefined && told.length > 0) raiseAll(match, told);
        return next;
      },
    },
    { name: `${path}all have chosen`, rule: 'CARD-EACH', do: () => undefined },
    ...clause.do.map((deed, index) =>
      actOfAll(clause.may ? { ...clauseCompiler, offered: true } : clauseCompiler, deed, `${path}${index + 1} ${deed.verb}`),
    ),
    {
      name: `${path}all have done it`,
      rule: 'CARD-EACH',
      do: (_match, { locals }) => {
        locals.picks = undefined;
      },
    },
  ];
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
