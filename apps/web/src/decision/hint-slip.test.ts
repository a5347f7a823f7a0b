import type { GameWords, SeenDecision, SeenHint, Speech, View } from '@crupier/protocol';
import { expect, test } from 'vitest';
import { en } from '../language/texts-en.ts';
import { es } from '../language/texts-es.ts';
import { sayHint } from './hint-slip.tsx';

const words = {
  verbs: {
    reap: { en: 'Reap with {card}', es: 'Cosechar con {card}' },
    fight: { en: 'Fight with {card}', es: 'Luchar con {card}' },
    play: { en: 'Play {card}', es: 'Jugar {card}' },
  },
  terms: { aember: { en: 'Æ', es: 'Æ' }, creatures: { en: 'creatures', es: 'criaturas' } },
  labels: {},
} as unknown as GameWords;

const speech = (language: Speech['language']): Speech => ({ words, language, card: () => undefined, seats: ['Ana', 'Bot'] });
const view = { cards: { a: { definition: 'Zorg' }, b: { definition: 'Troll' } } } as unknown as View;
const decision = {
  kind: 'act',
  ask: {
    min: 1,
    max: 1,
    price: 0,
    options: [
      { verb: 'reap', value: 0, card: 'a' },
      { verb: 'fight', value: 0, card: 'b' },
    ],
  },
} as unknown as SeenDecision;

const hint: SeenHint = {
  decision: 1,
  best: {
    chosen: [0],
    acts: [
      { verb: 'reap', value: 0, definition: 'Sequis' },
      { verb: 'reap', value: 0, definition: 'Troll' },
      { verb: 'play', value: 0 },
    ],
    chance: 0.624,
    gains: [
      { term: 'aember', by: 2 },
      { term: 'creatures', by: -1 },
    ],
  },
  second: { chosen: [1], acts: [], chance: 0.58, gains: [] },
  isEqual: false,
};

test('a hint says the answer, what follows, what is gained, and the next best with its difference', () => {
  expect(sayHint(hint, { decision, view, speech: speech('en'), texts: en })).toEqual({
    answer: 'Reap with Zorg',
    chance: '62 % to win',
    more: [
      'Then: reap with Sequis and Troll, play a card.',
      'By the end of the turn, against the opponent: Æ +2, creatures −1',
      'Next best: Fight with Troll (58 %, 4 less)',
    ],
  });
  expect(sayHint(hint, { decision, view, speech: speech('es'), texts: es })).toEqual({
    answer: 'Cosechar con Zorg',
    chance: '62 % de ganar',
    more: [
      'Después: cosechar con Sequis y Troll, jugar una carta.',
      'Al final del turno, frente al rival: Æ +2, criaturas −1',
      'La siguiente mejor: Luchar con Troll (58 %, 4 menos)',
    ],
  });
});

test('a hint that was cut short says after how many seconds, and that it is the best so far', () => {
  const cut = { ...hint, cutMs: 5000 };
  expect(sayHint(cut, { decision, view, speech: speech('en'), texts: en }).more.at(-1)).toBe(
    'The thinking was cut short after 5 s: this is the best found so far.',
  );
  expect(sayHint(cut, { decision, view, speech: speech('es'), texts: es }).more.at(-1)).toBe(
    'Se acabó el tiempo para pensar (5 s): esto es lo mejor encontrado hasta ahora.',
  );
});

test('where both are as good it says so; where there is nothing else to say it says nothing', () => {
  const equal = sayHint({ ...hint, isEqual: true }, { decision, view, speech: speech('en'), texts: en });
  expect(equal.more.at(-1)).toBe('Equally good: Fight with Troll (58 %)');
  const { second: _second, ...alone } = hint;
  const bare = { ...alone, best: { ...hint.best, chosen: [], acts: [], gains: [] } };
  expect(sayHint(bare, { decision, view, speech: speech('en'), texts: en })).toMatchObject({ answer: en.none, more: [] });
});

test('where nobody has measured what a chance is worth a hint says how the match stands, and no figure', () => {
  const standing = {
    better: { en: 'you stand well', es: 'vais bien' },
    even: { en: 'even', es: 'igualado' },
    worse: { en: 'badly', es: 'mal' },
  };
  const said = (chance: number, isEqual = false): ReturnType<typeof sayHint> =>
    sayHint(
      { ...hint, best: { ...hint.best, chance }, isEqual },
      { decision, view, speech: { ...speech('en'), words: { ...words, standing } }, texts: en },
    );
  expect([0.39, 0.4, 0.6, 0.61].map((chance) => said(chance).chance)).toEqual(['badly', 'even', 'even', 'you stand well']);
  expect(said(0.624).more.at(-1)).toBe('Next best: Fight with Troll');
  expect(said(0.624, true).more.at(-1)).toBe('Equally good: Fight with Troll');
  expect([said(0.624).chance, ...said(0.624).more].join(' ')).not.toContain('%');
});
