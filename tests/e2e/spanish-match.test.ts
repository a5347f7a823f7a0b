import { expect, test } from 'vitest';
import { chanceFrom, clickSomething, concede, dealByClicks, playUntil } from './play.ts';
import { serve } from './served.ts';

const { open } = serve();

/** A bare code, which stands where a text is missing: `chooseHouse`. */
const bareCode = /^[a-z]+(?:[A-Z][a-z]+)+$/;

/** So many choices show what a turn of KeyForge says. `npm run browser-walk` plays whole matches. */
const CHOICES = 45;

test('a match in Spanish, by clicking only what the page offers, and then its replay', async () => {
  const { page, errors } = await open();
  const chance = chanceFrom(20);
  const said = new Set<string>();
  await dealByClicks(page);
  const made = await playUntil(
    page,
    (each) => clickSomething(each, chance),
    async (before) => {
      for (const text of await page.locator('#question, .slip .button, .ticker, .trail b').allInnerTexts()) said.add(text.trim());
      return before === CHOICES ? 'enough' : undefined;
    },
  );
  expect(made).toBeGreaterThan(10);
  await concede(page);
  expect(await page.locator('html').getAttribute('lang')).toBe('es');
  expect([...said].filter((text) => bareCode.test(text))).toEqual([]);
  expect(await page.locator('#question').innerText()).toMatch(/^(Has ganado|Ha ganado .+)$/);

  await page.getByRole('link', { name: 'Recorrer la partida' }).click();
  await page.waitForSelector('.dock');
  const place = page.getByRole('slider', { name: 'Paso de la partida' });
  expect(await place.inputValue()).toBe('0');
  await page.getByRole('button', { name: 'Paso siguiente' }).click();
  await page.getByRole('button', { name: /^Turno 1, / }).click();
  await page.getByRole('button', { name: 'Al final' }).click();
  await page.waitForFunction(
    () => document.querySelector<HTMLInputElement>('.dock-range')?.value === document.querySelector<HTMLInputElement>('.dock-range')?.max,
  );
  await page.getByRole('button', { name: 'Paso anterior' }).click();
  await page.getByRole('button', { name: 'Público' }).click();
  expect(Number(await place.inputValue())).toBe(Number(await place.getAttribute('max')) - 1);
  expect(errors).toEqual([]);
});
