import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFindings } from './browser.ts';
import { chanceFrom, clickSomething, openForm, playOut, waitForTable, type TestGame } from './play.ts';
import { serve } from './served.ts';

const { open } = serve();

const marvel: TestGame = { id: 'marvel-champions', mine: 'Spider-Man: Justice', theirs: 'Captain Marvel: Aggression' };

async function deal(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Repartir', exact: true }).click();
  await waitForTable(page);
}

test('a campaign begins in the form, and its log, copied at the end of a match, deals the next one', async () => {
  const { page, errors } = await open();
  const chance = chanceFrom(11);
  const form = await openForm(page, marvel);
  await form.locator('.segment').filter({ hasText: /^1$/ }).first().click();
  await form.locator('[data-setting=campaign]').getByText('El reactor robado').click();
  await form.locator('[data-setting=campaignLevel]').getByText('Experto').click();
  await deal(page);
  await playOut(
    page,
    (each) => clickSomething(each, chance),
    () => Promise.resolve(),
  );
  expect(await page.locator('[data-finish]').innerText()).toMatch(/Escenario 1 de 2 de la campaña (ganado|perdido)/);
  expect(await axeFindings(page)).toEqual([]);

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copiar la hoja de campaña' }).click();
  await page.getByRole('button', { name: 'Copiado' }).waitFor();
  const log = await page.evaluate(() => navigator.clipboard.readText());
  expect(JSON.parse(log)).toMatchObject({ campaign: 'stolen_reactor', level: 'expert' });

  await page.getByRole('link', { name: 'Al inicio', exact: true }).click();
  const again = await openForm(page, marvel);
  await again.locator('[data-setting=campaign]').getByText('Ninguna').click();
  const field = again.locator('[data-setting=campaignLog]');
  await field.locator('summary').click();
  await field.getByRole('textbox').fill(log.replace('"format": 1', '"format": 8'));
  await again.getByRole('button', { name: 'Repartir', exact: true }).click();
  await expect.poll(() => field.getByRole('alert').allInnerTexts()).toEqual([expect.stringContaining('versión 8')]);
  expect(await axeFindings(page)).toEqual([]);
  await field.getByRole('textbox').fill(log);
  await deal(page);
  // The log that was refused is the only error that the browser tells.
  expect(errors).toEqual([expect.stringContaining('400 (Bad Request)')]);
});
