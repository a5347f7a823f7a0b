import { SPECTATOR } from '@crupier/kernel';
import { dice } from '@crupier/kernel/conformance';
import { passEnds } from '@crupier/protocol';
import type { Notice, Reply } from '@crupier/table';
import { expect, test } from 'vitest';
import { type TestedGame, testedGames } from '../tested-games.ts';
import { TWIN_MATCH } from './twin-server.ts';
import { openTwinTable } from './twin-table.ts';

/** Seeds from which pairs are made. */
const SEEDS = 12;

/** What becomes of the first seat's proposals that all pass, in a match that begins in a state: each reply, and what everybody is told. */
async function proposeIn(tested: TestedGame, state: string): Promise<readonly (Reply | Notice)[]> {
  const host = await openTwinTable(tested, state, ['ana', 'luis']);
  const told: (Reply | Notice)[] = [];
  await host.subscribe(TWIN_MATCH, { viewer: SPECTATOR }, (notice) => told.push(notice));
  for (const until of passEnds) {
    told.push(await host.send(TWIN_MATCH, { kind: 'shortcut', command: until, seat: 0, course: { kind: 'pass', until } }));
    const request = told.findLast((each) => each.kind === 'facts')?.facts.request?.id ?? 0;
    await host.send(TWIN_MATCH, { kind: 'consent', command: `no ${until}`, seat: 1, request, accept: false });
  }
  await host.close();
  return told;
}

test('a shortcut is proposed or refused the same, byte by byte, whatever is hidden from the seat', async () => {
  const tested = await testedGames['inferno']?.();
  if (tested === undefined) throw new Error('There is no game inferno.');
  const replies = new Set<string>();
  for (let seed = 1; seed <= SEEDS; seed++) {
    const roll = dice(seed);
    const twins = tested.at({ seats: 2, teams: 2 }).twins({ viewer: 0, roll, before: 10 + roll(100), after: 0 });
    if (twins === undefined || twins.swapped === 0) continue;
    const [one, other] = [await proposeIn(tested, twins.states[0]), await proposeIn(tested, twins.states[1])];
    expect(JSON.stringify(other)).toBe(JSON.stringify(one));
    for (const each of one) replies.add(each.kind === 'refused' ? each.problem.code : each.kind);
  }
  for (const reply of ['acknowledged', 'shortcut.noPriority']) expect(replies).toContain(reply);
});
