import type { PlayableGame } from '@crupier/kernel';

/** A game that the command line can load. Nothing of it is loaded before it is named. */
export interface ShelvedGame {
  readonly id: string;
  /** Other names it may be called by. */
  readonly aliases: readonly string[];
  /** The decks of those who name none, one a seat. */
  readonly readyDecks: readonly string[];
  /** Whether simulations draw from the ready decks for each game; otherwise each seat has its own in all of them. */
  readonly drawsDecks?: boolean;
  /** Whether it can be played with cards of users' own. */
  readonly takesCards?: boolean;
  /** Whether limited decks are made from sealed pools of it. */
  readonly opensPools?: boolean;
  /** What a state may cost at most, where that differs from the usual. */
  readonly stateLimits?: { readonly cloneMicroseconds: number; readonly saveBytes: number };
  /** Positions that tell what a crowded table costs, and how many times as long a decision may take there at most. */
  readonly crowd?: { readonly timesMax: number; readonly loadBoards: () => Promise<Boards> };
  readonly load: () => Promise<PlayableGame>;
  /** The keys of all its cards. */
  readonly loadCardKeys: () => Promise<readonly string[]>;
}

/** Positions, as lines of a game's notation, that differ in how much lies on the table. */
export interface Boards {
  readonly bare: readonly string[];
  readonly crowded: readonly string[];
}

/** The games there are. The first is the one meant where none is named. */
export type GameShelf = readonly ShelvedGame[];

/** Every game of Crupier: the only place of the command line that names them. */
export const games: GameShelf = [
  {
    id: 'keyforge',
    aliases: ['kf'],
    readyDecks: ['Hershey, the Oak of Amalchasm', 'Finally Smooth Simone'],
    takesCards: true,
    load: async () => (await import('@crupier/keyforge')).keyforge,
    loadCardKeys: async () => {
      const { keyforge, keyforgeGame } = await import('@crupier/keyforge');
      const keys = [...keyforgeGame().definitions.map(({ key }) => key), ...keyforge.status().flatMap(({ notYet }) => notYet)];
      return [...new Set(keys)].filter((key) => keyforge.card(key)?.key === key);
    },
  },
  {
    id: 'inferno',
    aliases: ['inf'],
    readyDecks: ['Ruta en llamas', 'Voces en el altillo', 'Velorio interminable', 'Muro de acero'],
    drawsDecks: true,
    takesCards: true,
    opensPools: true,
    stateLimits: { cloneMicroseconds: 20, saveBytes: 64 * 1024 },
    crowd: { timesMax: 5, loadBoards: async () => (await import('@crupier/inferno')).boards },
    load: async () => (await import('@crupier/inferno')).inferno,
    loadCardKeys: async () => {
      const { inferno, infernoGame } = await import('@crupier/inferno');
      const keys = [...infernoGame().definitions.map(({ key }) => key), ...inferno.status().flatMap(({ notYet }) => notYet)];
      return [...new Set(keys)].filter((key) => inferno.card(key)?.key === key);
    },
  },
];

/** What scenarios and the count of proved rules need of a game. */
export type RulesOfGame = Pick<PlayableGame, 'id' | 'runScenario' | 'messages'> & {
  /** The English name of a card by its key or a name; undefined where there is no such card. */
  readonly cardName: (keyOrName: string) => string | undefined;
};

/** A game that is being begun and not offered yet: its scenarios run, and its rules are counted. */
export interface BegunGame extends Pick<ShelvedGame, 'id' | 'aliases'> {
  readonly load: () => Promise<RulesOfGame>;
}

/** The games that are being begun. */
export const begunGames: readonly BegunGame[] = [
  {
    id: 'marvel-champions',
    aliases: ['mc'],
    load: async () => (await import('@crupier/marvel-champions')).marvelScenarios,
  },
];

/** Finds a game by its id or one of its other names. */
export function findGame<G extends Pick<ShelvedGame, 'id' | 'aliases'>>(shelf: readonly G[], name: string): G | undefined {
  const key = name.toLowerCase();
  return shelf.find((each) => each.id === key || each.aliases.includes(key));
}
