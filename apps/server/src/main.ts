/** The server as a program: `npm start`. */
import { say } from '@crupier/kernel';
import { serverMessages } from './messages.ts';
import { runServer } from './run-server.ts';
import { help, readSettings, terminalLanguage } from './settings.ts';

const WRONG_CALL = 2;
const language = terminalLanguage(process.env);
const asked = readSettings(process.argv.slice(2), process.env);

if (!asked.ok) {
  for (const problem of asked.problems) process.stderr.write(`${say(problem, serverMessages, language)}\n`);
  process.exitCode = WRONG_CALL;
} else if (asked.value.kind === 'help') {
  process.stdout.write(help[language]);
} else {
  const onEnd = (end: () => void): void => {
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.once(signal, end);
  };
  const terminal = { language, out: (text: string) => process.stdout.write(text), log: (text: string) => process.stderr.write(text), onEnd };
  process.exitCode = await runServer(asked.value.settings, terminal);
  process.exit();
}
