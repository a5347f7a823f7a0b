/** The pages around the table by the tree of a screen reader, and what each is for by the keys Tab and Enter alone. */

import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFindings } from './browser.ts';
import { houseFaults } from './layout/house-checks.ts';
import { goToPage, housePages, keptInBrowser, playableList, type HousePageName } from './layout/house-pages.ts';
import { houseTreeFaults, readTree, treeFaults } from './layout/house-tree.ts';
import { sizes } from './layout/sizes.ts';
import { waitForTable } from './play.ts';
import { serve } from './served.ts';

const { open, server } = serve();

const laptop = { viewport: { width: 1366, height: 768 } } as const;

/** The pages that no other test shows to axe. What contrast words have is measured where their room is. */
const forAxe: readonly HousePageName[] = ['learn', 'cards as text', 'no card', 'decks', 'no deck', 'no rule', 'answer', 'no page'];

test('each page has one heading, its parts, and controls that are told apart by their names', { timeout: 900_000 }, async () => {
  const { page } = await open(laptop);
  await page.evaluate((texts) => {
    for (const [name, text] of Object.entries(texts)) localStorage.setItem(name, text);
  }, keptInBrowser);
  await page.reload();
  const faults: string[] = [];
  for (const name of Object.keys(housePages) as HousePageName[]) {
    await goToPage(page, name);
    const found = [...(await houseTreeFaults(page)), ...(forAxe.includes(name) ? await axeFindings(page, ['color-contrast']) : [])];
    faults.push(...found.map((fault) => `${name}: ${fault}`));
  }
  expect(faults).toEqual([]);
});

test.each([
  ['- main:\n  - paragraph', ['0 headings of the first level', '0 parts of the role banner']],
  ['- banner\n- main:\n  - heading "A" [level=1]\n  - button', ['a button without a name']],
  [
    '- banner\n- main:\n  - heading "A" [level=1]\n  - link "More":\n    - /url: /a\n  - link "More":\n    - /url: /b',
    ['two of one name: main  > link “More”'],
  ],
  ['- banner\n- main:\n  - heading "A" [level=1]\n  - link "More":\n    - /url: /a\n  - link "More":\n    - /url: /a', []],
  ['- banner:\n  - \'button "EN: English"\': EN\n- main:\n  - heading "A" [level=1]\n  - \'button "EN: English"\'', []],
])('of the tree %j is said %j', (tree, faults) => {
  expect(treeFaults(readTree(tree))).toEqual(faults);
});

/** More stops than a page has before what is looked for. */
const stopsMax = 150;

/** Goes on with Tab until something has the focus, within a zone of a table with the arrow, and presses a key there. */
async function tabTo(page: Page, wanted: Locator, key = 'Enter'): Promise<void> {
  await wanted.first().waitFor();
  for (let stop = 0; stop < stopsMax; stop++) {
    // What is drawn anew is another element.
    const next = await wanted.first().evaluate((element) => {
      const { activeElement } = document;
      if (element === activeElement) return undefined;
      const zone = activeElement?.closest('[data-zone]') ?? null;
      // Fields keep the arrows for themselves.
      if (activeElement === null || zone === null || zone !== element.closest('[data-zone]') || activeElement.matches('input'))
        return 'Tab';
      const isBefore = (activeElement.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
      return isBefore ? 'ArrowLeft' : 'ArrowRight';
    });
    if (next === undefined) return page.keyboard.press(key);
    await page.keyboard.press(next);
  }
  const last = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200));
  throw new Error(`Tab does not lead to ${String(wanted)}, but to ${last}.`);
}

const heading = (page: Page, name: RegExp): Promise<void> => page.getByRole('heading', { level: 1, name }).waitFor();

test('by Tab and Enter one goes from a card to the nearest, from a rule to its chapter and back, and changes a setting', async () => {
  const { page, errors } = await open(laptop);
  await page.goto(`${server().url}/cards/marvel-champions?q=Enhanced%20Awareness`);
  await tabTo(page, page.getByRole('link', { name: /^Consciencia mejorada/ }));
  await heading(page, /^Consciencia mejorada/);
  await tabTo(page, page.getByRole('link', { name: /^Tenacidad/ }));
  await heading(page, /^Tenacidad/);
  await tabTo(page, page.getByRole('link', { name: 'Reglas', exact: true }));
  await heading(page, /^Marvel Champions/);
  await tabTo(page, page.getByRole('link', { name: 'Accesorio', exact: true }));
  await heading(page, /^Accesorio/);
  await tabTo(page, page.locator('.rules-text .rules-id'));
  await page.waitForURL(/-1$/);
  await heading(page, /-1$/);
  await page.goBack();
  await heading(page, /^Accesorio/);
  await tabTo(page, page.getByRole('link', { name: 'Ajustes' }));
  await heading(page, /^Ajustes/);
  // Of choices that exclude each other the chosen one is a stop; arrows go on to the others.
  await tabTo(page, page.getByRole('radio', { name: 'Oscuro' }), 'ArrowRight');
  await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('light');
  expect(errors).toEqual([]);
});

test('by Tab and Enter a list is imported and played', async () => {
  const { page, errors } = await open(laptop);
  await page.goto(`${server().url}/decks/marvel-champions/import`);
  await tabTo(page, page.getByRole('textbox', { name: 'Mazos para importar' }), 'End');
  await page.keyboard.insertText(playableList);
  await page.keyboard.press('Shift+Tab');
  await tabTo(page, page.getByRole('button', { name: 'Leer la lista' }));
  await tabTo(page, page.getByRole('button', { name: 'Guardar y jugar' }));
  await waitForTable(page);
  expect(errors).toEqual([]);
});

test('a match that is over is stepped through by the keyboard, and its controls have room at each size', async () => {
  const { page, errors } = await open(laptop);
  const id = await page.evaluate(async () => {
    const headers = { 'content-type': 'application/json' };
    const seats = [
      { kind: 'person', name: 'Ana' },
      { kind: 'bot', level: 'random' },
    ];
    const answer = await fetch('/api/matches', { method: 'POST', headers, body: JSON.stringify({ game: 'keyforge', seats }) });
    return ((await answer.json()) as { readonly id: string }).id;
  });
  await page.goto(`${server().url}/match/${id}`);
  await waitForTable(page);
  await page.getByRole('button', { name: 'Rendirse' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Rendirse' }).click();
  await page.locator('[data-finish]').waitFor();
  await page.goto(`${server().url}/replay/${id}`);
  const place = page.locator('.dock-place');
  await expect.poll(() => place.innerText()).toMatch(/^Paso 0 /);
  await tabTo(page, page.getByRole('button', { name: 'Paso siguiente' }));
  await expect.poll(() => place.innerText()).toMatch(/^Paso 1 /);
  await tabTo(page, page.getByRole('button', { name: 'Paso anterior' }));
  await expect.poll(() => place.innerText()).toMatch(/^Paso 0 /);
  const faults: string[] = [];
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    for (const part of ['.dock', '.timeline'])
      faults.push(...(await houseFaults(page, { part })).map((fault) => `${width} × ${height}, ${part}: ${fault}`));
  }
  expect(faults).toEqual([]);
  expect(errors).toEqual([]);
});
