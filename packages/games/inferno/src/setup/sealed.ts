import { languages, randomBelow, seedRandom, shuffle, type Language, type SealedPool } from '@crupier/kernel/rules';
import type { CardFacts, Rarity } from '../cards/facts.ts';
import type { CardBook } from './card-book.ts';
import { deckSizes } from './deck-legality.ts';
import type { DeckEntry, DeckList } from './deck-list.ts';
import { formatDeckList, formatEntries } from './format-deck-list.ts';

/** How many cards of each rarity a booster has. The document has no boosters: these are ours. */
export const boosterCounts: readonly (readonly [rarity: Rarity, count: number])[] = [
  ['common', 11],
  ['uncommon', 3],
  ['rare', 1],
];
/** One booster in so many has an epic card in the place of its rare one. */
export const epicIn = 8;
/** What one player opens. */
export const sealedCounts = { boosters: 6, demons: 3 } as const;

/** So many of a deck's cards at most are allies where there are others. */
const ALLIES_MAX = 26;

/** Opens what one player gets for a limited deck, and builds a deck from it. `seed` is 64 hexadecimal digits. *Rule:* INF-100.2b. */
export function openSealed(seed: string, book: CardBook): SealedPool {
  const random = seedRandom(seed);
  const cards = book.cards.filter(({ id }) => book.isPlayable(id));
  const boosters = Array.from({ length: sealedCounts.boosters }, () => openBooster(random, cards));
  const demons = draw(
    random,
    book.demons.filter(({ id }) => book.isPlayable(id)),
    sealedCounts.demons,
  );
  const pool = counted(boosters.flat());
  const deck = buildDeck({ pool, demons }, book);
  const write = (language: Language): { readonly pool: string; readonly deck: string } => ({
    pool: formatEntries(pool, language, book),
    deck: formatDeckList(deck, language, book),
  });
  const [en, es] = languages.map(write) as [ReturnType<typeof write>, ReturnType<typeof write>];
  return {
    boosters: boosters.map((booster) => booster.map(({ id }) => id)),
    demons: demons.map(({ id }) => id),
    pool,
    deck,
    lists: { en, es },
  };
}

/** A booster has no card twice. */
function openBooster(random: number[], cards: readonly CardFacts[]): readonly CardFacts[] {
  return boosterCounts.flatMap(([rarity, count]) => {
    const isEpic = rarity === 'rare' && randomBelow(random, epicIn) === 0;
    return draw(
      random,
      cards.filter((facts) => facts.rarity === (isEpic ? 'epic' : rarity)),
      count,
    );
  });
}

/** So many different ones, each as likely. */
function draw(random: number[], from: readonly CardFacts[], count: number): readonly CardFacts[] {
  const places = from.map((_, at) => at);
  shuffle(random, places);
  return places.slice(0, count).flatMap((at) => from[at] ?? []);
}

function counted(cards: readonly CardFacts[]): readonly DeckEntry[] {
  const counts = new Map<CardFacts, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].toSorted(([one], [other]) => one.number - other.number).map(([{ id }, count]) => ({ card: id, count }));
}

/** What a deck is built from. */
interface Opened {
  readonly pool: readonly DeckEntry[];
  readonly demons: readonly CardFacts[];
}

/**
 * A deck that can be played at once: led by the demon whose path was opened most, of its path and neutral cards first, then of
 * the path opened next to most; cheap cards before dear ones, and not allies alone.
 */
function buildDeck({ pool, demons }: Opened, book: CardBook): DeckList {
  const cards = pool.flatMap(({ card, count }) => {
    const facts = book.factsOf(card);
    return facts === undefined ? [] : Array.from({ length: count }, () => facts);
  });
  const opened = (path: CardFacts['path']): number => cards.filter((facts) => facts.path === path).length;
  const [demon] = demons.toSorted((one, other) => opened(other.path) - opened(one.path));
  const rank = ({ path }: CardFacts): number => (path === undefined || path === demon?.path ? 0 : 100 - opened(path));
  const liked = cards.toSorted((one, other) => rank(one) - rank(other) || (one.cost ?? 0) - (other.cost ?? 0));
  const allies = liked.filter(({ types }) => types.includes('ally'));
  const others = liked.filter(({ types }) => !types.includes('ally'));
  const first = allies.slice(0, ALLIES_MAX);
  const chosen = [...first, ...others, ...allies.slice(ALLIES_MAX)].slice(0, deckSizes.limited);
  return { name: '', demon: demon?.id ?? '', cards: counted(chosen) };
}
