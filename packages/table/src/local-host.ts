import { type PlayableGame, type Problem, type Result, fail, ok } from '@crupier/kernel';
import { platform } from '#platform';
import { IdleTables } from './idle-tables.ts';
import { closedDisclosure } from './play/disclosure.ts';
import { readHead } from './play/journal-lines.ts';
import { Looks } from './play/looks.ts';
import { isOfRules, recover } from './play/recover.ts';
import { RunningMatch } from './play/running-match.ts';
import { forecastFor, sourcesFor, whyNotFor } from './play/studies.ts';
import { findAlteredHead } from './store/hash-chain.ts';
import type { JournalStore, MatchHead } from './store/journal-store.ts';
import { storageProblem } from './store/storage-problem.ts';
import type { Reply, Subscription, TableCommand, TableHost } from './table-host.ts';
import { Table } from './table.ts';
import type { Pace } from './table-parts.ts';
import { journalOf, storedJournal } from './play/journal-file.ts';
import { Recent } from './recent.ts';
import { type Thinker, thinkerFor, thinkerHere } from './thinking/thinker.ts';
import { makeTicks, type Payer, type Ticks } from './ticks/ticks.ts';
import { ThinkingTimes } from './waits/thinking-times.ts';

/** What a host needs. */
export interface LocalHostParts {
  readonly games: readonly PlayableGame[];
  readonly store: JournalStore;
  /** The engine's version, as journals name it. */
  readonly engine: string;
  readonly pace?: Partial<Pace>;
  /** Where other work of the process takes its ticks too. */
  readonly ticks?: Ticks;
  /** Where bots think: in the midst of everything else where left out. Whoever gives one closes it. */
  readonly thinker?: Thinker;
  readonly upkeep?: Partial<Upkeep>;
  /** Told of what went wrong without anybody having asked. */
  readonly onTrouble?: (match: string, problem: Problem) => void;
}

/** What a host keeps so that opening a table is quick. */
export interface Upkeep {
  /** Entries between two stored states. */
  readonly snapshotEvery: number;
  /** Entries before the present one whose events can still be told after a restart or an undo. */
  readonly eventsMargin: number;
  /** Milliseconds for which a table that nobody visits stays open. */
  readonly idleMs: number;
}

const ordinaryUpkeep: Upkeep = { snapshotEvery: 50, eventsMargin: 60, idleMs: 20_000 };

/** Tables of which it is known who has visited them last. */
const PAYERS_MAX = 10_000;

/** Milliseconds that opening a table is charged, beside the entries that are played again. */
const OPENING_MS = 10;

