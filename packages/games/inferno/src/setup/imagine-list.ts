import { definitionNumber, randomBelow, shuffle, type CardId, type DeepReadonly, type Identities, type Seat } from '@crupier/kernel/rules';
import type { CardFacts } from '../cards/facts.ts';
import { printedOf } from '../state/printed.ts';
import type { Inferno } from '../state/state.ts';
import type { CardBook } from './card-book.ts';
import { copiesMax, deckSizes, isUnlimited } from './deck-legality.ts';
import { identities } from './identities.ts';

/** A card that a deck may have, and how many. */
interface Candidate {
  readonly definition: number;
  readonly copies: number;
}

/** How hidden cards are dealt anew where deck lists are secret: a viewer's own in each other's place, those of others as lists that they may have. */
export function identitiesOf(book: CardBook): Identities<Inferno> {
  // Found at the first deal and kept: to ask every card of the set again took half the time of each deal.
  let playable: readonly CardFacts[] | undefined;
  return {
    ...identities,
    imagine: ({ game, state, group, hidden, viewer, knows, random }) => {
      if (group < 0 || group === viewer) return undefined;
      const seen = seenOf(state, group, knows);
      const isLimited = hidden.length + sum(seen) < (deckSizes.limited + deckSizes.open) / 2;
      const path = printedOf({ game, state }, state.players[group]?.demon ?? 0).path;
      playable ??= book.cards.filter(({ id }) => book.isPlayable(id));
      const candidates = playable.flatMap((facts): readonly Candidate[] => {
        const definition = definitionNumber(game, facts.id);
        const goes = isLimited || facts.path === undefined || facts.path === path;
        if (definition === undefined || !goes) return [];
        const copies = isUnlimited(facts) ? copiesMax : copiesMax - (seen.get(definition) ?? 0);
        return copies > 0 ? [{ definition, copies }] : [];
      });
      return drawList(candidates, seen, { count: hidden.length, random });
    },
  };
}

/** How many of each definition a viewer has seen of a player's deck. */
function seenOf(state: DeepReadonly<Inferno>, owner: Seat, knows: (card: CardId) => boolean): ReadonlyMap<number, number> {
  const seen = new Map<number, number>();
  for (const { id, owner: whose, token, origin } of state.cards) {
    if (whose === owner && !token && id !== state.players[owner]?.demon && id > 0 && knows(id))
      seen.set(origin, (seen.get(origin) ?? 0) + 1);
  }
  return seen;
}

function sum(counts: ReadonlyMap<number, number>): number {
  return [...counts.values()].reduce((total, each) => total + each, 0);
}

/** More of what was seen, as decks have several of most cards; then others, a few of each, in an order that chance decides. */
function drawList(
  candidates: readonly Candidate[],
  seen: ReadonlyMap<number, number>,
  { count, random }: { readonly count: number; readonly random: number[] },
): readonly number[] | undefined {
  if (candidates.length === 0) return undefined;
  const list: number[] = [];
  const add = ({ definition, copies }: Candidate, least: number): void => {
    const more = least + randomBelow(random, copies + 1 - least);
    for (let left = more; left > 0; left--) list.push(definition);
  };
  for (const candidate of candidates) if (seen.has(candidate.definition)) add(candidate, 0);
  shuffle(random, list);
  const others = candidates.filter(({ definition }) => !seen.has(definition));
  const order = others.map((_, at) => at);
  shuffle(random, order);
  for (const at of order) if (list.length < count) add(others[at] as Candidate, 1);
  // A deck of somebody's few cards may have more of them than there are to imagine.
  while (list.length < count) add(candidates[randomBelow(random, candidates.length)] as Candidate, 1);
  const drawn = list.slice(0, count);
  shuffle(random, drawn);
  return drawn;
}
