import { seedFromNumber } from '@crupier/kernel/rules';
import { describe, expect, test } from 'vitest';
import { houses } from '../cards/facts/vocabulary.ts';
import { defineKeyForge } from '../game.ts';
import { keyforge } from '../keyforge.ts';
import { catalogue } from '../setup/catalogue.ts';
import { wordings } from '../words/wordings.ts';
import { formatPosition } from './format-position.ts';
import { buildPosition } from './position.ts';

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
    ['1 deck 3100 x Anger', 'position.tooManyCards'],
    ['1 line Zorg (angry)', 'position.unknownMark'],
    ['1 line Zorg [marz]', 'position.cardText'],
    ['1 line Zorg {discrad}', 'position.cardText'],
    ['1 line Zorg (by 3)', 'position.cardText'],
  ])('is refused with a code: %s', (line, code) => {
    expect(codesOf(line)).toEqual([code]);
  });
});

test('a position says how much happened in a turn in the words of earlier ones too', () => {
  const game = defineKeyForge(catalogue(), wordings);
  const read = (...lines: readonly string[]): readonly string[] => {
    const built = buildPosition(game, Object.keys(houses), ['active 2', '1 keys red blue', '2 keys yellow', ...lines], seedFromNumber(1));
    return built.ok ? formatPosition(game, built.value.state) : built.problems.map(({ code }) => code);
  };
  expect(read('discarded 1', '1 forgedInTurn 1', '2 forgedInTurn 0')).toEqual(read('2 discarded 1', '1 forgedInTurn blue'));
  expect(read('1 forgedInTurn 4')).toEqual(['position.line']);
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
    [{ refused: 'reap Zrog' }, 'nothing is called “Zrog”, so that it is never offered'],
    [{ didNotHappen: ['damageDealt Zrog'] }, 'nothing is called “Zrog”, so that nothing happens to it'],
    [{ didNotHappen: ['damageDealt Zrog 3'] }, 'nothing is called “Zrog”, so that nothing happens to it'],
    [{ view: { seat: 2, hides: ['Zrog'] } }, 'no card is called “Zrog”, so that nobody sees it'],
  ])('fails: %j', (step, what) => {
    const position = ['house mars', 'active 1', '1 line Zorg'];
    const report = keyforge.runScenario({ format: 1, game: 'keyforge', name: what, rules: [], position, steps: [step] });
    expect(report.failure).toEqual({ step: 1, what: `${what}; asked is mainStep: player 1 chooses 1 of reap Zorg, endTurn` });
  });

  test.each([{ happened: ['damageDelt Zorg'] }, { didNotHappen: ['cardDrawn', 'damageDelt Zorg'] }])('is wrong itself: %j', (step) => {
    const position = ['house mars', 'active 1', '1 line Zorg'];
    const { problems } = keyforge.runScenario({ format: 1, game: 'keyforge', name: 'a fact', rules: [], position, steps: [step] });
    const values = { fact: 'damageDelt', nearest: expect.stringMatching(/^damageDealt, /) as string };
    const [[kind = '', facts = []] = []] = Object.entries(step);
    expect(problems).toEqual([{ code: 'scenario.unknownFact', at: `steps[0].${kind}[${facts.length - 1}]`, values }]);
  });
});

describe('an answer that is not taken', () => {
  const position = ['house mars', 'active 1', '1 line Zorg', '2 line Dust Pixie'];
  test.each([
    ['reap Dust Pixie', '“reap Dust Pixie” is not offered'],
    [['reap Zorg', 'fight Zorg'], '“reap Zorg, fight Zorg” was refused: wrongCount'],
  ])('is told beside what is wanted and offered: %j', (answer, what) => {
    const report = keyforge.runScenario({ format: 1, game: 'keyforge', name: what, rules: [], position, steps: [{ answer }] });
    const offered = 'asked is mainStep: player 1 chooses 1 of reap Zorg, fight Zorg, endTurn';
    expect(report.failure).toEqual({ step: 1, what: `${what}; ${offered}` });
  });
});

describe('a card whose name ends in a number', () => {
  const named = (fact: string): string | undefined =>
    keyforge.runScenario({
      format: 1,
      game: 'keyforge',
      name: fact,
      rules: [],
      cards: ['Unit 3', 'Unit'].map((name) => ({ name, type: 'creature', house: 'mars', power: 4 })),
      position: ['house mars', 'active 1', '1 line Unit 3', '2 line Unit'],
      steps: [{ answer: 'fight Unit 3' }, { answer: 'fight 2:Unit' }, { happened: [fact] }],
    }).failure?.what;

  test.each(['damageDealt Unit 3', 'damageDealt Unit 4', 'damageDealt Unit 3 4', 'damageDealt 4', 'damageDealt'])(
    'is found: %s',
    (fact) => {
      expect(named(fact)).toBeUndefined();
    },
  );

  test('is no other card with an amount', () => {
    expect(named('damageDealt Unit 3 3')).toMatch(/^damageDealt Unit 3 3 did not happen; /);
    expect(named('damageDealt Unit 5')).toMatch(/^damageDealt Unit 5 did not happen; /);
  });
});

