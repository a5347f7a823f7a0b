import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFindings } from './browser.ts';
import { serve } from './served.ts';
import { duelWith, sanctumTurn } from './stages.ts';
import { phone } from './thumb.ts';

const { openStage } = serve();

/** A fight of two creatures of three, after which both leave play. */
const fight = sanctumTurn('1 line Grey Monk; Sequis', '2 line Sequis (damage 1); Grey Monk', '1 aember 2');

async function foreseen(page: Page): Promise<readonly string[]> {
  await page.locator('.forecast').waitFor();
  return page.locator('.forecast li, .forecast p').allInnerTexts();
}

test('the pointer on an act shows what it would change for certain, on the slip and on the card, and nothing moves', async () => {
  const { page, errors, staged } = await openStage(fight);
  const monk = page.locator('[data-card][data-choice]').filter({ hasText: 'Monje Gris' }).first();
  await monk.click();
  const reap = page.getByRole('menuitem', { name: /Cosechar/ });
  const before = await page.locator('.slip').boundingBox();
  await reap.hover();
  expect(await foreseen(page)).toContain('Ana: Æ 2 → 3');
  expect(await page.locator('.card-foreseen').allInnerTexts()).toEqual(['Agotada']);
  expect(await page.locator('.slip').boundingBox()).toEqual(before);
  expect(await axeFindings(page)).toEqual([]);
  expect(staged.answers).toEqual([]);
  await page.keyboard.press('Escape');
  await page.mouse.move(5, 5);
  await page.locator('.forecast').waitFor({ state: 'detached' });
  expect(errors).toEqual([]);
});

test('the focus shows it as well', async () => {
  const { page, errors } = await openStage(fight);
  await page.locator('[data-card][data-choice]').filter({ hasText: 'Sequis' }).first().focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: /Cosechar/ }).focus();
  expect(await foreseen(page)).toContain('Ana: Æ 2 → 3');
  expect(errors).toEqual([]);
});

/** A combat in which a defender is chosen: the attacker is stronger than one of two. */
const combat = duelWith('2 play Mercenary');

test('on a phone the first tap shows it before the second one acts', async () => {
  const { page, errors, staged } = await openStage(combat, { ...phone });
  staged.answerFor(0, 'attack');
  const defender = page.locator('[data-card][data-choice]').first();
  await defender.tap();
  await expect.poll(() => page.locator('.slip .outcome').first().innerText()).toMatch(/−\d/);
  expect(staged.answers).toEqual([]);
  expect(await axeFindings(page)).toEqual([]);
  await defender.tap();
  await expect.poll(() => staged.answers).toEqual([['defender']]);
  expect(errors).toEqual([]);
});

test('in a combat of Inferno its middle says what comes of it if nothing changes', async () => {
  const { page, errors, staged } = await openStage({ ...combat, everything: true });
  staged.answerFor(0, 'attack');
  await page.locator('[data-card][data-choice]').first().waitFor();
  staged.answerFor(0, 'defender');
  await page.getByRole('region', { name: 'Combate' }).waitFor();
  await expect.poll(() => page.locator('.forecast-ahead').innerText()).toMatch(/^Si nada cambia: \S/);
  expect(await axeFindings(page)).toEqual([]);
  expect(errors).toEqual([]);
});

test('on a phone the finger that presses a card moves nothing under itself: what its tap arms is forecast, not what it focuses', async () => {
  const { page, errors } = await openStage(combat, { ...phone });
  await page.locator('.hand .card').filter({ hasText: 'Ignición' }).tap();
  await page.locator('.slip-options .button').first().tap();
  await page.locator('.slip[data-kind=target]').waitFor();
  const target = (name: RegExp): Locator => page.locator('.felt .line .card[data-choice]').filter({ hasText: name }).first();
  const forecast = page.locator('.forecast');
  await target(/^Perro/).tap();
  await expect.poll(() => forecast.innerText()).toContain('Perro');
  await target(/^Mercenario/).tap();
  await expect.poll(() => forecast.innerText()).toContain('Mercenario');
  await target(/^Perro/).evaluate((card) => card.focus());
  await page.waitForTimeout(300);
  expect(await forecast.innerText()).toContain('Mercenario');
  expect(errors).toEqual([]);
});
