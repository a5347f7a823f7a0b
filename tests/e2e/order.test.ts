/** Abilities that wait together are put in order at once. */

import { expect, test } from 'vitest';
import { axeFindings } from './browser.ts';
import { serve } from './served.ts';
import { sanctumTurn } from './stages.ts';
import { faults, phone } from './thumb.ts';

const { openStage } = serve();

/** A monk that reaps with three abilities: one heals and two, which upgrades lend, capture. */
const reaping = sanctumTurn(
  '1 line Grey Monk (damage 2) + Observ-u-Max + Observ-u-Max; Sequis (damage 1)',
  '2 line Sequis',
  '2 aember 3',
  '1 deck Zorg; Zorg',
  '2 deck Zorg; Zorg',
);

test('abilities are numbered in the order in which they are pressed, and each comes when its turn is', async () => {
  const { page, staged, errors } = await openStage(reaping);
  staged.answerFor(0, 'reap');
  const rows = page.locator('.order-row');
  await rows.nth(2).waitFor();
  expect(await rows.locator('.slip-option-text').allInnerTexts()).toEqual([
    expect.stringMatching(/Cura 2/),
    expect.stringMatching(/Captura 1/),
    expect.stringMatching(/Captura 1/),
  ]);
  expect(await rows.locator('svg').allTextContents()).toEqual([
    expect.stringMatching(/Monje Gris/),
    expect.stringMatching(/Observamax/),
    expect.stringMatching(/Observamax/),
  ]);
  const numbers = (): Promise<readonly string[]> => page.locator('.order-row .slip-number').allInnerTexts();
  await rows.nth(1).press('Enter');
  await expect.poll(numbers).toEqual(['', '1', '']);
  await rows.nth(1).press('Enter');
  await expect.poll(numbers).toEqual(['', '', '']);
  await rows.nth(1).press('Enter');
  await rows.nth(0).press('Enter');
  await expect.poll(numbers).toEqual(['2', '1', '3']);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'En este orden' }).press('Enter');
  // The second of the order asks whom it heals, and nothing is asked between.
  await page.locator('.slip[data-kind=target]').waitFor();
  expect(staged.answers).toEqual([['resolve'], ['resolve']]);
  expect(errors).toEqual([]);
});

test('on a phone a tap numbers an ability, and what is begun of an order can be sent', async () => {
  const { page, staged, errors } = await openStage(reaping, { ...phone });
  staged.answerFor(0, 'reap');
  await page.locator('.order-row').nth(1).tap();
  expect(await faults(page)).toEqual([]);
  await page.getByRole('button', { name: 'En este orden' }).tap();
  await expect.poll(() => page.locator('.order-row').count()).toBe(2);
  expect(staged.answers).toEqual([['resolve']]);
  expect(errors).toEqual([]);
});
