import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFindings } from './browser.ts';
import { chanceFrom, chooseWay, clickSomething, infernoDecks, openForm, whoIsAsked } from './play.ts';
import { serve } from './served.ts';

const { open, openLink } = serve();

/** Two persons, each with a page, at a table of Inferno that plays the best of three. */
async function sitDown(): Promise<{ readonly mine: Page; readonly theirs: Page; readonly errors: readonly string[] }> {
  const { page: mine, errors } = await open();
  const form = await openForm(mine, infernoDecks);
  await form.locator('.segment').filter({ hasText: 'Al mejor de 3' }).click();
  await chooseWay(form, 'friend');
  await form.getByRole('textbox', { name: 'Tu nombre' }).fill('Ana');
  await form.getByRole('button', { name: 'Abrir la sala' }).click();
  const link = await mine.getByRole('textbox', { name: 'Copiar el enlace' }).inputValue();
  const { page: theirs } = await openLink(link);
  await theirs.getByRole('button', { name: 'Sentarse' }).click();
  await Promise.all([mine, theirs].map((page) => page.locator('.table').waitFor()));
  return { mine, theirs, errors };
}

/** Whoever is asked chooses anything until somebody is asked what the rules give priority for. */
async function reachPriority(pages: readonly Page[]): Promise<{ readonly holder: Page; readonly other: Page }> {
  const chance = chanceFrom(5);
  for (let made = 0; made < 40; made++) {
    const asked = await whoIsAsked(pages);
    const tool = asked.getByRole('button', { name: 'Atajo', exact: true });
    if ((await tool.count()) > 0) return { holder: asked, other: pages.find((page) => page !== asked) ?? asked };
    await clickSomething(asked, chance);
  }
  throw new Error('Nobody came to have priority.');
}

test('a shortcut, an agreed draw, and the best of three between two persons', async () => {
  const { mine, theirs, errors } = await sitDown();
  expect(await mine.locator('.series-score').innerText()).toBe('Partida 1 · 0–0');

  const { holder, other } = await reachPriority([mine, theirs]);
  await holder.getByRole('button', { name: 'Atajo', exact: true }).click();
  expect(await axeFindings(holder)).toEqual([]);
  await holder.getByRole('button', { name: 'hasta donde se pueda' }).click();
  await holder.getByText('Has sugerido un atajo.').waitFor();
  await other.getByRole('button', { name: 'Verlo' }).click();
  await other.locator('.shortcut-steps li').first().waitFor();
  expect(await axeFindings(other)).toEqual([]);
  await other.getByRole('button', { name: 'Aceptarlo entero' }).click();
  await holder.getByText('Has sugerido un atajo.').waitFor({ state: 'detached' });

  await mine.getByRole('button', { name: 'Ofrecer un empate' }).click();
  await mine.getByRole('button', { name: 'Ofrecerlo' }).click();
  await theirs.getByText('Ana ofrece un empate.').waitFor();
  await theirs.getByRole('button', { name: 'Rechazar' }).click();
  await mine.getByText('No hay empate').waitFor();
  await theirs.getByRole('button', { name: 'Ofrecer un empate' }).click();
  await theirs.getByRole('button', { name: 'Ofrecerlo' }).click();
  await mine.getByRole('button', { name: 'Permitir' }).click();
  for (const page of [mine, theirs]) await page.locator('[data-finish]').waitFor();
  expect(await mine.locator('#question').innerText()).toBe('No ha ganado nadie');
  expect(await mine.locator('.slip-why').innerText()).toContain('Partida 1 · 0–0');
  expect(await mine.getByRole('button', { name: 'Comprobar las mezclas y ver la semilla' }).count()).toBe(0);
  expect(await axeFindings(mine)).toEqual([]);

  // Draws count for nobody; two games conceded decide the round, and whoever lost the first chooses who begins.
  for (const [game, score] of [
    [2, '0–1'],
    [3, '0–2'],
  ] as const) {
    for (const page of [theirs, mine]) await page.getByRole('button', { name: 'Siguiente partida' }).click();
    for (const page of [mine, theirs]) await page.getByText(`Partida ${game} ·`).first().waitFor();
    if (game === 3) await mine.getByText('Perdiste la partida anterior: ¿quién empieza?').first().waitFor();
    await mine.getByRole('button', { name: 'Rendirse' }).click();
    await mine.getByRole('alertdialog').getByRole('button', { name: 'Rendirse' }).click();
    await theirs.locator('[data-finish]').waitFor();
    expect(await theirs.locator('.slip-why').innerText()).toContain(`Partida ${game} · ${score}`);
  }
  expect(await theirs.locator('.slip-why').innerText()).toContain('La ronda está decidida');
  expect(await theirs.getByRole('button', { name: 'Siguiente partida' }).count()).toBe(0);
  for (const page of [mine, theirs]) {
    await page.getByRole('button', { name: 'Comprobar las mezclas y ver la semilla' }).click();
    await page.getByText('Nadie eligió las mezclas: la semilla sale del secreto del compromiso que viste').waitFor();
  }
  expect(await axeFindings(theirs)).toEqual([]);
  expect(errors).toEqual([]);
});
