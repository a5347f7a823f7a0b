/** What somebody does who has never been here: one whole match of KeyForge from home, and what one looks up after it. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { chanceFrom, clickSomething, waitForTable, type Chance } from './play.ts';
import { serve } from './served.ts';

const { open } = serve();

/** More choices and moments than a match has. */
const stepsMax = 1500;

const matchesMax = 3;

/** What is to be seen on the way. */
interface Seen {
  /** The moments of the opponent's turns, by the kind of each. */
  readonly kinds: Set<string>;
  /** What a fight was foreseen to do before it was chosen. */
  foreseen: string;
}

/** What a stranger wants to do with a card, the best first: to fight, or to have somebody who can. */
const wishes = [
  { card: /puedes:.*Luchar con/, act: /^Luchar con/ },
  { card: /Criatura\. .*puedes:.*Jugar/, act: /^Jugar/ },
  { card: /puedes:.*Jugar/, act: /^Jugar/ },
] as const;

/** Fights, or plays what may fight later. Returns whether a card can do either. */
async function useCard(page: Page, seen: Seen): Promise<boolean> {
  for (const [rank, { card, act }] of wishes.entries()) {
    const first = page.getByRole('button', { name: card }).first();
    if ((await first.count()) === 0) continue;
    const opensMenu = (await first.getAttribute('aria-haspopup')) === 'menu';
    await first.click();
    if (opensMenu) await page.getByRole('menuitem', { name: act }).first().click();
    if (rank === 0) await fightByForecast(page, seen);
    return true;
  }
  return false;
}

/** Chooses whom a creature fights, once the options say what comes of it. A creature that is stunned fights nobody. */
async function fightByForecast(page: Page, seen: Seen): Promise<void> {
  await waitForTable(page);
  const victim = page.locator('.felt [data-card][data-choice]').first();
  if ((await page.locator('.slip .outcome').count()) === 0) return;
  await expect.poll(async () => (await page.locator('.slip .outcome').allInnerTexts()).join(' ')).not.toMatch(/^$|…/);
  seen.foreseen = await page.locator('.slip .outcome').first().innerText();
  await victim.click();
}

/** What a house is worth to whoever wants to fight, by what its option says: creatures that are ready, then cards to play. */
function worthOf(words: string): number {
  const count = (of: RegExp): number => Number(of.exec(words)?.[1] ?? 0);
  return count(/(\d+) criatura/) * 10 + count(/(\d+) en mano/);
}

/** Chooses the best house. Returns whether a house is asked for. */
async function chooseHouse(page: Page): Promise<boolean> {
  const houses = page.locator('.slip [data-choice]', { hasText: /en mano|criatura|artefacto|nada que/ });
  const worth = (await houses.allInnerTexts()).map(worthOf);
  if (worth.length === 0) return false;
  await houses.nth(worth.indexOf(Math.max(...worth))).click();
  return true;
}

/** One choice: until a fight was foreseen what leads to one, then nothing but what must be. */
async function choose(page: Page, chance: Chance, seen: Seen): Promise<void> {
  const end = page.locator('.slip [data-lets=end]');
  if (await chooseHouse(page)) return;
  if (seen.foreseen === '' && (await useCard(page, seen))) return;
  if ((await end.count()) > 0) await end.click();
  else await clickSomething(page, chance);
}

/** One moment or one choice. Returns whether the match is over. */
async function goOn(page: Page, chance: Chance, seen: Seen): Promise<boolean> {
  const beat = page.locator('.beat-slip');
  const kind = await page.evaluate(() => document.querySelector('.beat-slip')?.getAttribute('data-beat'));
  if (typeof kind === 'string') {
    seen.kinds.add(kind);
    await page.keyboard.press(' ');
  } else await choose(page, chance, seen);
  return (await Promise.race([beat.waitFor(), waitForTable(page)])) === true;
}

async function playToEnd(page: Page, chance: Chance, seen: Seen): Promise<void> {
  for (let step = 0; step < stepsMax; step++) if (await goOn(page, chance, seen)) return;
  throw new Error('The match is not over.');
}

test('a stranger deals from home, follows the bot step by step, fights by the forecast, and goes from the end by the replay to a rule and back', async () => {
  const { page, errors } = await open({ beats: true });
  const home = page.url();
  const seen: Seen = { kinds: new Set(), foreseen: '' };
  // The bot thinks as long as it may, so that no two matches are alike: in some nobody can choose whom to fight.
  for (let match = 0; match < matchesMax && seen.foreseen === ''; match++) {
    if (match > 0) await page.goto(home);
    await page.getByRole('button', { name: 'Repartir: KeyForge' }).click();
    await waitForTable(page);
    await playToEnd(page, chanceFrom(9 + match), seen);
  }
  expect([...seen.kinds]).toEqual(expect.arrayContaining(['start', 'house', 'play', 'reap', 'forge', 'end']));
  expect(seen.foreseen).toMatch(/−\d/);

  await page.getByRole('link', { name: 'Recorrer la partida' }).click();
  await page.getByRole('region', { name: 'Lo que importó' }).waitFor();
  const replay = new URL(page.url()).pathname;
  expect(replay).toMatch(/^\/replay\//);
  await page.getByRole('button', { name: 'Reglamento' }).click();
  const book = page.getByRole('dialog', { name: 'Reglamento' });
  await book.getByRole('searchbox').fill('forjar');
  await book.locator('.rules a[href*="/rules/KF-"]').first().click();
  await book.locator('[data-read]').waitFor();
  const opened = page.waitForEvent('popup');
  await book.getByRole('link', { name: 'Página entera' }).click();
  const rule = await opened;
  await rule.getByRole('heading', { level: 1, name: /KF-/ }).waitFor();
  expect(new URL(rule.url()).pathname).toMatch(/^\/rules\/KF-/);
  await rule.close();
  await book.getByRole('button', { name: 'Cerrar' }).click();
  await book.waitFor({ state: 'detached' });
  await page.getByRole('region', { name: 'Lo que importó' }).waitFor();
  expect(new URL(page.url()).pathname).toBe(replay);
  expect(errors).toEqual([]);
});
