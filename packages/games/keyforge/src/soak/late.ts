import { moveCard, seedRandom, shuffle, writable, type CardId, type Seat } from '@crupier/kernel/rules';
import { printedOf } from '../state/printed.ts';
import { cardsIn } from '../state/reading.ts';
import { zoneOf, type KeyForgeMatch, type Zone } from '../state/state.ts';

/** How late a match begins: what each player has as after some turns. */
export interface Lateness {
  /** How many creatures and artifacts of each deck are in play. */
  readonly permanents: number;
  /** They are of one house of the deck, as far as it has so many. */
  readonly isGathered: boolean;
  readonly aember: number;
}

/** A match from its beginning. */
export const notLate: Lateness = { permanents: 0, isGathered: false, aember: 0 };

/** Edits a match that was dealt and has not run yet. By the seed it is drawn which cards are in play. */
export function makeLate(match: KeyForgeMatch, { permanents, isGathered, aember }: Lateness, seed: string): void {
  const random = seedRandom(seed);
  const state = writable(match);
  for (const [seat, player] of state.players.entries()) {
    player.aember = aember;
    const cards = laidCards(match, seat, random);
    const house = isGathered ? houseOf(match, cards[0]) : undefined;
    const [own, others] = [true, false].map((is) => cards.filter((laid) => (houseOf(match, laid) === house) === is)) as [Laid[], Laid[]];
    for (const [card, zone] of [...own, ...others].slice(0, permanents)) moveCard(state, match.game, card, zoneOf(zone, seat));
  }
}

/** A card, and the zone where it would be in play. */
type Laid = readonly [CardId, Zone];

function houseOf({ state }: KeyForgeMatch, laid: Laid | undefined): string | undefined {
  return state.cards[laid?.[0] ?? 0]?.house;
}

/** The creatures and artifacts of a deck in a random order. */
function laidCards(match: KeyForgeMatch, seat: Seat, random: number[]): readonly Laid[] {
  const cards = [...cardsIn(match, 'deck', seat)];
  shuffle(random, cards);
  return cards.flatMap((card): readonly Laid[] => {
    const { type, half } = printedOf(match, card);
    if (type === 'artifact') return [[card, 'artifacts']];
    // Half a gigantic creature is not in play alone. *Rule:* KF-GIGANTIC-1.
    return type === 'creature' && half === undefined ? [[card, 'line']] : [];
  });
}
