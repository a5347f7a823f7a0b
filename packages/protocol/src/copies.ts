/** Options that do the same with one or another copy of a card in hand: a list says them once. */

import type { Handle, SeenDecision, SeenOption, View } from '@crupier/kernel';
import { sayOption, type Speech } from './say.ts';

/** An option as it stands on a list. */
export interface ListedOption {
  /** Its place among the options of the question, which is what an answer says. */
  readonly index: number;
  readonly option: SeenOption;
  /** The places of options that do the same with another copy, which it stands for; empty where there are none. */
  readonly copies: readonly number[];
  /** How many copies lie in hand, this one included; 1 where it stands for itself. */
  readonly count: number;
}

const inHand = { en: 'in hand', es: 'en la mano' } as const;

/**
 * The options of a question as a list says them. Where one is chosen, those that read alike and are about copies of a card in the hand of
 * who is asked, with the same values, stand once, at the first copy: every other one can still be answered by its card.
 */
export function listOptions({ ask }: Pick<SeenDecision, 'ask'>, view: View, speech: Speech): readonly ListedOption[] {
  const options = ask?.options ?? [];
  const single = options.map((option, index): ListedOption => ({ index, option, copies: [], count: 1 }));
  if (ask === undefined || ask.max !== 1 || ask.price > 0) return single;
  const hand = new Set(view.zones.flatMap(({ kind, seat, cards }) => (kind === 'hand' && seat === view.viewer ? cards : [])));
  const groups = Map.groupBy(single, ({ index, option }) => copyKey(option, { view, speech, hand }) ?? `${index}`);
  return [...groups.values()].flatMap((group) => standIns(group));
}

/** What all that may stand for each other have in common; undefined for what stands for itself. */
function copyKey(
  option: SeenOption,
  { view, speech, hand }: { readonly view: View; readonly speech: Speech; readonly hand: ReadonlySet<Handle> },
): string | undefined {
  const card = option.card === undefined || !hand.has(option.card) ? undefined : view.cards[option.card];
  // What is marked in one way or another is told by its mark.
  if (card === undefined || option.idle || option.alike || option.count !== undefined) return undefined;
  return JSON.stringify(['copy', sayOption(option, view, speech), card]);
}

/** The options of the first copy, one for each that it has: what reads alike of one card is chosen apart. */
function standIns(group: readonly ListedOption[]): readonly ListedOption[] {
  const byCard = [...Map.groupBy(group, ({ option }) => option.card).values()];
  const [first = [], ...others] = byCard;
  if (others.some((other) => other.length !== first.length)) return group;
  return first.map((listed, at) => ({
    ...listed,
    copies: others.flatMap((other) => other[at]?.index ?? []),
    count: byCard.length,
  }));
}

/** How many copies an option of a list stands for: " (2 in hand)"; empty for one. */
export function sayCopies({ count }: Pick<ListedOption, 'count'>, { language }: Pick<Speech, 'language'>): string {
  return count < 2 ? '' : ` (${count} ${inHand[language]})`;
}

/** The same question, with those options marked for which another copy stands: see `SeenOption.alike`. */
export function markCopies(open: SeenDecision, view: View, speech: Speech): SeenDecision {
  const { ask } = open;
  const stoodFor = new Set(listOptions(open, view, speech).flatMap(({ copies }) => copies));
  if (ask === undefined || stoodFor.size === 0) return open;
  const options = ask.options.map((option, index) => (stoodFor.has(index) ? { ...option, alike: true as const } : option));
  return { ...open, ask: { ...ask, options } };
}
