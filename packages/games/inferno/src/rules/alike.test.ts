import type { Ability } from '@crupier/kernel/cards';
import type { ScenarioStep } from '@crupier/kernel/conformance';
import { expect, test } from 'vitest';
import { inferno } from '../inferno.ts';

const lamplight: Ability = {
  kind: 'activated',
  headers: ['energy'],
  cost: 0,
  price: { do: [{ verb: 'tap', on: { kind: 'self' } }] },
  clause: { do: [{ verb: 'addEnergy', amount: 1 }] },
};
const crumble: Ability = {
  kind: 'activated',
  headers: ['ritual'],
  cost: 0,
  clause: {
    targets: { it: { noun: 'resource', whose: 'enemy', are: [], min: 1, max: 1 } },
    do: [{ verb: 'destroy', on: { kind: 'bound', name: 'it' } }],
  },
};
const spark: Ability = { kind: 'activated', headers: ['ritual'], cost: 0, clause: { do: [{ verb: 'addEnergy', amount: 1 }] } };
const cards = [
  { name: 'Lamp', types: ['object'], cost: 0, abilities: [lamplight] },
  { name: 'Crumble', types: ['ritual'], supertypes: ['instant'], cost: 0, abilities: [crumble] },
  { name: 'Spark', types: ['ritual'], supertypes: ['instant'], cost: 1, abilities: [spark] },
  { name: 'Vein', types: ['resource'] },
  { name: 'Ox', types: ['ally'], cost: 2, strength: 1, toughness: 1 },
];

function plays(position: readonly string[], ...steps: readonly ScenarioStep[]): void {
  const report = inferno.runScenario({ format: 1, game: 'inferno', name: 'alike', rules: [], cards, position, steps });
  expect(report.problems).toEqual([]);
  expect(report.failure).toBeUndefined();
}

test('resources that their player has not seen are one option, and a payment with them alone is forced', () => {
  plays(
    ['1 hand Ox', '1 resources Filler (faceDown) as r1; Ox (faceDown) as r2; Filler (faceDown) as r3'],
    { answer: 'play Ox' },
    { asked: { purpose: 'payEnergy', min: 2, max: 2 } },
    { notOffered: ['tapForEnergy r2', 'tapForEnergy r3'] },
    { refused: 'tapForEnergy r1' },
    { answer: ['tapForEnergy r1', 'tapForEnergy r1'] },
    { expect: { '1 energy': 0, 'r1 tapped': true, 'r2 tapped': true, 'r3 tapped': false } },
  );
});

test('a resource that is a target can be told from the others', () => {
  plays(
    ['1 hand Crumble', '2 hand Spark', '2 resources Filler (faceDown) as r1; Filler (faceDown) as r2; Filler (faceDown) as r3'],
    { answer: 'play Crumble' },
    { answer: 'choose r2' },
    { answer: 'pass' },
    { offered: ['tapForEnergy r1', 'tapForEnergy r2'] },
    { notOffered: ['tapForEnergy r3'] },
    { answer: 'play Spark' },
    { offered: ['tapForEnergy r1', 'tapForEnergy r2'] },
    { notOffered: ['tapForEnergy r3'] },
    { answer: 'tapForEnergy r2' },
    { expect: { 'r2 tapped': true, 'r1 tapped': false } },
  );
});

test('resources that lie face up are one option where they are copies', () => {
  plays(
    ['1 hand Ox', '1 resources Vein (faceUp) as a; Vein (faceUp) as b; Vein (faceUp, tapped) as c; Lamp (faceDown) as d'],
    { answer: 'play Ox' },
    { offered: ['tapForEnergy a', 'tapForEnergy d'] },
    { notOffered: ['tapForEnergy b', 'tapForEnergy c'] },
    { answer: ['tapForEnergy a', 'tapForEnergy d'] },
    { expect: { 'a tapped': true, 'b tapped': false, 'd tapped': true } },
  );
});

test('abilities of objects that are the same are one option while something is paid', () => {
  plays(
    ['1 hand Ox', '1 play Lamp as l1; Lamp as l2', '1 resources 1'],
    { answer: 'play Ox' },
    { asked: { purpose: 'energyAbilities' } },
    { offered: ['activate l1'] },
    { notOffered: ['activate l2'] },
    { answer: 'activate l1' },
    { answer: [] },
    { answer: 'tapForEnergy' },
    { expect: { 'l1 tapped': true, 'l2 tapped': false, 'chain count': 1 } },
  );
});
