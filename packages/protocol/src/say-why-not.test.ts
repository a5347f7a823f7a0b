import { expect, test } from 'vitest';
import type { Speech } from './say.ts';
import { sayWhyNot } from './say-why-not.ts';

const both = (en: string): { readonly en: string; readonly es: string } => ({ en, es: en });
const speech: Speech = {
  words: {
    events: {},
    eventRules: {},
    purposes: {},
    verbs: { use: both('Use {card}'), target: both('{card}') },
    values: {},
    labels: {},
    obstacles: { far: both('{card} is far.'), other: both('{card} is not that: {choice}') },
    choiceObstacles: { safe: both('{card} is safe.') },
  },
  language: 'en',
  card: () => undefined,
  seats: ['Ana'],
};
const far = { code: 'far', rule: '' };

test('acts of one verb are told apart by the words of their abilities, and are said together where those are alike', () => {
  const acts = [
    { verb: 'use', value: 0, text: both('**Act**: draw a card.'), obstacles: [far] },
    { verb: 'use', value: 1, text: both('Lose a card.'), obstacles: [far] },
    { verb: 'use', value: 2, obstacles: [far] },
    { verb: 'use', value: 3, obstacles: [far] },
  ];
  expect(sayWhyNot({ acts, values: {} }, 'elf', speech)).toEqual([
    { acts: ['Use elf: Act: draw a card.', 'Use elf: Lose a card.', 'Use elf'], reasons: [{ text: 'elf is far.', rules: [] }] },
  ]);
});

test('a card that cannot be chosen says so first, with what is asked for', () => {
  const choice = {
    verb: 'target',
    value: 0,
    obstacles: [
      { code: 'other', rule: 'KF-MAY-1' },
      { code: 'safe', rule: '' },
    ],
  };
  const values = { choice: both('choose an enemy.') };
  expect(sayWhyNot({ choice, acts: [{ verb: 'use', value: 0, obstacles: [far] }], values }, 'elf', speech)).toEqual([
    {
      acts: ['Choose elf'],
      reasons: [
        { text: 'elf is not that: choose an enemy.', rules: ['KF-MAY-1'] },
        { text: 'elf is safe.', rules: [] },
      ],
    },
    { acts: ['Use elf'], reasons: [{ text: 'elf is far.', rules: [] }] },
  ]);
  const pays = { ...choice, verb: 'use' };
  expect(sayWhyNot({ choice: pays, acts: [], values }, 'elf', speech)[0]?.acts).toEqual(['Use elf']);
});

test('what a question does not offer is said by itself: a part of a text by its words, the rest by what it would do', () => {
  const words = {
    ...speech.words,
    verbs: { mode: both('Option {value}'), player: both('{seat}') },
    optionObstacles: { idle: both('It does nothing.') },
  };
  const obstacles = [{ code: 'idle', rule: '' }];
  const acts = [
    { verb: 'mode', value: 1, text: both('Draw a card.'), obstacles },
    { verb: 'player', value: 0, obstacles },
  ];
  expect(sayWhyNot({ acts, values: {} }, undefined, { ...speech, words })).toEqual([
    { acts: ['Draw a card.', 'Ana'], reasons: [{ text: 'It does nothing.', rules: [] }] },
  ]);
});

test('a reason names the card that its words have a place for, and else the card stands behind it', () => {
  const by = { card: 'c7', definition: 'ogre' };
  const words = { ...speech.words, obstacles: { far: both('{card} is far.'), weak: both('{card} is not the strongest: {by} is.') } };
  const acts = [{ verb: 'use', value: 0, obstacles: ['weak', 'far'].map((code) => ({ code, rule: '', by })) }];
  expect(sayWhyNot({ acts, values: {} }, 'elf', { ...speech, words })[0]?.reasons.map(({ text }) => text)).toEqual([
    'elf is not the strongest: ogre is.',
    'elf is far. (ogre)',
  ]);
});
