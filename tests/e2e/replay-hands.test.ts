import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { axeFindings } from './browser.ts';
import { serve } from './served.ts';

const { open, server } = serve();

test('after the end the seed can be read and copied, its replay opens both hands and is stepped by keys, and so does its file', async () => {
  const { page, errors } = await open({ viewport: { width: 1366, height: 768 } });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const dealt = await page.evaluate(async () => {
    const headers = { 'content-type': 'application/json' };
    const seats = [
      { kind: 'person', name: 'Ana' },
      { kind: 'bot', level: 'random' },
    ];
    const answer = await fetch('/api/matches', { method: 'POST', headers, body: JSON.stringify({ game: 'keyforge', seats }) });
    return (await answer.json()) as { readonly id: string; readonly fairness: { readonly commitment: string } };
  });
  await page.goto(`${server().url}/match/${dealt.id}`);
  await page.locator('.slip').waitFor();
  // While the match runs its commitment is told, and not its seed.
  await page.getByRole('button', { name: 'Informar de un problema' }).click();
  const report = page.getByRole('dialog', { name: 'Informar de un problema' });
  await report.getByText('Semilla y mezclas').click();
  expect(await report.locator('.digits code').allInnerTexts()).toEqual([dealt.fairness.commitment]);
  expect(await report.getByRole('button', { name: 'Comprobar las mezclas' }).count()).toBe(0);
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await report.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Rendirse' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Rendirse' }).click();
  await page.locator('[data-finish]').waitFor();

  await page.getByRole('button', { name: 'Comprobar las mezclas y ver la semilla' }).click();
  const seed = await page.locator('.digits code').innerText();
  expect(seed).toMatch(/^[0-9a-f]{64}$/);
  await page.getByRole('button', { name: 'Copiar la semilla' }).click();
  await page.getByRole('button', { name: 'Copiado' }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(seed);
  expect(await axeFindings(page)).toEqual([]);

  const file = await page.evaluate(async (id) => (await fetch(`/api/matches/${id}/journal`)).text(), dealt.id);

  await page.getByRole('link', { name: 'Recorrer la partida' }).click();
  const dock = page.locator('.dock');
  await dock.waitFor();
  const far = page.locator('.side[data-place=far] .open-hand .card');
  const near = page.locator('.side[data-place=near] .open-hand .card');
  await near.first().waitFor();
  expect(await far.count()).toBe(0);
  const eyes = dock.getByRole('group', { name: 'Perspectiva' });
  expect(await eyes.getByRole('button').allInnerTexts()).toHaveLength(4);
  await eyes.getByRole('button', { name: 'Ambos' }).click();
  await far.first().waitFor();
  expect(await near.count()).toBeGreaterThan(0);
  expect((await far.first().locator('.unseen').textContent()) ?? '').not.toMatch(/boca abajo/);
  expect(await axeFindings(page)).toEqual([]);

  // From where nothing has its own keys: arrows step, and with Shift they go by turns.
  await page.keyboard.press('q');
  await expect.poll(() => dock.locator('.dock-place').innerText()).toMatch(/^Paso 0 /);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => dock.locator('.dock-place').innerText()).toMatch(/^Paso 1 /);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => dock.locator('.dock-place').innerText()).toMatch(/^Paso 0 /);
  await page.keyboard.press('3');
  await dock.getByRole('button', { name: 'Velocidad: 2×' }).waitFor();
  await page.keyboard.press('p');
  await expect.poll(() => eyes.getByRole('button', { name: 'Público' }).getAttribute('aria-pressed')).toBe('true');
  await far.first().waitFor({ state: 'detached' });

  // From this moment a match of the reader's own begins, and this one stays.
  await dock.getByRole('button', { name: /^Jugar desde aquí/ }).click();
  await dock.waitFor({ state: 'detached' });
  await page.locator('.slip').waitFor();
  expect(new URL(page.url()).pathname).toMatch(/^\/match\/(?!.*\/replay)/);
  expect(page.url()).not.toContain(dealt.id);
  await page.getByRole('button', { name: 'Rendirse' }).waitFor();

  // The same match out of its file: no server has to know it.
  await page.goto(server().url);
  const choose = async (name: string, text: string): Promise<void> => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Abrir una partida de un archivo' }).click();
    await (await chooser).setFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
  };
  await choose('odd.json', '{');
  await page.getByText('No se ha podido leer odd.json.').waitFor();
  await choose('other.json', '{"hello": 1}');
  await page.getByText('En este archivo no hay ninguna partida').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  // A file of the terminal is dropped on the page; the terminal opens that of the page.
  const folder = mkdtempSync(join(tmpdir(), 'replay-'));
  const crupier = (...given: readonly string[]): string =>
    execFileSync(process.execPath, ['bin/crupier.mjs', ...given], { input: '1\n1\nq\n', encoding: 'utf8' });
  crupier('play', '--game', 'keyforge', '--plain', '--bot', 'random', '--seed', '5', '--journal', join(folder, 'terminal.json'));
  await page.evaluate(
    (text) => {
      const data = new DataTransfer();
      data.items.add(new File([text], 'terminal.json', { type: 'application/json' }));
      document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
    },
    readFileSync(join(folder, 'terminal.json'), 'utf8'),
  );
  await page.getByText('Jugador 1 · Jugador 2').waitFor();
  await dock.waitFor();
  writeFileSync(join(folder, 'page.json'), file);
  expect(crupier('replay', join(folder, 'page.json'))).toContain('Ana');
  rmSync(folder, { recursive: true });

  await page.goto(server().url);
  await choose('match.json', file);
  await page.getByText('de un archivo: no prueba cómo se barajó').first().waitFor();
  await page.getByText(/^Ana · /).waitFor();
  await eyes.getByRole('button', { name: 'Ambos' }).click();
  await far.first().waitFor();
  expect(await near.count()).toBeGreaterThan(0);
  expect(await page.getByRole('button', { name: 'Copiar enlace a este momento' }).count()).toBe(0);
  await page.keyboard.press('q');
  await expect.poll(() => dock.locator('.dock-place').innerText()).toMatch(/^Paso 0 /);
  expect(await axeFindings(page)).toEqual([]);
  await page.reload();
  await page.getByText('El archivo de una partida se queda en la ventana que lo abrió.').waitFor();
  // The file without a match was refused.
  expect(errors).toEqual(['Failed to load resource: the server responded with a status of 400 (Bad Request)']);
});
