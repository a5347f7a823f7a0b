import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFindings } from './browser.ts';
import { chanceFrom, clickSomething, openForm, waitForTable, type TestGame } from './play.ts';
import { serve } from './served.ts';

const { open } = serve();

const marvel: TestGame = { id: 'marvel-champions', mine: 'Spider-Man: Justice', theirs: 'Captain Marvel: Aggression' };

/** Deals a match to one person, as one who has never seen a villain phase. */
async function deal(page: Page, heroes: 1 | 2): Promise<void> {
  const form = await openForm(page, marvel);
  await form
    .locator('.segment')
    .filter({ hasText: new RegExp(`^${heroes}$`) })
    .first()
    .click();
  for (const kind of await form.getByText('Tú, a dos manos', { exact: true }).all()) await kind.click();
  await form.getByRole('button', { name: 'Repartir', exact: true }).click();
  await waitForTable(page);
}

const slip = '.beat-slip';

/** Plays until the encounter acts. */
async function playToBeat(page: Page, seed: number): Promise<void> {
  const chance = chanceFrom(seed);
  for (let made = 0; made < 80; made++) {
    if ((await page.locator(slip).count()) > 0) return;
    const end = page.locator('.slip [data-lets=end]');
    if ((await end.count()) > 0 && made % 4 === 3) await end.first().click();
    else await clickSomething(page, chance);
    await Promise.race([page.locator(slip).waitFor(), waitForTable(page)]);
  }
  throw new Error('A villain phase comes sooner.');
}

/** The figures that lie on the board. */
function figures(page: Page): Promise<readonly string[]> {
  return page.locator('.felt [data-value]').allInnerTexts();
}

/** Notes which paces are shown as chosen: at a fast one the phase may be over before somebody looks. */
async function notePressed(page: Page): Promise<void> {
  await page.evaluate(() => {
    const pressed: string[] = [];
    Object.assign(globalThis, { pressed });
    const note = (): void => {
      for (const each of document.querySelectorAll('.beat-slip [aria-pressed=true]')) pressed.push(each.textContent.trim());
    };
    new MutationObserver(note).observe(document, { subtree: true, childList: true, attributes: true });
  });
}

test('the villain phase waits at every moment for whoever has not seen one, goes back, and skips to the next question', async () => {
  const { page, errors } = await open({ beats: true });
  await deal(page, 1);
  await playToBeat(page, 3);
  expect(await page.locator('.beat-steps [data-is=now]').innerText()).not.toBe('');
  const first = await page.locator('#question').innerText();
  const begun = await figures(page);
  await page.keyboard.press(' ');
  await page.waitForFunction((before) => document.querySelector('#question')?.textContent !== before, first);
  await page.keyboard.press('ArrowLeft');
  await page.waitForFunction((before) => document.querySelector('#question')?.textContent === before, first);
  expect(await figures(page)).toEqual(begun);
  expect(await axeFindings(page)).toEqual([]);
  const wanted = ['threat', 'boost', 'turn'];
  const kinds = new Set<string>();
  for (let seen = 0; seen < 40 && !wanted.every((kind) => kinds.has(kind)); seen++) {
    // A question to the hero, as who defends, stands between two moments of a phase.
    if ((await page.locator(slip).count()) === 0) await playToBeat(page, seen);
    const kind = (await page.locator(slip).getAttribute('data-beat')) ?? '';
    if (kind === 'turn') {
      expect(await page.locator('.beat-sum').innerText()).toMatch(/^\d+ \+ \d+( − \d+)? = \d+$/);
      expect(await axeFindings(page)).toEqual([]);
    }
    if (kind === 'reveal') expect(await page.locator('.beat-stage h3').innerText()).not.toBe('');
    kinds.add(kind);
    await page.getByRole('button', { name: 'Siguiente', exact: true }).click();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  }
  expect([...kinds]).toEqual(expect.arrayContaining(wanted));
  if ((await page.locator(slip).count()) > 0) await page.keyboard.press('Escape');
  await page.locator(slip).waitFor({ state: 'detached' });
  await waitForTable(page);
  expect(errors).toEqual([]);
});

test('Escape skips what the villain does, a chosen pace is kept, and at once nothing is shown', async () => {
  const { page, errors } = await open({ beats: true });
  await deal(page, 1);
  await playToBeat(page, 3);
  await notePressed(page);
  await page.getByRole('button', { name: 'Rápido' }).click();
  await page.keyboard.press('Escape');
  await page.locator(slip).waitFor({ state: 'detached' });
  await waitForTable(page);
  expect(await page.evaluate(() => (globalThis as { pressed?: readonly string[] }).pressed)).toContain('Rápido');
  expect(await page.evaluate(() => localStorage.getItem('crupier.beats'))).toContain('"chosen":"fast"');
  await page.evaluate(() => localStorage.setItem('crupier.beats', '{"chosen":"off"}'));
  await page.reload();
  await waitForTable(page);
  const chance = chanceFrom(4);
  for (let made = 0; made < 12; made++) {
    await clickSomething(page, chance);
    await waitForTable(page);
    expect(await page.locator(slip).count()).toBe(0);
  }
  expect(errors).toEqual([]);
});

test('on a phone the sum of an attack is whole', async () => {
  const { page } = await open({ beats: true, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await deal(page, 1);
  const sum = page.locator('.beat-sum');
  for (let seen = 0; seen < 40 && (await sum.count()) === 0; seen++) {
    if ((await page.locator(slip).count()) === 0) await playToBeat(page, seen);
    else await page.getByRole('button', { name: 'Siguiente', exact: true }).click();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  }
  const [inner, outer] = await Promise.all([sum.boundingBox(), page.locator('.beat-stage').boundingBox()]);
  const isCut = await sum.evaluate(
    (element) => element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight + 1,
  );
  expect(isCut).toBe(false);
  expect((inner?.x ?? 0) + (inner?.width ?? 999)).toBeLessThanOrEqual((outer?.x ?? 0) + (outer?.width ?? 0));
});
