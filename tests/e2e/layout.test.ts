/** The board is never covered: over crowded tables of all games, at the sizes of windows that people have. */

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeFindings } from './browser.ts';
import { crowdedScene, type Crowd, type Scene } from './layout/crowds.ts';
import { marvelScene, type MarvelCrowd } from './layout/marvel-crowds.ts';
import { probe } from './layout/probe.ts';
import { sizes } from './layout/sizes.ts';
import { standIn, type StandIn } from './layout/stand-in.ts';
import { serve } from './served.ts';

const { open, server } = serve();

const heroes = {
  game: 'marvel-champions',
  allies: 3,
  engaged: 3,
  beside: 6,
  schemes: 3,
  attached: 2,
  hand: 6,
  asked: 'takeTurn',
} as const;

const crowds: Readonly<Record<string, Crowd | MarvelCrowd>> = {
  'ten against ten with upgrades': { game: 'keyforge', seed: 1, row: 10, attached: 1, hand: 7, beside: 3, asked: ['act'] },
  'twelve against twelve, asked for a target': { game: 'keyforge', seed: 2, row: 12, attached: 2, hand: 8, beside: 4, asked: ['target'] },
  'a calm table of KeyForge': { game: 'keyforge', seed: 5, row: 3, attached: 0, hand: 6, beside: 1, asked: ['act'] },
  'a combat': { game: 'inferno', seed: 31, row: 7, attached: 1, hand: 6, beside: 1, fight: true, asked: ['act', 'respond'] },
  'six seats': { game: 'inferno', seed: 4, row: 8, attached: 1, hand: 8, beside: 2, seats: 6, asked: ['act'] },
  'twelve against twelve with weapons': { game: 'inferno', seed: 9, row: 12, attached: 1, hand: 8, beside: 2, asked: ['act', 'respond'] },
  'one hero': { ...heroes, seed: 13, heroes: 1, allies: 2, beside: 4 },
  'two heroes, one of them attacked': { ...heroes, seed: 3, heroes: 2, asked: 'declareDefender' },
  'three heroes with all they can have': { ...heroes, seed: 8, heroes: 3, engaged: 5, beside: 10, schemes: 5, attached: 4 },
  'four heroes': { ...heroes, seed: 21, heroes: 4 },
};

/** Tables at which nothing is asked any more. */
const ended: typeof crowds = {
  'a match that is lost': { ...heroes, seed: 525_407, heroes: 1, engaged: 0, beside: 7, schemes: 2, attached: 0, asked: 'nothing' },
};

const scenes = new Map<string, Scene>();
/** A crowd's scene, opened once. */
function sceneOf(name: string): Scene {
  const crowd = crowds[name] ?? ended[name];
  if (crowd === undefined) throw new Error(`There is no crowd called ${name}.`);
  const scene = scenes.get(name) ?? (crowd.game === 'marvel-champions' ? marvelScene(crowd) : crowdedScene(crowd));
  scenes.set(name, scene);
  return scene;
}

/** A page of that size on which scenes are shown. */
async function openAt(width: number, height: number, kept: object = {}): Promise<{ readonly page: Page; readonly stand: StandIn }> {
  const { page } = await open({ viewport: { width, height }, colorScheme: 'dark' });
  await page.evaluate((preferences) => localStorage.setItem('crupier.preferences', JSON.stringify(preferences)), {
    language: 'es',
    ...kept,
  });
  // Preferences are read when the page is loaded.
  await page.reload();
  return { page, stand: await standIn(page, server().url) };
}

describe.each(sizes)('in a window of %i × %i', (width, height, mode) => {
  test('every value is seen while a question is open, and neither the board nor the corner of the slip moves', async () => {
    const { page, stand } = await openAt(width, height);
    const faults: string[] = [];
    const boards = new Set<string>();
    const corners = new Set<string>();
    for (const name of Object.keys(crowds)) {
      await stand.show(sceneOf(name));
      const found = await probe(page);
      faults.push(...found.faults.map((fault) => `${name}: ${fault}`));
      boards.add(found.board);
      if (found.corner !== '') corners.add(found.corner);
      const shown = await page.locator('html').getAttribute('data-mode');
      if (shown !== mode) faults.push(`${name}: the frame is ${shown ?? 'none'} instead of ${mode}`);
    }
    expect(faults).toEqual([]);
    const isSteady = mode === 'wide' || mode === 'tall';
    expect([boards.size, corners.size].map((count) => !isSteady || count === 1)).toEqual([true, true]);
    await page.context().close();
  });
});

test.each([
  [1440, 900, 150],
  [1440, 900, 200],
  [820, 1180, 200],
  [390, 844, 150],
  [390, 844, 200],
  [390, 664, 150],
  [390, 664, 200],
  [844, 390, 150],
  [844, 390, 200],
] as const)('in a window of %i × %i with text of %i percent everything is reached by one scroll', async (width, height, textSize) => {
  const { page, stand } = await openAt(width, height, { textSize });
  const faults: string[] = [];
  for (const name of ['ten against ten with upgrades', 'six seats', 'four heroes']) {
    await stand.show(sceneOf(name));
    faults.push(...(await probe(page, { largeText: true })).faults.map((fault) => `${name}: ${fault}`));
  }
  expect(faults).toEqual([]);
  await page.context().close();
});

test('the end of a match is read without scrolling on large and tall windows, and leaves the board to be seen', async () => {
  const { page, stand } = await openAt(1366, 768);
  const faults: string[] = [];
  for (const [width, height, mode] of sizes) {
    if (mode !== 'wide' && mode !== 'tall') continue;
    await page.setViewportSize({ width, height });
    await stand.show(sceneOf('a match that is lost'));
    expect(await page.locator('[data-finish]').isVisible()).toBe(true);
    faults.push(...(await probe(page)).faults.map((fault) => `${width} × ${height}: ${fault}`));
  }
  expect(faults).toEqual([]);
  await page.context().close();
});

test('cards grow with the screen, and shrink no further than their floor', async () => {
  const widths: number[] = [];
  for (const [width, height] of [sizes[0], sizes[3], sizes[4]]) {
    const { page, stand } = await openAt(width, height);
    await stand.show(sceneOf('a calm table of KeyForge'));
    widths.push((await page.locator('.felt .line .card').first().boundingBox())?.width ?? 0);
    await page.context().close();
  }
  expect(widths.toSorted((one, other) => one - other)).toEqual(widths);
  expect(new Set(widths).size).toBe(widths.length);
});

test.each([
  ['light', sizes[0]],
  ['light', sizes[6]],
  ['dark', sizes[0]],
  ['dark', sizes[6]],
] as const)('axe finds nothing on crowded tables in the %s in a window of %s, nor in English', async (theme, [width, height]) => {
  const { page, stand } = await openAt(width, height, { language: 'en', theme });
  for (const name of ['twelve against twelve, asked for a target', 'six seats', 'two heroes, one of them attacked', 'four heroes']) {
    await stand.show(sceneOf(name));
    expect(await axeFindings(page)).toEqual([]);
    expect((await probe(page)).faults).toEqual([]);
  }
  await page.context().close();
});
