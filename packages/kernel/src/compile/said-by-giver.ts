import type { Ability, About, Act, When } from '../language/effects.ts';
import type { CoreState } from '../state/state.ts';
import type { Lexicon, Meanings } from '../match/match.ts';

/**
 * An ability that is given for a while, with the card that its text calls "this card" named as the card that gives it: the lasting effect
 * that carries the ability is no card that a text could mean. What it lends in turn speaks of whoever has that.
 */
export function saidByGiver<S extends CoreState>({ words, manners }: Lexicon<S>, ability: Ability): Ability {
  return manners.thisCardMeansGiver === true ? named(words, ability) : ability;
}

function named<S extends CoreState, T>(words: Meanings<S>, tree: T): T {
  if (typeof tree !== 'object' || tree === null) return tree;
  if (Array.isArray(tree)) return tree.map((each: unknown) => named(words, each)) as T;
  const said = tree as { readonly kind?: unknown };
  if (said.kind === 'self') return { kind: 'giver' } as T;
  if (said.kind === 'ability') return tree;
  const kept = 'verb' in tree && isOfEffects(words, tree as unknown as Act) ? 'on' : undefined;
  const copy = Object.fromEntries(
    Object.entries(tree).map(([key, part]: [string, unknown]) => [key, key === kept ? part : named(words, part)]),
  );
  if ('occasion' in copy)
    return { ...copy, ...aboutGiver(tree as unknown as When, 'card'), ...aboutGiver(tree as unknown as When, 'other') } as T;
  return ('targets' in copy && copy['targets'] === 'self' ? { ...copy, targets: 'giver' } : copy) as T;
}

/** Whether an act is done to the lasting effect itself: "end this effect". */
function isOfEffects<S extends CoreState>({ verbs }: Meanings<S>, { verb }: Act): boolean {
  return verbs[verb]?.onEffect === true;
}

function aboutGiver(when: When, role: 'card' | 'other'): Partial<Record<'card' | 'other', About>> {
  return when[role] === 'self' ? { [role]: 'giver' } : {};
}
