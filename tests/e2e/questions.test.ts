import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFindings } from './browser.ts';
import { dealByClicks } from './play.ts';
import { serve } from './served.ts';
import { duelWith, monksWith, sanctumTurn } from './stages.ts';

const { open, openStage } = serve();

const monks = monksWith();

const duel = duelWith();

/** Presses a card and takes an act of its menu. */
async function act(page: Page, card: string, name: string): Promise<void> {
  await page.locator('.card').filter({ hasText: card }).first().click();
  await page.getByRole('menuitem', { name }).click();
}

async function textOf(page: Page, part: string): Promise<string> {
  return (await page.locator(part).allInnerTexts()).join(' ');
}

test('two abilities of one card are told apart by what they do, a lent one by its giver', async () => {
  const { page, errors, staged } = await openStage(monks);
  await act(page, 'Monje Gris', 'Cosechar con Monje Gris');
  await page.getByRole('heading', { name: '¿Qué habilidad se resuelve ahora?' }).waitFor();
  // Of each row what is read out: its card's small face is drawn alone.
  const row = (at: number): Locator => page.locator('.slip [data-choice]').nth(at);
  await row(1).waitFor();
  const read = async (at: number): Promise<string> =>
    (await row(at).locator('.slip-option-head, .slip-option-text').allInnerTexts()).join(' ').replaceAll(/\s+/g, ' ').replaceAll(' :', ':');
  expect([await read(0), await read(1)].map((each) => each.trim())).toEqual([
    'Monje Gris: Después de cosechar: Cura 2 de daño a una criatura.',
    'Monje Gris (Observamax): Después de luchar/Después de cosechar: Captura 1Æ.',
  ]);
  expect(await axeFindings(page)).toEqual([]);
  await page.locator('.slip [data-choice]').first().click();
  await page.getByRole('heading', { name: 'Monje Gris: elige una criatura.' }).waitFor();
  // Of the card's texts only that of the ability that asks is shown.
  expect(await textOf(page, '.slip-text')).toBe('Después de cosechar: Cura 2 de daño a una criatura.');
  expect(staged.answers.map(([verb]) => verb)).toEqual(['reap', 'resolve']);
  expect(errors).toEqual([]);
});

test('yes says what it does and is no darker than no', async () => {
  const { page } = await open();
  await dealByClicks(page);
  const answers = page.locator('.slip [data-choice]');
  expect((await answers.allInnerTexts()).map((each) => each.trim())).toEqual([
    expect.stringMatching(/^Barajar tu mano en tu mazo y robar [56]$/),
    'Conservar esta mano',
  ]);
  expect(await page.locator('.slip [data-primary]').count()).toBe(0);
});

test.each([
  ['es-ES', 'Terminar tu Fase Principal', 'Pasar: se resuelve Ignición si nadie responde'],
  ['en-GB', 'End your main phase', 'Pass: Ignition resolves if nobody responds'],
])('in %s a pass says what it ends or lets happen, and the two look different', async (locale, ends, resolves) => {
  const { page, errors } = await openStage({ ...duel, everything: true }, { locale });
  const pass = page.locator('.slip [data-verb=pass]');
  const look = (): Promise<string> =>
    pass.evaluate((button) => {
      const { backgroundColor, borderTopStyle, borderTopWidth } = getComputedStyle(button);
      return [backgroundColor, borderTopStyle, borderTopWidth, button.querySelector('svg')?.innerHTML ?? ''].join(' ');
    });
  expect(await pass.innerText()).toBe(ends);
  const first = await look();
  await page
    .locator('.hand .card')
    .filter({ hasText: /Ignici[oó]n|Ignition/ })
    .click();
  await page.locator('.slip[data-kind=target]').waitFor();
  await page.locator('.felt .card[data-choice]').first().click();
  await page.locator('.slip[data-kind=respond]').waitFor();
  expect(await pass.innerText()).toBe(resolves);
  expect(await look()).not.toBe(first);
  expect(await axeFindings(page)).toEqual([]);
  expect(errors).toEqual([]);
});

test('what is being announced is cancelled by a button and by Escape', async () => {
  const { page, staged } = await openStage(duel);
  for (const cancel of ['button', 'Escape']) {
    await page.locator('.hand .card').filter({ hasText: 'Ignición' }).click();
    await page.locator('.slip[data-kind=target]').waitFor();
    if (cancel === 'button') await page.getByRole('button', { name: 'Cancelarlo' }).click();
    else await page.keyboard.press('Escape');
    await page.getByRole('heading', { name: 'Tienes prioridad.' }).waitFor();
    expect(
      staged
        .match()
        .view(0)
        .zones.find(({ kind, seat }) => kind === 'hand' && seat === 0)?.count,
    ).toBe(2);
    expect(await page.getByRole('button', { name: 'Cancelarlo' }).count()).toBe(0);
  }
});

test('while the last object of the chain resolves, no count of the chain is shown', async () => {
  const cards = ['1 hand Red-Hot Facón', '1 energy 9', '1 play Feral Dog', '2 play Feral Dog'];
  const lines = ['active 1', ...cards, '1 deck Ember Imp; Ember Imp', '2 deck Ember Imp; Ember Imp'];
  const { page, errors } = await openStage({ game: 'inferno', lines });
  await page.locator('.hand .card').filter({ hasText: 'Facón al rojo' }).click();
  await page.locator('.slip[data-kind=target]').waitFor();
  await page.locator('.felt .card[data-choice]').first().click();
  await page.locator('.slip[data-kind=may]').waitFor();
  expect(await page.locator('.chain h2').innerText()).not.toMatch(/\d/);
  expect(errors).toEqual([]);
});

test('whom a creature of KeyForge fights is asked with a way back to before the act, by button and by Escape', async () => {
  const { page, errors, staged } = await openStage(sanctumTurn('1 line Grey Monk', '2 line Sequis; Zorg'));
  for (const cancel of ['button', 'Escape']) {
    await page.locator('.card[data-choice]').filter({ hasText: 'Monje Gris' }).click();
    await page.getByRole('menuitem', { name: 'Luchar con Monje Gris' }).click();
    await page.locator('.slip[data-kind=target]').waitFor();
    expect(staged.match().pending(0)?.purpose).toBe('chooseDefender');
    if (cancel === 'button') await page.getByRole('button', { name: 'Cancelarlo' }).click();
    else await page.keyboard.press('Escape');
    await page.locator('.slip[data-kind=act]').waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Cancelarlo' }).count()).toBe(0);
  }
  expect(errors).toEqual([]);
});
