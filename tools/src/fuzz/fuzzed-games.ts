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
  /** The list of a seat’s deck of these cards. */
  readonly deckOf: (cards: readonly CardData[], seat: number) => string;
}

function fuzzed<S extends CoreState>({ subject, deckOf, ...rest }: Parts<S>): FuzzedGame {
  return {
    ...rest,
    walk: (cards, options) =>
      conform(
        subject(
          cards,
          [0, 1].map((seat) => deckOf(cards, seat)),
        ),
        { ...options, mayBeStopped: true },
      ),
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
  'marvel-champions': async () => {
    const { marvelChampions } = await import('@crupier/marvel-champions');
    const { ownCardProblems, ownCardSubject } = await import('@crupier/marvel-champions/conformance');
    return fuzzed({
      playable: marvelChampions,
      cards: MARVEL_CARDS,
      tame: tameMarvel,
      hasHost: ({ type }) => type === 'upgrade',
      problemsOf: ownCardProblems,
      subject: ownCardSubject,
      deckOf: marvelDeck,
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

/** Three copies of each, and the fifteen cards of a hero, are a deck of 42. */
const MARVEL_CARDS = 9;
const HIT_POINTS_MAX = 5;
const numbersOfAllies = ['attack', 'attackDamage', 'thwart', 'thwartDamage', 'hitPoints'] as const;

/** The heroes of both decks, each with its own cards. */
const heroes = [
  { code: '01001a', own: { '01002': 1, '01003': 2, '01004': 2, '01005': 3, '01006': 1, '01007': 2, '01008': 2, '01009': 2 } },
  { code: '01010a', own: { '01011': 1, '01012': 3, '01013': 3, '01014': 2, '01015': 1, '01016': 1, '01017': 2, '01018': 2 } },
] as const;

function marvelDeck(cards: readonly CardData[], seat: number): string {
  const { code, own } = heroes[seat % heroes.length] ?? heroes[0];
  const slots = { ...own, ...Object.fromEntries(cards.map(({ name }) => [keyOf(name), 3])) };
  return JSON.stringify({ name: 'Fuzz', hero_code: code, slots });
}

function keyOf(name: unknown): string {
  return `own/${String(name).toLowerCase().replaceAll(' ', '')}`;
}

const attachedToCharacter = {
  kind: 'activated',
  headers: ['attach'],
  cost: 0,
  clause: {
    targets: { host: { noun: 'character', whose: 'any', are: [], min: 1, max: 1 } },
    do: [{ verb: 'attach', on: { kind: 'self' }, to: { kind: 'bound', name: 'host' } }],
  },
};

/** The types of cards that are never in play, and do not begin there. */
const neverInPlay = ['event', 'resource'];

/** A basic card of which a deck may have three. */
function tameMarvel(card: CardData, _index: number, roll: Dice): CardData {
  const { aspect: _aspect, isUnique: _unique, max, ...rest } = card;
  const plain = Object.fromEntries(Object.entries(rest).filter(([field]) => !numbersOfAllies.some((each) => each === field)));
  const perDeck = typeof max === 'object' && max !== null && 'per' in max && max.per === 'deck';
  const resources = wordsIn(card, 'resources');
  return {
    ...plain,
    ...(max !== undefined && !perDeck && { max }),
    cost: roll(COST_MAX + 1),
    resources: resources.length > 0 ? resources : ['wild'],
    ...(neverInPlay.some((type) => type === card['type']) && { keywords: wordsIn(card, 'keywords').filter((each) => each !== 'setup') }),
    ...(card['type'] === 'upgrade' && { abilities: [attachedToCharacter] }),
    ...(card['type'] === 'ally' && {
      ...{ attack: roll(BODY_MAX), attackDamage: roll(2), thwart: roll(BODY_MAX), thwartDamage: roll(2) },
      hitPoints: 1 + roll(HIT_POINTS_MAX),
    }),
  };
}
