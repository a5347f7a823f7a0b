import { expect, test } from 'vitest';
import { axeFindings } from './browser.ts';
import { probe } from './layout/probe.ts';
import { serve } from './served.ts';
import { stage } from './staged.ts';
import { duelWith, sanctumTurn } from './stages.ts';

const { open, server } = serve();

const keyforge = sanctumTurn('1 line Sequis', '1 hand Zorg', '2 line Sequis', '2 hand Grey Monk; Subject Kirby');
const inferno = duelWith('2 hand Ignition; Ember Imp');

test.each([
  ['KeyForge', keyforge, ['Monje Gris', 'Sujeto Kirby']],
  ['Inferno', inferno, ['Ignición', 'Diablillo de brasa']],
] as const)('in %s another player’s hand that lies open is drawn beside their numbers, and covers nothing', async (_game, shown, names) => {
  for (const [width, height] of [
    [1366, 768],
    [390, 664],
  ] as const) {
    const { page, errors } = await open({ viewport: { width, height } });
    const shelf = page.locator('.side[data-place=far] .open-hand .card');
    await stage(page, server().url, shown);
    expect(await shelf.count()).toBe(0);
    await stage(page, server().url, { ...shown, openHands: true });
    await page.reload();
    await shelf.first().waitFor();
    const told = await shelf.locator('.unseen').allTextContents();
    expect(told.map((each) => each.split('.')[0])).toEqual([...names]);
    expect(await page.locator('.side[data-place=near] .open-hand').count()).toBe(0);
    // Each of them is seen large as any card is.
    await shelf.first().click();
    expect(await page.locator('.zoom h2').innerText()).toBe(names[0]);
    await page.keyboard.press('Escape');
    await page.locator('.zoom').waitFor({ state: 'detached' });
    expect((await probe(page)).faults).toEqual([]);
    expect(await axeFindings(page)).toEqual([]);
    expect(errors).toEqual([]);
    await page.context().close();
  }
});
