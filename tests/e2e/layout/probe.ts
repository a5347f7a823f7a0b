/** What is wrong with a table as it lies on the page: covered, cut, too small, or in another's region. */

import type { Page } from 'playwright-core';
import { installProbe } from './probe-tools.ts';
import { findBlurs, findCollisions, findHidden, findSlipFaults, readPlaces, type Places } from './probe-checks.ts';

/** What was found on one page. */
export interface Findings extends Places {
  /** What is wrong, one line each. */
  readonly faults: readonly string[];
}

/** How the page is looked at. */
export interface ProbeOptions {
  /** Leaves out what holds only at the usual size of text. */
  readonly largeText?: boolean;
}

/** Waits until a page is drawn as it stays: its typefaces are there, and so is what is measured after the first drawing. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** Looks at the page once it is drawn. */
export async function probe(page: Page, { largeText = false }: ProbeOptions = {}): Promise<Findings> {
  await settled(page);
  await page.evaluate(installProbe, largeText);
  const faults = [
    ...(await page.evaluate(findHidden)),
    ...(await page.evaluate(findCollisions)),
    ...(await page.evaluate(findSlipFaults)),
    ...(await page.evaluate(findBlurs)),
  ];
  return { faults: [...new Set(faults)], ...(await page.evaluate(readPlaces)) };
}
