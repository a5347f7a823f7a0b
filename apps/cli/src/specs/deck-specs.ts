import type { CommandSpec } from '../arguments/spec.ts';
import { shared } from './shared-options.ts';

const seed = {
  kind: 'text',
  value: 'SEED',
  about: { en: 'a number or a text: the same seed chooses the same', es: 'un número o un texto: la misma semilla elige lo mismo' },
} as const;

/** How `deck show` is called. */
export const deckShowSpec = {
  name: 'deck show',
  about: {
    en: 'Show a deck by its parts, and say whether it can be played.',
    es: 'Muestra un mazo por partes y dice si se puede jugar.',
  },
  words: [
    {
      name: 'DECK',
      needed: true,
      rest: true,
      about: {
        en: 'the name of a deck that comes with the game, or the file of a list, - for standard input',
        es: 'el nombre de un mazo que viene con el juego o el archivo de una lista, - para la entrada estándar',
      },
    },
  ],
  options: { game: shared.game },
  examples: ['deck show --game mc "Spider-Man: Justice"', 'deck show --game keyforge Hershey --json'],
} as const satisfies CommandSpec;

/** How `deck import` is called. */
export const deckImportSpec = {
  name: 'deck import',
  about: {
    en: 'Read all the decks of a file, of whichever game each is, and say which can be played.',
    es: 'Lee todos los mazos de un archivo, del juego que sea cada uno, y dice cuáles se pueden jugar.',
  },
  words: [
    {
      name: 'FILE',
      needed: true,
      about: {
        en: 'one or several decks: text with lines of --- between them, JSON, .o8d; - for standard input',
        es: 'uno o varios mazos: texto con líneas de --- entre ellos, JSON, .o8d; - para la entrada estándar',
      },
    },
  ],
  options: {
    game: shared.game,
    list: {
      kind: 'flag',
      about: {
        en: 'print the lists of the decks that can be played alone',
        es: 'imprime solo las listas de los mazos que se pueden jugar',
      },
    },
  },
  examples: ['deck import my-decks.txt', 'deck import my-decks.json --list'],
} as const satisfies CommandSpec;

/** How `deck random` is called. */
export const deckRandomSpec = {
  name: 'deck random',
  about: {
    en: 'Let chance choose a deck for each seat, and what else there is to choose.',
    es: 'Deja que el azar elija un mazo por asiento y lo demás que haya que elegir.',
  },
  words: [],
  options: { game: shared.game, players: shared.players, seed },
  examples: ['deck random --game marvel-champions --players 2 --seed 5', 'deck random --game inferno --json'],
} as const satisfies CommandSpec;
