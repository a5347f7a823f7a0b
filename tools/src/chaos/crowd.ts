import { setTimeout as wait } from 'node:timers/promises';
import type { Dice } from '@crupier/kernel';
import { ChaosPlayer, type ServerPlaces } from './chaos-player.ts';

/** What a crowd is made from. */
export interface CrowdParts {
  readonly tables: number;
  readonly game: string | undefined;
  readonly roll: Dice;
  /** Where the server is to be found at the moment. */
  readonly places: () => ServerPlaces;
}

/** Milliseconds that a player takes for an answer, on average: nobody sends more messages than one may. */
const THINK_MS = 30;
/** The most milliseconds before a player connects again. */
const AGAIN_MAX_MS = 150;
/** Milliseconds after which a match that does not go on stands still: longer than a server takes to start on a busy machine. */
const STILL_MAX_MS = 90_000;

/** Players at tables of their own, who connect again by themselves whenever they have lost the server. */
export class Crowd {
  readonly players: readonly ChaosPlayer[];
  readonly #parts: CrowdParts;
  readonly #joining = new Set<ChaosPlayer>();
  #requestsCut = 0;
  #isOver = false;

  constructor(parts: CrowdParts) {
    const { tables, game, roll } = parts;
    this.#parts = parts;
    const onTrouble = (player: ChaosPlayer): void => {
      this.#requestsCut++;
      void this.#join(player);
    };
    const player = { roll, game, thinkMs: THINK_MS, onTrouble, onLost: (lost: ChaosPlayer) => void this.#join(lost) };
    this.players = Array.from({ length: tables }, () => new ChaosPlayer(player));
  }

  /** How many commands were sent. */
  get commands(): number {
    return this.players.reduce((sum, { sent }) => sum + sent.length, 0);
  }

  /** Requests that failed. */
  get requestsCut(): number {
    return this.#requestsCut;
  }

  /** Lets everybody sit down. */
  begin(): void {
    for (const player of this.players) void this.#join(player);
  }

  /** Waits until so many commands were sent, or a table stands still. */
  async playUntil(commands: number): Promise<void> {
    while (this.commands < commands && !this.#standsStill()) await wait(50);
  }

  /** Lets everybody leave, and waits until all matches are over, or one stands still: that is a failure. */
  async finish(): Promise<void> {
    const finished = Promise.all(this.players.map((player) => player.finish())).then(() => true);
    while (!(await Promise.race([finished, wait(100, false)]))) if (this.#standsStill()) break;
    this.#isOver = true;
    for (const player of this.players) {
      if (player.stillMs > STILL_MAX_MS) player.failures.push(`${player.matches.at(-1)} stands still`);
      player.drop();
    }
  }

  #standsStill(): boolean {
    return this.players.some(({ stillMs }) => stillMs > STILL_MAX_MS);
  }

  async #join(player: ChaosPlayer): Promise<void> {
    if (this.#joining.has(player)) return;
    this.#joining.add(player);
    await wait(this.#parts.roll(AGAIN_MAX_MS));
    this.#joining.delete(player);
    if (this.#isOver) return;
    await player.join(this.#parts.places()).catch(() => {
      this.#requestsCut++;
      return this.#join(player);
    });
  }
}
