/**
 * Plays matches with a scripted person and counts how often the table asks them, and what a forecast costs.
 *
 *     npm run pace -- --game inferno --games 12
 *     npm run pace -- --game marvel-champions --heroes 2 --against ../older
 */
import { resolve } from 'node:path';
import { runCommand, tell, type Given } from './command.ts';
import { pacedPackages } from './pace/checkout.ts';
import type { PaceCount, PaceRun } from './pace/measure-pace.ts';
import { playCheckout } from './pace/play-checkout.ts';
import { wrongCheckout } from './speed/against/checkout.ts';
import { testedGames } from './tested-games.ts';
import { root } from './tidy/repository.ts';

const help = `Plays matches with a scripted person and counts how often the table asks them, and what a forecast costs.

Usage: npm run pace -- [options]

  --game ID       the game (inferno)
  --games N       how many matches (12)
  --seed N        the first of their seeds (1)
  --heroes N      how many seats of Marvel Champions the person plays, 1 to 4 (1)
  --against DIR   another checkout, with dependencies of its own: the same matches are played by it too, and the ratio of questions a round is told
  --json          the result as JSON
  --help          print this

The greedy bot stands for the person at the first seats, with the usual stops. Once the usual stops ask wherever something could be
done (all stops), once not where all that could be done can wait (usual). Asked: questions a round, one that several seats of the person are
asked together counted once, and one whose answer is named with the act before it, as a flank is, counted with that act; passed: windows among them that were let pass. A forecast is of the first option of each question.

Exit codes: 0 done; 1 a checkout failed; 2 wrong call.
`;

const flags = {
  game: { type: 'string', default: 'inferno' },
  games: { type: 'string', default: '12' },
  seed: { type: 'string', default: '1' },
  heroes: { type: 'string', default: '1' },
  against: { type: 'string' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

const heroesMax = 4;

type PaceCall = Given<typeof flags>;

interface Paces {
  readonly all: PaceCount;
  readonly usual: PaceCount;
}

async function pacesOf(checkout: string, { game, games, seed, heroes }: PaceCall): Promise<Paces> {
  const run: Omit<PaceRun, 'waiting' | 'forecasts'> = { games: Number(games), seed: Number(seed), own: Number(heroes) };
  tell(`${games} matches of ${game}, seed ${seed}, played by ${checkout === root ? 'this checkout' : checkout}`);
  return {
    all: await playCheckout(checkout, game, { ...run, waiting: true, forecasts: false }),
    usual: await playCheckout(checkout, game, { ...run, waiting: false, forecasts: true }),
  };
}

async function run(given: PaceCall): Promise<number> {
  try {
    const here = await pacesOf(root, given);
    const there = given.against === undefined ? undefined : await pacesOf(resolve(given.against), given);
    const ratio = there === undefined ? undefined : Math.round((here.usual.asked / there.usual.asked) * 100) / 100;
    process.stdout.write(
      given.json
        ? `${JSON.stringify({ ...here, ...(there !== undefined && { against: there, ratio }) })}\n`
        : [
            say('all stops', here.all),
            say('usual', here.usual),
            ...(there === undefined ? [] : [say('against, usual', there.usual), `questions a round beside the other checkout: ${ratio}`]),
            '',
          ].join('\n'),
    );
    return 0;
  } catch (error) {
    tell(error instanceof Error ? error.message : String(error));
    return 1;
  }
}

function say(name: string, { games, rounds, asked, passed, forecastMs, forecastMs95 }: PaceCount): string {
  const forecast = forecastMs > 0 ? `; a forecast ${forecastMs} ms in the middle, ${forecastMs95} ms at 95 %` : '';
  return `${name}: ${games} matches, ${rounds} rounds, asked ${asked} and passed ${passed} a round${forecast}`;
}

function wrongCall({ game, heroes, against }: PaceCall): string | undefined {
  const own = Number(heroes);
  if (own < 1 || own > heroesMax) return `--heroes: expected 1 to ${heroesMax}, and got ${heroes}`;
  if (own > 1 && game !== 'marvel-champions') return '--heroes: a person plays several seats of marvel-champions alone';
  const wrong = against === undefined ? undefined : wrongCheckout(against, [...pacedPackages, game]);
  return wrong === undefined ? undefined : `--against: ${wrong}`;
}

process.exitCode = await runCommand({
  help,
  flags,
  wholeNumbers: ['games', 'seed', 'heroes'],
  games: Object.keys(testedGames),
  check: wrongCall,
  run,
});
