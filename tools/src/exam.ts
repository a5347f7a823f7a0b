/**
 * Asks a bot about positions whose best answers are known by a search of every line of play, and says how many it finds.
 *
 *     npm run exam -- --game keyforge --bot planner --json
 */
import { availableParallelism } from 'node:os';
import { bots, type BotName } from '@crupier/bots';
import { findGame, games as shelf } from '@crupier/cli';
import { assert } from '@crupier/kernel';
import { runCommand, tell, type Given } from './command.ts';
import type { Asked } from './exam/ask.ts';
import type { Collected } from './exam/collect.ts';
import { evaluationHash, hasExam, MARGIN, readExam, writeExam, type Exam, type ExamPosition } from './exam/positions.ts';
import type { ExamDone, ExamTask } from './exam/worker.ts';
import { runThread, shareOut } from './run-thread.ts';

const botNames = Object.keys(bots) as readonly BotName[];

const help = `Asks a bot about positions whose best answers are known by a search of every line of play, and says how many it finds.

Usage: npm run exam -- [options]

  --game ID     the game (keyforge)
  --bot BOT     who is asked: ${botNames.join(', ')} (strong)
  --least N     how many it must find (0)
  --whole-turn  also lets it play to the end of the turn, and searches each of its choices: slow
  --collect     looks for positions, from the game after the last one that was searched, until there are --positions
  --positions N how many (30)
  --seed N      what those games are dealt from (1)
  --update      searches every position again, and drops those that do not qualify any more: needed when the evaluation has changed
  --verify      searches every position again, and writes nothing
  --workers N   threads (one a core)
  --json        the result as JSON
  --help        print this

Positions lie in tools/src/exam/positions/ID.json. Each is a choice of the next act by a seat whose turn it is. On four deals of what the
seat cannot know every answer of the seat is tried to the end of its turn. Opponents let pass what they may; where they must choose, they
take what is best for them at the seat's next choice. Costs are paid with what is offered first, and more than two cards stay in the order
in which they are offered. A first answer is worth the mean of the best ends of the turn that it leads to, by the evaluation. Answers within
${MARGIN} (logarithm of the odds) of the best are the best.
A position qualifies if it has at least six first answers, at most three of ten are best, the best line has at least three acts, all deals
agree about which are best, the match is open, and the search takes at most 25,000 answers to the engine on a deal. Positions are taken by
seed in their order, at most two of a game, and those that the greedy bot finds whatever its dice only while they are at most two thirds.
No other bot is asked. After --update, --collect finds others in place of those that were dropped.
Found: the first answer is among the best. Whole turn: each choice to the end of the turn is, as far as a search can tell.
The result goes to standard output, progress to standard error.
Exit codes: 0 as many were found as must be, or all values are as they are kept; 1 fewer, or other values; 2 wrong call.
`;

