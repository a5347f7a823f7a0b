import type { Dice, Option } from '@crupier/kernel';
import type { Sights } from '@crupier/keyforge/soak';
import { acceptMost, bestOf, openAsk } from '../eager.ts';
import type { Player } from '../run-match.ts';

/** So many acts are enough for one turn. */
const ACTS_MAX = 60;
/** What is added to the worth of an act by chance, so that the order differs from turn to turn. */
const NOISE = 25;
/** What turns begin with, each as likely as the others. */
const beginnings = ['plays', 'plays', 'uses', 'uses', 'fights', 'discards'] as const;
type Beginning = (typeof beginnings)[number];
/** Of so many houses and creatures to fight one is chosen at random, and otherwise the house of the most cards, the creature of the least power. */
const ANY_AMONG = 3;

/** What the sorts of acts are worth; whatever is none of the others is a use of another sort. */
const worths = { plays: 80, uses: 50, fights: 50, discards: 0, endTurn: -100 } as const;
/** What they are worth in a turn that begins with them. */
const worthsFirst: Readonly<Record<Beginning, number>> = { plays: 80, uses: 120, fights: 120, discards: 75 };
const sorts: Readonly<Record<string, keyof typeof worths>> = {
  play: 'plays',
  playAsUpgrade: 'plays',
  fight: 'fights',
  discard: 'discards',
  endTurn: 'endTurn',
};

/**
 * A player who acts while it can: it plays cards, uses those in play, in some turns before it plays, discards what cannot be played, in some
 * turns more than that, and ends its turn last. It often chooses the house of which it has most cards and fights the weakest creature, accepts
 * most offers, and chooses among other targets at random. It knows the question, its own cards, those in play, and its own dice.
 */
export function eagerPlayer(sights: Sights, roll: Dice): Player {
  let acts = 0;
  let beginning: Beginning = 'plays';
  return (decision) => {
    const { kind, purpose } = decision;
    const ask = openAsk(decision);
    const { seat, options } = ask;
    // A turn may end without being ended, as after a card with omega.
    if (purpose === 'chooseHouse') acts = 0;
    const isAny = roll(ANY_AMONG) === 0;
    if (purpose === 'chooseHouse' && !isAny) return [seat, [bestOf(options, ({ value }) => sights.cardsOfHouse(seat, value))]];
    if (purpose === 'chooseDefender' && !isAny) return [seat, [bestOf(options, ({ card }) => -sights.powerOf(card))]];
    if (kind !== 'act') return [seat, purpose === 'mulligan' ? [] : acceptMost(kind, ask, roll)];
    if (acts === 0) beginning = beginnings[roll(beginnings.length)] ?? 'plays';
    const chosen = acts < ACTS_MAX ? bestOf(options, (option) => worthOf(option, beginning) + roll(NOISE)) : options.length - 1;
    acts++;
    return [seat, [chosen]];
  };
}

function worthOf({ verb }: Option, beginning: Beginning): number {
  const sort = sorts[verb] ?? 'uses';
  return sort === beginning || (sort === 'fights' && beginning === 'uses') ? worthsFirst[beginning] : worths[sort];
}
