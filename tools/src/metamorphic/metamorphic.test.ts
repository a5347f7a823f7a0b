import type { Scenario } from '@crupier/kernel/conformance';
import { foldersOf, readScenarioFiles } from '@crupier/rule-coverage';
import { describe, expect, test } from 'vitest';
import { sample } from '../sampling.ts';
import { testedGames } from '../tested-games.ts';
import { root } from '../tidy/repository.ts';
import { changes } from './rerun.ts';
import { rerunAll } from './rerun-all.ts';
import { addBystander, mirror, renameCards, renumberCards, type Notation } from './transformations.ts';

/** How many scenarios of a game are run again with each change, other ones for each. `npm run metamorphic` runs all of them. */
const SCENARIOS = 40;
/** Chooses the scenarios: `CRUPIER_TEST_SEED=2 npm test -- tools/src/metamorphic` runs others. */
const SEED = Number(process.env['CRUPIER_TEST_SEED'] ?? '1');

describe.each(Object.keys(testedGames))(`scenarios of %s, chosen by the seed ${SEED} and run again`, async (id) => {
  const game = await testedGames[id]?.();
  if (game === undefined) throw new Error(`There is no game ${id}.`);
  const all = readScenarioFiles(foldersOf(root, id).scenarios);

  test.each(changes)('come to the same: %s', (change) => {
    const some = sample(all, SCENARIOS, SEED, ({ name }) => `${change} ${name}`);
    const { same, deviations } = rerunAll(some, change, SEED, game.rerun);
    expect(deviations).toEqual([]);
    expect(same).toBeGreaterThan(0);
  });
});

const notation: Notation = {
  seatWords: ['active', 'first'],
  seatLists: ['known'],
  seatVerbs: ['aim'],
  usual: ['active 1'],
  cardSeats: ['controller'],
  deck: 'deck',
  usualPlayers: 2,
  usualDeck: '',
  bystander: { name: 'Idle Bystander' },
  countsDeck: () => false,
  stock: ['Raid Boss'],
};

const scenario: Scenario = {
  format: 1,
  game: 'keyforge',
  name: 'A raid',
  rules: [],
  cards: [{ name: 'Raid', type: 'action', abilities: [{ kind: 'triggered', of: { is: 'name', value: 'Raid' } }] }],
  position: ['active 1', 'house mars', '1 hand Raid', '1 deck Zorg; Grommid', '2 line Zorg (by 1) as theirs'],
  steps: [
    { answer: 'play 1:Raid', seat: 1 },
    {
      expect: {
        '1 hand': [],
        '2 aember': 3,
        active: 1,
        winner: '1',
        'Zorg controller': 2,
        '1 deck count': 2,
        '1 deck': ['Grommid', 'Zorg'],
        'Raid zone': 'discard',
      },
    },
    { asked: { seat: 2, purpose: 'raid' } },
    { view: { seat: 2, hides: ['Raid'], expect: { '2 hand count': 1 } } },
    { edit: ['2 hand Raid'] },
  ],
};

describe('a scenario written otherwise', () => {
  test('with the players exchanged', () => {
    const { position, steps } = mirror(scenario, notation);
    expect(position).toEqual(['active 2', 'house mars', '2 hand Raid', '2 deck Zorg; Grommid', '1 line Zorg (by 2) as theirs']);
    expect(steps).toEqual([
      { answer: 'play 2:Raid', seat: 2 },
      {
        expect: {
          '2 hand': [],
          '1 aember': 3,
          active: 2,
          winner: '2',
          'Zorg controller': 1,
          '2 deck count': 2,
          '2 deck': ['Grommid', 'Zorg'],
          'Raid zone': 'discard',
        },
      },
      { asked: { seat: 1, purpose: 'raid' } },
      { view: { seat: 1, hides: ['Raid'], expect: { '1 hand count': 1 } } },
      { edit: ['1 hand Raid'] },
    ]);
    expect(mirror(mirror(scenario, notation), notation)).toEqual(scenario);
  });

  test('with the players exchanged who are chosen, or named by the first option', () => {
    const steps = [{ answer: 'aim 1' }, { offered: ['aim =0'] }, { asked: { seat: 1, first: 'hit 2:Raid' } }];
    const exchanged = [{ answer: 'aim =0' }, { offered: ['aim =1'] }, { asked: { seat: 2, first: 'hit 1:Raid' } }];
    expect(mirror({ ...scenario, steps }, notation).steps).toEqual(exchanged);
  });

  test('with the players exchanged who win together', () => {
    const steps = [{ expect: { winner: '1,2' } }];
    expect(mirror({ ...scenario, steps }, notation).steps).toEqual(steps);
  });

  test('with the players exchanged where a position leaves something unsaid, or names several', () => {
    const { position } = mirror({ ...scenario, position: ['house mars', '1 hand Zorg (known 1 2, by 2)'] }, notation);
    expect(position).toEqual(['house mars', '2 hand Zorg (known 2 1, by 1)', 'active 2']);
  });

  test('with a card at the bottom of a deck', () => {
    const { cards, position, steps } = addBystander(scenario, notation);
    expect(cards).toHaveLength(2);
    expect(position[3]).toBe('1 deck Zorg; Grommid; Idle Bystander');
    expect(steps[1]).toMatchObject({ expect: { '1 deck count': 3, '1 deck': ['Grommid', 'Zorg', 'Idle Bystander'], '2 aember': 3 } });
  });

  test('with other names', () => {
    const { cards, position, steps } = renameCards(scenario, notation);
    expect(cards).toEqual([{ name: 'Zz diar', type: 'action', abilities: [{ kind: 'triggered', of: { is: 'name', value: 'Zz diar' } }] }]);
    expect(position[2]).toBe('1 hand Zz diar');
    expect(steps[0]).toEqual({ answer: 'play 1:Zz diar', seat: 1 });
    expect(steps[2]).toEqual({ asked: { seat: 2, purpose: 'raid' } });
    expect(steps[3]).toMatchObject({ view: { hides: ['Zz diar'] } });
    expect(renameCards({ ...scenario, position: ['1 line Raid Boss; Raid'] }, notation).position).toEqual(['1 line Raid Boss; Zz diar']);
  });

  test('laid out in another order', () => {
    expect(renumberCards(scenario).position).toEqual(scenario.position.toReversed());
  });
});

test('a rerun that comes to something else is told', async () => {
  const game = await testedGames['keyforge']?.();
  const wrong = { ...scenario, cards: [], position: ['house mars', 'active 1'], steps: [{ expect: { '1 aember': 5 } }] };
  expect(game?.rerun(wrong, 'mirrored', 1)).toMatchObject({
    end: 'other',
    what: expect.stringMatching(/^step 1: 2 aember is 0, not 5; asked is mainStep/),
  });
  expect(game?.rerun({ ...wrong, steps: [{ expect: { '1 aember': 0 } }] }, 'mirrored', 1)).toEqual({ end: 'same' });
});

test('a deck that runs out before anything is asked is met by no other card', async () => {
  const game = await testedGames['marvel-champions']?.();
  const [emptied] = readScenarioFiles(foldersOf(root, 'marvel-champions').scenarios).filter(
    ({ name }) => name === 'Where the deck of one player alone runs out nobody is asked for the order',
  );
  expect(game?.rerun(emptied?.input, 'bystander', 1)).toEqual({ end: 'does not apply' });
});
