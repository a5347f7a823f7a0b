import { seedFromNumber, type PlayableMatch } from '@crupier/kernel/rules';
import { expect, test } from 'vitest';
import { inferno } from '../inferno.ts';

function open(...lines: readonly string[]): PlayableMatch {
  const built = inferno.position?.(lines, seedFromNumber(1));
  if (built?.ok !== true) throw new Error(`The position can be played: ${JSON.stringify(built)}`);
  return built.value;
}

/** The seat that is asked, and what passing would end or let happen. */
function passing(match: PlayableMatch): unknown {
  const seat = match.pending(-1)?.waiting[0] ?? -1;
  const option = match.pending(seat)?.ask?.options.find(({ verb }) => verb === 'pass');
  const { code, ends, card } = option?.consequence ?? {};
  const shown = card === undefined ? undefined : match.view(seat).cards[card]?.definition;
  return [seat, code, ...(ends === true ? ['ends'] : []), ...(shown === undefined ? [] : [shown])];
}

function choose(match: PlayableMatch, verb: string): void {
  const seat = match.pending(-1)?.waiting[0] ?? -1;
  const asked = match.pending(seat);
  const at = asked?.ask?.options.findIndex((option) => option.verb === verb) ?? -1;
  expect([verb, match.answer(seat, asked?.id ?? -1, [at])]).toEqual([verb, undefined]);
}

test('INF-116.4 passing on an empty chain ends the own main phase, or that of another', () => {
  const match = open('1 hand Ignition', '1 energy 9', '1 play Mercenary', '2 play Mercenary');
  expect(passing(match)).toEqual([0, 'ownMainPhaseEnds', 'ends']);
  choose(match, 'pass');
  expect(passing(match)).toEqual([1, 'otherMainPhaseEnds']);
  choose(match, 'pass');
  expect(passing(match)).toEqual([0, 'ownTurnEnds', 'ends']);
});

test('INF-405.5 what is on top of the chain resolves when all have passed', () => {
  const match = open('1 hand Ignition', '1 energy 9', '1 play Mercenary', '2 play Mercenary');
  choose(match, 'play');
  choose(match, 'choose');
  expect(passing(match)).toEqual([0, 'cardResolvesIfAllPass', 'ignition']);
  choose(match, 'pass');
  expect(passing(match)).toEqual([1, 'cardResolves', 'ignition']);
});

test('INF-506.2 each stage of a combat leads to the next', () => {
  const match = open('1 play Feral Dog', '2 play Mercenary');
  choose(match, 'attack');
  choose(match, 'defender');
  const seen: unknown[] = [];
  for (let asked = 0; asked < 12 && match.view(0).table['stage'] !== ''; asked++) {
    const code = (passing(match) as readonly unknown[])[1];
    if (!seen.includes(code)) seen.push(code);
    choose(match, 'pass');
  }
  expect(seen).toEqual(['proposalEnds', 'attackEnds', 'combatDamageEnds', 'combatEnds']);
});
