import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFindings } from './browser.ts';
import { chanceFrom, chooseWay, clickSomething, infernoDecks, openForm, waitForTable } from './play.ts';
import { serve } from './served.ts';
import { faults, phone } from './thumb.ts';

const { open, openLink } = serve();

const english = { locale: 'en-GB' };

/** What the first seat has of its pool: the other seat's says the same for a moment, before its deck is filled. */
function poolOfFirst(form: Locator): Locator {
  return form.locator('.sealed').first();
}

/** Opens the pool of a seed at the first seat. */
async function openPool(form: Locator, seed: string): Promise<void> {
  await form.getByText('Limited', { exact: true }).click();
  const mine = poolOfFirst(form);
  await mine.getByRole('textbox', { name: 'Seed of the pool' }).fill(seed);
  await mine.getByRole('button', { name: 'Open the pool' }).click();
  await mine.getByText('Cards in the deck: 0. Opened: 90.').waitFor();
}

/** Puts one more card in the deck, the first that there is. */
async function addOne(sheet: Locator, count: number): Promise<void> {
  await sheet.locator('button[aria-label$=": one more"]:not([aria-disabled])').first().click();
  await sheet.getByText(`Cards in the deck: ${count}.`).waitFor();
}

/** Looks for cards of the pool by words, by what is printed on them and in an order, and takes all of it away again. */
async function findInPool(sheet: Locator): Promise<void> {
  const counted = sheet.locator('.words-count');
  await counted.getByText('90 of 90').waitFor();
  await sheet.getByRole('button', { name: 'Cost', exact: true }).click();
  const two = sheet.locator('.fold .chip').filter({ hasText: /^2/ });
  const copies = (await two.locator('small').textContent()) ?? '';
  await two.click();
  await counted.getByText(`${copies} of 90`).waitFor();
  await sheet.getByRole('button', { name: 'By path' }).click();
  await sheet.getByRole('button', { name: 'By name' }).click();
  const names = await sheet.locator('.card-entries').last().locator('h3').allTextContents();
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')));
  await sheet.getByRole('searchbox').fill(names[0] ?? '');
  await expect.poll(() => sheet.locator('.card-entries').last().locator('h3').allTextContents()).toContain(names[0]);
  await sheet.getByRole('searchbox').fill('no card says this');
  await sheet.getByText('No card is like that.').waitFor();
  await sheet.getByRole('searchbox').fill('');
  await sheet.getByRole('button', { name: 'Cost: let everything pass' }).click();
  await sheet.locator('.fold .chip').filter({ hasText: 'By path' }).click();
  await counted.getByText('90 of 90').waitFor();
}

test('a deck is made from a pool by clicks, told what it lacks until it is legal, kept, and played', async () => {
  const { page, errors } = await open(english);
  const form = await openForm(page, infernoDecks);
  await openPool(form, '5');
  await poolOfFirst(form).getByRole('button', { name: 'Make the deck' }).click();
  const sheet = page.getByRole('dialog', { name: 'Your deck' });
  await findInPool(sheet);
  for (let count = 1; count <= 39; count++) await addOne(sheet, count);
  await sheet.getByText(/39 cards.*40|40.*39/).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await addOne(sheet, 40);
  await sheet.getByText('This deck can be played.').waitFor();
  // One too many is as wrong as one too few, and what is not there cannot be added.
  await addOne(sheet, 41);
  await sheet.locator('.problem').waitFor();
  await sheet.locator('button[aria-label$=": one less"]:not([aria-disabled])').first().click();
  await sheet.getByText('This deck can be played.').waitFor();
  await sheet.locator('.segment').nth(1).click();
  await sheet.getByText('This deck can be played.').waitFor();
  const led = await sheet.getByRole('radio', { checked: true }).evaluate((radio) => (radio as HTMLInputElement).value);
  await sheet.getByRole('button', { name: 'Done' }).click();

  await page.reload();
  await openForm(page, infernoDecks);
  await poolOfFirst(form).getByText('Cards in the deck: 40. Opened: 90.').waitFor();
  await poolOfFirst(form).getByRole('button', { name: 'Make the deck' }).click();
  expect(await sheet.getByRole('radio', { checked: true }).evaluate((radio) => (radio as HTMLInputElement).value)).toBe(led);
  await sheet.getByRole('button', { name: 'Done' }).click();
  await form.getByText('Easy').click();
  await form.getByText('This deck can be played.').nth(1).waitFor();
  await form.getByRole('button', { name: 'Deal', exact: true }).click();
  const chance = chanceFrom(3);
  for (let made = 0; made < 6 && !(await waitForTable(page)); made++) await clickSomething(page, chance);
  await page.reload();
  await waitForTable(page);
  // 40 cards, of which some are in hand: never the 50 of an open deck.
  expect(await page.locator('.hand .card').count()).toBeGreaterThan(0);
  expect(errors).toEqual([]);
});

