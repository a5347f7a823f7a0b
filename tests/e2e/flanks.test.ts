import { expect, test } from 'vitest';
import { axeFindings } from './browser.ts';
import { serve } from './served.ts';
import { sanctumTurn } from './stages.ts';
import { faults, phone } from './thumb.ts';

const { openStage } = serve();

/** A line that takes all the room that there is. */
const line = `1 line ${new Array<string>(9).fill('Grey Monk').join('; ')}`;

test('a creature enters on the flank that is named with playing it, in the menu and under a thumb', async () => {
  const stage = sanctumTurn('1 hand Sequis', '1 line Grey Monk; Zorg', '2 line Zorg');
  for (const thumb of [false, true]) {
    const { page, errors, staged } = await openStage(stage, thumb ? { ...phone } : {});
    const card = page.locator('.hand .card');
    await (thumb ? card.tap() : card.press('Enter'));
    const acts = thumb ? page.locator('.slip-options').getByRole('button') : page.getByRole('menuitem');
    await acts.first().waitFor();
    expect(await acts.allInnerTexts()).toEqual(['Jugar Sequis · Flanco izquierdo', 'Jugar Sequis · Flanco derecho', 'Descartar Sequis']);
    expect(await axeFindings(page)).toEqual([]);
    await acts.nth(1).press('Enter');
    await expect.poll(() => staged.answers).toEqual([['play'], ['rightFlank']]);
    expect(errors).toEqual([]);
    await page.close();
  }
});

test('a creature that is dropped on the board enters on the flank that is pressed there, by mouse or by key, and no card moves for it', async () => {
  for (const how of ['mouse', 'key'] as const) {
    const { page, errors, staged } = await openStage(sanctumTurn('1 hand Sequis', line, '2 line Zorg'));
    const row = page.locator('.side[data-place=near] .side-line .card');
    const [first, last] = [row.first(), row.last()];
    const before = [await first.boundingBox(), await last.boundingBox()];
    expect(await page.getByRole('button', { name: /^Flanco/ }).count()).toBe(0);
    await page.locator('.hand .card[data-acts~=play]').waitFor();
    const [from, felt] = [await page.locator('.hand .card').boundingBox(), await page.locator('.felt').boundingBox()];
    await page.mouse.move((from?.x ?? 0) + 60, (from?.y ?? 0) + 60);
    await page.mouse.down();
    await page.mouse.move((felt?.x ?? 0) + 200, (felt?.y ?? 0) + 12, { steps: 20 });
    await page.mouse.up();
    const flank = page.locator('.felt').getByRole('button', { name: 'Flanco derecho' });
    await flank.waitFor();
    expect(
      await page
        .locator('.felt')
        .getByRole('button', { name: /^Flanco/ })
        .count(),
    ).toBe(2);
    expect([await first.boundingBox(), await last.boundingBox()]).toEqual(before);
    const box = await flank.boundingBox();
    const end = before[1];
    expect(box?.x ?? 0).toBeGreaterThanOrEqual((end?.x ?? Infinity) + (end?.width ?? 0));
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual((await page.locator('.felt').boundingBox())?.width ?? 0);
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    expect(await axeFindings(page)).toEqual([]);
    if (how === 'mouse') await flank.click();
    else await flank.press('Enter');
    await expect.poll(() => staged.answers.at(-1)).toEqual(['rightFlank']);
    const { zones, cards } = staged.match().view(0);
    const stands = zones.find(({ kind, seat }) => kind === 'line' && seat === 0)?.cards ?? [];
    expect(stands.map((handle) => cards[handle]?.definition)).toEqual([...new Array<string>(9).fill('grey-monk'), 'sequis']);
    expect(errors).toEqual([]);
    await page.close();
  }
});

test('a creature that enters on the other side is put there', async () => {
  const traitor = { name: 'Turncoat', type: 'creature', house: 'sanctum', power: 2, keywords: ['treachery'] };
  const lines = ['1 hand Turncoat', '1 line Grey Monk', '2 line Zorg; Zorg'];
  const { page, errors, staged } = await openStage({ ...sanctumTurn(...lines), cards: [traitor] });
  await page.locator('.hand .card').click();
  await page.getByRole('menuitem', { name: /Flanco izquierdo de tu oponente$/ }).click();
  await expect.poll(() => staged.answers.at(-1)).toEqual(['leftFlankOfOpponent']);
  const line = staged
    .match()
    .view(0)
    .zones.find(({ kind, seat }) => kind === 'line' && seat === 1);
  expect(line?.count).toBe(3);
  expect(errors).toEqual([]);
});

test('a creature with deploy enters between the two whose gap is pressed, which says who they are, and no card moves for it', async () => {
  const infiltrator = { name: 'Infiltrator', type: 'creature', house: 'sanctum', power: 2, keywords: ['deploy'] };
  const lines = ['1 hand Infiltrator', '1 line Grey Monk; Zorg; Sequis', '2 line Zorg'];
  const { page, errors, staged } = await openStage({ ...sanctumTurn(...lines), cards: [infiltrator] });
  const row = page.locator('.side[data-place=near] .side-line .card');
  const boxes = async (): Promise<readonly unknown[]> => Promise.all([0, 1, 2].map((at) => row.nth(at).boundingBox()));
  const before = await boxes();
  await page.locator('.hand .card').click();
  await page.getByRole('menuitem', { name: /^Jugar/ }).click();
  const gap = page.locator('.felt').getByRole('button', { name: 'Entre Zorg y Sequis' });
  await gap.waitFor();
  expect(await boxes()).toEqual(before);
  expect(await page.locator('.slip').innerText()).toContain('Entre Monje Gris y Zorg');
  expect(await faults(page)).toEqual([]);
  expect(await axeFindings(page)).toEqual([]);
  await gap.press('Enter');
  await expect.poll(() => staged.answers.at(-1)).toEqual(['deploy']);
  const { zones, cards } = staged.match().view(0);
  const stands = zones.find(({ kind, seat }) => kind === 'line' && seat === 0)?.cards ?? [];
  expect(stands.map((handle) => cards[handle]?.definition).indexOf('zorg')).toBe(1);
  expect(stands).toHaveLength(4);
  expect(cards[stands[3] ?? '']?.definition).toBe('sequis');
  expect(errors).toEqual([]);
});
