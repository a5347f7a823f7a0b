import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFindings } from './browser.ts';
import { waitForTable } from './play.ts';
import { serve } from './served.ts';
import { phone } from './thumb.ts';

const { open, server } = serve();

const startWords = { es: 'Aprender', en: 'Learn' } as const;

/** Deals a game's tutorial from the start, by one click. */
async function learn(page: Page, game: string, language: keyof typeof startWords = 'es'): Promise<void> {
  await page.goto(server().url);
  await page.locator(`.new-table[data-game=${game}]`).getByRole('button', { name: startWords[language] }).click();
  await waitForTable(page);
  await page.locator('.coach').waitFor();
}

/** The lesson that is shown, and the question it is about. */
async function lessonOn(page: Page): Promise<{ readonly lesson: string; readonly question: string }> {
  const lesson = (await page.locator('.coach').getAttribute('data-lesson')) ?? '';
  return { lesson, question: (await page.locator('.slip').getAttribute('data-decision')) ?? '' };
}

/** How many piles, counters, steps and answers have the number of a point. */
function pinsBesideCards(page: Page): Promise<number> {
  return page.evaluate(() => {
    const boxes = [
      ['.table :is([data-pile], .keys, .aember, .inf-pool, .duel-stages > li)', '::after'],
      ['.slip .button[data-option]', '::before'],
    ] as const;
    return boxes
      .flatMap(([places, box]) => [...document.querySelectorAll(places)].map((place) => getComputedStyle(place, box).content))
      .filter((content) => /^"[12]/.test(content)).length;
  });
}

/** Where several are chosen: chooses the others that are marked, and says that these are all. */
async function confirmMany(page: Page, question: string): Promise<void> {
  const slip = page.locator(`.slip[data-many][data-decision="${question}"]`);
  if ((await slip.count()) === 0) return;
  // They are read once: what is paid exactly is played at once, and what was marked until then is no choice any more.
  const marked = await page
    .locator('[data-choice]:visible:has(.face-advised)')
    .evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset['card']));
  for (const card of marked) await page.locator(`[data-card="${card}"]`).click();
  const done = slip.locator('.button[data-primary][data-choice]');
  if (await done.isVisible()) await done.click();
}

/** Gives the answer that the lesson marks; where it marks none, any. */
async function followCoach(page: Page): Promise<void> {
  const { question } = await lessonOn(page);
  const seat = await page.locator('.slip-stub').textContent();
  const onSlip = page.locator('.slip .button[data-advised]:visible');
  const onCard = page.locator('[data-choice]:visible:has(.face-advised)');
  if ((await onSlip.count()) > 0) await onSlip.first().click();
  else if ((await onCard.count()) > 0) {
    const card = onCard.first();
    const opensMenu = (await card.getAttribute('aria-haspopup')) === 'menu';
    await card.click();
    if (opensMenu) await page.locator('.menu-item[data-advised]').click();
  } else await page.locator('[data-choice]:visible').first().click();
  await confirmMany(page, question);
  // Several seats may be asked the same question, one after another.
  await page.waitForFunction(
    ([before, asked]) =>
      document.querySelector('.slip')?.getAttribute('data-decision') !== before ||
      document.querySelector('.slip-stub')?.textContent !== asked,
    [question, seat] as const,
  );
  await waitForTable(page);
}

test.each([
  ['keyforge', 'closing'],
  ['inferno', 'closing'],
  ['marvel-champions', 'closing'],
])('whoever follows the marks is led through the tutorial of %s by one click', async (game, closing) => {
  const { page, errors } = await open();
  await learn(page, game);
  expect(await axeFindings(page)).toEqual([]);
  const said: string[] = [];
  let pins = 0;
  let besideCards = 0;
  for (let asked = 0; asked < 60 && said.at(-1) !== closing; asked++) {
    const { lesson } = await lessonOn(page);
    if (lesson !== '') {
      said.push(lesson);
      // Screen readers hear it, and a rule of it opens.
      const text = await page.locator('.coach .coach-point').first().innerText();
      expect((await page.locator('[aria-live=polite]').allInnerTexts()).join(' ')).toContain(text);
      expect(await page.locator('.coach .cite').count()).toBeGreaterThan(0);
      pins += await page.locator('.coach [data-pinned]').count();
      besideCards += await pinsBesideCards(page);
    }
    if (lesson !== closing) await followCoach(page);
  }
  expect(said.at(-1)).toBe(closing);
  // Points of lessons have their numbers on cards, too, and on piles, counters and answers.
  expect(pins).toBeGreaterThan(2);
  expect(besideCards).toBeGreaterThan(2);
  expect(new Set(said).size).toBe(said.length);
  expect(errors).toEqual([]);
});

