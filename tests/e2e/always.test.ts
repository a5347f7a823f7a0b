import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFindings } from './browser.ts';
import { serve } from './served.ts';
import { stage, type Stage, type Staged } from './staged.ts';
import { duelWith } from './stages.ts';

const { open, openStage, server } = serve();

/** Two creatures that offer a key when they are played. */
const hazris: Stage = {
  game: 'keyforge',
  passes: true,
  lines: [
    '1 houses untamed brobnar logos',
    '2 houses mars dis logos',
    'active 1',
    'house untamed',
    '1 aember 9',
    '1 hand Chota Hazri; Chota Hazri; Dew Faerie',
  ],
};

async function playHazri(page: Page, staged: Staged): Promise<void> {
  const made = staged.answers.length;
  await page.locator('.hand .card').filter({ hasText: 'Chota Hazri' }).first().click();
  await page
    .getByRole('menuitem', { name: /^Jugar/ })
    .first()
    .click();
  await expect.poll(() => staged.answers.length).toBeGreaterThan(made);
}

test('an offer is always declined from now on, is listed, and is asked again once that is taken back', async () => {
  const { page, errors, staged } = await openStage(hazris);
  await playHazri(page, staged);
  await page.getByLabel('Responder siempre así').check();
  await page.locator('.slip [data-option=none]').click();
  const listed = page.getByRole('button', { name: 'Siempre (1)' });
  await listed.waitFor();
  await expect.poll(() => staged.match().pending(0)?.kind).toBe('act');
  expect(staged.match().view(0).seats[0]?.['aember']).toBe(8);
  await listed.click();
  await page.getByRole('dialog', { name: 'Lo que se responde siempre igual' }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Volver a preguntar: Siempre no a Chota Hazri' }).click();
  await page.keyboard.press('Escape');
  await listed.waitFor({ state: 'detached' });
  await playHazri(page, staged);
  await expect.poll(() => staged.match().pending(0)?.kind).toBe('may');
  expect(errors).toEqual([]);
});

test('passing until something says until what while it lasts, and is ended there', async () => {
  const second = { ...duelWith('active 2'), passes: true, plan: [] };
  const { page, errors } = await openStage(second);
  await page.locator('.slip[data-quiet]').waitFor();
  await page.keyboard.press('t');
  const said = page.getByText(/^Pasas en todo hasta que empiece tu próximo turno, también si te atacan\./);
  await said.waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Volver a preguntarme' }).click();
  await said.waitFor({ state: 'detached' });
  expect(errors).toEqual([]);
});

/** A turn with one card to play, after which nothing else can be done. */
const lastAct: Stage = {
  game: 'keyforge',
  passes: true,
  lines: ['1 houses untamed brobnar logos', '2 houses mars dis logos', 'active 1', 'house untamed', '1 hand Dew Faerie'],
};

test.each([false, true])(
  'a turn in which nothing else is left ends by itself, or waits where its player ends it: %s',
  async (endsOwnTurn) => {
    const { page, errors } = await open();
    if (endsOwnTurn) {
      await page.getByRole('link', { name: 'Ajustes' }).click();
      await page.getByText('Termino yo mi turno').click();
      await page.getByRole('button', { name: 'Así está bien' }).click();
      await page.waitForURL(({ pathname }) => pathname === '/');
    }
    const staged = await stage(page, server().url, lastAct);
    const turn = (): number => Number(staged.match().view(0).table['turn']);
    const before = turn();
    await page.locator('.hand .card').first().click();
    await page
      .getByRole('menuitem', { name: /^Jugar/ })
      .first()
      .click();
    await expect.poll(() => staged.answers.length).toBeGreaterThan(0);
    if (endsOwnTurn) {
      await page.locator('.slip').getByRole('button', { name: 'No queda nada por hacer: termina tu turno' }).click();
      await expect.poll(() => staged.answers.length).toBe(2);
    }
    await expect.poll(turn).toBeGreaterThan(before);
    expect(staged.answers).toHaveLength(endsOwnTurn ? 2 : 1);
    expect(errors).toEqual([]);
  },
);
