import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { chanceFrom, clickSomething, dealByClicks, waitForTable } from './play.ts';
import { serve } from './served.ts';

const { open, server } = serve();

/** What the page shows of the match: the question, and every card by its label. */
async function shown(page: Page): Promise<readonly string[]> {
  const cards = await page.locator('.card > .unseen').allTextContents();
  const counts = await page.locator('.pile').evaluateAll((all) => all.map((pile) => pile.getAttribute('aria-label') ?? ''));
  const question = await page.locator('.slip').getAttribute('data-decision');
  return [String(question), await page.locator('.trail').innerText(), ...cards, ...counts];
}

/** What the page shows once its player is asked: the bot may still be playing. */
async function settled(page: Page): Promise<readonly string[]> {
  await waitForTable(page);
  return shown(page);
}

async function playSome(page: Page, choices: number, seed: number): Promise<void> {
  const chance = chanceFrom(seed);
  for (let made = 0; made < choices; made++) {
    if (await waitForTable(page)) return;
    await clickSomething(page, chance);
  }
  await waitForTable(page);
}

test('a match goes on where it was after the page was loaded again', async () => {
  const { page, errors } = await open();
  await dealByClicks(page);
  await playSome(page, 12, 3);
  const before = await settled(page);
  await page.reload();
  expect(await settled(page)).toEqual(before);
  expect(errors).toEqual([]);
});

test('after the server was killed and started again, nothing acknowledged is lost and the match goes on by itself', async () => {
  const { page } = await open();
  await dealByClicks(page);
  await playSome(page, 10, 4);
  const before = await settled(page);
  await server().kill();
  await page.getByText('Sin conexión. Reintentando…').waitFor();
  await server().restart();
  await page.getByText('Sin conexión. Reintentando…').waitFor({ state: 'detached' });
  expect(await settled(page)).toEqual(before);
  await playSome(page, 4, 5);
  expect(await settled(page)).not.toEqual(before);
});

test('an answer given while the server is away is given once it is back', async () => {
  const { page } = await open();
  await dealByClicks(page);
  await waitForTable(page);
  const question = await page.locator('.slip').getAttribute('data-decision');
  await server().kill();
  await page.getByText('Sin conexión. Reintentando…').waitFor();
  await page.locator('.slip [data-choice]').last().click();
  expect(await page.locator('.slip').getAttribute('aria-busy')).toBe('true');
  await server().restart();
  await page.waitForFunction((before) => document.querySelector('.slip')?.getAttribute('data-decision') !== before, question);
});
