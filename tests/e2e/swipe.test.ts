import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { serve } from './served.ts';
import { stage, type Stage } from './staged.ts';
import { phone } from './thumb.ts';

const { open, server } = serve();

const mars: Stage = {
  game: 'keyforge',
  lines: ['house mars', 'active 1', '1 houses mars sanctum dis', '2 houses mars sanctum dis', '1 hand Zorg; Sequis', '2 line Sequis'],
};

/** Moves a finger from a card by so many pixels. */
async function swipe(page: Page, card: Locator, { right, up }: { readonly right: number; readonly up: number }): Promise<void> {
  const box = await card.boundingBox();
  if (box === null) throw new Error('The card is not on the page.');
  const [x, y] = [box.x + 20, box.y + 20];
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  for (const part of [0.25, 0.5, 0.75, 1])
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: x + right * part, y: y - up * part }] });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('a swipe up on a card of the hand plays it; a short one, or one to a side, does not', async () => {
  const { page, errors } = await open(phone);
  const staged = await stage(page, server().url, mars);
  await page.locator('.slip[data-kind=act]').waitFor();
  const card = page.locator('.hand .card[data-acts~=play]').first();
  await swipe(page, card, { right: 90, up: 60 });
  await swipe(page, card, { right: 0, up: 30 });
  expect(staged.answers).toEqual([]);
  await swipe(page, card, { right: 0, up: 90 });
  await expect.poll(() => staged.answers[0]).toEqual(['play']);
  expect(errors).toEqual([]);
});
