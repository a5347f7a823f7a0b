import { describe, expect, it } from 'vitest';
import { chooseAnswer, type WordedAsk } from './choose-answer.ts';

const plays = ['play a', 'play b', 'attack c', 'pass'].map((words, at) => ({ words, handle: `h${at}`, value: 1 }));
const ask: WordedAsk = { kind: 'act', min: 1, max: 1, price: 0, options: plays };
const keys = Array.from({ length: 40 }, (_, at) => `key ${at}`);

function wordsChosen(question: WordedAsk, key: string): string[] {
  return chooseAnswer(question, key).map((at) => question.options[at]?.words ?? '');
}

describe('chooseAnswer', () => {
  it('draws the same option whatever the order of the options', () => {
    for (const key of keys) expect(wordsChosen({ ...ask, options: plays.toReversed() }, key)).toEqual(wordsChosen(ask, key));
  });

  it('draws the same option where another one that is not drawn goes', () => {
    for (const key of keys) {
      const [drawn] = wordsChosen(ask, key);
      const fewer = { ...ask, options: plays.filter(({ words }) => words === drawn || words === 'pass') };
      expect(wordsChosen(fewer, key)).toEqual([drawn]);
    }
  });

  it('draws each option at times', () => {
    expect(new Set(keys.flatMap((key) => wordsChosen(ask, key))).size).toBe(plays.length);
  });

  it('tells options with the same words apart by their handles', () => {
    const twins = [2, 0, 1].map((at) => ({ words: 'choose twin', handle: `h${at}`, value: 0 }));
    for (const key of keys) {
      const [one = 0] = chooseAnswer({ ...ask, options: twins }, key);
      const [other = 0] = chooseAnswer({ ...ask, options: twins.toReversed() }, key);
      expect(twins[one]?.handle).toBe(twins.toReversed()[other]?.handle);
    }
  });

  it('keeps to the count, the price and the shares', () => {
    for (const key of keys) {
      const some = chooseAnswer({ ...ask, kind: 'target', min: 2, max: 3 }, key);
      expect(some.length === 2 || some.length === 3).toBe(true);
      expect(new Set(some).size).toBe(some.length);
      expect(chooseAnswer({ ...ask, kind: 'pay', min: 0, max: 4, price: 3 }, key).length).toBeGreaterThanOrEqual(3);
      const shares = chooseAnswer({ ...ask, kind: 'divide', min: 4, max: 4 }, key);
      expect(shares.toSorted()).toEqual([0, 1, 2, 3]);
    }
  });
});
