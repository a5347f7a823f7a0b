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
/** After so long a page that goes on changing is read all the same, in milliseconds. */
const lookAgainMs = 500;
/** A page that has not changed for so long is read, in milliseconds: to read a crowded table takes longer. */
const settleMs = 60;
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
  let seen: Reading | undefined;
  const recent: string[] = [];
  for (let presses = 0; presses < pressesMax; presses++) {
    const reading = await untilAsked(page, seen);
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
    seen = await untilChanged(page, reading);
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

/** Reads the page until the reader is asked or the match is over; `seen` is what was read a moment ago. */
async function untilAsked(page: Page, seen?: Reading): Promise<Reading> {
  let before = '';
  let reading = seen ?? (await readPage(page));
  for (let since = Date.now(); Date.now() - since < stillMs;) {
    if (isOver(reading) || isAsked(reading)) return reading;
    const shown = JSON.stringify(reading);
    if (shown !== before) since = Date.now();
    before = shown;
    await settled(page);
    reading = await readPage(page);
  }
  throw new Error(`The table stands still: ${before.slice(0, 500)}`);
}

/** Waits until the page says something else, and returns it; what answers nothing may say the same. */
async function untilChanged(page: Page, before: Reading): Promise<Reading> {
  const shown = JSON.stringify(before);
  for (const since = Date.now(); ;) {
    await settled(page);
    const reading = await readPage(page);
    if (JSON.stringify(reading) !== shown || Date.now() - since >= quietMs) return reading;
  }
}

/** Waits until nothing of the page has changed for a moment; at most `lookAgainMs`. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(
    ({ most, quiet }) =>
      new Promise<void>((resolve) => {
        const end = (): void => {
          observer.disconnect();
          resolve();
        };
        let timer = setTimeout(end, quiet);
        const observer = new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(end, quiet);
        });
        observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
        setTimeout(end, most);
      }),
    { most: lookAgainMs, quiet: settleMs },
  );
}

/** How often somebody tries to press what is there and yields nothing. */
const triesMax = 2;

/**
 * Presses something. Returns what is wrong where it is there and cannot be reached. What is gone by now, or lies under a dialog that has
 * come since it was read, is read again.
 */
async function press(page: Page, control: Control, means: Means): Promise<string | undefined> {
  if (means === 'keyboard') return pressByKeys(page, control);
  let failure = '';
  for (let tries = 0; tries < triesMax; tries++) {
    // What goes away while it is pressed is no fault, and not waited for.
    const [element] = await page.getByRef(control.ref).elementHandles();
    if (element === undefined) return undefined;
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
/** After so many presses that lead nowhere at all, a key leads nowhere. */
const unnamedMax = 3;

/** Presses the keys that lead to a control. Returns what is wrong where none does; what is gone is read again. */
async function pressByKeys(page: Page, { ref, name, place }: Control): Promise<string | undefined> {
  if (place === 'dialog') return page.keyboard.press('Escape').then(() => undefined);
  const reached = place === 'menu' ? await leadBy('ArrowDown', page, ref) : await leadOverTable(page, ref);
  if (reached === 'there') {
    // A turn that ends by itself meanwhile leaves the focus where the next question has another answer.
    const { controls } = await readPage(page);
    if (controls.some((each) => each.ref === ref && each.name === name)) await page.keyboard.press('Enter');
  }
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
  const [target] = await page.getByRef(ref).elementHandles();
  if (target === undefined) return 'gone';
  const passed = await page.evaluateHandle(() => new WeakSet<Element>());
  for (let unnamed = 0; unnamed < unnamedMax;) {
    const stop = await target.evaluate(stopOf, passed);
    if (stop === 'nowhere') unnamed++;
    else if (stop !== 'another') return stop;
    await pressAndFollow(page, key);
  }
  return 'elsewhere';
}

/** Where the focus is, for somebody who is led to a control and has passed others. Runs in the page. */
function stopOf(target: Element, passed: WeakSet<Element>): Reached | 'another' | 'nowhere' {
  // What has opened since it was read keeps the keys.
  const isCovered = [...document.querySelectorAll('[role=menu], [role=dialog]')].some((opened) => !opened.contains(target));
  if (!target.isConnected || target.matches(':disabled, [aria-disabled=true]') || isCovered) return 'gone';
  const { activeElement } = document;
  if (activeElement === target) return 'there';
  if (activeElement === null || activeElement === document.body) return 'nowhere';
  if (passed.has(activeElement)) return 'elsewhere';
  passed.add(activeElement);
  return 'another';
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
