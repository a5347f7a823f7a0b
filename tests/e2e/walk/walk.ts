/** Plays whole matches by reading the page and choosing what is said, by mouse, touch or keyboard. */

import type { Page } from 'playwright-core';
import { axeFindings } from '../browser.ts';
import type { Chance } from '../play.ts';
import type { Combination } from './combinations.ts';
import { chooseBySaying, faultsOf, isAsked, isOver, leadsOn, offersOf } from './offers.ts';
import { readPage, type Control, type Reading } from './read-page.ts';

type Means = Combination['means'];

/** What a match was like. */
export interface Walk {
  readonly questions: number;
  /** Pressings, confirmations and menus counted. */
  readonly presses: number;
  readonly result: string;
  /** What was wrong, each once. */
  readonly faults: readonly string[];
}

/** More pressings than a match takes. */
const pressesMax = 2500;
/** How long nothing may change while nobody here is asked, in milliseconds. */
const stillMs = 120_000;
/** How long a pressing may show nothing, in milliseconds. */
const quietMs = 3000;
const lookAgainMs = 40;
/** How long it may take to come to what is pressed, in milliseconds. */
const reachMs = 20_000;
/** How many of the last choices somebody remembers. */
const recentMax = 24;
/** So few different ones among those lead nowhere. */
const toAndFro = 2;
/** How many questions are between two looks of axe. */
const axeEvery = 40;

/** How a match is played. */
export interface WalkSetting {
  readonly means: Means;
  readonly chance: Chance;
  /** After so many questions it is enough, though the match goes on. Default: none. */
  readonly questionsMax?: number | undefined;
  /** Told what is asked and what is pressed. */
  readonly onPress?: ((heading: string, pressed: string) => void) | undefined;
}

/** Plays a match that was dealt to its end, or until so many questions were asked. Throws where it stands still, where pressing leads nowhere, or where it does not end. */
export async function walk(page: Page, { means, chance, questionsMax = Infinity, onPress }: WalkSetting): Promise<Walk> {
  const faults = new Set<string>();
  let questions = 0;
  let last: Reading | undefined;
  const recent: string[] = [];
  for (let presses = 0; presses < pressesMax; presses++) {
    const reading = await untilAsked(page);
    if (isOver(reading) || questions >= questionsMax) return { questions, presses, result: reading.heading, faults: [...faults] };
    if (reading.said !== last?.said) {
      questions++;
      for (const fault of faultsOf(reading)) faults.add(fault);
      if (questions % axeEvery === axeEvery / 2) for (const fault of await axeFindings(page)) faults.add(fault);
    }
    const closing = reading.controls.find(({ place, name }) => place === 'dialog' && /^(Cerrar|Close)$/.test(name));
    const chosen = closing ?? chooseBySaying(newlyOffered(reading, last), recent, chance);
    if (chosen === undefined) throw new Error(`Nothing can be chosen: ${reading.said}`);
    onPress?.(reading.heading, chosen.name);
    if (recent.length === recentMax && new Set(recent).size <= toAndFro)
      throw new Error([`“${chosen.name}” leads nowhere: ${reading.said}`, ...faults].join('\n'));
    recent.push(chosen.name);
    if (recent.length > recentMax) recent.shift();
    const fault = await press(page, chosen, means);
    if (fault !== undefined) faults.add(`“${reading.heading}”: ${fault}`);
    await untilChanged(page, reading);
    last = reading;
  }
  throw new Error(`The match was not over after ${pressesMax} pressings.`);
}

/** What came onto the slip by the last pressing, where it was for the same question: a second step. Otherwise all that is offered. */
function newlyOffered(reading: Reading, last: Reading | undefined): readonly Control[] {
  const offers = offersOf(reading);
  if (last === undefined || last.heading !== reading.heading) return offers;
  const before = new Set(offersOf(last).map(({ name }) => name));
  const fresh = offers.filter((offer) => offer.place === 'slip' && !before.has(offer.name) && leadsOn(offer));
  return fresh.length > 0 ? fresh : offers;
}

/** Reads the page until the reader is asked or the match is over. */
async function untilAsked(page: Page): Promise<Reading> {
  let before = '';
  for (let since = Date.now(); Date.now() - since < stillMs;) {
    const reading = await readPage(page);
    if (isOver(reading) || isAsked(reading)) return reading;
    const shown = JSON.stringify(reading);
    if (shown !== before) since = Date.now();
    before = shown;
    await page.waitForTimeout(lookAgainMs);
  }
  throw new Error(`The table stands still: ${before.slice(0, 500)}`);
}

