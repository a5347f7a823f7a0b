import { expect, test } from 'vitest';
import { serve } from './served.ts';
import { duelWith } from './stages.ts';
import { faults, phone } from './thumb.ts';

const { openStage } = serve();

test.each([
  ['while two fight it says their strengths', '1 play Feral Dog (attacks)', '2 play Feral Dog (defends)', '2 contra 2'],
  ['once both have gone it says nothing of them', '1 energy 1', '2 energy 1', ''],
])('the combat of Inferno: %s', async (_, mine, theirs, said) => {
  const { page, errors } = await openStage({ ...duelWith('combat end', mine, theirs), everything: true });
  const combat = page.getByRole('region', { name: 'Combate' });
  await combat.waitFor();
  expect((await combat.locator('.duel-words').innerText()).trim()).toBe(said);
  expect(errors).toEqual([]);
});

test('on a phone nobody who fights touches the edge of the screen', async () => {
  const { page, errors } = await openStage(
    {
      ...duelWith('combat end', '1 play Feral Dog (attacks)', '2 play Feral Dog (defends)'),
      everything: true,
    },
    phone,
  );
  await page.locator('.fighters .card').nth(1).waitFor();
  const edges = await page.locator('.fighters .card, .environments > li').evaluateAll((all) =>
    all.map((each) => {
      const { left, right } = each.getBoundingClientRect();
      return Math.min(left, window.innerWidth - right);
    }),
  );
  // The frame of who fights reaches 5 px over the card.
  expect(Math.min(...edges)).toBeGreaterThanOrEqual(8);
  expect(await faults(page)).toEqual([]);
  expect(errors).toEqual([]);
});
