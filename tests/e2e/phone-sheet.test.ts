import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFindings } from './browser.ts';
import { probe } from './layout/probe.ts';
import { serve } from './served.ts';
import { duelWith, monksWith } from './stages.ts';

const { openStage } = serve();

const monks = monksWith(
  '1 hand Zorg; Grey Monk; Sequis; Zorg; Zorg; Sequis',
  '2 line Zorg; Zorg',
  '1 deck Zorg; Zorg',
  '2 deck Zorg; Zorg',
);

const duel = duelWith('1 hand Ember Imp; Ember Imp; Ember Imp');

/** The places of the own row and the own hand, and the sizes of all cards on the board. */
function places(page: Page): Promise<{ readonly row: string; readonly sizes: string; readonly sheet: number }> {
  return page.evaluate(() => {
    const boxes = (selector: string): readonly DOMRect[] =>
      [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());
    const round = (values: readonly number[]): string => values.map((value) => Math.round(value)).join(' ');
    return {
      row: boxes('.side[data-place=near] .card, .side[data-place=near] .strip')
        .map((box) => round([box.left, box.top]))
        .join(', '),
      sizes: boxes('.felt .line .card')
        .map((box) => round([box.width, box.height]))
        .join(', '),
      sheet: Math.round(boxes('.slip')[0]?.height ?? 0),
    };
  });
}

test.each([
  [390, 844],
  [390, 664],
] as const)('on a phone of %i × %i a calm question is one line, and no question sets a card of the board anew', async (width, height) => {
  const { page, errors } = await openStage(monks, { viewport: { width, height }, hasTouch: true, isMobile: true });
  const slip = page.locator('.slip');
  await page.locator('.slip[data-kind=act][data-folded]').waitFor();
  const calm = await places(page);
  expect(calm.sheet).toBe(64);
  expect(calm.sizes).not.toBe('');
  expect(await page.getByRole('button', { name: 'Terminar tu turno' }).isVisible()).toBe(true);
  expect((await probe(page)).faults).toEqual([]);
  expect(await axeFindings(page)).toEqual([]);
  // Touched anywhere, the line unfolds; the button folds it again.
  await slip.locator('h1').click({ position: { x: 4, y: 6 }, force: true });
  const fold = page.getByRole('button', { name: 'La pregunta entera' });
  await expect.poll(() => fold.getAttribute('aria-expanded')).toBe('true');
  expect((await probe(page)).faults).toEqual([]);
  await fold.tap();
  await expect.poll(() => places(page)).toEqual(calm);
  // A touched card unfolds its acts.
  await page.locator('.side[data-place=near] .card').first().tap();
  await page.locator('.slip-options').getByText('Cosechar con Monje Gris').tap();
  await page.locator('.slip[data-kind=next]').waitFor();
  expect((await places(page)).sizes).toBe(calm.sizes);
  expect((await probe(page)).faults).toEqual([]);
  expect(await axeFindings(page)).toEqual([]);
  expect(errors).toEqual([]);
});

test('on a phone the board stays where it is while a target is asked for, and comes back after a cancelled one', async () => {
  const { page } = await openStage(duel, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await page.locator('.slip[data-kind=act][data-folded]').waitFor();
  const calm = await places(page);
  await page.locator('.hand .card').filter({ hasText: 'Ignición' }).tap();
  await page.locator('.slip-options .button').first().tap();
  await page.locator('.slip[data-kind=target]').waitFor();
  const asked = await places(page);
  expect(asked.sizes).toBe(calm.sizes);
  expect((await probe(page)).faults).toEqual([]);
  await page.getByRole('button', { name: 'Cancelarlo' }).tap();
  await page.locator('.slip[data-kind=act][data-folded]').waitFor();
  await expect.poll(() => places(page)).toEqual(calm);
});
