import { mattersOf } from '@crupier/kernel';
import { expect, test } from 'vitest';
import { matterRules } from './matter-words.ts';

const types: Readonly<Record<string, string>> = {
  rhino: 'villain',
  hero: 'hero',
  person: 'alterEgo',
  fury: 'ally',
  shocker: 'minion',
  scheme: 'mainScheme',
  bomb: 'sideScheme',
  horn: 'attachment',
};
const card = (definition: string) => ({ definition, handle: definition });

/** What mattered among some events: the fact, its sum, and for whom it was good. */
function told(...events: Parameters<typeof mattersOf>[1]): readonly string[] {
  const matters = mattersOf(matterRules, events, (definition) => types[definition] ?? '');
  return matters.map(({ rule, sum }) => `${rule.event} ${sum} ${rule.tone ?? ''}`.trim());
}

test.each([
  ['rhino', 'good'],
  ['shocker', 'good'],
  ['bomb', 'good'],
  ['fury', 'bad'],
])('that %s falls is %s', (definition, tone) => {
  expect(told({ name: 'defeated', card: card(definition) })).toEqual([`defeated 1 ${tone}`]);
});

test('what is no character and no scheme does not matter as it goes', () => {
  expect(told({ name: 'defeated', card: card('horn') })).toEqual([]);
});

test('stages of the main scheme matter, the elimination of a player and the end', () => {
  const advanced = { name: 'schemeAdvanced', card: card('scheme'), other: card('scheme') };
  const events = [advanced, { name: 'playerEliminated', seat: 1 }, { name: 'ended', value: 3 }];
  expect(told(...events)).toEqual(['schemeAdvanced 1 bad', 'playerEliminated 1 bad', 'ended 1']);
});

test.each([
  ['damageTaken', 'hero', 4, 'bad'],
  ['damageTaken', 'person', 4, 'bad'],
  ['damageTaken', 'rhino', 4, 'good'],
  ['threatPlaced', 'scheme', 4, 'bad'],
  ['threatRemoved', 'scheme', 3, 'good'],
  ['threatRemoved', 'bomb', 3, 'good'],
])('%s of %s matters from %i on, in one step', (name, definition, least, tone) => {
  const some = (amount: number) => ({ name, card: card(definition), amount });
  expect(told(some(least - 1))).toEqual([]);
  expect(told(some(least - 1), some(1))).toEqual([`${name} ${least} ${tone}`]);
});

test('damage of minions and threat on side schemes are not told by themselves', () => {
  expect(told({ name: 'damageTaken', card: card('shocker'), amount: 9 }, { name: 'threatPlaced', card: card('bomb'), amount: 9 })).toEqual(
    [],
  );
});
