import { describe, expect, test } from 'vitest';
import { conform } from '../../conformance.ts';
import { each } from '../../language/builders.ts';
import { act, activated, enemy } from '../../language/word-builders.ts';
import { isEnemy, isOpponent } from '../../derived/players.ts';
import { NO_SEAT, type CoreCard } from '../../state/state.ts';
import { SPECTATOR } from '../../state/viewers.ts';
import { handleNow, mayKnow } from '../../views/handles.ts';
import { identities } from './game.ts';
import { redeal } from '../../views/redeal.ts';
import { seedFromNumber, seedRandom } from '../../state/random.ts';
import { blank } from './state/reading.ts';
import { tinySubject } from './subject.ts';
import { tinyTable, type TinyTable } from './table.ts';
import { viewTiny } from './state/view.ts';

const two = ['seats 3', 'teams 1 2 1'];
const together = ['seats 3', 'teams 1 1 1'];

describe('players in teams', () => {
  test('are opponents of the other teams alone', () => {
    const { match } = tinyTable(two);
    expect([isOpponent(match, 0, 1), isOpponent(match, 0, 2), isOpponent(match, 0, 0)]).toEqual([true, false, false]);
  });

  test('raid the other teams, whose beasts may defend', () => {
    const table = tinyTable([...two, '1 den bear', '2 den wolf', '3 den pup']).answer('raid bear');
    expect(table.offers()).toEqual(['raidSeat 1']);
    expect(table.answer('raidSeat 1').asked()).toBe('2 whoDefends');
  });

  test('win together, without whoever has left', () => {
    const table = tinyTable([...two, 'round 8', '1 food 9', '2 food 1', '3 food 1']);
    for (let turn = 0; turn < 3; turn++) table.answer('end');
    expect([table.match.state.winners, table.match.state.ending]).toEqual([[0, 2], 'rounds']);
    expect(tinyTable(two).leave(1).leave(2).match.state.winners).toEqual([2]);
  });

  test('who are all on one side have nobody to raid, and play on when one of them leaves', () => {
    const table = tinyTable([...together, '1 den bear', '1 hand pup']);
    expect([table.offers(), table.leave(2).asked(), table.leave(1).asked()]).toEqual([['play pup', 'end'], '1 act', '3 act']);
    const { winners, ending } = table.leave(3).match.state;
    expect([winners, ending]).toEqual([[], 'left']);
  });
});

describe('the side of the scenario', () => {
  const hurt = {
    key: 'hurt',
    printed: { ...blank, type: 'spell' as const },
    abilities: [activated('play', { do: [act('damage', each(enemy('beast')), 1)] })],
  };

  /** A table at which nobody controls the bear. */
  function withWildBear(lines: readonly string[]): TinyTable {
    const table = tinyTable([...lines, '1 hand hurt', '1 den wolf', '2 den bear'], { cards: [hurt] });
    (table.match.state.cards[table.card('bear')] as CoreCard).controller = NO_SEAT;
    return table;
  }

  test.each([[two], [together]])('is an enemy of every player', (lines) => {
    const table = withWildBear(lines);
    expect([0, 1, 2].map((seat) => isEnemy(table.match, seat, NO_SEAT))).toEqual([true, true, true]);
  });

  test('is an enemy of nobody in a game without a scenario', () => {
    const { match } = tinyTable(two);
    const { isScenarioEnemy: _, ...players } = match.game.players;
    expect(isEnemy({ ...match, game: { ...match.game, players } }, 0, NO_SEAT)).toBe(false);
  });

  test('is hit by what hits enemies, even where no player is one', () => {
    const table = withWildBear(together);
    (table.match.state.cards[table.card('bear')] as CoreCard).controller = NO_SEAT;
    table.answer('play hurt');
    expect([table.damage('bear'), table.damage('wolf')]).toEqual([1, 0]);
  });
});

describe('open hands', () => {
  const lines = [...two, '1 hand pup', '2 hand wolf', '3 hand bear', '1 deck d=pup'];

  function knowers(table: TinyTable, label: string): number[] {
    return [0, 1, 2, SPECTATOR].filter((viewer) => mayKnow(table.match, viewer, table.card(label)));
  }

  test('are known to all seats and spectators; those of a player alone are not', () => {
    const table = tinyTable([...lines, 'hands open']);
    expect(['pup', 'wolf', 'bear', 'd'].map((label) => knowers(table, label))).toEqual([[0, 1, 2, -1], [1], [0, 1, 2, -1], []]);
    const view = viewTiny(table.match, SPECTATOR);
    expect(view.cards[handleNow(table.match, SPECTATOR, table.card('bear'))]?.definition).toBe('bear');
  });

  test('stay hidden where the game does not open them, from companions too', () => {
    expect(['pup', 'bear'].map((label) => knowers(tinyTable(lines), label))).toEqual([[0], [2]]);
  });

  test('are not dealt anew for anybody', () => {
    const table = tinyTable([...lines, 'hands open', '3 hand fox=scout', '3 deck a=miser b=medic c=alpha']);
    const hand = table.match.state.cards[table.card('bear')]?.definition;
    const dealt = redeal(table.match, 1, identities, seedRandom(seedFromNumber(4)));
    expect(dealt.state.cards[table.card('bear')]?.definition).toBe(hand);
  });

  const configurations = [
    { teams: [0, 1, 0], openHands: true },
    { teams: [0, 1, 0], openHands: false },
    { teams: [0, 0, 0], openHands: true },
  ];

  test.each(configurations)('teams $teams with open hands $openHands conform', (configuration) => {
    for (let seed = 1; seed <= 2; seed++) expect(conform(tinySubject(3, configuration), { seed, swapEvery: 8 }).ending).not.toBe('');
  });

  test('that a view does not show are found by the conformance kit', () => {
    const subject = tinySubject(3, { teams: [0, 1, 0], openHands: true });
    const view: typeof subject.view = (match, viewer) => ({ ...viewTiny(match, viewer), ...(viewer === SPECTATOR && { cards: {} }) });
    expect(() => conform({ ...subject, view }, { seed: 1 })).toThrow('of an open hand');
  });
});
