/** Setting a match up, joining it, waiting for friends, and watching. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFindings } from './browser.ts';
import { decks, formOf, infernoDecks, openForm, waitForTable, type TestGame } from './play.ts';
import { serve } from './served.ts';
import { faults, phone } from './thumb.ts';

const { open, openLink, server } = serve();

const marvel: TestGame = { id: 'marvel-champions', mine: 'Spider-Man: Justice', theirs: 'Captain Marvel: Aggression' };

const windows = [
  ['a laptop', { viewport: { width: 1366, height: 768 } }],
  ['a large screen', { viewport: { width: 1920, height: 1080 } }],
  ['a tablet', { viewport: { width: 820, height: 1180 } }],
  ['a phone', phone],
] as const;

test('from the start one press leads to a match with a friend, with heroes by face before all else', async () => {
  const { page, errors } = await open({ viewport: { width: 1366, height: 768 } });
  const start = formOf(page, marvel);
  await start.locator('.fan svg').first().waitFor();
  expect(await start.getByText('Con un amigo').count()).toBe(1);
  await start.getByText('Con un amigo').click();
  await page.locator('.pick svg.face').first().waitFor();
  expect(await page.locator('.way[data-selected]').innerText()).toContain('Con un amigo');
  const main = await page.locator('.setup-main').boundingBox();
  expect(main?.width).toBeGreaterThan(850);
  // Heroes are seen without scrolling, by their Spanish names.
  const hero = page.locator('.pick').filter({ hasText: 'Capitana Marvel' });
  const box = await hero.boundingBox();
  expect((box?.y ?? 768) + (box?.height ?? 0)).toBeLessThanOrEqual(768);
  await page.locator('details.more > summary').click();
  // What has no effect is not asked for.
  expect(await page.locator('[data-setting=campaign]').count()).toBe(1);
  expect(await page.locator('[data-setting=campaignLevel]').count()).toBe(0);
  await page.locator('[data-setting=campaign]').getByText('El reactor robado').click();
  await page.locator('[data-setting=campaignLevel]').waitFor();
  expect(await page.getByRole('heading', { name: 'Villano' }).count()).toBe(0);
  expect(errors).toEqual([]);
});

test('the first game says that both heroes are the reader’s, and asks nobody who goes first', async () => {
  const { page, errors } = await open();
  await page.getByRole('link', { name: 'Aprender' }).click();
  await page.getByRole('link', { name: /: Primera partida$/ }).click();
  const said = 'Llevas a los dos héroes; el jugador inicial ya está elegido: Spiderman.';
  await page.locator('.setup, .table').first().waitFor();
  expect(await page.locator('.setup').count()).toBe(1);
  await page.locator('.slip').getByText(said).waitFor();
  await page.getByRole('button', { name: 'Repartir', exact: true }).click();
  await waitForTable(page);
  expect(await page.locator('#question').innerText()).not.toContain('jugador inicial');
  expect(await page.locator('.table').innerText()).not.toContain('Segundo jugador');
  expect(errors).toEqual([]);
});

test('who watches is told so, and who decides, and has nothing to undo', async () => {
  const { page, errors } = await open();
  await formOf(page, decks)
    .getByRole('button', { name: /^Repartir: / })
    .click();
  await waitForTable(page);
  const { page: watching } = await openLink(page.url());
  await watching.locator('.slip #question').waitFor();
  expect(await watching.locator('#question').innerText()).toMatch(/^Estás mirando\. Decide .+\.$/);
  expect(await watching.getByRole('button', { name: /deshacer/i }).count()).toBe(0);
  expect(await page.getByRole('button', { name: /deshacer/i }).count()).toBe(1);
  expect(await axeFindings(watching)).toEqual([]);
  expect(errors).toEqual([]);
});

/** Opens a table of Marvel Champions for Ana with seats for friends. Returns its id. */
function openTable(page: Page, open: number): Promise<string> {
  return page.evaluate(async (friends) => {
    const seats = [{ kind: 'person', name: 'Ana' }, ...Array.from({ length: friends }, () => ({ kind: 'person', open: true }))];
    const asked = { game: 'marvel-champions', decks: ['Spider-Man: Justice'], seats };
    const answer = await fetch('/api/matches', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': 'es' },
      body: JSON.stringify(asked),
    });
    return ((await answer.json()) as { readonly id: string }).id;
  }, open);
}

