/**
 * Attacks a running server as a stranger would, and says whether it held.
 *
 *     npm run hostile -- --attack looks --url http://127.0.0.1:8080
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dice } from '@crupier/kernel/conformance';
import { type LongestTask, ServerProcess } from './chaos/server-process.ts';
import { runCommand, tell, type Given } from './command.ts';
import { type Attack, attackUntilHeld, type Ground, HEAP_MB, TASK_MAX_MS } from './hostile/attack.ts';
import { endAll } from './hostile/client.ts';
import { cheatingAttacks } from './hostile/cheating.ts';
import { companyAttacks } from './hostile/company.ts';
import { dearAttacks } from './hostile/dear.ts';
import { endlessAttacks } from './hostile/endless.ts';
import { fillingAttacks } from './hostile/filling.ts';
import { bringIntoService } from './hostile/in-service.ts';
import { leakingAttacks } from './hostile/leaking.ts';
import { sayMemory, type WatchedMemory, watchMemory } from './hostile/memory.ts';
import { sharingAttacks } from './hostile/sharing.ts';
import { stallingAttacks } from './hostile/stalling.ts';
import { storingAttacks } from './hostile/storing.ts';
import { thinkingAttacks } from './hostile/thinking.ts';
import { textAttacks, wideAttacks } from './hostile/wide.ts';

const attacks: Readonly<Record<string, Attack>> = {
  ...stallingAttacks,
  ...wideAttacks,
  ...endlessAttacks,
  ...dearAttacks,
  ...textAttacks,
  ...thinkingAttacks,
  ...sharingAttacks,
  ...fillingAttacks,
  ...cheatingAttacks,
  ...companyAttacks,
  ...storingAttacks,
  ...leakingAttacks,
};
const names = Object.keys(attacks);

/** The exit code of a run that says nothing of the server. */
const BROKEN_OFF = 3;

const help = `Attacks a running server as a stranger would, and says whether it held.

Usage: npm run hostile -- --attack NAME [options]

  --attack NAME  which attack, or all
  --url URL      the server (one is started and ended)
  --entry FILE   the program of the server that is started (apps/server/src/main.ts)
  --strength N   how much of it (1)
  --tries N      how often it is tried again before the server is called broken (3)
  --seed N       which messages (1)
  --json         the result as JSON
  --help         print this

Attacks:
${names.map((name) => `  ${name.padEnd(14)} ${attacks[name]?.about}\n`).join('')}
On this machine each stranger comes from an address of its own, 127.0.*.*. Of a server that is started here, the longest task on its event loop under each attack that keeps others waiting is measured as well; with
--url it is not. The result goes to standard output, progress to standard error.
Exit codes: 0 held, 1 broken, 2 wrong call, 3 broken off: the server cannot be reached, or this tool was ended.
`;

const flags = {
  attack: { type: 'string', default: 'all' },
  url: { type: 'string' },
  entry: { type: 'string', default: 'apps/server/src/main.ts' },
  strength: { type: 'string', default: '1' },
  tries: { type: 'string', default: '3' },
  seed: { type: 'string', default: '1' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

async function run({ attack: wanted, url, entry, strength, tries, seed, json }: Given<typeof flags>): Promise<number> {
  const data = mkdtempSync(join(tmpdir(), 'hostile-'));
  const server = url === undefined ? new ServerProcess(entry, data, { isProbed: true, heapMb: HEAP_MB }) : undefined;
  let isHeld = true;
  let memory: WatchedMemory | undefined;
  try {
    await server?.start();
    memory = watchMemory(server?.pid);
    const longestTask = server && ((): Promise<LongestTask> => server.longestTask());
    const ground = (): Omit<Ground, 'round'> => ({
      url: url ?? server?.url ?? '',
      pid: server?.pid,
      longestTask,
      entry,
      roll: dice(Number(seed)),
      strength: Number(strength),
      tell,
    });
    if (server !== undefined) await bringIntoService({ ...ground(), round: 1 });
    memory.rest();
    for (const name of wanted === 'all' ? names : [wanted]) {
      const attack = attacks[name];
      if (attack === undefined) continue;
      tell(`${name}: ${attack.about}`);
      const verdict = await attackUntilHeld(attack, ground(), Number(tries));
      isHeld &&= verdict.held;
      const { held, measured, max, unit, figures } = verdict;
      const { longestTaskMs: task, p95Ms, p95AtRestMs } = figures ?? {};
      const ofP95 = p95Ms === undefined ? '' : `; p95 ${p95Ms} ms, at rest ${p95AtRestMs} ms`;
      const ofTask = task === undefined ? ofP95 : `${ofP95}; longest task ${task} ms of the processor (at most ${TASK_MAX_MS})`;
      const { restMb, mostMb } = memory.figures();
      const ofMemory = server === undefined ? '' : `; memory so far ${mostMb} MB, at rest ${restMb} MB`;
      const said = `${name}: ${held ? 'held' : 'broken'}, ${measured} ${unit} (at most ${max})${ofTask}${ofMemory}`;
      process.stdout.write(`${json ? JSON.stringify({ attack: name, seed: Number(seed), ...verdict }) : said}\n`);
    }
    if (server !== undefined) {
      const figures = memory.figures();
      const aboveRestMb = figures.mostMb - figures.restMb;
      process.stdout.write(`${json ? JSON.stringify({ ...figures, aboveRestMb }) : sayMemory(figures)}\n`);
    }
  } finally {
    memory?.stop();
    endAll();
    await server?.kill();
    rmSync(data, { recursive: true, force: true });
  }
  return isHeld ? 0 : 1;
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(BROKEN_OFF));
try {
  const check = ({ attack, url }: Given<typeof flags>): string | undefined => {
    if (attack !== 'all' && !names.includes(attack)) return `--attack: there is no attack ${attack}; there are all, ${names.join(', ')}`;
    return url === undefined || URL.canParse(url) ? undefined : `--url: expected an address, such as http://127.0.0.1:8080, and got ${url}`;
  };
  process.exitCode = await runCommand({ help, flags, wholeNumbers: ['strength', 'tries', 'seed'], check, run });
} catch (error) {
  tell(error instanceof Error ? error.message : String(error));
  process.exitCode = BROKEN_OFF;
}
