import { seedFromNumber, type Game } from '@crupier/kernel/rules';
import { describe, expect, test } from 'vitest';
import { scenarioSubject } from '../conformance-subject.ts';
import { inferno } from '../inferno.ts';
import type { Inferno } from '../state/state.ts';
import { formatPosition } from './format-position.ts';
import { buildPosition } from './position.ts';

const subject = scenarioSubject();
const cards = [
  { name: 'Hound', types: ['ally'], cost: 1, strength: 2, toughness: 2 },
  { name: 'Axe', types: ['weapon'], cost: 1, modifiers: [1, 0] },
  { name: 'Ore', types: ['resource'] },
  { name: 'Grim', types: ['demon'], strength: 4 },
];

function game(): Game<Inferno> {
  const made = subject.withCards(cards);
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  return made.value;
}

function formatted(lines: readonly string[]): readonly string[] {
  const made = game();
  const built = buildPosition(made, lines, seedFromNumber(1));
  if (!built.ok) throw new Error(JSON.stringify(built.problems));
  return formatPosition(made, built.value.state);
}

const positions: Readonly<Record<string, readonly string[]>> = {
  'two players who have nothing but their decks': ['active 1'],
  'cards with all that may be said of them': [
    'active 2',
    'turn 7',
    '2 demon Grim (earthly, tapped)',
    '2 energy 3',
    '2 play Hound (fresh, damage 1, soul 2) + Axe; Hound (by 1); Axe (copyOf Hound)',
    '2 resources Ore; 3; Hound (tapped, faceUp)',
    '1 hand Hound; Axe (known 2)',
    '1 deck Hound; 4; Axe',
    '1 infierno Axe; Hound',
    '2 exile Hound (faceDown)',
    '1 skippedResources 1',
  ],
  'a combat of several': [
    'players 3',
    'active 3',
    'combat damage',
    'combats 2',
    '3 play Hound (attacks, tapped)',
    '1 play Hound (defends); Hound',
    '2 lost',
  ],
  'two teams': ['players 4', 'teams 1 2 1 2', 'active 4', 'step end', 'extraTurns 2 1', 'environments thanatos plague'],
};

describe('a position that was built', () => {
  test.each(Object.entries(positions))('is written so that it builds the same: %s', (_name, lines) => {
    const once = formatted(lines);
    expect(formatted(once)).toEqual(once);
  });

  test('says what its lines said', () => {
    const lines = formatted(positions['cards with all that may be said of them'] ?? []);
    expect(lines).toContain('2 demon test/Grim (tapped, earthly) as demon2');
    expect(lines).toContain('1 deck test/Hound; test/Filler; test/Filler; test/Filler; test/Filler; test/Axe');
    expect(lines).toContain('1 hand test/Hound; test/Axe (known 2)');
  });

  test('does not depend on the order of its lines', () => {
    const lines = positions['cards with all that may be said of them'] ?? [];
    expect(formatted(lines.toReversed())).toEqual(formatted(lines));
  });
});

describe('a position that is wrong', () => {
  test.each([
    ['players 7', 'position.number'],
    ['active 3', 'position.number'],
    ['1 deck 3100 x Hound', 'position.tooManyCards'],
    ['1 energy lots', 'position.number'],
    ['3 hand Hound', 'position.line'],
    ['weather fine', 'position.line'],
    ['combat war', 'position.line'],
    ['1 hand Nobody', 'position.unknownCard'],
    ['1 demon Nobody', 'position.unknownCard'],
    ['1 play Axe (copyOf Nobody)', 'position.unknownCard'],
    ['1 play Axe (on it)', 'position.unknownLabel'],
    ['mark it (tapped)', 'position.unknownLabel'],
    ['1 play Hound (angry)', 'position.unknownMark'],
    ['1 play Hound (damage much)', 'position.number'],
    ['1 play Hound (2 damage)', 'position.cardText'],
  ])('is refused with a code that has a message: %s', (line, code) => {
    const built = buildPosition(game(), [line], seedFromNumber(1));
    expect(built.ok ? [] : built.problems.map((problem) => problem.code)).toEqual([code]);
    expect(inferno.messages).toHaveProperty([code, 'es']);
  });
});

