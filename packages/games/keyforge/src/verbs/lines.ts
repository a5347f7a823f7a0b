import { applies, call, perCard, site, type Verb } from '@crupier/kernel/rules';
import { joinLine, move } from '../rules/move.ts';
import { isCreature, recordOf, typeOf } from '../state/reading.ts';
import type { KeyForge, KeyForgeMatch } from '../state/state.ts';

const ownLineOnly = site('KF-FAQ-CARD-auto-legionary-1', 'a card joins the battleline of the player who controls it alone');

/** Verbs about cards that come to stand in a battleline without entering play. */
export const lineVerbs = {
  /** An artifact becomes a creature thereby; a creature that stands there already moves to a flank. */
  joinLine: {
    fact: 'lineJoined',
    orFacts: ['creatureMoved'],
    ...perCard<KeyForgeMatch>({
      run: (match, card, { seat }) => {
        if (recordOf(match, card).controller !== seat && applies(match, ownLineOnly)) return;
        if (isCreature(match, card)) call(match, move, { card, toFlank: 1, place: 0 }, { source: card, seat });
        else if (typeOf(match, card) === 'artifact') call(match, joinLine, { card, place: 0 }, { source: card, seat });
      },
    }),
    hint: 3,
  },
} as const satisfies Readonly<Record<string, Verb<KeyForge>>>;
