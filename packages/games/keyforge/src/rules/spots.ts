import type { Ask, Option } from '@crupier/kernel/rules';
import type { KeyForgeMatch } from '../state/state.ts';
import { typeEntering } from './copies.ts';
import { placesFor, sideFor } from './enter.ts';
import { areEndsAlike } from './moot-choices.ts';
import { verbOf } from './shown-questions.ts';

/** At which flank a creature enters play that is played from here: asked once it is revealed, if more than one is open. *Rule:* KF-FLANK-2. */
export function spotsOf(match: KeyForgeMatch, { seat }: Ask, { verb, card }: Option): readonly string[] {
  if (verb !== 'play' || typeEntering(match, card) !== 'creature') return [];
  const places = placesFor(match, card, sideFor(match, card, seat));
  // With deploy there are places that only the battleline shows.
  const isFlank = places.every((place) => place.verb !== 'deploy');
  return isFlank && !areEndsAlike(match, places) ? places.map((place) => verbOf(match, place, 'mode')) : [];
}
