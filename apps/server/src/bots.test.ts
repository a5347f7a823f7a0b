import { answerWithPlan, bots, botTurn, diceFrom, type Stops } from '@crupier/bots';
import { botLevels } from '@crupier/protocol';
import { type Answer, type Branch, playableDecks, type PlayableGame, type PlayableMatch, type Seat, SPECTATOR } from '@crupier/kernel';
import { sha256 } from '@crupier/table';
import { nodeBots } from '@crupier/table/node';
import { afterAll, expect, test } from 'vitest';
import { plenty, serve, TestBrowser } from './fixtures/test-client.ts';
import { gamesModule, loadGames } from './games.ts';
import { startServer } from './start-server.ts';

/** Questions of each match that a bot answers twice: the first choices of a turn are among them. */
const QUESTIONS = 6;

const troubles: unknown[] = [];
const pool = nodeBots({ games: gamesModule, threads: 1, onTrouble: (_table, problem) => troubles.push(problem) });

afterAll(() => pool.close());

function deal(game: PlayableGame): { readonly match: PlayableMatch; readonly configuration: unknown } {
  const configured = game.configure(playableDecks(game).slice(0, 2));
  const started = configured.ok ? game.start(configured.value, sha256(game.id)) : configured;
  if (!configured.ok || !started.ok) throw new Error(`${game.id} deals.`);
  return { match: started.value, configuration: configured.value };
}

/** What a strong bot did. */
interface Watched {
  readonly chosen: Answer;
  /** Answers that it gave to the engine: in all, at most between two looks whether it is stopped, and after it was. */
  readonly answers: number;
  readonly between: number;
  readonly afterStop: number;
}

/** Lets a strong bot answer, and stops it once it has looked so often. */
function watchStrong(match: PlayableMatch, seat: Seat, stop: keyof Stops, looksMax = Infinity): Watched {
  let [looks, answers, sinceLook, between, afterStop] = [0, 0, 0, 0, 0];
  const isStopped = (): boolean => {
    between = Math.max(between, sinceLook);
    sinceLook = 0;
    return ++looks > looksMax;
  };
  const watched = (branch: Branch): Branch => {
    const [copy, answer] = [branch.copy.bind(branch), branch.answer.bind(branch)];
    const count: Branch['answer'] = (...given) => {
      answers++;
      sinceLook++;
      if (looks > looksMax) afterStop++;
      answer(...given);
    };
    return Object.assign(branch, { copy: () => watched(copy()), answer: count });
  };
  const turn = botTurn(match, seat, diceFrom('stopped'), { [stop]: isStopped });
  if (turn === undefined) throw new Error('Who is waited for is asked.');
  const chosen = bots.strong({ ...turn, branch: (seed) => watched(turn.branch(seed)) });
  return { chosen, answers, between, afterStop };
}

const played = loadGames().flatMap((game) => (['greedy', 'planner'] as const).map((level) => ({ game, level })));

test.each(played)('in $game.id the bot $level answers in a thread what it answers on the main one', async ({ game, level }) => {
  const { match, configuration } = deal(game);
  for (let asked = 0; asked < QUESTIONS && match.outcome() === undefined; asked++) {
    const seat = match.pending(SPECTATOR)?.waiting[0] ?? 0;
    const dice = `${game.id} ${asked}`;
    const turn = botTurn(match, seat, diceFrom(dice));
    const expected = turn && answerWithPlan(level, turn);
    const question = { table: 't', game: game.id, configuration, match, seat, level, dice } as const;
    expect(await pool.think(question, new AbortController().signal)).toEqual(expected);
    match.answer(seat, turn?.decision.id ?? -1, expected?.answer ?? []);
  }
  expect(troubles).toEqual([]);
});

test.each(botLevels)(
  'a match against the bot %s is played on a server whose bots think in threads, and the server ends with them',
  async (level) => {
    const server = await serve(':memory:', loadGames(), { userWork: plenty, addressWork: plenty }, { gamesModule });
    const browser = new TestBrowser(server.url);
    const { id } = await browser.createMatch({ game: 'keyforge', seats: [{ kind: 'bot', level }, { kind: 'person' }] });
    const socket = await browser.connect();
    const first = await socket.hello(id);
    await socket.untilAsked();
    await socket.answer();
    await socket.untilAsked();
    expect(socket.now?.seq).toBeGreaterThan(first.seq + 1);
    socket.close();
    await server.close();
  },
);

const ANSWERS_MAX = 40;

test('a bot that is cut short answers all the same; log, figures and players are told so', async () => {
  const lines: string[] = [];
  const log = { write: (line: string): unknown => lines.push(line) };
  const games = loadGames();
  const started = await startServer({ port: 0, host: '127.0.0.1', data: ':memory:', games, gamesModule, botPatience: { cutMs: 0 }, log });
  if (!started.ok) throw new Error(JSON.stringify(started.problems));
  const browser = new TestBrowser(started.value.url);
  const { id } = await browser.createMatch({ game: 'keyforge', seats: [{ kind: 'bot', level: 'strong' }, { kind: 'person' }] });
  const socket = await browser.connect();
  await socket.hello(id);
  await socket.untilAsked();
  const isTold = (): boolean => socket.heard.some((each) => each.kind === 'update' && each.plans?.some(({ cutMs }) => cutMs === 0));
  // Who begins is drawn.
  for (let given = 0; given < ANSWERS_MAX && !isTold(); given++) {
    await socket.answer();
    await socket.untilAsked();
  }
  expect(isTold()).toBe(true);
  expect(lines.map((line) => JSON.parse(line) as object)).toContainEqual(
    expect.objectContaining({ match: id, problem: { code: 'bots.cut', at: '', values: { level: 'strong', ms: 0 } } }),
  );
  expect(String((await browser.ask('/metrics')).body)).toMatch(/crupier_faults_total\{code="bots.cut"\} [1-9]/);
  socket.close();
  await started.value.close();
});

test.each(loadGames())('in $id a strong bot looks often whether it is stopped, and then looks at nothing more', (game) => {
  const { match } = deal(game);
  let compared = 0;
  for (let asked = 0; compared < 1 && match.outcome() === undefined; asked++) {
    const seat = match.pending(SPECTATOR)?.waiting[0] ?? 0;
    const turn = botTurn(match, seat, diceFrom(`${game.id} ${asked}`));
    const isChoice = asked > 20 && turn?.decision.kind === 'act' && turn.ask.options.length > 4;
    const whole = isChoice ? watchStrong(match, seat, 'isVoid') : undefined;
    if (turn !== undefined && whole !== undefined && whole.answers >= 1000) {
      compared++;
      expect(whole.between).toBeLessThan(300);
      for (const stop of ['isLate', 'isVoid'] as const) {
        const stopped = watchStrong(match, seat, stop, 3);
        expect(stopped.answers).toBeLessThan(whole.answers / 2);
        expect(stopped.afterStop).toBe(0);
        expect(match.clone().answer(seat, turn.decision.id, stopped.chosen)).toBeUndefined();
      }
    }
    if (turn !== undefined) match.answer(seat, turn.decision.id, bots.easy(turn));
  }
  expect(compared).toBe(1);
});
