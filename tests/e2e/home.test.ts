import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFindings } from './browser.ts';
import { chanceFrom, chooseList, clickSomething, formOf, infernoDecks, openForm, waitForTable } from './play.ts';
import { serve } from './served.ts';
import { faults, phone, tapSomething } from './thumb.ts';

const { open, server } = serve();

/** Lets the lists of the start come late, and counts what moves. */
async function watchShifts(page: Page): Promise<void> {
  for (const [path, delayMs] of [
    ['**/api/games', 150],
    ['**/api/matches', 400],
  ] as const) {
    await page.route(path, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, delayMs));
      await route.continue();
    });
  }
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value = 0 } = entry as PerformanceEntry & { readonly value?: number };
        (window as unknown as { shifted: number }).shifted += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

test.each([
  ['a laptop the start is one screen with all games', { viewport: { width: 1366, height: 768 } }, 3],
  ['a phone the first game is on the first screen', phone, 1],
] as const)('on %s, with the running tables first, and nothing moves as the lists come', async (_device, size, inSight) => {
  const { page, errors } = await open(size);
  // A game in two clicks at the most: the page opens with everything chosen.
  await formOf(page, infernoDecks).getByRole('button', { name: 'Repartir', exact: true }).click();
  const chance = chanceFrom(5);
  const isBegun = (): Promise<boolean> => page.evaluate(() => /"turn":[1-9]/.test(localStorage.getItem('crupier.turns') ?? ''));
  for (let made = 0; made < 20 && !(await isBegun()); made++) {
    await waitForTable(page);
    await (size === phone ? tapSomething(page, chance) : clickSomething(page, chance));
  }
  await watchShifts(page);
  await page.goto(server().url);
  await page.reload();
  await formOf(page).locator('.fan svg').first().waitFor();
  await formOf(page, infernoDecks).locator('.fan svg').first().waitFor();
  const running = page.locator('.home-match').first();
  expect((await running.innerText()).replaceAll('\n', ' ')).toMatch(
    /^Contra Bot planificador Inferno · La dejaste en el turno \d+ · ahora$/,
  );
  const { height } = size.viewport;
  const ends = async (part: string): Promise<readonly number[]> =>
    page.locator(part).evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().bottom)));
  const rows = await ends('.home-match');
  const buttons = await ends('.new-table-deal');
  expect(buttons.length).toBe(3);
  for (const end of [...rows, ...buttons.slice(0, inSight)]) expect(end).toBeLessThanOrEqual(height);
  if (inSight === buttons.length) expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(height);
  const first = await page.evaluate(() => {
    const [match, table] = [document.querySelector('.home-match'), document.querySelector('.new-table')];
    return match !== null && table !== null && (match.compareDocumentPosition(table) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  });
  expect(first).toBe(true);
  expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBeLessThan(0.02);
  if (size === phone) expect(await faults(page)).toEqual([]);
  expect(await axeFindings(page)).toEqual([]);
  expect(errors).toEqual([]);
});

test('the rulebook finds rules of every game, those of the table first', async () => {
  const { page, errors } = await open();
  const search = async (words: string): Promise<readonly string[]> => {
    await page.getByRole('searchbox', { name: 'Buscar en las reglas' }).fill(words);
    await page.locator('.rules .rule').first().waitFor();
    return page.locator('.rules .rule small:first-of-type').allInnerTexts();
  };
  await page.getByRole('button', { name: 'Reglamento' }).click();
  expect((await search('prioridad')).some((each) => each.startsWith('Inferno'))).toBe(true);
  await expect.poll(async () => (await search('aturdir')).map((each) => each.split(' · ')[0])).toContain('KeyForge');
  await page.keyboard.press('Escape');
  await formOf(page, infernoDecks).getByRole('button', { name: 'Repartir', exact: true }).click();
  await waitForTable(page);
  await page.keyboard.press('r');
  expect((await search('daño'))[0]).toMatch(/^Inferno/);
  expect(errors).toEqual([]);
});

test('a sealed pool opens by a seed that the page draws, another one at a press, or one that is typed', async () => {
  const { page, errors } = await open();
  const form = await openForm(page, infernoDecks);
  await form.getByText('Limitado').click();
  const sealed = form.locator('.sealed').first();
  const seed = sealed.getByRole('textbox', { name: 'Semilla' });
  await sealed.getByRole('button', { name: 'Hacer el mazo' }).waitFor();
  const drawn = await seed.inputValue();
  expect(drawn).toMatch(/^\d{6}$/);
  await sealed.getByRole('button', { name: 'Sacar otra semilla' }).click();
  await expect.poll(() => seed.inputValue()).not.toBe(drawn);
  expect(await seed.inputValue()).toMatch(/^\d{6}$/);
  await sealed.getByRole('button', { name: 'Hacer el mazo' }).waitFor();
  await seed.fill('semilla-propia');
  await sealed.getByRole('button', { name: 'Abrir los sobres' }).click();
  await sealed.getByRole('button', { name: 'Hacer el mazo' }).waitFor();
  expect(errors).toEqual([]);
});

test('whoever owns no list has a deck drawn of a set, another one at each press, and plays with it', async () => {
  const { page, errors } = await open();
  const form = await openForm(page);
  const list = await chooseList(form, 'Tu mazo');
  await form.getByRole('button', { name: 'Sortear un mazo: Call of the Archons' }).click();
  await form.getByText('Este mazo se puede jugar.').waitFor();
  const first = await list.inputValue();
  expect(first).toContain('Colección: CotA');
  await form.getByRole('button', { name: 'Sortear un mazo: Age of Ascension' }).click();
  await expect.poll(() => list.inputValue()).toContain('Colección: AoA');
  await form.getByText('Este mazo se puede jugar.').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await form.getByRole('button', { name: 'Repartir', exact: true }).click();
  await waitForTable(page);
  expect(errors).toEqual([]);
});
