import type { CardId, DeepReadonly } from '@crupier/kernel/rules';
import type { Inferno, InfernoMatch } from './state.ts';

/** The types of cards, and demons, which are no cards. *Rule:* INF-300.1. */
export const cardTypes = ['ally', 'weapon', 'scenario', 'object', 'resource', 'ritual', 'demon'] as const;
/** One of the types. */
export type CardType = (typeof cardTypes)[number];

/** The supertypes. *Rule:* INF-204.5. */
export const supertypes = ['unlimited', 'instant', 'unique', 'demon'] as const;
/** One of the supertypes. */
export type Supertype = (typeof supertypes)[number];

/** The paths. A card of none is neutral. *Rule:* INF-105.1. */
export const paths = ['chaos', 'madness', 'death', 'power'] as const;
/** One of the paths. */
export type Path = (typeof paths)[number];

/** What is printed on a card, or on a demon with its two faces. */
export interface Printed {
  readonly name: { readonly en: string; readonly es: string };
  readonly types: readonly CardType[];
  readonly supertypes: readonly Supertype[];
  /** By their keys: `human`, `kirch`. *Rule:* INF-204.4. */
  readonly subtypes: readonly string[];
  readonly path: Path | undefined;
  /** The energy cost; undefined where none is printed, which cannot be paid. *Rule:* INF-117.6. */
  readonly cost: number | undefined;
  /** X is part of the cost. *Rule:* INF-107.3. */
  readonly costsX: boolean;
  /**
   * For allies, and for the earthly face of demons; strength on the left, toughness on the right: ruling C-54. Undefined where no number
   * is printed. *Rule:* INF-207.1, INF-112.3.
   */
  readonly strength: number | undefined;
  readonly toughness: number | undefined;
  /** The keywords that it has of itself, each once. *Rule:* INF-702.1. */
  readonly keywords: readonly string[];
  /** A weapon's modifiers, which nothing alters, a change of text neither: ruling C-47. *Rule:* INF-208.1. */
  readonly modifiers: { readonly strength: number; readonly toughness: number } | undefined;
}

/** What is printed on a faceless card. */
export const NOTHING_PRINTED: Printed = {
  name: { en: '', es: '' },
  types: [],
  supertypes: [],
  subtypes: [],
  path: undefined,
  cost: undefined,
  costsX: false,
  strength: undefined,
  toughness: undefined,
  keywords: [],
  modifiers: undefined,
};

/** What is printed on a card; nothing on a faceless one. */
export function printedOf({ game, state }: Pick<InfernoMatch, 'game' | 'state'>, card: CardId): Printed {
  return printedBy(game, (state as DeepReadonly<Inferno>).cards[card]?.definition ?? 0);
}

/** What is printed by a definition. */
export function printedBy(game: InfernoMatch['game'], definition: number): Printed {
  const printed = game.definitions[definition]?.printed as Printed | undefined;
  return printed?.types === undefined ? NOTHING_PRINTED : printed;
}
