import type { OptionSpec } from '../arguments/spec.ts';

/** The most games of one simulation. */
export const gamesMax = 10_000_000;

/** Options that mean the same in several commands. */
export const shared = {
  game: {
    kind: 'text',
    value: 'GAME',
    about: {
      en: 'the game: keyforge (kf), inferno (inf) or marvel-champions (mc)',
      es: 'el juego: keyforge (kf), inferno (inf) o marvel-champions (mc)',
    },
  },
  deck: {
    kind: 'texts',
    value: 'DECK',
    about: {
      en: 'a deck’s name or the file of its list, once for each seat',
      es: 'el nombre de un mazo o el archivo de su lista, una vez por asiento',
    },
  },
  cards: {
    kind: 'text',
    value: 'FILE',
    about: { en: 'a file of cards of your own', es: 'un archivo de cartas propias' },
  },
  format: {
    kind: 'text',
    value: 'FORMAT',
    about: {
      en: 'how decks are made: open or limited (Inferno), archon, reversal, adaptive or sealed (KeyForge)',
      es: 'cómo se hacen los mazos: open o limited (Inferno), archon, reversal, adaptive o sealed (KeyForge)',
    },
  },
  players: {
    kind: 'whole',
    value: 'N',
    min: 1,
    // How many may play, each game says itself.
    max: 99,
    about: { en: 'how many play', es: 'cuántos juegan' },
  },
  teams: {
    kind: 'text',
    value: 'TEAMS',
    about: { en: '2x2 for two teams of two, 3x2 for three (Inferno)', es: '2x2 si son dos equipos de dos, 3x2 si son tres (Inferno)' },
  },
  plain: {
    kind: 'flag',
    about: {
      en: 'no colour, no drawing, one fact a line: for screen readers and pipes',
      es: 'sin color ni dibujos, un dato por línea: para lectores de pantalla y tuberías',
    },
  },
} as const satisfies Readonly<Record<string, OptionSpec>>;

/** What may be set for a match beside its decks, by the names of games' settings: a game refuses those that it has not. */
export const settingOptions = {
  format: shared.format,
  'sealed-set': {
    kind: 'text',
    value: 'SET',
    about: { en: 'the set of sealed decks: CotA or AoA (KeyForge)', es: 'la colección de los mazos sellados: CotA o AoA (KeyForge)' },
  },
  'chain-bidding': {
    kind: 'flag',
    about: { en: 'the players bid chains for the decks (KeyForge)', es: 'los jugadores pujan cadenas por los mazos (KeyForge)' },
  },
  'first-chains': {
    kind: 'whole',
    value: 'CHAINS',
    min: 0,
    max: 24,
    about: { en: 'chains that the first seat begins with (KeyForge)', es: 'cadenas con las que empieza el primer asiento (KeyForge)' },
  },
  'second-chains': {
    kind: 'whole',
    value: 'CHAINS',
    min: 0,
    max: 24,
    about: { en: 'chains that the second seat begins with (KeyForge)', es: 'cadenas con las que empieza el segundo asiento (KeyForge)' },
  },
  scenario: { kind: 'text', value: 'NAME', about: { en: 'the scenario (Marvel Champions)', es: 'el escenario (Marvel Champions)' } },
  modular: {
    kind: 'texts',
    value: 'SET',
    about: { en: 'modular sets (Marvel Champions)', es: 'conjuntos modulares (Marvel Champions)' },
  },
  difficulty: {
    kind: 'text',
    value: 'MODE',
    about: { en: 'standard or expert (Marvel Champions)', es: 'standard o expert (Marvel Champions)' },
  },
  heroic: {
    kind: 'whole',
    value: 'LEVEL',
    min: 0,
    max: 4,
    about: { en: 'the level of heroic mode, 1 to 4 (Marvel Champions)', es: 'el nivel del modo heroico, de 1 a 4 (Marvel Champions)' },
  },
  campaign: {
    kind: 'text',
    value: 'NAME',
    about: {
      en: 'a campaign that begins with this match (Marvel Champions)',
      es: 'una campaña que empieza con esta partida (Marvel Champions)',
    },
  },
  'campaign-level': {
    kind: 'text',
    value: 'LEVEL',
    about: { en: 'the level of that campaign: standard or expert', es: 'el nivel de esa campaña: standard o expert' },
  },
  skirmish: {
    kind: 'whole',
    value: 'STAGE',
    min: 0,
    max: 3,
    about: {
      en: 'a skirmish against one stage of the villain, 1 to 3 (Marvel Champions)',
      es: 'una escaramuza contra una fase del villano, de 1 a 3 (Marvel Champions)',
    },
  },
  environment: {
    kind: 'text',
    value: 'NAME',
    about: {
      en: 'the products of which decks may be: legacy, limited or current (Marvel Champions)',
      es: 'los productos de que pueden ser los mazos: legacy, limited o current (Marvel Champions)',
    },
  },
} as const satisfies Readonly<Record<string, OptionSpec>>;
