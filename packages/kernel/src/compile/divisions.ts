import type { AbilityLocals } from '../match/ability-locals.ts';
import type { Target } from '../language/effects.ts';
import { compileAmount } from '../expressions/expressions.ts';
import type { AbilityStep, ClauseCompiler } from './targets.ts';
import { contextIn } from '../match/context.ts';
import { deciderOf } from './targets.ts';
import type { Match } from '../match/match.ts';
import { option } from '../match/program.ts';
import type { CardRef, CoreState, Frame } from '../state/state.ts';
import { cardOf } from '../state/state.ts';
import { word } from '../language/look-up.ts';
import { textRule } from '../language/text-rules.ts';
import { applies } from '../state/site.ts';

/**
 * The divisions of a clause among its targets. Each has at least one; who divides says where the rest goes, and is not asked where
 * there is no rest.
 */
export function divideSteps<S extends CoreState>(
  clauseCompiler: ClauseCompiler<S>,
  targets: readonly (readonly [name: string, target: Target])[],
): AbilityStep<S>[] {
  return targets.flatMap(([name, { divide }]) => (divide === undefined ? [] : [divideStep(clauseCompiler, name, divide)]));
}

function divideStep<S extends CoreState>(
  { compiler, path }: ClauseCompiler<S>,
  name: string,
  divide: NonNullable<Target['divide']>,
): AbilityStep<S> {
  const slot = word(compiler.slots.cards, name, 'target');
  const total = compileAmount(compiler, divide);
  const each = textRule(compiler.manners, 'TEXT-SHARE');
  /** The share of each card before whoever divides is asked. */
  const least = (match: Match<S>): number => (applies(match, each) ? 1 : 0);
  const restOf = (match: Match<S>, frame: Frame<AbilityLocals>, cards: readonly CardRef[]): number =>
    cards.length === 0 ? 0 : Math.max(0, total(match, contextIn(frame)) - cards.length * least(match));
  return {
    name: `${path}divide among ${name}`,
    rule: 'CARD-DIVIDE',
    ask: (match, frame) => {
      const cards = frame.locals.bound[slot] ?? [];
      giveShares(frame.locals, slot, cards, () => least(match));
      const rest = restOf(match, frame, cards);
      if (rest === 0) return undefined;
      const options = cards.map((ref) => option('share', cardOf(ref), rest));
      return { kind: 'divide', seat: deciderOf(match, contextIn(frame).seat), purpose: 'divideRest', min: rest, max: rest, options };
    },
    take: (match, { locals }, chosen) =>
      giveShares(locals, slot, locals.bound[slot] ?? [], (ref) => least(match) + chosen.filter(({ card }) => card === cardOf(ref)).length),
  };
}

function giveShares(locals: AbilityLocals, slot: number, cards: readonly CardRef[], share: (ref: CardRef) => number): void {
  const others = (locals.shares ?? []).filter((each) => each.slot !== slot);
  locals.shares = [...others, ...cards.map((card) => ({ slot, card, amount: share(card) }))];
}
