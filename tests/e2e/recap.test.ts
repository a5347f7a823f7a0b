import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFindings } from './browser.ts';
import { probe } from './layout/probe.ts';
import { dealByClicks, waitForTable } from './play.ts';
import { serve } from './served.ts';
import { stage, type Staged } from './staged.ts';
import { sanctumTurn } from './stages.ts';

const { open, server } = serve();

const turn = sanctumTurn(
  '1 line Grey Monk; Sequis',
  '2 line Subject Kirby; Subject Kirby',
  '1 hand Zorg; Subject Kirby',
  '1 deck Zorg; Zorg; Zorg; Zorg; Zorg; Zorg',
  '2 deck Zorg; Zorg; Zorg; Zorg; Zorg; Zorg; Zorg; Zorg; Zorg; Zorg; Zorg; Zorg',
);

/** Lets the reader end their turn, and the second seat take a turn in which it reaps. */
async function waitATurn(page: Page): Promise<Staged> {
  const staged = await stage(page, server().url, { ...turn, plan: [] });
  await page.locator('.slip[data-kind=act]').waitFor();
  await page.getByRole('button', { name: 'Terminar tu turno' }).click();
  await page.locator('.slip[data-quiet]').waitFor();
  staged.answerFor(1, 'house');
  staged.answerFor(1, 'reap');
  staged.answerFor(1, 'endTurn');
  await page.locator('.slip:not([data-quiet])').waitFor();
  return staged;
}

const since = '.log-since';

/** The lines of a log from the recap's first one on, as they can be read. */
async function newLines(page: Page, log: string): Promise<readonly string[]> {
  const lines = await page.locator(`${log} ${since} ~ .log-line`).allInnerTexts();
  return lines.map((line) => line.replace(/\s+/g, ' ').trim());
}

test('after the turn of an opponent the log tells it under a line, once, until the reader acts, and a key opens it', async () => {
  const { page, errors } = await open();
  await waitATurn(page);
  const line = page.locator(`.log-pane ${since}`);
  await line.waitFor();
  expect(await line.innerText()).toMatch(/^Desde tu última decisión · \d+$/);
  const lines = await newLines(page, '.log-pane');
  expect(lines).toEqual([
    expect.stringMatching(/Turno \d+: Bruno\. \d+$/),
    expect.stringMatching(/Bruno elige \S.* como Casa activa\.$/),
    expect.stringMatching(/Bruno cosecha con Sujeto Kirby\.$/),
    'Bruno obtiene 1Æ.',
    expect.stringMatching(/Bruno roba 6 cartas\.$/),
    ...lines.slice(5).map(() => expect.any(String)),
  ]);
  // What happened is told in one place.
  expect(await page.locator('.dealer .log').count()).toBe(1);
  expect(await page.getByText('Bruno cosecha con Sujeto Kirby.').filter({ visible: true }).count()).toBe(1);
  expect(await page.locator('.log-pane .log-line[data-follows]').count()).toBeGreaterThan(0);
  expect(await page.locator('[aria-live=polite]').allInnerTexts()).toEqual(
    expect.arrayContaining([expect.stringMatching(/^Lo que hizo Bruno: \d+ líneas$/)]),
  );
  expect(await axeFindings(page)).toEqual([]);
  // Each turn folds to its head with the number of its lines.
  const fold = page.locator(`.log-pane ${since} ~ .log-line .log-fold`).first();
  await fold.click();
  expect(await fold.getAttribute('aria-expanded')).toBe('false');
  expect((await newLines(page, '.log-pane')).length).toBeLessThan(lines.length);
  await fold.click();
  expect(await newLines(page, '.log-pane')).toEqual(lines);
  await page.keyboard.press('o');
  await expect.poll(() => isInSight(page, `.log-pane ${since}`, '.log-pane .log')).toBe(true);
  await page.keyboard.press('o');
  await line.waitFor();
  await page.locator('.slip [data-choice]').first().click();
  await line.waitFor({ state: 'detached' });
  await page.keyboard.press('o');
  await line.waitFor();
  await page.keyboard.press('o');
  await line.waitFor({ state: 'detached' });
  expect(errors).toEqual([]);
});

