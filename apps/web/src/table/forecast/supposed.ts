/** Which answer is meant by what the pointer or the focus is at. */

import type { Handle, SeenDecision, View } from '@crupier/protocol';
import { answersAtOnce, isWhole, toggleOption, type Draft } from '../../decision/draft.ts';
import type { Choices } from '../../decision/card-choices.ts';

/** An option by its index, choosing none, or a card. */
export type Pointed = { readonly option: number | 'none' } | { readonly card: Handle };

/** What an element stands for; undefined for what is no answer. */
export function pointedIn(element: Element | null): Pointed | undefined {
  const found = element?.closest<HTMLElement>('[data-option], [data-card]');
  if (found === null || found === undefined) return undefined;
  const { option, card } = found.dataset;
  if (option !== undefined) return { option: option === 'none' ? 'none' : Number(option) };
  return card === undefined ? undefined : { card };
}

interface Asked {
  readonly decision: SeenDecision | undefined;
  readonly draft: Draft | undefined;
  readonly choices: Choices;
}

/** Kinds of question whose answers are foreseen: of an order, a payment or a share there is too much to choose. */
const foreseenKinds: ReadonlySet<SeenDecision['kind']> = new Set([
  'act',
  'respond',
  'target',
  'next',
  'replace',
  'may',
  'mode',
  'defend',
  'number',
]);

/**
 * The answer that is meant, where it is a whole one; undefined where it is none, or where it ends the own turn, which it says itself.
 */
export function supposedAt(pointed: Pointed | undefined, { decision, draft, choices }: Asked): readonly number[] | undefined {
  const ask = decision?.ask;
  // What costs by chance has its range on the slip: nothing of it is certain.
  if (ask?.options.some(({ loss }) => loss !== undefined)) return undefined;
  if (pointed === undefined || ask === undefined || draft === undefined || !foreseenKinds.has(decision?.kind ?? 'pay')) return undefined;
  if ('option' in pointed && pointed.option === 'none') return ask.min === 0 ? [] : undefined;
  const index = 'card' in pointed ? onlyOptionOf(choices.byCard.get(pointed.card) ?? []) : pointed.option;
  const option = index === undefined || index === 'none' ? undefined : ask.options[index];
  if (index === undefined || index === 'none' || option === undefined || option.consequence?.ends === true) return undefined;
  if (decision !== undefined && answersAtOnce(decision)) return [index];
  const whole = draft.chosen.includes(index) ? draft : toggleOption(draft, ask, index);
  return isWhole(whole, ask) ? whole.chosen : undefined;
}

function onlyOptionOf(choices: readonly { readonly index: number }[]): number | undefined {
  const [only, ...others] = choices;
  return others.length === 0 ? only?.index : undefined;
}

/** In a combat, or where something waits to resolve, the answer that lets it go on; undefined elsewhere. */
export function goingOn(
  decision: SeenDecision | undefined,
  { table, zones }: Pick<View, 'table' | 'zones'>,
): readonly number[] | undefined {
  const isCombat = typeof table['stage'] === 'string' && table['stage'] !== '';
  const isWaiting = isCombat || zones.some(({ kind, count }) => kind === 'chain' && count > 0);
  if (decision?.kind !== 'respond' || !isWaiting) return undefined;
  const at = decision.ask?.options.findIndex(({ consequence }) => consequence !== undefined && consequence.ends !== true) ?? -1;
  return at < 0 ? undefined : [at];
}
