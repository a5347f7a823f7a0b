import { describe, expect, test } from 'vitest';
import { keyforge } from '../keyforge.ts';

function codesOf(line: string): readonly string[] {
  const position = ['active 1', line];
  return keyforge.runScenario({ format: 1, game: 'keyforge', name: line, rules: [], position, steps: [] }).problems.map(({ code }) => code);
}

describe('a position that is wrong', () => {
  test.each([
    ['active 3', 'position.line'],
    ['tide 3', 'position.line'],
    ['house marz', 'position.line'],
    ['step dance', 'position.line'],
    ['1 keys orange', 'position.line'],
    ['1 houses mars marz logos', 'position.line'],
    ['1 aember lots', 'position.number'],
    ['1 line Nobody', 'position.unknownCard'],
    ['1 line Zorg (angry)', 'position.unknownMark'],
    ['1 line Zorg [marz]', 'position.cardText'],
    ['1 line Zorg {discrad}', 'position.cardText'],
    ['1 line Zorg (by 3)', 'position.cardText'],
  ])('is refused with a code: %s', (line, code) => {
    expect(codesOf(line)).toEqual([code]);
  });
});

describe('a card of a position', () => {
  test.each(['1 line Zorg (stunned, damage 2) as it', '1 line Zorg as it (stunned, damage 2)'])(
    'may be named before its marks: %s',
    (line) => {
      const steps = [{ expect: { 'it stunned': true, 'it damage': 2 } }];
      expect(
        keyforge.runScenario({ format: 1, game: 'keyforge', name: line, rules: [], position: ['house mars', 'active 1', line], steps })
          .passed,
      ).toBe(true);
    },
  );
});

describe('a scenario that expects what could not be otherwise', () => {
  test.each([
    [{ notOffered: ['reap Zrog'] }, 'nothing is called “Zrog”, so that it is never offered'],
    [{ didNotHappen: ['damageDelt Zorg'] }, 'there is no fact “damageDelt”'],
    [{ view: { seat: 2, hides: ['Zrog'] } }, 'no card is called “Zrog”, so that nobody sees it'],
  ])('fails: %j', (step, what) => {
    const position = ['house mars', 'active 1', '1 line Zorg'];
    const report = keyforge.runScenario({ format: 1, game: 'keyforge', name: what, rules: [], position, steps: [step] });
    expect(report.failure).toEqual({ step: 1, what });
  });
});

describe('what a view is expected to show', () => {
  const told = (seat: number, expected: Readonly<Record<string, number | readonly string[]>>): string | undefined =>
    keyforge.runScenario({
      format: 1,
      game: 'keyforge',
      name: 'a hand',
      rules: [],
      position: ['house mars', 'active 1', '1 hand Zorg'],
      steps: [{ view: { seat, expect: expected } }],
    }).failure?.what;

  test('is what its seat may know', () => {
    expect(told(1, { '1 hand': ['Zorg'], '1 hand count': 1 })).toBeUndefined();
    expect(told(2, { '1 hand': ['?'], '1 hand count': 1 })).toBeUndefined();
    expect(told(2, { '1 hand': ['Zorg'] })).toBe('1 hand is ["?"], not ["Zorg"]');
    expect(told(0, { 'Zorg damage': 0 })).toBe('nothing is found under “Zorg damage”, so it is not 0');
  });
});
