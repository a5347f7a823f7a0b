import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeFindings } from './browser.ts';
import { chooseList, infernoDecks, openForm } from './play.ts';
import { serve } from './served.ts';
import { faults, phone } from './thumb.ts';

const { open, server } = serve();

const english = { locale: 'en-GB' };

/** Goes to a part of the page of decks. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(`${server().url}/decks/${path}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

const tiles = (page: Page): ReturnType<Page['locator']> => page.locator('.card-tile-face');

describe('the collection', () => {
  test('is one link and one key away, and its cards are not in the first load', async () => {
    const { page, errors } = await open(english);
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await page.reload();
    await page.getByRole('link', { name: 'Cards', exact: true }).waitFor();
    expect(loaded.filter((url) => /decks-screen|\/collection/.test(url))).toEqual([]);
    await page.keyboard.press('d');
    await page.getByText('2710 cards').waitFor();
    await page.getByRole('link', { name: 'Crupier, to the start' }).click();
    await page.getByRole('link', { name: 'Cards', exact: true }).click();
    await page.getByText('2710 cards').waitFor();
    expect(errors).toEqual([]);
  });

  test('is searched and filtered, from a card to its rules, from a rule to its cards, and to the decks that have one', async () => {
    const { page, errors } = await open(english);
    await goTo(page, 'keyforge/cards');
    await page.getByText('2710 cards').waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('furia');
    await page.getByRole('button', { name: /^Anger/ }).waitFor();
    await page.getByRole('searchbox').fill('');
    await page.getByRole('combobox', { name: 'Keyword' }).selectOption({ label: 'Taunt' });
    await page.getByRole('combobox', { name: 'Playable', exact: true }).selectOption({ label: 'Playable now' });
    await page.getByRole('button', { name: 'Clear all filters' }).waitFor();
    await page.getByText(/^\d{2,3} cards$/).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    // The address keeps what was looked for.
    await page.reload();
    await page.getByText(/^\d{2,3} cards$/).waitFor();
    expect(await page.getByRole('combobox', { name: 'Keyword' }).inputValue()).toBe('taunt');
    await tiles(page).first().click();
    const card = page.getByRole('dialog');
    await card.getByTitle('KF-TAUNT-1').first().waitFor();
    expect(await axeFindings(page)).toEqual([]);
    const name = await card.getByRole('heading', { level: 2 }).textContent();
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => card.getByRole('heading', { level: 2 }).textContent()).not.toBe(name);
    await card.getByRole('button', { name: 'Cards with this rule KF-TAUNT-1', exact: true }).click();
    await page.getByRole('textbox', { name: 'Only cards with the rule KF-TAUNT-1' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Rules', exact: true }).click();
    await page.getByRole('searchbox').fill('KF-ELUSIVE-1');
    await page
      .locator('.rules-hits')
      .getByRole('link', { name: /KF-ELUSIVE-1/ })
      .click();
    await page.getByRole('link', { name: 'Cards with this rule' }).click();
    await page.getByRole('textbox', { name: 'Only cards with the rule KF-ELUSIVE-1' }).waitFor();
    await goTo(page, 'marvel-champions/cards/q%3DBlack%20Cat');
    await tiles(page).first().click();
    await card.getByRole('link', { name: 'Spider-Man: Justice' }).click();
    await page.getByText('This deck can be played.').waitFor();
    expect(errors).toEqual([]);
  });

  test('comes in pages, says which cards cannot be played yet, and what is not there', async () => {
    const { page } = await open(english);
    await goTo(page, 'keyforge/cards');
    await page.getByText('Page 1 of 76').waitFor();
    const first = await tiles(page).first().textContent();
    await page.getByRole('button', { name: 'Next page' }).click();
    await page.getByText('Page 2 of 76').waitFor();
    await expect.poll(async () => tiles(page).first().textContent()).not.toBe(first);
    expect(await tiles(page).count()).toBe(36);
    await page.getByRole('combobox', { name: 'Playable', exact: true }).selectOption({ label: 'Not yet' });
    await expect.poll(async () => page.locator('.card-tile .not-yet').count()).toBe(36);
    await page.getByRole('searchbox').fill('qqqq');
    await page.getByText('No card is like that.').waitFor();
  });

  test('fits a phone in Spanish', async () => {
    const { page, errors } = await open({ ...phone, locale: 'es-ES' });
    await goTo(page, 'keyforge/cards');
    await page.getByText('2710 cartas').waitFor();
    expect(await faults(page)).toEqual([]);
    expect(await axeFindings(page)).toEqual([]);
    await tiles(page).first().tap();
    await page.getByRole('heading', { name: 'Reglas sobre ella' }).waitFor();
    expect(await faults(page)).toEqual([]);
    expect(errors).toEqual([]);
  });
});

describe('a deck that is built', () => {
  test('says which rules it breaks until it is legal, is there after a reload, and is played', async () => {
    const { page, errors } = await open(english);
    await goTo(page, 'marvel-champions/mine');
    await page.getByRole('button', { name: 'Build a deck' }).click();
    await page.getByRole('combobox', { name: 'Hero' }).selectOption({ label: 'Spider-Man' });
    await page.getByText('15 cards of 40 to 50').waitFor();
    const verdict = page.locator('.verdict');
    await verdict.getByTitle('MC-DECK-2').first().waitFor();
    await page.getByRole('button', { name: 'Justice', exact: true }).click();
    await page.getByRole('textbox', { name: 'Name of the deck' }).fill('Mine');
    const more = page.locator('.builder-cards').getByRole('button', { name: 'For Justice!: one more' });
    await more.click();
    await more.click();
    await page.getByText('17 cards of 40 to 50').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Fill the rest for me' }).click();
    await page.getByText('This deck can be played.').waitFor();
    // Four of a card are one too many: the reason cites the rule.
    const deck = page.locator('.builder-deck');
    const line = deck.locator('.deck-line', { has: page.getByRole('button', { name: 'Open For Justice!' }) });
    const oneMore = line.getByRole('button', { name: 'For Justice!: one more' });
    while ((await oneMore.getAttribute('aria-disabled')) === null) await oneMore.click();
    await line.getByText('4×').waitFor();
    await verdict.getByTitle('MC-DECK-5').first().waitFor();
    await line.getByRole('button', { name: 'For Justice!: one less' }).click();
    await page.reload();
    await page.getByText('This deck can be played.').waitFor();
    expect(await page.getByRole('textbox', { name: 'Name of the deck' }).inputValue()).toBe('Mine');
    await page.getByRole('button', { name: 'Opening hand' }).click();
    const hand = page.getByRole('dialog', { name: 'Opening hand' });
    await hand.getByText('Left in the deck: 35').or(hand.getByText('Left in the deck: 34')).waitFor();
    await hand.locator('.card-tile-face').first().click();
    await hand.getByRole('button', { name: 'Put 1 card back and draw again' }).click();
    await hand.getByText('The mulligan is done.').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Play this deck' }).click();
    await page.locator('.table').waitFor();
    expect(errors).toEqual([]);
  });

  test('is copied from a ready one, shared by a link, deleted and put back, and chosen where a table is made', async () => {
    const { page } = await open(english);
    await goTo(page, `inferno/deck/${encodeURIComponent('ready:Ruta en llamas')}`);
    await page.getByRole('button', { name: 'Make a copy to change' }).click();
    await page.getByText('50 of 50 cards').waitFor();
    await page.getByText('This deck can be played.').waitFor();
    await page.getByRole('button', { name: 'Export' }).click();
    const link = await page.getByRole('textbox', { name: 'Link to this deck' }).inputValue();
    expect(await page.getByRole('textbox', { name: 'Copy the list' }).inputValue()).toContain('Demon:');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByText('Ruta en llamas (copy) was deleted.').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('link', { name: /Ruta en llamas \(copy\)/ }).waitFor();
    await page.goto(link);
    await page.getByText('1 deck can be played; 0 drafts need mending.').waitFor();
    await goTo(page, 'inferno/mine');
    await page.getByRole('link', { name: 'Crupier, to the start' }).click();
    const form = await openForm(page, infernoDecks);
    await chooseList(form, 'Your deck');
    await form.getByRole('button', { name: 'Your deck' }).click();
    await page.getByRole('option', { name: 'Ruta en llamas (copy) (mine)' }).click();
    await form.getByText('This deck can be played.').first().waitFor();
    await form.getByRole('button', { name: 'Deal', exact: true }).click();
    await page.locator('.table').waitFor();
  });

  test('is built by the keyboard alone', async () => {
    const { page } = await open(english);
    await goTo(page, 'inferno/mine');
    await page.getByRole('button', { name: 'Build a deck' }).focus();
    await page.keyboard.press('Enter');
    const demon = page.getByRole('combobox', { name: 'Demon' });
    // A busy machine may lose the first key.
    await expect
      .poll(async () => {
        await demon.focus();
        await page.keyboard.press('ArrowDown');
        return demon.inputValue();
      })
      .not.toBe('');
    await page.getByText('0 of 50 cards').waitFor();
    const more = page.locator('.builder-cards button[aria-label$=": one more"]').first();
    await more.press('Enter');
    // The list is drawn anew with each card that comes to the deck.
    await page.getByText('1 of 50 cards').waitFor();
    await more.press('Space');
    await page.getByText('2 of 50 cards').waitFor();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await page.getByText('1 of 50 cards').waitFor();
    await page.getByRole('button', { name: 'Fill the rest for me' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('This deck can be played.').waitFor();
  });

  test('fits a phone, where deck and cards are two parts', async () => {
    const { page, errors } = await open({ ...phone, locale: 'es-ES' });
    await goTo(page, 'inferno/mine');
    await page.getByRole('button', { name: 'Construir un mazo' }).tap();
    await page.getByRole('combobox', { name: 'Demonio' }).selectOption({ index: 1 });
    await page.getByText('Añadir cartas').tap();
    await page.locator('button[aria-label$=": uno más"]').first().tap();
    await page.getByText('Mazo (1)').waitFor();
    expect(await faults(page)).toEqual([]);
    await page.getByText('Mazo (1)').tap();
    await page.getByRole('button', { name: 'Completar por mí' }).tap();
    await page.getByText('Se puede jugar con este mazo.').waitFor();
    expect(await faults(page)).toEqual([]);
    expect(await axeFindings(page)).toEqual([]);
    expect(errors).toEqual([]);
  });
});

describe('decks that are imported', () => {
  test('say at once which can be played, what is wrong at which line, and are kept as drafts', async () => {
    const { page, errors } = await open(english);
    await goTo(page, 'keyforge/import');
    const text = 'Spider-Man\n\n2x Backflip (Core Set)\n1x Backflop\n---\nHalf\n3x Anger';
    await page.getByRole('textbox', { name: 'Decks to import' }).fill(text);
    await page.getByRole('button', { name: 'Read them' }).click();
    await page.getByText('0 decks can be played; 2 drafts need mending.').waitFor();
    await page.getByText('Did you mean Backflip').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Keep all 2' }).click();
    await page.getByText('2 decks were kept.').waitFor();
    await page.getByRole('link', { name: 'Open Half' }).click();
    await page.getByTitle('KF-DECK-1').first().waitFor();
    await goTo(page, 'keyforge/import');
    await page.locator('input[type=file]').setInputFiles([
      { name: 'one.txt', mimeType: 'text/plain', buffer: Buffer.from('Demon: Zupay, Master of the Salamanca\n4x Ember Imp') },
      { name: 'two.json', mimeType: 'application/json', buffer: Buffer.from('{"hero_code":"01001a","slots":{}}') },
    ]);
    await page.getByText('From one.txt').waitFor();
    await page.getByText('From two.json').waitFor();
    await page.getByRole('textbox', { name: 'Decks to import' }).fill('https://www.keyforgegame.com/deck-details/1');
    await page.getByRole('button', { name: 'Read them' }).click();
    await page.getByText('decks are never fetched from the internet').waitFor();
    expect(errors).toEqual([]);
  });
});

describe('chance', () => {
  test('chooses a table by a seed that can be shared, and deals it', async () => {
    const { page, errors } = await open(english);
    await goTo(page, 'marvel-champions/cards');
    await page.getByRole('link', { name: 'Surprise me' }).click();
    await page.getByRole('button', { name: 'Deal this' }).waitFor();
    const shared = page.url();
    const names = await page.locator('.random-deck h2').allTextContents();
    await page.reload();
    await page.getByRole('button', { name: 'Deal this' }).waitFor();
    expect([page.url(), await page.locator('.random-deck h2').allTextContents()]).toEqual([shared, names]);
    await page.getByRole('textbox', { name: 'Seed' }).fill('77');
    await page.keyboard.press('Enter');
    await page.locator('.random-wish .segment').filter({ hasText: /^3$/ }).click();
    await expect.poll(async () => page.locator('.random-deck').count()).toBe(3);
    await page.getByText('Modular sets').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Deal this' }).click();
    await page.locator('.table').waitFor();
    expect(errors).toEqual([]);
  });

  test('draws a deck of a set by a seed, which is kept', async () => {
    const { page } = await open({ ...phone, ...english });
    await goTo(page, 'keyforge/mine');
    await page.getByRole('textbox', { name: 'Seed of the draw' }).fill('7');
    await page.getByRole('button', { name: 'Draw a deck: Age of Ascension' }).tap();
    await page.getByText('This deck can be played.').waitFor();
    expect(await page.getByRole('textbox', { name: 'Name of the deck' }).inputValue()).toMatch(/\(AoA 7\)$/);
    expect(await faults(page)).toEqual([]);
    await goTo(page, 'keyforge/random/2.5');
    await page.getByRole('button', { name: 'Deal this' }).waitFor();
    expect(await faults(page)).toEqual([]);
  });
});
