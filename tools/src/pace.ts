/**
 * Plays matches with a scripted person and counts how often the table asks them, and what a forecast costs.
 *
 *     npm run pace -- --game inferno --games 12
 */
import { runCommand, type Given } from './command.ts';
import { measurePace, type PaceCount } from './pace/measure-pace.ts';
import { testedGames } from './tested-games.ts';

const help = `Plays matches with a scripted person and counts how often the table asks them, and what a forecast costs.

Usage: npm run pace -- [options]

  --game ID     the game (inferno)
  --games N     how many matches (12)
  --seed N      the first of their seeds (1)
  --json        the result as JSON
  --help        print this

The greedy bot stands for the person at the first seat, with the usual stops. Once the usual stops ask wherever something could be
done (all stops), once not where all that could be done can wait (usual). Asked: questions a round; passed: windows among them that were let
pass. A forecast is of the first option of each question.

Exit codes: 0 done; 2 wrong call.
`;

const flags = {
  game: { type: 'string', default: 'inferno' },
  games: { type: 'string', default: '12' },
  seed: { type: 'string', default: '1' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

async function run(given: Given<typeof flags>): Promise<number> {
  const tested = await testedGames[given.game]?.();
  if (tested === undefined) return 1;
  const wanted = { game: tested.playable, games: Number(given.games), seed: Number(given.seed) };
  const all = measurePace({ ...wanted, waiting: true, forecasts: false });
  const usual = measurePace({ ...wanted, waiting: false, forecasts: true });
  process.stdout.write(given.json ? `${JSON.stringify({ all, usual })}\n` : [say('all stops', all), say('usual', usual), ''].join('\n'));
  return 0;
}

function say(name: string, { games, rounds, asked, passed, forecastMs, forecastMs95 }: PaceCount): string {
  const forecast = forecastMs > 0 ? `; a forecast ${forecastMs} ms in the middle, ${forecastMs95} ms at 95 %` : '';
  return `${name}: ${games} matches, ${rounds} rounds, asked ${asked} and passed ${passed} a round${forecast}`;
}

process.exitCode = await runCommand({ help, flags, wholeNumbers: ['games', 'seed'], games: Object.keys(testedGames), run });
