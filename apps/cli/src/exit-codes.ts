import type { Language } from '@crupier/kernel';

/** What a command's exit code says. Scripts rely on these numbers: they never change their meaning. */
export const exitCodes = {
  /** It worked. */
  ok: 0,
  /** It worked, and what was checked failed: an illegal deck, a scenario that does not hold, a figure that is missed. */
  failed: 1,
  /** The command was called in a wrong way. */
  usage: 2,
  /** An input is broken: a file that is missing or cannot be read, a corrupt journal. */
  input: 3,
  /** The world around failed: a port in use, a full disk. */
  world: 4,
  /** Crupier itself is wrong. */
  fault: 5,
  /** Ctrl-C, or the end of the terminal. */
  interrupted: 130,
} as const;
/** The name of an exit code. */
export type ExitName = keyof typeof exitCodes;
/** One of the exit codes. */
export type ExitCode = (typeof exitCodes)[ExitName];

/** What `--help` says of each exit code. */
export const exitTexts: Readonly<Record<ExitName, Readonly<Record<Language, string>>>> = {
  ok: { en: 'done', es: 'hecho' },
  failed: { en: 'what was checked failed', es: 'lo comprobado no se cumple' },
  usage: { en: 'wrong use', es: 'uso incorrecto' },
  input: { en: 'an input is missing or broken', es: 'falta una entrada o está dañada' },
  world: { en: 'the world failed: port in use, disk full…', es: 'falló el entorno: puerto ocupado, disco lleno…' },
  fault: { en: 'a fault of Crupier itself', es: 'un fallo del propio Crupier' },
  interrupted: { en: 'interrupted', es: 'interrumpido' },
};
