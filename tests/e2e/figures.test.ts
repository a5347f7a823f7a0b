/** What fights and attacks come to, in figures: on the options, on the cards, and as a sum on the line between the sides. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFindings } from './browser.ts';
import { serve } from './served.ts';
import { duelWith } from './stages.ts';
import type { Stage } from './staged.ts';
import { faults, phone } from './thumb.ts';

const { openStage } = serve();

/** A bear with assault, and four that it could fight but for one, who stands beside a champion with taunt. */
const fight: Stage = {
  game: 'keyforge',
  lines: [
    '1 houses untamed logos dis',
    '2 houses brobnar sanctum shadows',
    'house untamed',
    'active 1',
    '1 line Ancient Bear',
    '2 line Champion Anaphiel (damage 2); Urchin; Troll; Raiding Knight (aember 2)',
    '1 aember 4',
    '1 deck Zorg; Zorg',
    '2 deck Zorg; Zorg',
  ],
};

/** What the options say, once all of it is told. */
async function figuresOf(page: Page): Promise<readonly string[]> {
  await expect.poll(async () => (await page.locator('.slip .outcome').allInnerTexts()).join(' ')).not.toMatch(/^$|…/);
  const said = await page.locator('.slip .slip-option').allInnerTexts();
  return said.map((each) => each.replaceAll(/\s+/g, ' ').trim());
}

test('each option of a fight has a bar for either side, what it brings, and who cannot be fought is named with the reason', async () => {
  const { page, errors, staged } = await openStage(fight);
  staged.answerFor(0, 'fight');
  expect(await figuresOf(page)).toEqual([
    expect.stringMatching(/^Campeón Anafiel 6 · Armadura 1 suyo −6 cae tuyo −6 cae/),
    expect.stringMatching(/^Trol 8 suyo −7 queda 1 tuyo −8 cae/),
    expect.stringMatching(/^Caballero de Razia 4 · Armadura 2 suyo −5 cae tuyo −4 queda 1 \+2 Æ/),
  ]);
  expect(await page.locator('.slip-missing').innerText()).toMatch(/^Pilluelo Pilluelo está junto a una criatura con Provocar/);
  const marks = page.locator('.felt .card-foreseen');
  expect(await marks.allInnerTexts()).toEqual(['−6 · cae', '−7 · queda 1', '−5 · cae']);
  const board = await page.locator('.felt').boundingBox();
  await page.locator('.slip .slip-option').last().hover();
  await page.locator('.sum-line').waitFor();
  const sums = (await page.locator('.sum-line > li').allInnerTexts()).map((each) => each.replaceAll(/\s+/g, ' ').trim());
  expect(sums).toEqual(['2 Asalto + 5 Poder − 2 Armadura = 5 cae', '4 Poder queda 1']);
  await expect.poll(() => marks.allInnerTexts()).toContain('−4 · queda 1');
  expect(await page.locator('.felt').boundingBox()).toEqual(board);
  expect(await axeFindings(page)).toEqual([]);
  await page.locator('.slip .slip-option').last().press('Enter');
  await expect.poll(() => staged.answers.at(-1)).toEqual(['fightAgainst']);
  await expect.poll(() => marks.count()).toBe(0);
  expect(errors).toEqual([]);
});

test('on a phone an attack is added up as well, and a demon has the cards that are left', async () => {
  const attack = duelWith('2 demon Yaguarón, Bottomless Pit', '2 infierno 8');
  const { page, errors, staged } = await openStage(attack, { ...phone });
  staged.answerFor(0, 'attack');
  const [demon = '', dog = ''] = await figuresOf(page);
  expect(demon).toMatch(/^Yaguarón, fosa sin fondo Demonio · 2 suyo −2 /);
  expect(dog).toMatch(/^Perro cimarrón 2 \/ 1 suyo −2 cae tuyo −2 cae/);
  expect(await faults(page)).toEqual([]);
  expect(await axeFindings(page)).toEqual([]);
  expect(errors).toEqual([]);
});
