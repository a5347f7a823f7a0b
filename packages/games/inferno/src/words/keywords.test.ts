import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { describe, expect, test } from 'vitest';
import { environments } from '../state/state.ts';
import { keywords, keywordMeanings } from '../meanings/keywords.ts';
import { keywordText } from './keywords.ts';

const sources = join(import.meta.dirname, '..');

/** The files of the game that are no tests, by their paths, the table of their meanings and that of their names left out. */
const files: ReadonlyMap<string, string> = new Map(
  readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.endsWith(`${sep}keywords.ts`))
    .map((path) => [path, readFileSync(join(sources, path), 'utf8')]),
);

function hasMeaning(keyword: (typeof keywords)[number]): boolean {
  const { lent, printed } = keywordMeanings[keyword];
  if (lent !== undefined || printed !== undefined || isEnvironment(keyword)) return true;
  const asked = new RegExp(`(hasKeyword\\(.*|keywords\\.includes\\()'${keyword}'\\)`);
  return [...files].some(([path, text]) => path.startsWith('rules') && asked.test(text));
}

/** Environments are a vocabulary of their own besides. */
function isEnvironment(keyword: string): boolean {
  return (environments as readonly string[]).includes(keyword);
}

describe('a keyword is declared in one place, and named in one', () => {
  test.each(keywords)('%s means something: abilities beside its name, an environment, or a procedure that asks for it', (keyword) => {
    expect(hasMeaning(keyword)).toBe(true);
  });

  test('no other file has a table of them', () => {
    const entry = new RegExp(`^ +(${keywords.filter((each) => !isEnvironment(each)).join('|')}):`, 'gm');
    const tables = [...files].filter(([, text]) => new Set(text.match(entry)).size > 1).map(([path]) => path);
    expect(tables).toEqual([]);
  });

  test('one has a number in its text, another none', () => {
    expect(keywordText('recover', 2)).toEqual({ en: 'recover 2', es: 'recobrar 2' });
    expect(keywordText('halo', 2)).toEqual({ en: 'halo', es: 'halo' });
    expect(() => keywordText('unknown')).toThrow('The keyword unknown has no name.');
  });
});
