import { seedFromNumber } from '@crupier/kernel/rules';
import { describe, expect, test } from 'vitest';
import { cardsOfSet, knownFacts } from '../cards/facts.ts';
import type { CardCode } from '../cards/facts/card-facts.ts';
import { configurationOf } from '../fixtures/core-game.ts';
import { checkConfiguration, planDeal, type Configuration } from './configuration.ts';
import type { Deal } from './deal.ts';

function planned(decks: readonly string[], changes: Partial<Configuration> = {}): Deal {
  return planDeal(configurationOf(decks, changes), seedFromNumber(1));
}

function namesOf(codes: readonly string[]): readonly string[] {
  return codes.map((code) => knownFacts(code as CardCode).name);
}

describe('what a match is dealt from', () => {
  test('each identity is dealt with its alter-ego up (MC-SETUP-1, MC-IDENTITY-2)', () => {
    const { seats } = planned(['Spider-Man', 'Captain Marvel']);
    expect(namesOf(seats.map(({ identity }) => identity))).toEqual(['Peter Parker', 'Carol Danvers']);
  });

  test('its obligation goes into the encounter deck, its nemesis set is set aside (MC-SETUP-4, MC-SETUP-5, MC-NEMESIS-SET-1, MC-OBLIGATION-2, MC-LTP-5, MC-LTP-39)', () => {
    const [seat] = planned(['Spider-Man']).seats;
    expect(namesOf(seat?.obligations ?? [])).toEqual(['Eviction Notice']);
    expect(namesOf(seat?.nemesis ?? []).toSorted()).toEqual([
      'Highway Robbery',
      'Sweeping Swoop',
      'Sweeping Swoop',
      "The Vulture's Plans",
      'Vulture',
    ]);
  });

  test.each([
    ['standard', 0, ['01094', '01095']],
    ['expert', 0, ['01095', '01096']],
    ['standard', 3, ['01096']],
  ] as const)(
    'the stages of the villain are those of the mode: %s, skirmish %i (MC-GAME-MODES-1, MC-GAME-MODES-2, MC-GAME-MODES-6, MC-LTP-6)',
    (difficulty, skirmish, stages) => {
      expect(planned(['Spider-Man'], { difficulty, skirmish }).villain).toEqual(stages);
    },
  );

  test('the encounter deck is the sets of the scenario in full, with the expert set in expert mode (MC-SETUP-10, MC-LTP-10, MC-MODULAR-SET-2, MC-SCENARIO-CARDS-1)', () => {
    const sizeOf = (set: string): number =>
      cardsOfSet(set)
        .filter(({ type }) => type !== 'villain' && type !== 'mainScheme')
        .reduce((sum, { quantity }) => sum + quantity, 0);
    const standard = sizeOf('rhino') + sizeOf('bomb_scare') + sizeOf('standard');
    expect(planned(['Spider-Man']).encounter).toHaveLength(standard);
    expect(planned(['Spider-Man'], { difficulty: 'expert' }).encounter).toHaveLength(standard + sizeOf('expert'));
    expect(planned(['Spider-Man'], { modular: [] }).encounter).toHaveLength(standard - sizeOf('bomb_scare'));
  });

  test('heroic mode has its level (MC-GAME-MODES-4)', () => {
    expect(planned(['Spider-Man'], { heroic: 2 }).heroic).toBe(2);
  });
});

describe('a configuration that is refused', () => {
  test.each<[string, readonly string[], Partial<Configuration>, string]>([
    ['two players with one identity (MC-UNIQUE-4)', ['Spider-Man', 'Spider-Man'], {}, 'start.sameIdentity'],
    ['the standard set as a modular one (MC-STANDARD-SET-2)', ['Spider-Man'], { modular: ['standard' as never] }, 'start.modular'],
    ['the expert set as a modular one (MC-EXPERT-SET-2)', ['Spider-Man'], { modular: ['expert' as never] }, 'start.modular'],
    ['a modular set twice', ['Spider-Man'], { modular: ['bomb_scare', 'bomb_scare'] }, 'start.modularTwice'],
    ['a skirmish against a stage that there is not', ['Spider-Man'], { skirmish: 4 }, 'start.skirmish'],
    ['nobody', [], {}, 'start.seats'],
  ])('%s', (_what, decks, changes, code) => {
    expect(checkConfiguration(configurationOf(decks, changes)).map((problem) => problem.code)).toContain(code);
  });
});
