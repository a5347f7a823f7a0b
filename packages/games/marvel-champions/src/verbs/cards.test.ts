import { each, type Act } from '@crupier/kernel/cards';
import { expect, test } from 'vitest';
import { action } from '../cards/headers.ts';
import { Table } from '../fixtures/table.ts';
import { defineMarvelChampions } from '../game.ts';
import { act, any } from '../meanings/builders.ts';
import { catalogue } from '../setup/catalogue.ts';
import { blankPrint, printedOf } from '../state/printed.ts';

/** A table with an ally and a minion, and a support of the player that does some acts. */
function tableWith(...deeds: readonly Act[]): Table {
  const printed = { ...blankPrint, type: 'support', name: 'Broom' } as const;
  const table = new Table(
    1,
    {},
    defineMarvelChampions([...catalogue(), { key: 'broom', printed, abilities: [action([], { do: deeds })] }]),
  );
  table.put('01083', 'area');
  table.put('01110', 'engaged');
  table.put('broom', 'area');
  return table;
}

/** The same after it has done them. */
function after(...deeds: readonly Act[]): Table {
  return tableWith(...deeds)
    .do('use Broom')
    .until('takeTurn');
}

const verbs = ['returnToHand', 'shuffleIntoDeck', 'shuffleIntoEncounterDeck', 'removeFromGame'] as const;

test.each(verbs)('%s moves no identity, no villain and no main scheme. MC-IDENTITY-4, MC-VILLAIN-2, MC-MAIN-SCHEME-11', (verb) => {
  const table = after(act(verb, each(any('card'))));
  expect(table.names('area')).toEqual(["T'Challa"]);
  expect(table.names('villainArea')).toEqual(['Rhino', 'The Break-In!']);
});

test('no encounter card is returned to a hand', () => {
  const table = after(act('returnToHand', each(any('character'))));
  expect(table.names('hand')).toContain('Mockingbird');
  expect(table.names('engaged')).toEqual(['Hydra Bomber']);
});

test('nothing but a card of the own hand is played without its cost', () => {
  const table = after(act('draw', undefined, 1), act('playIgnoringCost', each(any('character'))));
  expect(table.names('area')).toEqual(["T'Challa", 'Mockingbird', 'Broom']);
  expect(table.names('engaged')).toEqual(['Hydra Bomber']);
});

test('no card is attached to itself, and no identity to anything', () => {
  const table = after(act('draw', undefined, 1), act('attach', each(any('character')), undefined, { to: each(any('ally')) }));
  expect(table.state.cards.flatMap(({ id, host }) => (host === 0 ? [] : [printedOf(table.match, id).name]))).toEqual(['Hydra Bomber']);
});

test('an identity that is flipped changes its form, and keeps the damage that it has. MC-FORM-4', () => {
  const table = after(act('damage', each(any('identity')), 2), act('flip', each(any('identity'))));
  expect(table.names('area')).toContain('Black Panther');
  expect(table.on(table.identity()).damage).toBe(2);
});

test.each([
  ['who has a card with the resource spends it', ['01088'], 'payForAbility'],
  ['who has none spends nothing', [], 'takeTurn'],
])('%s. MC-RESOURCE-4', (_what, hand, purpose) => {
  const table = tableWith(act('damage', each(any('minion')), 1), act('spend', undefined, undefined, { value: 'energy' }));
  table.leaveIn('hand', 0, hand);
  expect(table.do('use Broom').purpose).toBe(purpose);
});
