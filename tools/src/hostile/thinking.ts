import type { BotLevel, CreatedMatch } from '@crupier/protocol';
import { percentile } from '../load/report.ts';
import { type Attack, type Ground, judge, originOf, pause, type Verdict, WAIT_MAX_MS } from './attack.ts';
import { type CommandWait, seatBystander } from './bystander.ts';
import { Client, type Wire } from './client.ts';

/** The longest that the server's event loop may be busy with one task while bots think, in milliseconds of the processor. */
const TASK_MAX_MS = 20;
/** Tables at which bots think at once. */
const TABLES = 8;
/** Seats of the last table of a game; the others have two. */
const SEATS_MAX: Readonly<Record<string, number>> = { keyforge: 2, inferno: 6 };
/** The strong ones think long; the greedy ones think little, and many of their answers are written and shown. */
const levels: readonly BotLevel[] = ['strong', 'greedy'];
/** The first stranger at the tables. */
const FIRST_STRANGER = 100;
/** Milliseconds until the threads have loaded their games, and for which bots of a level are measured then, for each unit of strength. */
const LOADING_MS = 2000;
const MEASURED_MS = 2500;

/** Lets bots think at several tables at once, while somebody else plays. */
export const thinkingAttacks: Readonly<Record<string, Attack>> = {
  thinking: {
    about: 'Bots think at eight tables at once, strong ones and then greedy ones, in each game.',
    run: async (ground) => {
      const measured: Measured[] = [];
      for (const game of Object.keys(SEATS_MAX))
        for (const level of levels) measured.push(await measure(ground, { game, level }, measured.length));
      return verdictOn(measured);
    },
  },
};

/** Who thinks. */
interface Thinking {
  readonly game: string;
  readonly level: BotLevel;
}

/** What was measured while they thought. */
interface Measured extends Thinking {
  /** Milliseconds of the server's longest task, by the processor and by the clock; absent where the server is another's. */
  readonly taskMs: number | undefined;
  readonly taskWallMs: number | undefined;
  /** How long another player's commands waited. */
  readonly waits: readonly CommandWait[];
}

async function measure(ground: Ground, { game, level }: Thinking, turn: number): Promise<Measured> {
  const tables = await Promise.all(
    Array.from({ length: TABLES }, (_, at) => {
      const bots = at === TABLES - 1 ? (SEATS_MAX[game] ?? 2) - 1 : 1;
      const client = new Client(originOf(ground, FIRST_STRANGER + turn * TABLES + at));
      return sitDown(client, game, [{ kind: 'person' }, ...Array.from({ length: bots }, () => ({ kind: 'bot', level }))]);
    }),
  );
  const bystander = await seatBystander(originOf(ground, 250), ground.pid);
  const played = Promise.all(tables.map((wire) => wire.play(Number.POSITIVE_INFINITY, ground.roll)));
  await pause(LOADING_MS);
  await ground.longestTask?.();
  const entries = entriesOf(tables);
  await Promise.race([pause(MEASURED_MS * ground.strength), played]);
  const task = await ground.longestTask?.();
  const measured = { game, level, taskMs: task?.processorMs, taskWallMs: task?.wallMs, waits: await bystander.waits() };
  ground.tell(`${entriesOf(tables) - entries} entries were written: ${JSON.stringify(figuresOf(measured))}`);
  for (const { socket } of tables) socket.terminate();
  await played;
  return measured;
}

async function sitDown(client: Client, game: string, seats: readonly unknown[]): Promise<Wire> {
  const { id } = await client.make<CreatedMatch>('/api/matches', { game, seats });
  const wire = await client.connect();
  await wire.sit(id);
  return wire;
}

function entriesOf(tables: readonly Wire[]): number {
  return tables.reduce((sum, { seq }) => sum + seq, 0);
}

/** Held where no task is long and nobody waits long. Where the server's tasks are not known, by the waits alone. */
function verdictOn(measured: readonly Measured[]): Verdict {
  const figures = Object.assign({}, ...measured.map(figuresOf)) as Verdict['figures'] & {};
  const waited = tenths(Math.max(...measured.flatMap(({ waits }) => waits.map(({ ms }) => ms))));
  const tasks = measured.flatMap(({ taskMs }) => taskMs ?? []);
  if (tasks.length === 0) return { ...judge(waited, WAIT_MAX_MS, 'ms that another player waited'), figures };
  const verdict = judge(tenths(Math.max(...tasks)), TASK_MAX_MS, 'ms of the processor for the longest task');
  return { ...verdict, held: verdict.held && waited <= WAIT_MAX_MS, figures };
}

/** The figures by names such as `keyforgeStrongWaitP95`, in milliseconds: `Wall` are those by the clock. */
function figuresOf({ game, level, taskMs, taskWallMs, waits }: Measured): Readonly<Record<string, number>> {
  const name = `${game}${level[0]?.toUpperCase()}${level.slice(1)}`;
  const tasks = [
    ['Task', taskMs],
    ['TaskWall', taskWallMs],
  ].filter((entry): entry is [string, number] => entry[1] !== undefined);
  const pings = [50, 95, 100].flatMap((percent): [string, number][] => [
    [
      `WaitP${percent}`,
      percentile(
        waits.map(({ ms }) => ms),
        percent,
      ),
    ],
    [
      `WaitWallP${percent}`,
      percentile(
        waits.map(({ wallMs }) => wallMs),
        percent,
      ),
    ],
  ]);
  return Object.fromEntries([...tasks, ...pings].map(([figure, ms]) => [`${name}${figure}`, tenths(ms)]));
}

function tenths(ms: number): number {
  return Math.round(ms * 10) / 10;
}
