import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { serve } from './served.ts';
import type { Stage } from './staged.ts';
import { phone } from './thumb.ts';

const { openStage } = serve();

const mars: Stage = {
  game: 'keyforge',
  lines: ['house mars', 'active 1', '1 houses mars sanctum dis', '2 houses mars sanctum dis', '1 hand Zorg; Sequis', '2 line Sequis'],
};

/** Moves a finger from a card by so many pixels. */
async function swipe(page: Page, card: Locator, { right, up }: { readonly right: number; readonly up: number }): Promise<void> {
  const box = await card.boundingBox();
  if (box === null) throw new Error('The card is not on the page.');
  const [x, y] = [box.x + 20, box.y + 20];
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  for (const part of [0.25, 0.5, 0.75, 1])
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: x + right * part, y: y - up * part }] });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('a swipe up on a card of the hand plays it; a short one, or one to a side, does not', async () => {
  const { page, errors, staged } = await openStage(mars, phone);
  await page.locator('.slip[data-kind=act]').waitFor();
  const card = page.locator('.hand .card[data-acts~=play]').first();
  await swipe(page, card, { right: 90, up: 60 });
  await swipe(page, card, { right: 0, up: 30 });
  expect(staged.answers).toEqual([]);
  await swipe(page, card, { right: 0, up: 90 });
  await expect.poll(() => staged.answers[0]).toEqual(['play']);
  expect(errors).toEqual([]);
});

const battle: Stage = {
  game: 'keyforge',
  lines: [
    'house mars',
    'active 1',
    '1 houses mars sanctum dis',
    '2 houses mars sanctum dis',
    '1 hand Zorg; Sequis',
    '1 line Zorg',
    '2 line Sequis; Bulwark',
  ],
};

/** Drags a card by the mouse to the middle of another element. */
async function drag(page: Page, card: Locator, onto: Locator): Promise<void> {
  const [from, to] = [await card.boundingBox(), await onto.boundingBox()];
  if (from === null || to === null) throw new Error('What is dragged, or where to, is not on the page.');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 6 });
  await page.mouse.up();
}

test('a card of the hand that is dragged onto the board is played; let go of in the hand it is not, and a click is one as before', async () => {
  const { page, errors, staged } = await openStage(mars);
  await page.locator('.slip[data-kind=act]').waitFor();
  const card = page.locator('.hand .card[data-acts~=play]').first();
  await drag(page, card, page.locator('.hand .card').last());
  expect(await page.locator('.drag-ghost').count()).toBe(0);
  expect(staged.answers).toEqual([]);
  await drag(page, card, page.locator('.felt'));
  await expect.poll(() => staged.answers[0]).toEqual(['play']);
  expect(await page.locator('.drag-ghost, [data-drop], [data-dragged]').count()).toBe(0);
  expect(errors).toEqual([]);
});

test('a pointer that is pressed beside the cards and comes over one drags nothing', async () => {
  const { page, errors } = await openStage(battle);
  const own = await page.locator('.side[data-place=near] .line .card').first().boundingBox();
  const felt = await page.locator('.felt').boundingBox();
  if (own === null || felt === null) throw new Error('There is no board.');
  await page.mouse.move(felt.x + 4, own.y + own.height / 2);
  await page.mouse.down();
  await page.mouse.move(own.x + own.width / 2, own.y + own.height / 2, { steps: 6 });
  expect(await page.locator('.drag-ghost, [data-dragged]').count()).toBe(0);
  await page.mouse.up();
  expect(errors).toEqual([]);
});

test('a creature that is dragged onto an enemy fights that one, and none that is let go of elsewhere', async () => {
  const { page, errors, staged } = await openStage(battle);
  await page.locator('.slip[data-kind=act]').waitFor();
  const own = page.locator('.felt .card[data-acts~=sword]').first();
  const enemy = page.locator('.felt .card', { hasText: 'Sequis' });
  await drag(page, own, page.locator('.slip'));
  expect(staged.answers).toEqual([]);
  await drag(page, own, enemy);
  await expect.poll(() => staged.answers.length).toBe(2);
  expect(staged.answers[0]).toEqual(['fight']);
  await expect.poll(async () => (await enemy.textContent()) ?? '').toMatch(/damage|daño/iu);
  expect(errors).toEqual([]);
});

test('a creature that is dragged onto a flank enters there, without another question', async () => {
  const { page, errors, staged } = await openStage({ ...mars, lines: [...mars.lines, '1 line Zorg; Zorg'] });
  await page.locator('.slip[data-kind=act]').waitFor();
  await drag(page, page.locator('.hand .card[data-acts~=play]').first(), page.locator('[data-spot=leftFlank]'));
  await expect.poll(() => staged.answers.slice(0, 2)).toEqual([['play'], ['leftFlank']]);
  expect(errors).toEqual([]);
});

test('a creature that is dragged onto a flank beside one other stands there, though the table answers where', async () => {
  for (const [spot, line] of [
    ['leftFlank', ['zorg', 'grey-monk']],
    ['rightFlank', ['grey-monk', 'zorg']],
  ] as const) {
    const { page, errors, staged } = await openStage({ ...mars, lines: [...mars.lines, '1 line Grey Monk'] });
    await page.locator('.slip[data-kind=act]').waitFor();
    await drag(page, page.locator('.hand .card[data-acts~=play]').first(), page.locator(`[data-spot=${spot}]`));
    await expect.poll(() => staged.answers).toEqual([['play']]);
    const { zones, cards } = staged.match().view(0);
    const stands = zones.find(({ kind, seat }) => kind === 'line' && seat === 0)?.cards ?? [];
    expect(stands.map((handle) => cards[handle]?.definition)).toEqual(line);
    expect(errors).toEqual([]);
    await page.close();
  }
});
