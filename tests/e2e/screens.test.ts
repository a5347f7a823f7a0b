import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFindings } from './browser.ts';
import {
  askedSlip,
  chanceFrom,
  chooseDeck,
  chooseList,
  chooseWay,
  clickSomething,
  dealByClicks,
  decks,
  infernoDecks,
  openForm,
  waitForTable,
} from './play.ts';
import { serve } from './served.ts';
import { phone } from './thumb.ts';

const { open, openLink } = serve();

async function playSome(page: Page, choices: number): Promise<void> {
  const chance = chanceFrom(17);
  for (let made = 0; made < choices && !(await waitForTable(page)); made++) await clickSomething(page, chance);
  await waitForTable(page);
}

test('the language changes at once, in the middle of a match, cards and rules included', async () => {
  const { page, errors } = await open();
  await dealByClicks(page);
  await playSome(page, 6);
  const spanish = await page.locator('#question').innerText();
  await page.getByRole('button', { name: 'Ajustes' }).click();
  await page.getByText('English', { exact: true }).click();
  await page.getByRole('button', { name: 'Close' }).click();
  expect(await page.locator('#question').innerText()).not.toBe(spanish);
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
  await page.getByRole('button', { name: 'Log' }).click();
  await page.locator('.log-line').first().waitFor();
  expect((await page.locator('.log-line').allInnerTexts()).join(' ')).toMatch(/chooses .+ as their active house/);
  await page.reload();
  await waitForTable(page);
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
  expect(errors).toEqual([]);
});

test('a line of the log cites its rule, opens it in place and leads on to the rulebook, which can be searched', async () => {
  const { page, errors } = await open();
  await dealByClicks(page);
  await playSome(page, 5);
  await page.getByRole('button', { name: 'Registro' }).click();
  await page.locator('.log-line .cite').last().click();
  await page.locator('.log-line .rule h3').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Abrir en el reglamento' }).click();
  const book = page.getByRole('dialog', { name: 'Reglamento' });
  await book.locator('[data-read]').waitFor();
  await book.getByRole('searchbox').fill('elusiva');
  await book.getByText('KF-ELUSIVE-1').waitFor();
  expect(errors).toEqual([]);
});

test('undo takes the last choice back and asks it again', async () => {
  const { page } = await open();
  await dealByClicks(page);
  await page.getByRole('button', { name: 'Conservar esta mano' }).click();
  await page.waitForFunction(() => document.querySelector('.slip')?.getAttribute('data-kind') === 'word');
  const asked = async (): Promise<readonly string[]> => [
    await page.locator('.trail').innerText(),
    ...(await page.locator('.slip [data-choice]').allInnerTexts()),
  ];
  const another = async (before: string | null): Promise<void> => {
    await page.waitForFunction((id) => document.querySelector('.slip')?.getAttribute('data-decision') !== id, before);
    await waitForTable(page);
  };
  const before = await asked();
  const first = await page.locator('.slip').getAttribute('data-decision');
  await page.locator('.slip [data-choice]').first().click();
  await another(first);
  const second = await page.locator('.slip').getAttribute('data-decision');
  await page.keyboard.press('u');
  await another(second);
  expect(await asked()).toEqual(before);
});

test('a deck list is checked line by line, and a good one can be dealt', async () => {
  const { page, errors } = await open();
  const form = await openForm(page);
  const list = await chooseList(form, 'Tu mazo');
  await list.fill('Sanctum\n1 Baluarte\n1 Carta Que No Existe\n');
  const problems = page.locator('.deck-list .problem');
  await problems.waitFor();
  expect(await problems.innerText()).toMatch(/3/);
  expect(await axeFindings(page)).toEqual([]);
  await list.fill(decks.mine);
  await page.getByText('Este mazo se puede jugar.').waitFor();
  await chooseDeck(form, 'Mazo del rival', decks.theirs);
  await form.getByRole('button', { name: 'Repartir', exact: true }).click();
  await waitForTable(page);
  expect(errors).toEqual([]);
});

test('a friend comes by the link, chooses a deck and sits down; each sees only their own hand', async () => {
  const { page: mine } = await open();
  const form = await openForm(mine);
  await chooseWay(form, 'friend');
  await chooseDeck(form, 'Tu mazo', decks.mine);
  await form.getByRole('button', { name: 'Abrir la sala' }).click();
  const link = await mine.getByRole('textbox', { name: 'Copiar el enlace' }).inputValue();
  const { page: theirs } = await openLink(link);
  await chooseDeck(theirs.locator('.setup'), 'Tu mazo', decks.theirs);
  await theirs.getByRole('button', { name: 'Sentarse' }).click();
  await Promise.all([mine.locator('.table').waitFor(), theirs.locator('.table').waitFor()]);
  const hand = (page: Page): Promise<number> => page.locator('.hand .card').count();
  expect([await hand(mine), await hand(theirs)].toSorted()).toEqual([6, 7]);
  await Promise.race([mine, theirs].map((page) => page.locator('.slip:not([data-quiet])').waitFor()));
  expect(await theirs.locator('.felt .card').count()).toBe(0);
});

