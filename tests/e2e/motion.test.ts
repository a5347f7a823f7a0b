/** What moves, is shown and sounds at a table. Nothing here waits for a clock of its own: motion is slowed down, or its clock is turned by hand. */

import type { CDPSession, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFindings } from './browser.ts';
import { serve } from './served.ts';
import { stage, type Staged } from './staged.ts';
import { sanctumTurn } from './stages.ts';

const { open, openStage, server } = serve();

const turn = sanctumTurn(
  '2 line Subject Kirby',
  '1 hand Grey Monk; Grey Monk; Grey Monk',
  '2 hand Subject Kirby',
  '1 deck Zorg; Zorg; Zorg; Zorg; Zorg; Zorg',
  '2 deck Zorg; Zorg; Zorg; Zorg; Zorg; Zorg; Zorg; Zorg; Zorg; Zorg; Zorg; Zorg',
);
const moving = { reducedMotion: 'no-preference' } as const;

/** Makes all motion so slow that it can be looked at. */
async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0.001 });
  return session;
}

/** Stops the page's clock a second ahead, from where on it goes as far as it is told to; again where that second is over on a busy machine. */
async function pauseClock(page: Page): Promise<void> {
  const pause = async (): Promise<boolean> => {
    const now = await page.evaluate(() => Date.now());
    return page.clock.pauseAt(now + 1000).then(
      () => true,
      () => false,
    );
  };
  await expect.poll(pause).toBe(true);
}

async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await pauseClock(page);
}

/** Lets the page's clock go on until something is there: messages come when they come, whatever that clock says. */
async function runUntil(page: Page, isThere: () => Promise<boolean>): Promise<void> {
  const look = async (): Promise<boolean> => {
    await page.clock.runFor(100);
    return isThere();
  };
  await expect.poll(look).toBe(true);
}

async function playOwnCard(page: Page): Promise<void> {
  await page.locator('.slip[data-kind=act]').waitFor();
  await page.locator('.hand .card').first().click();
  await page
    .getByRole('menuitem', { name: /^Jugar/ })
    .first()
    .click();
  await page.waitForFunction(() => document.querySelectorAll('.hand .card').length === 2);
}

test('a card that is played flies from its place in the hand, and any key ends that without doing anything else', async () => {
  const { page, errors, staged } = await openStage({ ...turn, inSteps: true }, moving);
  await page.locator('.slip[data-kind=act]').waitFor();
  await page.locator('.ghost').first().waitFor({ state: 'detached' });
  await slowDown(page);
  const hand = await page.locator('.hand .card').first().boundingBox();
  await playOwnCard(page);
  await page.locator('.motion > .ghost').first().waitFor();
  const flight = await page.evaluate(() => {
    const ghost = [...document.querySelectorAll('.motion > .ghost')].at(-1);
    const [animation] = ghost?.getAnimations() ?? [];
    const box = ghost?.getBoundingClientRect();
    const landing = [...document.querySelectorAll('.felt .card')].filter((card) => card.getAnimations().length > 0);
    const properties = document
      .getAnimations()
      .filter((each) => each.effect instanceof KeyframeEffect && each.effect.target?.closest('.motion, .felt') !== null)
      .flatMap((each) => (each.effect instanceof KeyframeEffect ? each.effect.getKeyframes() : []))
      .flatMap((frame) => Object.keys(frame));
    return { x: box?.x ?? 0, y: box?.y ?? 0, state: animation?.playState, landing: landing.length, properties: [...new Set(properties)] };
  });
  expect(flight.state).toBe('running');
  expect(Math.abs(flight.x - (hand?.x ?? 0))).toBeLessThan(30);
  expect(Math.abs(flight.y - (hand?.y ?? 0))).toBeLessThan(30);
  expect(flight.landing).toBeGreaterThan(0);
  // Nothing that moves needs a new layout.
  const moved = flight.properties.filter((each) => !['offset', 'computedOffset', 'easing', 'composite'].includes(each));
  for (const each of moved) expect(['transform', 'translate', 'scale', 'opacity']).toContain(each);
  const before = staged.answers.length;
  await page.keyboard.press('x');
  await expect.poll(() => page.locator('.ghost').count()).toBe(0);
  expect(
    await page.evaluate(() => [...document.querySelectorAll('.felt .card')].filter((card) => card.getAnimations().length > 0).length),
  ).toBe(0);
  expect(staged.answers).toHaveLength(before);
  expect(errors).toEqual([]);
});

