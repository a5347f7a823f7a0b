/**
 * Damages saves and records of random matches, and reads and plays what is left of them.
 *
 *     npm run damage -- --game keyforge --matches 100
 */
import { runCommand, tell, type Given } from './command.ts';
import { tryDamaged } from './damage/try-damaged.ts';
import { testedGames } from './tested-games.ts';

const help = `Damages saves and records of random matches as mishaps do, and reads and plays what is left of them.

Usage: npm run damage -- [options]

  --game ID    the game (keyforge)
  --matches N  how many matches (100)
  --copies N   how many damaged copies of the save of each, and of its record (60)
  --answers N  answers that are given before a match is kept (60)
  --seed N     the first of their seeds (1)
  --json       the result as JSON
  --help       print this

Each copy is refused with a code, or plays on. The result goes to standard output; progress and what was thrown go to standard error.
Exit codes: 0 nothing was thrown; 1 something was; 2 wrong call.
`;

const flags = {
  game: { type: 'string', default: 'keyforge' },
  matches: { type: 'string', default: '100' },
  copies: { type: 'string', default: '60' },
  answers: { type: 'string', default: '60' },
  seed: { type: 'string', default: '1' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

const PROGRESS_EVERY = 10;

async function run({ game: name, matches, copies, answers, seed, json }: Given<typeof flags>): Promise<number> {
  const game = await testedGames[name]?.();
  if (game === undefined) throw new Error(`There is no game ${name}.`);
  let [refused, played, faults] = [0, 0, 0];
  tell(`seed ${seed}`);
  for (let match = 0; match < Number(matches); match++) {
    const tried = tryDamaged(game, { seed: Number(seed) + match, answers: Number(answers), copies: Number(copies) });
    refused += tried.refused;
    played += tried.played;
    faults += tried.faults.length;
    for (const fault of tried.faults) tell(`seed ${Number(seed) + match}, ${fault}`);
    if ((match + 1) % PROGRESS_EVERY === 0) tell(`${match + 1} of ${matches} matches`);
  }
  const said = `${name}: ${refused + played + faults} damaged copies, ${refused} refused, ${played} played on, ${faults} thrown`;
  process.stdout.write(`${json ? JSON.stringify({ game: name, seed: Number(seed), refused, played, faults }) : said}\n`);
  return faults === 0 ? 0 : 1;
}

process.exitCode = await runCommand({
  help,
  flags,
  wholeNumbers: ['matches', 'copies', 'answers', 'seed'],
  games: Object.keys(testedGames),
  run,
});