test('the keyboard alone is enough, from the seed to the deck', async () => {
  const { page, errors } = await open(english);
  const form = await openForm(page, infernoDecks);
  await form.getByRole('radio', { name: 'Open', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  const seed = poolOfFirst(form).getByRole('textbox', { name: 'Seed of the pool' });
  await seed.focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('7');
  await page.keyboard.press('Enter');
  await poolOfFirst(form).getByText('Cards in the deck: 0. Opened: 90.').waitFor();
  await poolOfFirst(form).getByRole('button', { name: 'Make the deck' }).focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Your deck' });
  await sheet.locator('button[aria-label$=": one more"]').first().focus();
  await page.keyboard.press('Enter');
  await sheet.getByText('Cards in the deck: 1.').waitFor();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Space');
  await sheet.getByText('Cards in the deck: 0.').waitFor();
  await sheet.getByRole('button', { name: 'Make it for me' }).focus();
  await page.keyboard.press('Enter');
  await sheet.getByText('This deck can be played.').waitFor();
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  await poolOfFirst(form).getByText('Cards in the deck: 40. Opened: 90.').waitFor();
  expect(errors).toEqual([]);
});

async function listField(page: Page, form: Locator): Promise<Locator> {
  await form.getByRole('button', { name: 'Your deck' }).click();
  await page.getByRole('option', { name: 'My own list' }).click();
  return form.getByRole('textbox', { name: 'Deck list' });
}

test('a list can be pasted for the limited format, and a friend of it brings a limited deck', async () => {
  const { page } = await open(english);
  const form = await openForm(page, infernoDecks);
  await form.getByText('Limited', { exact: true }).click();
  await chooseWay(form, 'friend');
  const list = await listField(page, form);
  await list.fill('Demon: Nobody At All\n40 Ember Imp\n');
  await form.locator('.deck-list .problem').last().waitFor();
  const sealed = await page.evaluate(async () => {
    const asked = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ game: 'inferno', seed: '9' }) };
    return ((await (await fetch('/api/sealed', asked)).json()) as { readonly deck: object }).deck;
  });
  await list.fill(JSON.stringify({ name: 'Nine', ...sealed }));
  await form.getByText('This deck can be played.').waitFor();
  await form.getByRole('button', { name: 'Open the room' }).click();
  const link = await page.getByRole('textbox', { name: 'Copy the link' }).inputValue();
  const { page: theirs } = await openLink(link, english);
  await theirs.getByText('Format: Limited').waitFor();
  await theirs.getByRole('button', { name: 'Make the deck' }).click();
  await theirs.getByRole('dialog').getByRole('button', { name: 'Make it for me' }).click();
  await theirs.getByRole('dialog').getByText('This deck can be played.').waitFor();
  await theirs.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  await theirs.getByRole('button', { name: 'Sit down' }).click();
  await Promise.all([page, theirs].map((each) => each.locator('.table').waitFor()));
});

test('on a phone the pool can be read and every card hit by a thumb', async () => {
  const { page } = await open({ ...phone, ...english });
  const form = await openForm(page, infernoDecks);
  await openPool(form, '5');
  expect(await faults(page)).toEqual([]);
  await poolOfFirst(form).getByRole('button', { name: 'Make the deck' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Your deck' });
  const oneMore = sheet.locator('button[aria-label$=": one more"]').first();
  await oneMore.tap();
  await sheet.getByText('Cards in the deck: 1.').waitFor();
  expect(await faults(page)).toEqual([]);
  expect(await axeFindings(page)).toEqual([]);
});

test('what is found of a deck moves nothing that a thumb is about to hit', async () => {
  const { page } = await open({ ...phone, ...english });
  const form = await openForm(page, infernoDecks);
  let told = (): void => undefined;
  const asked = new Promise<void>((resolve) => (told = resolve));
  await page.route('**/api/decks/check', async (route) => {
    await asked;
    await route.continue();
  });
  await openPool(form, '5');
  const make = poolOfFirst(form).getByRole('button', { name: 'Make the deck' });
  const oneMore = page.locator('[role=dialog] button[aria-label$=": one more"]').first();
  await make.scrollIntoViewIfNeeded();
  const unmoved = await make.boundingBox();
  await make.tap();
  await oneMore.waitFor();
  const before = await oneMore.boundingBox();
  expect(await page.locator('[role=dialog] .problem').count()).toBe(0);
  told();
  await page.locator('[role=dialog] .problem').waitFor();
  expect(await oneMore.boundingBox()).toEqual(before);
  await page.keyboard.press('Escape');
  await poolOfFirst(form).locator('.problem').waitFor();
  expect(await make.boundingBox()).toEqual(unmoved);
});
