import type { PlayableMatch, SeenAsk } from '@crupier/kernel';
import { expect, test } from 'vitest';
import { marvelChampions } from '../index.ts';

/** A match in which Rhino, who has 2 ATK, attacks the hero of the first seat. */
function attacked(...lines: readonly string[]): PlayableMatch {
  const position = [
    'before activate',
    'villain Rhino I',
    'scheme The Break-In!',
    'encounterDeck Hydra Mercenary; Shocker; Advance; Assault; Charge; Stampede',
    ...lines,
  ];
  const opened = marvelChampions.position?.(position, '00'.repeat(32));
  if (opened?.ok !== true) throw new Error(JSON.stringify(opened?.problems));
  return opened.value;
}

/** Who could defend, with the loss of each: “value, left of whole, least to most”. */
function lossesIn(ask: SeenAsk | undefined): readonly string[] {
  const losses = [...(ask?.options.map(({ loss }) => loss) ?? []), ask?.declinedLoss];
  return losses.map((loss) => {
    const { role = 'undefended', value, left, whole, least, most } = loss ?? {};
    return `${role}${value === undefined ? '' : ` ${value}`}: ${left} of ${whole}, ${least} to ${most}`;
  });
}

const panther = '1 identity Black Panther';

test('who defends is asked with what each would take and what an undefended attack deals. MC-ATTACK-ENEMY-ACTIVATION-15 MC-BOOST-ICON-3', () => {
  const { ask } = attacked(`${panther} (damage 7)`, '1 area Mockingbird').pending(0) ?? {};
  expect(lossesIn(ask)).toEqual(['defense 2: 4 of 11, 0 to 2', 'ally: 3 of 3, 2 to 4', 'undefended: 4 of 11, 2 to 4']);
  expect(ask?.odds).toEqual({ code: 'boostIcons', counts: [2, 2, 2] });
});

test('a tough character takes nothing. MC-TOUGH-1', () => {
  expect(lossesIn(attacked(`${panther} (tough)`, '1 area Mockingbird').pending(0)?.ask)).toEqual([
    'defense 2: 11 of 11, 0 to 0',
    'ally: 3 of 3, 2 to 4',
    'undefended: 11 of 11, 0 to 0',
  ]);
});

test('the figures are of what everybody knows: the boost card that lies facedown changes none of them', () => {
  const asks = Array.from({ length: 8 }, (_, seed) => attacked(panther).fork(0, String(seed).padStart(64, '0')).pending(0)?.ask);
  expect(new Set(asks.map((ask) => JSON.stringify(ask))).size).toBe(1);
});

test('other questions have no losses', () => {
  const ask = attacked('1 identity Spider-Man').pending(0)?.ask;
  expect(ask?.options.length).toBeGreaterThan(0);
  expect(ask?.declinedLoss).toBeUndefined();
});
