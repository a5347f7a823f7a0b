import { expect, test } from 'vitest';
import { axeFindings } from './browser.ts';
import { chanceFrom, dealByClicks, playUntil, waitForTable } from './play.ts';
import { serve } from './served.ts';
import { faults, phone, tapSomething } from './thumb.ts';

const { open } = serve();

/** So many choices are a turn of each player and more. `npm run browser-walk` plays whole matches on phones. */
const CHOICES = 42;

test('on a phone nothing is cut off, everything can be hit by a thumb, and cards can be read', async () => {
  const { page, errors } = await open(phone);
  expect(await faults(page)).toEqual([]);
  await dealByClicks(page);
  const chance = chanceFrom(11);
  const found = new Set<string>();
  const made = await playUntil(
    page,
    (each) => tapSomething(each, chance),
    async (before) => {
      if (before % 7 !== 0) return undefined;
      for (const fault of await faults(page)) found.add(fault);
      await page.locator('.pile-group').last().tap();
      for (const fault of await faults(page)) found.add(fault);
      await page.getByRole('button', { name: 'Cerrar' }).tap();
      return before >= CHOICES ? 'enough' : undefined;
    },
  );
  expect(made).toBeGreaterThan(10);
  expect([...found]).toEqual([]);
  expect(await axeFindings(page)).toEqual([]);
  expect(errors).toEqual([]);
});

test('a long press shows a card large, over board and hand, with its text', async () => {
  const { page } = await open(phone);
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
  const heading = await page.locator('.zoom h2').innerText();
  expect(heading).not.toBe('');
  // A name may have a full stop of its own.
  expect(label.startsWith(`${heading}. `) || label === heading).toBe(true);
  expect(await faults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Cerrar' }).tap();
  await page.locator('.zoom').waitFor({ state: 'detached' });
});
