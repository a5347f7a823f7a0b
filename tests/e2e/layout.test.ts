/** The board is never covered: over crowded tables of all games, at the sizes of windows that people have. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFindings } from './browser.ts';
import { crowdedScene, type Crowd, type Scene } from './layout/crowds.ts';
import { marvelScene, type MarvelCrowd } from './layout/marvel-crowds.ts';
import { allHeroTables, heroCrowds, lookAtHeroTables, lostCrowd } from './layout/hero-tables.ts';
import { probe, settled } from './layout/probe.ts';
import { sizes, tightSizes } from './layout/sizes.ts';
import { standIn, type StandIn } from './layout/stand-in.ts';
import { pairsOf, pairwise } from './pairwise.ts';
import { serve } from './served.ts';

const { open, server } = serve();

/** Upgrades with the longest names: of many words, of long ones, and of one. */
const upgrades = ['Brain Stem Antenna', 'Transposition Sandals', 'Discombobulator'];

const crowds: Readonly<Record<string, Crowd | MarvelCrowd>> = {
  'ten against ten with upgrades': {
    game: 'keyforge',
    seed: 1,
    row: 10,
    attached: 1,
    upgrades,
    hand: 7,
    beside: 3,
    asked: ['act'],
  },
  'twelve against twelve, asked for a target': { game: 'keyforge', seed: 2, row: 12, attached: 2, hand: 8, beside: 4, asked: ['target'] },
  'a calm table of KeyForge': { game: 'keyforge', seed: 5, row: 3, attached: 0, upgrades, hand: 6, beside: 1, asked: ['act'] },
  'a combat': { game: 'inferno', seed: 31, row: 7, attached: 1, hand: 6, beside: 1, fight: true, asked: ['act', 'respond'] },
  'six seats': { game: 'inferno', seed: 4, row: 8, attached: 1, hand: 8, beside: 2, seats: 6, asked: ['act'] },
  'twelve against twelve with weapons': { game: 'inferno', seed: 9, row: 12, attached: 1, hand: 8, beside: 2, asked: ['act', 'respond'] },
  ...heroCrowds,
};

/** Tables at which nothing is asked any more. */
const ended: typeof crowds = {
  'a match that is lost': lostCrowd,
  'a match of KeyForge that is over': { game: 'keyforge', seed: 5, row: 3, attached: 0, hand: 6, beside: 1, asked: ['act'] },
  'a match of Inferno that is over': { game: 'inferno', seed: 9, row: 4, attached: 0, hand: 6, beside: 1, asked: ['act'] },
};

const scenes = new Map<string, Scene>();
/** A crowd's scene, opened once. */
function sceneOf(name: string): Scene {
  const crowd = crowds[name] ?? ended[name];
  if (crowd === undefined) throw new Error(`There is no crowd called ${name}.`);
  const scene = scenes.get(name) ?? (crowd.game === 'marvel-champions' ? marvelScene(crowd) : crowdedScene(crowd));
  if (name in ended && scene.match.outcome() === undefined) scene.match.leave(1);
  scenes.set(name, scene);
  return scene;
}

/** A page on which scenes are shown. */
async function openStand(kept: object = {}): Promise<{ readonly page: Page; readonly stand: StandIn }> {
  const { page } = await open();
  await page.evaluate((preferences) => localStorage.setItem('crupier.preferences', JSON.stringify(preferences)), {
    language: 'es',
    ...kept,
  });
  // Preferences are read when the page is loaded.
  await page.reload();
  return { page, stand: await standIn(page, server().url) };
}

type Window = readonly [width: number, height: number, ...rest: readonly string[]];

/** Shows a scene at one size after another, and what a look at each says: it is drawn for the first, and drawn anew for the others as a window is when it is resized. */
async function lookAtSizes<W extends Window>(
  { page, stand }: Awaited<ReturnType<typeof openStand>>,
  scene: Scene,
  windows: readonly W[],
  look: (window: W) => Promise<void>,
): Promise<void> {
  for (const [at, window] of windows.entries()) {
    const [width, height] = window;
    await page.setViewportSize({ width, height });
    if (at === 0) await stand.show(scene);
    await look(window);
  }
}

/** The same in another order: from a place on, and then those before it. */
function from<T>(all: readonly T[], start: number): readonly T[] {
  const at = start % all.length;
  return [...all.slice(at), ...all.slice(0, at)];
}

test('every value is seen while a question is open, in windows of all sizes, and neither the board nor the corner of the slip moves', async () => {
  const opened = await openStand();
  const { page } = opened;
  const faults: string[] = [];
  const windows = [...sizes, tightSizes[0]];
  const boards = new Map<(typeof windows)[number], Set<string>>(windows.map((size) => [size, new Set()]));
  const corners = new Map<(typeof windows)[number], Set<string>>(windows.map((size) => [size, new Set()]));
  for (const [at, name] of Object.keys(crowds).entries())
    await lookAtSizes(opened, sceneOf(name), from(windows, at), async (size) => {
      const [width, height, mode] = size;
      const isCrowded = name !== 'a calm table of KeyForge';
      const found = await probe(page, { lanes: mode !== 'land', cutNames: isCrowded });
      faults.push(...found.faults.map((fault) => `${name}, ${width} × ${height}: ${fault}`));
      boards.get(size)?.add(found.board);
      // In the narrowest of these windows the words of the act may need a second line, for which it grows upwards.
      const corner = width === 1024 ? found.corner.replace(/ \d+$/, '') : found.corner;
      if (corner !== '') corners.get(size)?.add(corner);
      const shown = await page.locator('html').getAttribute('data-mode');
      if (shown !== mode) faults.push(`${name}, ${width} × ${height}: the frame is ${shown ?? 'none'} instead of ${mode}`);
    });
  expect(faults).toEqual([]);
  const steady = windows.filter(([, , mode]) => mode === 'wide' || mode === 'tall');
  expect(steady.map((size) => [size, boards.get(size)?.size, corners.get(size)?.size])).toEqual(steady.map((size) => [size, 1, 1]));
});

