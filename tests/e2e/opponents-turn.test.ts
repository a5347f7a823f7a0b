import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFindings } from './browser.ts';
import { chanceFrom, chooseDeck, chooseWay, clickSomething, decks, infernoDecks, openForm, waitForTable, type TestGame } from './play.ts';
import { serve } from './served.ts';

const { open } = serve();

/** Deals a match against the easiest bot, to one who has never followed an opponent's turn. */
async function deal(page: Page, game: TestGame): Promise<void> {
  const form = await openForm(page, game);
  await chooseWay(form, 'bot');
  await chooseDeck(form, 'Tu mazo', game.mine);
  await form.getByText('Fácil', { exact: true }).click();
  await form.getByRole('button', { name: 'Repartir', exact: true }).click();
  await waitForTable(page);
}

const slip = '.beat-slip';

/** Waits until a moment is shown or this player is asked. */
async function untilBeatOrAsked(page: Page): Promise<void> {
  await Promise.race([page.locator(slip).waitFor(), waitForTable(page)]);
}

/** Plays until the opponent acts. */
async function playToBeat(page: Page, seed: number): Promise<void> {
  const chance = chanceFrom(seed);
  for (let made = 0; made < 80; made++) {
    if ((await page.locator(slip).count()) > 0) return;
    const end = page.locator('.slip [data-lets=end]');
    if ((await end.count()) > 0 && made % 4 === 3) await end.first().click();
    else await clickSomething(page, chance);
    await untilBeatOrAsked(page);
  }
  throw new Error('A turn of the opponent comes sooner.');
}

/** The figures of both sides. */
function figures(page: Page): Promise<readonly string[]> {
  return page.locator('.felt [data-value]').allInnerTexts();
}

/** Goes on by the keyboard until another moment is shown, or none. */
async function goOn(page: Page): Promise<void> {
  const before = await page.locator('#question').innerText();
  await page.keyboard.press(' ');
  await page.waitForFunction((was) => document.querySelector('#question')?.textContent !== was, before);
}

test('an opponent’s turn of KeyForge waits at every moment, goes back over more than one act, and a skip leads to the reader’s question', async () => {
  const { page, errors } = await open({ beats: true });
  await deal(page, decks);
  await playToBeat(page, 3);
  const heading = page.locator('#question');
  const first = await heading.innerText();
  const begun = await figures(page);
  await page.waitForTimeout(1500);
  expect(await heading.innerText()).toBe(first);
  const kinds: (string | null)[] = [];
  // Space goes on, and does not show the card under the pointer as it does on a table that asks.
  await page.locator('.table [data-card]:visible').first().hover();
  for (let on = 0; on < 2; on++) {
    kinds.push(await page.locator(slip).getAttribute('data-beat'));
    await goOn(page);
  }
  // The turn and the choice of a house are answers of their own: one goes back over them all the same.
  expect(kinds).toEqual(['start', 'house']);
  expect(await page.locator('.zoom').count()).toBe(0);
  expect(await axeFindings(page)).toEqual([]);
  for (let back = 0; back < 2; back++) await page.keyboard.press('ArrowLeft');
  await page.waitForFunction((was) => document.querySelector('#question')?.textContent === was, first);
  expect(await figures(page)).toEqual(begun);
  await page.keyboard.press('Escape');
  await page.locator(slip).waitFor({ state: 'detached' });
  await waitForTable(page);
  expect(await page.locator(slip).count()).toBe(0);
  expect(errors).toEqual([]);
});

test('what an opponent plays at Inferno is shown with its text before it is answered', async () => {
  const { page, errors } = await open({ beats: true });
  await deal(page, infernoDecks);
  const chance = chanceFrom(1);
  let words: string | undefined;
  for (let made = 0; made < 120 && words === undefined; made++) {
    const shown = await page.evaluate(() => ({
      kind: document.querySelector('.beat-slip')?.getAttribute('data-beat'),
      words: document.querySelector<HTMLElement>('.beat-stage .beat-words')?.innerText,
    }));
    if (shown.kind === 'play') ({ words } = shown);
    else {
      if (shown.kind === undefined) await clickSomething(page, chance);
      else await page.keyboard.press(' ');
      await untilBeatOrAsked(page);
    }
  }
  expect(words).toMatch(/\S+\n/);
  expect(errors).toEqual([]);
});
