/** What is wrong with a table as it lies on the page: covered, cut, too small, or in another's region. */

import type { Page } from 'playwright-core';
import { findCuts, findNeighbours } from './lane-checks.ts';
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
  /** Looks at what stands side by side as well: at neighbours, and at what is cut. */
  readonly lanes?: boolean;
  /** Whether names on cards and of players may be cut: those of cards that many others stand beside. */
  readonly cutNames?: boolean;
}

/** More frames than a page needs to be drawn anew. */
const framesMax = 600;

/** Waits until a page is drawn as it stays: its typefaces are there, and what is measured after a drawing changes nothing any more for three frames. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async (most) => {
    await document.fonts.ready;
    let changes = 0;
    const observer = new MutationObserver(() => changes++);
    observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
    for (let frame = 0, still = 0; still < 3 && frame < most; frame++) {
      const before = changes;
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      still = changes === before ? still + 1 : 0;
    }
    observer.disconnect();
  }, framesMax);
}

/** Looks at the page once it is drawn. */
export async function probe(page: Page, { largeText = false, lanes = false, cutNames = false }: ProbeOptions = {}): Promise<Findings> {
  await settled(page);
  await page.evaluate(installProbe, largeText);
  const faults = [
    ...(await page.evaluate(findHidden)),
    ...(await page.evaluate(findCollisions)),
    ...(await page.evaluate(findSlipFaults)),
    ...(await page.evaluate(findBlurs)),
    ...(lanes ? await page.evaluate(findNeighbours) : []),
    ...(lanes ? await page.evaluate(findCuts, cutNames) : []),
  ];
  return { faults: [...new Set(faults)], ...(await page.evaluate(readPlaces)) };
}
