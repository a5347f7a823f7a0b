import { applies, site, type Match } from '@crupier/kernel/rules';
import { subtypes as allySubtypes, subtypesOfType } from './subtypes.ts';
import type { Inferno } from './state.ts';

const anyOfItsTypes = site('INF-300.2 INF-204.3b', 'what has several types counts as each of them');
const hadOnce = site(
  'INF-702.2e INF-702.3d INF-702.4c INF-702.5b INF-702.8d INF-702.8d#2 INF-702.12b INF-702.13b INF-702.14b INF-702.18b INF-702.22d',
  'a keyword that is had several times over is had once',
);
const keepsItsTypes = site('INF-204.1b', 'what gains a type besides the others keeps those');
const correlated = site('INF-204.1a INF-204.4c', 'subtypes go with the type that they belong to');
const eachWord = site('INF-204.4b INF-301.3', 'each word behind the dash is a subtype');
const keepsSupertypes = site('INF-204.5b', 'a supertype that is gained or lost leaves the others alone');

/** The keywords of an object, each once however often it has it. *Rule:* INF-702.2e and the like. */
export function keywordsOnce(match: Match<Inferno>, keywords: readonly string[]): readonly string[] {
  return keywords.length === 0 || applies(match, hadOnce) ? keywords : [...keywords, ...keywords];
}

/** Whether one of several types is meant. *Rule:* INF-300.2. */
export function hasType(match: Match<Inferno>, types: readonly string[], type: string): boolean {
  return types[0] === type || (types.includes(type) && applies(match, anyOfItsTypes));
}

/** The types of an object after all changes. *Rule:* INF-204.1b. */
export function typesKept(match: Match<Inferno>, types: readonly string[]): readonly string[] {
  return types.length < 2 || applies(match, keepsItsTypes) ? types : types.slice(-1);
}

/** Its supertypes after all changes. *Rule:* INF-204.5b. */
export function supertypesKept(match: Match<Inferno>, supertypes: readonly string[]): readonly string[] {
  return supertypes.length < 2 || applies(match, keepsSupertypes) ? supertypes : supertypes.slice(-1);
}

/** The subtypes that belong to a type, or those of demons, which have a list of their own. *Rule:* INF-204.4c, INF-204.4f-i. */
function belongsTo(type: string, subtype: string): boolean {
  if (type === 'ally') return (allySubtypes as readonly string[]).includes(subtype);
  const listed = (subtypesOfType as Readonly<Record<string, readonly string[]>>)[type];
  return listed?.includes(subtype) === true;
}

/**
 * The subtypes of an object, of which those that belong to none of its types are gone for as long as that is so.
 * `printed` are its types before any change: what never changed keeps its subtypes. *Rule:* INF-204.1a, INF-204.4b.
 */
export function subtypesKept(
  match: Match<Inferno>,
  subtypes: readonly string[],
  { types, printed }: { readonly types: readonly string[]; readonly printed: readonly string[] },
): readonly string[] {
  if (subtypes.length === 0) return subtypes;
  const told = subtypes.length === 1 || applies(match, eachWord) ? subtypes : subtypes.slice(0, 1);
  if (types === printed || types[0] === 'demon' || !applies(match, correlated)) return told;
  return told.filter((subtype) => types.some((type) => belongsTo(type, subtype)));
}
