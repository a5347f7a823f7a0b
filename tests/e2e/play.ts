/** Plays a match as somebody would who looks at nothing but the page: whatever it offers, one thing after another. */

import type { Locator, Page } from 'playwright-core';

/** A stream of numbers in [0, 1): the same for the same seed. */
export type Chance = () => number;

/** Makes a stream from a seed (mulberry32). */
export function chanceFrom(seed: number): Chance {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** The names under which the start offers what a deal needs. */
export interface StartWords {
  readonly mine: string;
  readonly theirs: string;
  readonly level: string;
  readonly deal: string;
}

/** The start in Spanish. */
export const spanish: StartWords = { mine: 'Tu mazo', theirs: 'Mazo del rival', level: 'Fácil', deal: 'Repartir' };
/** A game, and the decks that the tests play it with. */
export interface TestGame {
  readonly id: string;
  readonly mine: string;
  readonly theirs: string;
}

/** KeyForge. */
export const decks: TestGame = { id: 'keyforge', mine: 'Finally Smooth Simone', theirs: 'Hershey, the Oak of Amalchasm' };
/** Inferno. */
export const infernoDecks: TestGame = { id: 'inferno', mine: 'Ruta en llamas', theirs: 'Muro de acero' };

/** The part of the start that opens tables of a game. */
export function formOf(page: Page, game: TestGame = decks): Locator {
  return page.locator(`article[data-game=${game.id}]`);
}

/** The page that sets a match of a game up, with everything open that can be chosen before the deal: from the start, or where it is open already. */
export async function openForm(page: Page, game: TestGame = decks): Promise<Locator> {
  const form = page.locator('.setup');
  const choose = formOf(page, game).getByRole('link', { name: /^(Cambiar|Change): / });
  await form.or(choose).first().waitFor();
  if ((await form.count()) === 0) await choose.click();
  const more = form.locator('details.more');
  await more.waitFor();
  if ((await more.getAttribute('open')) === null) await more.locator(':scope > summary').click();
  await more.locator('.more-form').waitFor();
  return form;
}

/** Says with whom a match is played. */
export function chooseWay(form: Locator, way: 'bot' | 'friend' | 'here'): Promise<void> {
  const words = {
    bot: /^(Contra|Con) bots|^(Against|With) bots/,
    friend: /^Con un amigo|^With a friend/,
    here: /^En solitario|^On your own/,
  };
  return form.locator('.way').filter({ hasText: words[way] }).click();
}

/** Turns to the deck of a seat, where several are chosen at one screen, and to where it comes from. */
async function turnTo(form: Locator, label: string, source: RegExp): Promise<void> {
  const choice = form.locator('.segment').filter({ hasText: source });
  await choice.waitFor();
  const seat = form.locator('.segment').filter({ hasText: new RegExp(`^${label}$`) });
  if ((await seat.count()) > 0) await seat.click();
  await choice.click();
}

/** Chooses a deck that comes with the game. */
export async function chooseDeck(form: Locator, label: string, deck: string): Promise<void> {
  await turnTo(form, label, /^(Listos para jugar|Ready to play)$/);
  await form.locator(`.pick[data-pick="${deck}"]`).click();
}

/** Chooses a list of one's own, and gives its field. */
export async function chooseList(form: Locator, label: string): Promise<Locator> {
  await turnTo(form, label, /^(Los míos|My own)$/);
  return form.getByRole('textbox', { name: /^(Lista del mazo|Deck list)$/ });
}

/** Deals a match against the bot that does anything legal, by clicks. */
export async function dealByClicks(page: Page, game: TestGame = decks, words: StartWords = spanish): Promise<void> {
  const form = await openForm(page, game);
  await form.getByText(words.level).click();
  await chooseDeck(form, words.mine, game.mine);
  await chooseDeck(form, words.theirs, game.theirs);
  await form.getByRole('button', { name: words.deal, exact: true }).click();
  await waitForTable(page);
}

/** How long a table may stand still while nobody here is asked, in milliseconds: long enough for a machine that is busy otherwise. */
const stillMs = 120_000;
/** Milliseconds between two looks at a table: to look at each frame would keep a processor busy. */
const lookMs = 50;

/** What a page shows while its player is asked and the page waits for nothing. */
export const askedSlip = '.slip:not([data-quiet]):not([data-forced])[aria-busy="false"]';

/**
 * Waits until this player is asked or the match is over. Returns whether it is over. Others may act for as long as they like: bots play
 * on where this player is out. Throws where the table stands still.
 */
export async function waitForTable(page: Page): Promise<boolean> {
  for (let shown = ''; ;) {
    const before = shown;
    const handle = await page.waitForFunction(
      ({ known, slip }) => {
        if (document.querySelector('[data-finish]') !== null) return 'over';
        const asked = document.querySelector(slip) !== null;
        if (asked && document.querySelector('[data-choice]') !== null) return 'asked';
        const table = document.querySelector('.table')?.textContent ?? '';
        return table === known ? undefined : table;
      },
      { known: before, slip: askedSlip },
      { timeout: stillMs, polling: lookMs },
    );
    shown = (await handle.jsonValue()) ?? '';
    if (shown === 'over' || shown === 'asked') return shown === 'over';
  }
}

/** Waits until each card and each sign on the page has its picture: those that a page draws first are asked for then. */
export async function untilPictured(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('.face') !== null && document.querySelector('path[d=""]') === null);
}

