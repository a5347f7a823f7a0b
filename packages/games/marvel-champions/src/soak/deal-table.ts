import { definitionNumber, matchOn, type Game, type Probe } from '@crupier/kernel/rules';
import type { CardCode } from '../cards/facts/card-facts.ts';
import { knownFacts } from '../cards/facts.ts';
import { defineMarvelChampions } from '../game.ts';
import { catalogue } from '../setup/catalogue.ts';
import { planDeal, type Configuration } from '../setup/configuration.ts';
import { deal, type Deal, type SeatToDeal } from '../setup/deal.ts';
import type { DeckList } from '../setup/deck-list.ts';
import { builtInDecks } from '../setup/decks.ts';
import type { Marvel, MarvelMatch } from '../state/state.ts';
import { makeLate, notLate, type Lateness } from './late.ts';

/** A game to be played for testing: decks by their names, and all that can be set. */
export interface SoakTable extends Omit<Configuration, 'seats'> {
  readonly decks: readonly string[];
  /** The identities of other products that some seats have in place of those of their decks; undefined for the decks’ own. */
  readonly identities: readonly (CardCode | undefined)[];
  /** Cards that are put into every deck besides, by their codes; those that no deck counts are set aside. */
  readonly besides: readonly CardCode[];
  /** Cards that are put into the encounter deck besides. */
  readonly encounter: readonly CardCode[];
  /** The decks have every third of their own cards alone, so that the other cards come soon. */
  readonly isThin: boolean;
  readonly late: Lateness;
}

/** The fields of a table at which the decks lie as they are. */
export const asDecksAre: Pick<SoakTable, 'identities' | 'besides' | 'encounter' | 'isThin'> = {
  identities: [],
  besides: [],
  encounter: [],
  isThin: false,
};

/** Against Rhino in standard mode, from the beginning. */
export const rhinoTable: Omit<SoakTable, 'decks'> = {
  scenario: 'rhino',
  modular: ['bomb_scare'],
  difficulty: 'standard',
  heroic: 0,
  skirmish: 0,
  ...asDecksAre,
  late: notLate,
};

let made: Game<Marvel> | undefined;

/** The game with every card that can be played, without sentences. */
export function soakGame(): Game<Marvel> {
  return (made ??= defineMarvelChampions(catalogue()));
}

/** What a match is run with. */
interface Running {
  readonly game?: Game<Marvel>;
  readonly probe?: Probe | undefined;
}

/** A match of a table that was dealt and has not run yet. `seed` is 64 hexadecimal digits. */
export function dealTable(
  { decks, identities, besides, encounter, isThin, late, ...settings }: SoakTable,
  seed: string,
  { game = soakGame(), probe }: Running = {},
): MarvelMatch {
  const seats = decks.map((name, seat) => ({ deck: changedDeck(deckNamed(name), { identity: identities[seat], besides, isThin }) }));
  const plan = planDeal({ ...settings, seats }, seed, probe);
  // Copied, so that its fields have the order that every copy has.
  const state = game.clone(deal(withPlayable(plan, { game, besides, encounter }), game));
  makeLate(matchOn(game, state), late, Number.parseInt(seed.slice(0, 4), 16));
  return matchOn(game, state, probe);
}

/** A deck that comes with the game, by its name. */
export function deckNamed(name: string): DeckList {
  const deck = builtInDecks().find((each) => each.name === name);
  if (deck === undefined) throw new Error(`There is no deck ${name}.`);
  return deck;
}

interface Changes extends Pick<SoakTable, 'besides' | 'isThin'> {
  readonly identity: CardCode | undefined;
}

const THIN = 3;

function changedDeck(deck: DeckList, { identity = deck.identity, besides, isThin }: Changes): DeckList {
  const own = isThin ? deck.cards.filter((_, at) => at % THIN === 0) : deck.cards;
  const added = besides.filter((card) => !knownFacts(card).isPermanent).map((card) => ({ card, count: 1 }));
  return { ...deck, identity, cards: [...own, ...added] };
}

interface Dealt extends Pick<SoakTable, 'besides' | 'encounter'> {
  readonly game: Game<Marvel>;
}

/** What is dealt, with the other cards and without those of other products that cannot be played yet, such as most nemeses. */
function withPlayable(plan: Deal, { game, besides, encounter }: Dealt): Deal {
  const permanent = besides.filter((card) => knownFacts(card).isPermanent);
  const playable = (keys: readonly string[] = []): readonly string[] => keys.filter((key) => definitionNumber(game, key) !== undefined);
  const ofSeat = (seat: SeatToDeal): SeatToDeal => ({
    ...seat,
    obligations: playable(seat.obligations),
    nemesis: playable(seat.nemesis),
    setAside: [...playable(seat.setAside), ...permanent],
  });
  return { ...plan, seats: plan.seats.map(ofSeat), encounter: [...plan.encounter, ...encounter] };
}
