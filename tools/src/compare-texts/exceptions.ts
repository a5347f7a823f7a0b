import { readFileSync } from 'node:fs';
import type { Exception } from './compare.ts';

/** The exceptions of a file. */
export function readExceptions(file: string | URL): readonly Exception[] {
  return JSON.parse(readFileSync(file, 'utf8')) as readonly Exception[];
}