/** The first of some pages whose player is asked or whose match is over. */
export function whoIsAsked(pages: readonly Page[]): Promise<Page> {
  return Promise.race(
    pages.map(async (page) => {
      await page.locator(`${askedSlip}, [data-finish]`).first().waitFor();
      return page;
    }),
  );
}

/** One choice by the mouse, anything that the page offers. */
export async function clickSomething(page: Page, chance: Chance): Promise<void> {
  const choice = await pick(page.locator('[data-choice]:visible'), chance);
  const opensMenu = (await choice.getAttribute('aria-haspopup')) === 'menu';
  await choice.click();
  if (!opensMenu) return;
  await page.getByRole('menuitem').first().waitFor();
  await (await pick(page.getByRole('menuitem'), chance)).click();
}

async function pick(all: Locator, chance: Chance): Promise<Locator> {
  return all.nth(Math.floor(chance() * (await all.count())));
}

/** One choice by the keyboard alone: N leads to what can be chosen, Enter chooses, and a menu is walked by its arrows. */
export async function chooseByKeys(page: Page, chance: Chance): Promise<void> {
  const offered = await page.locator('[data-choice]:visible').count();
  const steps = 1 + Math.floor(chance() * offered);
  for (let step = 0; step < steps; step++) await page.keyboard.press('n');
  const opensMenu = await page.evaluate(() => document.activeElement?.getAttribute('aria-haspopup') === 'menu');
  await page.keyboard.press('Enter');
  if (!opensMenu) return;
  await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'menuitem');
  const items = await page.getByRole('menuitem').count();
  const down = Math.floor(chance() * items);
  for (let step = 0; step < down; step++) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

/** The most choices that a match may take before a test gives up. */
const choicesMax = 1500;

/**
 * Plays until the match is over or has shown what it is played for: until `watch`, which is called before every choice with how many were
 * made, says so. Returns how many it took.
 */
export async function playUntil(
  page: Page,
  choose: (page: Page) => Promise<void>,
  watch: (made: number) => Promise<'enough' | undefined>,
): Promise<number> {
  for (let made = 0; made < choicesMax; made++) {
    if ((await waitForTable(page)) || (await watch(made)) === 'enough') return made;
    await choose(page);
  }
  throw new Error(`The match was not over after ${choicesMax} choices.`);
}

/** Plays until the match is over. `watch` is called before every choice, with how many were made. Returns how many it took. */
export function playOut(page: Page, choose: (page: Page) => Promise<void>, watch: (made: number) => Promise<void>): Promise<number> {
  return playUntil(page, choose, (made) => watch(made).then(() => undefined));
}

/** Ends the match at once, in Spanish, unless it is over: its player gives up. */
export async function concede(page: Page): Promise<void> {
  await page.locator('.slip').waitFor();
  if ((await page.locator('[data-finish]').count()) > 0) return;
  await page.getByRole('button', { name: /^(Rendirse|Dejar la partida)$/ }).click();
  const sure = page.getByRole('alertdialog').getByRole('button', { name: /^(Rendirse|Dejarla)$/ });
  await sure.click();
  await page.locator('[data-finish]').waitFor();
}
