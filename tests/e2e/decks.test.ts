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
  await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
}

const faces = (page: Page): ReturnType<Page['locator']> => page.locator('.face-link');

/** Opens a word of the filters and presses one of its choices. */
async function choose(page: Page, word: string, choice: RegExp): Promise<void> {
  await page.getByRole('button', { name: word, exact: true }).click();
  await page.locator('.fold').getByRole('button', { name: choice }).click();
  await page.keyboard.press('Escape');
}

describe('the collection', () => {
  test('is one link and one key away, and its cards are not in the first load', async () => {
    const { page, errors } = await open(english);
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await page.reload();
    await page.getByRole('link', { name: 'Cards', exact: true }).waitFor();
    expect(loaded.filter((url) => /decks-screen|\/collection/.test(url))).toEqual([]);
    await page.keyboard.press('d');
    await page.getByText('2,710 cards').waitFor();
    await page.getByRole('link', { name: 'Crupier, to the start' }).click();
    await page.getByRole('link', { name: 'Cards', exact: true }).click();
    await page.getByText('2,710 cards').waitFor();
    expect(errors).toEqual([]);
  });

  test('is searched and filtered by words, from a card to its rules, from a rule to its cards, and to the decks that have one', async () => {
    const { page, errors } = await open(english);
    await goTo(page, 'keyforge/cards');
    await page.getByText('2,710 cards').waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('furia');
    await page
      .getByRole('link', { name: /^Anger/ })
      .first()
      .waitFor();
    await page.getByRole('searchbox').fill('');
    await choose(page, 'Keyword', /^Taunt/);
    await choose(page, 'Playable', /^Playable now/);
    await page.getByRole('button', { name: 'Keyword: Taunt', exact: true }).waitFor();
    await page.getByText(/^\d{2,3} of 2,710$/).waitFor();
    await faces(page).first().waitFor();
    expect(await axeFindings(page)).toEqual([]);
    // The address keeps what was looked for.
    await page.reload();
    await page.getByRole('button', { name: 'Keyword: Taunt', exact: true }).waitFor();
    await faces(page).first().focus();
    await page.keyboard.press('ArrowRight');
    await expect
      .poll(async () =>
        faces(page)
          .nth(1)
          .evaluate((face) => face === document.activeElement),
      )
      .toBe(true);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /KF-TAUNT-1/ }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('link', { name: /KF-TAUNT-1/ }).click();
    await page.getByRole('button', { name: 'Rule: KF-TAUNT-1', exact: true }).waitFor();
    await page.getByRole('link', { name: 'Rules', exact: true }).click();
    await page.getByRole('searchbox').fill('KF-ELUSIVE-1');
    await page
      .locator('.rules-hits')
      .getByRole('link', { name: /KF-ELUSIVE-1/ })
      .click();
    await page.getByRole('link', { name: 'Cards with this rule' }).click();
    await page.getByRole('button', { name: 'Rule: KF-ELUSIVE-1', exact: true }).waitFor();
    await goTo(page, 'marvel-champions/cards?q=Black%20Cat');
    await faces(page).first().click();
    await page.getByRole('link', { name: 'Spider-Man: Justice' }).click();
    await page.getByText('This deck can be played.').waitFor();
    expect(errors).toEqual([]);
  });

  test('draws the faces in sight alone, says which cards are not made yet, and what is not there', async () => {
    const { page } = await open(english);
    await goTo(page, 'keyforge/cards');
    await faces(page).first().waitFor();
    expect(await faces(page).count()).toBeLessThan(80);
    await page.locator('.house-main').evaluate((main) => main.scrollTo(0, main.scrollHeight));
    await page.locator('[aria-posinset="2710"] .face-link').waitFor();
    expect(await faces(page).count()).toBeLessThan(80);
    await page.locator('.house-main').evaluate((main) => main.scrollTo(0, 0));
    await choose(page, 'Playable', /^Not yet/);
    await page.locator('.face-link[data-not-made]').first().waitFor();
    await page.getByRole('searchbox').fill('qqqq');
    await page.getByText('No card is like that.').waitFor();
  });

  test('fits a phone in Spanish', async () => {
    const { page, errors } = await open({ ...phone, locale: 'es-ES' });
    await goTo(page, 'keyforge/cards');
    await page.getByText('2710 cartas').waitFor();
    await faces(page).first().waitFor();
    expect(await faults(page)).toEqual([]);
    expect(await axeFindings(page)).toEqual([]);
    await faces(page).first().tap();
    await page.getByRole('heading', { name: 'Reglas sobre ella' }).waitFor();
    expect(await faults(page)).toEqual([]);
    expect(errors).toEqual([]);
  });
});

