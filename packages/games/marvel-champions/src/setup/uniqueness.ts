import type { CardFacts } from '../cards/facts/card-facts.ts';
import type { Identity } from '../cards/identities.ts';

/** A unique card as it is compared with others. */
export interface UniqueName {
  readonly name: string;
  /** Its subtitle, or the names of an identity's alter-ego; none where it has no such. */
  readonly others: readonly string[];
}

/** The two sides of an identity, by their names. */
type NamedSides = Readonly<Record<keyof Pick<Identity, 'hero' | 'alterEgo'>, Pick<CardFacts, 'name'>>>;

/** The names of a unique card. */
export function uniqueNameOf(card: CardFacts): UniqueName {
  return { name: card.name, others: card.subname === '' ? [] : [card.subname] };
}

/** The names of an identity. */
export function uniqueNameOfIdentity({ hero, alterEgo }: NamedSides): UniqueName {
  return { name: hero.name, others: [alterEgo.name] };
}

/**
 * Whether two unique cards match: they are called alike and neither has a subtitle nor an alter-ego, or the subtitle or alter-ego
 * of one is the name, subtitle or alter-ego of the other. Rulings MC-C-17 and MC-C-24.
 *
 * *Rule:* MC-UNIQUE-1, MC-UNIQUE-2.
 */
export function areMatching(one: UniqueName, other: UniqueName): boolean {
  if (one.others.length === 0 && other.others.length === 0) return one.name === other.name;
  const isNamed = (by: UniqueName) => (each: string) => each === by.name || by.others.includes(each);
  return one.others.some(isNamed(other)) || other.others.some(isNamed(one));
}
