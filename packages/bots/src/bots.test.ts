import { highCard } from '@crupier/high-card';
import { type Answer, type Branch, type PlayableMatch, type Seat, SPECTATOR } from '@crupier/kernel';
import { seedFromNumber } from '@crupier/kernel/rules';
import { describe, expect, test } from 'vitest';
import { candidateAnswers } from './answers.ts';
import type { Bot, SeenAsk, Stops } from './bot.ts';
import { botTurn } from './bot.ts';
import { diceFrom, drawSeed } from './dice.ts';
import { greedyBot, greedyWith, ordinary } from './greedy-bot.ts';
import { hintFor } from './hint.ts';
import { bots, hintLimits } from './levels.ts';
import { plannerWith } from './planner.ts';
import { randomBot } from './random-bot.ts';

function deal(seed: number, deck = 'long'): PlayableMatch {
  const started = highCard.start({ decks: [deck, deck] }, seedFromNumber(seed));
  if (!started.ok) throw new Error('High Card deals.');
  return started.value;
}

/** Lets a bot a seat answer until the match is over or `until` says so. Every answer must be taken. */
function play(match: PlayableMatch, bots: readonly Bot[], seed: number, until = (_: PlayableMatch): boolean => false): void {
  for (let step = 0; step < 500 && match.outcome() === undefined && !until(match); step++) {
    const seat = match.pending(SPECTATOR)?.waiting[0] ?? 0;
    const turn = botTurn(match, seat, diceFrom(`${seed}/${step}`));
    if (turn === undefined) throw new Error('Who is waited for is asked.');
    expect(match.answer(seat, turn.decision.id, (bots[seat] as Bot)(turn))).toBeUndefined();
  }
}

function ask(min: number, max: number, values: readonly number[], price = 0): SeenAsk {
  return { min, max, price, forced: false, options: values.map((value) => ({ verb: 'x', value })) };
}

describe.each([
  ['greedy', greedyWith(ordinary), greedyWith({ ...ordinary, worlds: 1 })],
  ['planner', plannerWith({ ...hintLimits, answersMax: 900 }), plannerWith({ ...hintLimits, answersMax: 300, worlds: 1 })],
])('stopped early, the %s bot', (_name, bot, botOfOneDeal) => {
  /** What is answered to the first choice of an act if it is stopped once it was asked so often, and how often it was. */
  function answerOf(
    asked: Bot,
    seed: number,
    { looksMax = Infinity, stop = 'isLate' }: { readonly looksMax?: number; readonly stop?: keyof Stops } = {},
  ): { readonly answer: Answer; readonly isLegal: boolean; readonly looks: number } {
    const match = deal(seed);
    play(match, [randomBot, randomBot], seed, (now) => now.pending(SPECTATOR)?.kind === 'act');
    const seat = match.pending(SPECTATOR)?.waiting[0] ?? 0;
    let looks = 0;
    const turn = botTurn(match, seat, diceFrom('x'), { [stop]: () => ++looks > looksMax });
    if (turn === undefined) throw new Error('Who is waited for is asked.');
    const answer = asked(turn);
    return { answer, isLegal: match.answer(seat, turn.decision.id, answer) === undefined, looks };
  }

  test.each(['isLate', 'isVoid'] as const)('answers legally, however early %s is, and looks no further', (stop) => {
    for (let seed = 1; seed <= 3; seed++) {
      const { looks } = answerOf(bot, seed, { stop });
      expect(looks).toBeGreaterThan(1);
      for (let looksMax = 0; looksMax < looks; looksMax++) {
        const stopped = answerOf(bot, seed, { looksMax, stop });
        expect(stopped.isLegal).toBe(true);
        // What has begun ends, and asks once more.
        expect(stopped.looks).toBeLessThanOrEqual(looksMax + 3);
      }
    }
  });

  test('gives the best that it has found where time is over: after one deal, the answer of a bot that looks at one only', () => {
    const answers = Array.from({ length: 12 }, (_, seed) => {
      const { answer, looks } = answerOf(botOfOneDeal, seed);
      const others = [answerOf(bot, seed), answerOf(bot, seed, { looksMax: 0 })].map((each) => String(each.answer));
      return { ofOneDeal: answer, cut: answerOf(bot, seed, { looksMax: looks }).answer, others };
    });
    for (const { ofOneDeal, cut } of answers) expect(cut).toEqual(ofOneDeal);
    // With more time, or with less, it would sometimes have answered otherwise.
    expect(answers.some(({ cut, others }) => others.some((other) => other !== String(cut)))).toBe(true);
  });
});

