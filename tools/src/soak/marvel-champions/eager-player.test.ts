import { diceFrom } from '@crupier/bots';
import { dice, openMatch, restoreState, twinsOf } from '@crupier/kernel/conformance';
import { advance, answer, assert, pending, seedFromNumber } from '@crupier/kernel/rules';
import { refuseAnswer, type Decision, type Option } from '@crupier/kernel';
import { asDecksAre, dealTable, notLate, sightsOf, subjectOf, type MarvelMatch, type SoakTable } from '@crupier/marvel-champions/soak';
import { expect, test } from 'vitest';
import { eagerPlayer } from './eager-player.ts';

const table: SoakTable = {
  decks: ['Captain Marvel: Aggression', 'Spider-Man: Justice'],
  ...asDecksAre,
  scenario: 'rhino',
  modular: ['bomb_scare'],
  difficulty: 'standard',
  heroic: 0,
  skirmish: 0,
  late: notLate,
};

/** A question, and what was chosen of it. */
interface Answered {
  readonly decision: Decision;
  readonly offered: readonly Option[];
  readonly chosen: readonly Option[];
}

function play(seed: number): { match: MarvelMatch; answers: readonly Answered[] } {
  const match = dealTable(table, seedFromNumber(seed));
  const player = eagerPlayer(sightsOf(match), diceFrom(`${seed}`));
  const answers: Answered[] = [];
  advance(match);
  for (let decision = pending(match); decision !== undefined; decision = pending(match)) {
    const [seat, chosen] = player(decision);
    const offered = decision.asks.find((ask) => ask.seat === seat)?.options ?? [];
    answers.push({ decision, offered, chosen: chosen.map((at) => offered[at] as Option) });
    expect(answer(match, seat, chosen)).toBeUndefined();
  }
  return { match, answers };
}

const games = Array.from({ length: 10 }, (_, seed) => play(seed));
const answers = games.flatMap((game) => game.answers);

test('it ends a turn only where it can do nothing but change its form or ask others', () => {
  const ended = answers.filter(({ chosen }) => chosen[0]?.verb === 'endTurn');
  expect(ended.length).toBeGreaterThan(20);
  for (const { offered } of ended) for (const { verb } of offered) expect(['endTurn', 'changeForm']).toContain(verb);
});

test('it pays with the fewest cards: without any of them the rest is not enough', () => {
  const paid = answers.filter(({ decision, chosen }) => decision.kind === 'pay' && chosen.length > 1);
  expect(paid.length).toBeGreaterThan(20);
  for (const { decision, offered, chosen } of paid) {
    const [seat] = decision.asks.map((ask) => ask.seat);
    const places = chosen.map((option) => offered.indexOf(option));
    for (let at = 0; at < places.length; at++)
      expect(['wrongCount', 'priceNotMet', 'placeNotFilled']).toContain(refuseAnswer(decision, seat ?? 0, places.toSpliced(at, 1)));
  }
});

test('it plays, attacks, thwarts, defends and answers', () => {
  const verbs = new Set(answers.flatMap(({ chosen }) => chosen.map(({ verb }) => verb)));
  for (const verb of ['play', 'attack', 'thwart', 'use', 'defend', 'changeForm', 'spend']) expect(verbs).toContain(verb);
});

test('it answers alike where what it cannot see is another', () => {
  const subject = subjectOf(table);
  const answer = (match: MarvelMatch): unknown => eagerPlayer(sightsOf(match), diceFrom('twins'))(pending(match) as Decision);
  let compared = 0;
  for (let before = 2; before < 60; before += 3) {
    const twins = twinsOf(subject, { viewer: 0, roll: dice(before), before, after: 0 });
    if (twins === undefined) continue;
    const [one, other] = twins.states.map((text) => {
      const state = restoreState(subject.game, text);
      assert(state.ok, 'What was saved is read back.');
      return openMatch(subject.game, state.value);
    }) as [MarvelMatch, MarvelMatch];
    expect(twins.swapped).toBeGreaterThan(0);
    expect(answer(one)).toEqual(answer(other));
    compared++;
  }
  expect(compared).toBeGreaterThan(10);
});