describe('a test card that is wrong', () => {
  test.each([
    ['a card', 'card.wrongType', 'cards[0]'],
    [{ name: 'Hound' }, 'card.missing', 'cards[0].types'],
    [{ name: 'Hound', types: ['beast'] }, 'card.unknownType', 'cards[0].types[0]'],
    [{ name: 'Hound', types: ['ally'], cost: -1 }, 'card.outOfRange', 'cards[0].cost'],
    [{ name: 'Hound', types: ['ally'], house: 'mars' }, 'card.unknownField', 'cards[0].house'],
    [
      { name: 'Hound', types: ['ally'], abilities: [{ kind: 'triggered', when: { occasion: 'never' }, forced: true, clause: { do: [] } }] },
      'card.unknownOccasion',
      'cards[0].abilities[0].when.occasion',
    ],
  ])('is refused with its path: %j', (card, code, at) => {
    const made = subject.withCards([card]);
    expect(made.ok ? [] : made.problems.map((problem) => [problem.code, problem.at])).toEqual([[code, at]]);
  });
});

describe('an answer with times', () => {
  const ran = (times: unknown): readonly unknown[] => {
    const steps = [{ answer: 'pass', times }, { expect: { active: 2 } }];
    const { problems, failure } = inferno.runScenario({
      format: 1,
      game: 'inferno',
      name: 'passes',
      rules: [],
      position: ['active 1'],
      steps,
    });
    return [...problems.map(({ code, at }) => `${code} ${at}`), failure?.what];
  };

  test('is given to one question after the other', () => {
    expect(ran(4)).toEqual([undefined]);
    expect(ran(3)).toEqual([expect.stringMatching(/^active is 1, not 2; asked is /)]);
    expect(ran(undefined)).toEqual([expect.stringMatching(/^active is 1, not 2; asked is /)]);
  });

  test('says which time it was refused', () => {
    expect(ran(200)).toEqual([expect.stringMatching(/^“pass” is not offered the \d+\. of 200 times; /)]);
  });

  test.each([0, -1, 1.5, 'twice'])('is wrong with %j', (times) => {
    expect(ran(times)).toEqual(['scenario.wrongType steps[0].times', undefined]);
  });
});

test.each(['infierno', 'deck'])('the %s is named from its top in positions, expectations and views alike', (pile) => {
  const named = ['Hound', 'Axe', 'Ore'];
  const { problems, failure } = inferno.runScenario({
    format: 1,
    game: 'inferno',
    name: pile,
    rules: [],
    cards,
    position: ['active 1', `1 ${pile} ${named.join('; ')}`],
    steps: [
      { expect: { [`1 ${pile}`]: named } },
      { view: { seat: 2, expect: { [`1 ${pile}`]: pile === 'deck' ? named.map(() => '?') : named } } },
    ],
  });
  expect([problems, failure]).toEqual([[], undefined]);
});

describe('an edit between answers', () => {
  const ran = (lines: readonly string[], ...after: readonly object[]): readonly unknown[] => {
    const { problems, failure } = inferno.runScenario({
      format: 1,
      game: 'inferno',
      name: 'an edit',
      rules: [],
      cards,
      position: ['active 1', '1 play Hound', '2 play Axe as theirs', '1 hand Ore'],
      steps: [{ offered: ['attack Hound'] }, { edit: lines }, ...after],
    });
    return [problems, failure?.what];
  };

  test.each([
    ['mark Hound (tapped)', { notOffered: ['attack Hound'] }],
    ['mark theirs (tapped)', { offered: ['attack Hound'] }],
    ['move Hound to 1 hand', { notOffered: ['attack Hound'] }],
    ['move Hound to 1 infierno', { expect: { '1 infierno': ['Hound'], '1 play count': 1 } }],
    ['move theirs to 1 play', { expect: { 'Axe controller': 1 } }],
    ['1 play Hound as another', { offered: ['attack another'] }],
  ])('is followed by the open question, asked anew: %s', (line, step) => {
    expect(ran([line], step)).toEqual([[], undefined]);
  });

  test.each([
    ['mark Nobody (tapped)', 'position.unknownLabel'],
    ['move Nobody to 1 hand', 'position.unknownLabel'],
    ['move Hound to 3 hand', 'position.line'],
    ['move Hound to 1 chain', 'position.line'],
  ])('is wrong: %s', (line, code) => {
    expect(ran([line])).toEqual([[], expect.stringContaining(code)]);
  });
});
