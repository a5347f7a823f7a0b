/**
 * Plays whole matches in the browser by reading the page alone, in every combination of game, size, language and means.
 *
 *     npm run browser-walk -- --game inferno --means touch
 */

import { runCommand, tell, type Given } from '../../tools/src/command.ts';
import { openBrowser, openPage } from './browser.ts';
import { pairwise } from './pairwise.ts';
import { startServer } from './start-server.ts';
import { allCombinations, nameOf, type Combination } from './walk/combinations.ts';
import { playCombination } from './walk/play-combination.ts';
import type { Walk } from './walk/walk.ts';

const help = `Plays whole matches in the browser by reading roles, names and texts alone, and says what is said badly or cannot be reached.

Usage: npm run browser-walk -- [options]

  --game ID       keyforge, inferno or marvel-champions; all of them without it
  --size NAME     phone, tablet, laptop or desktop; all of them without it
  --language L    es or en; both without it
  --means NAME    mouse, touch or keyboard; all of them without it
  --pairs         only the few combinations that hold each pair
  --trace         each question and what is pressed
  --seed N        what the choices are drawn from (41); CRUPIER_TEST_SEED sets what the matches are drawn from
  --json          the result as JSON
  --help          print this

Exit codes: 0 nothing is wrong; 1 something is, or a match was not over; 2 wrong call.
`;

const flags = {
  game: { type: 'string' },
  size: { type: 'string' },
  language: { type: 'string' },
  means: { type: 'string' },
  trace: { type: 'boolean', default: false },
  pairs: { type: 'boolean', default: false },
  seed: { type: 'string', default: '41' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

const factors = ['game', 'size', 'language', 'means'] as const;

interface Played extends Partial<Walk> {
  readonly combination: Combination;
  readonly seconds: number;
  /** Why a match came to no end. */
  readonly failure?: string;
}

/** The combinations that a call asks for. */
function asked(given: Given<typeof flags>): readonly Combination[] {
  const all = given.pairs ? pairwise(allCombinations) : allCombinations;
  return all.filter((each) => factors.every((factor) => given[factor] === undefined || given[factor] === each[factor]));
}

function check(given: Given<typeof flags>): string | undefined {
  for (const factor of factors) {
    const known = [...new Set<string>(allCombinations.map((each) => each[factor]))];
    const value = given[factor];
    if (value !== undefined && !known.includes(value)) return `--${factor}: there is no ${value}; there are ${known.join(', ')}`;
  }
  return asked(given).length === 0 ? 'Nobody plays so: a phone has neither mouse nor keyboard, and a desktop no touch.' : undefined;
}

async function run(given: Given<typeof flags>): Promise<number> {
  const server = await startServer();
  const browser = await openBrowser();
  const played: Played[] = [];
  const combinations = asked(given);
  tell(`seed ${given.seed}`);
  try {
    for (const [at, combination] of combinations.entries()) {
      const since = Date.now();
      const outcome = await playCombination((device) => openPage(browser, server.url, device), combination, {
        seed: Number(given.seed) + at,
        onPress: given.trace ? (heading, pressed) => tell(`${heading} -> ${pressed}`) : undefined,
      }).catch((error: unknown) => ({ failure: String(error) }));
      const each: Played = { combination, seconds: Math.round((Date.now() - since) / 1000), ...outcome };
      played.push(each);
      tell(`${at + 1} of ${combinations.length}: ${say(each)}`);
    }
  } finally {
    await browser.close();
    await server.end();
  }
  const bad = played.filter(({ failure, faults }) => failure !== undefined || (faults ?? []).length > 0);
  if (given.json) process.stdout.write(`${JSON.stringify({ seed: Number(given.seed), played })}\n`);
  else process.stdout.write(`${played.length} matches, ${bad.length} with faults\n${bad.map((each) => `${say(each)}\n`).join('')}`);
  return bad.length === 0 ? 0 : 1;
}

function say({ combination, seconds, questions = 0, result = '', faults = [], failure }: Played): string {
  const outcome = failure ?? `${questions} questions, ${result}`;
  return [`${nameOf(combination)}: ${outcome} (${seconds} s)`, ...faults.map((fault) => `  ${fault}`)].join('\n');
}

process.exitCode = await runCommand({ help, flags, wholeNumbers: ['seed'], check, run });