test('whoever does something else is told that it is fine, and the lessons can be folded, begun again and left', async () => {
  const { page, errors } = await open({ locale: 'en-GB' });
  await learn(page, 'keyforge', 'en');
  await page.locator('.coach .cite').first().click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.locator('.slip .button[data-verb=yes]').click();
  await page.locator('.slip[data-kind=word]').waitFor();
  expect(await page.locator('.coach').innerText()).toMatch(/You did something else: that is fine, too/);
  // What is known is folded until the next lesson, and nothing is locked.
  await page.getByRole('button', { name: 'I know' }).click();
  await expect.poll(() => page.locator('.coach .hint-say').count()).toBe(0);
  await page.getByRole('button', { name: 'The whole lesson' }).click();
  await page.locator('.coach .coach-point').first().waitFor();
  const before = page.url();
  await page.getByRole('button', { name: 'Begin the tutorial again' }).click();
  await page.waitForURL((url) => url.href !== before);
  await page.locator('.coach[data-lesson=hand]').waitFor();
  await page.getByRole('button', { name: 'Leave the lessons and play on' }).click();
  await expect.poll(() => page.locator('.coach').count()).toBe(0);
  await page.reload();
  await waitForTable(page);
  expect(await page.locator('.coach').count()).toBe(0);
  expect(errors).toEqual([]);
});

test.each([
  ['a desk', { viewport: { width: 1440, height: 900 } }],
  ['a tablet', { viewport: { width: 820, height: 1180 } }],
  ['a phone', phone],
  ['a small phone', { ...phone, viewport: { width: 390, height: 664 } }],
  ['a phone on its side', { ...phone, viewport: { width: 844, height: 390 } }],
])('on %s a lesson covers neither the board nor the question, and a thumb can press all of it', async (_, window) => {
  const { page } = await open(window);
  await learn(page, 'keyforge');
  const found = await page.evaluate(() => {
    const boxOf = (selector: string): DOMRect | undefined => document.querySelector(selector)?.getBoundingClientRect();
    const [coach, slip, felt, hand] = ['.coach', '.dealer > .slip', '.felt', '.hand'].map(boxOf);
    const meet = (one?: DOMRect, other?: DOMRect): boolean =>
      one !== undefined &&
      other !== undefined &&
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
    const covered: string[] = [];
    if (coach === undefined || coach.bottom > innerHeight + 1 || coach.right > innerWidth + 1) covered.push('the lesson leaves the window');
    for (const [name, other] of Object.entries({ slip, felt, hand })) if (meet(coach, other)) covered.push(`the lesson covers the ${name}`);
    const say = boxOf('.coach .hint-say');
    if (say === undefined || say.height < 40) covered.push('the lesson cannot be read');
    return covered;
  });
  expect(found).toEqual([]);
  const small = await page
    .locator('.coach button')
    .evaluateAll((buttons) => buttons.map((each) => each.getBoundingClientRect()).filter(({ width, height }) => width < 44 || height < 44));
  expect(small).toEqual([]);
});

test('on a phone the coach lies above the slip alone, so that the question keeps its words', async () => {
  const { page } = await open({ ...phone });
  await learn(page, 'keyforge');
  const hidden: string[] = [];
  for (let step = 0; step < 14; step++) {
    const seen = await page.locator('#question').evaluate((question) => {
      const [own, slip] = [question, question.closest('.slip')].map((each) => each?.getBoundingClientRect());
      return own !== undefined && slip !== undefined && own.height > 0 && own.top >= slip.top && own.bottom <= slip.bottom;
    });
    if (!seen) hidden.push(await page.locator('#question').innerText());
    await followCoach(page);
  }
  expect(hidden).toEqual([]);
});