/** Whether the whole of an element, the last one of those that are found, is seen in another, which is scrolled. */
function isInSight(page: Page, selector: string, frame: string): Promise<boolean> {
  return page.evaluate(
    (names) => {
      const [one, around] = names.map((name) => [...document.querySelectorAll(name)].at(-1)?.getBoundingClientRect());
      return one !== undefined && around !== undefined && one.top >= around.top - 1 && one.bottom <= around.bottom + 1;
    },
    [selector, frame] as const,
  );
}

test.each([
  [1440, 900],
  [1366, 768],
  [820, 1180],
])('in a window of %i × %i the newest line is in sight, and the line covers nothing of the board', async (width, height) => {
  const { page } = await open({ viewport: { width, height } });
  await waitATurn(page);
  await page.locator(`.log-pane ${since}`).waitFor();
  expect(await isInSight(page, '.log-pane .log-line', '.log-pane .log')).toBe(true);
  expect((await probe(page)).faults).toEqual([]);
});

test.each([
  [390, 844],
  [390, 664],
  [844, 390],
])('in a window of %i × %i the log says in the bar how much is new, and opens at the line', async (width, height) => {
  const { page, errors } = await open({ viewport: { width, height } });
  await waitATurn(page);
  const button = page.getByRole('button', { name: /^Abrir el registro: \d+ líneas desde tu última decisión$/ });
  expect(await button.innerText()).toMatch(/^\d+$/);
  expect(await page.locator('.dealer .log').count()).toBe(0);
  expect((await probe(page)).faults).toEqual([]);
  await button.click();
  await page.locator(`.drawer ${since}`).waitFor();
  await expect.poll(() => isInSight(page, `.drawer ${since}`, '.drawer-scroll')).toBe(true);
  expect((await newLines(page, '.drawer'))[0]).toMatch(/Turno \d+: Bruno\. \d+$/);
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.locator('.drawer').waitFor({ state: 'detached' });
  // The key of the recap does the same.
  await page.keyboard.press('o');
  await page.locator(`.drawer ${since}`).waitFor();
  expect(errors).toEqual([]);
});

test('the log indents what follows from an act, cites rules on demand, and marks an undo', async () => {
  const { page, errors } = await open();
  await dealByClicks(page);
  await waitForTable(page);
  const house = page.locator('.slip [data-choice]').first();
  for (let choices = 0; choices < 2; choices++) {
    const decision = await page.locator('.slip').getAttribute('data-decision');
    await house.click();
    await page.waitForFunction(
      (before) => document.querySelector('.slip:not([data-quiet])')?.getAttribute('data-decision') !== before,
      decision,
    );
    await waitForTable(page);
  }
  await page.keyboard.press('u');
  const undo = page.locator('.log-pane .log-line[data-undo]');
  await undo.waitFor();
  expect(await undo.innerText()).toMatch(/ deshizo «.+» y lo que siguió\.$/s);
  await page.keyboard.press('l');
  const log = page.getByRole('dialog', { name: 'Registro' });
  await log.waitFor();
  const cite = log.locator('.cite').first();
  expect(await cite.evaluate((each) => getComputedStyle(each).opacity)).toBe('0');
  await cite.focus();
  expect(await cite.evaluate((each) => getComputedStyle(each).opacity)).toBe('1');
  await log.getByRole('button', { name: 'Con regla' }).click();
  expect(
    await log
      .locator('.cite')
      .last()
      .evaluate((each) => getComputedStyle(each).opacity),
  ).toBe('1');
  expect(await axeFindings(page)).toEqual([]);
  expect(errors).toEqual([]);
});
