import { packView, type SeenEvent, type Speech, type View } from '@crupier/protocol';
import { expect, test } from 'vitest';
import type { MatchAtBeat } from '../../../scene/beat-look.ts';
import { stepsOf } from './marvel-beats.ts';

const view: View = { viewer: 0, table: { first: 1 }, seats: [{}, {}], zones: [], cards: {} };
const speech = { language: 'en', seats: ['Ana', 'Bo'], card: () => undefined, words: { labels: {} } } as unknown as Speech;

function stepsAfter(...events: readonly SeenEvent[]): readonly string[] {
  const match = { view, wire: packView(view), log: [{ seq: 1, events, takenBack: false }] } as unknown as MatchAtBeat;
  return stepsOf(match, speech).map(({ words, is }) => `${words} ${is}`);
}

const phase: SeenEvent = { name: 'phaseBegan', value: 2 };
const attack = (seat: number): SeenEvent => ({ name: 'attackBegan', seat });

test('the steps of the villain phase are threat, each player in player order, dealing and revealing', () => {
  expect(stepsAfter(phase)).toEqual(['threat now', 'Bo toCome', 'Ana toCome', 'dealStep toCome', 'revealStep toCome']);
  expect(stepsAfter(phase, attack(1))[1]).toBe('Bo now');
  expect(stepsAfter(phase, attack(1), { name: 'schemeBegan', seat: 0 })).toEqual([
    'threat done',
    'Bo done',
    'Ana now',
    'dealStep toCome',
    'revealStep toCome',
  ]);
  expect(stepsAfter(phase, attack(1), { name: 'encounterDealt', seat: 1 })[3]).toBe('dealStep now');
});

test('an enemy that attacks while cards are revealed does not go back to the attacks', () => {
  const dealt: readonly SeenEvent[] = [{ name: 'encounterDealt' }, { name: 'encounterTurned' }];
  expect(stepsAfter(phase, attack(1), attack(0), ...dealt, attack(0))[4]).toBe('revealStep now');
});

test('in another phase there are no steps', () => {
  expect(stepsAfter(phase, { name: 'phaseBegan', value: 1 })).toEqual([]);
});
