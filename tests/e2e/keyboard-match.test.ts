import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFindings } from './browser.ts';
import { chanceFrom, chooseByKeys, decks, playUntil, spanish, waitForTable } from './play.ts';
import { serve } from './served.ts';

const { open } = serve();

/** More steps than a table has places that Tab leads to: each of its cards may be one. */
const STEPS_MAX = 200;

/** Tabs until the focus is on something of that name. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let steps = 0; steps < STEPS_MAX; steps++) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const { activeElement } = document;
      const labelled = (activeElement?.getAttribute('aria-labelledby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent ?? '');
      return [
        activeElement?.getAttribute('aria-label') ?? '',
        ...labelled,
        activeElement?.textContent ?? '',
        activeElement?.closest('label')?.textContent ?? '',
      ];
    });
    if (focused.some((each) => each.trim() === name)) return;
  }
  throw new Error(`Tab does not lead to ${name}.`);
}

/** What the radio button says that has the focus. */
function focusedRadio(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.closest('label')?.textContent ?? '');
}

/** Turns to the deck of a seat and chooses one by the arrows among the faces. */
async function chooseDeckByKeys(page: Page, seat: string, deck: string): Promise<void> {
  const labels: readonly string[] = [spanish.mine, spanish.theirs];
  for (let steps = 0; steps < STEPS_MAX && !labels.includes(await focusedRadio(page)); steps++) await page.keyboard.press('Tab');
  if ((await focusedRadio(page)) !== seat) await page.keyboard.press('ArrowRight');
  // Past where the deck comes from.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  for (let steps = 0; steps < STEPS_MAX && !(await focusedRadio(page)).startsWith(deck); steps++) await page.keyboard.press('ArrowRight');
}

/** What a reader may open at any moment, and close again. */
async function lookAround(page: Page): Promise<readonly string[]> {
  const findings: string[] = [];
  await page.keyboard.press('F6');
  await page.keyboard.press('Shift+F6');
  await page.keyboard.press('l');
  await page.getByRole('dialog', { name: 'Registro' }).waitFor();
  findings.push(...(await axeFindings(page)));
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Teclas' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.locator('.card:visible').first().focus();
  await page.keyboard.press(' ');
  await page.locator('.zoom').waitFor();
  findings.push(...(await axeFindings(page)));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press(' ');
  await page.locator('.zoom').waitFor({ state: 'detached' });
  return findings;
}

/** Gives up by keys alone, unless the match is over. */
async function concedeByKeys(page: Page): Promise<void> {
  if ((await page.locator('[data-finish]').count()) > 0) return;
  await tabTo(page, 'Rendirse');
  await page.keyboard.press('Enter');
  await page.getByRole('alertdialog').waitFor();
  await tabTo(page, 'Rendirse');
  await page.keyboard.press('Enter');
  await page.locator('[data-finish]').waitFor();
}

/** Before this choice the reader looks around. Whoever answers at random may lose soon after it. */
const LOOKED_AT = 8;
/** After so many choices the reader has met each kind of question, and gives up. */
const CHOICES = 40;

test('a match by the keyboard alone from the start to its replay, and axe finds nothing', async () => {
  const { page, errors } = await open();
  const chance = chanceFrom(7);
  const findings: string[] = [...(await axeFindings(page))];
  await tabTo(page, 'Cambiar: KeyForge');
  await page.keyboard.press('Enter');
  await page.getByText('Planea', { exact: true }).waitFor();
  findings.push(...(await axeFindings(page)));
  await tabTo(page, 'Planea');
  await page.keyboard.press('ArrowLeft');
  await chooseDeckByKeys(page, spanish.mine, decks.mine);
  await chooseDeckByKeys(page, spanish.theirs, decks.theirs);
  await tabTo(page, spanish.deal);
  await page.keyboard.press('Enter');
  await waitForTable(page);
  const made = await playUntil(
    page,
    (each) => chooseByKeys(each, chance),
    async (before) => {
      if (before === LOOKED_AT) findings.push(...(await lookAround(page)));
      if (before === 20) findings.push(...(await axeFindings(page)));
      return before === CHOICES ? 'enough' : undefined;
    },
  );
  expect(made).toBeGreaterThan(LOOKED_AT);
  await concedeByKeys(page);
  findings.push(...(await axeFindings(page)));

  // N leads to whatever can be chosen, at the end of the match too.
  await page.keyboard.press('n');
  while ((await page.evaluate(() => document.activeElement?.textContent)) !== 'Recorrer la partida') await page.keyboard.press('n');
  await page.keyboard.press('Enter');
  await page.waitForSelector('.dock');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('p');
  await page.keyboard.press(' ');
  await page.getByRole('button', { name: 'Pausa' }).waitFor();
  await page.keyboard.press(' ');
  findings.push(...(await axeFindings(page)));
  expect([...new Set(findings)]).toEqual([]);
  expect(errors).toEqual([]);
});
