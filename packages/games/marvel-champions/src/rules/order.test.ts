import { host, gives, self } from '@crupier/kernel/cards';
import { writable } from '@crupier/kernel/rules';
import { expect, test } from 'vitest';
import { action } from '../cards/headers.ts';
import { Table } from '../fixtures/table.ts';
import { defineMarvelChampions } from '../game.ts';
import { act, plus } from '../meanings/builders.ts';
import { catalogue } from '../setup/catalogue.ts';
import { record } from '../state/leaving.ts';
import { blankPrint } from '../state/printed.ts';

/** Mockingbird, with 3 hit points and some damage, and a tonic that gives her 2 more. */
function withTonic(damage: number): Table {
  const printed = { ...blankPrint, type: 'upgrade', name: 'Tonic' } as const;
  const tonic = { key: 'tonic', printed, abilities: [gives(host, plus('hitPoints', 2)), action([], { do: [act('discard', self)] })] };
  const table = new Table(1, {}, defineMarvelChampions([...catalogue(), tonic]));
  const ally = table.put('01083', 'area');
  const card = table.put('tonic', 'area');
  record(writable(table.match), card).host = ally;
  table.mark(ally, { damage });
  return table;
}

test.each([
  ['as much damage as are left is defeated', 3, ['Tonic', 'Mockingbird']],
  ['less damage is not', 2, ['Tonic']],
])('who loses hit points and has %s. MC-HIT-POINTS-8', (_what, damage, discarded) => {
  const table = withTonic(damage);
  expect(table.names('area')).toContain('Mockingbird');
  table.do('use Tonic');
  expect(table.names('discard')).toEqual(discarded);
});