/** Waits until the page says something else; what answers nothing may say the same. */
async function untilChanged(page: Page, before: Reading): Promise<void> {
  const shown = JSON.stringify(before);
  for (const since = Date.now(); Date.now() - since < quietMs;) {
    if (JSON.stringify(await readPage(page)) !== shown) return;
    await page.waitForTimeout(lookAgainMs);
  }
}

/** How often somebody tries to press what is there and yields nothing. */
const triesMax = 2;

/**
 * Presses something. Returns what is wrong where it is there and cannot be reached. What is gone by now, or lies under a dialog that has
 * come since it was read, is read again.
 */
async function press(page: Page, control: Control, means: Means): Promise<string | undefined> {
  if (means === 'keyboard') return pressByKeys(page, control);
  const element = page.getByRef(control.ref);
  let failure = '';
  for (let tries = 0; tries < triesMax; tries++) {
    try {
      if (means === 'touch') await element.tap({ position: { x: 16, y: 22 }, timeout: reachMs });
      else await element.click({ timeout: reachMs });
      return undefined;
    } catch (error) {
      failure = `“${control.name}” cannot be pressed: ${String(error).slice(0, 1500)}`;
      const { controls } = await readPage(page);
      const isThere = controls.some(({ ref, name }) => ref === control.ref && name === control.name);
      const isCovered = control.place !== 'dialog' && controls.some(({ place }) => place === 'dialog');
      if (!isThere || isCovered) return undefined;
    }
  }
  return failure;
}

/** More parts than a table has. */
const partsMax = 40;
/** After so many stops that are nothing to press, such as a heading, a key leads nowhere. */
const unnamedMax = 3;

/** Presses the keys that lead to a control. Returns what is wrong where none does; what is gone is read again. */
async function pressByKeys(page: Page, { ref, name, place }: Control): Promise<string | undefined> {
  if (place === 'dialog') return page.keyboard.press('Escape').then(() => undefined);
  const reached = place === 'menu' ? await leadBy('ArrowDown', page, ref) : await leadOverTable(page, ref);
  if (reached === 'there') await page.keyboard.press('Enter');
  return reached === 'elsewhere' ? `“${name}” is not reached by keys, which lead at last to ${await sayFocus(page)}` : undefined;
}

/** What has the focus, with the region that it is in: so that a place where keys are caught is known by its name. */
async function sayFocus(page: Page): Promise<string> {
  return page.evaluate(() => {
    const active = document.activeElement;
    const region = active?.closest('[aria-label]:not(button, a)')?.getAttribute('aria-label') ?? '';
    return `${active?.tagName ?? 'nothing'} “${(active?.getAttribute('aria-label') ?? active?.textContent ?? '').slice(0, 120)}” in “${region}”`;
  });
}

/** Where keys have led: to the control, past it, or it is gone. */
type Reached = 'there' | 'elsewhere' | 'gone';

/** Leads to a control of the table: N goes through what advances the match, F6 and arrows through everything. */
async function leadOverTable(page: Page, ref: string): Promise<Reached> {
  let reached = await leadBy('n', page, ref);
  for (let parts = 0; parts < partsMax && reached === 'elsewhere'; parts++) {
    await page.keyboard.press('F6');
    reached = await leadBy('ArrowRight', page, ref);
    if (reached === 'elsewhere') reached = await leadBy('ArrowLeft', page, ref);
  }
  return reached;
}

/** Presses a key until it has led to a control, or leads to nothing that it has not led to before. */
async function leadBy(key: string, page: Page, ref: string): Promise<Reached> {
  const passed = new Set<string>();
  for (let unnamed = 0; unnamed < unnamedMax;) {
    const { controls } = await readPage(page);
    const target = controls.find((control) => control.ref === ref);
    // What has opened since it was read keeps the keys.
    if (target === undefined || (target.place !== 'menu' && controls.some(({ place }) => place === 'menu' || place === 'dialog')))
      return 'gone';
    const active = controls.find(({ isActive }) => isActive)?.ref;
    if (active === ref) return 'there';
    if (active === undefined) unnamed++;
    else if (passed.has(active)) return 'elsewhere';
    else passed.add(active);
    await pressAndFollow(page, key);
  }
  return 'elsewhere';
}

/** How long a key may take to move the focus, in milliseconds: one that leads nowhere takes as long. */
const focusMs = 600;

/** Presses a key, and waits until the focus has moved. */
async function pressAndFollow(page: Page, key: string): Promise<void> {
  const before = await page.evaluateHandle(() => document.activeElement);
  await page.keyboard.press(key);
  await page.waitForFunction((was) => document.activeElement !== was, before, { timeout: focusMs }).catch(() => undefined);
  await before.dispose();
}
