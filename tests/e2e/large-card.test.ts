/** A card shown large lies beside itself, over the board: it covers neither the question that it is read for nor the card. */

import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFindings } from './browser.ts';
import { serve } from './served.ts';
import type { Stage } from './staged.ts';
import { duelWith, monksWith } from './stages.ts';
import { phone } from './thumb.ts';

const { openStage } = serve();

const defended: Stage = {
  game: 'marvel-champions',
  lines: [
    'before activate',
    'villain Rhino I',
    'scheme The Break-In!',
    '1 identity Spider-Man',
    '1 area Mockingbird; Web-Shooter',
    '1 hand Backflip; Web-Shooter; Genius',
  ],
};

const tables: Readonly<Record<string, Stage>> = {
  KeyForge: monksWith('1 hand Zorg; Grey Monk; Sequis', '2 line Zorg; Zorg'),
  Inferno: duelWith(),
  'Marvel Champions': defended,
};

const windows = [
  [1366, 768],
  [820, 1180],
] as const;

/** What is wrong with where something large lies beside a card. */
async function faultsOf(large: Locator, card: Locator): Promise<readonly string[]> {
  const source = await card.evaluate((each) => {
    const { left, top, right, bottom } = each.getBoundingClientRect();
    return { left, top, right, bottom };
  });
  return large.evaluate((each, { left, top, right, bottom }) => {
    const box = each.getBoundingClientRect();
    const board = document.querySelector('.felt')?.getBoundingClientRect() ?? new DOMRect();
    const found: string[] = [];
    const isInside = box.left >= board.left && box.top >= board.top - 1 && box.right <= board.right && box.bottom <= board.bottom + 1;
    if (!isInside) found.push(`it leaves the board: ${JSON.stringify(box)} of ${JSON.stringify(board)}`);
    const meets = box.left < right && left < box.right && box.top < bottom && top < box.bottom;
    if (meets) found.push('it covers its own card');
    return found;
  }, source);
}

/** Rests the pointer on a card until it is shown large, and looks at where. */
async function restOn(page: Page, card: Locator): Promise<readonly string[]> {
  await page.mouse.move(2, 2);
  await page.locator('.peek').waitFor({ state: 'detached' });
  await card.hover();
  await page.locator('.peek').waitFor();
  return faultsOf(page.locator('.peek'), card);
}

test.each(Object.entries(tables))(
  'in %s a card on which the pointer rests is shown large over the board, never over the question or the card itself',
  async (_game, stage) => {
    for (const [width, height] of windows) {
      const { page, errors } = await openStage(stage, { viewport: { width, height } });
      await page.locator('.slip:not([data-quiet])').waitFor();
      const cards = [...(await page.locator('.felt .card:has(.face)').all()), ...(await page.locator('.hand .card').all())];
      expect(cards.length).toBeGreaterThan(2);
      const faults: string[] = [];
      // What lies face down has nothing to show.
      for (const card of cards.slice(0, 8))
        if (!/^Carta boca abajo|^Boca abajo/iu.test((await card.locator('.unseen').textContent()) ?? ''))
          faults.push(...(await restOn(page, card)));
      expect(faults).toEqual([]);
      const whole = await page.locator('.peek svg').first().boundingBox();
      if (width > 1000) expect(whole?.width).toBeGreaterThanOrEqual(329);
      expect(errors).toEqual([]);
      await page.close();
    }
  },
);

test('a click on a card ends what is shown large, and it comes back only once the pointer has left the card', async () => {
  const { page, staged } = await openStage(tables['KeyForge'] ?? defended);
  await page.locator('.slip:not([data-quiet])').waitFor();
  const card = page.locator('.hand .card').filter({ hasText: 'Monje Gris' });
  expect(await restOn(page, card)).toEqual([]);
  await card.click();
  await page.locator('.peek').waitFor({ state: 'detached' });
  await page.getByRole('menu').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('menu').waitFor({ state: 'detached' });
  // Longer than the pointer has to rest.
  const box = await card.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 30, (box?.y ?? 0) + 30);
  await page.waitForTimeout(600);
  expect(await page.locator('.peek').count()).toBe(0);
  expect(await restOn(page, card)).toEqual([]);
  expect(staged.answers).toEqual([]);
});

test.each(windows)(
  'in a window of %i × %i Space shows a card with its words beside it, and the question stays to be read',
  async (...size) => {
    const [width, height] = size;
    const { page, errors } = await openStage(defended, { viewport: { width, height } });
    await page.locator('.slip:not([data-quiet])').waitFor();
    for (const card of [page.locator('.felt .card').filter({ hasText: 'Pájaro Burlón' }).first(), page.locator('.hand .card').first()]) {
      await card.hover();
      await page.keyboard.press(' ');
      const large = page.locator('.zoom');
      await large.waitFor();
      expect(await faultsOf(large, card)).toEqual([]);
      // Nothing dims the question.
      expect(await page.locator('.veil').evaluate((each) => getComputedStyle(each).backgroundColor)).toBe('rgba(0, 0, 0, 0)');
      expect(await axeFindings(page)).toEqual([]);
      // A click on the card ends it, as the pointer's own does.
      const box = await card.boundingBox();
      await page.mouse.click((box?.x ?? 0) + 30, (box?.y ?? 0) + 30);
      await large.waitFor({ state: 'detached' });
    }
    expect(errors).toEqual([]);
  },
);

test('on a phone a card shown large lies over board and hand, and the sheet stays', async () => {
  const { page, errors } = await openStage(defended, phone);
  await page.locator('.slip:not([data-quiet])').waitFor();
  await page.locator('.hand .card').first().click({ button: 'right' });
  await page.locator('.zoom').waitFor();
  const boxes = await page.evaluate(() =>
    ['.zoom', '.felt', '.hand', '.slip'].map((selector) => {
      const { top, bottom } = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
      return [Math.round(top), Math.round(bottom)] as const;
    }),
  );
  const [zoom, felt, hand, slip] = boxes;
  expect(zoom?.[0]).toBe(felt?.[0]);
  expect(zoom?.[1]).toBe(hand?.[1]);
  expect(slip?.[0]).toBeGreaterThanOrEqual((zoom?.[1] ?? 0) - 1);
  expect(errors).toEqual([]);
});
