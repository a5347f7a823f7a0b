import type { PlayableGame, PlayableMatch } from '@crupier/kernel';
import type { Speech } from '@crupier/protocol';
import { describe, expect, test } from 'vitest';
import { findGame, games } from '../games.ts';
import { readTable } from './sections.ts';

const [inferno, keyforge, marvelChampions] = [await load('inferno'), await load('keyforge'), await load('marvel-champions')] as const;

async function load(id: string): Promise<PlayableGame> {
  const game = await findGame(games, id)?.load();
  if (game === undefined) throw new Error(`The shelf has no ${id}.`);
  return game;
}

const seed = '1'.padStart(64, '0');

/** The facts under each heading of a table, as its first seat reads them. */
function readingOf(game: PlayableGame, match: PlayableMatch, language: Speech['language'] = 'en'): readonly string[] {
  const seats = match.view(0).seats.map((_, seat) => `P${seat + 1}`);
  const { bar, zones } = readTable({ language }, match.view(0), { words: game.words, language, card: (key) => game.card(key), seats });
  return [bar, ...zones].flatMap(({ facts }) => facts);
}

function at(game: PlayableGame, ...lines: readonly string[]): PlayableMatch {
  const built = game.position?.(lines, seed);
  if (built?.ok !== true) throw new Error(JSON.stringify(built));
  return built.value;
}

describe('a card is read with what one plays it for', () => {
  test('an ally of Inferno with strength and toughness, in hand as in play', () => {
    const match = at(inferno, 'active 1', '1 hand Feral Dog; Ignition', '1 play Feral Dog (damage 1); Ember Imp');
    const facts = readingOf(inferno, match, 'es');
    expect(facts).toContain('#1 Perro cimarrón: Aliado, Coste de energía 1, FUE y RES 2/1');
    expect(facts.find((fact) => fact.includes('Ignición'))).not.toContain('FUE');
    expect(facts.filter((fact) => fact.split('FUE y RES').length > 2)).toEqual([]);
  });

  test('an ally of Marvel Champions with its powers, a villain with those it has now alone', () => {
    const match = at(marvelChampions, '1 identity Spider-Man', 'villain Rhino I', '1 hand Nick Fury');
    const facts = readingOf(marvelChampions, match);
    expect(facts.find((fact) => fact.includes('Nick Fury'))).toContain('Ally, Cost 4, Hit points 3, THW 2, ATK 2');
  });

  test('a creature of KeyForge with power and armor', () => {
    const match = at(keyforge, 'active 1', 'house sanctum', '1 houses sanctum mars logos', '2 houses sanctum mars logos', '1 hand Sequis');
    expect(readingOf(keyforge, match).find((fact) => fact.includes('Sequis'))).toMatch(/Power 4, Armor 2/);
  });
});

describe('teams', () => {
  const configured = (seats: number, settings: Readonly<Record<string, unknown>>): PlayableMatch => {
    const [name = ''] = inferno.deckNames();
    const wished = inferno.configure(new Array<string>(seats).fill(name), { settings });
    const dealt = wished.ok ? inferno.start(wished.value, seed) : wished;
    if (!dealt.ok) throw new Error(JSON.stringify(dealt.problems));
    return dealt.value;
  };

  test('are counted from 1', () => {
    const facts = readingOf(inferno, configured(4, { teams: [0, 1, 0, 1] }));
    expect(facts.flatMap((fact) => /Team \d/.exec(fact) ?? [])).toEqual(['Team 1', 'Team 2', 'Team 1', 'Team 2']);
  });

  test('are not spoken of where each plays alone', () => {
    expect(readingOf(inferno, configured(2, {})).filter((fact) => fact.includes('Team'))).toEqual([]);
  });
});
