import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFindings } from './browser.ts';
import { chanceFrom, chooseList, chooseWay, clickSomething, infernoDecks, openForm, waitForTable, whoIsAsked } from './play.ts';
import { serve } from './served.ts';
import { faults, phone } from './thumb.ts';

const docs = new URL('../../docs/', import.meta.url);
const cards = readFileSync(new URL('own-cards.example.json', docs), 'utf8');
const deck = readFileSync(new URL('own-cards.example-deck.txt', docs), 'utf8');
const names = (JSON.parse(cards) as { readonly cards: readonly { readonly name: string; readonly nameEs?: string }[] }).cards.map(
  ({ name, nameEs = name }) => nameEs,
);

const { open, openLink, server } = serve();

/** Chooses a list of one's own at a seat, and pastes a deck, that of the example file unless another is given. */
async function pasteDeck(form: Locator, label: string, list = deck): Promise<void> {
  const field = await chooseList(form, label);
  await field.fill(list);
  await form.getByText('Este mazo se puede jugar.').waitFor();
}

/** A file as somebody picks it in the browser's own window. */
function picked(text: string): { readonly name: string; readonly mimeType: string; readonly buffer: Buffer } {
  return { name: 'cartas.json', mimeType: 'application/json', buffer: Buffer.from(text) };
}

/** The hand's cards that are somebody's own, by what a screen reader is told of them. */
async function ownInHand(page: Page): Promise<readonly string[]> {
  const labels = await page.locator('.hand .card .unseen').allTextContents();
  return labels.filter((label) => names.some((name) => label.startsWith(`${name}.`)));
}

/** Answers whatever is asked before the hands are drawn. */
async function drawHands(pages: readonly Page[]): Promise<void> {
  for (const page of pages) await page.locator('.table').waitFor();
  for (let round = 0; round < 40; round++) {
    const hands = await Promise.all(pages.map((page) => page.locator('.hand .card').count()));
    if (hands.every((count) => count > 0)) return;
    const asked = await whoIsAsked(pages);
    await asked.locator('.slip [data-choice]').first().click();
  }
  throw new Error('No hands were drawn.');
}

test('a file with mistakes is told line by line, mended, read card by card, and kept when the page is loaded again', async () => {
  const { page, errors } = await open();
  const form = await openForm(page, infernoDecks);
  await form.getByText('Cartas propias').click();
  await form
    .locator('input[type=file]')
    .setInputFiles(picked(cards.replace('["ally"]', '["alley"]').replace('"format": 1', '"format": 2')));
  const problems = form.locator('.own-cards .problem');
  await problems.waitFor();
  expect(await problems.innerText()).toMatch(/Línea 2, columna \d+: format: .+\(card\.outOfRange\)/);
  await form.locator('input[type=file]').setInputFiles(picked(cards.replace('["ally"]', '["alley"]')));
  await problems.getByText('card.unknownType').waitFor();
  expect(await problems.innerText()).toMatch(/^Hay un fallo en este archivo/);
  expect(await axeFindings(page)).toEqual([]);

  const file = form.getByRole('textbox', { name: 'Archivo de cartas' });
  await file.fill(cards);
  await form.getByText(`Se puede jugar con ${names.length} cartas.`).waitFor();
  expect(await problems.count()).toBe(0);
  await form.getByRole('button', { name: 'Leer las cartas' }).click();
  const sheet = page.getByRole('dialog', { name: 'Cartas propias' });
  await sheet.waitFor();
  expect(await sheet.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual(names);
  expect(await sheet.locator('svg.face').count()).toBe(names.length);
  expect(await sheet.innerText()).toContain('Aliado');
  expect(await axeFindings(page)).toEqual([]);
  await sheet.getByRole('button', { name: 'Cerrar' }).click();

  await page.reload();
  await openForm(page, infernoDecks);
  await form.getByText(`Se puede jugar con ${names.length} cartas.`).waitFor();
  expect(await file.inputValue()).toBe(cards);
  await form.getByRole('button', { name: 'Jugar sin ellas' }).click();
  expect(await file.inputValue()).toBe('');
  expect(errors).toEqual([]);
});

test('a friend reads the cards, both play with them, and the match outlives the server', async () => {
  const { page: mine, errors } = await open();
  const form = await openForm(mine, infernoDecks);
  await form.getByText('Cartas propias').click();
  await form.getByRole('textbox', { name: 'Archivo de cartas' }).fill(cards);
  await chooseWay(form, 'friend');
  await pasteDeck(form, 'Tu mazo');
  await form.getByRole('button', { name: 'Abrir la sala' }).click();
  const link = await mine.getByRole('textbox', { name: 'Copiar el enlace' }).inputValue();

  const { page: theirs, errors: others } = await openLink(link);
  await theirs.getByText(`En esta mesa se juega con ${names.length} cartas propias.`).waitFor();
  await theirs.getByRole('button', { name: 'Leer las cartas' }).click();
  await theirs
    .getByRole('dialog')
    .getByRole('heading', { name: names[0] ?? '' })
    .waitFor();
  await theirs.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).click();
  await pasteDeck(theirs.locator('.setup'), 'Tu mazo');
  expect(await axeFindings(theirs)).toEqual([]);
  await theirs.getByRole('button', { name: 'Sentarse' }).click();
  await drawHands([mine, theirs]);
  const before = [await ownInHand(mine), await ownInHand(theirs)];
  expect(before.flat().length).toBeGreaterThan(0);

  await server().kill();
  await server().restart();
  await Promise.all([mine, theirs].map((page) => page.reload()));
  await Promise.all([mine, theirs].map((page) => page.locator('.hand .card').first().waitFor()));
  expect([await ownInHand(mine), await ownInHand(theirs)]).toEqual(before);
  expect([...errors, ...others]).toEqual([]);
});

