import { expect, test } from 'vitest';
import type { SeenEvent, Speech } from '@crupier/protocol';
import type { LogGroup } from '../wire/match-state.ts';
import { textOf } from './log-lines.ts';
import { recapOf, type Recap } from './recap.ts';

const both = (en: string): { readonly en: string; readonly es: string } => ({ en, es: en });
const speech: Speech = {
  language: 'en',
  words: {
    events: { turn: both('Turn of {seat}.'), phase: both('The villain.'), drew: both('{seat} draws.'), played: both('{seat} plays.') },
    eventRanks: { turn: 'part', phase: 'part', played: 'act' },
    eventRules: {},
    purposes: {},
    verbs: {},
    values: {},
    labels: {},
  },
  card: () => undefined,
  seats: ['Ana', 'Iker', 'Nerea'],
};
const event = (name: string, seat?: number): SeenEvent => (seat === undefined ? { name } : { name, seat });
const logOf = (...groups: readonly (readonly SeenEvent[])[]): readonly LogGroup[] =>
  groups.map((events, at) => ({ seq: at + 1, events, takenBack: false }));
const recap = (log: readonly LogGroup[], mine: readonly number[] = [0]): Recap | undefined => recapOf(log, mine, speech);
const linesOf = (told: Recap | undefined): readonly string[] =>
  told?.lines.map((line) => `${line.isUnderAct ? '  ' : ''}${textOf(line)}`) ?? [];

const opening = [event('drew', 0), event('turn', 0), event('played', 0)];

test('the turn of an opponent is told until the own turn begins, and stays the same then', () => {
  const played = [event('turn', 1), event('played', 1), event('drew', 1)];
  const during = recap(logOf(opening, played));
  expect(linesOf(during)).toEqual(['Turn of Iker.', 'Iker plays.', '  Iker draws.']);
  expect(during).toMatchObject({ seats: [1], hasOthers: false, isOver: false });
  const after = recap(logOf(opening, played, [event('turn', 0), event('drew', 0)], [event('played', 0)]));
  expect(after).toEqual({ ...during, isOver: true });
});

test('all turns since the own one are one recap, and the next stretch is another', () => {
  const round = logOf(opening, [event('turn', 1), event('played', 1)], [event('turn', 2), event('played', 2)], [event('turn', 0)]);
  expect(recap(round)).toMatchObject({ seats: [1, 2], isOver: true, key: '3' });
  const next = recap([...round, { seq: 5, events: [event('turn', 1), event('drew', 1)], takenBack: false }]);
  expect(next).toMatchObject({ seats: [1], isOver: false, key: '8' });
});

test('what is nobody’s turn belongs to it, but for titles at its end', () => {
  const told = recap(logOf(opening, [event('phase'), event('played', 0), event('phase'), event('turn', 0)]));
  expect(linesOf(told)).toEqual(['The villain.', 'Ana plays.']);
  expect(told).toMatchObject({ seats: [], hasOthers: true });
});

test('there is nothing to tell before the first turn of another, nor of the turns of the own seats', () => {
  expect(recap(logOf(opening))).toBeUndefined();
  expect(recap(logOf(opening, [event('turn', 1)], [event('turn', 0)]))).toBeUndefined();
  expect(recap(logOf(opening, [event('turn', 1), event('played', 1)]), [0, 1])).toBeUndefined();
});
