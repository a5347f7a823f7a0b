import type { Terminal } from './run-server.ts';
import { terminalLanguage } from './settings.ts';

/** This process as a place to run a server: it ends on SIGTERM, SIGINT and SIGHUP. */
export function processTerminal(): Terminal {
  return {
    language: terminalLanguage(process.env),
    out: (text) => process.stdout.write(text),
    log: (text) => process.stderr.write(text),
    onEnd: (end) => {
      for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.once(signal, end);
    },
  };
}
