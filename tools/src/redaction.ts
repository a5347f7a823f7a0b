/**
 * Plays pairs of matches on servers, of which each pair differs in cards that a viewer may not know, and compares every byte that the
 * server sends to that viewer.
 *
 *     npm run redaction -- --game inferno --seats 3 --seeds 50
 */
import { runCommand, tell, type Given } from './command.ts';
import { wrongTable } from './conformance/tables.ts';
import { runSeed, type SeedCompared } from './redaction/run-seed.ts';
import { testedGames } from './tested-games.ts';

const help = `Plays pairs of matches that differ only in what a viewer may not know (hands, piles and their order, what lies face down, secret
choices), and compares every byte that the server sends to that viewer: sockets in both languages, past moments, refusals, requests,
pages. Seats and spectators are the viewers in turn.

Usage: npm run redaction -- [options]

  --game ID     the game (keyforge)
  --seats N     how many play (2)
  --seeds N     how many pairs (30)
  --from N      the first seed (1); with it an interrupted run goes on
  --answers N   how many answers both matches of a pair are given at most (60)
  --json        the result as JSON
  --help        print this

The result goes to standard output, progress to standard error.
Exit codes: 0 every byte is the same, 1 there is a difference, 2 wrong call, 3 broken off.
`;

const flags = {
  game: { type: 'string', default: 'keyforge' },
  seats: { type: 'string', default: '2' },
  seeds: { type: 'string', default: '30' },
  from: { type: 'string', default: '1' },
  answers: { type: 'string', default: '60' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

/** The exit code of a run that says nothing. */
const BROKEN_OFF = 3;
const PROGRESS_EVERY = 5;

type Call = Given<typeof flags>;

async function run(given: Call): Promise<number> {
  const tested = await testedGames[given.game]?.();
  if (tested === undefined) return BROKEN_OFF;
  const [seats, seeds, from, answers] = [given.seats, given.seeds, given.from, given.answers].map(Number) as [
    number,
    number,
    number,
    number,
  ];
  const compared: SeedCompared[] = [];
  for (let seed = from; seed < from + seeds; seed++) {
    const found = await runSeed(tested, { seats, seed, answers });
    if (found !== undefined) compared.push(found);
    if (found?.difference !== undefined) tell(`seed ${seed}, viewer ${found.viewer}: ${found.difference}`);
    const done = seed - from + 1;
    if (done % PROGRESS_EVERY === 0) tell(`${done} of ${seeds} pairs`);
  }
  return report(given, compared);
}

function report({ game, seats, from, json }: Call, compared: readonly SeedCompared[]): number {
  const sum = (of: (each: SeedCompared) => number): number => compared.reduce((total, each) => total + of(each), 0);
  const differences = compared.flatMap(({ seed, viewer, difference }) => (difference === undefined ? [] : [{ seed, viewer, difference }]));
  const result = {
    game,
    seats: Number(seats),
    from: Number(from),
    pairs: compared.length,
    answers: sum((each) => each.answers),
    messages: sum((each) => each.messages),
    bytes: sum((each) => each.bytes),
    differences,
  };
  const { pairs, answers, messages, bytes } = result;
  const said = `${pairs} pairs, ${answers} answers, ${messages} messages of ${bytes} bytes in all: ${differences.length} differences`;
  process.stdout.write(`${json ? JSON.stringify(result) : said}\n`);
  if (pairs === 0) throw new Error('Nothing was compared: in none of these matches was anything hidden from the viewer.');
  return differences.length === 0 ? 0 : 1;
}

async function check({ game, seats }: Call): Promise<string | undefined> {
  const tested = await testedGames[game]?.();
  return tested && wrongTable(tested.playable, { seats: Number(seats), teams: Number(seats) });
}

try {
  process.exitCode = await runCommand({
    help,
    flags,
    wholeNumbers: ['seats', 'seeds', 'from', 'answers'],
    games: Object.keys(testedGames),
    check,
    run,
  });
} catch (error) {
  tell(error instanceof Error ? error.message : String(error));
  process.exitCode = BROKEN_OFF;
}
