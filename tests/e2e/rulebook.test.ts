import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFindings } from './browser.ts';
import { dealByClicks } from './play.ts';
import { serve } from './served.ts';
import { phone } from './thumb.ts';

const { open } = serve();
const laptop = { viewport: { width: 1366, height: 768 } } as const;

const heading = (page: Page, name: RegExp): Promise<void> => page.getByRole('heading', { level: 1, name }).waitFor();
const focused = (page: Page): Promise<string> => page.evaluate(() => document.activeElement?.textContent ?? '');

test.each([
  ['a laptop', laptop],
  ['a phone', phone],
])('on %s the rulebook is read from its contents to a rule by its link, and back to where one was', async (_, options) => {
  const { page, errors } = await open(options);
  await page.getByRole('link', { name: 'Reglas', exact: true }).click();
  await heading(page, /^Marvel Champions/);
  expect(new URL(page.url()).pathname).toBe('/rules');
  const chapter = page.getByRole('link', { name: 'Aturdir, aturdido', exact: true });
  await chapter.scrollIntoViewIfNeeded();
  const scrolled = (): Promise<number> => page.evaluate(() => Math.max(window.scrollY, document.querySelector('main')?.scrollTop ?? 0));
  const before = await scrolled();
  await chapter.click();
  await heading(page, /^Aturdir/);
  expect(await axeFindings(page)).toEqual([]);
  await page.locator('#MC-STUN-5').getByRole('link').click();
  await heading(page, /MC-STUN-5$/);
  expect(new URL(page.url()).pathname).toBe('/rules/MC-STUN-5');
  await expect.poll(() => focused(page)).toMatch(/MC-STUN-5$/);
  await page.getByText('Qué significa al jugar').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  // The link leads here from anywhere, and says it in the other language by one press.
  await page.reload();
  await page.getByRole('button', { name: 'In English' }).click();
  await heading(page, /^Stun MC-STUN-5$/);
  await page.getByRole('button', { name: 'En español' }).click();
  await page.goBack();
  await heading(page, /^Aturdir.*MC-STUN$/);
  await page.goBack();
  await heading(page, /^Marvel Champions/);
  await expect.poll(scrolled).toBeGreaterThan(before - 40);
  expect(errors).toEqual([]);
});

test.each([
  ['a laptop', laptop],
  ['a phone', phone],
])('on %s the rulebook opens beside the table at the rule that was cited, and closes to where one was', async (_, options) => {
  const { page, errors } = await open(options);
  await dealByClicks(page);
  const cite = page.locator('.slip .rule-sign').first();
  await cite.click();
  const book = page.getByRole('dialog', { name: 'Reglamento' });
  await book.locator('[data-read]').waitFor();
  const slip = page.locator('.slip').first();
  const [over, question] = [await book.boundingBox(), await slip.boundingBox()];
  if (over === null || question === null) throw new Error('Both are in sight.');
  const isApart =
    over.x + over.width <= question.x + 1 || over.y + over.height <= question.y + 1 || over.y >= question.y + question.height - 1;
  expect(isApart).toBe(true);
  expect(await axeFindings(page)).toEqual([]);
  await book.getByRole('searchbox').fill('mulligan');
  await book.locator('.rules .rule').first().waitFor();
  await page.keyboard.press('Escape');
  await book.waitFor({ state: 'detached' });
  expect(await cite.evaluate((sign) => sign === document.activeElement)).toBe(true);
  expect(errors).toEqual([]);
});

test('an address from before there were paths leads to its page, and one without a page says so', async () => {
  const { page } = await open(laptop);
  await page.evaluate(() => (window.location.hash = '#/learn'));
  await heading(page, /^Se aprende/);
  await expect.poll(() => page.evaluate(() => window.location.pathname)).toBe('/learn');
  const { status } = await page.evaluate(async () => {
    const answer = await fetch('/nowhere', { headers: { accept: 'text/html' } });
    return { status: answer.status };
  });
  expect(status).toBe(404);
  await page.goto(new URL('/nowhere', page.url()).href);
  await page.getByText('No existe esa página.').waitFor();
});
