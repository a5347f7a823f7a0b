import type { Problem } from '@crupier/kernel/rules';
import { houseNames } from '../cards/facts/houses.ts';
import { houses, type House } from '../cards/facts/vocabulary.ts';
import type { CardBook } from './card-book.ts';
import { cardsPerHouse, housesPerDeck, type DeckList } from './deck-list.ts';
import { cardValues, deckProblem, houseValues } from './deck-problems.ts';

/** An entry of a list, as far as its house is concerned. */
interface Framed {
  readonly at: string;
  readonly card: string | undefined;
  readonly count: number | undefined;
  readonly house: House | 'own' | 'unknown';
}

/** What is needed to say of which house each card of a list is. */
export interface Unframed {
  readonly entries: readonly Framed[];
  /** The houses that the list names, where it names any. */
  readonly declared: readonly House[] | undefined;
  readonly expansion: number;
  readonly book: CardBook;
}

/** Of which house each entry is. */
export interface Frames {
  /** The houses of the deck, in the order of the list of houses; `undefined` where they could not be found, the problem told. */
  readonly houses: DeckList['houses'] | undefined;
  /** The house of each entry; `undefined` where it could not be found, the problem told. */
  readonly frames: readonly (House | undefined)[];
  readonly problems: readonly Problem[];
}

/**
 * Finds the houses of a deck and the house of each entry: the one that the list says, otherwise the card's own. A card that
 * exists in several houses, and an anomaly, takes the only house of the deck where it fits.
 *
 * *Errors:* `deck.houseCount`, `deck.foreignHouse`, `deck.unclearHouse`.
 * *Rule:* KF-DECK-1, KF-MAVERICK-1.
 */
export function assignHouses({ entries, declared, expansion, book }: Unframed): Frames {
  const choices = entries.map((entry) => housesOf(entry, expansion, book));
  const deckHouses = declared === undefined ? mainHouses(entries, choices) : inOrder(declared);
  const [one, two, three, ...more] = deckHouses;
  if (one === undefined || two === undefined || three === undefined || more.length > 0) {
    const isGuess = declared === undefined && entries.some((entry) => entry.card === undefined || entry.house === 'unknown');
    const problem = deckProblem('deck.houseCount', '', { count: deckHouses.length, ...houseValues(deckHouses) });
    return { houses: undefined, frames: [], problems: isGuess ? [] : [problem] };
  }
  const frames = fitAll(entries, choices, deckHouses);
  const problems = entries.flatMap((entry, index) => {
    const isTold = entry.card === undefined || entry.house === 'unknown' || frames[index] !== undefined;
    return isTold ? [] : [misfit(entry, choices[index] ?? [], { deckHouses, book })];
  });
  return { houses: [one, two, three], frames, problems };
}

/** The houses that an entry could be of, all of them for an anomaly. */
function housesOf(entry: Framed, expansion: number, book: CardBook): readonly House[] {
  if (entry.house === 'unknown') return [];
  if (entry.house !== 'own') return [entry.house];
  if (entry.card === undefined) return [];
  const own = book.factsFor(entry.card, expansion)?.houses ?? [];
  return own.length === 0 ? houses : own;
}

/** The three houses of most cards, or all that there are if it is not clear which three are meant. */
function mainHouses(entries: readonly Framed[], choices: readonly (readonly House[])[]): readonly House[] {
  const counts = new Map<House, number>();
  choices.forEach(([house, ...others], index) => {
    if (house === undefined || others.length > 0) return;
    counts.set(house, (counts.get(house) ?? 0) + (entries[index]?.count ?? 0));
  });
  const ranked = [...counts].toSorted(([, one], [, other]) => other - one);
  const isClear = (ranked[housesPerDeck - 1]?.[1] ?? 0) > (ranked[housesPerDeck]?.[1] ?? 0);
  return inOrder((isClear ? ranked.slice(0, housesPerDeck) : ranked).map(([house]) => house));
}

function inOrder(list: readonly House[]): readonly House[] {
  return houses.filter((house) => list.includes(house));
}

/** First the cards of which the house is certain, then the others where there is room for them. */
function fitAll(
  entries: readonly Framed[],
  choices: readonly (readonly House[])[],
  deckHouses: readonly House[],
): readonly (House | undefined)[] {
  const room = new Map(deckHouses.map((house) => [house, cardsPerHouse]));
  const take = (house: House, count: number): House => {
    room.set(house, (room.get(house) ?? 0) - count);
    return house;
  };
  const certain = entries.map((entry, index) => {
    const [house, ...others] = (choices[index] ?? []).filter((each) => deckHouses.includes(each));
    return house === undefined || others.length > 0 ? undefined : take(house, entry.count ?? 0);
  });
  return entries.map((entry, index) => {
    if (certain[index] !== undefined) return certain[index];
    const count = entry.count ?? 0;
    const [house, ...others] = (choices[index] ?? []).filter((each) => (room.get(each) ?? 0) >= Math.max(1, count));
    return house === undefined || others.length > 0 ? undefined : take(house, count);
  });
}

function misfit(
  entry: Framed,
  choices: readonly House[],
  { deckHouses, book }: { readonly deckHouses: readonly House[]; readonly book: CardBook },
): Problem {
  const named = cardValues(entry.card ?? '', book);
  const fitting = choices.filter((house) => deckHouses.includes(house));
  if (fitting.length > 0) return deckProblem('deck.unclearHouse', entry.at, { ...named, ...houseValues(fitting) });
  const [house, houseEs] = [joined(choices, 'en'), joined(choices, 'es')];
  return deckProblem('deck.foreignHouse', entry.at, { ...named, house, houseEs, ...houseValues(deckHouses) });
}

function joined(list: readonly House[], language: 'en' | 'es'): string {
  return list.map((house) => houseNames[house][language]).join(' / ');
}
