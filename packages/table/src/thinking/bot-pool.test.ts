import { setTimeout } from 'node:timers/promises';
import { highCard } from '@crupier/high-card';
import { type PlayableMatch, type Problem, SPECTATOR } from '@crupier/kernel';
import { afterEach, expect, test } from 'vitest';
import { sha256 } from '../play/seed.ts';
import { nodeBots, type NodeBotsParts } from './node-bots.ts';
import { answerOf, type BotQuestion, hintOf, type Thinker } from './thinker.ts';

const games = new URL('../fixtures/bot-games.ts', import.meta.url).href;
const never = new AbortController().signal;
const troubles: [string, Problem][] = [];
let pool: Thinker | undefined;

afterEach(async () => {
  await pool?.close();
  pool = undefined;
  troubles.length = 0;
});

function open(parts: Partial<NodeBotsParts> = {}): Thinker {
  pool = nodeBots({ games, threads: 1, onTrouble: (table, problem) => troubles.push([table, problem]), ...parts });
  return pool;
}

function deal(seed: string): PlayableMatch {
  const started = highCard.start({ decks: ['long', 'long'] }, sha256(seed));
  if (!started.ok) throw new Error('High Card deals.');
  return started.value;
}

function questionOf(match: PlayableMatch, more: Partial<BotQuestion> = {}): BotQuestion {
  const seat = match.pending(SPECTATOR)?.waiting[0] ?? 0;
  const dice = sha256(`dice ${match.hash()}`);
  return { table: 't', game: 'high-card', configuration: {}, match, seat, level: 'greedy', dice, ...more };
}

test('a bot answers in a thread what it answers here, at every question of a match', async () => {
  const { think } = open();
  for (const seed of ['a', 'b', 'c']) {
    const match = deal(seed);
    while (match.outcome() === undefined) {
      const question = questionOf(match);
      const answer = await think(question, never);
      expect(answer).toEqual(answerOf(match, question));
      expect(match.answer(question.seat, match.pending(question.seat)?.id ?? -1, answer?.answer ?? [])).toBeUndefined();
    }
  }
  expect(troubles).toEqual([]);
});

test.each([
  ['crashing', ['bots.crashed', 'bots.crashed'], /exit 7/],
  ['throwing', ['bots.fault'], /oops/],
  ['hanging', ['bots.late'], /^$/],
])('a %s thread is said, a random answer is given, and the next question is answered', async (game, codes, reason) => {
  const { think } = open(game === 'hanging' ? { thinkMsMax: 500 } : {});
  const match = deal('a');
  // The thread has loaded its games: from now on one that hangs has half a second.
  await think(questionOf(match), never);
  const question = questionOf(match, { game });
  expect(await think(question, never)).toEqual(answerOf(match, { ...question, level: 'random' }));
  expect(troubles.map(([table, { code }]) => [table, code])).toEqual(codes.map((code) => ['t', code]));
  expect(String(troubles[0]?.[1].values['reason'] ?? '')).toMatch(reason);
  expect(await think(questionOf(match), never)).toEqual(answerOf(match, questionOf(match)));
});

test('a bot whose time is over answers with the best that it has found so far, and that is said', async () => {
  const { think } = open({ cutMs: 0 });
  for (const level of ['greedy', 'planner', 'strong'] as const) {
    for (const seed of ['a', 'b', 'c']) {
      const question = questionOf(deal(seed), { level });
      troubles.length = 0;
      expect(await think(question, never)).toEqual({ ...answerOf(question.match, question, { isLate: () => true }), cutMs: 0 });
      expect(troubles).toEqual([['t', { code: 'bots.cut', at: '', values: { level, ms: 0 } }]]);
    }
  }
});

test('a hint whose time is over is the best found so far, and says so; one that came to its end does not', async () => {
  const question = questionOf(deal('a'));
  const cut = hintOf(question.match, question, { isLate: () => true });
  expect(await open({ cutMs: 0 }).hint(question, never)).toEqual({ ok: true, value: { ...cut, cutMs: 0 } });
  await pool?.close();
  expect(await open().hint(question, never)).toEqual({ ok: true, value: hintOf(question.match, question) });
});

test('a hint is in a thread what it is here; one that is void, or whose thread comes to grief, is none', async () => {
  const { hint } = open();
  const match = deal('a');
  const question = questionOf(match);
  expect(await hint(question, never)).toEqual({ ok: true, value: hintOf(match, question) });
  expect(await hint({ ...question, game: 'quiz' }, never)).toEqual({ ok: true, value: hintOf(match, question) });
  expect(await hint(question, AbortSignal.abort())).toBeUndefined();
  expect(troubles).toEqual([]);
  expect(await hint({ ...question, game: 'throwing' }, never)).toMatchObject({ ok: false, problems: [{ code: 'hint.failed' }] });
  expect(troubles.map(([, { code }]) => code)).toEqual(['bots.fault']);
});

test('a game that the threads do not have is thought about here', async () => {
  const { think } = open();
  const question = questionOf(deal('a'), { game: 'quiz' });
  expect(await think(question, never)).toEqual(answerOf(question.match, question));
  expect(troubles).toEqual([]);
});

test('a question that is void leaves the queue, and its answer counts for nothing', async () => {
  const { think } = open();
  const match = deal('a');
  const [first, second] = [new AbortController(), new AbortController()];
  const asked = [think(questionOf(match), first.signal), think(questionOf(match), second.signal), think(questionOf(match), never)];
  first.abort();
  second.abort();
  expect(await Promise.all(asked)).toEqual([undefined, undefined, answerOf(match, questionOf(match))]);
  expect(await think(questionOf(match), second.signal)).toBeUndefined();
});

test('where a thread is busy, the table for which it has thought least comes first', async () => {
  const { think } = open({ thinkMsMax: 500 });
  const match = deal('a');
  await think(questionOf(match), never);
  const long = think(questionOf(match, { table: 'long', game: 'hanging' }), never);
  const answered: string[] = [];
  const ask = async (table: string): Promise<void> => {
    await think(questionOf(match, { table }), never);
    answered.push(table);
  };
  const first = ask('first');
  await long;
  // The one that has had its half a second asks before the one that has had nothing.
  await Promise.all([first, ask('long'), ask('short')]);
  expect(answered).toEqual(['first', 'short', 'long']);
});

test('where a thread is busy, many tables of one do not keep the table of another waiting', async () => {
  const { think } = open({ thinkMsMax: 500 });
  const match = deal('a');
  await think(questionOf(match), never);
  const busy = think(questionOf(match, { table: 'm0', payer: 'many', game: 'hanging' }), never);
  const answered: string[] = [];
  const ask = async (payer: string, table: string): Promise<void> => {
    await think(questionOf(match, { table, payer }), never);
    answered.push(table);
  };
  const asked = [ask('many', 'm1'), ask('many', 'm2'), ask('one', 'o')];
  await Promise.all([busy, ...asked]);
  // Whoever began to wait first had nothing done for them yet, and then it is the other’s turn.
  expect(answered.indexOf('o')).toBeLessThan(answered.indexOf('m2'));
});

test('a pool that closes ends what hangs and what waits, and answers nothing any more', async () => {
  const { think, close } = open();
  const match = deal('a');
  await think(questionOf(match), never);
  const asked = [think(questionOf(match, { game: 'hanging' }), never), think(questionOf(match), never)];
  await setTimeout(20);
  await close();
  expect(await Promise.all(asked)).toEqual([undefined, undefined]);
  expect(await think(questionOf(match), never)).toBeUndefined();
});
