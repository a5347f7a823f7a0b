import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFindings } from './browser.ts';
import { serve } from './served.ts';
import { phone } from './thumb.ts';

const { open } = serve();

/** Opens the rulebook by its door. */
async function openBook(page: Page): Promise<Locator> {
  await page.getByRole('link', { name: 'Reglas', exact: true }).click();
  return page.getByRole('searchbox', { name: 'Buscar en las reglas' });
}

test('a question is answered before the rules, by a verdict, its reason and the rules that say so', async () => {
  const { page, errors } = await open();
  const field = await openBook(page);
  await field.fill('¿puede un héroe aturdido defender?');
  const answer = page.getByRole('region', { name: '¿Puede un héroe aturdido defender?' });
  await answer.waitFor();
  expect(await answer.getByRole('heading', { level: 1 }).innerText()).toBe('Sí.');
  expect(await answer.innerText()).toContain('Defender no es atacar');
  const [answered, found] = [await answer.boundingBox(), await page.locator('.rules-hits a').first().boundingBox()];
  expect(answered?.y).toBeLessThan(found?.y ?? 0);
  expect(await axeFindings(page)).toEqual([]);
  await answer.getByRole('link', { name: 'MC-STUN-1' }).click();
  await page.locator('.rules-lead', { hasText: 'El estado Aturdido anula el siguiente ataque del personaje.' }).waitFor();
  expect(errors).toEqual([]);
});

test('what nobody has answered shows rules and no verdict', async () => {
  const { page } = await open();
  const field = await openBook(page);
  await field.fill('¿puede un héroe aturdido intervenir?');
  await page.locator('.rules-hits a').first().waitFor();
  expect(await page.locator('.rule-verdict').count()).toBe(0);
});

test('without a table each game answers for itself, on a phone too', async () => {
  const { page, errors } = await open(phone);
  const field = await openBook(page);
  await field.fill('puedo bloquear un ataque');
  const others = page.getByRole('heading', { level: 2, name: 'En los otros juegos' });
  await others.waitFor();
  const said = [await page.locator('.rules-answer .rules-kick').innerText(), await page.locator('.rules-beside').innerText()].join('\n');
  expect(said).toMatch(/Marvel Champions|Inferno/);
  expect(
    await page.locator('.rules-beside a[href*="/rules/inferno?"], .rules-beside a[href*="/rules/marvel-champions?"]').count(),
  ).toBeGreaterThan(0);
  expect(await axeFindings(page)).toEqual([]);
  expect(errors).toEqual([]);
});
