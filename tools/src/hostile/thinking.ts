import type { BotLevel, CreatedMatch } from '@crupier/protocol';
import type { LongestTask } from '../chaos/server-process.ts';
import { percentile } from '../load/report.ts';
import { type Attack, type Ground, judge, originOf, pause, tenths, type Verdict, WAIT_MAX_MS } from './attack.ts';
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
/** What is measured while no bot thinks. */
const NOBODY = 'nobody';
/** The first stranger at the tables. */
const FIRST_STRANGER = 100;
/** Milliseconds until the threads have loaded their games, and for which bots of a level are measured then, for each unit of strength. */
const LOADING_MS = 2000;
const MEASURED_MS = 2500;
/** Milliseconds for which the first answer of a bot is waited for after that. */
const PATIENCE_MS = 10_000;

/** Lets bots think at several tables at once, while somebody else plays. */
export const thinkingAttacks: Readonly<Record<string, Attack>> = {
  thinking: {
    about: 'Bots think at eight tables at once, strong ones and then greedy ones, in each game.',
    run: async (ground) => {
      await ground.longestTask?.();
      const measured: Measured[] = [await measure(ground, NOBODY, [])];
      for (const game of Object.keys(SEATS_MAX)) {
        for (const level of levels) {
          const name = `${game}${level[0]?.toUpperCase()}${level.slice(1)}`;
          await ground.longestTask?.();
          const tables = await openTables(ground, { game, level }, FIRST_STRANGER + measured.length * TABLES);
          measured.push(await measure(ground, name, tables));
          for (const { wire } of tables) wire.socket.terminate();
        }
      }
      return verdictOn(measured);
    },
  },
};

/** What was measured while some bots thought. */
interface Measured {
  /** Which bots: `keyforgeStrong`; `nobody` for the time in which none did, beside which the others are to be read. */
  readonly name: string;
  /** Entries that were written at their tables. */
  readonly entries: number;
  /** The server's longest task, and the longest before that, from the opening of the tables on; absent where the server is another's. */
  readonly task: LongestTask | undefined;
  readonly firstTask: LongestTask | undefined;
  /** How long another player's commands waited. */
  readonly waits: readonly CommandWait[];
}

/** A table at which a person plays at random with bots. */
interface PlayedTable {
  readonly wire: Wire;
  /** Opens another match, and sits down at it. */
  readonly openNext: () => Promise<void>;
}

/** Opens tables at which a person plays at random with bots, and sits down. */
function openTables(
  ground: Ground,
  { game, level }: { readonly game: string; readonly level: BotLevel },
  firstStranger: number,
): Promise<readonly PlayedTable[]> {
  const open = async (at: number): Promise<PlayedTable> => {
    const bots = at === TABLES - 1 ? (SEATS_MAX[game] ?? 2) - 1 : 1;
    const seats = [{ kind: 'person' }, ...Array.from({ length: bots }, () => ({ kind: 'bot', level }))];
    const client = new Client(originOf(ground, firstStranger + at));
    const make = (): Promise<CreatedMatch> => client.make<CreatedMatch>('/api/matches', { game, seats });
    const { id } = await make();
    const wire = await client.connect();
    const openNext = async (): Promise<void> => wire.sit((await make()).id);
    await wire.sit(id);
    return { wire, openNext };
  };
  return Promise.all(Array.from({ length: TABLES }, (_, at) => open(at)));
}

async function measure(ground: Ground, name: string, tables: readonly PlayedTable[]): Promise<Measured> {
  let entriesOfEnded = 0;
  const countEntries = (): number => tables.reduce((sum, { wire }) => sum + wire.seq, entriesOfEnded);
  const bystander = await seatBystander(originOf(ground, 250), ground.pid);
  let isMeasured = false;
  // A match against greedy bots may be over before anything is measured: the next one is played.
  const playOn = async ({ wire, openNext }: PlayedTable): Promise<void> => {
    for (;;) {
      await wire.play(Number.POSITIVE_INFINITY, ground.roll);
      if (isMeasured || wire.isClosed) return;
      entriesOfEnded += wire.seq;
      wire.seq = 0;
      await openNext();
    }
  };
  for (const table of tables) playOn(table).catch((error: unknown) => ground.tell(`A table is left: ${String(error)}`));
  await pause(LOADING_MS);
  const firstTask = await ground.longestTask?.();
  const before = countEntries();
  await pause(MEASURED_MS * ground.strength);
  // A busy machine may take longer to load a game, or to end what bots of the tables before were thinking about.
  const patience = performance.now() + PATIENCE_MS;
  while (tables.length > 0 && countEntries() === before && performance.now() < patience) await pause(MEASURED_MS);
  isMeasured = true;
  const task = await ground.longestTask?.();
  const measured: Measured = { name, entries: countEntries() - before, task, firstTask, waits: await bystander.waits() };
  ground.tell(JSON.stringify(figuresOf(measured)));
  if (isIdle(measured)) ground.tell(`No bot has answered: ${name}; ${tables.map(({ wire }) => wire.state).join('; ')}.`);
  return measured;
}

/** Whether bots were at tables, and none has answered: then nothing was measured. */
function isIdle({ name, entries }: Measured): boolean {
  return name !== NOBODY && entries === 0;
}

/** Held where bots have answered, no task is long and nobody waits long. Where the server's tasks are not known, by the waits alone. */
function verdictOn(measured: readonly Measured[]): Verdict {
  const figures: Readonly<Record<string, number>> = Object.assign({}, ...measured.map(figuresOf));
  const waited = tenths(Math.max(...measured.flatMap(({ waits }) => waits.map(({ ms }) => ms))));
  const tasks = measured.flatMap(({ task }) => task?.processorMs ?? []);
  if (tasks.length === 0) return { ...judge(waited, WAIT_MAX_MS, 'ms that another player waited'), figures };
  const verdict = judge(tenths(Math.max(...tasks)), TASK_MAX_MS, 'ms of the processor for the longest task');
  return { ...verdict, held: verdict.held && waited <= WAIT_MAX_MS && !measured.some(isIdle), figures };
}

/** The figures by names such as `keyforgeStrongWaitP95`, in milliseconds of the processor: those of `Wall` are by the clock. */
function figuresOf({ name, entries, task, firstTask, waits }: Measured): Readonly<Record<string, number>> {
  const processor = waits.map(({ ms }) => ms);
  const wall = waits.map(({ wallMs }) => wallMs);
  const figures: Readonly<Record<string, number | undefined>> = {
    Entries: entries,
    Task: task?.processorMs,
    TaskWall: task?.wallMs,
    FirstTask: firstTask?.processorMs,
    WaitP50: percentile(processor, 50),
    WaitP95: percentile(processor, 95),
    WaitMax: percentile(processor, 100),
    WaitWallP50: percentile(wall, 50),
    WaitWallP95: percentile(wall, 95),
    WaitWallMax: percentile(wall, 100),
  };
  return Object.fromEntries(
    Object.entries(figures).flatMap(([figure, ms]) => (ms === undefined ? [] : [[`${name}${figure}`, tenths(ms)]])),
  );
}
