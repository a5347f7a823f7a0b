/// <reference lib="dom" />
/** Plays matches in the browser as somebody does who follows the hint, and counts the clicks. */

import type { Browser, Page } from 'playwright-core';
import { openTable } from './in-page.ts';

/** What was clicked. */
export interface ClickFigures {
  readonly matches: number;
  readonly rounds: number;
  readonly clicks: number;
  readonly clicksPerRound: number;
}

/** What is played. */
export interface ClickWish {
  readonly game: string;
  readonly matches: number;
  readonly tell: (line: string) => void;
}

/** More clicks than a match takes, or than a question takes: who follows a hint is stuck then. */
const clicksMax = { match: 1500, question: 40 };
/** Milliseconds for a hint, and for what a click changes on a page that nothing moves on. */
const hintMs = 60_000;
const settleMs = 120;
const askedMs = 120_000;

/** What a page shows while its player is asked and it waits for nothing, or once the match is over. */
const asked = '.slip:not([data-quiet]):not([data-forced])[aria-busy="false"]';
const over = '[data-finish]';

/** Plays the matches one after another, each in a browser that has shown nothing before. The H key that asks for a hint is no click. */
export async function countClicks(browser: Browser, url: string, { game, matches, tell }: ClickWish): Promise<ClickFigures> {
  let [rounds, clicks] = [0, 0];
  for (let at = 0; at < matches; at++) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'es', reducedMotion: 'reduce' });
    // What the encounter does goes on by itself, so that it is followed without clicks.
    await context.addInitScript(() => localStorage.setItem('crupier.beats', '{"chosen":"fast"}'));
    const page = await context.newPage();
    await page.goto(url);
    await page.goto(`${url}/match/${await page.evaluate(openTable, game)}`);
    const played = await followHints(page);
    rounds += played.rounds;
    clicks += played.clicks;
    tell(`match ${at + 1} of ${matches}: ${played.clicks} clicks in ${played.rounds} rounds`);
    await context.close();
  }
  return { matches, rounds, clicks, clicksPerRound: Math.round((clicks / Math.max(1, rounds)) * 100) / 100 };
}

interface Played {
  readonly rounds: number;
  readonly clicks: number;
}

async function followHints(page: Page): Promise<Played> {
  let [rounds, question, onQuestion] = [0, '', 0];
  for (let clicks = 0; clicks < clicksMax.match; clicks++) {
    await page.locator(`${asked}, ${over}`).first().waitFor({ timeout: askedMs });
    if ((await page.locator(over).count()) > 0) return { rounds, clicks };
    const shown = await page.evaluate(() => ({
      question: document.querySelector('.slip')?.getAttribute('data-decision') ?? '',
      round: Number(/\d+/.exec(document.querySelector('.bar')?.textContent ?? '')?.[0] ?? 0),
    }));
    rounds = Math.max(rounds, shown.round);
    if (shown.question !== question) {
      [question, onQuestion] = [shown.question, 0];
      await askForHint(page);
    }
    // A click that came too late for its question shows the card large.
    if ((await page.locator('.zoom').count()) > 0) await page.keyboard.press('Escape');
    if (onQuestion++ > clicksMax.question) throw new Error(`The question “${await page.locator('#question').innerText()}” goes on.`);
    await clickAdvised(page, onQuestion);
    await page.waitForTimeout(settleMs);
  }
  throw new Error(`The match was not over after ${clicksMax.match} clicks.`);
}

/** Asks for a hint by its key, unless the question has none. */
async function askForHint(page: Page): Promise<void> {
  if ((await page.locator('.hint').count()) === 0) await page.keyboard.press('h');
  await page
    .locator('.hint')
    .waitFor({ timeout: 2_000 })
    .catch(() => undefined);
  // One whose question has gone meanwhile goes with it.
  await page.waitForFunction(() => document.querySelector('.hint[aria-busy=true]') === null, undefined, { timeout: hintMs });
}

/** The hint itself where it can be taken; what is advised and not chosen yet, in a menu before anything else, then the act that answers, then anything that is offered. */
const steps = [
  '.hint[aria-busy=false] > .button:not([aria-label])',
  '[role=menuitem][data-advised]',
  '[role=menuitem]',
  '[data-choice][data-advised]:not([aria-pressed=true]):visible',
  '.card[data-choice]:has(.face-advised):visible',
  '.slip-acts > .button[data-choice]:visible',
  '[data-choice]:visible',
];

async function clickAdvised(page: Page, tries: number): Promise<void> {
  for (const step of steps) {
    const found = page.locator(step);
    const count = await found.count();
    if (count === 0) continue;
    // Where one way leads nowhere the next is tried.
    const target = found.nth(step.startsWith('.slip-acts') ? count - 1 : (tries - 1) % count);
    const opensMenu = (await target.getAttribute('aria-haspopup')) === 'menu';
    await target.click({ timeout: 5_000 });
    if (opensMenu) await page.getByRole('menuitem').first().waitFor();
    return;
  }
}
