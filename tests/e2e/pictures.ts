/**
 * Takes pictures of every page and layout, and a film strip of a turn in each game.
 *
 *     npm run pictures
 */

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { runCommand, tell, type Given } from '../../tools/src/command.ts';
import { openBrowser, openPage } from './browser.ts';
import { chanceFrom, clickSomething, untilPictured, waitForTable } from './play.ts';
import { startServer } from './start-server.ts';
import { deviceOf, type Size } from './walk/devices.ts';
import { gameNames, words, type Language } from './walk/words.ts';

const help = `Takes pictures of every page and layout, and a film strip of a turn of each game, into docs/pictures.

Usage: npm run pictures -- [options]

  --to FOLDER   where they go (docs/pictures)
  --only TEXT   only those whose name holds this text
  --seed N      what the choices in the matches are drawn from (7); CRUPIER_TEST_SEED sets what the matches are drawn from
  --json        the names of the files as JSON
  --help        print this

Exit codes: 0 all were taken; 1 one could not be; 2 wrong call.
`;

const flags = {
  to: { type: 'string', default: 'docs/pictures' },
  only: { type: 'string', default: '' },
  seed: { type: 'string', default: '7' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

/** How good a picture is, of 100: files stay small, and text can be read. */
const quality = 72;
/** How many choices lie before the picture of a table, and before a film. */
const choicesBefore = 16;
const choicesBeforeFilm = 10;

/** What a picture is taken of. */
interface Picture {
  readonly name: string;
  readonly size: Size;
  readonly language: Language;
  readonly light?: boolean;
  /** Whether what the encounter does is shown moment by moment. */
  readonly beats?: boolean;
  /** Whether there is no card on it whose picture could be waited for. */
  readonly cardless?: boolean;
  /** Leads from the first page to what is shown. Returns a picture of its own, or nothing where the page is the picture. */
  readonly show: (page: Page, chance: () => number) => Promise<Buffer | undefined>;
}

const sizes: readonly Size[] = ['desktop', 'laptop', 'tablet', 'phone'];
/** A large screen is larger here than where matches are played. */
const desktop = { width: 1920, height: 1080 };

/** A match of which some choices are made. */
interface Played {
  readonly game: (typeof gameNames)[number];
  readonly language: Language;
  readonly choices: number;
}

/** Deals a match of a game with what is usual, and plays some choices of it. */
async function dealAndPlay(page: Page, { game, language, choices }: Played, chance: () => number): Promise<void> {
  await page
    .locator(`article[data-game=${game}]`)
    .getByRole('button', { name: `${words[language].deal}: ` })
    .click();
  await page.locator('.table').waitFor();
  for (let made = 0; made < choices && !(await waitForTable(page)); made++)
    // What went on meanwhile is read again.
    await clickSomething(page, chance).catch(() => page.keyboard.press('Escape'));
  if (await waitForTable(page)) await untilTurnsAreRead(page);
}

/** The chart of a match that is over is drawn when all of its turns have come. */
async function untilTurnsAreRead(page: Page): Promise<void> {
  await page.getByText(/^(Leyendo los turnos…|Reading the turns…)$/).waitFor({ state: 'hidden' });
}

/** Tables of each game in four windows; those of Marvel Champions in both themes, the others in the light on one of them. */
function tablePictures(): readonly Picture[] {
  return gameNames.flatMap((game) =>
    sizes.flatMap((size, at): readonly Picture[] => {
      const language = at % 2 === 0 ? 'es' : 'en';
      const show: Picture['show'] = async (page, chance) => {
        await dealAndPlay(page, { game, language, choices: choicesBefore }, chance);
        return undefined;
      };
      const name = `table-${game}-${size}`;
      if (game !== 'marvel-champions') return [{ name, size, language, light: size === 'laptop', show }];
      return [
        { name, size, language, show },
        { name: `${name}-light`, size, language, light: true, show },
      ];
    }),
  );
}

/** The villain phase of a match between two people's heroes, stopped at the sum of an attack. */
function villainPhase(size: Size, light: boolean): Picture {
  return {
    name: `villain-phase-${size}${light ? '-light' : ''}`,
    size,
    language: 'es',
    light,
    beats: true,
    show: async (page, chance) => {
      await page.locator('article[data-game=marvel-champions] .new-table-deal').click();
      const sum = page.locator('.beat-sum');
      for (let made = 0; made < choicesMax && (await sum.count()) === 0; made++) {
        await Promise.race([page.locator('.beat-slip').waitFor(), waitForTable(page)]);
        const on = page.getByRole('button', { name: 'Siguiente', exact: true });
        if ((await on.count()) > 0) await on.click();
        else await clickSomething(page, chance).catch(() => page.keyboard.press('Escape'));
        await page.waitForTimeout(frameMs);
      }
      return undefined;
    },
  };
}

const phasePictures = sizes.map((size, at) => villainPhase(size, at % 2 === 1));

/** Setting up and waiting for a friend. */
function settingUpPictures(): readonly Picture[] {
  const pages: readonly Pick<Picture, 'name' | 'show'>[] = [
    {
      name: 'setting-up',
      show: async (page) => {
        await page.goto(new URL('/new/marvel-champions/friend', page.url()).href);
        await page.locator('.pick svg.face').first().waitFor();
        return undefined;
      },
    },
    {
      name: 'waiting-room',
      show: async (page) => {
        const id = await page.evaluate(async () => {
          const seats = [
            { kind: 'person', name: 'Ana' },
            { kind: 'person', open: true },
            { kind: 'person', open: true },
          ];
          const body = JSON.stringify({ game: 'marvel-champions', seats });
          const opened = await fetch('/api/matches', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
          return ((await opened.json()) as { readonly id: string }).id;
        });
        await page.goto(new URL(`/match/${id}`, page.url()).href);
        await page.getByRole('textbox').first().waitFor();
        return undefined;
      },
    },
  ];
  return pages.flatMap(({ name, show }): readonly Picture[] => [
    { name: `${name}-laptop`, size: 'laptop', language: 'es', show },
    { name: `${name}-desktop`, size: 'desktop', language: 'en', light: true, show },
    { name: `${name}-tablet`, size: 'tablet', language: 'en', show },
    { name: `${name}-phone`, size: 'phone', language: 'es', light: true, show },
  ]);
}

/** How many pictures a film strip has, how many milliseconds lie between two of them, and how many are taken of a question. */
const frames = 16;
const frameMs = 100;
/** More choices than lie before an attack. */
const choicesMax = 120;
const framesAsked = 2;

function filmPictures(): readonly Picture[] {
  return gameNames.map((game) => ({
    name: `film-${game}`,
    size: 'laptop',
    language: 'es',
    beats: true,
    show: async (page, chance) => {
      await page.evaluate(() => localStorage.setItem('crupier.beats', '{"chosen":"fast"}'));
      // It is read when the page is loaded.
      await page.reload();
      await dealAndPlay(page, { game, language: 'es', choices: choicesBeforeFilm }, chance);
      return composeStrip(page, await filmChoices(page, chance));
    },
  }));
}

/** Pictures in a row of what moves: whatever is asked is answered as soon as two have been taken of it. */
async function filmChoices(page: Page, chance: () => number): Promise<readonly string[]> {
  const taken: string[] = [];
  for (let asked = 0; taken.length < frames;) {
    asked = (await page.locator('[data-choice]:visible').count()) > 0 ? asked + 1 : 0;
    if ((await page.locator('[data-finish]').count()) > 0) return taken;
    if (asked >= framesAsked) {
      // What is gone by now was answered already.
      await clickSomething(page, chance).catch(() => undefined);
      asked = 0;
    }
    await page.waitForTimeout(frameMs);
    taken.push((await page.screenshot({ type: 'jpeg', quality: 60, scale: 'css' })).toString('base64'));
  }
  return taken;
}

/** Sets pictures beside each other, four in a row. */
async function composeStrip(page: Page, taken: readonly string[]): Promise<Buffer> {
  const strip = await page.context().newPage();
  const images = taken.map((data) => `<img src="data:image/jpeg;base64,${data}" style="width:360px;display:block">`).join('');
  await strip.setContent(
    `<body style="margin:0;background:#111"><div id="strip" style="display:grid;grid-template-columns:repeat(4,360px);gap:4px">${images}</div>`,
  );
  return strip.locator('#strip').screenshot({ type: 'jpeg', quality });
}

function pagePictures(): readonly Picture[] {
  const pages: readonly Omit<Picture, 'size' | 'language'>[] = [
    { name: 'home', show: () => Promise.resolve(undefined) },
    {
      name: 'lessons',
      show: async (page) => {
        await page.goto(new URL('/learn/marvel-champions', page.url()).href);
        await page.locator('.first-side svg.face').nth(2).waitFor();
        return undefined;
      },
    },
    {
      name: 'decks',
      show: async (page) => {
        await page.goto(new URL('/decks/keyforge/cards', page.url()).href);
        await page
          .getByText(/\d{3,} (cartas|cards)/)
          .first()
          .waitFor();
        return undefined;
      },
    },
    {
      name: 'rulebook',
      cardless: true,
      show: async (page) => {
        await page.goto(new URL('/rules/MC-STUN', page.url()).href);
        await page.locator('.rules-text').waitFor();
        return undefined;
      },
    },
    {
      name: 'end-and-replay',
      show: async (page, chance) => {
        await dealAndPlay(page, { game: 'marvel-champions', language: 'es', choices: 400 }, chance);
        return undefined;
      },
    },
  ];
  return pages.flatMap((each): readonly Picture[] => [
    { ...each, name: `${each.name}-desktop`, size: 'desktop', language: 'es' },
    { ...each, name: `${each.name}-phone`, size: 'phone', language: each.name === 'end-and-replay' ? 'es' : 'en', light: true },
  ]);
}

async function take(browser: Browser, url: string, picture: Picture, seed: number): Promise<Buffer> {
  const { page } = await openPage(browser, url, {
    drawn: true,
    ...deviceOf(picture.size),
    ...(picture.size === 'desktop' && { viewport: desktop }),
    beats: picture.beats === true,
    locale: words[picture.language].locale,
    light: picture.light === true,
    reducedMotion: picture.name.startsWith('film') ? 'no-preference' : 'reduce',
  });
  try {
    await page.locator('article[data-game] button').first().waitFor();
    const own = await picture.show(page, chanceFrom(seed));
    if (picture.cardless !== true) await untilPictured(page);
    return own ?? (await page.screenshot({ type: 'jpeg', quality, scale: 'css' }));
  } finally {
    await page.context().close();
  }
}

async function run(given: Given<typeof flags>): Promise<number> {
  const pictures = [...pagePictures(), ...settingUpPictures(), ...tablePictures(), ...phasePictures, ...filmPictures()].filter(({ name }) =>
    name.includes(given.only),
  );
  mkdirSync(given.to, { recursive: true });
  const server = await startServer();
  const browser = await openBrowser();
  const files: string[] = [];
  let failed = 0;
  tell(`seed ${given.seed}`);
  try {
    for (const picture of pictures) {
      try {
        const file = join(given.to, `${picture.name}.jpg`);
        writeFileSync(file, await take(browser, server.url, picture, Number(given.seed)));
        files.push(file);
        tell(file);
      } catch (error) {
        failed++;
        tell(`${picture.name}: ${String(error)}`);
      }
    }
  } finally {
    await browser.close();
    await server.end();
  }
  process.stdout.write(
    given.json ? `${JSON.stringify({ seed: Number(given.seed), files, failed })}\n` : `${files.length} pictures in ${given.to}\n`,
  );
  return failed === 0 ? 0 : 1;
}

process.exitCode = await runCommand({ help, flags, wholeNumbers: ['seed'], run });
