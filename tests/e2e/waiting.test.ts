import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFindings } from './browser.ts';
import { serve } from './served.ts';
import type { Stage, Staged } from './staged.ts';
import { phone } from './thumb.ts';

const { openStage } = serve();

/** The turn of the first of two persons: the villain attacks that one's hero, and schemes against the other. */
const turn: Stage = {
  game: 'marvel-champions',
  lines: [
    'villain Rhino I',
    'scheme The Break-In!',
    `encounterDeck ${Array.from({ length: 8 }, () => 'Hydra Mercenary').join('; ')}`,
    'players 2',
    '1 identity Black Panther',
    '2 identity Carol Danvers',
  ],
  plan: [],
};

const quiet = '.slip[data-quiet]';

/** Goes through the villain phase, in which nobody defends, to the next turn of the second person. */
async function waitForOther(page: Page, staged: Staged): Promise<void> {
  await page.locator('.slip [data-lets=end]').click();
  await page.locator(quiet).waitFor();
  staged.answerFor(1, 'endTurn');
  const isWaited = (): boolean => staged.match().pending(1)?.purpose === 'takeTurn' && staged.match().view(0).table['round'] === 2;
  for (let made = 0; made < 12 && !isWaited(); made++) {
    const answered = staged.answers.length;
    const none = page.locator('.slip [data-option=none]');
    await page.locator('.slip [data-choice]').first().waitFor();
    await ((await none.count()) > 0 ? none : page.locator('.slip [data-choice]').first()).click();
    await expect.poll(() => staged.answers.length).toBeGreaterThan(answered);
  }
  expect(isWaited()).toBe(true);
  await page.locator(quiet).waitFor();
}

/** What happened, as the slip says it: a figure in each line. */
async function figuresOf(page: Page): Promise<readonly string[]> {
  await page.locator(`${quiet} .slip-figures li`).first().waitFor();
  return (await page.locator(`${quiet} .slip-figures li`).allTextContents()).map((text) => text.replaceAll(/\s+/g, ' ').trim());
}

test('whoever waits reads a sentence, a few figures and what comes next, before and after loading the page again', async () => {
  const { page, staged, errors } = await openStage(turn, { viewport: { width: 1366, height: 768 } });
  await waitForOther(page, staged);
  for (const again of [false, true]) {
    if (again) await page.reload();
    const figures = await figuresOf(page);
    expect(figures.length).toBeLessThanOrEqual(4);
    expect(figures).toContain('Te atacó Rino 2 + 1 − 0 = 3');
    expect(figures).toContain('Encuentro de Pantera Negra Mercenario de Hydra');
    expect(figures.some((figure) => /^Amenaza \d+ → \d+$/.test(figure))).toBe(true);
    expect(await page.locator('#question').innerText()).toBe('Capitana Marvel está decidiendo.');
    const said = await page.locator(quiet).innerText();
    expect(said).toContain('Después, la fase del villano: Rino');
    expect(said.length).toBeLessThan(400);
  }
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: /^Ver las \d+ líneas$/ }).click();
  await page.getByRole('dialog').locator('.log-line').first().waitFor();
  expect(errors).toEqual([]);
});

test('on a phone the slip of whoever waits is one line', async () => {
  const { page, staged, errors } = await openStage(turn, { ...phone });
  await waitForOther(page, staged);
  await page.reload();
  await page.locator(quiet).waitFor();
  expect((await page.locator(quiet).boundingBox())?.height).toBeLessThan(120);
  expect(errors).toEqual([]);
});
