import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFindings } from './browser.ts';
import { serve } from './served.ts';
import type { Stage } from './staged.ts';
import { duelWith, monksWith } from './stages.ts';

const { openStage } = serve();

const monks = monksWith(
  '1 hand Zorg; Subject Kirby',
  '1 deck Zorg; Zorg; Zorg; Zorg; Zorg; Zorg',
  '2 deck Zorg; Zorg; Zorg; Zorg; Zorg; Zorg',
);

const duel = duelWith();

/** What has the focus, as a screen reader says it, up to its first full stop; the question by its id. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement: element } = document;
    return element?.id === 'question' ? 'question' : (element?.textContent ?? '').split('.')[0]?.trim() || 'nothing';
  });
}

/** The part of the table that has the focus. */
function region(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement;
    return element?.closest<HTMLElement>('.side')?.dataset['place'] ?? element?.closest('.hand')?.className;
  });
}

test('a digit takes that option of the question, and neither a digit nor Enter on the question ends a turn', async () => {
  const { page, errors, staged } = await openStage(monks);
  await page.locator('.slip[data-kind=act]').waitFor();
  expect(await focused(page)).toBe('question');
  await page.keyboard.press('Enter');
  await page.keyboard.press('1');
  expect(staged.answers).toEqual([]);
  await page.locator('.card').filter({ hasText: 'Monje Gris' }).first().click();
  await page.getByRole('menuitem', { name: 'Cosechar con Monje Gris' }).click();
  await page.locator('.slip[data-kind=next] .order-row').first().waitFor();
  await page.keyboard.press('2');
  await expect.poll(() => staged.answers).toEqual([['reap'], ['resolve']]);
  // The second option was the one that captures.
  const { cards } = staged.match().view(0);
  expect(Object.values(cards).some(({ now }) => now['aember'] === 1)).toBe(true);
  expect(await axeFindings(page)).toEqual([]);
  expect(errors).toEqual([]);
});

test('T ends the turn in KeyForge; in a text that is being typed no letter does anything else', async () => {
  const { page, staged } = await openStage(monks);
  await page.locator('.slip[data-kind=act]').waitFor();
  await page.keyboard.press('r');
  await page.getByRole('searchbox').fill('');
  await page.keyboard.type('t1p');
  expect(staged.answers).toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.keyboard.press('t');
  await expect.poll(() => staged.answers).toEqual([['endTurn']]);
});

test('arrows lead from card to card, and upwards and downwards from the hand to the far row and back', async () => {
  const { page } = await openStage(monks);
  await page.locator('.hand .card').first().focus();
  await page.keyboard.press('ArrowRight');
  expect(await focused(page)).toBe('Sujeto Kirby');
  const way: (string | undefined)[] = [];
  for (let steps = 0; steps < 8 && (await region(page)) !== 'far'; steps++) {
    await page.keyboard.press('ArrowUp');
    way.push(await region(page));
  }
  expect([...new Set(way)]).toEqual(['near', 'far']);
  for (let steps = 0; steps < 8 && (await region(page)) !== 'hand'; steps++) await page.keyboard.press('ArrowDown');
  expect(await region(page)).toBe('hand');
});

test('from the question an arrow leads to its options; P passes, and Enter on the question presses what ends nothing', async () => {
  const { page, staged } = await openStage({ ...duel, everything: true });
  await page.locator('.slip[data-kind=act]').waitFor();
  await page.keyboard.press('ArrowDown');
  expect(await focused(page)).toBe('Terminar tu Fase Principal');
  await page.keyboard.press('q');
  await page.keyboard.press('Enter');
  expect(staged.answers).toEqual([]);
  await page.locator('.hand .card').filter({ hasText: 'Ignición' }).click();
  await page.locator('.slip[data-kind=target]').waitFor();
  await page.locator('.felt .card[data-choice]').first().click();
  await page.locator('.slip[data-kind=respond]').waitFor();
  const before = staged.answers.length;
  await page.keyboard.press('p');
  await expect.poll(() => staged.answers.slice(before)).toEqual([['pass']]);
});

/** A test card that puts two cards onto one pile: their order is asked. */
const doom: Stage = {
  game: 'keyforge',
  lines: ['house mars', 'active 1', '1 houses mars sanctum dis', '2 houses mars sanctum dis', '1 hand Doom', '1 line Zorg; Sequis'],
  cards: [
    {
      name: 'Doom',
      type: 'action',
      house: 'mars',
      abilities: [
        {
          kind: 'triggered',
          when: { occasion: 'played', card: 'self' },
          forced: true,
          clause: { do: [{ verb: 'destroy', on: { kind: 'each', noun: 'creature', whose: 'any', are: [] } }] },
        },
      ],
    },
  ],
};

test('rows are put in order by dragging one over another', async () => {
  const { page, errors } = await openStage(doom);
  await page.locator('.hand .card').click();
  await page.getByRole('menuitem').first().click();
  const rows = page.locator('.slip-rows > li');
  await rows.first().waitFor();
  const names = (): Promise<readonly string[]> => page.locator('.slip-rows b').allInnerTexts();
  const [first, second] = await names();
  const [from, to] = [await rows.first().boundingBox(), await rows.last().boundingBox()];
  if (from === null || to === null) throw new Error('There are no rows.');
  await page.mouse.move(from.x + 60, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + 60, to.y + to.height / 2, { steps: 4 });
  await expect.poll(names).toEqual([second, first]);
  await page.mouse.up();
  await page.mouse.move(from.x + 60, from.y + from.height / 2);
  expect(await names()).toEqual([second, first]);
  expect(errors).toEqual([]);
});

test('rows are put in order by arrows with Shift, which keep the focus on their row', async () => {
  const { page, errors, staged } = await openStage(doom);
  await page.locator('.hand .card').click();
  await page.getByRole('menuitem').first().click();
  await page.locator('.slip[data-kind=arrange] .slip-rows').waitFor();
  const rows = (): Promise<readonly string[]> => page.locator('.slip-rows b').allInnerTexts();
  const [first, second] = await rows();
  await page.keyboard.press('ArrowDown');
  expect(await page.evaluate(() => document.activeElement?.closest('li')?.querySelector('b')?.textContent)).toBe(first);
  await page.keyboard.press('Shift+ArrowDown');
  await expect.poll(rows).toEqual([second, first]);
  const focusedRow = (): Promise<string | null | undefined> =>
    page.evaluate(() => document.activeElement?.closest('li')?.querySelector('b')?.textContent);
  await expect.poll(focusedRow).toBe(first);
  await page.keyboard.press('ArrowUp');
  await expect.poll(focusedRow).toBe(second);
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('q');
  await page.keyboard.press('Enter');
  await expect.poll(() => staged.answers).toEqual([['play'], ['pile', 'pile']]);
  expect(errors).toEqual([]);
});
