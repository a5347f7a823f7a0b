import type { CommandSpec } from '../arguments/spec.ts';
import { shared } from './shared-options.ts';

/** How `scenario run` is called. */
export const scenarioRunSpec = {
  name: 'scenario run',
  about: {
    en: 'Play a scenario: a position, test cards, answers; and check what it expects.',
    es: 'Juega un escenario: una posición, cartas de prueba, respuestas; y comprueba lo que espera.',
  },
  words: [
    { name: 'FILE', needed: true, about: { en: 'the scenario, - for standard input', es: 'el escenario, - para la entrada estándar' } },
  ],
  options: { game: shared.game },
  examples: ['scenario run my-question.json', 'scenario run - --json < my-question.json'],
} as const satisfies CommandSpec;

/** How `scenario schema` is called. */
export const scenarioSchemaSpec = {
  name: 'scenario schema',
  about: { en: 'Print the format of scenarios.', es: 'Imprime el formato de los escenarios.' },
  words: [],
  options: { game: shared.game },
  examples: ['scenario schema', 'scenario schema --json'],
} as const satisfies CommandSpec;

/** How `serve` is called. */
export const serveSpec = {
  name: 'serve',
  about: {
    en: 'Start the server: tables for players far apart, and the page.',
    es: 'Arranca el servidor: mesas para jugar a distancia, y la página.',
  },
  words: [],
  options: {
    port: {
      kind: 'whole',
      value: 'N',
      min: 0,
      max: 65_535,
      about: { en: 'the port; 0 takes a free one', es: 'el puerto; 0 toma uno libre' },
    },
    host: { kind: 'text', value: 'HOST', about: { en: 'the address to listen at', es: 'la dirección en la que escucha' } },
    data: { kind: 'text', value: 'FOLDER', about: { en: 'where matches are kept', es: 'dónde se guardan las partidas' } },
    'trust-proxy': {
      kind: 'text',
      value: 'LIST',
      about: {
        en: 'proxies that say truly where a request comes from: addresses and networks, with commas',
        es: 'proxys que dicen la verdad de dónde viene una petición: direcciones y redes, con comas',
      },
    },
    'user-share': {
      kind: 'text',
      value: 'N',
      about: { en: 'percent of one processor that a user may have', es: 'tanto por ciento de un procesador que puede gastar alguien' },
    },
    'address-share': {
      kind: 'text',
      value: 'N',
      about: { en: 'percent that all users of one address may have', es: 'tanto por ciento para todos los que vienen de una dirección' },
    },
    'metrics-token': {
      kind: 'text',
      value: 'TEXT',
      about: {
        en: 'what /metrics asks for; needed behind a proxy on this machine that adds no header of forwarding',
        es: 'lo que pide /metrics; hace falta detrás de un proxy de esta máquina que no añada cabeceras de reenvío',
      },
    },
    'no-page': { kind: 'flag', about: { en: 'serve programs only, without the page', es: 'solo para programas, sin la página' } },
  },
  examples: ['serve', 'serve --port 0 --data ./data --json'],
} as const satisfies CommandSpec;

/** How `doctor` is called. */
export const doctorSpec = {
  name: 'doctor',
  about: { en: 'Look whether this machine has all that Crupier needs.', es: 'Mira si esta máquina tiene todo lo que Crupier necesita.' },
  words: [],
  options: {
    port: {
      kind: 'whole',
      value: 'N',
      min: 1,
      max: 65_535,
      initial: 8080,
      about: { en: 'the port that the server would use', es: 'el puerto que usaría el servidor' },
    },
    data: { kind: 'text', value: 'FOLDER', about: { en: 'the data folder to try', es: 'la carpeta de datos que se prueba' } },
  },
  examples: ['doctor', 'doctor --json'],
} as const satisfies CommandSpec;
