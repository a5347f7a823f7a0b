import { expect, test } from 'vitest';
import { gives, self, type Change } from '../cards.ts';
import { topics } from '../match/static-index.ts';
import { forEachPast, plus } from '../testing/tiny-game/meanings/builders.ts';
import { tinyTable } from '../testing/tiny-game/table.ts';
import { beastsWith } from '../testing/tiny-game/test-beasts.ts';
import { mayLower } from './statics.ts';

const about = topics('stat strength', 'stat cunning');
const beast = beastsWith({ kind: 'mole', strength: 3, cunning: 1 });

test.each<[string, Change, boolean]>([
  ['more', plus('strength', 2), false],
  ['less', plus('strength', -1), true],
  ['as many as are counted', plus('strength', forEachPast(1, 'played')), true],
  ['a number of its own', { kind: 'stat', stat: 'strength', change: 'set', amount: 9 }, true],
  ['another stat', { kind: 'swap', stat: 'strength', with: 'cunning' }, true],
])('a stat may be lowered where a text gives it %s', (_what, change, lowers) => {
  const { match } = tinyTable(['1 den giver'], { cards: [beast('giver', gives(self, change))] });
  expect(mayLower(match, about['stat strength'])).toBe(lowers);
});

test('a stat of which no text speaks is not lowered', () => {
  const { match } = tinyTable(['1 den giver'], { cards: [beast('giver', gives(self, plus('strength', -1)))] });
  expect(mayLower(match, about['stat cunning'])).toBe(false);
});
