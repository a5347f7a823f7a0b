import { definitionNumber, emptyState, frameOf, listen, type CardId, type Game, type Identities, type Seat } from '@crupier/kernel/rules';
import type { CampaignCardToDeal } from '../campaign/lay-campaign.ts';
import { setup } from '../rules/setup.ts';
import { blankCard, record, SCENARIO } from '../state/leaving.ts';
import { zoneOf, zones, SEATS_MAX, type Marvel, type Zone } from '../state/state.ts';

/** What one player brings to the table, as keys of cards. */
export interface SeatToDeal {
  readonly deck: string;
  /** The alter-ego side, which is up at first. */
  readonly identity: string;
  readonly cards: readonly string[];
  /** The obligations of the identity, which go into the encounter deck, and its nemesis, which is set aside. *Rule:* MC-SETUP-4, MC-SETUP-5. */
  readonly obligations?: readonly string[];
  readonly nemesis?: readonly string[];
  /** The player’s own cards that no deck counts: permanent and linked ones. *Rule:* MC-PERMANENT-2, MC-LINKED-1. */
  readonly setAside?: readonly string[];
}

/** What a match is dealt from. */
export interface Deal {
  readonly seats: readonly SeatToDeal[];
  /** The stages of the villain and of the main scheme (its first sides), in their order. */
  readonly villain: readonly string[];
  readonly mainScheme: readonly string[];
  readonly encounter: readonly string[];
  /** What a campaign sets aside; nothing outside campaigns. *Rule:* MC-SETUP-15. */
  readonly campaign?: readonly CampaignCardToDeal[];
  /** 0 outside heroic mode. *Rule:* MC-HEROIC-MODE-1. */
  readonly heroic: number;
  /** The first player; asked for where it is absent. *Rule:* MC-SETUP-3. */
  readonly first?: Seat;
  /** 64 hexadecimal digits. */
  readonly seed: string;
}

/** Lays a match out; its first steps choose the first player, shuffle and deal the hands. *Rule:* MC-SETUP-1 to MC-SETUP-10. */
export function deal(plan: Deal, game: Game<Marvel>): Marvel {
  const state = layOut(plan, game);
  state.frames.push(frameOf(setup, plan.first === undefined ? {} : { first: plan.first }));
  return state;
}

/** A table at which nothing lies yet. */
export function emptyTable({ decks, heroic, seed }: { readonly decks: readonly string[] } & Pick<Deal, 'heroic' | 'seed'>): Marvel {
  return {
    ...emptyState(seed, decks.length, zones.length * SEATS_MAX),
    lastKnown: [],
    cards: [blankCard(0, 0, 0, 0)],
    players: decks.map((deck) => ({ identity: 0, hasChangedForm: false, isEliminated: false, costsLess: 0, deck })),
    villain: 0,
    mainScheme: 0,
    first: 0,
    active: SCENARIO,
    round: 0,
    phase: 'setup',
    heroic,
    activations: [],
    removedFromCampaign: [],
  };
}

function layOut({ seats, villain, mainScheme, encounter, campaign = [], heroic, seed }: Deal, game: Game<Marvel>): Marvel {
  const state = emptyTable({ decks: seats.map(({ deck }) => deck), heroic, seed });
  seats.forEach(({ identity, cards, nemesis = [], setAside = [] }, seat) => {
    const player = state.players[seat];
    if (player !== undefined) player.identity = addCard(state, game, { key: identity, zone: 'area', owner: seat });
    for (const key of cards) addCard(state, game, { key, zone: 'deck', owner: seat });
    for (const key of setAside) addCard(state, game, { key, zone: 'aside', owner: seat });
    for (const key of nemesis) addCard(state, game, { key, zone: 'aside', owner: SCENARIO, seat });
  });
  state.villain = addStages(state, game, villain, 'villainDeck');
  state.mainScheme = addStages(state, game, mainScheme, 'schemeDeck');
  const obligations = seats.flatMap((each) => each.obligations ?? []);
  for (const key of [...encounter, ...obligations]) addCard(state, game, { key, zone: 'encounterDeck', owner: SCENARIO });
  for (const { key, owner, counters } of campaign) record(state, addCard(state, game, { key, zone: 'aside', owner })).counters = counters;
  return state;
}

/** The first stage lies in play, the others in their deck with the next one last. */
function addStages(state: Marvel, game: Game<Marvel>, [first = '', ...others]: readonly string[], zone: Zone): CardId {
  const card = addCard(state, game, { key: first, zone: 'villainArea', owner: SCENARIO });
  for (const key of others.toReversed()) addCard(state, game, { key, zone, owner: SCENARIO });
  return card;
}

/** Puts one more card at the end of a zone, where its abilities work if they work there. *Throws* where there is no card of the key. */
export function addCard(
  state: Marvel,
  game: Game<Marvel>,
  {
    key,
    zone,
    owner,
    seat = Math.max(0, owner),
  }: { readonly key: string; readonly zone: Zone; readonly owner: Seat; readonly seat?: Seat },
): CardId {
  const definition = definitionNumber(game, key);
  if (definition === undefined) throw new Error(`There is no card ${key}.`);
  const where = zoneOf(zone, seat);
  const card = blankCard(state.cards.length, definition, owner, where);
  state.cards.push(card);
  (state.zones[where] as CardId[]).push(card.id);
  if (game.worksIn(game.definitions[definition], where, card)) listen(state, game, card.id);
  return card.id;
}

/** Which cards might have been dealt in each other's place: those of one player's deck, and those of the encounter deck. */
export const identities: Identities<Marvel> = {
  swap: () => {
    // A card is nothing but its definition, which the kernel exchanges.
  },
  printed: () => '',
  group: (state, card) => record(state, card).owner,
};
