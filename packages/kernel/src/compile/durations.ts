import { self } from '../language/builders.ts';
import type { Act } from '../language/effects.ts';
import { assert } from '../state/result.ts';
import type { CardRef, CoreState } from '../state/state.ts';
import { isCurrent } from '../state/state.ts';
import { type Expression, compileSelector, pinAll } from '../expressions/expressions.ts';
import type { ClauseCompiler } from './targets.ts';

/**
 * Compiles which card ends what an act begins by leaving; undefined for an act that lasts otherwise. The expression gives undefined where
 * that card has left already, or there is none: the duration is over before it begins.
 */
export function compileBoundTo<S extends CoreState>(
  { compiler, tables }: ClauseCompiler<S>,
  { until, boundTo }: Act,
): Expression<S, CardRef | undefined> | undefined {
  const stays = until === undefined ? undefined : tables.words.durations[until]?.stays;
  assert(stays !== undefined || boundTo === undefined, 'Only a duration that ends when a card leaves names that card.');
  if (stays === undefined) return undefined;
  const cards = compileSelector(compiler, boundTo ?? self);
  return (match, context) => {
    const found = cards(match, context);
    assert(found.length <= 1, 'What lasts until a card leaves is bound to one card.');
    const [card] = pinAll(match, found);
    return card !== undefined && isCurrent(match.state, card) && stays(match, card) ? card : undefined;
  };
}
