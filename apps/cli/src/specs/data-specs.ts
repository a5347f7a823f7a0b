import type { CommandSpec, OptionSpec } from '../arguments/spec.ts';

const data = {
  kind: 'text',
  value: 'FOLDER',
  about: { en: 'where the server keeps matches', es: 'dónde guarda las partidas el servidor' },
} as const satisfies OptionSpec;

/** How `backup` is called. */
export const backupSpec = {
  name: 'backup',
  about: {
    en: 'Copy all matches of the server to a file, also while it runs, and look through the copy.',
    es: 'Copia todas las partidas del servidor en un archivo, también mientras funciona, y revisa la copia.',
  },
  words: [{ name: 'FILE', needed: true, about: { en: 'the file to make', es: 'el archivo que se crea' } }],
  options: { data },
  examples: ['backup matches.sqlite', 'backup matches.sqlite --data ./data --json'],
} as const satisfies CommandSpec;

/** How `restore` is called. */
export const restoreSpec = {
  name: 'restore',
  about: {
    en: 'Look through a backup and put it in place, for a server that does not run.',
    es: 'Revisa una copia y la pone en su lugar, con el servidor parado.',
  },
  words: [{ name: 'FILE', needed: true, about: { en: 'the backup', es: 'la copia' } }],
  options: {
    data,
    replace: {
      kind: 'flag',
      about: { en: 'put aside the matches that are there', es: 'aparta las partidas que haya' },
    },
  },
  examples: ['restore matches.sqlite', 'restore matches.sqlite --data ./data --replace'],
} as const satisfies CommandSpec;

/** How `verify` is called. */
export const verifySpec = {
  name: 'verify',
  about: {
    en: 'Look whether any match of the server, or of a backup, is damaged or was altered. Changes nothing.',
    es: 'Mira si alguna partida del servidor, o de una copia, está dañada o se ha alterado. No cambia nada.',
  },
  words: [
    {
      name: 'FILE',
      needed: false,
      about: { en: 'a backup; otherwise the server’s own database', es: 'una copia; si no, la base de datos del servidor' },
    },
  ],
  options: { data },
  examples: ['verify', 'verify matches.sqlite --json'],
} as const satisfies CommandSpec;
