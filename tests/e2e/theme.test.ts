import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFindings } from './browser.ts';
import { decks, formOf, waitForTable } from './play.ts';
import { serve } from './served.ts';

const { open } = serve();

/** How light something on the page is, from 0 to 1: its ground, or its letters. */
function lightness(page: Page, selector: string, of: 'backgroundColor' | 'color'): Promise<number> {
  return page
    .locator(selector)
    .first()
    .evaluate((element, property) => Number(/^oklch\(([\d.]+)/.exec(getComputedStyle(element)[property])?.[1]), of);
}

test('the page is dark where the system is light, until its reader chooses the light theme', async () => {
  const { page, errors } = await open({ colorScheme: 'light' });
  expect(await lightness(page, 'body', 'backgroundColor')).toBeLessThan(0.3);
  await page.getByRole('link', { name: 'Ajustes' }).click();
  await page.getByText('Claro', { exact: true }).click();
  expect(await lightness(page, 'body', 'backgroundColor')).toBeGreaterThan(0.9);
  await page.reload();
  expect(await lightness(page, 'body', 'backgroundColor')).toBeGreaterThan(0.9);
  expect(errors).toEqual([]);
});

test.each(['keyforge', 'inferno', 'marvel-champions'])(
  'in the light theme the cards of %s lie on a dark mat in a light room',
  async (id) => {
    const { page, errors } = await open({ light: true });
    await formOf(page, { ...decks, id })
      .getByRole('button', { name: /^Repartir: / })
      .click();
    await waitForTable(page);
    expect(await lightness(page, '.dealer', 'color')).toBeLessThan(0.3);
    for (const mat of ['.felt', '.hand']) expect(await lightness(page, mat, 'color')).toBeGreaterThan(0.9);
    expect(await lightness(page, '.felt', 'backgroundColor')).toBeLessThan(0.4);
    expect(await axeFindings(page)).toEqual([]);
    expect(errors).toEqual([]);
  },
);
