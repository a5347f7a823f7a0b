import { expect, test } from 'vitest';
import { serve } from './served.ts';
import { stage } from './staged.ts';
import { duelWith } from './stages.ts';

const { open, server } = serve();

test.each([
  ['while two fight it says their strengths', '1 play Feral Dog (attacks)', '2 play Feral Dog (defends)', '2 contra 2'],
  ['once both have gone it says nothing of them', '1 energy 1', '2 energy 1', ''],
])(
  'the combat of Inferno: %s',
  async (_, mine, theirs, said) => {
    const { page, errors } = await open();
    await stage(page, server().url, { ...duelWith('combat end', mine, theirs), everything: true });
    const combat = page.getByRole('region', { name: 'Combate' });
    await combat.waitFor();
    expect((await combat.locator('.duel-words').innerText()).trim()).toBe(said);
    expect(errors).toEqual([]);
  },
  60_000,
);
