/** Opens Debian's Chromium, and watches that the page says nothing wrong. */

import { existsSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';

const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
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
  if (!existsSync(executablePath)) throw new Error(`The browser tests need Chromium at ${executablePath}: apt-get install chromium`);
  return chromium.launch({ executablePath, args });
}

/** A page, and what went wrong in it so far. */
export interface OpenPage {
  readonly page: Page;
  /** Errors of scripts and of the console, but for those of a server that was ended on purpose. */
  readonly errors: string[];
}

/** Opens a page of its own, without motion so that nothing waits. */
export async function openPage(browser: Browser, url: string, options: BrowserContextOptions = {}): Promise<OpenPage> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'es-ES',
    reducedMotion: 'reduce',
    ...options,
  });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('ERR_CONNECTION_REFUSED')) errors.push(message.text());
  });
  await page.goto(url);
  return { page, errors };
}

/** What axe finds serious or worse, one line each. */
export async function seriousFindings(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, help, nodes }) => nodes.map((node) => `${id}: ${help}: ${node.html.slice(0, 160)}`));
}