test('where nothing is to move, what has changed is outlined for a moment', async () => {
  const { page, errors } = await openStage({ ...turn, inSteps: true });
  await stopClock(page);
  await playOwnCard(page);
  await page.locator('.felt .card[data-changed]').waitFor();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  expect(await page.locator('.ghost').count()).toBe(0);
  await page.clock.runFor(1100);
  expect(await page.locator('[data-changed]').count()).toBe(0);
  expect(errors).toEqual([]);
});

/** Ends the reader's turn, and lets the second seat play a card. */
async function othersPlay(page: Page): Promise<Staged> {
  const staged = await stage(page, server().url, { ...turn, plan: [], inSteps: true });
  await page.locator('.slip[data-kind=act]').waitFor();
  await stopClock(page);
  await page.getByRole('button', { name: 'Terminar tu turno' }).click();
  await page.locator('.slip[data-quiet]').waitFor();
  staged.answerFor(1, 'house');
  await page.clock.runFor(500);
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    for (const region of document.querySelectorAll('[aria-live]'))
      new MutationObserver(() => heard.push(region.textContent ?? '')).observe(region, {
        childList: true,
        characterData: true,
        subtree: true,
      });
  });
  staged.answerFor(1, 'play');
  await page.clock.runFor(500);
  return staged;
}

test('a card that an opponent plays is shown large, named once to screen readers, kept while it is pointed at, and skipped by a key', async () => {
  const { page, errors } = await open(moving);
  await othersPlay(page);
  const shown = page.locator('.slip[data-shown=played]');
  await runUntil(page, () => shown.isVisible());
  expect(await shown.innerText()).toContain('Bruno juega Sujeto Kirby');
  const timesNamed = async (): Promise<number> => {
    const heard = await page.evaluate(() => (window as unknown as { heard: readonly string[] }).heard);
    return heard.filter((each) => each.includes('Bruno juega Sujeto Kirby')).length;
  };
  await runUntil(page, async () => (await timesNamed()) > 0);
  const box = await shown.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 60, (box?.y ?? 0) + 60, { steps: 3 });
  // Second by second: in between the page hears that its server is still there.
  for (let second = 0; second < 20; second++) await page.clock.runFor(1000);
  expect(await shown.count()).toBe(1);
  expect(await timesNamed()).toBe(1);
  await page.clock.resume();
  expect(await axeFindings(page)).toEqual([]);
  await page.mouse.move(5, 5);
  await shown.waitFor({ state: 'detached' });
  expect(errors).toEqual([]);
});

test.each([
  [1440, 900],
  [1366, 768],
  [820, 1180],
  [390, 844],
  [844, 390],
])('in a window of %i × %i a card that is shown covers neither board nor hand, and a key goes on', async (width, height) => {
  const { page } = await open({ ...moving, viewport: { width, height } });
  await othersPlay(page);
  const shown = page.locator('.slip[data-shown]');
  await runUntil(page, () => shown.isVisible());
  const covered = await page.evaluate(() => {
    const boxOf = (selector: string): DOMRect | undefined => document.querySelector(selector)?.getBoundingClientRect();
    const slip = boxOf('.slip[data-shown]');
    const found: string[] = [];
    if (slip === undefined || slip.bottom > innerHeight + 1 || slip.right > innerWidth + 1) found.push('the slip leaves the window');
    for (const name of ['.felt', '.hand']) {
      const other = boxOf(name);
      if (slip === undefined || other === undefined) continue;
      const wide = Math.min(slip.right, other.right) - Math.max(slip.left, other.left);
      const high = Math.min(slip.bottom, other.bottom) - Math.max(slip.top, other.top);
      if (wide > 1 && high > 1) found.push(`the slip covers ${name}`);
    }
    const face = boxOf('.shown-face .face');
    if (face === undefined || slip === undefined || face.bottom > slip.bottom + 1 || face.right > slip.right + 1)
      found.push('the card is cut');
    return found;
  });
  expect(covered).toEqual([]);
  await page.keyboard.press('x');
  await expect.poll(() => shown.count()).toBe(0);
});