test('the room says how many are missing and who sits there, and guests get no advice for the host', async () => {
  const { page, errors } = await open();
  const match = await openTable(page, 2);
  await page.goto(`${server().url}/match/${match}`);
  await page.getByText('HOST=0.0.0.0 npm start').first().waitFor();
  expect(await page.locator('output').allInnerTexts()).toContain('Faltan 2 personas.');
  expect(await page.locator('.seat-row').allInnerTexts()).toEqual([
    expect.stringMatching(/Ana \(tú\)[\s\S]*Spiderman/),
    expect.stringContaining('libre'),
    expect.stringContaining('libre'),
  ]);
  const link = await page.getByRole('textbox', { name: 'Copiar el enlace' }).inputValue();
  await page.locator('.link-code svg').waitFor();
  expect(await axeFindings(page)).toEqual([]);

  const { page: guest } = await openLink(link);
  await guest.getByRole('heading', { name: 'Ana te invita a Marvel Champions' }).waitFor();
  await guest.getByText('lo lleva Ana').waitFor();
  expect(await guest.locator('.pick[data-disabled]').innerText()).toContain('Spiderman');
  await guest.getByText('Rino empieza en la etapa I con 42 de Vida').waitFor();
  expect(await axeFindings(guest)).toEqual([]);
  await guest.getByRole('textbox', { name: 'Tu nombre' }).fill('Noa');
  await guest.locator('.pick').filter({ hasText: 'Iron Man' }).click();
  await guest.getByRole('button', { name: 'Sentarse' }).click();
  await guest.getByText('Falta una persona.').waitFor();
  expect(await guest.getByText('HOST=0.0.0.0').count()).toBe(0);
  expect(await guest.getByRole('button', { name: 'Poner un bot' }).count()).toBe(0);
  await page.getByText('Falta una persona.').waitFor();
  await expect.poll(() => page.locator('.seat-row').nth(1).innerText()).toMatch(/Noa[\s\S]*Iron Man/);
  await page.getByText('Rino empieza en la etapa I con 28 de Vida').waitFor();
  await page.getByRole('button', { name: 'Repartir para 2' }).click();
  await Promise.all([page, guest].map((each) => each.locator('.felt.marvel').waitFor()));
  expect(errors).toEqual([]);
});

test('whoever opened a table has a bot sit down for a friend, and a third person just watches', async () => {
  const { page, errors } = await open();
  const match = await openTable(page, 1);
  await page.goto(`${server().url}/match/${match}`);
  const link = await page.getByRole('textbox', { name: 'Copiar el enlace' }).inputValue();
  const { page: watching } = await openLink(link);
  await watching.getByRole('link', { name: 'Solo mirar' }).click();
  await watching.getByText('La mesa se abre aquí cuando se reparta').waitFor();
  expect(await watching.getByRole('textbox', { name: 'Copiar el enlace' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Poner un bot' }).click();
  await Promise.all([page, watching].map((each) => each.locator('.felt.marvel').waitFor()));
  expect(errors).toEqual([]);
});

test('a clock that was set for one game says nothing of the next', async () => {
  const { page } = await open();
  await formOf(page, infernoDecks).getByRole('link', { name: 'Con un amigo' }).click();
  const form = await openForm(page, infernoDecks);
  await form.getByText('Reloj, ausencias, público').click();
  await form.locator('.terms').getByText('3 min por pregunta').click();
  expect(await form.locator('details.more > summary').innerText()).toContain('Reloj: 180 s');
  await form.locator('.game-tab[data-game=keyforge]').click();
  await form.locator('.game-tab[data-game=keyforge][aria-current]').waitFor();
  await form.locator('.way').filter({ hasText: 'Con un amigo' }).click();
  await expect.poll(() => form.locator('details.more > summary').innerText()).toContain('sin reloj');
});

test.each(windows)('on %s nothing is cut, every choice can be hit, and axe finds nothing', async (name, size) => {
  const at = windows.findIndex(([each]) => each === name);
  for (const [place, game] of [marvel, decks, infernoDecks].entries()) {
    // Each size has both themes, and each game both over the sizes.
    const colorScheme = (place + at) % 2 === 0 ? 'dark' : 'light';
    const { page, errors } = await open({ ...size, colorScheme });
    await page.goto(`${server().url}/new/${game.id}/friend`);
    await page.locator('.pick svg.face').first().waitFor();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
    expect(await page.locator('.setup-deal').isVisible()).toBe(true);
    if (size === phone) expect(await faults(page)).toEqual([]);
    expect(await axeFindings(page)).toEqual([]);
    expect(errors).toEqual([]);
    await page.context().close();
  }
});