describe('bots', () => {
  test.each([...Object.entries(bots)])('the %s bot plays legal answers to the end', (_name, bot) => {
    for (let seed = 1; seed <= 6; seed++) {
      const match = deal(seed);
      play(match, [bot, bot], seed);
      expect(match.outcome()).toBeDefined();
    }
  });

  test('the greedy bot beats the random one', () => {
    let won = 0;
    let lost = 0;
    for (let seed = 1; seed <= 60; seed++) {
      const match = deal(seed);
      const greedySeat: Seat = seed % 2;
      play(match, greedySeat === 0 ? [greedyBot, randomBot] : [randomBot, greedyBot], seed);
      const [winner] = match.outcome()?.winners ?? [];
      if (winner === greedySeat) won++;
      else if (winner !== undefined) lost++;
    }
    expect(won).toBeGreaterThan(lost * 2);
  });

  test.each([...Object.entries(bots)])('the %s bot answers the same in two matches that look the same to it', (_name, bot) => {
    for (let seed = 1; seed <= 15; seed++) {
      const match = deal(seed);
      play(match, [randomBot, randomBot], seed, (now) => now.view(0).table.turn === 1 + (seed % 3) && now.pending(0)?.ask !== undefined);
      const twin = match.fork(0, seedFromNumber(1000 + seed));
      expect(twin.view(0)).toEqual(match.view(0));
      if (match.pending(0)?.ask === undefined) continue;
      const answers = [match, twin].map((each) => {
        const turn = botTurn(each, 0, diceFrom(`same ${seed}`));
        return turn && bot(turn);
      });
      expect(answers[0]).toEqual(answers[1]);
    }
  });

  test('the planner beats the random bot', () => {
    const quick = plannerWith({ answersMax: 200, worlds: 4, width: 4, rootsMax: 20 });
    let points = 0;
    for (let seed = 1; seed <= 60; seed++) {
      const match = deal(seed);
      const place: Seat = seed % 2;
      play(match, place === 0 ? [quick, randomBot] : [randomBot, quick], seed);
      const [winner] = match.outcome()?.winners ?? [];
      if (winner !== undefined) points += winner === place ? 1 : -1;
    }
    expect(points).toBeGreaterThan(15);
  });

  test('a planner looks at no more than it is allowed, whatever it is asked', () => {
    let answers = 0;
    const match = deal(3);
    const turn = botTurn(match, match.pending(SPECTATOR)?.waiting[0] ?? 0, diceFrom('counted'));
    if (turn === undefined) throw new Error('Who is waited for is asked.');
    const counted = (branch: Branch): Branch => ({
      ...branch,
      copy: () => counted(branch.copy()),
      answer: (seat, chosen) => {
        answers++;
        branch.answer(seat, chosen);
      },
    });
    const limits = { answersMax: 90, worlds: 3, width: 4, rootsMax: 20 };
    plannerWith(limits)({ ...turn, branch: (seed) => counted(turn.branch(seed)) });
    expect(answers).toBeGreaterThan(30);
    // An answer that was begun is followed to its end.
    expect(answers).toBeLessThan(limits.answersMax * 2);
  });

  test('a hint gives the best answer, its chance and the next best', () => {
    const match = deal(5);
    play(match, [randomBot, randomBot], 5, (now) => now.view(0).table['turn'] === 1 && (now.pending(0)?.ask?.options.length ?? 0) > 1);
    const turn = botTurn(match, 0, diceFrom('hint'));
    if (turn === undefined) throw new Error('Who is waited for is asked.');
    const { best, second } = hintFor(turn, { answersMax: 600, worlds: 3, width: 4, rootsMax: 20 });
    expect(best.answer).not.toEqual(second?.answer);
    expect(best.chance).toBeGreaterThanOrEqual(second?.chance ?? 1);
    expect([best.chance > 0, best.chance < 1]).toEqual([true, true]);
    expect(match.answer(0, turn.decision.id, best.answer)).toBeUndefined();
  });

  test('a turn is given only to who is asked', () => {
    const match = deal(1);
    play(match, [randomBot, randomBot], 1, (now) => now.view(0).table.turn === 1);
    const [waited = 0] = match.pending(SPECTATOR)?.waiting ?? [];
    expect(botTurn(match, 1 - waited, diceFrom('x'))).toBeUndefined();
    expect(botTurn(match, waited, diceFrom('x'))?.view.viewer).toBe(waited);
  });
});

