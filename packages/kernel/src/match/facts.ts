import type { CardRef, GameEvent } from '../state/state.ts';
import { NO_CARD, NO_SEAT } from '../state/state.ts';
import type { Site } from '../state/site.ts';
import { site } from '../state/site.ts';

/** The fields that an event may carry, besides its kind. */
export type Field = 'card' | 'other' | 'seat' | 'amount' | 'value' | 'source';

/**
 * Who may see a field of an event: everybody, or those who may know the event's card before or after it happens, or the
 * event's seat alone, or nobody. Fields that name a card always show a face only to those who may know it.
 */
export type Seen = 'all' | 'card' | 'seat' | 'none';

/** What a game says of one kind of fact. */
export interface FactShape {
  /** The fields that it carries, with who may see each. */
  readonly carries: Readonly<Partial<Record<Field, Seen>>>;
  /** The ledger rows that its commit carries out. */
  readonly rule: string;
  /** It never moves its card, so that nothing need be remembered of it first. Saves time where it happens often. */
  readonly still?: true;
  /** Its commit changes nothing that values are worked out from: a timing point. What was worked out before it holds after it. */
  readonly idle?: true;
  /** Its `value` is a definition, of which saves and hashes say the key. The conformance kit finds a fact that has one and does not declare it. */
  readonly defines?: true;
}

/** The facts of a game as the machine uses them. A kind is a fact's place in the lists. */
export interface Facts {
  readonly names: readonly string[];
  readonly shapes: readonly FactShape[];
  readonly sites: readonly Site[];
}

/** The facts of a game as its authors use them. */
export interface FactTable<T extends Readonly<Record<string, FactShape>>> extends Facts {
  readonly names: readonly (keyof T & string)[];
  readonly kind: Readonly<Record<keyof T, number>>;
  /** Makes an event: all the fields that its kind carries, and no other. `source` may always be told. */
  readonly fact: <K extends keyof T & string>(
    name: K,
    about: { readonly [F in Exclude<keyof T[K]['carries'], 'source'>]: number } & { readonly source?: CardRef },
  ) => GameEvent;
}

/** Lists a game's facts. */
export function defineFacts<const T extends Readonly<Record<string, FactShape>>>(shapes: T): FactTable<T> {
  const names = Object.keys(shapes) as (keyof T & string)[];
  const kind = Object.fromEntries(names.map((name, index) => [name, index])) as Record<keyof T, number>;
  // Every fact asks for its number, and a map answers faster than so large a record.
  const numbers = new Map<keyof T, number>(names.map((name, index) => [name, index]));
  return {
    names,
    kind,
    shapes: names.map((name) => shapes[name] as FactShape),
    sites: names.map((name) => site(shapes[name]?.rule ?? '', `commit ${name}`)),
    fact: (name, about) => {
      const told: Partial<GameEvent> = about;
      return {
        kind: numbers.get(name) as number,
        source: told.source ?? NO_CARD,
        card: told.card ?? NO_CARD,
        other: told.other ?? NO_CARD,
        seat: told.seat ?? NO_SEAT,
        amount: told.amount ?? 0,
        value: told.value ?? 0,
      };
    },
  };
}

/** The first ledger row that the commit of each fact carries out, for `GameWords.eventRules`. */
export function eventRulesOf({ names, shapes }: Facts): Readonly<Record<string, string>> {
  return Object.fromEntries(names.map((name, kind) => [name, shapes[kind]?.rule.split(' ')[0] ?? '']));
}
