import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFindings } from './browser.ts';
import { serve } from './served.ts';
import { phone } from './thumb.ts';

const { open } = serve();

async function openBook(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Reglas', exact: true }).click();
  return page.getByRole('dialog', { name: 'Reglamento' });
}

test('a question is answered before the rules, by a verdict, its reason and the rules that say so', async () => {
  const { page, errors } = await open();
  const book = await openBook(page);
  await book.getByRole('searchbox').fill('¿puede un héroe aturdido defender?');
  const answer = book.getByRole('region', { name: '¿Puede un héroe aturdido defender?' });
  await answer.waitFor();
  expect(await answer.locator('.rule-verdict').innerText()).toBe('Sí.');
  expect(await answer.innerText()).toContain('Defender no es atacar');
  const [answered, found] = [await answer.boundingBox(), await book.locator('.rules .rule').first().boundingBox()];
  expect(answered?.y).toBeLessThan(found?.y ?? 0);
  await answer.locator('summary', { hasText: 'MC-STUN-1' }).click();
  await answer.getByText('El estado Aturdido anula el siguiente ataque del personaje.').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  expect(errors).toEqual([]);
});

test('what nobody has answered shows rules and no verdict', async () => {
  const { page } = await open();
  const book = await openBook(page);
  await book.getByRole('searchbox').fill('¿puede un héroe aturdido intervenir?');
  await book.locator('.rules .rule').first().waitFor();
  expect(await book.locator('.rule-verdict').count()).toBe(0);
});

test('without a table each game answers for itself, on a phone too', async () => {
  const { page, errors } = await open(phone);
  const book = await openBook(page);
  await book.getByRole('searchbox').fill('puedo bloquear un ataque');
  await book.locator('.rule-answer').nth(1).waitFor();
  const said = await book.locator('.rule-answer').allInnerTexts();
  expect(said.map((text) => text.split('\n')[0]).toSorted()).toEqual(['Inferno', 'Marvel Champions']);
  expect(await axeFindings(page)).toEqual([]);
  expect(errors).toEqual([]);
});
