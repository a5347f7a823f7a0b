import { expect, test } from 'vitest';
import type { SeenEvent, View } from '@crupier/protocol';
import { packView } from '@crupier/protocol';
import type { MatchState } from '../wire/match-state.ts';
import { soundsOf } from './sounds-of.ts';

const view: View = { viewer: 0, table: {}, seats: [], zones: [], cards: {} };

function stateOf(seq: number, asked: number | undefined, events: readonly SeenEvent[] = [], takenBack = false): MatchState {
  const ask = { min: 1, max: 1, price: 0, forced: false, options: [] };
  const open = { kind: 'act', purpose: '', rule: '', until: 'one', waiting: [0] } as const;
  return {
    ...{ seat: 0, seats: [0], seq, wire: packView(view), view, undo: {}, passing: undefined, plans: [], chat: [], clock: undefined },
    pending: asked === undefined ? { ...open, id: 0 } : { ...open, id: asked, ask },
    info: {
      ...{ match: '', game: '', status: 'running', seats: [], hints: false },
      fairness: { commitment: '', nonces: [] },
      agreements: { draw: false, shortcuts: false },
    },
    log: [{ seq, events, takenBack }],
    news: events,
  };
}

const sounds = { damaged: 'hit', drew: 'deal' } as const;
const names = (before: MatchState, after: MatchState): readonly string[] =>
  soundsOf(before, after, sounds).map(({ name, strength }) => `${name} ${strength}`);

test('each sound of a step is heard once, as large as the largest', () => {
  const events = [{ name: 'drew' }, { name: 'damaged', amount: 1 }, { name: 'damaged', amount: 6 }, { name: 'silent' }];
  expect(names(stateOf(1, undefined), stateOf(2, undefined, events))).toEqual(['deal 1', 'hit 3']);
});

test('a question is paper, or knuckles where others have acted before it, and nothing while it stays open', () => {
  expect(names(stateOf(1, 5), stateOf(2, 6))).toEqual(['slip 1']);
  expect(names(stateOf(1, undefined), stateOf(2, 6))).toEqual(['yourTurn 1']);
  expect(names(stateOf(2, 6), stateOf(2, 6))).toEqual([]);
});

test('an undo is silent but for the question, and the end is heard once', () => {
  expect(names(stateOf(3, undefined), stateOf(4, undefined, [{ name: 'damaged' }], true))).toEqual([]);
  const over = stateOf(5, undefined);
  const ended: MatchState = { ...over, info: { ...over.info, outcome: { winners: [0], reason: '' } } };
  expect(names(stateOf(5, undefined), ended)).toEqual(['end 1']);
  expect(names(ended, ended)).toEqual([]);
});
