import type { CardBehaviour } from '@crupier/kernel/rules';
import { behaviourOf } from '../cards/behaviours.ts';
import { cardsOfPack } from '../cards/facts.ts';
import { DRONE, dronePrint } from '../state/facedown.ts';
import { blankPrint } from '../state/printed.ts';

let made: readonly CardBehaviour[] | undefined;

/** Every card that a match may be made of, the blank one first. */
export function catalogue(): readonly CardBehaviour[] {
  return (made ??= [
    { key: '', printed: blankPrint, abilities: [] },
    { key: DRONE, printed: dronePrint, abilities: [] },
    ...cardsOfPack('core').flatMap((facts) => behaviourOf(facts) ?? []),
  ]);
}
