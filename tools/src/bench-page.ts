/**
 * Measures the page in a browser: how smoothly cards move, how soon it can be used, and how much its layout shifts.
 *
 *     npm run bench:page -- --json
 */
import { measurePage } from './bench-page/measure.ts';
import { findChromium } from './chromium.ts';
import { runCommand, tell } from './command.ts';
import { testedGames } from './tested-games.ts';

const games = Object.keys(testedGames);
/** The most that a layout may shift. */
const SHIFT_MAX = 0.05;

const help = `Measures the page in a browser: how smoothly cards move, how soon it can be used, and how much its layout shifts.

Usage: npm run bench:page -- [options]

  --game NAME    the game of the table: ${games.join(', ')} (keyforge)
  --slower N     how many times slower the processor is made (4)
  --cards N      how many cards move at once (8)
  --json         the figures as JSON
  --help         print this

The browser is the one named in CHROMIUM, or Debian's. Each page is visited for the first time, with nothing cached, at three sizes. It can
be used when its first button or answer is there and the processor has time. Times and frames are those of this machine, and of a busy one
if it is busy; a browser without a screen draws at most 60 frames a second. Layout shift is cumulative, without what a press has caused.
The figures go to standard output, progress to standard error.
Exit codes: 0 measured, 1 a layout shifts by more than ${SHIFT_MAX}, 2 wrong call, 3 there is no browser.
`;

const flags = {
  game: { type: 'string', default: 'keyforge' },
  slower: { type: 'string', default: '4' },
  cards: { type: 'string', default: '8' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

process.exitCode = await runCommand({
  help,
  flags,
  games,
  wholeNumbers: ['slower', 'cards'],
  run: async ({ game, slower, cards, json }) => {
    const browser = findChromium();
    if (browser === undefined) {
      tell('There is no browser: set CHROMIUM, or apt-get install chromium-headless-shell.');
      return 3;
    }
    const figures = await measurePage({ browser, game, slower: Math.max(1, Number(slower)), cards: Math.max(1, Number(cards)), tell });
    const { pages, frames } = figures;
    const lines = [
      ...pages.map(
        (each) => `${each.page} ${each.width}×${each.height}\tusable ${Math.round(each.usableMs)} ms\tshift ${each.shift.toFixed(4)}`,
      ),
      `frames a second while ${cards} cards move\t${frames.full.toFixed(1)}\t${slower} times slower ${frames.slowed.toFixed(1)}`,
    ];
    process.stdout.write(json ? `${JSON.stringify(figures, undefined, 2)}\n` : `${lines.join('\n')}\n`);
    return pages.some(({ shift }) => shift > SHIFT_MAX) ? 1 : 0;
  },
});
