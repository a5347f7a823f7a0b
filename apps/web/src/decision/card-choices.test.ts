import { expect, test } from 'vitest';
import type { SeenDecision, SeenOption } from '@crupier/protocol';
import type { LegalTab } from '../faces/face.ts';
import { actsBySpot, actOfDrop, choicesOf, marksOf, onlyPlay, opensChoice } from './card-choices.ts';
import { startDraft, toggleOption } from './draft.ts';

const asked = (kind: SeenDecision['kind'], options: readonly SeenOption[], max = 1): SeenDecision => ({
  id: 1,
  kind,
  purpose: 'p',
  rule: '',
  until: 'one',
  waiting: [0],
  source: 'src',
  ask: { min: 1, max, price: 0, forced: false, options },
});

const acts = { play: 'play', discard: 'discard', reap: 'reap', fight: 'sword' } as const;

test('one that comes to the same as another is left out', () => {
  const choices = choicesOf(
    asked('next', [
      { verb: 'resolve', card: 'a', value: 0 },
      { verb: 'resolve', card: 'a', value: 1, alike: true },
      { verb: 'resolve', card: 'b', value: 2 },
    ]),
  );
  expect([...choices.byCard.values()].flat().map(({ index }) => index)).toEqual([0, 2]);
});

test('options are sorted by their card, and keep their places', () => {
  const choices = choicesOf(
    asked('act', [
      { verb: 'reap', card: 'a', value: 0 },
      { verb: 'endTurn', value: 0 },
      { verb: 'fight', card: 'a', value: 0 },
    ]),
  );
  expect(choices.byCard.get('a')?.map(({ index }) => index)).toEqual([0, 2]);
  expect(choices.loose.map(({ index }) => index)).toEqual([1]);
});

const marked = (kind: SeenDecision['kind'], ...verbs: readonly string[]): unknown => {
  const options = verbs.map((verb) => ({ verb, card: 'a', value: 0 }));
  const { legal, others } = marksOf(asked(kind, options), {}, acts).get('a') ?? {};
  return others === undefined ? legal : [legal, ...others];
};

test.each([
  ['act', ['play'], 'play'],
  ['act', ['reap'], 'reap'],
  ['act', ['discard'], 'discard'],
  ['respond', ['somethingElse'], 'use'],
  ['act', ['play', 'discard'], ['play', 'discard']],
  ['act', ['reap', 'reap'], 'reap'],
  ['target', ['choose'], 'target'],
  ['target', ['fightAgainst'], 'sword'],
  ['pay', ['pay'], 'bolt'],
  ['defend', ['defend'], 'armor'],
] as const)('of the kind %s, %j is shown by the sign %j', (kind, verbs, sign) => {
  expect(marked(kind, ...verbs)).toEqual(sign);
});

test.each([
  ['act', ['play'], false],
  ['act', ['discard'], true],
  ['respond', ['discard'], true],
  ['act', ['play', 'discard'], true],
  ['act', ['reap', 'fight'], true],
  // Here the question itself says that cards are discarded.
  ['target', ['discard'], false],
] as const)('of the kind %s, pressing a card with %j opens a choice: %s', (kind, verbs, opens) => {
  const options = verbs.map((verb) => ({ verb, card: 'a', value: 0 }));
  const decision = asked(kind, options);
  expect(opensChoice(decision, choicesOf(decision).byCard.get('a') ?? [], acts)).toBe(opens);
});

test('what comes to nothing by itself is no mark, but beside something else', () => {
  const idle = { verb: 'tap', card: 'a', value: 1, idle: true } as const;
  expect(marksOf(asked('act', [idle]), {}, acts).get('a')?.legal).toBeUndefined();
  expect(marksOf(asked('act', [idle, { verb: 'play', card: 'a', value: 0 }]), {}, acts).get('a')?.legal).toBe('play');
});

