import { accessSync, constants, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { freemem } from 'node:os';
import { join, resolve } from 'node:path';
import type { Call } from '../arguments/spec.ts';
import type { ExitCode } from '../exit-codes.ts';
import { exitCodes } from '../exit-codes.ts';
import type { Io } from '../io.ts';
import { formatTable, print, printJson, tell } from '../output.ts';
import { dataFolder } from '../play/journal-file.ts';
import { reasonOf } from '../read-input.ts';
import type { doctorSpec } from '../specs/system-specs.ts';
import type { TextKey } from '../tables/texts.ts';

/** One thing that was looked at. */
interface Finding {
  readonly name: 'node' | 'sqlite' | 'games' | 'data' | 'port' | 'chromium' | 'locale' | 'memory';
  readonly ok: boolean;
  /** Whether Crupier does not work without it. */
  readonly needed: boolean;
  /** What was found. */
  readonly found: string;
}

/** Looks whether this machine has what is needed. Ends with `failed` where it has not. */
export async function run({ options }: Call<typeof doctorSpec>, io: Io): Promise<ExitCode> {
  const folder = options.data === undefined ? dataFolder(io) : resolve(io.folder, options.data);
  const findings = [node(), await sqlite(), await games(io), data(folder), await port(options.port), memory(), locale(io), chromium(io)];
  const isHealthy = findings.every(({ ok, needed }) => ok || !needed);
  if (options.json) {
    const checks = findings.map((each) => ({ ...each, ...(!each.ok && { remedy: remedyOf(io, each) }) }));
    printJson(io, { ok: isHealthy, checks });
  } else {
    for (const line of formatTable(findings.map((each) => [verdictOf(io, each), nameOf(io, each), each.found]))) print(io, line);
    for (const each of findings.filter(({ ok }) => !ok)) print(io, `${nameOf(io, each)}: ${remedyOf(io, each)}.`);
    print(io, tell(io, isHealthy ? 'doctor.healthy' : 'doctor.sick'));
  }
  return isHealthy ? exitCodes.ok : exitCodes.failed;
}

function nameOf(io: Io, { name }: Finding): string {
  return tell(io, `doctor.${name}`);
}

function remedyOf(io: Io, { name }: Finding): string {
  return tell(io, `doctor.${name}Remedy` satisfies TextKey);
}

function verdictOf(io: Io, { ok, needed }: Finding): string {
  if (ok) return tell(io, 'doctor.ok');
  return tell(io, needed ? 'doctor.bad' : 'doctor.note');
}

function node(): Finding {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  return { name: 'node', ok: major > 22 || (major === 22 && minor >= 18), needed: true, found: process.versions.node };
}

async function sqlite(): Promise<Finding> {
  try {
    const { DatabaseSync } = await import('node:sqlite');
    const database = new DatabaseSync(':memory:');
    const row = database.prepare('select sqlite_version() as version').get();
    database.close();
    return { name: 'sqlite', ok: true, needed: true, found: String(row?.['version']) };
  } catch (error) {
    return { name: 'sqlite', ok: false, needed: true, found: reasonOf(error) };
  }
}

async function games(io: Io): Promise<Finding> {
  try {
    const loaded = await Promise.all(io.games.map((each) => each.load()));
    return { name: 'games', ok: loaded.length > 0, needed: true, found: loaded.map(({ id }) => id).join(', ') || tell(io, 'doctor.none') };
  } catch (error) {
    return { name: 'games', ok: false, needed: true, found: reasonOf(error) };
  }
}

function data(folder: string): Finding {
  const trial = join(folder, `.doctor-${process.pid}`);
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(trial, '');
    rmSync(trial);
    return { name: 'data', ok: true, needed: true, found: folder };
  } catch (error) {
    return { name: 'data', ok: false, needed: true, found: `${folder}: ${reasonOf(error)}` };
  }
}

/** A port in use is no illness: the server may be running. */
function port(number: number): Promise<Finding> {
  return new Promise((done) => {
    const server = createServer();
    server.once('error', (error) => done({ name: 'port', ok: false, needed: false, found: `${number}: ${reasonOf(error)}` }));
    server.listen(number, '127.0.0.1', () => server.close(() => done({ name: 'port', ok: true, needed: false, found: String(number) })));
  });
}

function memory(): Finding {
  const megabytes = Math.round(freemem() / 1024 / 1024);
  return { name: 'memory', ok: megabytes >= 256, needed: false, found: `${megabytes} MB` };
}

function locale(io: Io): Finding {
  const found = [io.env['LC_ALL'], io.env['LC_CTYPE'], io.env['LANG']].find((each) => each !== undefined && each !== '');
  const isUtf8 = process.platform === 'win32' || found === undefined || /utf-?8/i.test(found);
  return { name: 'locale', ok: isUtf8, needed: false, found: `${io.language}${found === undefined ? '' : ` (${found})`}` };
}

function chromium(io: Io): Finding {
  const path = [io.env['CHROMIUM'], '/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(
    (each) => each !== undefined && existsSync(each) && isRunnable(each),
  );
  return { name: 'chromium', ok: path !== undefined, needed: false, found: path ?? tell(io, 'doctor.none') };
}

function isRunnable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return path.endsWith('.exe');
  }
}
