/** Runs an entry point on a Node that can: this one, or the pinned one that came with the dependencies. Plain JavaScript, so that any Node can read it. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';

const root = new URL('../', import.meta.url);

/** The oldest Node that runs TypeScript sources without a flag. */
const oldest = [22, 18];

/**
 * How much of what a function calls is compiled into it, in bytes of bytecode; V8's own limit is 920. A game is hundreds of short
 * steps that all end in the same few functions: compiled into each of them, these cost more time than they save.
 */
const inliningBudget = '--max-inlined-bytecode-size-cumulative=300';

/**
 * Runs a file of this repository as the main program, with the arguments of this process.
 * @param {string} entry The path of the file, from the root of the repository.
 */
export async function launch(entry) {
  if (process.env.npm_lifecycle_event !== undefined || process.env.CRUPIER_LAUNCHED !== undefined) followParent();
  if (isSupported(process.versions.node)) return runHere(entry);
  const node = pinnedNode();
  return node === undefined ? refuse(tooOld()) : runInstead(node);
}

/** Loads the entry point into this process. */
function runHere(entry) {
  const target = fileURLToPath(new URL(entry, root));
  if (!existsSync(target)) return refuse(`${entry} is missing: this copy of Crupier is not complete.`);
  setFlagsFromString(inliningBudget);
  return import(pathToFileURL(target).href);
}

/** Whether a version, such as `24.21.0`, is new enough. */
function isSupported(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > oldest[0] || (major === oldest[0] && minor >= oldest[1]);
}

/** Where npm put the Node of our optional dependencies, if it has one for this machine. */
function pinnedNode() {
  const windows = process.platform === 'win32';
  const name = `node-${windows ? 'win' : process.platform}-${process.arch}`;
  const path = fileURLToPath(new URL(`node_modules/${name}/bin/${windows ? 'node.exe' : 'node'}`, root));
  return existsSync(path) ? path : undefined;
}

function tooOld() {
  const remedy = 'install a newer one, or run "npm ci" where it can bring its own';
  return `Crupier needs Node.js ${oldest.join('.')} or newer and this is ${process.versions.node}: ${remedy}.`;
}

/** Says why not, in one sentence, and leaves with the exit code of a wrong call. */
function refuse(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 2;
}

/** Runs this same command on another Node: its streams, signals and exit code are ours. */
function runInstead(node) {
  const child = spawn(node, process.argv.slice(1), { stdio: 'inherit', env: { ...process.env, CRUPIER_LAUNCHED: '1' } });
  for (const signal of ['SIGTERM', 'SIGHUP', 'SIGINT']) process.on(signal, () => passOn(child, signal));
  child.on('error', (error) => refuse(`The Node.js that came with Crupier did not start: ${error.message}`));
  child.on('exit', (code, signal) => leaveLike(code, signal));
}

/** Ends when the process that started this one is gone: npm passes a signal to its shell only, which dies and tells nobody. */
function followParent() {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 250);
  watch.unref();
}

/** Passes a signal on, except the Ctrl-C of a terminal, which has reached the child already. */
function passOn(child, signal) {
  if (signal === 'SIGINT' && process.stdin.isTTY) return;
  child.kill(signal);
}

/** Ends as the child ended. */
function leaveLike(code, signal) {
  if (signal === null) process.exit(code ?? 1);
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
}