test('cards of one’s own are played and shown large with their text', async () => {
  const { page, errors } = await open();
  const form = await openForm(page, infernoDecks);
  await form.getByText('Cartas propias').click();
  await form.getByRole('textbox', { name: 'Archivo de cartas' }).fill(cards);
  await pasteDeck(form, 'Tu mazo');
  await form.getByText('Fácil').click();
  await form.getByRole('button', { name: 'Repartir', exact: true }).click();
  const chance = chanceFrom(5);
  const own = page.locator('.card').filter({ hasText: new RegExp(`^(${names.join('|')})\\.`) });
  for (let made = 0; made < 12 && !(await waitForTable(page)); made++) await clickSomething(page, chance);
  await waitForTable(page);
  expect(await own.count()).toBeGreaterThan(0);
  // Space shows the card at the pointer, where there is one.
  await page.mouse.move(0, 0);
  await own.first().focus();
  await page.keyboard.press('Space');
  await page.locator('.zoom h2').waitFor();
  expect(names).toContain(await page.locator('.zoom h2').innerText());
  expect((await page.locator('.zoom-text').innerText()).trim()).not.toBe('');
  expect(errors).toEqual([]);
});

/** Deals a match with a list of `docs/` as one's own deck, plays some clicks of it, and comes back to it. */
async function playList(page: Page, form: Locator, list: string): Promise<void> {
  await pasteDeck(form, 'Tu mazo', readFileSync(new URL(list, docs), 'utf8'));
  await form.getByRole('button', { name: 'Repartir', exact: true }).click();
  const chance = chanceFrom(8);
  for (let made = 0; made < 8 && !(await waitForTable(page)); made++) await clickSomething(page, chance);
  await page.reload();
  await waitForTable(page);
}

test('KeyForge is played with cards of one’s own too', async () => {
  const { page, errors } = await open();
  const form = await openForm(page);
  await form.getByText('Cartas propias').click();
  await form.getByRole('textbox', { name: 'Archivo de cartas' }).fill(readFileSync(new URL('own-cards.keyforge.json', docs), 'utf8'));
  await form.getByText('Se puede jugar con 7 cartas.').waitFor();
  await form.getByRole('button', { name: 'Leer las cartas' }).click();
  await page.getByRole('dialog').getByText('Después de luchar: Roba una carta.').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).click();
  await playList(page, form, 'own-cards.keyforge-deck.txt');
  expect(await page.locator('.card').count()).toBeGreaterThan(0);
  expect(errors).toEqual([]);
});

test('Marvel Champions is played with cards of one’s own too, and a hero of one’s own is said to be left out', async () => {
  const { page, errors } = await open();
  const form = await openForm(page, { id: 'marvel-champions', mine: '', theirs: '' });
  await form.getByText('Cartas propias').click();
  const file = form.getByRole('textbox', { name: 'Archivo de cartas' });
  const own = readFileSync(new URL('own-cards.marvel-champions.json', docs), 'utf8');
  await file.fill(own.replace('"type": "event"', '"type": "hero"'));
  await form.locator('.own-cards .problem').getByText('Todavía no se pueden describir Héroes').waitFor();
  await file.fill(own);
  await form.getByText('Se puede jugar con 8 cartas.').waitFor();
  await form.getByRole('button', { name: 'Leer las cartas' }).click();
  await page.getByRole('dialog').getByText('El Aliado vinculado recibe +1 de INT.').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).click();
  await form.locator('.segment').filter({ hasText: /^1$/ }).first().click();
  await playList(page, form, 'own-cards.marvel-champions-deck.txt');
  expect(await page.locator('.felt.marvel .card').count()).toBeGreaterThan(0);
  expect(errors).toEqual([]);
});

test('on a phone the file and its cards fit, and everything can be hit by a thumb', async () => {
  const { page } = await open(phone);
  const form = await openForm(page, infernoDecks);
  await form.getByText('Cartas propias').tap();
  await form.getByRole('textbox', { name: 'Archivo de cartas' }).fill(cards);
  await form.getByText(`Se puede jugar con ${names.length} cartas.`).waitFor();
  expect(await faults(page)).toEqual([]);
  await form.getByRole('button', { name: 'Leer las cartas' }).tap();
  await page.getByRole('dialog').waitFor();
  expect(await faults(page)).toEqual([]);
  expect(await axeFindings(page)).toEqual([]);
});

test.each([
  ['keyforge', 'own-cards.keyforge.json'],
  ['inferno', 'own-cards.example.json'],
  ['marvel-champions', 'own-cards.marvel-champions.json'],
])('whoever has no cards of their own yet is given the example of %s, fetched when it is asked for', async (id, file) => {
  const { page, errors } = await open();
  const example = readFileSync(new URL(file, docs), 'utf8');
  const { format } = JSON.parse(example) as { readonly format: number };
  expect(format).toBe(1);
  const form = await openForm(page, { ...infernoDecks, id });
  const fetched: string[] = [];
  page.on('response', (response) => fetched.push(response.url()));
  await form.getByText('Cartas propias').click();
  await form.getByRole('button', { name: 'Poner el ejemplo' }).click();
  await expect.poll(() => form.getByRole('textbox', { name: 'Archivo de cartas' }).inputValue()).toBe(example);
  expect(fetched.filter((url) => url.includes('own-cards')).length).toBe(1);
  await form.locator('.own-cards .deck-good').waitFor();
  expect(await form.getByRole('button', { name: 'Poner el ejemplo' }).count()).toBe(0);
  expect(errors).toEqual([]);
});
