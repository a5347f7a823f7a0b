import { botLevels } from '@crupier/protocol';
import type { CommandSpec } from '../arguments/spec.ts';
import { settingOptions, shared } from './shared-options.ts';

/** How `play` is called. */
export const playSpec = {
  name: 'play',
  about: {
    en: 'Play a match: against a bot, or two at one keyboard.',
    es: 'Juega una partida: contra un bot, o dos en un mismo teclado.',
  },
  words: [],
  options: {
    game: shared.game,
    deck: shared.deck,
    cards: shared.cards,
    ...settingOptions,
    table: {
      kind: 'text',
      value: 'NAME',
      about: {
        en: 'a table that the game has ready, with its decks: tutorial, a first game',
        es: 'una mesa que el juego tiene preparada, con sus mazos: tutorial, una primera partida',
      },
    },
    'campaign-log': {
      kind: 'text',
      value: 'FILE',
      about: {
        en: 'the log of a campaign: it goes on with the next scenario, and the log is written anew when that has been played',
        es: 'la hoja de una campaña: sigue con el escenario que toca, y la hoja se vuelve a escribir cuando se ha jugado',
      },
    },
    players: shared.players,
    teams: shared.teams,
    bot: {
      kind: 'choice',
      of: [...botLevels],
      initial: 'planner',
      about: { en: 'how well the bot plays', es: 'cómo juega el bot' },
    },
    two: {
      kind: 'flag',
      about: {
        en: 'persons at every seat, all at this keyboard; hands are hidden between turns',
        es: 'personas en todos los asientos, en este teclado; las manos se ocultan entre turnos',
      },
    },
    seat: {
      kind: 'whole',
      value: 'N',
      min: 1,
      max: 8,
      initial: 1,
      about: { en: 'your seat, where you play a bot', es: 'tu asiento, si juegas contra un bot' },
    },
    name: {
      kind: 'texts',
      value: 'NAME',
      about: { en: 'a player’s name, once for each seat', es: 'el nombre de quien juega, una vez por asiento' },
    },
    'best-of': {
      kind: 'choice',
      of: ['1', '3'],
      initial: '1',
      about: {
        en: 'one game, or games until somebody has won two; whoever lost decides who begins',
        es: 'una partida, o partidas hasta que alguien gane dos; quien perdió decide quién empieza',
      },
    },
    seed: {
      kind: 'text',
      value: 'SEED',
      about: {
        en: 'a number, a text or 64 hexadecimal digits: the same seed deals the same match',
        es: 'un número, un texto o 64 dígitos hexadecimales: la misma semilla reparte la misma partida',
      },
    },
    plain: shared.plain,
    everything: {
      kind: 'flag',
      about: { en: 'ask also where the answer is obvious', es: 'pregunta también cuando la respuesta es obvia' },
    },
    journal: {
      kind: 'text',
      value: 'FILE',
      about: {
        en: 'where the journal is kept; otherwise a new file in the data folder',
        es: 'dónde se guarda el diario; si no, un archivo nuevo en la carpeta de datos',
      },
    },
    resume: {
      kind: 'text',
      value: 'FILE',
      about: { en: 'go on with the match of a journal', es: 'sigue la partida de un diario' },
    },
  },
  examples: [
    'play',
    'play --two --plain',
    'play --game inferno --players 3',
    'play --cards my-cards.json --deck my-deck.txt',
    'play --deck "Hershey" --deck my-deck.txt --seed 7',
    'play --game inferno --best-of 3',
    'play --game marvel-champions --table tutorial --two',
    'play --game marvel-champions --campaign stolen_reactor --campaign-log reactor.json',
    'play --game marvel-champions --campaign-log reactor.json',
    'play --resume match.json',
  ],
} as const satisfies CommandSpec;

/** How `journal verify` is called. */
export const journalVerifySpec = {
  name: 'journal verify',
  about: {
    en: 'Check that nobody chose the shuffles of a match that a server dealt.',
    es: 'Comprueba que nadie eligió las mezclas de una partida que repartió un servidor.',
  },
  words: [
    {
      name: 'FILE',
      needed: true,
      about: {
        en: 'the journal that the server gives, or - for standard input',
        es: 'el diario que da el servidor, o - para la entrada estándar',
      },
    },
  ],
  options: {
    commitment: {
      kind: 'text',
      value: 'HEX',
      about: { en: 'the commitment that you were shown before the deal', es: 'el compromiso que se te mostró antes del reparto' },
    },
    nonce: { kind: 'text', value: 'HEX', about: { en: 'the nonce that you gave', es: 'el número que diste' } },
  },
  examples: ['journal verify match.json', 'journal verify match.json --json'],
} as const satisfies CommandSpec;

/** How `replay` is called. */
export const replaySpec = {
  name: 'replay',
  about: { en: 'Play a journal again and tell what happened.', es: 'Reproduce un diario y cuenta lo que pasó.' },
  words: [
    { name: 'FILE', needed: true, about: { en: 'a journal, or - for standard input', es: 'un diario, o - para la entrada estándar' } },
  ],
  options: {
    to: {
      kind: 'whole',
      value: 'N',
      min: 0,
      max: 1_000_000,
      about: { en: 'stop after entry N and show the table', es: 'párate tras la entrada N y muestra la mesa' },
    },
    perspective: {
      kind: 'choice',
      of: ['1', '2', 'all'],
      initial: 'all',
      about: { en: 'whose eyes to look through', es: 'con los ojos de quién se mira' },
    },
    step: {
      kind: 'flag',
      about: { en: 'wait for Enter after each entry', es: 'espera a Intro tras cada entrada' },
    },
    plain: shared.plain,
  },
  examples: ['replay match.json', 'replay match.json --to 20 --perspective 1', 'replay match.json --json'],
} as const satisfies CommandSpec;