test('two players at one screen pass it on, and neither sees the other’s hand', async () => {
  const { page } = await open();
  const form = await openForm(page);
  await chooseWay(form, 'here');
  await form.getByRole('textbox', { name: 'Tu nombre' }).fill('Ana');
  await form.getByRole('textbox', { name: 'Nombre del segundo jugador' }).fill('Iker');
  await chooseDeck(form, 'Tu mazo', decks.mine);
  await chooseDeck(form, 'Mazo del rival', decks.theirs);
  await form.getByRole('button', { name: 'Repartir', exact: true }).click();
  await page.locator('.table').waitFor();
  const seen = new Set<string>();
  const chance = chanceFrom(2);
  for (let made = 0; made < 30 && seen.size < 2; made++) {
    const pass = page.getByRole('button', { name: /^Soy / });
    await pass.or(page.locator(askedSlip)).first().waitFor();
    if ((await pass.count()) > 0) {
      expect(await page.locator('.hand .card').count()).toBe(0);
      seen.add(await pass.innerText());
      await pass.click();
    }
    await waitForTable(page);
    await clickSomething(page, chance);
  }
  expect(seen.size).toBeGreaterThan(0);
});

test('whoever plays both seats opens them once, and the page goes on as the one that is asked', async () => {
  const { page, errors } = await open();
  const form = await openForm(page);
  await chooseWay(form, 'here');
  await chooseDeck(form, 'Tu mazo', decks.mine);
  await chooseDeck(form, 'Mazo del rival', decks.theirs);
  await form.getByRole('button', { name: 'Repartir', exact: true }).click();
  await page.locator('.table').waitFor();
  const mine = (): Promise<string | null> => page.locator('.strip[data-mine]').getAttribute('data-strip');
  const pass = page.getByRole('button', { name: /^Soy / });
  const chance = chanceFrom(5);
  const seen = new Set<string | null>();
  let isOpen = false;
  for (let made = 0; made < 60 && seen.size < 2; made++) {
    await pass.or(page.locator(askedSlip)).first().waitFor();
    if ((await pass.count()) > 0) {
      expect(isOpen).toBe(false);
      await page.getByRole('button', { name: 'Juego yo por todos: sin ocultar nada' }).click();
      await pass.waitFor({ state: 'detached' });
      isOpen = true;
    }
    await waitForTable(page);
    if (isOpen) seen.add(await mine());
    await clickSomething(page, chance);
  }
  expect([...seen].toSorted()).toEqual(['0', '1']);
  expect(await page.locator('.hand .card').count()).toBeGreaterThan(0);
  expect(errors).toEqual([]);
});

test('whoever concedes has lost, once asked and sure', async () => {
  const { page } = await open();
  await dealByClicks(page);
  await page.getByRole('button', { name: 'Rendirse' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Rendirse' }).click();
  await page.locator('[data-finish]').waitFor();
  expect(await page.locator('#question').innerText()).toMatch(/^Ha ganado /);
});

test.each([
  ['a desktop', 1440, 900],
  ['a small laptop', 1280, 720],
  ['a tablet', 820, 1180],
  ['a phone', 390, 844],
] as const)('text of twice the size stays on the page of %s', async (_, width, height) => {
  const { page } = await open({ viewport: { width, height } });
  await dealByClicks(page);
  await page.evaluate(() =>
    localStorage.setItem('crupier.preferences', JSON.stringify({ language: 'es', textSize: 200, contrast: 'more', theme: 'light' })),
  );
  await page.reload();
  await waitForTable(page);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
  // The question and its answers can be reached, by scrolling if need be.
  await page.locator('.slip [data-choice]').first().scrollIntoViewIfNeeded();
  expect(await page.locator('#question').isVisible()).toBe(true);
  expect(await axeFindings(page)).toEqual([]);
});

/** Puts a button of every state, and of all of them at once, beside each that is on the table. */
async function addButtonsOfEveryState(page: Page): Promise<void> {
  await page.evaluate(() => {
    const states = ['data-primary', 'aria-pressed', 'data-icon'];
    for (const place of document.querySelectorAll('.slip-acts, .pass-bar, .bar, .table-main')) {
      for (let combination = 0; combination < 2 ** states.length; combination++) {
        const button = document.createElement('button');
        button.className = 'button';
        button.textContent = 'Palabra';
        for (const [bit, state] of states.entries()) if ((combination & (2 ** bit)) !== 0) button.setAttribute(state, 'true');
        place.append(button);
      }
    }
  });
}

test.each(['light', 'dark'] as const)('whatever a button is at once, its words can be read in the %s', async (theme) => {
  for (const window of [{}, phone]) {
    const { page } = await open({ ...window, light: theme === 'light' });
    await dealByClicks(page, infernoDecks);
    await addButtonsOfEveryState(page);
    expect(await axeFindings(page)).toEqual([]);
    await page.locator('.slip').evaluate((slip) => slip.setAttribute('aria-busy', 'true'));
    expect(await axeFindings(page)).toEqual([]);
    await page.context().close();
  }
});
