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
      return keysOf(keyforge, keyforgeGame());
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
      return keysOf(inferno, infernoGame());
    },
  },
  {
    id: 'marvel-champions',
    aliases: ['mc'],
    readyDecks: [
      'Spider-Man: Justice',
      'Captain Marvel: Aggression',
      'Iron Man: Leadership',
      'She-Hulk: Aggression',
      'Black Panther: Protection',
    ],
    drawsDecks: true,
    takesCards: true,
    stateLimits: { cloneMicroseconds: 20, saveBytes: 48 * 1024 },
    load: async () => (await import('@crupier/marvel-champions')).marvelChampions,
    loadCardKeys: async () => {
      const { marvelChampions, marvelGame } = await import('@crupier/marvel-champions');
      return keysOf(marvelChampions, marvelGame());
    },
  },
];

/** The keys of the cards that a game was made of, and of those that wait. */
function keysOf(game: PlayableGame, { definitions }: { readonly definitions: readonly { readonly key: string }[] }): readonly string[] {
  const keys = [...definitions.map(({ key }) => key), ...game.status().flatMap(({ notYet }) => notYet)];
  return [...new Set(keys)].filter((key) => game.card(key)?.key === key);
}

/** Finds a game by its id or one of its other names. */
export function findGame(shelf: GameShelf, name: string): ShelvedGame | undefined {
  const key = name.toLowerCase();
  return shelf.find((each) => each.id === key || each.aliases.includes(key));
}