describe('what a view is expected to show', () => {
  const told = (seat: number, expected: Readonly<Record<string, number | readonly string[]>>): string | undefined =>
    keyforge
      .runScenario({
        format: 1,
        game: 'keyforge',
        name: 'a hand',
        rules: [],
        position: ['house mars', 'active 1', '1 hand Zorg'],
        steps: [{ view: { seat, expect: expected } }],
      })
      .failure?.what.split(';')[0];

  test('is what its seat may know', () => {
    expect(told(1, { '1 hand': ['Zorg'], '1 hand count': 1 })).toBeUndefined();
    expect(told(2, { '1 hand': ['?'], '1 hand count': 1 })).toBeUndefined();
    expect(told(2, { '1 hand': ['Zorg'] })).toBe('1 hand is ["?"], not ["Zorg"]');
    expect(told(0, { 'Zorg damage': 0 })).toBe('nothing is found under “Zorg damage”, so it is not 0');
  });
});

test.each(['discard', 'deck'])('a %s is named from its top in positions, expectations and views alike', (pile) => {
  const named = ['Dust Pixie', 'Zorg', 'Blast Shielding'];
  const { problems, failure } = keyforge.runScenario({
    format: 1,
    game: 'keyforge',
    name: pile,
    rules: [],
    position: ['house mars', 'active 1', '1 line Zorg', `1 ${pile} ${named.join('; ')}`],
    steps: [
      { expect: { [`1 ${pile}`]: named } },
      { view: { seat: 1, expect: { [`1 ${pile}`]: pile === 'deck' ? named.map(() => '?') : named } } },
    ],
  });
  expect([problems, failure]).toEqual([[], undefined]);
});

describe('an edit between answers', () => {
  const ran = (lines: readonly string[], ...after: readonly object[]): readonly unknown[] => {
    const { problems, failure } = keyforge.runScenario({
      format: 1,
      game: 'keyforge',
      name: 'an edit',
      rules: [],
      position: ['house mars', 'active 1', '1 line Zorg', '2 line Dust Pixie; Zorg as theirs', '1 discard Blast Shielding'],
      steps: [{ offered: ['reap Zorg'] }, { edit: lines }, ...after],
    });
    return [problems, failure?.what];
  };
  const holds = [[], undefined];

  test.each([
    ['mark Zorg (exhausted)', { notOffered: ['reap Zorg'] }],
    ['mark Zorg (stunned)', { notOffered: ['reap Zorg'] }],
    ['mark 1:Zorg (damage 2)', { expect: { '1:Zorg damage': 2, 'theirs damage': 0 } }],
    ['mark theirs (damage 1)', { expect: { '1:Zorg damage': 0, 'theirs damage': 1 } }],
    ['move Zorg to 1 hand', { offered: ['play Zorg'] }],
    ['move Zorg to 1 discard', { expect: { '1 discard': ['Zorg', 'Blast Shielding'], '1 line count': 0 } }],
    ['move Dust Pixie to 1 line', { expect: { 'Dust Pixie controller': 1, '1 line': ['Zorg', 'Dust Pixie'] } }],
    ['2 line Zorg as another', { expect: { '2 line count': 3 } }],
  ])('is followed by the open question, asked anew: %s', (line, step) => {
    expect(ran([line], step)).toEqual(holds);
  });

  test('may take a mark off', () => {
    expect(ran(['mark Zorg (exhausted)'], { edit: ['mark Zorg (exhausted no)'] }, { offered: ['reap Zorg'] })).toEqual(holds);
  });

  test.each([
    ['mark Nobody (stunned)', 'position.unknownCard'],
    ['mark Zorg (angry)', 'position.unknownMark'],
    ['mark Zorg (not a mark)', 'position.cardText'],
    ['move Nobody to 1 hand', 'position.unknownCard'],
    ['move Zorg to 3 hand', 'position.line'],
    ['move Zorg to 1 pocket', 'position.line'],
  ])('is wrong: %s', (line, code) => {
    expect(ran([line])).toEqual([[], expect.stringContaining(code)]);
  });
});
