/** Which pictures stand on a card: what its name says, then its traits, then its house; the seed picks among them. */

import type { EmblemName, EmblemPools, Emblems } from './emblem-pools.ts';
import type { Face } from './face.ts';
import { seededBy } from './seed.ts';

/** What the pictures of a card are chosen by; its key is the seed. */
export type PictureFacts = Pick<Face, 'key' | 'pictureName' | 'type' | 'faction' | 'traits'>;

/** The same with what they are chosen from. */
export type EmblemFacts = PictureFacts & { readonly design: Pick<Face['design'], 'emblems'> };

const anything = ['star-formation', 'gems', 'key', 'hourglass', 'polar-star', 'crystal-cluster'] as const;

/** Traits that say little: others go first. */
const broadTraits: ReadonlySet<string> = new Set(['human', 'item', 'location', 'power']);

const anchored = new Map<RegExp, RegExp>();

/** A word of a name is looked for at the start of its words, so that `ash` is not found in `smash`. */
function atWordStart(pattern: RegExp): RegExp {
  const known = anchored.get(pattern) ?? new RegExp(`\\b(?:${pattern.source})`, 'u');
  anchored.set(pattern, known);
  return known;
}

/** Two different pictures: the one that the card shows, and one ghosted behind it. */
export function emblemsOf(facts: EmblemFacts): readonly [EmblemName, EmblemName] {
  const random = seededBy(`${facts.key}e`);
  const { said, traits, broad } = poolsFor(facts);
  const at = random.next();
  const first = facts.design.emblems.byCard[facts.key] ?? choose([...said, ...traits, ...broad], at, undefined);
  const behind = choose([...said, ...broad], random.next(), first);
  return [first, behind];
}

/** A third picture, for the small stamp of a poster. */
export function stampOf(facts: EmblemFacts): EmblemName {
  const [first, behind] = emblemsOf(facts);
  const { traits, broad } = poolsFor(facts);
  const pools = [...traits, ...broad].map((pool) => pool.filter((name) => name !== behind));
  return choose(pools, seededBy(`${facts.key}s`).next(), first);
}

/** The pools that a card's pictures are chosen from: what its name says, its traits, and what it has in common with many. */
function poolsFor({
  pictureName,
  type,
  faction,
  traits,
  design: { emblems: pools },
}: EmblemFacts): Readonly<Record<'said' | 'traits' | 'broad', readonly Emblems[]>> {
  const lower = pictureName.toLowerCase();
  const said = pools.words.filter(([pattern]) => atWordStart(pattern).test(lower)).map(([, emblems]) => emblems);
  const telling = [...traits].sort((a, b) => Number(broadTraits.has(a)) - Number(broadTraits.has(b)));
  return {
    said,
    traits: telling.map((trait) => pools.byTrait[trait] ?? []),
    broad: [pools.byFaction[faction] ?? [], pools.byType[type] ?? [], anything],
  };
}

/** The place `at` (0–1) of the first pool that has something else than `not`. */
function choose(pools: readonly Emblems[], at: number, not: EmblemName | undefined): EmblemName {
  for (const pool of pools) {
    const left = pool.filter((name) => name !== not);
    const picked = left[Math.floor(at * left.length)];
    if (picked !== undefined) return picked;
  }
  return anything[0];
}

/** The names of all pictures that pools may give. */
export function emblemsIn({ byCard, words, byTrait, byFaction, byType }: EmblemPools): ReadonlySet<EmblemName> {
  const pools = [byTrait, byFaction, byType].flatMap((each) => Object.values(each));
  return new Set([...anything, ...Object.values(byCard), ...words.map(([, emblems]) => emblems), ...pools].flat());
}
