import type { Subtype } from './subtypes.ts';

/** The id of a token's facts. */
export type TokenId = 'illusion-token' | 'returned-token' | 'human-token' | 'cyborg-mutant-token';

/** What a token is: an ally whose name is its subtypes. *Rule:* INF-110.5c. */
export interface Token {
  readonly id: TokenId;
  readonly subtypes: readonly Subtype[];
  readonly strength: number;
  readonly toughness: number;
}

/** The tokens that cards create. */
export const tokens: readonly Token[] = [
  { id: 'illusion-token', subtypes: ['illusion'], strength: 1, toughness: 1 },
  { id: 'returned-token', subtypes: ['returned'], strength: 2, toughness: 2 },
  { id: 'human-token', subtypes: ['human'], strength: 2, toughness: 2 },
  { id: 'cyborg-mutant-token', subtypes: ['cyborg', 'mutant'], strength: 5, toughness: 5 },
];

/** The verb that creates a token: it names the token's facts. */
export function creating(id: TokenId): `create ${TokenId}` {
  return `create ${id}`;
}
