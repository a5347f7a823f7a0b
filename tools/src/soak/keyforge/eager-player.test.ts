import { diceFrom } from '@crupier/bots';
import type { Option } from '@crupier/kernel';
import { advance, answer, matchOn, pending, seedFromNumber } from '@crupier/kernel/rules';
import { notLate, sightsOf, soakChoices, subjectOf } from '@crupier/keyforge/soak';
import { expect, test } from 'vitest';
import { eagerPlayer } from './eager-player.ts';

interface Answered {
  readonly purpose: string;
  readonly offered: readonly Option[];
  readonly chosen: readonly Option[];
}

function play(seed: number): readonly Answered[] {
  const [one = '', other = ''] = soakChoices.decks();
  const { game, deal } = subjectOf({ decks: [one, other], settings: {}, late: notLate });
  const match = matchOn(game, deal(seedFromNumber(seed)));
  const player = eagerPlayer(sightsOf(match), diceFrom(`${seed}`));
  const answers: Answered[] = [];
  advance(match);
  for (let decision = pending(match); decision !== undefined; decision = pending(match)) {
    const [seat, chosen] = player(decision);
    const offered = decision.asks.find((ask) => ask.seat === seat)?.options ?? [];
    answers.push({ purpose: decision.purpose, offered, chosen: chosen.map((at) => offered[at] as Option) });
    expect(answer(match, seat, chosen)).toBeUndefined();
  }
  return answers;
}

const answers = Array.from({ length: 8 }, (_, seed) => play(seed)).flat();
const acts = answers.filter(({ purpose }) => purpose === 'mainStep');

test('it ends a turn only where it can do nothing else', () => {
  const ended = acts.filter(({ chosen }) => chosen[0]?.verb === 'endTurn');
  expect(ended.length).toBeGreaterThan(20);
  for (const { offered } of ended) expect(offered.map(({ verb }) => verb)).toEqual(['endTurn']);
});

test('it plays, reaps, fights, uses abilities and discards', () => {
  const verbs = new Set(acts.flatMap(({ chosen }) => chosen.map(({ verb }) => verb)));
  for (const verb of ['play', 'reap', 'fight', 'action', 'discard']) expect(verbs).toContain(verb);
});

test('it uses cards before it plays others in some turns, and in most it does not', () => {
  const both = acts.filter(({ offered }) => ['play', 'reap'].every((verb) => offered.some((option) => option.verb === verb)));
  const plays = both.filter(({ chosen }) => chosen[0]?.verb === 'play').length;
  expect(plays).toBeGreaterThan(0);
  expect(plays).toBeLessThan(both.length);
});

test('it accepts most offers', () => {
  const offers = answers.filter(({ purpose }) => purpose === 'mayDo' || purpose === 'takeArchives');
  const accepted = offers.filter(({ chosen }) => chosen.length > 0).length;
  expect(accepted).toBeGreaterThan(offers.length / 2);
});
