import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { axeFindings } from './browser.ts';
import { chanceFrom, chooseWay, clickSomething, decks, formOf, openForm, untilPictured, waitForTable } from './play.ts';
import { serve } from './served.ts';

const { open } = serve();
/** The script that keeps the page, as the server has it. */
const kept = fileURLToPath(new URL('../../apps/web/dist/sw.js', import.meta.url));

/** Opens the start once, until all of it is kept, and cuts the network. Resolves with how long keeping took, in milliseconds. */
async function openAndCut(): Promise<{ readonly page: Page; readonly errors: readonly string[]; readonly keptMs: number }> {
  const { page, errors } = await open({ serviceWorkers: 'allow' });
  await formOf(page).waitFor();
  const begun = performance.now();
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  const keptMs = performance.now() - begun;
  await page.context().setOffline(true);
  await page.reload();
  return { page, errors, keptMs };
}

/** What a page says of a network that is not there. */
function isOfNetwork(error: string): boolean {
  return /ERR_INTERNET_DISCONNECTED|Failed to fetch/.test(error);
}

test('without a network a match of each game is dealt, played, and there after a reload', async () => {
  const { page, errors, keptMs } = await openAndCut();
  console.log(`All was kept after ${Math.round(keptMs)} ms.`);
  await page.getByText('No se puede llegar a ningún servidor').waitFor();
  for (const id of ['keyforge', 'inferno', 'marvel-champions']) {
    await formOf(page, { ...decks, id })
      .getByRole('button', { name: /^Repartir: / })
      .click();
    await waitForTable(page);
    const chance = chanceFrom(3);
    for (let made = 0; made < 4; made++) {
      await clickSomething(page, chance);
      if (!(await waitForTable(page))) break;
    }
    await untilPictured(page);
    const match = page.url();
    expect(match).toContain('/match/device-');
    await page.reload();
    await waitForTable(page);
    expect(page.url()).toBe(match);
    await goHome(page);
    await page.locator('.home-match').first().click();
    await waitForTable(page);
    expect(page.url()).toBe(match);
    await goHome(page);
  }
  expect(errors.filter((error) => !isOfNetwork(error))).toEqual([]);
});

async function goHome(page: Page): Promise<void> {
  await page
    .getByRole('link', { name: /^Crupier/ })
    .first()
    .click();
}

test('without a network the rulebook is searched and answers questions, and a table for friends is refused with the reason', async () => {
  const { page, errors } = await openAndCut();
  await page.getByRole('link', { name: 'Reglas' }).click();
  await page.getByRole('link', { name: 'Secuencia de la ronda' }).click();
  await page.getByRole('heading', { level: 1, name: /Secuencia de la ronda/ }).waitFor();
  await page.reload();
  await page.getByRole('heading', { level: 1, name: /Secuencia de la ronda/ }).waitFor();
  await page.getByRole('searchbox', { name: 'Buscar en las reglas' }).fill('aturdir');
  await page.locator('.rules-hits').first().waitFor();
  await page.getByRole('link', { name: 'KeyForge' }).click();
  await page.getByRole('searchbox', { name: 'Buscar en las reglas' }).fill('¿puedo forjar dos llaves en un turno?');
  await page.locator('.rule-verdict', { hasText: 'No.' }).waitFor();
  await page.getByRole('link', { name: 'Jugar', exact: true }).click();
  const form = await openForm(page);
  await chooseWay(form, 'friend');
  await form.locator('.setup-deal').click();
  await form.getByText('No hay conexión: tus amistades no pueden llegar a esta mesa.', { exact: false }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  expect(errors.filter((error) => !isOfNetwork(error))).toEqual([]);
});

test('a new version is said, and comes when the reader wants it', async () => {
  const { page } = await open({ serviceWorkers: 'allow' });
  await formOf(page).waitFor();
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  // The server has another page by now.
  const before = readFileSync(kept, 'utf8');
  onTestFinished(() => writeFileSync(kept, before));
  writeFileSync(kept, `${before}\n// Another version.`);
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });
  await page.getByText('Hay una versión nueva de la página.').waitFor();
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Volver a cargar' }).click();
  await loaded;
  await formOf(page).waitFor();
  expect(await page.getByText('Hay una versión nueva de la página.').count()).toBe(0);
});
