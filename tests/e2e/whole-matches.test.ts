import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { seriousFindings } from './browser.ts';
import {
  chanceFrom,
  chooseByKeys,
  clickSomething,
  dealByClicks,
  decks,
  infernoDecks,
  playOut,
  type Chance,
  type TestGame,
} from './play.ts';
import { serve } from './served.ts';
import { phone, tapSomething } from './thumb.ts';

const { open } = serve();

const games: readonly TestGame[] = [decks, infernoDecks];

/** A part of a phone's table that holds what can be chosen is opened first, as its dot says. */
async function tapOn(page: Page, chance: Chance): Promise<void> {
  if ((await page.locator('[data-choice]:visible').count()) === 0) await page.locator('.tabs button:has(.tab-dot)').first().tap();
  await tapSomething(page, chance);
}

test.each([
  ['mouse', clickSomething, {}],
  ['touch', tapOn, phone],
  ['keyboard', chooseByKeys, {}],
] as const)(
  'a whole match of each game is played by %s, against a bot, to its end',
  async (_how, choose, device) => {
    for (const [place, game] of games.entries()) {
      const { page, errors } = await open(device);
      await dealByClicks(page, game);
      const chance = chanceFrom(41 + place);
      const findings: string[] = [];
      const made = await playOut(
        page,
        (each) => choose(each, chance),
        async (before) => {
          if (before % 60 === 30) findings.push(...(await seriousFindings(page)));
        },
      );
      expect(made).toBeGreaterThan(10);
      expect(await page.locator('#question').innerText()).toMatch(/^(Has ganado|Ha ganado .+|No ha ganado nadie)$/);
      expect([...new Set(findings)]).toEqual([]);
      expect(errors).toEqual([]);
      await page.context().close();
    }
  },
  900_000,
);