test('a card lies in the first hand of a match that its page deals', async () => {
  const { page, errors } = await open(english);
  await page.goto(`${server().url}/cards/marvel-champions/01005`);
  await page.getByRole('button', { name: 'Play a hand' }).click();
  await page.locator('.hand .card', { hasText: 'Swinging Web Kick' }).first().waitFor();
  expect(errors).toEqual([]);
});

describe('a card that is not made yet', () => {
  test('says why, which are nearest, and is described by the reader in the place of the missing one', async () => {
    const { page, errors } = await open(english);
    await goTo(page, 'marvel-champions/card/03034');
    await page.getByText('It cannot be played yet.').waitFor();
    await page.getByRole('link', { name: /^Tenacity/ }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Make it' }).click();
    await page.locator('.own-maker .deck-good').waitFor();
    expect(await page.locator('.own-maker textarea').inputValue()).toContain('"Enhanced Awareness"');
    expect(await page.getByText('card.takenName').count()).toBe(0);
    expect(errors).toEqual([]);
  });
});

describe('a deck that is built', () => {
  test('says which rules it breaks until it is legal, is there after a reload, and is played', async () => {
    const { page, errors } = await open(english);
    await goTo(page, 'marvel-champions/mine');
    await page.getByRole('button', { name: 'Build a deck' }).click();
    // A deck that was only begun has no faults.
    await page.getByText('Who is your hero?').waitFor();
    expect(await page.locator('.deck-faults').count()).toBe(0);
    await page.getByRole('combobox', { name: 'Hero' }).selectOption({ label: 'Spider-Man' });
    await page.getByText('15 cards of 40 to 50').waitFor();
    const verdict = page.locator('.verdict');
    await verdict.getByTitle('MC-DECK-2').first().waitFor();
    await page.getByRole('button', { name: 'Justice', exact: true }).click();
    await page.getByRole('textbox', { name: 'Name of the deck' }).fill('Mine');
    const more = page.locator('.builder-pool').getByRole('button', { name: 'For Justice!: one more' });
    await more.click();
    await more.click();
    await page.getByText('17 cards of 40 to 50').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Fill the rest for me' }).click();
    await page.getByText('This deck can be played.').waitFor();
    // Four of a card are one too many: the reason cites the rule.
    const deck = page.locator('.builder-deck');
    const line = deck.locator('.card-row-line', { has: page.getByRole('link', { name: /For Justice!/ }) });
    const oneMore = line.getByRole('button', { name: 'For Justice!: one more' });
    while ((await oneMore.getAttribute('aria-disabled')) === null) await oneMore.click();
    await line.locator('.card-row-count', { hasText: '4' }).waitFor();
    await verdict.getByTitle('MC-DECK-5').first().waitFor();
    await verdict.getByRole('button', { name: /^Keep 3/ }).click();
    await page.getByText('This deck can be played.').waitFor();
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
    await page.getByText('50 of 50 can be played').waitFor();
    await goTo(page, 'inferno/mine');
    await page.getByRole('link', { name: 'Crupier, to the start' }).click();
    const form = await openForm(page, infernoDecks);
    await chooseList(form, 'Your deck');
    await form.getByRole('button', { name: 'Your deck' }).click();
    await page.getByRole('option', { name: 'Ruta en llamas (copy) (mine)' }).click();
    await form.getByText('This deck can be played.').first().waitFor();
    await form.getByRole('button', { name: 'Deal', exact: true }).click();
    await page.locator('.table').waitFor();
    // A match that is over counts for its deck, on the shelf of all games.
    await page.getByRole('button', { name: 'Concede' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Concede' }).click();
    await page.locator('[data-finish]').waitFor();
    await page.goto(`${server().url}/decks`);
    await page
      .getByRole('region', { name: 'Inferno' })
      .getByRole('link', { name: /Ruta en llamas \(copy\).*1 match · 0 won/ })
      .waitFor();
    expect(await axeFindings(page)).toEqual([]);
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
    const more = page.locator('.builder-pool button[aria-label$=": one more"]').first();
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
  /** The list of a deck that comes with the game, as an export writes it. */
  const spider = [
    'Spider-Man: Justice\n\nSpider-Man (Peter Parker)\n\nAspect: Justice\n',
    '2x Spider-Tracer\n2x Web-Shooter\n2x Webbed Up\n3x Heroic Intuition\n2x Backflip\n2x Enhanced Spider-Sense\n3x Swinging Web Kick',
    '3x For Justice!\n3x Great Responsibility\n1x Aunt May\n3x Interrogation Room\n3x Surveillance Team\n1x Helicarrier',
    '2x The Power of Justice\n1x Energy\n1x Genius\n1x Strength\n1x Black Cat: Felicia Hardy\n1x Daredevil: Matt Murdock',
    '1x Jessica Jones\n1x Mockingbird: Bobbi Morse\n1x Nick Fury\n',
  ].join('\n');

  test('of five kinds are told apart: playable, legal but not made yet, illegal, of another game, and none', async () => {
    const { page, errors } = await open(english);
    await goTo(page, 'marvel-champions/import');
    const paste = async (list: string): Promise<void> => {
      const change = page.getByRole('button', { name: 'Change the text' }).first();
      if (await change.isVisible()) await change.click();
      await page.getByRole('textbox', { name: 'Decks to import' }).fill(list);
      await page.getByRole('button', { name: 'Read the list' }).click();
      await change.waitFor();
    };
    const checks = page.locator('.deck-checks');
    await paste(spider);
    await page.getByText('40 of 40 can be played').waitFor();
    expect(await checks.innerText()).toMatch(/Understood\s+40 cards\s+Legal[^]*Playable\s+40 of 40/);
    await paste(spider.replace('1x Helicarrier', '1x Enhanced Awareness'));
    await page.getByText('39 of 40 can be played').waitFor();
    expect(await checks.innerText()).toMatch(/Understood[^]*Legal\s+it keeps every rule\s+Nearly playable/);
    await page.getByText('The nearest is Tenacity').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await paste(spider.replace('3x Surveillance Team', '3x Uppercut').replace('1x Helicarrier', '1x Enhanced Awareness\n1x Energgy'));
    await page.getByTitle('MC-DECK-4').waitFor();
    expect(await checks.innerText()).toMatch(/Not all understood[^]*Not legal yet[^]*Nearly playable/);
    await page.getByRole('button', { name: /^Take Energy/ }).click();
    await expect.poll(async () => checks.innerText()).toMatch(/^Understood/);
    expect(await axeFindings(page)).toEqual([]);
    // Each fault has its fix: a card of another aspect goes, and what is too few then is filled up.
    await page.getByRole('button', { name: /^Remove: .*Uppercut/ }).click();
    await page.getByRole('button', { name: /^Fill with / }).waitFor();
    await paste('Half\n3x Anger\n');
    await page.getByText('a deck of KeyForge').waitFor();
    await page.getByTitle('KF-DECK-1').first().waitFor();
    await paste('lorem ipsum\ndolor sit amet\n');
    await page.getByRole('heading', { name: 'No line of it is a card that I know.' }).waitFor();
    expect(await checks.innerText()).toMatch(/cannot be told[^]*cannot be told/);
    expect(errors).toEqual([]);
  });

  test('go on with the nearest cards, while the list is kept as it was brought', async () => {
    const { page, errors } = await open(english);
    await goTo(page, 'marvel-champions/import');
    await page.getByRole('textbox', { name: 'Decks to import' }).fill(spider.replace('1x Helicarrier', '1x Enhanced Awareness'));
    await page.getByRole('button', { name: 'Read the list' }).click();
    await page.getByRole('button', { name: 'Keep and play' }).click();
    await page.locator('.table').waitFor();
    await goTo(page, 'marvel-champions/mine');
    await page.getByText('1 not made yet').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect(errors).toEqual([]);
  });

  test('come several together, from a text or from files, and an address is not fetched', async () => {
    const { page, errors } = await open(english);
    await goTo(page, 'keyforge/import');
    const text = 'Spider-Man\n\n2x Backflip (Core Set)\n1x Backflop\n---\nHalf\n3x Anger';
    await page.getByRole('textbox', { name: 'Decks to import' }).fill(text);
    await page.getByRole('button', { name: 'Read the list' }).click();
    await page.getByText('0 decks can be played, 0 wait for cards, 2 have faults.').waitFor();
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
    await page.getByRole('button', { name: 'Change the text' }).click();
    await page.getByRole('textbox', { name: 'Decks to import' }).fill('https://www.keyforgegame.com/deck-details/1');
    await page.getByRole('button', { name: 'Read the list' }).click();
    await page.getByText('decks are never fetched from the internet').waitFor();
    expect(errors).toEqual([]);
  });
});

describe('chance', () => {
  test('chooses a table by a seed that can be shared, and deals it', async () => {
    const { page, errors } = await open(english);
    await goTo(page, 'marvel-champions/mine');
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
