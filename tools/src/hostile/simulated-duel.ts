import { type Dice, randomChoice, type Seat } from '@crupier/kernel';
import { dealMatch, localHost, memoryStore, sha256, type Sight, type TableHost } from '@crupier/table';
import type { TestedGame } from '../tested-games.ts';
import { choiceIn } from './client.ts';
import { passIn, type TimedDuel, type TimedMoment } from './timing-cases.ts';

/** A clock that stands still until all that is due has been done, and then goes to what is due next. */
export class SimulatedClock {
  #now = 0;
  readonly #due: { readonly at: number; readonly run: () => void }[] = [];

  readonly now = (): number => this.#now;

  /** Runs something later, and gives what calls it off. */
  readonly later = (ms: number, run: () => void): (() => void) => {
    const timer = { at: this.#now + ms, run };
    this.#due.push(timer);
    return () => {
      const at = this.#due.indexOf(timer);
      if (at >= 0) this.#due.splice(at, 1);
    };
  };

  /** Goes on for so many things that are due, or until nothing is. */
  async run(steps: number): Promise<void> {
    await settled();
    for (let step = 0; step < steps && this.#due.length > 0; step++) {
      const next = this.#due.reduce((first, each) => (each.at < first.at ? each : first));
      this.#due.splice(this.#due.indexOf(next), 1);
      this.#now = next.at;
      next.run();
      await settled();
    }
  }
}

/** Rounds of the event loop after which a table has carried out what it was told: a command takes four. */
const ROUNDS = 12;

async function settled(): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) await new Promise((resolve) => setImmediate(resolve));
}

/** How long each seat takes for an answer, in milliseconds; the second is the victim's. */
export interface SimulatedParts {
  readonly tested: TestedGame;
  readonly roll: Dice;
  readonly thinking: readonly [spy: () => number, victim: () => number];
  /** Answers and waits of the table. */
  readonly steps: number;
  /** The time after which the table answers what cannot be chosen, in the place of one that it draws. */
  readonly forcedMs?: number;
}

/** Who passes takes a little less time than who acts. */
const PASSING_SHARE = 0.8;

/** Plays tables of two persons one after another in simulated time, until so much has happened; gives what both were told, and when. */
export async function simulateDuel({ tested, roll, thinking, steps, forcedMs }: SimulatedParts): Promise<readonly TimedDuel[]> {
  const clock = new SimulatedClock();
  const host = localHost({
    games: [tested.playable],
    store: memoryStore(),
    engine: 'simulated',
    pace: { now: clock.now, later: clock.later, ...(forcedMs !== undefined && { forcedMs }) },
  });
  const duels: TimedDuel[] = [];
  // The person stays the same from match to match, and so do the times that the table knows of them.
  for (let left = steps, match = 0; left > 0; match++) {
    const duel = await sitDown(host, `m${match}`, { tested, roll, thinking }, clock);
    duels.push(duel);
    for (let before = -1; left > 0 && duel.spy.told.length !== before; left -= STEPS_AT_ONCE) {
      before = duel.spy.told.length;
      await clock.run(STEPS_AT_ONCE);
    }
  }
  await host.close();
  return duels;
}

const STEPS_AT_ONCE = 20;

async function sitDown(
  host: TableHost,
  id: string,
  { tested, roll, thinking }: Omit<SimulatedParts, 'steps'>,
  clock: SimulatedClock,
): Promise<TimedDuel> {
  const { playable: game, decks } = tested;
  const configured = game.configure(decks);
  const secret = sha256(`${roll(1 << 30)} ${id}`);
  const dealt = configured.ok
    ? dealMatch({
        id,
        createdAt: 0,
        game,
        configuration: configured.value,
        seats: ['spy', 'victim'].map((user) => ({ kind: 'person', user, name: user })),
        origin: { secret, commitment: sha256(secret), nonces: [] },
        engine: 'simulated',
      })
    : configured;
  if (!dealt.ok) throw new Error(JSON.stringify(dealt.problems));
  await host.create(dealt.value);
  const told: readonly TimedMoment[][] = [[], []];
  let commands = 0;
  const hear = (seat: Seat, { seq, events, pending }: Sight): void => {
    told[seat]?.push({ seq, at: clock.now(), events, pending });
    const ask = pending && choiceIn(pending);
    if (pending === undefined || ask === undefined) return;
    const pass = roll(2) === 0 ? passIn(pending) : -1;
    const chosen = pass >= 0 ? [pass] : [...randomChoice(pending.kind, ask, roll)];
    const ms = (thinking[seat]?.() ?? 0) * (pass >= 0 ? PASSING_SHARE : 1);
    const command = `c${commands++}`;
    clock.later(ms, () => void host.send(id, { kind: 'answer', command, seat, decision: pending.id, chosen }));
  };
  for (const seat of [0, 1]) {
    const subscribed = host.subscribe(id, { viewer: seat }, (notice) => notice.kind === 'sight' && hear(seat, notice.sight));
    const sat = await subscribed;
    if (!sat.ok) throw new Error(JSON.stringify(sat.problems));
    hear(seat, sat.value.sight);
  }
  return { spy: { told: told[0] ?? [] }, victim: { told: told[1] ?? [] }, victimSeat: 1 };
}
