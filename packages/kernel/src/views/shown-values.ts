import { derived } from '../derived/derived.ts';
import type { Match } from '../match/match.ts';
import type { CardId, CoreState } from '../state/state.ts';
import type { Shown } from './view.ts';

/** Values by name; undefined where there is none. */
type Values = Readonly<Record<string, Shown | undefined>>;

/**
 * The values of a card that a view shows. A blank value (0, false, an empty text) is left out, since readers take it for granted; it is
 * shown where they would take something else for granted, such as the printed number, or that there is no such value: `assumed` says so.
 */
export function shownValues(values: Values, assumed: Values = {}): Readonly<Record<string, Shown>> {
  const shown: Record<string, Shown> = {};
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) continue;
    if (!isBlank(value) || (name in assumed && assumed[name] !== value)) shown[name] = value;
  }
  return shown;
}

/**
 * What is shown of a card, worked out once for all who may know it, and the same record as before where nothing of it has changed: views
 * then differ only in what has. `slot` as in `derived`.
 */
export function shownOnce<S extends CoreState>(
  match: Match<S>,
  slot: number,
  show: (match: Match<S>, card: CardId) => Readonly<Record<string, Shown>>,
  card: CardId,
): Readonly<Record<string, Shown>> {
  return derived(match, slot, shownAnew, { slot, show: show as ShowCard, card });
}

type ShowCard = (match: never, card: CardId) => Readonly<Record<string, Shown>>;

function shownAnew<S extends CoreState>(
  match: Match<S>,
  { slot, show, card }: { readonly slot: number; readonly show: ShowCard; readonly card: CardId },
): Readonly<Record<string, Shown>> {
  const now = show(match as never, card);
  const before = match.derived.values[slot] as Readonly<Record<string, Shown>> | undefined;
  return before !== undefined && isSame(before, now) ? before : now;
}

function isSame(one: Readonly<Record<string, Shown>>, other: Readonly<Record<string, Shown>>): boolean {
  const names = Object.keys(one);
  const others = Object.keys(other);
  // In the same order too: a view of a copy of the match is the same text.
  return names.length === others.length && names.every((name, at) => name === others[at] && isSameValue(one[name], other[name]));
}

function isSameValue(one: Shown | undefined, other: Shown | undefined): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object') return false;
  return one.length === other.length && one.every((each, at) => each === other[at]);
}

function isBlank(value: Shown): boolean {
  return value === 0 || value === false || value === '';
}
