import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, openPage, seriousFindings } from './browser.ts';
import { chanceFrom, dealByClicks, playOut, waitForTable, type Chance } from './play.ts';
import { startServer, type ServerProcess } from './start-server.ts';

let server: ServerProcess;
let browser: Browser;

beforeAll(async () => {
  server = await startServer();
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  await server.end();
});

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

/** What is wrong with the page as a thumb and an eye meet it. */
async function faults(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > window.innerWidth) found.push(`the page is ${scrollWidth} wide`);
    for (const button of document.querySelectorAll<HTMLElement>('button, a, input, [role=radio]')) {
      const box = (button.closest('label') ?? button).getBoundingClientRect();
      // What stands inside a sentence may be as high as its line.
      const inline =
        button.matches('.log-line *, .skip, .unseen, .unseen *') ||
        button.style.width === '1px' ||
        getComputedStyle(button).position === 'fixed';
      if (box.width > 0 && !inline && (box.width < 44 || box.height < 44))
        found.push(`${button.outerHTML.slice(0, 90)} is ${Math.round(box.width)} × ${Math.round(box.height)}`);
    }
    for (const text of document.querySelectorAll<SVGTextElement>('.card svg text')) {
      const drawing = text.ownerSVGElement;
      const scale = drawing === null ? 1 : drawing.getBoundingClientRect().width / drawing.viewBox.baseVal.width;
      const size = Number(text.getAttribute('font-size')) * scale;
      if (size > 0 && size < 11.5) found.push(`“${text.textContent ?? ''}” is set at ${size.toFixed(1)} px`);
    }
    return [...new Set(found)];
  });
}

/** One choice by taps: a card is selected first, and what it is selected for is confirmed on the slip. */
async function tapSomething(page: Page, chance: Chance): Promise<void> {
  const choices = page.locator('[data-choice]:visible');
  const choice = choices.nth(Math.floor(chance() * (await choices.count())));
  const isCard = (await choice.getAttribute('data-card')) !== null;
  await choice.scrollIntoViewIfNeeded();
  await choice.tap({ position: { x: 16, y: 24 } });
  if (!isCard) return;
  if ((await page.locator('.slip[data-many]').count()) > 0) return;
  const options = page.locator('.slip-options .button:visible');
  await options.first().waitFor();
  await options.nth(Math.floor(chance() * (await options.count()))).tap();
}

test('on a phone nothing is cut off, everything can be hit by a thumb, and cards can be read', async () => {
  const { page, errors } = await openPage(browser, server.url, phone);
  expect(await faults(page)).toEqual([]);
  await dealByClicks(page);
  const chance = chanceFrom(11);
  const found = new Set<string>();
  const made = await playOut(
    page,
    (each) => tapSomething(each, chance),
    async (before) => {
      if (before % 7 !== 0) return;
      for (const fault of await faults(page)) found.add(fault);
      for (const tab of ['Artefactos', 'Pilas', 'Mesa']) {
        await page.getByRole('button', { name: tab }).tap();
        for (const fault of await faults(page)) found.add(fault);
      }
    },
  );
  expect(made).toBeGreaterThan(10);
  expect([...found]).toEqual([]);
  expect(await seriousFindings(page)).toEqual([]);
  expect(errors).toEqual([]);
}, 300_000);

test('a long press shows a card large, over the whole page, with its text', async () => {
  const { page } = await openPage(browser, server.url, phone);
  await dealByClicks(page);
  await waitForTable(page);
  const card = page.locator('.hand .card').first();
  const label = (await card.locator('.unseen').textContent()) ?? '';
  const box = await card.boundingBox();
  if (box === null) throw new Error('The first card of the hand is not on the page.');
  const session = await page.context().newCDPSession(page);
  const touchPoints = [{ x: box.x + 40, y: box.y + 40 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.locator('.zoom').waitFor();
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  expect(await page.locator('.zoom h2').innerText()).toBe(label.split('. ')[0]);
  expect(await faults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Cerrar' }).tap();
  await page.locator('.zoom').waitFor({ state: 'detached' });
});
