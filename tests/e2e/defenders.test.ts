import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFindings } from './browser.ts';
import { serve } from './served.ts';
import type { Stage } from './staged.ts';
import { phone } from './thumb.ts';

const { openStage } = serve();

/** Rhino attacks the first of two heroes, who has 4 hit points left; of the hidden cards each has 0 to 2 boost icons. */
const attack: Stage = {
  game: 'marvel-champions',
  lines: [
    'before activate',
    'villain Rhino I',
    'scheme The Break-In!',
    'encounterDeck Hydra Mercenary; Shocker; Advance; Assault; Charge; Stampede',
    'players 2',
    '1 identity Black Panther (damage 7)',
    '2 identity Captain Marvel',
    '2 area Mockingbird',
  ],
  bothSeats: true,
  inSteps: true,
};

const slip = '.slip[data-kind=defend]';

/** Each candidate with its figures, as it is read. */
async function rowsOf(page: Page): Promise<readonly string[]> {
  await page.waitForSelector(`${slip} .slip-options .button`);
  return (await page.locator(`${slip} .slip-options .button`).allTextContents()).map((text) => text.replaceAll(/\s+/g, ' ').trim());
}

test('who defends is a row for each candidate, with what each would take and what is left, and nothing in it is a “?”', async () => {
  const { page, staged, errors } = await openStage(attack, { viewport: { width: 1366, height: 768 } });
  expect(await rowsOf(page)).toEqual([
    'Pantera Negra DEF 2: 0–2, quedan 2–4',
    'Capitana Marvel DEF 1: 1–3, quedan 9–11',
    'Pájaro Burlón Aliado: 2–4, cae con 3',
  ]);
  expect(await page.locator(slip).innerText()).toContain('Pantera Negra sufre 2–4 y cae con 4.');
  expect(await page.locator(slip).innerText()).toContain('Iconos de aumento de las 6 cartas ocultas: 0 en 2, 1 en 2, 2 en 2.');
  const card = page.locator('.felt .card[data-choice]').filter({ hasText: 'Pantera Negra' });
  await card.hover();
  await page.waitForTimeout(600);
  expect(await page.locator('.forecast, .card-foreseen').count()).toBe(0);
  expect(await axeFindings(page)).toEqual([]);
  await page.locator(`${slip} .slip-options .button`).filter({ hasText: 'Pájaro Burlón' }).click();
  await expect.poll(() => staged.answers).toEqual([['defend']]);
  expect(errors).toEqual([]);
});

test('on a phone each candidate has a row that a thumb can press, and that nobody defends is the act in the corner', async () => {
  const { page, staged, errors } = await openStage(attack, { ...phone });
  expect(await rowsOf(page)).toHaveLength(3);
  const boxes = await Promise.all((await page.locator(`${slip} .slip-options .button`).all()).map((row) => row.boundingBox()));
  expect(new Set(boxes.map((box) => box?.x)).size).toBe(1);
  for (const box of boxes) expect(box?.height).toBeGreaterThanOrEqual(44);
  expect(await axeFindings(page)).toEqual([]);
  await page.locator(`${slip} .slip-acts > .button[data-primary]`).tap();
  await expect.poll(() => staged.answers).toEqual([[], []]);
  expect(errors).toEqual([]);
});

test('the rule is a sign that can be pressed, and says the whole reference', async () => {
  const { page, errors } = await openStage(attack, { ...phone });
  const sign = page.locator(`${slip} .slip-stub`).getByRole('button', { name: /^§ \S.* \S/ });
  const box = await sign.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  expect(errors).toEqual([]);
});

test('what says more than fits on a line is an option of the list, and no button among the acts has two lines', async () => {
  const stage = {
    ...attack,
    inSteps: false,
    passes: true,
    lines: [...attack.lines.slice(0, -3), '1 identity Spider-Man', '2 identity Carol Danvers'],
  };
  const { page, errors } = await openStage(stage, { viewport: { width: 1366, height: 768 } });
  await page.waitForSelector('.slip[data-kind=respond]');
  const option = page.locator('.slip-options .button').first();
  expect(await option.locator('.emblem-tile').count()).toBe(1);
  expect(await option.locator('.slip-option-text').innerText()).toMatch(/roba 1 carta/);
  for (const words of await page.locator('.slip-acts > .button').allInnerTexts()) expect(words.length).toBeLessThanOrEqual(24);
  await page.getByLabel('No usar aquí nunca Spiderman').check();
  await page.locator('.slip [data-option=none]').click();
  await page.getByRole('button', { name: 'Siempre (1)' }).waitFor();
  expect(errors).toEqual([]);
});
