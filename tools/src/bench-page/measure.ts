/// <reference lib="dom" />
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { chromium, type Browser, type Page } from 'playwright-core';
import { nodeOf } from '../speed/against/checkout.ts';
import { countClicks, type ClickFigures } from './follow-hints.ts';
import { countFrames, noteUse, openTable, type Noted } from './in-page.ts';

/** The windows in which layout shifts are measured. */
export const windows = [
  { width: 1440, height: 900 },
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
] as const;

/** A page in one window. */
export interface PageFigures {
  readonly page: string;
  readonly width: number;
  readonly height: number;
  /** Cumulative layout shift. */
  readonly shift: number;
  /** Milliseconds until it can be used, on a processor that is slowed down. */
  readonly usableMs: number;
}

/** All that is measured. */
export interface BenchFigures {
  readonly pages: readonly PageFigures[];
  /** Frames a second while cards move, at full speed and on a processor that is slowed down. */
  readonly frames: { readonly full: number; readonly slowed: number };
  /** The clicks of matches that follow the hint; absent where none is played. */
  readonly clicks?: ClickFigures;
}

/** What a run is made with. */
export interface BenchWish {
  readonly browser: string;
  readonly game: string;
  /** How many times slower the processor is made. */
  readonly slower: number;
  /** How many cards move. */
  readonly cards: number;
  /** How many matches are played by the hint. */
  readonly matches: number;
  readonly tell: (line: string) => void;
}

const framesMs = 3000;
/** Milliseconds that a page is watched after it can be used: what comes late may still push things away. */
const settleMs = 1500;

/** Measures the page of a checkout, by a server of its own. */
export async function measurePage(checkout: string, wish: BenchWish): Promise<BenchFigures> {
  const data = mkdtempSync(join(tmpdir(), 'crupier-bench-'));
  const server = spawn(nodeOf(checkout), ['bin/start.mjs'], {
    cwd: checkout,
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', CRUPIER_DATA: data },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const args = ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run'];
  let browser: Browser | undefined;
  try {
    const url = await firstLine(server);
    browser = await chromium.launch({ executablePath: wish.browser, args });
    const pages: PageFigures[] = [];
    for (const { width, height } of windows) {
      pages.push(await measureOne(browser, { ...wish, url, page: 'home', width, height }));
      pages.push(await measureOne(browser, { ...wish, url, page: 'table', width, height }));
    }
    const frames = await measureFrames(browser, url, wish);
    return { pages, frames, ...(wish.matches > 0 && { clicks: await countClicks(browser, url, wish) }) };
  } finally {
    await browser?.close();
    server.kill();
    await new Promise((resolve) => (server.exitCode === null ? server.once('exit', resolve) : resolve(undefined)));
    rmSync(data, { recursive: true, force: true });
  }
}

function firstLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The server ended with ${String(code)} before it said its address.`)));
    if (child.stdout !== null) createInterface(child.stdout).once('line', (line) => resolve(line.trim()));
  });
}

interface OneWish extends BenchWish {
  readonly url: string;
  readonly page: 'home' | 'table';
  readonly width: number;
  readonly height: number;
}

const usable = { home: '.new-table button', table: '.slip [data-choice]' } as const;

async function measureOne(browser: Browser, { url, page: name, width, height, game, slower, tell }: OneWish): Promise<PageFigures> {
  const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(url);
  const address = name === 'home' ? url : `${url}/match/${await page.evaluate(openTable, game)}`;
  // A first visit: nothing is kept from the page before.
  await page.goto('about:blank');
  await slowDown(page, slower);
  await page.addInitScript(noteUse, usable[name]);
  await page.goto(address);
  await page.waitForFunction(() => (window as unknown as { noted: Noted }).noted.usableMs !== undefined);
  await page.waitForTimeout(settleMs);
  const { shift, usableMs = 0 } = await page.evaluate(() => (window as unknown as { noted: Noted }).noted);
  await context.close();
  tell(`${name} at ${width} × ${height}: usable after ${Math.round(usableMs)} ms, layout shift ${shift.toFixed(4)}`);
  return { page: name, width, height, shift, usableMs };
}

async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

async function measureFrames(browser: Browser, url: string, { game, slower, cards, tell }: BenchWish): Promise<BenchFigures['frames']> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'no-preference' });
  const page = await context.newPage();
  await page.goto(url);
  await page.goto(`${url}/match/${await page.evaluate(openTable, game)}`);
  await page.locator('.slip [data-choice]').first().waitFor();
  await page.waitForTimeout(settleMs);
  const full = await page.evaluate(countFrames, [cards, framesMs] as const);
  await slowDown(page, slower);
  const slowed = await page.evaluate(countFrames, [cards, framesMs] as const);
  await context.close();
  tell(`${cards} cards move at ${full.toFixed(1)} frames a second, ${slowed.toFixed(1)} on a processor ${slower} times slower`);
  return { full, slowed };
}
