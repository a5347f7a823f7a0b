import { advance, matchOn, seedFromNumber, type CardId } from '@crupier/kernel/rules';
import { expect, test } from 'vitest';
import { scenarioSubject } from '../conformance-subject.ts';

const subject = scenarioSubject();
const says = (header: string): object => ({ kind: 'activated', headers: [header], cost: 0, clause: { do: [{ verb: 'gain', amount: 1 }] } });
const bell = { name: 'Bell', type: 'artifact', house: 'mars', abilities: [says('action'), says('omni')] };

test('the options of Action and Omni abilities name the ability, and the others name none', () => {
  const game = subject.withCards([bell]);
  if (!game.ok) throw new Error(JSON.stringify(game.problems));
  const lines = ['house mars', 'active 1', '1 houses mars logos dis', '2 houses mars logos dis', '1 artifacts Bell as it', '1 hand Bell'];
  const built = subject.build(game.value, lines, seedFromNumber(1));
  if (!built.ok) throw new Error(JSON.stringify(built.problems));
  const match = matchOn(game.value, built.value.state);
  advance(match);
  const it = built.value.labels['it'] as CardId;
  const options = match.state.pending?.asks[0]?.options ?? [];
  const named = options.map(({ verb, of }) => [verb, of?.giver, of?.ability.replace(/^.*\//, '')]);
  expect(named).toEqual(
    expect.arrayContaining([
      ['action', it, '0action'],
      ['omni', it, '1omni'],
      ['play', undefined, undefined],
    ]),
  );
});
