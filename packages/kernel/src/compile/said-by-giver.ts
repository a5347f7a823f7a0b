import type { Ability, About, Act, When } from '../language/effects.ts';
import type { CoreState } from '../state/state.ts';
import { hasSlot } from '../language/has-slot.ts';
import type { Vocabulary } from '../match/match.ts';

/**
 * An ability that is given for a while, with the card that its text calls "this card" named as the card that gives it: the lasting effect
 * that carries the ability is no card that a text could mean. What it lends in turn speaks of whoever has that.
 */
export function saidByGiver<S extends CoreState>(words: Vocabulary<S>, ability: Ability): Ability {
  return words.thisCardMeansGiver === true ? named(words, ability) : ability;
}

function named<S extends CoreState, T>(words: Vocabulary<S>, tree: T): T {
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

/** Whether an act is done to a card of which its words do not speak: "end this effect". */
function isOfEffects<S extends CoreState>({ verbs }: Vocabulary<S>, { verb }: Act): boolean {
  const said = verbs[verb];
  return said !== undefined && said.cardsNotInText !== true && !hasSlot([said.en], 'on');
}

function aboutGiver(when: When, role: 'card' | 'other'): Partial<Record<'card' | 'other', About>> {
  return when[role] === 'self' ? { [role]: 'giver' } : {};
}
