/** What mattered in a match, read off its events: what was won, what fell, and large changes of what the rules count. Pure. */

import type { Language } from '../state/result.ts';
import type { SeenEvent, SeenReference } from '../views/view.ts';

type Both = Readonly<Record<Language, string>>;

/**
 * Which events of a step are told together: each alone, those with the same seat as so many cards, or the amounts of those with the same
 * seat or the same card.
 */
export type MatterSum = 'each' | 'cards' | 'seatAmount' | 'cardAmount';

/** Some events that matter, and how they are told. `{card}`, `{cards}`, `{seat}`, `{other}`, `{amount}` and `{value}` are filled in. */
export interface MatterRule {
  readonly event: string;
  /** The types of the event's card, as its sheet tells them; any where it is left out. */
  readonly types?: readonly string[];
  readonly sum: MatterSum;
  /** The least sum that matters; 1 where it is left out. */
  readonly least?: number;
  /** A line of a list. */
  readonly line: Both;
  /** The same in two or three words. */
  readonly brief: Both;
  /** Line and words where several cards are told together. */
  readonly several?: { readonly line: Both; readonly brief: Both };
  /** The change in figures, such as `−{amount}`; absent where the line says all. */
  readonly figure?: string;
  /** Whether all who play together gain or lose by it; absent where it is one player's gain and another's loss. */
  readonly tone?: 'good' | 'bad';
  /** What of a turn is told first: the greatest weight, then the greatest sum. */
  readonly weight: number;
}

/** What mattered in a step. */
export interface Matter {
  readonly rule: MatterRule;
  /** The first of its events, with the sum as its amount where amounts are summed. */
  readonly event: SeenEvent;
  /** The cards of all its events. */
  readonly cards: readonly (SeenReference | undefined)[];
  /** Of amounts, or how many events there are. */
  readonly sum: number;
}

/**
 * What mattered among the events of one step, in their order. Each event is told by every rule that it fits. `typeOf` says a card's type
 * by its definition, or an empty text.
 */
export function mattersOf(
  rules: readonly MatterRule[],
  events: readonly SeenEvent[],
  typeOf: (definition: string) => string,
): readonly Matter[] {
  const found = new Map<string, Matter>();
  for (const [place, event] of events.entries())
    for (const [at, rule] of rules.entries()) {
      if (!fits(rule, event, typeOf)) continue;
      const key = `${at} ${keyOf(rule.sum, event, place)}`;
      found.set(key, added(found.get(key), rule, event));
    }
  return [...found.values()].filter(({ rule, sum }) => sum >= (rule.least ?? 1));
}

/** The one of some matters that is told where there is room for one alone; undefined where there are none. */
export function weightiest<M extends Pick<Matter, 'rule' | 'sum'>>(matters: readonly M[]): M | undefined {
  return matters.toSorted((one, other) => other.rule.weight - one.rule.weight || other.sum - one.sum)[0];
}

function fits({ event: name, types }: MatterRule, { name: heard, card }: SeenEvent, typeOf: (definition: string) => string): boolean {
  return name === heard && (types === undefined || types.includes(typeOf(card?.definition ?? '')));
}

/** What events of a rule have in common that are told together. */
function keyOf(sum: MatterSum, { seat, card }: SeenEvent, place: number): string {
  if (sum === 'each') return `${place}`;
  return sum === 'cardAmount' ? `${card?.handle ?? card?.definition ?? ''}` : `${seat ?? ''}`;
}

function added(before: Matter | undefined, rule: MatterRule, event: SeenEvent): Matter {
  const isOfAmounts = rule.sum === 'seatAmount' || rule.sum === 'cardAmount';
  const sum = (before?.sum ?? 0) + (isOfAmounts ? (event.amount ?? 0) : 1);
  const first = before?.event ?? event;
  return {
    rule,
    event: isOfAmounts || rule.sum === 'cards' ? { ...first, amount: sum } : first,
    cards: [...(before?.cards ?? []), event.card],
    sum,
  };
}
