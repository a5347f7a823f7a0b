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
  await formOf(page, infernoDecks)
    .getByRole('button', { name: /^Repartir: / })
    .click();
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
    /^Contra Bot planificador Inferno · La dejaste en el turno \d+ · ahora( Te toca)?$/,
  );
  const { height } = size.viewport;
  const ends = async (part: string): Promise<readonly number[]> =>
    page.locator(part).evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().bottom)));
  const rows = await ends('.home-match');
  const buttons = await ends('.new-table-deal');
  expect(buttons.length).toBe(3);
  for (const end of [...rows, ...buttons.slice(0, inSight)]) expect(end).toBeLessThanOrEqual(height);
  if (inSight === buttons.length)
    expect(await page.locator('.house-main').evaluate((main) => main.scrollHeight - main.clientHeight)).toBeLessThanOrEqual(0);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(height);
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

/** Names of what the keyboard comes to, from the beginning of the page. */
async function tabStops(page: Page, count: number): Promise<readonly string[]> {
  const names: string[] = [];
  for (let stop = 0; stop < count; stop++) {
    await page.keyboard.press('Tab');
    names.push(await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? ''));
  }
  return names;
}

const doors = ['Jugar', 'Aprender', 'Cartas', 'Mazos', 'Reglas'];
const matStops = ['Cambiar: Marvel Champions', 'Repartir: Marvel Champions'];

test('a first visit says what this is and offers lessons; the keyboard goes from bar to slip to mats', async () => {
  const { page, errors } = await open({ viewport: { width: 1366, height: 768 } });
  await page.getByRole('heading', { level: 1, name: 'Siéntate. Yo reparto.' }).waitFor();
  expect(await page.getByRole('article').evaluateAll((mats) => mats.map((mat) => mat.getAttribute('aria-label')))).toEqual([
    'Marvel Champions',
    'KeyForge',
    'Inferno',
  ]);
  expect((await tabStops(page, 13)).map((name) => name.trim())).toEqual([
    'Crupier, al inicio',
    ...doors,
    'EN: English',
    'Ajustes',
    'Empezar: KeyForge',
    'Empezar: Inferno',
    'Empezar: Marvel Champions',
    ...matStops,
  ]);
  await page.getByRole('region', { name: 'Te enseño jugando.' }).getByRole('link').click();
  await page.getByRole('button', { name: /^Repartir: / }).click();
  await page.locator('.coach').waitFor();
  expect(errors).toEqual([]);
});

test('on a phone the doors come last for the keyboard, and each leads where its matter lives', async () => {
  const { page, errors } = await open(phone);
  await formOf(page).locator('.fan svg').first().waitFor();
  const stops = await tabStops(page, 5);
  expect(stops).toEqual(['Crupier, al inicio', 'EN: English', 'Ajustes', 'Empezar: Marvel Champions', ...matStops.slice(0, 1)]);
  const nav = page.getByRole('navigation', { name: 'Páginas' });
  expect((await nav.locator('.door').allInnerTexts()).map((name) => name.trim())).toEqual(doors);
  await nav.getByText('Reglas').tap();
  await page.getByRole('heading', { level: 1, name: 'Marvel Champions' }).waitFor();
  await nav.getByText('Aprender').tap();
  await page.getByRole('heading', { level: 1, name: 'Se aprende jugando.' }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await nav.getByText('Mazos').tap();
  await page.getByRole('heading', { level: 1, name: /^Mis mazos/ }).waitFor();
  expect(errors).toEqual([]);
});

test('who comes back is told what waits, goes there by one press, and deals what was played last', async () => {
  const { page, errors } = await open({ viewport: { width: 1366, height: 768 } });
  await formOf(page)
    .getByRole('button', { name: /^Repartir: / })
    .click();
  await waitForTable(page);
  const table = page.url();
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: /^Buen[oa]s (días|tardes|noches)\.$/ }).waitFor();
  await page.getByText('Te espera una mesa.').waitFor();
  expect((await page.getByRole('link', { name: /^Jugar/ }).innerText()).replaceAll(/\s/g, '')).toContain('1');
  await formOf(page).getByText('como la última vez').waitFor();
  await page.getByRole('region', { name: 'Sigue donde lo dejaste.' }).getByRole('link', { name: 'Decidir', exact: true }).click();
  await waitForTable(page);
  expect(page.url()).toBe(table);
  expect(errors).toEqual([]);
});

test('the rulebook finds rules of every game, those of the table first', async () => {
  const { page, errors } = await open();
  const field = page.getByRole('searchbox', { name: 'Buscar en las reglas' });
  const search = async (words: string): Promise<readonly string[]> => {
    await field.fill(words);
    await page.locator('.rules-hits small').first().waitFor();
    return page.locator('.rules-hits small').allInnerTexts();
  };
  await page.getByRole('link', { name: 'Reglas' }).click();
  await expect.poll(async () => (await search('prioridad')).some((each) => each.startsWith('Inferno'))).toBe(true);
  await expect.poll(async () => (await search('aturdir')).map((each) => each.split(' · ')[0])).toContain('KeyForge');
  await page.getByRole('link', { name: 'Jugar', exact: true }).click();
  await formOf(page, infernoDecks)
    .getByRole('button', { name: /^Repartir: / })
    .click();
  await waitForTable(page);
  await page.keyboard.press('r');
  await field.fill('daño');
  await expect.poll(() => page.locator('.rules .rule small:first-of-type').first().innerText()).toMatch(/^Inferno/);
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
