import type * as kernel from '@crupier/kernel';
import type * as tables from '@crupier/table';
import type { Notice, Sight, TableHost } from '@crupier/table';
import { loadFrom } from './checkout.ts';
import { diceOf, type PlayedGame } from './games.ts';

type Tables = typeof tables;
type Kernel = typeof kernel;

/** Answers that are given at each table, unless its match is over before. */
const ANSWERS = 60;

/** Plays matches at tables of a host with a store in memory, every seat a person's, without a wait. Returns the answers given at each. */
export async function playTables(checkout: string, played: PlayedGame, from: number, count: number): Promise<readonly number[]> {
  const { dealMatch, localHost, memoryStore, sha256 } = (await loadFrom(checkout, 'table')) as Tables;
  const { randomChoice } = (await loadFrom(checkout, 'kernel')) as Kernel;
  const pace = { now: () => 0, later: (_ms: number, run: () => void) => cancelling(setImmediate(run)) };
  const host = localHost({ games: [played.game], store: memoryStore(), engine: 'speed', pace });
  const each: number[] = [];
  for (let number = from; number < from + count; number++) {
    const configuration = played.configurationOf(number);
    const id = `table-${number}`;
    const origin = { secret: sha256(id), commitment: sha256(sha256(id)), nonces: [] };
    const persons = Math.max(1, (configuration as { readonly decks?: readonly unknown[] }).decks?.length ?? 2);
    const seats = Array.from({ length: persons }, (_, seat) => ({ kind: 'person', user: `u${seat}`, name: `U${seat}` }) as const);
    const dealt = dealMatch({ id, createdAt: 1, game: played.game, configuration, seats, origin, engine: 'speed' });
    if (!dealt.ok) throw new Error(JSON.stringify(dealt.problems));
    await host.create(dealt.value);
    each.push(await playTable(host, id, seats.length, { randomChoice, roll: diceOf(number) }));
    await host.release(id);
  }
  await host.close();
  return each;
}

function cancelling(immediate: NodeJS.Immediate): () => void {
  return () => clearImmediate(immediate);
}

/** All seats of a table, each with what it was shown last. */
async function playTable(
  host: TableHost,
  id: string,
  seats: number,
  { randomChoice, roll }: { readonly randomChoice: Kernel['randomChoice']; readonly roll: (bound: number) => number },
): Promise<number> {
  const sights: Sight[] = [];
  let wake: () => void = () => undefined;
  for (let seat = 0; seat < seats; seat++) {
    const subscribed = await host.subscribe(id, { viewer: seat }, (notice: Notice) => {
      if (notice.kind !== 'sight') return;
      sights[seat] = notice.sight;
      wake();
    });
    if (!subscribed.ok) throw new Error(JSON.stringify(subscribed.problems));
    sights[seat] = subscribed.value.sight;
  }
  let given = 0;
  while (given < ANSWERS) {
    const seat = sights.findIndex(({ pending }) => pending?.ask !== undefined);
    const pending = sights[seat]?.pending;
    if (sights.every((sight) => sight.pending === undefined)) break;
    if (pending?.ask === undefined) {
      await new Promise<void>((resolve) => (wake = resolve));
      continue;
    }
    const before = sights[seat]?.seq ?? 0;
    const chosen = randomChoice(pending.kind, pending.ask, roll);
    const reply = await host.send(id, { kind: 'answer', command: `c${given}`, seat, decision: pending.id, chosen });
    // Meanwhile the table may have answered by itself what nobody can choose.
    if (reply.kind === 'acknowledged') given++;
    while ((sights[seat]?.seq ?? 0) <= before) await new Promise<void>((resolve) => (wake = resolve));
  }
  return given;
}
