import type { CommandSpec } from '../arguments/spec.ts';
import { shared } from './shared-options.ts';

/** How `deck check` is called. */
export const deckCheckSpec = {
  name: 'deck check',
  about: {
    en: 'Say whether a deck list is legal, and if not, what is wrong with every line.',
    es: 'Dice si una lista de mazo es legal y, si no, qué falla en cada línea.',
  },
  words: [
    {
      name: 'FILE',
      needed: true,
      about: { en: 'the list as text or JSON, - for standard input', es: 'la lista en texto o JSON, - para la entrada estándar' },
    },
  ],
  options: {
    game: shared.game,
    cards: shared.cards,
    format: shared.format,
  },
  examples: ['deck check my-deck.txt', 'deck check - --json < my-deck.json'],
} as const satisfies CommandSpec;

/** How `deck list` is called. */
export const deckListSpec = {
  name: 'deck list',
  about: { en: 'Name the decks that come with a game.', es: 'Nombra los mazos que vienen con un juego.' },
  words: [],
  options: { game: shared.game },
  examples: ['deck list'],
} as const satisfies CommandSpec;

/** How `deck sealed` is called. */
export const deckSealedSpec = {
  name: 'deck sealed',
  about: {
    en: 'Open the boosters that one player gets for a limited deck, and build a deck of 40 from them.',
    es: 'Abre los sobres que recibe un jugador para un mazo limitado y hace con ellos un mazo de 40.',
  },
  words: [],
  options: {
    game: shared.game,
    seed: {
      kind: 'text',
      value: 'SEED',
      about: {
        en: 'a number or a text: the same seed opens the same cards',
        es: 'un número o un texto: la misma semilla abre las mismas cartas',
      },
    },
    list: { kind: 'flag', about: { en: 'print the list of the deck alone', es: 'imprime solo la lista del mazo' } },
  },
  examples: ['deck sealed --game inferno --seed 5', 'deck sealed --seed 5 --list --lang es'],
} as const satisfies CommandSpec;

/** How `deck generate` is called. */
export const deckGenerateSpec = {
  name: 'deck generate',
  about: {
    en: 'Draw a deck by the rarities of a set, of cards that can be played.',
    es: 'Saca un mazo según las rarezas de una colección, de cartas que se pueden jugar.',
  },
  words: [],
  options: {
    game: shared.game,
    set: {
      kind: 'text',
      value: 'SET',
      about: {
        en: 'the code of a set, such as CotA; the usual one otherwise',
        es: 'el código de una colección, como CotA; si no, la habitual',
      },
    },
    seed: {
      kind: 'text',
      value: 'SEED',
      about: {
        en: 'a number or a text: the same seed draws the same deck',
        es: 'un número o un texto: la misma semilla saca el mismo mazo',
      },
    },
    list: { kind: 'flag', about: { en: 'print the list of the deck alone', es: 'imprime solo la lista del mazo' } },
  },
  examples: ['deck generate --set AoA --seed 5', 'deck generate --seed 5 --list --lang es'],
} as const satisfies CommandSpec;

/** How `cards status` is called. */
export const cardsStatusSpec = {
  name: 'cards status',
  about: { en: 'How many cards of each set can be played.', es: 'Cuántas cartas de cada colección se pueden jugar.' },
  words: [],
  options: {
    game: shared.game,
    missing: {
      kind: 'flag',
      about: { en: 'name the cards that cannot be played yet', es: 'nombra las cartas que aún no se pueden jugar' },
    },
  },
  examples: ['cards status', 'cards status --json'],
} as const satisfies CommandSpec;

/** How `cards show` is called. */
export const cardsShowSpec = {
  name: 'cards show',
  about: {
    en: 'A card’s facts and text, by its English or Spanish name.',
    es: 'Los datos y el texto de una carta, por su nombre en español o en inglés.',
  },
  words: [{ name: 'NAME', needed: true, rest: true, about: { en: 'the card’s name', es: 'el nombre de la carta' } }],
  options: { game: shared.game, cards: shared.cards },
  examples: ['cards show anger', 'cards show Ira --lang es'],
} as const satisfies CommandSpec;

/** How `cards search` is called. */
export const cardsSearchSpec = {
  name: 'cards search',
  about: { en: 'Find cards by words of their names.', es: 'Busca cartas por palabras de su nombre.' },
  words: [
    {
      name: 'TEXT',
      needed: true,
      rest: true,
      about: { en: 'words of the name, in either language', es: 'palabras del nombre, en cualquiera de los idiomas' },
    },
  ],
  options: {
    game: shared.game,
    limit: { kind: 'whole', value: 'N', min: 1, max: 1_000, initial: 20, about: { en: 'the most cards shown', es: 'el máximo de cartas' } },
  },
  examples: ['cards search troll'],
} as const satisfies CommandSpec;

/** How `rules show` is called. */
export const rulesShowSpec = {
  name: 'rules show',
  about: { en: 'A rule by its id, and the rules that go with it.', es: 'Una regla por su identificador, y las que van con ella.' },
  words: [{ name: 'ID', needed: true, rest: true, about: { en: 'such as KF-FIGHT-4', es: 'como KF-FIGHT-4' } }],
  options: {},
  examples: ['rules show KF-FIGHT-4', 'rules show fight-4 --lang es'],
} as const satisfies CommandSpec;

/** How `rules search` is called. */
export const rulesSearchSpec = {
  name: 'rules search',
  about: {
    en: 'Answer a question about the rules, and find those that speak of something.',
    es: 'Responde a una pregunta sobre las reglas y busca las que hablan de algo.',
  },
  words: [
    { name: 'TEXT', needed: true, rest: true, about: { en: 'words, in either language', es: 'palabras, en cualquiera de los idiomas' } },
  ],
  options: {
    game: shared.game,
    limit: { kind: 'whole', value: 'N', min: 1, max: 1_000, initial: 10, about: { en: 'the most rules shown', es: 'el máximo de reglas' } },
  },
  examples: ['rules search damage ward', 'rules search "can a stunned hero defend?"', 'rules search captura ámbar --lang es'],
} as const satisfies CommandSpec;

/** How `rules coverage` is called. */
export const rulesCoverageSpec = {
  name: 'rules coverage',
  about: {
    en: 'How many rules a scenario proves, and which ones none does yet.',
    es: 'Cuántas reglas demuestra un escenario, y cuáles ninguno todavía.',
  },
  words: [],
  options: {
    game: shared.game,
    check: {
      kind: 'flag',
      about: { en: 'end with exit code 1 where a rule is missing', es: 'termina con el código 1 si falta alguna regla' },
    },
  },
  examples: ['rules coverage', 'rules coverage --json'],
} as const satisfies CommandSpec;
