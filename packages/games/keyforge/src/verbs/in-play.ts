import type { Deed, Verb } from '@crupier/kernel/rules';
import { inPlay } from '../state/reading.ts';
import type { KeyForge, KeyForgeMatch } from '../state/state.ts';

type Verbs = Readonly<Record<string, Verb<KeyForge>>>;

/**
 * The same verbs, done to cards in play alone. A text may speak of cards in other zones too: nothing can be put on those, nothing is
 * taken off them, and nobody controls them. *Rule:* KF-LEAVES-PLAY-1.
 */
export function inPlayOnly<V extends Verbs>(verbs: V): V {
  return Object.fromEntries(Object.entries(verbs).map(([name, verb]) => [name, limited(verb)])) as Verbs as V;
}

const limitedTogether = new Map<unknown, Verb<KeyForge>['together']>();

function limited(verb: Verb<KeyForge>): Verb<KeyForge> {
  const { can, most, run, together } = verb;
  return {
    ...verb,
    ...(can && { can: (match, deed) => isAbout(match, deed) && can(match, inPlayOf(match, deed)) }),
    ...(most && { most: (match, deed) => (isAbout(match, deed) ? most(match, inPlayOf(match, deed)) : 0) }),
    run: (match, deed) => {
      if (isAbout(match, deed)) run(match, inPlayOf(match, deed));
    },
    ...(together && { together: togetherOf(together) }),
  };
}

/** Verbs that share the function are done together: so do those that are made of them. */
function togetherOf(together: NonNullable<Verb<KeyForge>['together']>): NonNullable<Verb<KeyForge>['together']> {
  const made =
    limitedTogether.get(together) ??
    ((match, deeds) =>
      together(
        match,
        deeds.map((deed) => inPlayOf(match, deed)),
      ));
  limitedTogether.set(together, made);
  return made;
}

/** Whether a deed is done to no card at all, or to one in play. */
function isAbout(match: KeyForgeMatch, { cards }: Deed): boolean {
  return cards.length === 0 || cards.some((card) => inPlay(match, card));
}

function inPlayOf(match: KeyForgeMatch, deed: Deed): Deed {
  const { cards, to } = deed;
  const isThere = (card: number): boolean => inPlay(match, card);
  return cards.every(isThere) && to.every(isThere) ? deed : { ...deed, cards: cards.filter(isThere), to: to.filter(isThere) };
}
