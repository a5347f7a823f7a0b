import { expect, test } from 'vitest';
import { dealByClicks, waitForTable } from './play.ts';
import { serve } from './served.ts';

const { open, server } = serve();

/** Runs in the page: from now on it opens its sockets in an older version. */
function speakOldVersion(): void {
  const Present = WebSocket;
  window.WebSocket = class extends Present {
    constructor(url: string | URL) {
      super(String(url).replace(/protocol=\d+/, 'protocol=1'));
    }
  };
}

test('a page of an older version loads itself again at its place, and what it had sent is done', async () => {
  const { page, errors } = await open();
  await dealByClicks(page);
  const address = page.url();
  const question = await page.locator('.slip').getAttribute('data-decision');
  await server().kill();
  await page.getByText('Sin conexión. Reintentando…').waitFor();
  await page.locator('.slip [data-choice]').last().click();
  // The renewed server speaks another version than the page that is still open.
  await page.evaluate(speakOldVersion);
  const again = page.waitForEvent('load');
  await server().restart();
  await again;
  await page.waitForFunction((before) => {
    const now = document.querySelector('.slip')?.getAttribute('data-decision');
    return now !== undefined && now !== null && now !== before;
  }, question);
  expect(page.url()).toBe(address);
  await waitForTable(page);
  expect(errors).toEqual([]);
});

test('a page that comes again in its old version says so, and does not load itself for ever', async () => {
  const { page } = await open();
  await dealByClicks(page);
  let loads = 0;
  page.on('load', () => loads++);
  await page.addInitScript(speakOldVersion);
  await page.reload();
  await page.getByText('Esta página es de otra versión que el servidor').waitFor();
  expect(loads).toBe(2);
});
