/** From the start to a match, and back to it. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFindings } from './browser.ts';
import { chooseWay, formOf, openForm } from './play.ts';
import { serve } from './served.ts';

const { open, openLink } = serve();

const games = ['keyforge', 'inferno', 'marvel-champions'];

/** Presses something of a page by its button; gives how often that was, in all. */
function countPresses(page: Page): { readonly press: (name: RegExp, game: string) => Promise<void>; readonly presses: () => number } {
  let presses = 0;
  return {
    press: async (name, game) => {
      presses++;
      await formOf(page, { id: game, mine: '', theirs: '' }).getByRole('button', { name }).first().click();
    },
    presses: () => presses,
  };
}

test.each(games)('from the first page to the first question of %s it takes two activations at most', async (game) => {
  const { page, errors } = await open();
  const { press, presses } = countPresses(page);
  await press(/^Repartir: /, game);
  await page.locator('.slip:not([data-quiet]) #question').first().waitFor();
  await page.locator('.slip [data-choice]').first().waitFor();
  expect(presses()).toBeLessThanOrEqual(2);
  expect(errors).toEqual([]);
});

test.each([
  [1440, 900],
  [390, 844],
] as const)('at %d × %d a table that was left is seen without scrolling, with its game, opponent, turn and when', async (width, height) => {
  const { page, errors } = await open({ viewport: { width, height } });
  await formOf(page)
    .getByRole('button', { name: /^Repartir: / })
    .click();
  await page.locator('.table').waitFor();
  await page.goBack();
  const row = page.locator('.home-match').first();
  await row.waitFor();
  const box = await row.boundingBox();
  expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
  expect(await row.innerText()).toMatch(/^Contra .+\nKeyForge · .+ · ahora(\nTe toca)?$/);
  expect(await axeFindings(page)).toEqual([]);
  await row.click();
  await page.locator('.table').waitFor();
  expect(errors).toEqual([]);
});

test('who plays with whom is remembered for the next table', async () => {
  const { page } = await open();
  const form = await openForm(page);
  await chooseWay(form, 'friend');
  await form.getByText('Reloj, ausencias, público').click();
  await form.locator('.terms').getByText('3 min por pregunta').click();
  await form.getByRole('button', { name: 'Abrir la sala' }).click();
  await page.getByRole('textbox', { name: 'Copiar el enlace' }).waitFor();
  await page.getByRole('link', { name: /^Crupier/ }).click();
  await page.reload();
  await formOf(page).getByRole('button', { name: 'Abrir la sala' }).waitFor();
  const again = await openForm(page);
  await again.getByText('Reloj, ausencias, público').click();
  expect(await again.locator('.terms').getByRole('radio', { name: '3 min por pregunta' }).isChecked()).toBe(true);
});

test('an invitation says what must be opened for friends, and who invites to what', async () => {
  const { page, errors } = await open();
  const form = await openForm(page);
  await chooseWay(form, 'friend');
  await form.getByRole('textbox', { name: 'Tu nombre' }).fill('Ana');
  await form.getByText('Reloj, ausencias, público').click();
  await form.locator('.terms').getByText('25 min + 10 s').click();
  await form.getByRole('button', { name: 'Abrir la sala' }).click();
  const link = await page.getByRole('textbox', { name: 'Copiar el enlace' }).inputValue();
  await page.getByText('HOST=0.0.0.0 npm start').first().waitFor();
  expect(await axeFindings(page)).toEqual([]);
  const { page: guest } = await openLink(link);
  await guest.getByRole('heading', { name: 'Ana te invita a KeyForge' }).waitFor();
  await guest.getByText('Reloj: 25 min + 10 s').waitFor();
  expect(await axeFindings(guest)).toEqual([]);
  expect(errors).toEqual([]);
});

test('where the server is reached from the network, the link that is sent has its address there', async () => {
  const { page } = await open();
  await page.route('**/api/address', (route) => route.fulfill({ json: { reachable: true, urls: ['http://192.168.1.5:4102'] } }));
  const form = await openForm(page);
  await chooseWay(form, 'friend');
  await form.getByRole('button', { name: 'Abrir la sala' }).click();
  const field = page.getByRole('textbox', { name: 'Copiar el enlace' });
  await expect.poll(() => field.inputValue()).toMatch(/^http:\/\/192\.168\.1\.5:4102\/join\/[^#]+#./);
  expect(await page.getByText('HOST=0.0.0.0').count()).toBe(0);
});
