import type { Handle, SeenDecision, View } from '@crupier/kernel';
import type { Speech } from '@crupier/protocol';
import {
  listOptions,
  markCopies,
  sayAskingText,
  sayCopies,
  sayDecision,
  sayDecline,
  sayDeclinedLoss,
  sayLossLine,
  sayOdds,
  sayOption,
  sayRulePlace,
  sayVerb,
} from '@crupier/protocol';
import type { Io } from '../io.ts';
import { tell } from '../output.ts';
import type { SeenAsk } from './answer-text.ts';
import { labelsOf } from './answer-text.ts';

/** An open question in words. */
export interface SaidQuestion {
  readonly title: string;
  /** What the ability says that asks; empty where none does. */
  readonly text: string;
  /** How many may be chosen, and how they are written; empty where one number is all. */
  readonly limits: string;
  /** The ledger row that asks, and where it stands in the rulebook. */
  readonly rule: string;
  readonly cite: string;
  readonly options: readonly SaidOption[];
}

/** An option in words. */
interface SaidOption {
  readonly label: string;
  readonly text: string;
  /** " ×3" where it stands for several of the same; otherwise empty. */
  readonly times: string;
  /** The places among the options of the question that it stands for, its own first. */
  readonly places: readonly number[];
}

/** The option of a list that stands for a place among the options of the question. */
export function optionAt({ options }: Pick<SaidQuestion, 'options'>, place: number): SaidOption | undefined {
  return options.find(({ places }) => places.includes(place));
}

/** The options of an answer as a list says them: "1. Play Imp / 3. Pass"; empty where none is chosen. */
export function sayChosen(listed: Pick<SaidQuestion, 'options'>, chosen: readonly number[]): string {
  const options = chosen.map((place) => optionAt(listed, place));
  return options.map((option) => `${option?.label ?? ''}. ${option?.text ?? ''}`).join(' / ');
}

/** Puts a question into words for the seat that is asked. */
export function sayQuestion(io: Pick<Io, 'language'>, open: SeenDecision, { view, speech, numbered }: Saying): SaidQuestion {
  const { ask } = open;
  const title = sayDecision(open, view, speech);
  const asking = (sayAskingText(open, speech, ['[', ']']) ?? '').replaceAll('**', '');
  if (ask === undefined) return { title, text: asking, limits: '', rule: open.rule, cite: sayRulePlace(open.rule, speech), options: [] };
  const labels = labelsOf(open.kind, markCopies(open, view, speech).ask ?? ask);
  const texts = optionTexts(ask, view, speech);
  const options = listOptions(open, view, speech).map((listed) => {
    const { index, copies } = listed;
    const { card, value, count } = listed.option;
    const number = card === undefined ? 0 : numbered.indexOf(card) + 1;
    const worth = open.kind === 'divide' || (open.kind === 'pay' && ask.price > 0) ? ` [${value}]` : '';
    const loss = listed.option.loss === undefined ? '' : ` (${sayLossLine(listed.option.loss, speech)})`;
    const text = `${texts[index] ?? ''}${number === 0 ? '' : ` (#${number})`}${sayCopies(listed, speech)}${worth}${loss}`;
    return { label: labels[index] ?? '', text, times: count === undefined ? '' : ` ×${count}`, places: [index, ...copies] };
  });
  const called = options.filter(({ label }) => label !== '');
  return {
    title,
    text: [asking, ask.odds === undefined ? '' : (sayOdds(ask.odds, speech) ?? '')].filter((said) => said !== '').join(' '),
    limits: [sayLimits(io, { ...open, ask }, speech), sayDeclinedLoss(ask, view, speech) ?? '', sayOrder(io, ask)]
      .filter((said) => said !== '')
      .join(' '),
    rule: open.rule,
    cite: sayRulePlace(open.rule, speech),
    options: called,
  };
}

/** What questions are said with. */
export interface Saying {
  readonly view: View;
  readonly speech: Speech;
  /** The cards of the table by number. */
  readonly numbered: readonly Handle[];
}

/** What each option does, in words. */
export function optionTexts(ask: SeenAsk, view: View, speech: Speech): readonly string[] {
  return ask.options.map((option) => sayOption(option, view, speech));
}

/** What each option does by its verb alone, whatever comes of it. */
export function verbTexts(ask: SeenAsk, view: View, speech: Speech): readonly string[] {
  return ask.options.map((option) => sayVerb(option, view, speech));
}

/** That the order in which options are typed counts, where it does. */
function sayOrder(io: Pick<Io, 'language'>, { inOrder, price }: SeenAsk): string {
  return inOrder === true && price === 0 ? tell(io, 'play.limitsInOrder') : '';
}

/** What may be typed at a question, as far as it is not one number. */
function sayLimits(io: Pick<Io, 'language'>, open: SeenDecision & { readonly ask: SeenAsk }, speech: Speech): string {
  const {
    kind,
    ask: { min, max, price, options },
  } = open;
  const declined = sayDecline(open, speech);
  if (kind === 'arrange') return tell(io, 'play.limitsArrange', { count: options.length });
  if (kind === 'divide') return tell(io, min === max ? 'play.limitsDivide' : 'play.limitsDivideUpTo', { min, max });
  if (kind === 'pay' && price > 0) return tell(io, 'play.limitsPay', { price });
  if (kind === 'number') return tell(io, 'play.limitsNumber');
  if (max === 0) return tell(io, 'play.limitsNone');
  if (max === 1 && declined !== undefined) return tell(io, 'play.limitsDecline', { declined });
  if (max === 1) return min === 0 ? tell(io, 'play.limitsOptional') : '';
  if (min === 0) return tell(io, 'play.limitsUpTo', { max });
  return tell(io, min === max ? 'play.limitsExactly' : 'play.limitsRange', { min, max });
}
