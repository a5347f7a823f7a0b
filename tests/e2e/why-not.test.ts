import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFindings } from './browser.ts';
import { serve } from './served.ts';
import { stage, type Stage } from './staged.ts';
import { phone } from './thumb.ts';

const { open, openStage, server } = serve();

const table: Stage = {
  game: 'keyforge',
  lines: [
    '1 houses staralliance sanctum mars',
    '2 houses staralliance sanctum mars',
    'house staralliance',
    'active 1',
    '1 hand Subject Kirby; Grey Monk',
    '1 line Zorg (exhausted)',
    '2 line Sequis',
  ],
};

/** What is said above a card that is shown large: each act, or several, with its reasons. */
async function reasonsOn(page: Page): Promise<readonly string[]> {
  await page.locator('[data-why]').waitFor();
  const said = await page.locator('[data-why] dl > div').allInnerTexts();
  // A rule stands in its own box, on a line of its own for whoever reads the text.
  return said.map((each) =>
    each
      .replaceAll(/\s*\n(?=Reglas )/g, ' ')
      .replaceAll(/[^\S\n]+/g, ' ')
      .replaceAll(/ *\n */g, '\n'),
  );
}

test('a card that the question is not about says why, with the rule that opens, and what would be next', async () => {
  const { page, errors } = await openStage(table);
  await page.locator('.hand .card').filter({ hasText: 'Monje Gris' }).click();
  expect(await reasonsOn(page)).toEqual([
    'Jugar Monje Gris · Descartar Monje Gris\nMonje Gris es de Sanctum y la Casa activa es Alianza Estelar. Tendrá que esperar a un turno en el que elijas su Casa. Reglas 17.2 · Paso 3: jugar, descartar y usar cartas, 2',
  ]);
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.locator('.line .card').filter({ hasText: 'Zorg' }).click();
  const [reap = ''] = await reasonsOn(page);
  expect(reap.split('\n').slice(1)).toEqual([
    'Zorg está agotada. Se prepara al final del turno de quien la controla. Reglas 17.2 · Agotar, 1',
    'Zorg es de Marte y la Casa activa es Alianza Estelar. Tendrá que esperar a un turno en el que elijas su Casa. Reglas 17.2 · Paso 3: jugar, descartar y usar cartas, 2',
  ]);
  await page.locator('[data-why] .cite').last().click();
  await page.locator('#KF-TURN-MAIN-2[data-read]').waitFor();
  expect(errors).toEqual([]);
});

test('what may be played says nothing, and with a thumb the reasons fit the screen', async () => {
  const { page } = await openStage(table, { ...phone, locale: 'en-GB' });
  await page.locator('.hand .card').filter({ hasText: 'Grey Monk' }).tap();
  expect(await reasonsOn(page)).toHaveLength(1);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(wide).toBe(false);
});

test('while it is asked whom a creature fights, what cannot be chosen says what the fight is about', async () => {
  const lines = [...table.lines.filter((line) => !line.startsWith('1 line')), '1 line Subject Kirby; Zorg'];
  const { page, errors, staged } = await openStage({
    ...table,
    lines: lines.map((line) => line.replace('2 line Sequis', '2 line Sequis; Sequis')),
  });
  staged.answerFor(0, 'fight');
  expect(staged.match().pending(0)?.purpose).toBe('chooseDefender');
  await page.locator('.hand .card').filter({ hasText: 'Monje Gris' }).click();
  const [ofHand = ''] = await reasonsOn(page);
  expect(ofHand).toContain('Monje Gris no es una criatura enemiga de la línea de batalla contra la que se pueda luchar.');
  await page.keyboard.press('Escape');
  await page.locator('.line .card').filter({ hasText: 'Zorg' }).click();
  const [ofLine = ''] = await reasonsOn(page);
  expect(ofLine).toContain('Zorg es aliada: una criatura lucha contra criaturas enemigas.');
  expect(errors).toEqual([]);
});

test.each([{}, phone])(
  'a house that a card keeps from being chosen stands under those that can be, with the reason (%#)',
  async (screen) => {
    const { page, errors } = await open(screen);
    const ban = { kind: 'rule', rule: 'cannotChooseHouse', word: 'mars' };
    const veto = {
      name: 'Veto',
      type: 'artifact',
      house: 'dis',
      abilities: [{ kind: 'static', applies: { kind: 'player', who: 'opponent' }, changes: [ban] }],
    };
    const lines = ['active 1', 'step house', '1 houses staralliance sanctum mars', '2 artifacts Veto'];
    await stage(page, server().url, { game: 'keyforge', lines, cards: [veto] });
    const missing = page.getByRole('list', { name: 'Lo que no está entre las opciones y por qué' });
    await missing.waitFor();
    const [said = '', ...others] = await missing.getByRole('listitem').allInnerTexts();
    expect(others).toEqual([]);
    expect(said.replaceAll(/\s+/g, ' ')).toMatch(
      /^Marte El texto de una carta dice que no se puede elegir\. \(.+\) Reglas 17\.2 · Elección de Casa, 1$/,
    );
    const houses = await page.locator('.slip [data-choice] .slip-option-head').allInnerTexts();
    expect(houses.map((words) => words.trim())).toEqual(['Alianza Estelar', 'Sanctum']);
    expect(await axeFindings(page)).toEqual([]);
    expect(errors).toEqual([]);
  },
);

test('a card shown large says where its values come from, and the piles of a player where theirs do', async () => {
  const raised: Stage = { ...table, lines: ['active 1', '1 line Zorg (powerCounters 2) + Blood of Titans', '2 line Murmook'] };
  const { page, errors } = await openStage(raised);
  await page.locator('.line .card').filter({ hasText: 'Zorg' }).click();
  await page.locator('[data-sources]').waitFor();
  expect(await page.locator('[data-sources] dl > div').allInnerTexts()).toEqual([
    'Poder: 14\n7 (de la carta) · +5 Sangre de Titanes · +2 contadores de Poder +1',
  ]);
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.locator('[data-place="near"] .pile-button').first().click();
  await page.locator('.drawer [data-sources]').waitFor();
  expect(await page.locator('.drawer [data-sources] dl > div').allInnerTexts()).toEqual([
    'Coste de las llaves: 7\n6 (lo habitual) · +1 Murmuk',
  ]);
  expect(errors).toEqual([]);
});
