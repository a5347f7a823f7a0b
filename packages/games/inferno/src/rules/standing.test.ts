import { seedFromNumber, type PlayableMatch } from '@crupier/kernel/rules';
import { expect, test } from 'vitest';
import { inferno } from '../inferno.ts';

const zupay = '2 demon Zupay, Master of the Salamanca';

function open(...lines: readonly string[]): PlayableMatch {
  const built = inferno.position?.([...lines, '1 deck 10', '2 deck 10'], seedFromNumber(1));
  if (built?.ok !== true) throw new Error(`The position can be played: ${JSON.stringify(built)}`);
  return built.value;
}

function choose(match: PlayableMatch, verb: string, definition?: string): void {
  const seat = match.pending(-1)?.waiting[0] ?? -1;
  const asked = match.pending(seat);
  const view = match.view(seat);
  const isMeant = (card: string | undefined): boolean => definition === undefined || view.cards[card ?? '']?.definition === definition;
  const at = asked?.ask?.options.findIndex((option) => option.verb === verb && isMeant(option.card)) ?? -1;
  expect([verb, match.answer(seat, asked?.id ?? -1, [at])]).toEqual([verb, undefined]);
}

/** Whether each ability that player 2 is offered can wait. */
function waits(match: PlayableMatch): readonly boolean[] {
  const options = match.pending(1)?.ask?.options ?? [];
  return options.flatMap(({ verb, canWait }) => (verb === 'activate' ? [canWait === true] : []));
}

test('an ability that is always there can wait while an object of another aims at nothing of its player', () => {
  const match = open(zupay, '2 hand Mercenary', '1 hand Ignition', '1 energy 9', '1 play Mercenary', '2 play Feral Dog');
  choose(match, 'play', 'ignition');
  choose(match, 'choose', 'mercenary');
  choose(match, 'pass');
  expect(waits(match)).toEqual([true]);
});

test('it cannot wait where the object aims at something of its player', () => {
  const match = open(zupay, '2 hand Mercenary', '1 hand Ignition', '1 energy 9', '1 play Mercenary', '2 play Feral Dog');
  choose(match, 'play', 'ignition');
  choose(match, 'choose', 'feral-dog');
  choose(match, 'pass');
  expect(waits(match)).toEqual([false]);
});

test('nor where something of its player is attacked', () => {
  const match = open(zupay, '2 hand Mercenary', '1 play Feral Dog', '2 play Mercenary');
  choose(match, 'attack');
  choose(match, 'defender', 'mercenary');
  choose(match, 'pass');
  expect(waits(match)).toEqual([false]);
});

test('nor in the last window of another’s turn, if it is activated once a turn', () => {
  const match = open(zupay, '2 hand Mercenary', '1 play Mercenary');
  choose(match, 'pass');
  expect([match.view(1).table['step'], waits(match)]).toEqual(['main', [true]]);
  choose(match, 'pass');
  choose(match, 'pass');
  expect([match.view(1).table['step'], waits(match)]).toEqual(['end', [false]]);
});
