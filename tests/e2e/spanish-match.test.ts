import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, openPage } from './browser.ts';
import { chanceFrom, clickSomething, dealByClicks, playOut } from './play.ts';
import { startServer, type ServerProcess } from './start-server.ts';

let server: ServerProcess;
let browser: Browser;

beforeAll(async () => {
  server = await startServer();
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  await server.end();
});

/** A bare code, which stands where a text is missing: `chooseHouse`. */
const bareCode = /^[a-z]+(?:[A-Z][a-z]+)+$/;

test('a whole match in Spanish, by clicking only what the page offers, and then its replay', async () => {
  const { page, errors } = await openPage(browser, server.url);
  const chance = chanceFrom(20);
  const said = new Set<string>();
  await dealByClicks(page);
  const made = await playOut(
    page,
    (each) => clickSomething(each, chance),
    async () => {
      for (const text of await page.locator('#question, .slip .button, .ticker, .trail b').allInnerTexts()) said.add(text.trim());
    },
  );
  expect(made).toBeGreaterThan(10);
  expect(await page.locator('html').getAttribute('lang')).toBe('es');
  expect([...said].filter((text) => bareCode.test(text))).toEqual([]);
  expect(await page.locator('#question').innerText()).toMatch(/^(Has ganado|Ha ganado .+)$/);

  await page.getByRole('link', { name: 'Recorrer la partida' }).click();
  await page.waitForSelector('.dock');
  const place = page.getByRole('slider', { name: 'Línea de tiempo' });
  expect(await place.inputValue()).toBe('0');
  await page.getByRole('button', { name: 'Paso siguiente' }).click();
  await page.getByRole('button', { name: 'Turno siguiente' }).click();
  await page.getByRole('button', { name: 'Al final' }).click();
  await page.waitForFunction(
    () => document.querySelector<HTMLInputElement>('.tape input')?.value === document.querySelector<HTMLInputElement>('.tape input')?.max,
  );
  await page.getByRole('button', { name: 'Paso anterior' }).click();
  await page.getByRole('button', { name: 'Público' }).click();
  expect(Number(await place.inputValue())).toBe(Number(await place.getAttribute('max')) - 1);
  expect(errors).toEqual([]);
}, 300_000);
