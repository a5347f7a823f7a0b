import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFindings } from './browser.ts';
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

test('after the turn of an opponent a recap of it stays until the reader acts, folds by a key, and is remembered so', async () => {
  const { page, errors } = await open();
  await waitATurn(page);
  const recap = page.getByRole('region', { name: /^Lo que hizo Bruno: \d+ líneas$/ });
  await recap.waitFor();
  const lines = await recap.locator('.log-line').allInnerTexts();
  expect(lines.map((line) => line.replace(/\s+/g, ' ').trim())).toEqual([
    expect.stringMatching(/Turno \d+: Bruno\.$/),
    expect.stringMatching(/Bruno elige \S.* como Casa activa\.$/),
    expect.stringMatching(/Bruno cosecha con Sujeto Kirby\.$/),
    'Bruno obtiene 1Æ.',
    expect.stringMatching(/Bruno roba 6 cartas\.$/),
    ...lines.slice(5).map(() => expect.any(String)),
  ]);
  expect(await recap.locator('.log-line[data-follows]').count()).toBeGreaterThan(0);
  expect(await page.locator('[aria-live=polite]').allInnerTexts()).toEqual(
    expect.arrayContaining([expect.stringMatching(/^Lo que hizo Bruno: \d+ líneas$/)]),
  );
  expect(await page.evaluate(() => document.activeElement?.closest('.recap'))).toBeNull();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('o');
  await recap.and(page.locator('[data-folded]')).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('crupier.preferences'))).toContain('"recapFolded":true');
  await page.keyboard.press('o');
  await recap.locator('.log-line').first().waitFor();
  await page.locator('.slip [data-choice]').first().click();
  await recap.waitFor({ state: 'detached' });
  await page.keyboard.press('o');
  await recap.locator('.log-line').first().waitFor();
  await page.keyboard.press('o');
  await recap.waitFor({ state: 'detached' });
  expect(errors).toEqual([]);
});

test.each([
  [1440, 900, true],
  [1366, 768, true],
  [820, 1180, true],
  [390, 844, false],
  [390, 664, false],
  [844, 390, true],
])('in a window of %i × %i the recap lies beside the board and covers nothing of it', async (width, height, isSteady) => {
  const { page } = await open({ viewport: { width, height } });
  await waitATurn(page);
  const recap = page.locator('.recap');
  await recap.locator('.log-line').first().waitFor();
  const opened = await boardOf(page);
  expect(await faultsOf(page)).toEqual([]);
  await recap.getByRole('button', { expanded: true }).click();
  await page.locator('.recap[data-folded]').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  if (isSteady) expect(await boardOf(page)).toBe(opened);
});

/** Where the board and its cards lie, as a text. */
function boardOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const boxes = [...document.querySelectorAll('.felt, .felt .card')].map((each) => each.getBoundingClientRect());
    return boxes.map(({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ')).join(', ');
  });
}

/** What is wrong with where the recap lies. */
function faultsOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const boxOf = (selector: string): DOMRect | undefined => document.querySelector(selector)?.getBoundingClientRect();
    const [recap, head, slip, felt, hand] = ['.recap', '.recap-head', '.dealer > .slip', '.felt', '.hand'].map(boxOf);
    const meet = (one?: DOMRect, other?: DOMRect): boolean =>
      one !== undefined &&
      other !== undefined &&
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
    const found: string[] = [];
    if (recap === undefined || recap.bottom > innerHeight + 1 || recap.right > innerWidth + 1) found.push('the recap leaves the window');
    if (head === undefined || head.height < 44 || (recap !== undefined && recap.bottom < head.bottom - 1)) found.push('its title is cut');
    for (const [name, other] of Object.entries({ slip, felt, hand })) if (meet(recap, other)) found.push(`the recap covers the ${name}`);
    const say = document.querySelector('.dealer > .slip > .slip-say');
    if (say === null || say.scrollHeight > say.clientHeight + 1) found.push('the question is cut');
    const near = [...document.querySelectorAll('.side[data-place=near] .card')].map((each) => each.getBoundingClientRect());
    if (near.length === 0 || near.some((card) => felt === undefined || card.bottom > felt.bottom + 8)) found.push('the near side is cut');
    return found;
  });
}

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
