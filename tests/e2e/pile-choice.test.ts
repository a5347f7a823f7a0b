/** Many cards of a pile to choose from: faces over the board, searched by their words, and chips with whole names on a phone. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFindings } from './browser.ts';
import { serve } from './served.ts';
import type { Stage } from './staged.ts';
import { faults, phone } from './thumb.ts';

const { openStage } = serve();

const deck = 'Ember Imp; Mercenary; Ignition; Cane-Field Witch; Border Guardian; Whiplash; Field Surgeon; Forge Engineer; Red-Hot Facón';

/** A ritual that searches the deck. */
const search: Stage = {
  game: 'inferno',
  lines: ['active 1', '1 energy 9', '1 hand Last Will', '1 play Feral Dog', '2 play Mercenary', `1 deck ${deck}`, '2 deck 20'],
};

/** Plays the ritual, which resolves at once: nobody can respond. */
async function searchDeck(page: Page): Promise<void> {
  await page.locator('.hand .card').first().click();
  await page.locator('.slip[data-kind=target]').waitFor();
}

test('the cards of a deck lie over the board as faces, are found by what they say, and one is taken by key', async () => {
  const { page, errors, staged } = await openStage(search, { viewport: { width: 1366, height: 768 } });
  await searchDeck(page);
  const pile = page.getByRole('region', { name: 'Mazo' });
  await pile.waitFor();
  expect(await pile.locator('.card').count()).toBe(9);
  const slip = await page.locator('.slip').boundingBox();
  expect((slip?.x ?? 0) >= ((await pile.boundingBox())?.width ?? Infinity)).toBe(true);
  expect(await faults(page)).toEqual([]);
  expect(await axeFindings(page)).toEqual([]);
  await pile.getByRole('searchbox').fill('facon');
  await expect.poll(() => pile.locator('.card').count()).toBe(1);
  expect(await pile.locator('header').innerText()).toContain('1 de 9');
  await pile.getByRole('button', { name: 'Ver la mesa' }).press('Enter');
  expect(await pile.locator('.card').count()).toBe(0);
  await pile.getByRole('button', { name: 'Ver las cartas' }).press('Enter');
  await pile.locator('.card').press('Enter');
  await expect.poll(() => staged.answers.at(-1)).toEqual(['choose']);
  const { zones, cards } = staged.match().view(0);
  const hand = zones.find(({ kind, seat }) => kind === 'hand' && seat === 0)?.cards ?? [];
  expect(hand.map((handle) => cards[handle]?.definition)).toEqual(['red-hot-facon']);
  expect(errors).toEqual([]);
});

test('on a phone they stand on the sheet one below the other, each with its whole name', async () => {
  const { page, errors } = await openStage(search, { ...phone });
  await searchDeck(page);
  await page.locator('.slip-cards .card').nth(8).waitFor();
  expect((await page.locator('.slip-cards .card text').allTextContents()).join(' ')).not.toContain('…');
  expect(await faults(page)).toEqual([]);
  expect(await axeFindings(page)).toEqual([]);
  expect(errors).toEqual([]);
});
