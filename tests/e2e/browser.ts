/** Opens Debian's Chromium, and watches that the page says nothing wrong. */

import { createHash } from 'node:crypto';
import { AxeBuilder } from '@axe-core/playwright';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { findChromium } from '../../tools/src/chromium.ts';
import { seed } from './start-server.ts';

const args = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Launches the browser. */
export function openBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error('The browser tests need a browser: apt-get install chromium-headless-shell');
  // Whoever opens it ends it when the process is asked to end: by itself the browser would let the process live on.
  return chromium.launch({ executablePath, args, handleSIGTERM: false });
}

/** A page, and what went wrong in it so far. */
export interface OpenPage {
  readonly page: Page;
  /** Errors of scripts and of the console, but for those of a server that was ended on purpose. */
  readonly errors: string[];
}

/** What pages draw from, and how many were opened since: none draws what another has drawn. */
const draws = { text: seed, opened: 0 };

/** From now on pages draw from another text. */
export function drawPagesFrom(text: string): void {
  Object.assign(draws, { text, opened: 0 });
}

/** Lets a page draw from a seed what it draws at random, and other numbers each time that it is loaded. */
function drawFromSeed(first: number): void {
  const countLoads = (): number => {
    try {
      const loads = Number(sessionStorage.getItem('loads') ?? '0');
      sessionStorage.setItem('loads', String(loads + 1));
      return loads;
    } catch {
      // A page without an address has nothing to keep, and draws nothing.
      return 0;
    }
  };
  let state = first + countLoads() * 0x10000;
  crypto.getRandomValues = (array) => {
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    for (let at = 0; at < bytes.length; at++) {
      state = (state + 0x6d2b79f5) | 0;
      const mixed = Math.imul(state ^ (state >>> 15), 1 | state);
      bytes[at] = (mixed ^ (mixed >>> 14)) & 0xff;
    }
    return array;
  };
}

/** How long a page may take for anything, in milliseconds: only what never comes takes as long, on a busy machine too. */
const patienceMs = 120_000;

/** How a page is opened. */
export interface PageOptions extends BrowserContextOptions {
  /** Whether what happens between two questions is shown moment by moment, as at first; otherwise the page goes on at once. */
  readonly beats?: boolean;
  /** Whether what is on the page gets pixels, as for a picture: without them a page takes a third less of the processor. */
  readonly drawn?: boolean;
  /** Whether the reader has chosen the light theme before. */
  readonly light?: boolean;
}

/** Keeps the light theme as a reader does who has chosen it; a page without an address has nothing to keep. */
function chooseLight(): void {
  try {
    const kept = JSON.parse(localStorage.getItem('crupier.preferences') ?? '{}') as object;
    localStorage.setItem('crupier.preferences', JSON.stringify({ theme: 'light', ...kept }));
  } catch {
    // Another page follows, which has an address.
  }
}

/** Goes on over what happens between two questions, unless the reader has chosen otherwise. */
function passOverBeats(): void {
  // A page without an address keeps nothing.
  if (location.protocol === 'http:') localStorage.setItem('crupier.beats', localStorage.getItem('crupier.beats') ?? '{"chosen":"off"}');
}

/** Gives nothing on the page pixels. Where all lies, what is read and what is pressed stays the same. */
function leaveUndrawn(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(':root { opacity: 0 !important }');
  document.adoptedStyleSheets.push(sheet);
  Object.assign(globalThis, { undrawn: sheet });
}

/** Opens a page of its own, without motion so that nothing waits, and without pixels. */
export async function openPage(browser: Browser, url: string, { drawn, beats, light, ...options }: PageOptions = {}): Promise<OpenPage> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'es-ES',
    reducedMotion: 'reduce',
    // The page is fetched from the server anew each time, but where a test wants it kept.
    serviceWorkers: 'block',
    ...options,
  });
  await context.addInitScript(
    drawFromSeed,
    createHash('sha256')
      .update(`${draws.text}/${++draws.opened}`)
      .digest()
      .readUInt32BE(),
  );
  if (beats !== true) await context.addInitScript(passOverBeats);
  if (drawn !== true) await context.addInitScript(leaveUndrawn);
  if (light === true) await context.addInitScript(chooseLight);
  context.setDefaultTimeout(patienceMs);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('ERR_CONNECTION_REFUSED')) errors.push(message.text());
  });
  await page.goto(url);
  return { page, errors };
}

/** Lets what is on a page have pixels, or none again. */
async function setDrawn(page: Page, drawn: boolean): Promise<void> {
  await page.evaluate((value) => {
    const { undrawn } = globalThis as { readonly undrawn?: CSSStyleSheet };
    if (undrawn !== undefined) undrawn.disabled = value;
  }, drawn);
}

/** What axe finds once the page is there, one line each; `without` are rules that it leaves out. */
export async function axeFindings(page: Page, without: readonly string[] = []): Promise<readonly string[]> {
  await page.locator('main').first().waitFor({ state: 'attached' });
  // What cannot be seen has no contrast that is too low.
  await setDrawn(page, true);
  // The page has no frames of others, and only what is wrong is told: to describe what is right takes longer than to look at it.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'], rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])) })
    .analyze();
  await setDrawn(page, false);
  return violations.flatMap(({ id, help, nodes }) => nodes.map((node) => `${id}: ${help}: ${node.html.slice(0, 160)}`));
}
