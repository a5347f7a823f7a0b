import { seedFromNumber } from '@crupier/kernel/rules';
import { expect, test } from 'vitest';
import { scenarioSubject } from '../conformance-subject.ts';
import { zoneKind, type Inferno } from '../state/state.ts';
import { boards } from './boards.ts';

function built(lines: readonly string[]): Inferno {
  const subject = scenarioSubject();
  const game = subject.withCards([]);
  const position = game.ok ? subject.build(game.value, lines, seedFromNumber(1)) : game;
  if (!position.ok) throw new Error(JSON.stringify(position.problems));
  return position.value.state;
}

test('the crowded board has 60 permanents and 20 continuous effects more, and nothing else', () => {
  const [bare, crowded] = [built(boards.bare), built(boards.crowded)];
  const sizes = bare.zones.map((zone, at) => [zoneKind(at), (crowded.zones[at]?.length ?? 0) - zone.length] as const);
  expect(sizes.filter(([, more]) => more !== 0)).toEqual([
    ['play', 30],
    ['play', 30],
  ]);
  expect(crowded.statics.length - bare.statics.length).toBe(20);
});
