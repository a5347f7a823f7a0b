import { each, gives } from '@crupier/kernel/cards';
import { seedFromNumber } from '@crupier/kernel/rules';
import { expect, test } from 'vitest';
import { configurationOf } from '../fixtures/core-game.ts';
import { Table } from '../fixtures/table.ts';
import { defineMarvelChampions } from '../game.ts';
import { friendly, rule } from '../meanings/builders.ts';
import { catalogue } from '../setup/catalogue.ts';
import { planDeal } from '../setup/configuration.ts';
import { blankPrint } from '../state/printed.ts';

const FOCUSED_RAGE = '01027';

test('who cannot take damage cannot pay a cost of taking it. MC-FAQ-82', () => {
  const printed = { ...blankPrint, type: 'support', name: 'Ward', resources: [] } as const;
  const ward = { key: 'ward', printed, abilities: [gives(each(friendly('hero')), rule('cannotTakeDamage'))] };
  const plan = planDeal(configurationOf(['She-Hulk']), seedFromNumber(1));
  const table = new Table(1, plan, defineMarvelChampions([...catalogue(), ward]));
  // Her response to the change of form is passed on.
  table.do('changeForm Jennifer Walters', '');
  table.put(FOCUSED_RAGE, 'area');
  expect(table.offers()).toContain('use Focused Rage');
  table.put('ward', 'area');
  expect(table.offers()).not.toContain('use Focused Rage');
});
