import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFindings } from './browser.ts';
import { dealByClicks, waitForTable } from './play.ts';
import { serve } from './served.ts';
import { monksWith } from './stages.ts';

const { open, openStage } = serve();

const monks = monksWith(
  '1 hand Zorg; Subject Kirby',
  '1 deck Zorg; Zorg; Zorg; Zorg; Zorg; Zorg',
  '2 deck Zorg; Zorg; Zorg; Zorg; Zorg; Zorg',
);

/** Where the board and its cards lie, as a text. */
function boardOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const boxes = [...document.querySelectorAll('.felt, .felt .card')].map((each) => each.getBoundingClientRect());
    return boxes.map(({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ')).join(', ');
  });
}

test('H asks the server for a hint, which says what to do and why, takes no focus, and is gone with its question', async () => {
  const { page, errors } = await open();
  await dealByClicks(page);
  await waitForTable(page);
  const question = await page.locator('.slip').getAttribute('data-decision');
  await page.keyboard.press('h');
  await page.locator('.hint[aria-busy=false]').waitFor();
  const hint = page.getByRole('region', { name: 'Pista' });
  expect(await hint.innerText()).toMatch(/\d+ % de ganar/);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('question');
  expect(await page.locator('[data-advised], .face-advised').count()).toBeGreaterThan(0);
  expect(await page.locator('[aria-live=polite]').allInnerTexts()).toEqual(
    expect.arrayContaining([expect.stringMatching(/\d+ % de ganar/)]),
  );
  expect(await axeFindings(page)).toEqual([]);
  await page.locator('[data-choice]:visible').first().click();
  await page.waitForFunction(
    (before) => document.querySelector('.slip')?.getAttribute('data-decision') !== before && document.querySelector('.hint') === null,
    question,
  );
  expect(errors).toEqual([]);
});

test('the same key closes a hint, and so does its button', async () => {
  const { page } = await openStage(monks);
  await page.locator('.slip[data-kind=act]').waitFor();
  const hint = page.locator('.hint[aria-busy=false]');
  await page.keyboard.press('h');
  await hint.waitFor();
  await page.keyboard.press('h');
  await hint.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Pista', exact: true }).click();
  await hint.getByRole('button', { name: 'Cerrar' }).click();
  await hint.waitFor({ state: 'detached' });
});

test.each([
  [1440, 900, true],
  [820, 1180, true],
  [390, 844, false],
  [390, 664, false],
  [844, 390, true],
])('in a window of %i × %i a hint lies beside the board and covers nothing of it', async (width, height, isSteady) => {
  const { page } = await openStage(monks, { viewport: { width, height } });
  await page.locator('.slip[data-kind=act]').waitFor();
  const before = await boardOf(page);
  await page.getByRole('button', { name: 'Pista', exact: true }).click();
  await page.locator('.hint[aria-busy=false]').waitFor();
  if (isSteady) expect(await boardOf(page)).toBe(before);
  const faults = await page.evaluate(() => {
    const boxOf = (selector: string): DOMRect | undefined => document.querySelector(selector)?.getBoundingClientRect();
    const [hint, slip, felt, hand] = ['.hint', '.dealer > .slip', '.felt', '.hand'].map(boxOf);
    const meet = (one?: DOMRect, other?: DOMRect): boolean =>
      one !== undefined &&
      other !== undefined &&
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
    const found: string[] = [];
    if (hint === undefined || hint.bottom > innerHeight + 1 || hint.right > innerWidth + 1) found.push('the hint leaves the window');
    for (const [name, other] of Object.entries({ slip, felt, hand })) if (meet(hint, other)) found.push(`the hint covers the ${name}`);
    const near = [...document.querySelectorAll('.side[data-place=near] .card')].map((each) => each.getBoundingClientRect());
    if (near.length === 0 || near.some((card) => felt === undefined || card.bottom > felt.bottom + 8)) found.push('the near side is cut');
    return found;
  });
  expect(faults).toEqual([]);
});

test('while a bot is waited for the slip says what it means to do, and no hint is to be had', async () => {
  const acts = ['sequis', 'grey-monk'].map((definition) => ({ verb: 'reap', value: 0, definition }));
  const { page, errors } = await openStage({
    ...monks,
    lines: monks.lines.map((line) => (line === 'active 1' ? 'active 2' : line)),
    plan: acts,
  });
  const slip = page.locator('.slip[data-quiet]');
  await slip.waitFor();
  expect(await slip.innerText()).toMatch(/Pretende: cosechar con Sequis y Monje Gris\./);
  expect(await page.getByRole('button', { name: 'Pista', exact: true }).getAttribute('aria-disabled')).toBe('true');
  await page.keyboard.press('h');
  await expect.poll(() => page.locator('.hint').count()).toBe(0);
  expect(errors).toEqual([]);
});

test('a hint is taken by one click, with the payment and the targets that the act asks for', async () => {
  const { page, errors } = await open();
  await page.goto(`${new URL(page.url()).origin}/match/${await page.evaluate(dealAlone)}`);
  await waitForTable(page);
  const asked = page.locator('.slip:not([data-quiet]):not([data-forced])[aria-busy=false]');
  const take = page.locator('.hint[aria-busy=false]').getByRole('button', { name: 'Hacerlo', exact: true });
  const cancel = page.getByRole('button', { name: 'Cancelarlo', exact: true });
  await page.evaluate(() => {
    const kinds = Object.assign(window, { kinds: [] as string[] }).kinds;
    const look = (): void => {
      const kind = document.querySelector('.slip[data-kind]')?.getAttribute('data-kind') ?? '';
      if (kind !== '' && kinds.at(-1) !== kind) kinds.push(kind);
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  const kinds = (): Promise<readonly string[]> => page.evaluate(() => (window as unknown as { kinds: string[] }).kinds);
  for (let taken = 0; !(await kinds()).includes('pay'); taken++) {
    expect(taken).toBeLessThan(40);
    await asked.waitFor();
    const question = await page.locator('.slip').getAttribute('data-decision');
    if ((await page.locator('.hint').count()) === 0) await page.keyboard.press('h');
    await take.click();
    // The next question is one of its own: nothing is being announced, and no hint is shown.
    await page.waitForFunction(
      (before) =>
        document.querySelector('.hint') === null &&
        document.querySelector('.slip:not([data-quiet]):not([data-forced])[aria-busy=false]') !== null &&
        document.querySelector('.slip')?.getAttribute('data-decision') !== before,
      question,
    );
    expect(await cancel.count()).toBe(0);
  }
  expect(errors).toEqual([]);
});

/** Opens a table of Marvel Champions for one hero alone. Returns its id. */
async function dealAlone(): Promise<string> {
  const body = JSON.stringify({ game: 'marvel-champions', seats: [{ kind: 'person' }] });
  const answer = await fetch('/api/matches', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  return ((await answer.json()) as { readonly id: string }).id;
}