test('whoever wants no cards shown sees none', async () => {
  const { page } = await open(moving);
  await page.evaluate(() => localStorage.setItem('crupier.preferences', JSON.stringify({ language: 'es', showing: 'off' })));
  await page.goto('about:blank');
  await othersPlay(page);
  expect(await page.locator('.slip[data-shown]').count()).toBe(0);
});

/** Puts an audio device in the page's place that only counts, and keeps what the reader has chosen. */
async function listen(page: Page, chosen: Readonly<Record<string, unknown>>): Promise<() => Promise<number>> {
  await page.addInitScript((kept) => {
    if (location.protocol === 'http:') localStorage.setItem('crupier.preferences', JSON.stringify({ language: 'es', ...kept }));
    const counted = { sounds: 0 };
    const destination = {};
    const param = {
      value: 0,
      setValueAtTime: () => param,
      linearRampToValueAtTime: () => param,
      exponentialRampToValueAtTime: () => param,
    };
    const node = () => ({
      ...{ gain: param, frequency: param, start: () => undefined, stop: () => undefined },
      connect: (to: unknown) => {
        if (to === destination) counted.sounds++;
      },
    });
    class SilentContext {
      currentTime = 0;
      sampleRate = 8000;
      destination = destination;
      createGain = node;
      createOscillator = node;
      createBiquadFilter = node;
      createBufferSource = node;
      createBuffer = () => ({ getChannelData: () => new Float32Array(8) });
    }
    Object.assign(window, { AudioContext: SilentContext, counted });
  }, chosen);
  await page.goto('about:blank');
  return () => page.evaluate(() => (window as unknown as { counted: { sounds: number } }).counted.sounds);
}

const others = ['clock', 'slip', 'flip', 'tap', 'hit', 'threat', 'aember', 'key', 'chain', 'resolve', 'yourTurn', 'end'];

test.each([
  ['a card is heard as it is laid', { muted: others }, 1],
  ['what is switched off is not heard', { muted: [...others, 'deal'] }, 0],
  ['at volume 0 nothing is heard', { muted: [], volume: 0 }, 0],
])('%s, and nothing before the first press', async (_, chosen, expected) => {
  const { page, errors } = await open();
  const sounds = await listen(page, chosen);
  await stage(page, server().url, { ...turn, inSteps: true });
  await page.locator('.slip[data-kind=act]').waitFor();
  expect(await sounds()).toBe(0);
  await playOwnCard(page);
  await page.locator('.felt .card').nth(1).waitFor();
  expect(await sounds()).toBe(expected);
  expect(errors).toEqual([]);
});

test.each([
  ['whoever is asked hears their clock once when ten seconds are left', [0], 1],
  ['the clock of another seat is not heard', [1], 0],
])('%s', async (_, running, expected) => {
  const { page, errors } = await open();
  const sounds = await listen(page, { muted: others.filter((name) => name !== 'clock') });
  await page.clock.install({ time: 0 });
  await stage(page, server().url, { ...turn, clock: { leftMs: [45_500, 45_500], running, isPaused: false } });
  await page.locator('.clock').nth(1).waitFor();
  // The page's clock has gone on while it was loaded: it is stopped a moment ahead, with more than ten seconds left on a busy machine, too.
  await pauseClock(page);
  await page.keyboard.press('Shift');
  expect(await sounds()).toBe(0);
  // Second by second: in between the page hears that its server is still there.
  for (let second = 0; second < 36; second++) await page.clock.runFor(1000);
  // What the page draws anew it draws by tasks that are not stopped.
  await expect.poll(sounds).toBe(expected);
  await page.clock.runFor(3000);
  expect(await sounds()).toBe(expected);
  expect(errors).toEqual([]);
});
