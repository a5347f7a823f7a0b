import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { axeFindings } from './browser.ts';
import { dealByClicks } from './play.ts';
import { serve } from './served.ts';

const { open } = serve();

test('what the server keeps of a reader can be taken away and deleted from the settings', async () => {
  const { page, errors } = await open();
  await dealByClicks(page);
  await page.getByRole('button', { name: 'Ajustes' }).click();
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Descarga lo que' }).click()]);
  const data = JSON.parse(readFileSync(await download.path(), 'utf8')) as { readonly matches: readonly unknown[] };
  expect([download.suggestedFilename(), data.matches.length]).toEqual(['crupier.json', 1]);
  await page.getByRole('button', { name: 'Bórralo' }).click();
  const dialog = page.getByRole('alertdialog', { name: '¿Borrar todo' });
  await dialog.waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await page.getByRole('button', { name: 'Bórralo' }).click();
  await dialog.getByRole('button', { name: 'Bórralo' }).click();
  await page.waitForURL((url) => url.hash === '');
  // Nothing is kept of somebody who has nothing here: not even a name.
  const kept = await page.request.get(new URL('/api/me', page.url()).href);
  expect([kept.status(), await kept.json()]).toMatchObject([404, { problems: [{ code: 'user.none' }] }]);
  expect(errors).toEqual([]);
});
