import type { SeenCard, View } from '@crupier/protocol';
import { expect, test } from 'vitest';
import { sumOf } from './activation-sum.ts';

const card = (now: SeenCard['now']): SeenCard => ({ definition: 'x', owner: 0, controller: 0, now });
const viewOf = (cards: View['cards']): View => ({ viewer: 0, table: {}, seats: [], zones: [], cards });

test('an attack is power and boosts less what defends, a range as long as boost cards lie facedown', () => {
  const attacks = { attacks: true, attack: 3, boosts: 1, boostLeast: 0, boostMost: 3 } as const;
  const hidden = viewOf({ rhino: card(attacks), hero: card({ attacked: true }) });
  expect(sumOf(hidden, 'rhino')).toMatchObject({ power: 3, boost: 0, reduced: 0, least: 3, most: 6 });
  const turned = viewOf({ rhino: card({ attacks: true, attack: 3, boost: 1 }), hero: card({ defends: true, reduced: 3 }) });
  expect(sumOf(turned, 'rhino')).toMatchObject({ boost: 1, reduced: 3, least: 1, most: 1 });
});

test('more defense than attack deals nothing, a scheme has no defense, and who does neither has no sum', () => {
  const defended = viewOf({ rhino: card({ attacks: true, attack: 2 }), hero: card({ defends: true, reduced: 3 }) });
  expect(sumOf(defended, 'rhino')).toMatchObject({ least: 0, most: 0 });
  const schemes = viewOf({ rhino: card({ schemes: true, scheme: 1, boost: 2 }), hero: card({ reduced: 3 }) });
  expect(sumOf(schemes, 'rhino')).toMatchObject({ isAttack: false, power: 1, reduced: 0, least: 3 });
  expect(sumOf(viewOf({ rhino: card({ attack: 2 }) }), 'rhino')).toBeUndefined();
});