const flags = {
  game: { type: 'string', default: 'keyforge' },
  bot: { type: 'string', default: 'strong' },
  least: { type: 'string', default: '0' },
  'whole-turn': { type: 'boolean', default: false },
  collect: { type: 'boolean', default: false },
  positions: { type: 'string', default: '30' },
  seed: { type: 'string', default: '1' },
  update: { type: 'boolean', default: false },
  verify: { type: 'boolean', default: false },
  workers: { type: 'string', default: String(availableParallelism()) },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

type ExamCall = Given<typeof flags>;

/** The largest part of the positions that the greedy bot finds. */
const GREEDY_SHARE_MAX = 2 / 3;
/** Games in which positions are looked for before giving up. */
const GAMES_MAX = 2_000;
/** Games that a thread searches before the positions are kept: one that has just begun is slow. */
const GAMES_AT_ONCE = 6;

async function run(given: ExamCall): Promise<number> {
  if (given.collect) return collect(given);
  const exam = readExam(given.game);
  if (given.update || given.verify) return searchAgain(given, exam);
  return examine(given, exam);
}

/** A task without the places that it is for. */
type Job = ExamTask extends infer T ? (T extends unknown ? Omit<T, 'places'> : never) : never;

/** Has some places worked on by threads. Returns what came of each, in their order. */
async function workOn(
  given: ExamCall,
  job: Job,
  places: readonly number[],
  onDone: (done: ExamDone) => void,
): Promise<readonly ExamDone[]> {
  const found: ExamDone[] = [];
  const note = (done: ExamDone): void => {
    found.push(done);
    onDone(done);
  };
  const tasks = shareOut(places, Number(given.workers)).map((shared) => ({ ...job, places: shared }) as ExamTask);
  await Promise.all(tasks.map((task) => runThread(new URL('exam/worker.ts', import.meta.url), task, note)));
  return found.toSorted((one, other) => one.place - other.place);
}

async function examine(given: ExamCall, exam: Exam): Promise<number> {
  const { game } = given;
  const bot = given.bot as BotName;
  if (!(await isUpToDate(game, exam)))
    tell(`The evaluation has changed since the values were found: npm run exam -- --game ${game} --update`);
  const places = [...exam.positions.keys()];
  const job = { job: 'ask', game, bot, wholeTurn: given['whole-turn'] } as const;
  const done = await workOn(given, job, places, ({ asked }) => asked && tell(said(asked, exam)));
  const asked = done.flatMap((each) => each.asked ?? []);
  const found = asked.filter(({ isFound }) => isFound).length;
  const whole = given['whole-turn'] ? { wholeFound: asked.filter(({ isWholeFound }) => isWholeFound).length } : {};
  if (given.json) process.stdout.write(`${JSON.stringify({ game, bot, positions: asked.length, found, ...whole, answers: asked })}\n`);
  else process.stdout.write(`${bot} finds ${found} of ${asked.length} positions of ${game}${sayWhole(whole.wholeFound)}\n`);
  return found >= Number(given.least) ? 0 : 1;
}

function sayWhole(found: number | undefined): string {
  return found === undefined ? '' : `, and plays ${found} turns to the end as well as can be`;
}

function said({ name, answer, isFound, loss, isWholeFound }: Asked, { positions }: Exam): string {
  const turn = isWholeFound === undefined ? '' : `, ${isWholeFound ? 'the turn too' : 'not the whole turn'}`;
  if (isFound) return `${name}: found, ${answer}${turn}`;
  const best = positions.find((position) => position.name === name)?.best ?? [];
  const worse = loss === undefined ? '' : `, ${loss} worse`;
  return `${name}: ${answer || 'an answer that is not compared'}${worse}; best: ${best.join(', ')}`;
}

async function isUpToDate(game: string, exam: Exam): Promise<boolean> {
  const loaded = await findGame(shelf, game)?.load();
  return loaded !== undefined && evaluationHash(loaded, exam.positions) === exam.evaluation;
}

async function collect(given: ExamCall): Promise<number> {
  const { game, seed } = given;
  const wanted = Number(given.positions);
  const command = `npm run exam -- --game ${game} --collect --positions ${wanted} --seed ${seed}`;
  const before = hasExam(game) ? readExam(game) : undefined;
  const isSame = before?.command === command;
  const positions: ExamPosition[] = isSame ? [...before.positions] : [];
  let games = isSame ? before.games : 0;
  while (positions.length < wanted && games < GAMES_MAX) {
    const batch = Array.from({ length: Number(given.workers) * GAMES_AT_ONCE }, (_, at) => games + at);
    const done = await workOn(given, { job: 'collect', game, seed }, batch, ({ collected }) => {
      if (collected !== undefined)
        tell(`game ${collected.number}: ${collected.positions.length} qualify, refused: ${sayRefused(collected)}`);
    });
    for (const { collected } of done) {
      for (const position of collected?.positions ?? []) if (isWelcome(position, positions, wanted)) positions.push(position);
    }
    games += batch.length;
    tell(`${positions.length} of ${wanted} positions in ${games} games`);
    const loaded = await findGame(shelf, game)?.load();
    assert(loaded !== undefined, 'A game that the call names is there.');
    writeExam(game, { command, games, evaluation: evaluationHash(loaded, positions), positions });
  }
  return positions.length < wanted ? 1 : 0;
}

function sayRefused({ refused }: Collected): string {
  return Object.entries(refused)
    .map(([why, count]) => `${why} ${count}`)
    .join(', ');
}

/** Whether a position may be added: there is room, and room for one that the greedy bot finds, if it does. */
function isWelcome({ greedyFinds }: ExamPosition, positions: readonly ExamPosition[], wanted: number): boolean {
  if (positions.length === wanted) return false;
  return !greedyFinds || positions.filter((each) => each.greedyFinds).length < Math.floor(wanted * GREEDY_SHARE_MAX);
}

async function searchAgain(given: ExamCall, exam: Exam): Promise<number> {
  const { game, update } = given;
  const loaded = await findGame(shelf, game)?.load();
  assert(loaded !== undefined, 'A game that the call names is there.');
  const done = await workOn(given, { job: 'search', game }, [...exam.positions.keys()], ({ place, qualified }) => {
    if (qualified !== undefined) tell(`${exam.positions[place]?.name}: ${'refused' in qualified ? qualified.refused : 'qualifies'}`);
  });
  const found = done.flatMap(({ qualified }) => (qualified !== undefined && 'position' in qualified ? [qualified.position] : []));
  const changed = exam.positions.length - found.filter((position) => isAsKept(position, exam)).length;
  if (update) writeExam(game, { ...exam, evaluation: evaluationHash(loaded, found), positions: found });
  const result = { game, positions: exam.positions.length, qualify: found.length, changed };
  process.stdout.write(
    given.json
      ? `${JSON.stringify(result)}\n`
      : `${found.length} of ${exam.positions.length} positions of ${game} qualify, ${changed} are not as they are kept\n`,
  );
  return update || changed === 0 ? 0 : 1;
}

function isAsKept(position: ExamPosition, { positions }: Exam): boolean {
  return positions.some((kept) => JSON.stringify(kept) === JSON.stringify(position));
}

process.exitCode = await runCommand({
  help,
  flags,
  wholeNumbers: ['least', 'positions', 'seed', 'workers'],
  games: shelf.map(({ id }) => id),
  check: ({ bot, workers, positions }) => {
    if (!botNames.some((each) => each === bot)) return `--bot: there is no bot ${bot}; there are ${botNames.join(', ')}`;
    if (Number(positions) < 1) return '--positions: expected at least 1';
    return Number(workers) > 0 ? undefined : '--workers: expected at least 1';
  },
  run,
});