test('what asks is framed, what is chosen is ticked, what a first tap armed too', () => {
  const decision = asked(
    'target',
    [
      { verb: 'choose', card: 'a', value: 0 },
      { verb: 'choose', card: 'b', value: 0 },
    ],
    2,
  );
  const draft = decision.ask === undefined ? startDraft(decision) : toggleOption(startDraft(decision), decision.ask, 0);
  const marks = marksOf(decision, { draft, armed: 'b' }, acts);
  expect(marks.get('src')?.source).toBe(true);
  expect(marks.get('a')?.chosen).toBe(true);
  expect(marks.get('b')?.chosen).toBe(true);
});

test('where the order counts, what is chosen is numbered in the order in which it was', () => {
  const options = ['a', 'b', 'c'].map((card) => ({ verb: 'choose', card, value: 0 }));
  const plain = asked('target', options, 3);
  const decision = { ...plain, ...(plain.ask && { ask: { ...plain.ask, inOrder: true as const } }) };
  const marks = marksOf(decision, { draft: { decision: decision.id, chosen: [2, 0] } }, acts);
  expect(['a', 'b', 'c'].map((card) => marks.get(card)?.chosen)).toEqual([2, undefined, 1]);
});

test('a draft for another question marks nothing', () => {
  const decision = asked('target', [{ verb: 'choose', card: 'a', value: 0 }]);
  expect(marksOf(decision, { draft: { decision: 99, chosen: [0] } }, acts).get('a')?.chosen).toBeUndefined();
});

test('with no question nothing is marked', () => {
  expect(marksOf(undefined, {}, acts).size).toBe(0);
  expect(choicesOf(undefined).loose).toEqual([]);
});

test('a swipe plays a card that can be played in one way, whatever else can be done with it, and only where an act is asked for', () => {
  const play = { verb: 'play', card: 'a', value: 0 };
  const playOf = (kind: SeenDecision['kind'], options: readonly SeenOption[]): number | undefined => {
    const decision = asked(kind, options);
    return onlyPlay(decision, choicesOf(decision).byCard.get('a') ?? [], acts)?.index;
  };
  expect(playOf('act', [{ verb: 'discard', card: 'a', value: 0 }, play])).toBe(1);
  expect(playOf('act', [play, { ...play, value: 1 }])).toBeUndefined();
  expect(playOf('act', [{ verb: 'discard', card: 'a', value: 0 }])).toBeUndefined();
  expect(playOf('target', [play])).toBeUndefined();
});

test('a card that is dropped is played, or does to another card what the sign says, and nothing where that can be done in several ways', () => {
  const offered = (verb: string, value = 0): SeenOption => ({ verb, card: 'a', value });
  const verbOf = (options: readonly SeenOption[], sign?: LegalTab, kind: SeenDecision['kind'] = 'act'): string | undefined => {
    const decision = asked(kind, options);
    return actOfDrop(decision, choicesOf(decision).byCard.get('a') ?? [], { acts, sign })?.option.verb;
  };
  expect(verbOf([offered('discard'), offered('play')])).toBe('play');
  expect(verbOf([offered('play')], 'sword')).toBe('play');
  expect(verbOf([offered('reap'), offered('fight')])).toBeUndefined();
  expect(verbOf([offered('reap'), offered('fight')], 'sword')).toBe('fight');
  expect(verbOf([offered('fight', 1), offered('fight', 2)], 'sword')).toBeUndefined();
  expect(verbOf([offered('fight')], 'sword', 'target')).toBeUndefined();
});

test('an act that can name a spot is one act for each of them', () => {
  const [play, discard] = [
    { verb: 'play', card: 'a', value: 0, spots: ['left', 'right'] },
    { verb: 'discard', card: 'a', value: 0 },
  ];
  const here = choicesOf(asked('act', [play, discard])).byCard.get('a') ?? [];
  expect(actsBySpot(here).map(({ index, spot }) => [index, spot])).toEqual([
    [0, 'left'],
    [0, 'right'],
    [1, undefined],
  ]);
});
