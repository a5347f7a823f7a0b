import type { CommandSpec } from '../arguments/spec.ts';
import { gamesMax, settingOptions, shared } from './shared-options.ts';

/** How `simulate` is called. */
export const simulateSpec = {
  name: 'simulate',
  about: {
    en: 'Let bots play many games and count what comes of it. Rates are per second of processor time, warm-up included; a game is capped at 20,000 decisions.',
    es: 'Hace que los bots jueguen muchas partidas y cuenta el resultado. Las tasas son por segundo de procesador, calentamiento incluido; una partida se corta a las 20 000 decisiones.',
  },
  words: [],
  options: {
    game: shared.game,
    games: {
      kind: 'whole',
      value: 'N',
      min: 1,
      max: gamesMax,
      initial: 100,
      about: { en: 'how many games', es: 'cuántas partidas' },
    },
    seed: {
      kind: 'text',
      value: 'SEED',
      initial: '1',
      about: {
        en: 'a number or a text: every game has a seed of its own, made from it',
        es: 'un número o un texto: la semilla de cada partida sale de ella',
      },
    },
    from: {
      kind: 'whole',
      value: 'N',
      min: 0,
      max: gamesMax,
      initial: 0,
      about: {
        en: 'the number of the first game, to play a certain one again',
        es: 'el número de la primera partida, para repetir una concreta',
      },
    },
    deck: shared.deck,
    cards: shared.cards,
    players: shared.players,
    teams: shared.teams,
    ...settingOptions,
    bots: {
      kind: 'text',
      value: 'BOTS',
      initial: 'random',
      about: {
        en: 'random, easy, greedy, planner or strong, for all seats or one each: planner,greedy',
        es: 'random, easy, greedy, planner o strong, para todos los asientos o uno por asiento: planner,greedy',
      },
    },
    workers: {
      kind: 'whole',
      value: 'N',
      min: 1,
      max: 64,
      initial: 1,
      about: { en: 'how many threads share the work', es: 'cuántos hilos se reparten el trabajo' },
    },
  },
  examples: ['simulate --games 1000 --seed 1 --json', 'simulate --bots greedy,random --games 20', 'simulate --workers 2 --games 10000'],
} as const satisfies CommandSpec;

/** How `bench` is called. */
export const benchSpec = {
  name: 'bench',
  about: {
    en: 'Measure how fast this machine plays: games and decisions a second of processor time, the copy of a state, a saved state, the start of the command, what a crowded table costs.',
    es: 'Mide lo rápido que juega esta máquina: partidas y decisiones por segundo de procesador, la copia de un estado, un estado guardado, el arranque de la orden, lo que cuesta una mesa llena.',
  },
  words: [],
  options: {
    game: shared.game,
    games: { kind: 'whole', value: 'N', min: 10, max: gamesMax, initial: 1_000, about: { en: 'games a run', es: 'partidas por vuelta' } },
    runs: {
      kind: 'whole',
      value: 'N',
      min: 1,
      max: 99,
      initial: 5,
      about: { en: 'runs, of which the median counts', es: 'vueltas, de las que cuenta la mediana' },
    },
    seed: { kind: 'text', value: 'SEED', initial: '1', about: { en: 'as for simulate', es: 'como en simulate' } },
    check: {
      kind: 'flag',
      about: {
        en: 'end with exit code 1 where a figure misses its limit',
        es: 'termina con el código 1 si una cifra no llega a su límite',
      },
    },
  },
  examples: ['bench', 'bench --check --json'],
} as const satisfies CommandSpec;
