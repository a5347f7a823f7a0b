import { obviousAnswer } from '@crupier/kernel';
import { seedFromNumber, type PlayableMatch } from '@crupier/kernel/rules';
import { describe, expect, test } from 'vitest';
import { keyforge } from '../keyforge.ts';

type Cards = readonly Readonly<Record<string, unknown>>[];

/** A creature of Mars with one text, which is followed after it reaps. */
function reaper(name: string, clause: object): Cards[number] {
  const when = { occasion: 'reaped', card: 'self' };
  return { name, type: 'creature', house: 'mars', power: 3, abilities: [{ kind: 'triggered', when, forced: true, clause }] };
}

/** One that asks for a state. */
function ifState(name: string, state: string): Cards[number] {
  return reaper(name, { if: { kind: 'state', state }, do: [{ verb: 'capture', on: { kind: 'self' }, amount: 1 }] });
}

/** One that speaks of creatures with a quality. */
function ofQuality(name: string, quality: string): Cards[number] {
  return reaper(name, { do: [{ verb: 'ready', on: { kind: 'each', noun: 'creature', whose: 'any', are: [quality] } }] });
}

const mars = ['active 1', 'house mars'];

function matchOf(lines: readonly string[], cards: Cards = []): PlayableMatch {
  const opened = keyforge.position?.(lines, seedFromNumber(1), { cards });
  if (opened?.ok !== true) throw new Error(JSON.stringify(opened));
  return opened.value;
}

/** The match after player 1 has chosen the first option with a verb. */
function after(verb: string, lines: readonly string[], cards: Cards = []): PlayableMatch {
  const match = matchOf(lines, cards);
  const open = match.pending(0);
  const at = open?.ask?.options.findIndex((option) => option.verb === verb) ?? -1;
  expect(match.answer(0, open?.id ?? -1, [at])).toBeUndefined();
  return match;
}

/** The question of player 1: its purpose, its options, and what a policy answers. */
function asked(match: PlayableMatch): readonly unknown[] {
  const open = match.pending(0);
  if (open?.ask === undefined) return [];
  const offers = open.ask.options.map(({ verb, value }) => `${verb} ${value}`);
  return [open.purpose, offers.join(', '), obviousAnswer(open.kind, open.ask)];
}

describe('KF-KEYS-1 the colour of a key', () => {
  const forging = ['active 1', 'step forge', '1 aember 6'];

  test('makes no difference where no card names one', () => {
    expect(asked(matchOf([...forging, '1 deck Zorg', '2 deck Troll']))).toEqual(['chooseKey', 'colour 0, colour 1, colour 2', [0]]);
    expect(asked(matchOf([...forging, '1 keys red', '2 keys blue']))).toEqual(['chooseKey', 'colour 1, colour 2', [0]]);
  });

  const naming: readonly (readonly [string, string, Cards])[] = [
    ['a card in the own deck', '1 deck Reader', [ifState('Reader', 'redKeyForged')]],
    ['a card in the opponent’s hand', '2 hand Reader', [ifState('Reader', 'blueKeyForged')]],
    ['a purged card', '2 purged Reader', [ifState('Reader', 'yellowKeyForged')]],
    ['the reference card of a token creature', '2 token corsair', []],
  ];
  test.each(naming)('is to be chosen where %s names one', (_, line, cards) => {
    expect(asked(matchOf([...forging, line], cards))).toEqual(['chooseKey', 'colour 0, colour 1, colour 2', undefined]);
  });

  test('is to be chosen where the card that names one is a token creature for now', () => {
    const forges = reaper('Forger', { do: [{ verb: 'makeToken' }], next: { do: [{ verb: 'forge' }] } });
    const lines = [...mars, '1 aember 6', '1 line Forger', '1 token grunt', '1 deck Reader'];
    expect(asked(after('reap', lines, [forges, ifState('Reader', 'sameKeys')])).at(-1)).toEqual([0]);
    const match = after('reap', lines, [forges, ifState('Reader', 'redKeyForged')]);
    expect(match.answer(0, match.pending(0)?.id ?? -1, [0])).toBeUndefined();
    expect(asked(match)).toEqual(['chooseKey', 'colour 0, colour 1, colour 2', undefined]);
  });

  test('makes no difference where a card asks how many keys are forged', () => {
    expect(asked(matchOf([...forging, '2 deck Reader'], [ifState('Reader', 'sameKeys')])).at(-1)).toEqual([0]);
  });

  const unforging: readonly (readonly [string, readonly number[] | undefined, readonly string[]])[] = [
    ['makes no difference where no card names one', [0], []],
    ['is to be chosen where some were forged in the last turn', undefined, ['2 forgedInTurn yellow']],
    ['makes no difference where all were', [0], ['2 forgedInTurn red yellow']],
    ['is to be chosen where a card names one', undefined, ['2 token corsair']],
  ];
  test.each(unforging)('KF-UNFORGE-1 of one that is turned back %s', (_, answer, lines) => {
    const breaker = reaper('Breaker', { do: [{ verb: 'unforge', who: 'opponent' }] });
    const match = after('reap', [...mars, '1 line Breaker', '2 keys red yellow', ...lines], [breaker]);
    expect(asked(match)).toEqual(['chooseKeyToUnforge', 'colour 0, colour 2', answer]);
  });
});

describe('KF-FLANK-1 the place in a battleline of two', () => {
  const playing = (lines: readonly string[], cards: Cards = []): readonly unknown[] =>
    asked(after('play', [...mars, '1 hand Zorg', ...lines], cards));

  test('makes no difference where no card tells left from right', () => {
    expect(playing(['1 line Troll', '1 deck Bulwark; Grenade Snib'])).toEqual(['choosePlace', 'leftFlank 0, rightFlank 1', [0]]);
  });

  test('is to be chosen in a longer one', () => {
    expect(playing(['1 line Troll; Bumpsy'])).toEqual(['choosePlace', 'leftFlank 0, rightFlank 2', undefined]);
  });

  const telling: readonly (readonly [string, string, Cards])[] = [
    ...['leftFlank', 'rightFlank', 'leftOfThis', 'rightOfThis'].map(
      (quality) => [`by the quality ${quality}`, '2 deck Reader', [ofQuality('Reader', quality)]] as const,
    ),
    ['by where token creatures come', '2 discard The Amasser', []],
    ['by the place of one that is gone', '1 deck Gebuk', []],
  ];
  test.each(telling)('is to be chosen where a card tells left from right: %s', (_, line, cards) => {
    expect(playing(['1 line Troll', line], cards)).toEqual(['choosePlace', 'leftFlank 0, rightFlank 1', undefined]);
  });

  test('makes no difference for one that is moved within it', () => {
    const it = { noun: 'creature', whose: 'any', are: [], other: true, min: 1, max: 1 };
    const mover = reaper('Mover', { targets: { it }, do: [{ verb: 'moveCreature', on: { kind: 'bound', name: 'it' }, value: 'flank' }] });
    const moving = (...lines: readonly string[]): readonly unknown[] => {
      const match = after('reap', [...mars, ...lines], [mover]);
      expect(match.answer(0, match.pending(0)?.id ?? -1, [0])).toBeUndefined();
      return asked(match);
    };
    expect(moving('1 line Mover; Troll')).toEqual(['choosePlace', 'place 0, place 1', [0]]);
    expect(moving('1 line Mover; Troll; Zorg')).toEqual(['choosePlace', 'place 0, place 2', undefined]);
    expect(moving('1 line Mover; Troll', '1 deck The Forsaken')).toEqual(['choosePlace', 'place 0, place 1', undefined]);
  });
});
