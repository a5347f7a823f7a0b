/**
 * Measures the page in a browser: how smoothly cards move, how soon it can be used, and how much its layout shifts.
 *
 *     npm run bench:page -- --json
 *     npm run bench:page -- --game marvel-champions --matches 3 --against ../older
 */
import { resolve } from 'node:path';
import { measurePage, type BenchFigures } from './bench-page/measure.ts';
import { findChromium } from './chromium.ts';
import { runCommand, tell } from './command.ts';
import { wrongCheckout } from './speed/against/checkout.ts';
import { testedGames } from './tested-games.ts';
import { root } from './tidy/repository.ts';

const games = Object.keys(testedGames);
/** The most that a layout may shift. */
const SHIFT_MAX = 0.05;

const help = `Measures the page in a browser: how smoothly cards move, how soon it can be used, and how much its layout shifts.

Usage: npm run bench:page -- [options]

  --game NAME    the game of the table: ${games.join(', ')} (keyforge)
  --slower N     how many times slower the processor is made (4)
  --cards N      how many cards move at once (8)
  --matches N    how many matches are played by following the hint, whose clicks are counted (0)
  --against DIR  another checkout, with dependencies of its own: it is measured in the same run, and the ratios are told
  --json         the figures as JSON
  --help         print this

The browser is the one named in CHROMIUM, or Debian's. Each page is visited for the first time, with nothing cached, at three sizes. It can
be used when its first button or answer is there and the processor has time. Times and frames are those of this machine, and of a busy one
if it is busy; a browser without a screen draws at most 60 frames a second. Layout shift is cumulative, without what a press has caused.
The figures go to standard output, progress to standard error.
In the matches a person sits alone, or against the bot that does anything legal where a game has sides; the key that asks for a hint is no
click, and what the encounter does goes on by itself.
Exit codes: 0 measured, 1 a layout shifts by more than ${SHIFT_MAX}, 2 wrong call, 3 there is no browser.
`;

const flags = {
  game: { type: 'string', default: 'keyforge' },
  slower: { type: 'string', default: '4' },
  cards: { type: 'string', default: '8' },
  matches: { type: 'string', default: '0' },
  against: { type: 'string' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

/** The figures in lines. */
function say(
  { pages, frames, clicks }: BenchFigures,
  { cards, slower }: { readonly cards: string; readonly slower: string },
): readonly string[] {
  return [
    ...pages.map(
      (each) => `${each.page} ${each.width}×${each.height}\tusable ${Math.round(each.usableMs)} ms\tshift ${each.shift.toFixed(4)}`,
    ),
    `frames a second while ${cards} cards move\t${frames.full.toFixed(1)}\t${slower} times slower ${frames.slowed.toFixed(1)}`,
    ...(clicks === undefined
      ? []
      : [`clicks by the hint\t${clicks.clicksPerRound} a round\t${clicks.clicks} in ${clicks.matches} matches of ${clicks.rounds} rounds`]),
  ];
}

/** This checkout's figures beside another's. */
function ratiosOf(here: BenchFigures, there: BenchFigures): Readonly<Record<'frames' | 'framesSlowed' | 'clicks', number | undefined>> {
  const ratio = (one: number | undefined, other: number | undefined): number | undefined =>
    one === undefined || other === undefined || other === 0 ? undefined : Math.round((one / other) * 100) / 100;
  return {
    frames: ratio(here.frames.full, there.frames.full),
    framesSlowed: ratio(here.frames.slowed, there.frames.slowed),
    clicks: ratio(here.clicks?.clicksPerRound, there.clicks?.clicksPerRound),
  };
}

process.exitCode = await runCommand({
  help,
  flags,
  games,
  wholeNumbers: ['slower', 'cards', 'matches'],
  check: ({ against }) => {
    const wrong = against === undefined ? undefined : wrongCheckout(against, []);
    return wrong === undefined ? undefined : `--against: ${wrong}`;
  },
  run: async ({ against, json, ...given }) => {
    const browser = findChromium();
    if (browser === undefined) {
      tell('There is no browser: set CHROMIUM, or apt-get install chromium-headless-shell.');
      return 3;
    }
    const { game, slower, cards, matches } = given;
    const wish = { browser, game, slower: Math.max(1, Number(slower)), cards: Math.max(1, Number(cards)), matches: Number(matches), tell };
    const here = await measurePage(root, wish);
    if (against !== undefined) tell(`now the page of ${against}`);
    const there = against === undefined ? undefined : await measurePage(resolve(against), wish);
    const ratios = there && ratiosOf(here, there);
    const lines = [
      ...say(here, given),
      ...(there === undefined ? [] : ['the other checkout:', ...say(there, given)]),
      ...Object.entries(ratios ?? {}).flatMap(([name, ratio]) => (ratio === undefined ? [] : [`${name}, beside it\t${ratio}`])),
    ];
    const figures = there === undefined ? here : { ...here, against: there, ratios };
    process.stdout.write(json ? `${JSON.stringify(figures, undefined, 2)}\n` : `${lines.join('\n')}\n`);
    return here.pages.some(({ shift }) => shift > SHIFT_MAX) ? 1 : 0;
  },
});
