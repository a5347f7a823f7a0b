/** Marvel Champions' board: what each hero's lane says, and what an attack looks like. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { marvelScene, type MarvelCrowd } from './layout/marvel-crowds.ts';
import { settled } from './layout/probe.ts';
import { standIn } from './layout/stand-in.ts';
import { serve } from './served.ts';

const { open, server } = serve();

const table: MarvelCrowd = {
  game: 'marvel-champions',
  seed: 5,
  heroes: 2,
  allies: 2,
  engaged: 1,
  beside: 3,
  schemes: 1,
  attached: 1,
  hand: 5,
  asked: 'takeTurn',
};

/** A page in Spanish that shows a table. */
async function shown(changes: Partial<MarvelCrowd> = {}, language = 'es'): Promise<Page> {
  const { page } = await open({ colorScheme: 'dark' });
  await page.evaluate((kept) => localStorage.setItem('crupier.preferences', JSON.stringify({ language: kept })), language);
  await page.reload();
  await page.setViewportSize({ width: 1440, height: 900 });
  const stand = await standIn(page, server().url);
  await stand.show(marvelScene({ ...table, ...changes }));
  await settled(page);
  return page;
}

test('an attack has no arrow: the lane that is attacked is marked, and the character in it is ringed', async () => {
  const page = await shown({ asked: 'declareDefender' });
  expect(await page.locator('[data-attacked]').count()).toBe(1);
  expect(await page.locator('.mc-lane[data-attacked] .mc-character[data-aimed]').count()).toBe(1);
  expect(await page.locator('.arrow').filter({ visible: true }).count()).toBe(0);
});

test('an ally says what using it costs, under its card, in its label and on its sheet', async () => {
  const page = await shown();
  const tolls = page.locator('.mc-toll');
  expect(await tolls.count()).toBeGreaterThan(0);
  expect(await tolls.first().innerText()).toMatch(/^usar −[1-9]$/);
  const ally = page.locator('.mc-character:has(.mc-toll) .card').first();
  expect(await ally.locator('.unseen').innerText()).toMatch(/Daño derivado \((ATQ|INT)\) [1-9]/);
  await ally.focus();
  await page.keyboard.press('Space');
  await page
    .locator('.zoom')
    .getByText(/Daño derivado/)
    .filter({ visible: true })
    .first()
    .waitFor();
});

test('each lane says in the order of play who it is and what comes, by the hero’s name', async () => {
  const page = await shown({}, 'en');
  const lanes = page.locator('.mc-lane');
  const orders = await lanes.locator('.mc-order').allInnerTexts();
  expect(orders.map((order) => order.slice(0, 3))).toEqual(['1st', '2nd']);
  const names = await lanes.locator('.mc-lane-name').allInnerTexts();
  expect(names.filter((name) => /^(Ana|Bruno|)$/.test(name))).toEqual([]);
  // The slip and the log call the players so as well.
  expect(await page.locator('.slip').first().innerText()).toContain(names[0]);
  expect(await page.locator('.dealer').innerText()).not.toMatch(/\bAna\b/);
  const said = await lanes.locator('.mc-announcement').allInnerTexts();
  for (const text of said) expect(text).toMatch(/(Attacks|Schemes) \d|will not/);
  expect(await page.locator('.mc-clock').innerText()).toMatch(/\d rounds? left/);
  expect(await page.locator('.mc-villain-hp').innerText()).toMatch(/\d+\s*\/ \d+/);
});

test('lanes do not change their places, whoever is asked', async () => {
  const names = async (page: Page): Promise<readonly string[]> => page.locator('.mc-lane-name').allInnerTexts();
  const calm = await names(await shown());
  expect(await names(await shown({ asked: 'declareDefender' }))).toEqual(calm);
});
