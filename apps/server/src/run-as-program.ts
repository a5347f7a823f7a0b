import { type PlayableGame, say } from '@crupier/kernel';
import { serverMessages } from './messages.ts';
import { processTerminal } from './process-terminal.ts';
import type { GamesServed } from './run-server.ts';
import { help, readSettings } from './settings.ts';

/** The exit code of a call that is not understood. */
const WRONG_CALL = 2;

/** Reads this process's arguments and environment, serves, and gives the exit code. The games are those of the product unless given. */
export async function runAsProgram(games?: readonly PlayableGame[]): Promise<number> {
  const terminal = processTerminal();
  const asked = readSettings(process.argv.slice(2), process.env);
  if (!asked.ok) {
    for (const problem of asked.problems) terminal.log(`${say(problem, serverMessages, terminal.language)}\n`);
    return WRONG_CALL;
  }
  if (asked.value.kind === 'help') {
    terminal.out(help[terminal.language]);
    return 0;
  }
  // Server and games are loaded only to serve, so that help and refusals come at once.
  const { runServer } = await import('./run-server.ts');
  return runServer(asked.value.settings, terminal, games === undefined ? await gamesOfProduct() : { games });
}

async function gamesOfProduct(): Promise<GamesServed> {
  const { gamesModule, loadGames } = await import('./games.ts');
  return { games: loadGames(), gamesModule };
}
