import type { Dice } from '@crupier/kernel';
import type { CreatedMatch } from '@crupier/protocol';
import { Client, type Origin } from '../hostile/client.ts';
import { LoadSeat, type SeatListener } from './seat.ts';

/** Persons at a table. */
const SEATS = 2;
/** Tables that are opened at the same time. */
const OPENED_AT_ONCE = 8;

/** How the answers of a crowd are paced. */
export interface Pace {
  /** Answers of all tables together in a second; 0 for as many as the server takes. */
  readonly rate: number;
}

/** The acknowledged answers of some seconds. */
export interface PlayedSlice {
  readonly seconds: number;
  /** Milliseconds from each answer to its acknowledgement. */
  readonly waitsMs: readonly number[];
  readonly refusals: Readonly<Record<string, number>>;
}

/** What a crowd is made from. */
export interface CrowdPlan {
  readonly games: readonly string[];
  readonly roll: Dice;
  /** Tells crowds apart: the persons of each come from addresses of their own. */
  readonly number: number;
  readonly tell: (line: string) => void;
}

/** A table with its persons, each of whom comes from an address of their own. */
interface LoadTable {
  readonly clients: readonly Client[];
  match: string;
  seats: LoadSeat[];
}

/** Persons at tables of one server. They answer only while they play. */
export class Crowd {
  readonly #plan: CrowdPlan;
  readonly #url: () => string;
  readonly #tables: LoadTable[] = [];
  readonly #ready: LoadSeat[] = [];
  readonly #waits: number[] = [];
  readonly #refusals = new Map<string, number>();
  readonly #opening = new Set<Promise<void>>();
  #isPlaying = false;
  #allowed = Number.POSITIVE_INFINITY;

  /** `url` tells where the server listens now. */
  constructor(url: () => string, plan: CrowdPlan) {
    this.#url = url;
    this.#plan = plan;
  }

  /** Opens so many tables and sits down at them. */
  async open(tables: number): Promise<void> {
    await inGroups(tables, async (at) => {
      const clients = Array.from({ length: SEATS }, (_, seat) => new Client(this.#originOf(at, seat)));
      const table: LoadTable = { clients, match: '', seats: [] };
      this.#tables[at] = table;
      await this.#begin(table, at);
      if ((at + 1) % 50 === 0) this.#plan.tell(`${at + 1} tables are open.`);
    });
  }

  /** Plays for some seconds. */
  async play(seconds: number, { rate }: Pace): Promise<PlayedSlice> {
    this.#waits.length = 0;
    this.#refusals.clear();
    this.#isPlaying = true;
    const begun = performance.now();
    const end = begun + seconds * 1000;
    this.#allowed = rate === 0 ? Number.POSITIVE_INFINITY : 0;
    for (let last = begun; last < end;) {
      this.#answerReady();
      await pause(2);
      const now = performance.now();
      // What could not be sent in time is not sent later: nobody hurries to catch up.
      if (rate > 0) this.#allowed = Math.min(this.#allowed + ((now - last) / 1000) * rate, Math.max(1, rate / 20));
      last = now;
    }
    this.#isPlaying = false;
    const slice = { seconds: (performance.now() - begun) / 1000, waitsMs: [...this.#waits], refusals: Object.fromEntries(this.#refusals) };
    await Promise.all(this.#opening);
    // Answers that are under way come to rest.
    await pause(500);
    return slice;
  }

  /** Closes all sockets. */
  leave(): void {
    this.#ready.length = 0;
    for (const { seats } of this.#tables) for (const seat of seats) seat.leave();
  }

  /** Comes back to all tables; resolves when each is there, after so many milliseconds. */
  async comeBack(): Promise<number> {
    this.#ready.length = 0;
    const begun = performance.now();
    await Promise.all(this.#tables.map((table) => this.#sit(table)));
    return performance.now() - begun;
  }

  #originOf(table: number, seat: number): Origin {
    const url = this.#url;
    const address = `127.${20 + this.#plan.number}.${table >> 6}.${(table & 63) * SEATS + seat + 1}`;
    return {
      // The server listens elsewhere once it was started again.
      get url() {
        return url();
      },
      address,
    };
  }

  async #begin(table: LoadTable, at: number): Promise<void> {
    const { games } = this.#plan;
    const [host, ...guests] = table.clients as [Client, ...Client[]];
    await Promise.all(table.clients.map((client) => client.ask('/api/games')));
    const seats = table.clients.map((_, seat) => ({ kind: 'person', ...(seat > 0 && { open: true }) }));
    const opened = await host.make<CreatedMatch>('/api/matches', { game: games[at % games.length], seats });
    for (const guest of guests) await guest.make(`/api/matches/${opened.id}/seats`, { invitation: opened.invitation });
    table.match = opened.id;
    await this.#sit(table, () => {
      const again = this.#begin(table, at).finally(() => this.#opening.delete(again));
      this.#opening.add(again);
    });
  }

  async #sit(table: LoadTable, onOver: () => void = () => undefined): Promise<void> {
    for (const seat of table.seats) seat.leave();
    let isOver = false;
    const listener: SeatListener = {
      onAsked: (seat) => this.#take(seat),
      onAcknowledged: (waitMs) => {
        if (this.#isPlaying) this.#waits.push(waitMs);
      },
      onRefused: (code) => this.#refusals.set(code, (this.#refusals.get(code) ?? 0) + 1),
      onOver: () => {
        if (!isOver) onOver();
        isOver = true;
      },
    };
    table.seats = await Promise.all(
      table.clients.map(async (client) => {
        const seat = new LoadSeat(await client.open(), table.match, { roll: this.#plan.roll, listener });
        await seat.sit();
        return seat;
      }),
    );
  }

  #take(seat: LoadSeat): void {
    this.#ready.push(seat);
    if (this.#isPlaying && this.#allowed === Number.POSITIVE_INFINITY) this.#answerReady();
  }

  /** Lets those who are asked answer, as many as may now. */
  #answerReady(): void {
    while (this.#allowed >= 1) {
      const seat = this.#ready.shift();
      if (seat === undefined) return;
      this.#allowed--;
      seat.answer();
    }
  }
}

async function inGroups(count: number, run: (at: number) => Promise<void>): Promise<void> {
  let next = 0;
  const work = async (): Promise<void> => {
    for (let at = next++; at < count; at = next++) await run(at);
  };
  await Promise.all(Array.from({ length: OPENED_AT_ONCE }, work));
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
