import { derived } from '../derived/derived.ts';
import type { Match } from '../match/match.ts';
import type { CardId, CoreState } from '../state/state.ts';
import type { Shown } from './view.ts';

/** The values of one card by name, as a view shows them. */
export type ShownValues = Readonly<Record<string, Shown>>;

/**
 * Collects the values of a card that a view shows, in the order in which they are put in. A blank value (0, false, an empty text) is
 * left out, since readers take it for granted.
 */
export class ValueCollector {
  /** Names and values in turn. */
  readonly #list: Shown[] = [];

  /**
   * Puts a value in; undefined where there is none. `isBlankShown` where readers would take something else than a blank for granted,
   * such as the printed number, or that there is no such value.
   */
  put(name: string, value: Shown | undefined, isBlankShown = false): void {
    if (value !== undefined && (isBlankShown || !isBlank(value))) this.#list.push(name, value);
  }

  /** The values put in: those shown before, where no value differs. */
  result(before?: ShownValues): ShownValues {
    if (before !== undefined && this.#isSame(before)) return before;
    const values: Record<string, Shown> = {};
    for (let at = 0; at < this.#list.length; at += 2) values[this.#list[at] as string] = this.#list[at + 1] as Shown;
    return values;
  }

  /** In the same order too: a view of a copy of the match is the same text. */
  #isSame(before: ShownValues): boolean {
    let at = 0;
    for (const name in before) {
      if (this.#list[at] !== name || !isSameValue(this.#list[at + 1], before[name])) return false;
      at += 2;
    }
    return at === this.#list.length;
  }
}

/** Puts in the values of a card. */
export type ShowValues<S extends CoreState> = (match: Match<S>, card: CardId, values: ValueCollector) => void;

/**
 * What is shown of a card, worked out once for all who may know it, and the same record as before where nothing of it has changed: views
 * then differ only in what has. `slot` as in `derived`.
 */
export function shownOnce<S extends CoreState>(match: Match<S>, slot: number, show: ShowValues<S>, card: CardId): ShownValues {
  return derived(match, slot, shownAnew<S>, { slot, show, card });
}

function shownAnew<S extends CoreState>(
  match: Match<S>,
  { slot, show, card }: { readonly slot: number; readonly show: ShowValues<S>; readonly card: CardId },
): ShownValues {
  const values = new ValueCollector();
  show(match, card, values);
  return values.result(match.derived.values[slot] as ShownValues | undefined);
}

/** The record before, where the one now has the same values in the same order. */
export function keptValues(before: ShownValues | undefined, now: ShownValues): ShownValues {
  if (before === undefined || before === now) return now;
  const names = Object.keys(before);
  const others = Object.keys(now);
  const isSame = names.length === others.length && names.every((name, at) => name === others[at] && isSameValue(before[name], now[name]));
  return isSame ? before : now;
}

function isSameValue(one: Shown | undefined, other: Shown | undefined): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object') return false;
  return one.length === other.length && one.every((each, at) => each === other[at]);
}

function isBlank(value: Shown): boolean {
  return value === 0 || value === false || value === '';
}
