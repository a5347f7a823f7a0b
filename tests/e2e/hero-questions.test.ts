import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { serve } from './served.ts';
import type { Stage } from './staged.ts';

const { openStage } = serve();

/** A position of Marvel Champions with real cards. */
function marvelAt(...lines: readonly string[]): Stage {
  return { game: 'marvel-champions', lines, bothSeats: true, inSteps: true };
}

const villain = ['villain Rhino I', 'scheme The Break-In!'];
const heroes = [...villain, 'players 2', '1 identity Black Panther'];

const slip = '.slip[data-kind=defend]';

/** The id of the question of who defends. */
async function asked(page: Page): Promise<string> {
  return (await page.locator(slip).getAttribute('data-decision')) ?? '';
}

/** Waits until another question is open than that one. */
async function goOnFrom(page: Page, question: string): Promise<void> {
  await page.waitForFunction(
    (before) => document.querySelector<HTMLElement>('.slip[data-decision]')?.dataset['decision'] !== before,
    question,
  );
}

test('whoever plays two heroes is asked once who defends, and one of either answers', async () => {
  const { page, staged, errors } = await openStage(
    marvelAt('before activate', ...heroes, '2 identity Captain Marvel', '2 area Mockingbird'),
  );
  await page.waitForSelector(slip);
  await page.waitForFunction(() => document.querySelectorAll('.felt .card[data-choice]').length === 3);
  const question = await asked(page);
  await page.locator('.felt .card[data-choice]').filter({ hasText: 'Pájaro Burlón' }).click();
  await goOnFrom(page, question);
  expect(staged.answers).toEqual([['defend']]);
  expect(errors).toEqual([]);
});

test('that nobody defends is said once for all heroes of a person', async () => {
  const { page, staged, errors } = await openStage(marvelAt('before activate', ...heroes, '2 identity Captain Marvel'));
  await page.waitForSelector(slip);
  const question = await asked(page);
  await page.locator(`${slip} [data-option=none]`).click();
  await goOnFrom(page, question);
  expect(staged.answers).toEqual([[], []]);
  expect(errors).toEqual([]);
});

test('of two equal cards the one that is clicked pays, and what is paid exactly is paid', async () => {
  const hand = '1 hand Web-Shooter; Enhanced Spider-Sense; Enhanced Spider-Sense';
  const { page, staged, errors } = await openStage(marvelAt(...villain, '1 identity Spider-Man', hand));
  await page.locator('.hand .card').filter({ hasText: 'Lanzarredes' }).first().click();
  await page.waitForSelector('.slip[data-kind=pay]');
  expect(await page.locator('.pay-tab').count()).toBe(1);
  const copies = page.locator('.hand .card').filter({ hasText: 'Sentido arácnido' });
  expect(await copies.count()).toBe(2);
  await copies.nth(1).click();
  await page.waitForSelector('.slip[data-kind=pay]', { state: 'detached' });
  expect(staged.answers.at(-1)).toEqual(['spend']);
  expect(errors).toEqual([]);
});

test('an answer with a long text has all of it inside its button', async () => {
  const stage = marvelAt('before activate', ...heroes, '2 identity Carol Danvers', '1 hand Great Responsibility');
  const { page, errors } = await openStage(stage, { viewport: { width: 1366, height: 768 } });
  await page.locator(`${slip} [data-option=none]`).click();
  await page.waitForSelector('.slip[data-kind=respond]');
  const cut = await page
    .locator('.slip .button')
    .evaluateAll((buttons) => buttons.filter((each) => each.scrollHeight > each.clientHeight + 1).map((each) => each.textContent));
  expect(cut).toEqual([]);
  expect(errors).toEqual([]);
});