const heroTables = pairwise(allHeroTables);

test('tables of one to four heroes have room in each window, language, theme and size of text', { timeout: 600_000 }, async () => {
  expect(new Set(heroTables.flatMap(pairsOf))).toEqual(new Set(allHeroTables.flatMap(pairsOf)));
  const { page, stand } = await openStand();
  expect(await lookAtHeroTables(page, stand, heroTables)).toEqual([]);
});

/** Styles that spoil a table on a tablet, and what is said of it. */
const duelSpoils = [
  ['.strip > * + * { margin-left: -70px !important }', /lies over/],
  ['.seat-houses { width: 20px !important; overflow: hidden !important }', /^cut: /],
  ['.seat-word { max-width: 8px !important; overflow: hidden !important }', /^words wider than their part: /],
] as const;
const heroSpoils = [
  ['.mc-lane-head > :last-child { position: relative !important; left: -90px !important }', /lies over/],
  ['.mc-lane-head { height: 6px !important; min-height: 0 !important; overflow: hidden !important }', /^cut: /],
  ['.slip h1 { font-size: 9px !important }', /^letters of 9\.0 px/],
  ['.hand { position: fixed !important; inset: 0 !important; z-index: 99 }', / covered: /],
  ['.bar .button { width: 20px !important; min-width: 0 !important }', /^a target of 20 × /],
  ['.trail { max-width: 20px !important }', /^words wider than their part: /],
  ['.slip-acts > .button { max-width: 30px !important; white-space: nowrap !important }', /^words wider than their part: /],
] as const;

test.each([
  ['two heroes, one of them attacked', heroSpoils],
  ['a calm table of KeyForge', duelSpoils],
] as const)('%s: a table that is spoilt by styles is found', async (name, spoils) => {
  const { page, stand } = await openStand();
  await page.setViewportSize({ width: 820, height: 1180 });
  await stand.show(sceneOf(name));
  expect((await probe(page, { lanes: true })).faults).toEqual([]);
  for (const [rule, wanted] of spoils) {
    const at = await page.evaluate((text) => document.styleSheets[0]?.insertRule(text, document.styleSheets[0].cssRules.length), rule);
    const { faults } = await probe(page, { lanes: true });
    expect({ rule, faults }).toEqual({ rule, faults: expect.arrayContaining([expect.stringMatching(wanted)]) });
    await page.evaluate((place) => document.styleSheets[0]?.deleteRule(place ?? 0), at);
  }
});

const small = [
  [390, 844],
  [390, 664],
  [844, 390],
] as const;

test.each([
  [150, [[1440, 900], ...small]],
  [200, [[1440, 900], [820, 1180], ...small]],
] as const)('with text of %i percent everything is reached by one scroll', async (textSize, windows) => {
  const opened = await openStand({ textSize });
  const faults: string[] = [];
  for (const [at, name] of ['ten against ten with upgrades', 'six seats', 'four heroes'].entries())
    await lookAtSizes<Window>(opened, sceneOf(name), from<Window>(windows, at), async ([width, height]) => {
      const { faults: found } = await probe(opened.page, { largeText: true });
      faults.push(...found.map((fault) => `${name}, ${width} × ${height}: ${fault}`));
    });
  expect(faults).toEqual([]);
});

test('the end of a match is read without scrolling on large and tall windows, and leaves the board to be seen', async () => {
  const opened = await openStand();
  const windows = sizes.filter(([, , mode]) => mode === 'wide' || mode === 'tall');
  const faults = async (): Promise<readonly string[]> => (await probe(opened.page)).faults;
  for (const name of Object.keys(ended))
    await lookAtSizes(opened, sceneOf(name), windows, async ([width, height]) => {
      await opened.page.locator('[data-finish]').waitFor();
      // What an end shows is fetched with it: it has come once nothing is wrong, or never does.
      await expect.poll(faults, { message: `${name}, ${width} × ${height}` }).toEqual([]);
    });
});

test('cards grow with the screen, and shrink no further than their floor', async () => {
  const opened = await openStand();
  const widths: number[] = [];
  await lookAtSizes(opened, sceneOf('a calm table of KeyForge'), [sizes[0], sizes[3], sizes[4]], async () => {
    await settled(opened.page);
    widths.push((await opened.page.locator('.felt .line .card').first().boundingBox())?.width ?? 0);
  });
  expect(widths.toSorted((one, other) => one - other)).toEqual(widths);
  expect(new Set(widths).size).toBe(widths.length);
});

test.each(['light', 'dark'])('axe finds nothing on crowded tables in the %s, on a screen and a phone, nor in English', async (theme) => {
  const opened = await openStand({ language: 'en', theme });
  for (const name of ['twelve against twelve, asked for a target', 'six seats', 'two heroes, one of them attacked', 'four heroes'])
    await lookAtSizes(opened, sceneOf(name), [sizes[0], sizes[6]], async () => {
      expect((await probe(opened.page)).faults).toEqual([]);
      expect(await axeFindings(opened.page)).toEqual([]);
    });
});
