/** Plays one combination of game, size, language and means from the first page to the result. */

import type { BrowserContextOptions } from 'playwright-core';
import { chanceFrom, waitForTable } from '../play.ts';
import type { OpenPage } from '../browser.ts';
import type { Combination } from './combinations.ts';
import { deviceOf } from './devices.ts';
import { walk, type Walk, type WalkSetting } from './walk.ts';
import { words } from './words.ts';

/** Deals by the usual form against the easiest bot and plays to the end, or until so many questions were asked. `open` opens the first page on a device. */
export async function playCombination(
  open: (device: BrowserContextOptions) => Promise<OpenPage>,
  how: Combination,
  { seed, questionsMax, onPress }: { readonly seed: number } & Pick<WalkSetting, 'questionsMax' | 'onPress'>,
): Promise<Walk> {
  const { page, errors } = await open({ ...deviceOf(how.size, how.means === 'touch'), locale: words[how.language].locale });
  const said = words[how.language];
  const form = page.locator(`article[data-game=${how.game}]`);
  await form.getByRole('link', { name: said.choose }).click();
  const setup = page.locator('.setup');
  const deal = setup.getByRole('button', { name: said.deal, exact: true });
  await deal.waitFor();
  // Whoever plays a hero alone has no bots.
  if (how.game !== 'marvel-champions') await setup.getByText(said.easy, { exact: true }).click();
  await deal.click();
  await waitForTable(page);
  const walked = await walk(page, { means: how.means, chance: chanceFrom(seed), questionsMax, onPress });
  await page.context().close();
  return { ...walked, faults: [...walked.faults, ...errors] };
}
