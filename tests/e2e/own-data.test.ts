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
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Descargar' }).click()]);
  const data = JSON.parse(readFileSync(await download.path(), 'utf8')) as {
    readonly matches: readonly unknown[];
    readonly browser: object;
  };
  expect([download.suggestedFilename(), data.matches.length]).toEqual(['crupier.json', 1]);
  expect(Object.keys(data.browser)).toContain('crupier.shares');
  await page.getByRole('button', { name: 'Borrar: Borrar todo' }).click();
  const dialog = page.getByRole('alertdialog', { name: '¿Borrar todo' });
  // What goes is named before it goes, and where from.
  await dialog
    .getByText('Del servidor: tu nombre en 1 partida, y te rindes en la que aún juegas; 0 mesas en espera; tus sesiones.')
    .waitFor();
  await dialog.getByText('De este navegador: 0 mazos, tus ajustes y teclas').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await page.getByRole('button', { name: 'Borrar: Borrar todo' }).click();
  await dialog.getByRole('button', { name: 'Borrar' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  // Nothing is kept of somebody who has nothing here: not even a name.
  const kept = await page.request.get(new URL('/api/me', page.url()).href);
  expect([kept.status(), await kept.json()]).toMatchObject([404, { problems: [{ code: 'user.none' }] }]);
  expect(errors).toEqual([]);
});
