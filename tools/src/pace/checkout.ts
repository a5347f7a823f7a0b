import type * as bots from '@crupier/bots';
import type * as kernel from '@crupier/kernel';
import type { PlayableGame } from '@crupier/kernel';
import type * as seeds from '@crupier/kernel/rules';
import type * as table from '@crupier/table';
import { loadFrom } from '../speed/against/checkout.ts';

/** What a checkout plays with: its game, and its own packages. */
export interface PacedCheckout {
  readonly game: PlayableGame;
  readonly bots: Pick<typeof bots, 'answerWithPlan' | 'botTurn' | 'diceFrom'>;
  readonly kernel: Pick<typeof kernel, 'runToEnd' | 'SPECTATOR'>;
  readonly seeds: Pick<typeof seeds, 'seedFromNumber'>;
  readonly table: Pick<typeof table, 'unaskedAnswer'>;
}

/** The packages that are loaded of a checkout, beside its games. */
export const pacedPackages = ['bots', 'kernel', 'table'] as const;

function isGame(value: unknown, id: string): value is PlayableGame {
  return typeof value === 'object' && value !== null && 'id' in value && value.id === id && 'start' in value;
}

/** Loads a game of a checkout and what plays it. *Throws* where the checkout has no such game. */
export async function pacedCheckout(checkout: string, id: string): Promise<PacedCheckout> {
  const game = Object.values((await loadFrom(checkout, id)) as object).find((each) => isGame(each, id));
  if (!isGame(game, id)) throw new Error(`There is no game ${id} in ${checkout}.`);
  return {
    game,
    bots: (await loadFrom(checkout, 'bots')) as PacedCheckout['bots'],
    kernel: (await loadFrom(checkout, 'kernel')) as PacedCheckout['kernel'],
    seeds: (await loadFrom(checkout, 'kernel/rules')) as PacedCheckout['seeds'],
    table: (await loadFrom(checkout, 'table')) as PacedCheckout['table'],
  };
}
