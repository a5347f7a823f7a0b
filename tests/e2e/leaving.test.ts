/** Somebody leaves a match that the others play on. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFindings } from './browser.ts';
import { serve } from './served.ts';
import { faults } from './thumb.ts';

const { open, openLink } = serve();

/** Ana and a friend at a table of Inferno for three, at which a bot has the third seat. */
async function threeSitDown(): Promise<{ readonly mine: Page; readonly theirs: Page; readonly errors: readonly string[] }> {
  const { page: mine, errors } = await open();
  const id = await mine.evaluate(async () => {
    const seats = [
      { kind: 'person', name: 'Ana' },
      { kind: 'person', open: true },
      { kind: 'bot', level: 'easy' },
    ];
    const opened = await fetch('/api/matches', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ game: 'inferno', seats }),
    });
    return ((await opened.json()) as { readonly id: string }).id;
  });
  await mine.goto(new URL(`/match/${id}`, mine.url()).href);
  const link = await mine.getByRole('textbox', { name: 'Copiar el enlace' }).inputValue();
  const { page: theirs } = await openLink(link);
  await theirs.getByRole('button', { name: 'Sentarse' }).click();
  await Promise.all([mine, theirs].map((page) => page.locator('.table').waitFor()));
  return { mine, theirs, errors };
}

/** Concedes; returns what was said before it was sure. */
async function concede(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Rendirse' }).click();
  const dialog = page.getByRole('alertdialog');
  const said = await dialog.innerText();
  await dialog.getByRole('button', { name: 'Rendirse' }).click();
  return said;
}

test('of three at a table one concedes: it is over for that one, the others play on, and the next to concede ends it', async () => {
  const { mine, theirs, errors } = await threeSitDown();
  expect(await concede(mine)).toContain('Quedas fuera en el acto y no se puede deshacer. Los demás siguen jugando.');
  const out = mine.locator('.slip[data-out]');
  await out.waitFor();
  expect(await out.getByRole('heading').innerText()).toBe('Has quedado fuera de la partida');
  expect(await out.innerText()).toContain('Los demás siguen jugando, y puedes mirar hasta el final.');
  expect(await out.getByRole('link', { name: 'Al inicio' }).count()).toBe(1);
  // Nobody concedes twice.
  expect(await mine.getByRole('button', { name: 'Rendirse' }).count()).toBe(0);
  expect(await axeFindings(mine)).toEqual([]);
  await mine.setViewportSize({ width: 390, height: 844 });
  expect(await faults(mine)).toEqual([]);
  expect(await theirs.locator('[data-out], [data-finish]').count()).toBe(0);
  // Of two who are left none plays on alone.
  expect(await concede(theirs)).toContain('La partida termina en el acto y no se puede deshacer.');
  await Promise.all([mine, theirs].map((page) => page.locator('[data-finish]').waitFor()));
  expect(await out.count()).toBe(0);
  expect(errors).toEqual([]);
});
