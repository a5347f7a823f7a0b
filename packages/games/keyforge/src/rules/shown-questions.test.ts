import { seedFromNumber, type PlayableMatch } from '@crupier/kernel/rules';
import { describe, expect, test } from 'vitest';
import { keyforge } from '../keyforge.ts';
import { optionVerbs, purposes } from '../words/question-words.ts';

function matchAt(...lines: readonly string[]): PlayableMatch {
  return matchOf('sanctum mars logos', 'house mars', ...lines);
}

function matchOf(houses: string, ...lines: readonly string[]): PlayableMatch {
  const built = keyforge.position?.([`1 houses ${houses}`, `2 houses ${houses}`, 'active 1', ...lines], seedFromNumber(1));
  if (built?.ok !== true) throw new Error(JSON.stringify(built));
  return built.value;
}

describe('KF-OFF-HOUSE-1 KF-OMNI-1 the main step says of which houses the cards are that are left', () => {
  const rows: readonly (readonly [string, string, ...string[]])[] = [
    ['the active house', 'mainStep', '1 line Zorg', '1 artifacts Gorm of Omm (exhausted)'],
    ['the active house and others', 'mainStepAlsoOthers', '1 line Zorg', '1 artifacts Gorm of Omm'],
    ['others alone', 'mainStepOnlyOthers', '1 line Sequis', '1 artifacts Gorm of Omm'],
    ['none', 'mainStep', '1 line Sequis'],
  ];
  test.each(rows)('%s', (_, purpose, ...lines) => {
    const open = matchAt(...lines).pending(0);
    expect(open?.ask?.purpose ?? open?.purpose).toBe(purpose);
    expect(Object.keys(purposes)).toContain(purpose);
  });

  test('the opponent does not learn it', () => {
    const open = matchAt('1 line Sequis', '1 artifacts Gorm of Omm').pending(1);
    expect([open?.purpose, open?.ask]).toEqual(['mainStep', undefined]);
  });
});

test('KF-FIGHT-1 KF-FIGHT-2 who fights and who is fought are told apart by their words', () => {
  const match = matchAt('1 line Zorg', '2 line Troll; Bumpsy');
  const verbsAsked = (): unknown => match.pending(0)?.ask?.options.map(({ verb }) => optionVerbs[verb as 'fight'].en);
  expect(verbsAsked()).toEqual(['Reap with {card}', 'Fight with {card}', 'End your turn']);
  match.answer(0, match.pending(0)?.id ?? -1, [1]);
  expect(verbsAsked()).toEqual(['Fight {card}', 'Fight {card}']);
  const [handle = ''] = Object.entries(match.view(0).cards).find(([, { definition }]) => definition === 'zorg') ?? [];
  expect(match.whyNot?.(0, handle)?.choice?.verb).toBe('fightAgainst');
});

test('a choice that a text asks for several times says which of them it is, to whoever makes it alone', () => {
  const match = matchOf('staralliance mars sanctum', 'house staralliance', '1 hand Xenotraining', '1 line Zorg; Sequis', '2 aember 2');
  match.answer(0, match.pending(0)?.id ?? -1, [0]);
  const parts: unknown[] = [];
  for (let asked = match.pending(0); asked?.kind === 'target'; asked = match.pending(0)) {
    parts.push(asked.ask?.part);
    expect(match.pending(1)?.ask).toBeUndefined();
    match.answer(0, asked.id, [0]);
  }
  expect(parts).toEqual([
    { at: 1, of: 2 },
    { at: 2, of: 2 },
  ]);
});

test('a choice that is made once has no number', () => {
  const match = matchOf('staralliance mars sanctum', 'house staralliance', '1 hand Xenotraining', '1 line Zorg; Zorg', '2 aember 2');
  match.answer(0, match.pending(0)?.id ?? -1, [0]);
  expect([match.pending(0)?.kind, match.pending(0)?.ask?.part]).toEqual(['target', undefined]);
});

describe('a question of what an act is about belongs to its announcement', () => {
  const house = ['brobnar mars sanctum', 'house brobnar'] as const;
  const line = ['1 line Bumpsy', '2 line Troll; Zorg'];
  /** Whether the question that an act of the first player leads to can be cancelled with it. */
  const isAnnounced = (verb: string, ...lines: readonly string[]): unknown => {
    const match = matchOf(...house, ...line, ...lines);
    const { id = -1, ask } = match.pending(0) ?? {};
    match.answer(0, id, [ask?.options.findIndex((each) => each.verb === verb) ?? -1]);
    // The ability asks which creature, and how it is used, before it comes to the fight.
    const before = verb === 'action' ? 3 : 0;
    for (let asked = 0; asked < before && match.pending(0)?.purpose !== 'chooseDefender'; asked++)
      match.answer(0, match.pending(0)?.id ?? -1, [0]);
    const open = match.pending(0);
    return [open?.purpose, open?.announcing];
  };

  test.each<[name: string, expected: readonly unknown[], verb: string, ...lines: string[]]>([
    ['KF-FIGHT-2 whom a creature fights', ['chooseDefender', true], 'fight'],
    ['KF-FLANK-2 on which flank a creature enters', ['choosePlace', true], 'play', '1 hand Troll'],
    ['KF-UPGRADE-1 what an upgrade is attached to', ['chooseHost', true], 'play', '1 hand Blood of Titans'],
    ['but not whom an ability makes it fight', ['chooseDefender', undefined], 'action', '1 artifacts Gauntlet of Command'],
    ['nor what the player does next', ['mainStep', undefined], 'reap'],
  ])('%s', (_, expected, verb, ...lines) => {
    expect(isAnnounced(verb, ...lines)).toEqual(expected);
  });
});

test('KF-FLANK-2 KF-TREACHERY-1 a flank of the opponent’s battleline says so', () => {
  const traitor = { name: 'Turncoat', type: 'creature', house: 'mars', power: 2, keywords: ['treachery'] };
  const flanksAsked = (card: string): unknown => {
    const lines = ['1 houses mars', '2 houses mars', 'active 1', 'house mars', `1 hand ${card}`, '1 line Zorg', '2 line Zorg; Sequis'];
    const built = keyforge.position?.(lines, seedFromNumber(1), { cards: [traitor] });
    if (built?.ok !== true) throw new Error(JSON.stringify(built));
    built.value.answer(0, built.value.pending(0)?.id ?? -1, [0]);
    return built.value.pending(0)?.ask?.options.map(({ verb }) => optionVerbs[verb as 'leftFlank'].en);
  };
  expect(flanksAsked('Zorg')).toEqual(['Left flank', 'Right flank']);
  expect(flanksAsked('Turncoat')).toEqual(['Your opponent’s left flank', 'Your opponent’s right flank']);
});
