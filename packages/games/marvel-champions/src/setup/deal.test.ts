import { expect, test } from 'vitest';
import { forced, mainScheme } from '../cards/headers.ts';
import { Table } from '../fixtures/table.ts';
import { defineMarvelChampions } from '../game.ts';
import { act, whenSelf } from '../meanings/builders.ts';
import { blankPrint } from '../state/printed.ts';
import { catalogue } from './catalogue.ts';

test('what lies in play from the deal on has its abilities from then on', () => {
  const printed = { ...blankPrint, type: 'villain', name: 'Plotter', scheme: 1, hitPoints: { each: 9, perPlayer: false } } as const;
  const plotter = { key: 'plotter', printed, abilities: [forced(whenSelf('schemed'), { do: [act('placeThreat', mainScheme, 2)] })] };
  const table = new Table(1, { villain: ['plotter'] }, defineMarvelChampions([...catalogue(), plotter]));
  for (const code of ['01140', '01104']) table.put(code, 'encounterDeck');
  // One in step one, one of the villain, and two of the text.
  table.do('endTurn').until('takeTurn');
  expect(table.on(table.state.mainScheme).threat).toBe(1 + 1 + 2);
});
