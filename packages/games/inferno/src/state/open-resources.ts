import { overDefinitions, type CardId, type Seat } from '@crupier/kernel/rules';
import { printedBy } from './printed.ts';
import { zoneOf, type Inferno, type InfernoMatch } from './state.ts';

const NO_CARDS: readonly CardId[] = [];

/** Which definitions are resources that say something: none in most games. */
const speakingResources = overDefinitions<Inferno, Set<number>>(
  () => new Set<number>(),
  (found, game, at) => {
    const says = (game.definitions[at]?.written.length ?? 0) > 0;
    return says && printedBy(game, at).types.includes('resource') ? found.add(at) : found;
  },
);

/** Whether any definition is a unique resource: none is in most games. */
const isAnyUnique = overDefinitions<Inferno, boolean>(
  () => false,
  (found, game, at) => {
    const { types, supertypes } = printedBy(game, at);
    return found || (types.includes('resource') && supertypes.includes('unique'));
  },
);

/** The unique resources of a player that lie face up: what lies face down is no more than a resource. *Rule:* INF-204.5d, INF-305.2. */
export function uniqueResources(match: InfernoMatch, seat: Seat): readonly CardId[] {
  if (!isAnyUnique(match)) return NO_CARDS;
  const { cards, zones } = match.state;
  return (zones[zoneOf('resources', seat)] ?? []).filter((card) => {
    const { definition = 0, faceDown = true } = cards[card] ?? {};
    return !faceDown && printedBy(match.game, definition).supertypes.includes('unique');
  });
}

/** The resources of a player that lie face up and say something: cards of the type, not those that were turned into resources. *Rule:* INF-305.1, INF-305.2. */
export function openResources(match: InfernoMatch, seat: Seat): readonly CardId[] {
  const speaks = speakingResources(match);
  if (speaks.size === 0) return NO_CARDS;
  const { cards, zones } = match.state;
  let found: CardId[] | undefined;
  for (const card of zones[zoneOf('resources', seat)] ?? []) {
    const record = cards[card];
    if (record !== undefined && !record.faceDown && speaks.has(record.definition)) (found ??= []).push(card);
  }
  return found ?? NO_CARDS;
}
