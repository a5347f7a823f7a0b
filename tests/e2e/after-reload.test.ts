/** What a table says of what has happened stays as it was when the page is loaded again. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { dealByClicks, waitForTable } from './play.ts';
import { serve } from './served.ts';

const { open, server } = serve();

/** Gives the first answer that the slip offers, and waits for the next question. */
async function answerFirst(page: Page): Promise<void> {
  const decision = await page.locator('.slip').getAttribute('data-decision');
  await page.locator('.slip [data-choice]').first().click();
  await page.waitForFunction(
    (before) => document.querySelector('.slip:not([data-quiet])')?.getAttribute('data-decision') !== before,
    decision,
  );
  await waitForTable(page);
}

async function reload(page: Page): Promise<void> {
  await page.reload();
  await waitForTable(page);
}

test('an undo stays marked in the log', async () => {
  const { page, errors } = await open();
  await dealByClicks(page);
  await answerFirst(page);
  await answerFirst(page);
  await page.keyboard.press('u');
  const mark = page.locator('.log-pane .log-line[data-undo]');
  await mark.waitFor();
  const said = await mark.innerText();
  expect(said).toMatch(/ deshizo «.+» y lo que siguió\.$/s);
  await reload(page);
  expect(await mark.innerText()).toBe(said);
  expect(errors).toEqual([]);
});

test('a recap that the reader has closed by acting stays closed', async () => {
  const { page } = await open();
  await dealByClicks(page);
  const recap = page.locator('.log-since');
  const endTurn = page.getByRole('button', { name: 'Terminar tu turno' });
  // Cards may ask the reader within the turn of another, where acting closes nothing yet.
  const isOwnTurn = async () => page.locator('.slip').getByText('Elige tu Casa activa').isVisible();
  for (let asked = 0; asked < 80 && !((await isOwnTurn()) && (await recap.isVisible())); asked++) {
    if (await endTurn.isVisible()) {
      await endTurn.click();
      await waitForTable(page);
    } else await answerFirst(page);
  }
  await recap.waitFor();
  await reload(page);
  await recap.waitFor();
  await answerFirst(page);
  expect(await recap.count()).toBe(0);
  await reload(page);
  expect(await recap.count()).toBe(0);
});

test('the tutorial goes on where it was', async () => {
  const { page } = await open();
  await page.goto(server().url);
  await page.locator('.new-table[data-game=keyforge]').getByRole('button', { name: 'Aprender' }).click();
  await waitForTable(page);
  const coach = page.locator('.coach[data-lesson]');
  await coach.waitFor();
  await answerFirst(page);
  await answerFirst(page);
  const said = await page.locator('.coach').innerText();
  expect(said).toMatch(/[2-9] de \d+/);
  await reload(page);
  expect(await page.locator('.coach').innerText()).toBe(said);
});