describe('candidate answers', () => {
  const roll = diceFrom('candidates');

  test('all single options are compared', () => {
    expect(
      candidateAnswers('act', ask(1, 1, [0, 0, 0]), roll, 10)
        .map(String)
        .toSorted(),
    ).toEqual(['0', '1', '2']);
  });

  test('what comes to nothing by itself is not compared', () => {
    const options = [
      { verb: 'x', value: 0 },
      { verb: 'tap', value: 0, idle: true as const },
      { verb: 'x', value: 1 },
    ];
    const found = candidateAnswers('act', { ...ask(1, 1, []), options }, roll, 10).map(String);
    expect(found.toSorted()).toEqual(['0', '2']);
  });

  test('one answer alone is looked at where all come to the same', () => {
    expect(candidateAnswers('target', { ...ask(1, 2, [0, 0, 0]), moot: true }, roll, 10)).toEqual([[0]]);
    expect(candidateAnswers('target', { ...ask(0, 1, [0, 0]), moot: true }, roll, 10)).toEqual([[]]);
  });

  test('declining is compared where it is allowed', () => {
    expect(
      candidateAnswers('target', ask(0, 1, [0, 0]), roll, 10)
        .map(String)
        .toSorted(),
    ).toEqual(['', '0', '1']);
  });

  test('none are repeated and there are no more than the limit', () => {
    const found = candidateAnswers('target', ask(0, 6, [0, 0, 0, 0, 0, 0]), roll, 20).map(String);
    expect(new Set(found).size).toBe(found.length);
    expect(found.length).toBe(20);
  });

  test('a payment reaches its price and a division gives no more than a share', () => {
    for (const answer of candidateAnswers('pay', ask(0, 3, [1, 2, 2], 3), roll, 20)) {
      expect(answer.reduce((sum, index) => sum + ([1, 2, 2][index] ?? 0), 0)).toBeGreaterThanOrEqual(3);
    }
    for (const answer of candidateAnswers('divide', ask(3, 3, [2, 2]), roll, 20)) {
      expect(answer.length).toBe(3);
      expect(answer.filter((index) => index === 0).length).toBeLessThanOrEqual(2);
    }
  });

  test('an order names every option once', () => {
    for (const answer of candidateAnswers('arrange', ask(3, 3, [0, 0, 0]), roll, 20)) expect(answer.toSorted()).toEqual([0, 1, 2]);
  });
});

test('dice and seeds come out the same for the same text', () => {
  expect(drawSeed(diceFrom('a'))).toBe(drawSeed(diceFrom('a')));
  expect(drawSeed(diceFrom('a'))).not.toBe(drawSeed(diceFrom('b')));
  expect(drawSeed(diceFrom('a'))).toMatch(/^[0-9a-f]{64}$/);
});

test('High Card replays from its journal, saves and restores', () => {
  const match = deal(3);
  const replay = deal(3);
  for (let step = 0; step < 500 && match.outcome() === undefined; step++) {
    const seat = match.pending(SPECTATOR)?.waiting[0] ?? 0;
    const turn = botTurn(match, seat, diceFrom(`${step}`));
    if (turn === undefined) throw new Error('Who is waited for is asked.');
    const chosen = randomBot(turn);
    const entry = match.describe(seat, turn.decision.id, chosen);
    match.answer(seat, turn.decision.id, chosen);
    if (!entry.ok) throw new Error('A legal answer is described.');
    expect(replay.follow(entry.value)).toEqual({ ok: true, value: undefined });
    const restored = highCard.restore(match.save());
    expect([replay.hash(), restored.ok && restored.value.hash()]).toEqual([match.hash(), match.hash()]);
  }
});
