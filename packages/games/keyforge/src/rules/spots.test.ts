import { seedFromNumber, type PlayableMatch } from '@crupier/kernel/rules';
import { describe, expect, test } from 'vitest';
import { keyforge } from '../keyforge.ts';

type Cards = readonly Readonly<Record<string, unknown>>[];

/** A creature of Mars with a keyword. */
function creature(name: string, keyword: string): Cards[number] {
  return { name, type: 'creature', house: 'mars', power: 3, keywords: [keyword] };
}

function matchOf(lines: readonly string[], cards: Cards): PlayableMatch {
  const opened = keyforge.position?.(['active 1', 'house mars', ...lines], seedFromNumber(1), { cards });
  if (opened?.ok !== true) throw new Error(JSON.stringify(opened));
  return opened.value;
}

/** The spots that are told with playing the one card of the hand, and those that are offered once it is played. */
function spotsOf(lines: readonly string[], cards: Cards = []): readonly [told: unknown, offered: unknown] {
  const match = matchOf(lines, cards);
  const open = match.pending(0);
  const options = open?.ask?.options ?? [];
  const at = options.findIndex(({ verb }) => verb === 'play');
  expect(match.answer(0, open?.id ?? -1, [at])).toBeUndefined();
  const next = match.pending(0);
  return [options[at]?.spots, next?.purpose === 'choosePlace' ? next.ask?.options.map(({ verb }) => verb) : undefined];
}

describe('KF-FLANK-2 with playing a creature it is told on which flank it can enter', () => {
  const flanks = ['leftFlank', 'rightFlank'];
  const across = ['leftFlankOfOpponent', 'rightFlankOfOpponent'];

  test.each<readonly [string, readonly string[], Cards, readonly [unknown, unknown]]>([
    ['either flank of a line', ['1 hand Zorg', '1 line Troll; Bumpsy'], [], [flanks, flanks]],
    ['none where nobody stands yet', ['1 hand Zorg', '2 line Troll; Bumpsy'], [], [undefined, undefined]],
    ['none where both ends are alike', ['1 hand Zorg', '1 line Troll'], [], [undefined, flanks]],
    ['none for an action', ['1 hand Soft Landing', '1 line Troll; Bumpsy'], [], [undefined, undefined]],
    [
      'none with deploy',
      ['1 hand Diver', '1 line Troll; Bumpsy'],
      [creature('Diver', 'deploy')],
      [undefined, ['leftFlank', 'deploy', 'rightFlank']],
    ],
    [
      'those of the opponent with treachery',
      ['1 hand Traitor', '2 line Troll; Bumpsy'],
      [creature('Traitor', 'treachery')],
      [across, across],
    ],
  ])('%s', (_what, lines, cards, expected) => {
    expect(spotsOf(lines, cards)).toEqual(expected);
  });
});
