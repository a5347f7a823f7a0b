import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFindings } from './browser.ts';
import { chooseDeck, chooseList, decks, openForm, spanish, waitForTable } from './play.ts';
import { serve } from './served.ts';

const { open } = serve();

/** Houses as files name them, and as the page says them. */
const houses = [
  ['mars', 'Marte'],
  ['logos', 'Logos'],
  ['dis', 'Dis'],
] as const;
const self = { kind: 'self' };
const friends = { kind: 'each', noun: 'creature', whose: 'friendly', are: [], other: true };

/** A creature that exalts itself as it is played and all the others whenever it is exalted: two of them never end. */
function echo([house, word]: (typeof houses)[number]): object {
  const triggered = (occasion: string, on: object): object => ({
    kind: 'triggered',
    when: { occasion, card: 'self' },
    forced: true,
    clause: { do: [{ verb: 'exalt', on }] },
  });
  const abilities = [triggered('played', self), triggered('exalted', friends)];
  return { name: `Echo of ${house}`, nameEs: `Eco de ${word}`, type: 'creature', house, power: 3, rarity: 'common', abilities };
}

const cards = JSON.stringify({ format: 1, game: 'keyforge', name: 'Echoes', cards: houses.map(echo) });
const list = ['Name: Echoes', 'Set: MM', ...houses.flatMap(([house]) => ['', `${house}:`, `12x Echo of ${house}`])].join('\n');

/** Plays a creature of the house that most of the hand is of: of six cards two are of one, and two are enough for a loop. */
async function playCreature(page: Page): Promise<void> {
  const creature = page.locator('.hand .card[data-choice]').last();
  if ((await creature.count()) > 0) {
    await creature.press('Enter');
    return page
      .getByRole('menuitem', { name: /^Jugar/ })
      .first()
      .click();
  }
  const hand = (await page.locator('.hand .card .unseen').allTextContents()).join(' ');
  const often = ([, word]: (typeof houses)[number]): number => hand.split(`Eco de ${word}.`).length;
  const [most] = houses.toSorted((one, other) => often(other) - often(one));
  const choices = page.locator('.slip [data-choice]');
  const house = choices.filter({ hasText: most?.[1] ?? '' });
  await ((await house.count()) > 0 ? house : choices).last().click();
}

test('whoever is asked how often a loop comes round writes the number', async () => {
  const { page, errors } = await open({ viewport: { width: 1280, height: 720 } });
  const form = await openForm(page);
  await form.getByText(spanish.level).click();
  await form.getByText('Cartas propias').click();
  await form.getByRole('textbox', { name: 'Archivo de cartas' }).fill(cards);
  await form.getByText('Se puede jugar con 3 cartas.').waitFor();
  await (await chooseList(form, 'Tu mazo')).fill(list);
  await form.getByText('Este mazo se puede jugar.').waitFor();
  await chooseDeck(form, 'Mazo del rival', decks.theirs);
  await form.getByRole('button', { name: 'Repartir', exact: true }).click();

  const field = page.getByRole('textbox', { name: 'Número' });
  for (let made = 0; made < 20 && !(await waitForTable(page)) && (await field.count()) === 0; made++) await playCreature(page);
  const asked = await page.locator('.slip').getAttribute('data-decision');
  expect(await page.locator('.slip').innerText()).toContain('De 1 a 100');
  expect(await axeFindings(page)).toEqual([]);
  await field.fill('700');
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Listo · 100' }).waitFor();
  await field.fill('2');
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Listo · 2' }).waitFor();
  await field.press('ArrowUp');
  await page.getByRole('button', { name: 'Listo · 3' }).click();
  await page.waitForFunction((before) => document.querySelector('.slip')?.getAttribute('data-decision') !== before, asked);
  expect(await waitForTable(page)).toBe(false);
  await page.getByRole('button', { name: 'Registro' }).click();
  const log = page.getByRole('dialog');
  await log.locator('.log-line').first().waitFor();
  // The turn may be over by now, and turns before the newest one are folded.
  const folded = log.locator('.log-fold[aria-expanded=false]');
  while ((await folded.count()) > 0) await folded.first().click();
  expect((await log.locator('.log-line').allInnerTexts()).join(' ')).toMatch(/dice cuántas vueltas da lo que provoca Eco de \w+: 3/);
  expect(errors).toEqual([]);
});