const ordinaryPace: Pace = {
  now: () => performance.now(),
  later: (ms, run) => {
    if (ms === 0) return platform.soon(run);
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

/** Tables as actors in this process. A table is opened from its journal when somebody first asks for it. */
export function localHost(parts: LocalHostParts): TableHost {
  const tables = new Map<string, Promise<Result<Table>>>();
  const shared = sharedBy(parts);
  const idle = new IdleTables(tables, parts.upkeep?.idleMs ?? ordinaryUpkeep.idleMs).watch();
  /** Who has visited a table last: its bots think for them. */
  const payers = new Recent<string>(PAYERS_MAX);
  let isClosed = false;

  const tableOf = async (id: string, payer?: Payer): Promise<Result<Table>> => {
    if (isClosed) return fail('table.closed');
    if (payer !== undefined) payers.set(id, payer.name);
    const known = tables.get(id);
    if (known !== undefined) return known;
    // All who ask while it is opened are told the same.
    const thinker = thinkerFor(shared.thinker, () => payers.get(id));
    const opening = open(id, { ...parts, ...shared, thinker, payer }, () => tables.delete(id)).catch(notOpened);
    tables.set(id, opening);
    const opened = await opening;
    if (!opened.ok) {
      tables.delete(id);
      const problem = firstOf(opened.problems);
      if (problem.code !== 'match.unknown') parts.onTrouble?.(id, problem);
    }
    await idle.closeSurplus();
    return opened;
  };

  const visit = <T>(id: string, payer: Payer | undefined, run: (table: Result<Table>) => Promise<T>): Promise<T> =>
    idle.visit(id, async () => run(await tableOf(id, payer)));
  const ask = <T>(id: string, payer: Payer | undefined, run: (table: Table) => Promise<Result<T>>): Promise<Result<T>> =>
    visit(id, payer, async (table) => (table.ok ? run(table.value) : table));

  return {
    create: (match) => parts.store.create(match),
    head: (id) => storedHead(id, parts.store),
    send: async (id, command, payer): Promise<Reply> => {
      const send = (): Promise<Reply> => visit(id, payer, (table) => sendTo(table, command, payer));
      const reply = await send();
      return reply.kind === 'refused' && reply.problem.code === 'table.moved' ? send() : reply;
    },
    subscribe: async (id, wish, hear, payer) => {
      const subscribe = (): Promise<Result<Subscription>> => ask(id, payer, (table) => table.subscribe(wish, hear, payer));
      const subscribed = await subscribe();
      return !subscribed.ok && firstOf(subscribed.problems).code === 'table.moved' ? subscribe() : subscribed;
    },
    look: (id, wish, payer) => ask(id, payer, (table) => table.look(wish, payer)),
    hint: (id, wish, payer) => ask(id, payer, (table) => table.hint(wish, payer)),
    whyNot: (id, wish, payer) => ask(id, payer, (table) => table.study(whyNotFor(wish), payer)),
    sources: (id, wish, payer) => ask(id, payer, (table) => table.study(sourcesFor(wish), payer)),
    forecast: (id, wish, payer) => ask(id, payer, (table) => table.study(forecastFor(wish), payer)),
    journal: async (id) => {
      const table = await tableOf(id);
      return table.ok ? journalOf(id, table.value.running, await table.value.isDisclosed()) : storedJournal(id, parts.store);
    },
    announceNext: async (id, next) => {
      const table = await tables.get(id);
      if (table?.ok === true) await table.value.announceNext(next);
    },
    openTables: () => tables.size,
    release: async (id) => {
      const table = await tables.get(id);
      if (table?.ok === true) await table.value.close();
    },
    close: () => {
      isClosed = true;
      idle.stop();
      return closeAll(tables.values());
    },
  };
}

async function sendTo(table: Result<Table>, command: TableCommand, payer: Payer | undefined): Promise<Reply> {
  return table.ok ? table.value.send(command, payer) : { kind: 'refused', problem: firstOf(table.problems) };
}

async function storedHead(id: string, store: JournalStore): Promise<Result<MatchHead>> {
  const stored = await store.readHead(id);
  return stored === undefined ? fail('match.unknown', '', { match: id }) : readHead(stored);
}

function notOpened(error: unknown): Result<Table> {
  return { ok: false, problems: [storageProblem(error)] };
}

async function closeAll(tables: Iterable<Promise<Result<Table>>>): Promise<void> {
  const opened = await Promise.allSettled(tables);
  await Promise.all(opened.map((each) => (each.status === 'fulfilled' && each.value.ok ? each.value.value.close() : undefined)));
}

/** What the tables of a host have together. */
interface Shared {
  readonly ticks: Ticks;
  readonly looks: Looks;
  readonly times: ThinkingTimes;
  readonly thinker: Thinker;
}

function sharedBy({ ticks = makeTicks(), thinker = thinkerHere }: LocalHostParts): Shared {
  return { ticks, looks: new Looks(ticks), times: new ThinkingTimes(), thinker };
}

/** For whom a table is opened. */
type Opening = Shared & { readonly payer: Payer | undefined };

async function open(id: string, parts: LocalHostParts & Opening, onLost: () => void): Promise<Result<Table>> {
  const { games, store, engine, onTrouble, ticks, looks, times, thinker, payer } = parts;
  payer?.charge(OPENING_MS);
  const { snapshotEvery, eventsMargin } = { ...ordinaryUpkeep, ...parts.upkeep };
  const pace = { ...ordinaryPace, ...parts.pace };
  const stored = await store.read(id);
  if (stored === undefined) return fail('match.unknown', '', { match: id });
  const head = readHead(stored);
  if (!head.ok) return head;
  const altered = findAlteredHead(id, stored);
  if (altered !== undefined) return { ok: false, problems: [altered] };
  const { game: name } = head.value.start;
  const game = games.find((each) => each.id === name);
  if (game === undefined) return fail('match.unknownGame', '', { game: name });
  const recovered = await recover(id, head.value, stored, { game, engine, store, eventsMargin, worker: { ticks, kind: 'play', payer } });
  if (!recovered.ok) return recovered;
  const { commands, talk, problem } = recovered.value;
  const isWhole = recovered.value.timeline.length === stored.lines.length;
  const keptOutcome = problem !== undefined && isWhole && isOfRules(problem) ? (await store.find(id))?.outcome : undefined;
  if (problem !== undefined) onTrouble?.(id, problem);
  const running = new RunningMatch({ head: head.value, eventsMargin, keptOutcome, ...recovered.value });
  const tellTrouble = (trouble: Problem): void => onTrouble?.(id, trouble);
  const disclosure = closedDisclosure({ id, running, store, onTrouble: tellTrouble });
  return ok(
    new Table({
      id,
      running,
      store,
      commands,
      talk,
      chat: stored.chat,
      problem,
      pace,
      ticks,
      looks,
      times,
      thinker,
      disclosure,
      snapshotEvery,
      onLost,
      onTrouble: tellTrouble,
    }),
  );
}

function firstOf(problems: readonly Problem[]): Problem {
  return problems[0] ?? { code: 'match.unknown', at: '', values: {} };
}
