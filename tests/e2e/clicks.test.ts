import { expect, test } from 'vitest';
import { axeFindings } from './browser.ts';
import { serve, type StagedPage } from './served.ts';
import type { Stage } from './staged.ts';
import { phone } from './thumb.ts';

const { openStage } = serve();

const table: Stage = {
  game: 'keyforge',
  lines: [
    '1 houses staralliance sanctum mars',
    '2 houses staralliance sanctum mars',
    'house staralliance',
    'active 1',
    '1 hand Observ-u-Max; Subject Kirby; Grey Monk',
    '2 line Sequis',
    '1 deck Zorg; Zorg; Zorg; Zorg; Zorg; Zorg',
    '2 deck Zorg; Zorg; Zorg; Zorg; Zorg; Zorg',
  ],
};

/** Opens a position whose first seat is asked. */
async function openAsked(...shown: Parameters<typeof openStage>): Promise<StagedPage> {
  const opened = await openStage(...shown);
  await opened.page.locator('.slip:not([data-quiet])').waitFor();
  return opened;
}

/** Every creature has gone: the upgrade finds none to be attached to. */
const withoutCreatures: Stage = { ...table, lines: table.lines.filter((line) => !line.includes(' line ')) };

test('an act that only discards is shown by its own sign, and is not taken by a click without its name', async () => {
  const { page, errors, staged } = await openAsked(withoutCreatures);
  const upgrade = page.locator('.hand .card').filter({ hasText: 'Observamax' });
  const creature = page.locator('.hand .card').filter({ hasText: 'Sujeto Kirby' });
  expect(await upgrade.getAttribute('data-acts')).toBe('discard');
  expect(await creature.getAttribute('data-acts')).toBe('play discard');
  await upgrade.click();
  const menu = page.getByRole('menu');
  await menu.waitFor();
  expect(staged.answers).toEqual([]);
  expect(await menu.getByRole('menuitem').allInnerTexts()).toEqual(['Descartar Observamax']);
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'detached' });
  await creature.click();
  expect(await menu.getByRole('menuitem').allInnerTexts()).toEqual(['Jugar Sujeto Kirby', 'Descartar Sujeto Kirby']);
  await menu.getByRole('menuitem').first().click();
  await expect.poll(() => staged.answers).toEqual([['play']]);
  expect(errors).toEqual([]);
});

test('a menu that is opened while the large view of a card is still fetched is all that opens', async () => {
  const { page, errors, staged } = await openAsked(withoutCreatures);
  const letThrough = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<string>();
  await page.route('**/assets/zoom-panel-*', async (route) => {
    asked.resolve(route.request().url());
    await letThrough.promise;
    await route.continue();
  });
  await page.locator('.hand .card').filter({ hasText: 'Observamax' }).click({ button: 'right' });
  const panel = await asked.promise;
  await page.locator('.hand .card').filter({ hasText: 'Sujeto Kirby' }).click();
  const play = page.getByRole('menuitem', { name: 'Jugar Sujeto Kirby' });
  await play.waitFor();
  letThrough.resolve();
  // As words: a function's imports would be rewritten for the tests.
  await page.evaluate(`import(${JSON.stringify(panel)})`);
  await page.evaluate(async () => {
    for (let frames = 0; frames < 10; frames++) await new Promise(requestAnimationFrame);
  });
  expect(await page.locator('.zoom').count()).toBe(0);
  await play.click();
  await expect.poll(() => staged.answers).toEqual([['play']]);
  expect(errors).toEqual([]);
});

test('with a thumb, a second tap on a card with several acts or a discard does nothing: the slip names them', async () => {
  const { page, staged } = await openAsked(withoutCreatures, phone);
  const upgrade = page.locator('.hand .card').filter({ hasText: 'Observamax' });
  await upgrade.tap();
  await page.locator('.slip-options').getByText('Descartar Observamax').waitFor();
  expect(await page.getByText('Toca otra vez para confirmar.').count()).toBe(0);
  await upgrade.tap();
  await page.locator('.slip-options').getByText('Descartar Observamax').waitFor({ state: 'detached' });
  expect(await page.getByRole('menu').count()).toBe(0);
  expect(staged.answers).toEqual([]);
  await upgrade.tap();
  await page.locator('.slip-options').getByText('Descartar Observamax').tap();
  await expect.poll(() => staged.answers).toEqual([['discard']]);
});

test('Space shows the card under the pointer or the focus and presses nothing; a button that Tab leads to is pressed', async () => {
  const { page, staged } = await openAsked(table);
  const zoom = page.locator('.zoom');
  // The question has the focus, none of its buttons.
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('question');
  await page.keyboard.press(' ');
  await expect.poll(() => zoom.count()).toBe(0);
  await page.locator('.hand .card').filter({ hasText: 'Monje Gris' }).hover();
  await page.keyboard.press(' ');
  await zoom.waitFor();
  expect(await zoom.getByRole('heading', { level: 2 }).innerText()).toBe('Monje Gris');
  await page.keyboard.press(' ');
  await zoom.waitFor({ state: 'detached' });
  // A button that was clicked, or that the page has put the focus on, has no Space of its own.
  await page.getByRole('button', { name: 'Terminar tu turno' }).focus();
  await page.mouse.move(5, 400);
  await page.keyboard.press(' ');
  expect(await zoom.count()).toBe(0);
  expect(staged.answers).toEqual([]);
  await page.keyboard.press('q');
  await page.keyboard.press('Tab');
  while ((await page.evaluate(() => document.activeElement?.textContent)) !== 'Terminar tu turno') await page.keyboard.press('ArrowDown');
  await page.keyboard.press(' ');
  await expect.poll(() => staged.answers).toEqual([['endTurn']]);
});

test('a card shown large at the pointer is as the table has it now', async () => {
  const { page, staged } = await openAsked({ ...table, lines: [...table.lines, '1 line Subject Kirby', '1 hand'] });
  const creature = page.locator('.felt .card').filter({ hasText: 'Sujeto Kirby' });
  await creature.hover();
  const peek = page.locator('.peek');
  await peek.waitFor();
  const before = await peek.innerHTML();
  staged.answerFor(0, 'reap');
  await page.locator('.felt .card').filter({ hasText: 'agotada' }).waitFor();
  expect(await peek.innerHTML()).not.toBe(before);
});
