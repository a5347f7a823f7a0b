import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFindings } from './browser.ts';
import {
  chanceFrom,
  chooseByKeys,
  clickSomething,
  concede,
  dealByClicks,
  infernoDecks,
  openForm,
  playUntil,
  waitForTable,
} from './play.ts';
import { serve } from './served.ts';
import { faults, phone, tapSomething } from './thumb.ts';

const { open } = serve();

/** A code of the engine that has no words, such as `otherOnChain`. */
const bareCode = /^[a-z]+(?:[A-Z][a-z]+)+$/;

/** Parts of the table that the match must have shown. */
const parts = ['.chain-link', '.chain-target', '.inf-line .duel-words', '.inf-resources .card', '.inf-demon .card', '.environments li'];

async function shownParts(page: Page): Promise<readonly string[]> {
  const shown = await Promise.all(parts.map(async (part) => ((await page.locator(part).count()) > 0 ? part : '')));
  return shown.filter((part) => part !== '');
}

test('a match of Inferno in Spanish, by clicking only what the page offers, and then its replay', async () => {
  const { page, errors } = await open();
  const chance = chanceFrom(31);
  const said = new Set<string>();
  const seen = new Set<string>();
  const findings: string[] = [];
  await dealByClicks(page, infernoDecks);
  const made = await playUntil(
    page,
    (each) => clickSomething(each, chance),
    async (before) => {
      const texts = page.locator('#question, .slip .button, .ticker, .trail b, .pass-bar .button, .chain-words, .duel-stages li, .pile');
      for (const text of await texts.allInnerTexts()) for (const line of text.split('\n')) said.add(line.trim());
      for (const part of await shownParts(page)) seen.add(part);
      if (before % 40 === 20) findings.push(...(await axeFindings(page)));
      return before > 40 && seen.size === parts.length ? 'enough' : undefined;
    },
  );
  expect(made).toBeGreaterThan(20);
  await concede(page);
  expect([...seen].toSorted()).toEqual(parts.toSorted());
  expect([...said].filter((text) => bareCode.test(text) || /\{\w+\}|undefined|NaN/.test(text))).toEqual([]);
  expect(await page.locator('#question').innerText()).toMatch(/^(Has ganado|Ha ganado .+|No ha ganado nadie)$/);
  expect([...new Set(findings)]).toEqual([]);

  await page.getByRole('button', { name: 'Registro' }).click();
  await page.getByRole('dialog').locator('.log-line .cite').first().waitFor();
  expect((await page.locator('.log-line').allInnerTexts()).join(' ')).toMatch(/pierde la partida/);
  expect(await page.locator('.log-line .cite').count()).toBeGreaterThan(3);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Recorrer la partida' }).click();
  await page.waitForSelector('.dock');
  await page.getByRole('button', { name: /^Turno 1, / }).click();
  await page.getByRole('button', { name: 'Al final' }).click();
  await page.locator('.inf-seat').first().waitFor();
  expect(errors).toEqual([]);
});

test('stops: the table passes where there are none, asks where one is set, and keeps them for the next match', async () => {
  const { page, errors } = await open();
  await dealByClicks(page, infernoDecks);
  await page.getByRole('button', { name: 'Paradas' }).click();
  const dialog = page.getByRole('dialog', { name: 'Paradas' });
  const stop = dialog.getByRole('checkbox', { name: 'Restauración: Mis turnos' });
  expect(await stop.isChecked()).toBe(false);
  await stop.click();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  // The match waits for a choice of the set-up: until that is made, nothing can end the passing.
  await page.keyboard.press('e');
  await page.locator('.pass-bar [aria-pressed=true]').waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Paradas' }).click();
  expect(await dialog.getByRole('checkbox', { name: 'Restauración: Mis turnos' }).isChecked()).toBe(true);
  expect(errors).toEqual([]);
});

test('Inferno by the keyboard alone for a while', async () => {
  const { page, errors } = await open();
  await dealByClicks(page, infernoDecks);
  const chance = chanceFrom(3);
  for (let made = 0; made < 40 && !(await waitForTable(page)); made++) await chooseByKeys(page, chance);
  // P passes wherever a pass is offered.
  const pass = page.locator('.slip [data-verb=pass]:visible');
  for (let made = 0; made < 80 && !(await waitForTable(page)) && (await pass.count()) === 0; made++) await chooseByKeys(page, chance);
  if (!(await waitForTable(page))) {
    const question = await page.locator('.slip').getAttribute('data-decision');
    await page.keyboard.press('p');
    await page.waitForFunction((before) => document.querySelector('.slip')?.getAttribute('data-decision') !== before, question);
  }
  expect(errors).toEqual([]);
});

test('Inferno on a phone: nothing is cut off, everything can be hit by a thumb, and cards can be read', async () => {
  const { page, errors } = await open(phone);
  await dealByClicks(page, infernoDecks);
  const chance = chanceFrom(11);
  const found = new Set<string>();
  for (let made = 0; made < 60 && !(await waitForTable(page)); made++) {
    if (made % 6 === 0) for (const fault of await faults(page)) found.add(fault);
    await tapSomething(page, chance);
  }
  expect([...found]).toEqual([]);
  expect(await axeFindings(page)).toEqual([]);
  expect(errors).toEqual([]);
});

test('four at a table in two teams: every side is open at once, with its numbers, its demon and its team; of five one is opened at a time', async () => {
  const { page, errors } = await open();
  const form = await openForm(page, infernoDecks);
  await form.locator('.segment').filter({ hasText: /^4$/ }).click();
  await form.locator('.segment').filter({ hasText: '2 de 2' }).click();
  await form.getByRole('button', { name: 'Repartir', exact: true }).click();
  await waitForTable(page);
  const sides = page.locator('.quarter');
  expect(await sides.count()).toBe(4);
  for (const side of await sides.all()) {
    expect(await side.locator('.inf-seat').count()).toBe(1);
    expect(await side.locator('.inf-demon .card').count()).toBe(1);
    expect(await side.locator('.strip').evaluate((strip) => strip.scrollWidth - strip.clientWidth)).toBe(0);
  }
  expect(await page.locator('.inf-seat').filter({ hasText: 'Equipo 1' }).count()).toBe(2);
  expect(await axeFindings(page)).toEqual([]);
  await page.locator('.bar .brand').click();
  const next = await openForm(page, infernoDecks);
  await next.locator('.segment').filter({ hasText: /^5$/ }).click();
  await next.getByRole('button', { name: 'Repartir', exact: true }).click();
  await waitForTable(page);
  const folded = await page.locator('.folded-seat').all();
  expect(folded).toHaveLength(4);
  for (const seat of folded) {
    await seat.click();
    expect(await seat.getAttribute('aria-pressed')).toBe('true');
    expect(await page.locator('.inf-row[data-place=far] .inf-demon .card').count()).toBe(1);
  }
  expect(errors).toEqual([]);
});
