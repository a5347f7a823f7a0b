import { expect, test } from 'vitest';
import { activated } from '../language/builders.ts';
import type { Ability, Clause } from '../language/effects.ts';
import { writeAbility } from './abilities.ts';
import { exampleWords } from './example-words.ts';
import type { Words } from './words.ts';

/** The card that speaks in the tests of texts. */
export const beast = { noun: 'beast', host: 'beast' } as const;

/** A clause with a header, so that its sentences can be read alone. */
export function action(clause: Clause): Ability {
  return activated('action', clause);
}

/** One ability and its texts, without the header that `action` gives. */
export type Row = readonly [ability: Ability, en: string, es: string];

/** Each row is a test: the data says both texts. */
export function says(rows: readonly Row[], words: Words = exampleWords): void {
  test.each(rows.map((row): [string, Row] => [row[1], row]))('%s', (_title, [ability, en, es]) => {
    const bare = (text: string): string => text.replace(/^(?:Action|Acción): /, '');
    // Abilities are data: what comes back from JSON says the same.
    const read = JSON.parse(JSON.stringify(ability)) as Ability;
    expect(read).toEqual(ability);
    expect(bare(writeAbility(words, read, beast, 'en'))).toBe(en);
    expect(bare(writeAbility(words, read, beast, 'es'))).toBe(es);
  });
}
