/** What can always be answered alike: the choices of a question, and the list of what was chosen. */

import {
  knownBy,
  limits,
  sayCard,
  sayPurpose,
  type Handle,
  type SeenDecision,
  type Speech,
  type View,
  type Yield,
} from '@crupier/protocol';
import type { Texts } from '../../language/texts-en.ts';

/** What a question lets one answer always. */
export function yieldsAt({ kind, purpose, source, ask }: SeenDecision, view: View): readonly Yield[] {
  if (ask === undefined) return [];
  const cardAt = (handle: Handle | undefined): string => {
    const seen = handle === undefined ? undefined : view.cards[handle];
    return seen === undefined ? '' : knownBy(seen);
  };
  if (kind === 'arrange') return [{ about: purpose, card: '', answer: 'asOffered' }];
  if (kind === 'may') {
    const { ability } = ask;
    if (ability === undefined || ask.min > 0) return [];
    return (['no', 'yes'] as const).map((answer) => ({ about: ability, card: cardAt(source), answer }));
  }
  if (kind !== 'respond') return [];
  const unused = ask.options.flatMap(({ ability, card }): Yield[] =>
    ability === undefined ? [] : [{ about: ability, card: cardAt(card), answer: 'no' }],
  );
  const { respondsTo } = ask;
  const found: readonly Yield[] = [
    ...(respondsTo === undefined ? [] : [{ about: respondsTo, card: cardAt(source), answer: 'pass' } as const]),
    ...unused,
  ];
  return found.filter((each, at) => found.findIndex((other) => isSame(other, each)) === at);
}

/**
 * Which of these an answer gives where it is to be given always: yes or no to what is offered, or nothing in response to one thing. Undefined
 * where the answer does not say which.
 */
export function yieldByAnswer(
  { kind, ask }: Pick<SeenDecision, 'kind' | 'ask'>,
  offered: readonly Yield[],
  chosen: readonly number[],
): Yield | undefined {
  if (kind === 'may') return offered.find(({ answer }) => answer === (chosen.length === 0 ? 'no' : 'yes'));
  const passes = chosen.every((index) => ask?.options[index]?.consequence !== undefined);
  return kind === 'respond' && passes && offered.length === 1 ? offered[0] : undefined;
}

/** What is always answered, with one more: it takes the place of another answer to the same, and where there are too many of the oldest. */
export function withYield(yields: readonly Yield[] = [], added: Yield): readonly Yield[] {
  return [...yields.filter((each) => !isSame(each, added)).slice(1 - limits.yieldsMax), added];
}

/** What is always answered, without one. */
export function withoutYield(yields: readonly Yield[] = [], removed: Yield): readonly Yield[] {
  return yields.filter((each) => each !== removed);
}

/** Whether two are about the same. */
function isSame(one: Yield, other: Yield): boolean {
  return one.about === other.about && sortOf(one) === sortOf(other);
}

function sortOf({ answer }: Yield): string {
  return answer === 'no' || answer === 'yes' ? 'ability' : answer;
}

/** What is always answered, in words; `isOffer` where an ability offers something. */
export function sayYield({ about, card, answer }: Yield, speech: Speech, texts: Texts, isOffer = true): string {
  if (answer === 'asOffered') return texts.alwaysOrder(sayPurpose(about, speech));
  const name = sayCard(card, speech);
  if (answer === 'pass') return texts.alwaysPass(name);
  if (answer === 'yes') return texts.alwaysYes(name);
  return isOffer ? texts.alwaysNo(name) : texts.alwaysUnused(name);
}
