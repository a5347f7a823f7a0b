import { diceFrom } from '@crupier/bots';
import { notLate, soakDecks, subjectOf } from '@crupier/inferno/soak';
import type { DecisionKind, Option } from '@crupier/kernel';
import { advance, answer, matchOn, pending, seedFromNumber } from '@crupier/kernel/rules';
import { expect, test } from 'vitest';
import { eagerPlayer } from './eager-player.ts';

interface Answered {
  readonly kind: DecisionKind;
  readonly offered: readonly Option[];
  readonly chosen: readonly Option[];
}

function play(seed: number): readonly Answered[] {
  const { game, deal } = subjectOf({ decks: soakDecks().slice(0, 2), late: notLate });
  const match = matchOn(game, deal(seedFromNumber(seed)));
  const player = eagerPlayer(diceFrom(`${seed}`));
  const answers: Answered[] = [];
  advance(match);
  for (let decision = pending(match); decision !== undefined; decision = pending(match)) {
    const [seat, chosen] = player(decision);
    const offered = decision.asks.find((ask) => ask.seat === seat)?.options ?? [];
    answers.push({ kind: decision.kind, offered, chosen: chosen.map((at) => offered[at] as Option) });
    expect(answer(match, seat, chosen)).toBeUndefined();
  }
  return answers;
}

const answers = Array.from({ length: 6 }, (_, seed) => play(seed)).flat();
const acts = answers.filter(({ kind }) => kind === 'act');
const windows = answers.filter(({ kind }) => kind === 'respond');

/** Whether something may be done other than to pass, or to draw energy for nothing. */
function mayAct({ offered }: Answered): boolean {
  return offered.some(({ verb }) => verb !== 'pass' && verb !== 'tapForEnergy');
}

test('it passes in its turn only where it can do nothing else', () => {
  const passed = acts.filter(({ chosen }) => chosen[0]?.verb === 'pass');
  expect(passed.length).toBeGreaterThan(20);
  expect(passed.filter(mayAct)).toEqual([]);
});

test('it plays cards, uses abilities and attacks, in an order that differs', () => {
  const verbs = new Set(acts.flatMap(({ chosen }) => chosen.map(({ verb }) => verb)));
  for (const verb of ['play', 'attack', 'activate', 'pass']) expect(verbs).toContain(verb);
  const both = acts.filter(({ offered }) => ['play', 'attack'].every((verb) => offered.some((option) => option.verb === verb)));
  const plays = both.filter(({ chosen }) => chosen[0]?.verb === 'play').length;
  expect(plays).toBeGreaterThan(0);
  expect(plays).toBeLessThan(both.length);
});

test('it responds in some windows and lets others pass', () => {
  const open = windows.filter(mayAct);
  const passed = open.filter(({ chosen }) => chosen[0]?.verb === 'pass').length;
  expect(passed).toBeGreaterThan(0);
  expect(passed).toBeLessThan(open.length);
});
