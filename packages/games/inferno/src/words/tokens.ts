import type { Unit } from '@crupier/kernel';
import { subtypeNames, type Subtype } from './subtypes.ts';

/** What a token is: an ally whose name is its subtypes. *Rule:* INF-110.5c. */
export interface TokenWords {
  /** The id of its facts. */
  readonly id: string;
  readonly subtypes: readonly Subtype[];
  readonly strength: number;
  readonly toughness: number;
}

/** The tokens that cards create. */
export const tokens: readonly TokenWords[] = [
  { id: 'illusion-token', subtypes: ['illusion'], strength: 1, toughness: 1 },
  { id: 'returned-token', subtypes: ['returned'], strength: 2, toughness: 2 },
  { id: 'human-token', subtypes: ['human'], strength: 2, toughness: 2 },
  { id: 'cyborg-mutant-token', subtypes: ['cyborg', 'mutant'], strength: 5, toughness: 5 },
];

/** The verb that creates a token: it names the token's facts. */
export function creating(id: string): string {
  return `create ${id}`;
}

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
