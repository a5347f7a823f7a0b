import { inferno } from '@crupier/inferno';
import { keyforge } from '@crupier/keyforge';
import { assert } from '@crupier/kernel';
import { describe, expect, test } from 'vitest';
import { TooLarge } from '../turn-search/turn-policy.ts';
import { bestOf, judge, namedAnswers, type Judged } from './judge.ts';
import { dealsOf, evaluationHash, openPosition, readExam, type ExamPosition } from './positions.ts';

/** Few enough answers that a test may search again. */
const ANSWERS_MAX = 2_500;
const SEARCHED_AGAIN = 2;

describe.each([
  ['KeyForge', keyforge, 30],
  ['Inferno', inferno, 30],
])('the exam of %s', (_name, game, count) => {
  const exam = readExam(game.id);
  const { positions } = exam;

  test('has as many positions as it should, of which the greedy bot finds twenty at most', () => {
    expect(positions).toHaveLength(count);
    expect(new Set(positions.map(({ name }) => name)).size).toBe(count);
    expect(positions.filter(({ greedyFinds }) => greedyFinds).length).toBeLessThanOrEqual(20);
  });

  test.each(positions)('$name opens at a choice of its player, and offers every answer that it values', (position) => {
    const { seat, seed, values, best } = position;
    const match = openPosition(game, position);
    expect(match.pending(seat)?.kind).toBe('act');
    const [deal] = dealsOf(match, seat, seed);
    assert(deal !== undefined, 'A position is dealt.');
    const names = namedAnswers(deal, seat)?.names ?? [];
    expect(names.toSorted()).toEqual(Object.keys(values).toSorted());
    expect(best.toSorted()).toEqual(bestNames(Object.keys(values), Object.values(values)).toSorted());
  });

  test('was valued by the evaluation as it is, or else npm run exam -- --update values it anew', () => {
    expect(evaluationHash(game, positions)).toBe(exam.evaluation);
    const again = firstSmall(positions);
    expect(again.map(({ judged: { names, values } }) => Object.fromEntries(names.map((name, at) => [name, values[at]])))).toEqual(
      again.map(({ position }) => position.values),
    );
    expect(again).toHaveLength(SEARCHED_AGAIN);
  });

  function firstSmall(all: readonly ExamPosition[]): readonly { readonly position: ExamPosition; readonly judged: Judged }[] {
    const found: { position: ExamPosition; judged: Judged }[] = [];
    for (const position of all) {
      if (found.length === SEARCHED_AGAIN) break;
      const judged = searchSmall(position);
      if (judged !== undefined) found.push({ position, judged });
    }
    return found;
  }

  function searchSmall(position: ExamPosition): Judged | undefined {
    try {
      return judge(openPosition(game, position), position.seat, position.seed, { answersMax: ANSWERS_MAX });
    } catch (error) {
      if (error instanceof TooLarge) return undefined;
      throw error;
    }
  }
});

function bestNames(names: readonly string[], values: readonly number[]): readonly string[] {
  return bestOf(values).map((at) => names[at] ?? '');
}
