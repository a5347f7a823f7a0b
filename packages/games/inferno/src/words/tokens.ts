import type { Unit } from '@crupier/kernel/rules';
import type { Subtype } from '../state/subtypes.ts';
import { tokens } from '../state/tokens.ts';
import { subtypeNames } from './subtypes.ts';

/** Tokens are counted by their own words: "a 1/1 Illusion token". `read` says what the words of a text have become. */
export function tokenUnits(read: (word: Subtype) => Subtype = (word) => word): Readonly<Record<string, Unit>> {
  return Object.fromEntries(
    tokens.map(({ id, subtypes, strength, toughness }) => {
      const body = `${strength}/${toughness}`;
      const en = subtypes.map((each) => subtypeNames[read(each)].en).join(' ');
      const es = subtypes.map((each) => subtypeNames[read(each)].es).join(' ');
      const unit: Unit = {
        en: [`a ${body} ${en} token`, `{n} ${en} tokens of ${body}`, `${body} ${en} tokens`],
        es: [`una ficha de ${es} ${body}`, `{n} fichas de ${es} ${body}`, `fichas de ${es} ${body}`],
        countable: true,
      };
      return [unitOf(id), unit] as const;
    }),
  );
}

/** The unit in which a token is counted: templates take no dash. */
export function unitOf(id: string): string {
  return id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
