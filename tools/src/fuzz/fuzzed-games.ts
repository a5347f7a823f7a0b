import type { CoreState } from '@crupier/kernel/rules';
import type { Dice, PlayableGame, Problem } from '@crupier/kernel';
import { conform, type Subject, type WalkOptions, type WalkReport } from '@crupier/kernel/conformance';

/** A card as a file has it. */
export type CardData = Readonly<Record<string, unknown>>;

/** A game whose own cards are fuzzed, without the type of its state. */
export interface FuzzedGame {
  readonly playable: PlayableGame;
  /** How many cards a file has: two decks are made of them. */
  readonly cards: number;
  /** Makes a card that decks may have, and that is cheap enough to be played, of one that the schema allows. */
  readonly tame: (card: CardData, index: number, roll: Dice) => CardData;
  /** Whether a card can be attached to another. */
  readonly hasHost: (card: CardData) => boolean;
  readonly problemsOf: (cards: readonly CardData[]) => readonly Problem[];
  /** A random match of two decks of some cards, which have no problem, under the conformance kit. */
  readonly walk: (cards: readonly CardData[], options: WalkOptions) => WalkReport;
}

/** The parts of a fuzzed game that a game hands over. */
interface Parts<S extends CoreState> extends Omit<FuzzedGame, 'walk'> {
  readonly subject: (cards: readonly CardData[], decks: readonly string[]) => Subject<S>;
  /** The list of a deck of these cards. */
  readonly deckOf: (cards: readonly CardData[]) => string;
}

function fuzzed<S extends CoreState>({ subject, deckOf, ...rest }: Parts<S>): FuzzedGame {
  return {
    ...rest,
    walk: (cards, options) => {
      const deck = deckOf(cards);
      return conform(subject(cards, [deck, deck]), options);
    },
  };
}

/** The games there are. */
export const fuzzedGames: Readonly<Record<string, () => Promise<FuzzedGame>>> = {
  keyforge: async () => {
    const { keyforge } = await import('@crupier/keyforge');
    const { ownCardProblems, ownCardSubject } = await import('@crupier/keyforge/conformance');
    return fuzzed({
      playable: keyforge,
      cards: deckHouses.length * CARDS_A_HOUSE,
      tame: (card, index, roll) => ({
        ...card,
        house: deckHouses[index % deckHouses.length],
        ...(card['type'] === 'creature' && { power: 1 + roll(POWER_MAX) }),
        icons: roll(2) === 0 ? ['amber'] : [],
      }),
      hasHost: ({ type }) => type === 'upgrade',
      problemsOf: ownCardProblems,
      subject: ownCardSubject,
      deckOf: keyforgeDeck,
    });
  },
  inferno: async () => {
    const { inferno } = await import('@crupier/inferno');
    const { ownCardProblems, ownCardSubject } = await import('@crupier/inferno/conformance');
    return fuzzed({
      playable: inferno,
      cards: INFERNO_CARDS,
      tame: tameInferno,
      hasHost: (card) => typesOf(card).includes('weapon'),
      problemsOf: ownCardProblems,
      subject: ownCardSubject,
      deckOf: (cards) => ['Name: Fuzz', `Demon: ${DEMON}`, '', ...cards.map(({ name }) => `4x ${String(name)}`), '2x Feral Dog'].join('\n'),
    });
  },
};

const deckHouses = ['mars', 'sanctum', 'dis'] as const;
/** A deck of KeyForge has 12 cards of each of its three houses: two copies of each card of a file. */
const CARDS_A_HOUSE = 6;
const POWER_MAX = 6;

function keyforgeDeck(cards: readonly CardData[]): string {
  const houses = deckHouses.map((house) => {
    const own = cards.filter((card) => card['house'] === house);
    return `${house}:\n${own.map(({ name }) => `2x ${String(name)}`).join('\n')}`;
  });
  return ['Name: Fuzz', 'Set: MM', ...houses].join('\n\n');
}

const DEMON = 'Zupay, Master of the Salamanca';
/** Four copies of each, and two cards of the game, are a deck of 50. */
const INFERNO_CARDS = 12;
const COST_MAX = 2;
const BODY_MAX = 4;

/** Without a path a card goes with every demon. */
function tameInferno({ path: _path, ...card }: CardData, _index: number, roll: Dice): CardData {
  const types = typesOf(card);
  return {
    ...card,
    types,
    supertypes: wordsIn(card, 'supertypes').filter((each) => each !== 'demon'),
    cost: roll(COST_MAX + 1),
    ...(types.includes('ally') && { strength: roll(BODY_MAX), toughness: 1 + roll(BODY_MAX) }),
  };
}

/** A demon is no card of a deck. */
function typesOf(card: CardData): readonly string[] {
  const others = wordsIn(card, 'types').filter((type) => type !== 'demon');
  return others.length > 0 ? others : ['ally'];
}

function wordsIn(card: CardData, field: string): readonly string[] {
  return (card[field] ?? []) as readonly string[];
}
