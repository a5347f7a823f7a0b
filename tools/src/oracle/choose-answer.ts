import { createHash } from 'node:crypto';
import type { Answer, DecisionKind } from '@crupier/kernel';

/** An option as words, with what tells it from another with the same words. */
export interface WordedOption {
  /** Verb, card name and value. */
  readonly words: string;
  /** The asked seat's handle of its card: of options with the same words, the first by this counts as the first. */
  readonly handle: string;
  /** For `divide`, the most that it may be given; for `pay`, its worth. */
  readonly value: number;
  /** True for what comes to nothing by itself: it is never drawn. */
  readonly idle?: true;
}

/** A question whose answer is drawn. */
export interface WordedAsk {
  readonly kind: DecisionKind;
  readonly min: number;
  readonly max: number;
  readonly price: number;
  readonly options: readonly WordedOption[];
}

/**
 * Draws an answer by lot. Each option's lot depends on `key` and on its own words alone, so that neither the order of the options nor an
 * option that comes or goes changes which of the others is drawn.
 */
export function chooseAnswer(ask: WordedAsk, key: string): Answer {
  const { kind, min, max, price, options } = ask;
  const lots = lotsOf(options, key);
  const active = options.flatMap(({ idle }, at) => (idle === true ? [] : [at]));
  const drawn = active.sort((one, other) => compareText(lots[one] ?? '', lots[other] ?? ''));
  if (kind === 'divide') return dealShares(ask, drawn, key);
  if (max === 1 && price === 0) {
    const [first] = drawn;
    const passes = min === 0 && (first === undefined || lotOf(`${key} pass`) < (lots[first] ?? ''));
    return passes || first === undefined ? [] : [first];
  }
  const wanted = min + (Number.parseInt(lotOf(`${key} count`).slice(0, 8), 16) % (max - min + 1));
  const chosen: number[] = [];
  let sum = 0;
  for (const at of drawn) {
    if (chosen.length >= wanted && sum >= price) break;
    chosen.push(at);
    sum += options[at]?.value ?? 0;
  }
  return chosen;
}

function dealShares({ options, min, max }: WordedAsk, drawn: readonly number[], key: string): Answer {
  const wanted = min + (Number.parseInt(lotOf(`${key} count`).slice(0, 8), 16) % (max - min + 1));
  const left = options.map(({ value }) => value);
  const chosen: number[] = [];
  for (let share = 0; chosen.length < wanted; share++) {
    const open = drawn.filter((at) => (left[at] ?? 0) > 0);
    const at = open[Number.parseInt(lotOf(`${key} share ${share}`).slice(0, 8), 16) % open.length];
    if (at === undefined) break;
    chosen.push(at);
    left[at] = (left[at] ?? 0) - 1;
  }
  return chosen;
}

function lotsOf(options: readonly WordedOption[], key: string): string[] {
  const lots = new Array<string>(options.length).fill('');
  const seen = new Map<string, number>();
  const inOrder = options.map((_, at) => at).sort((one, other) => compareText(options[one]?.handle ?? '', options[other]?.handle ?? ''));
  for (const at of inOrder) {
    const { words = '' } = options[at] ?? {};
    const twin = seen.get(words) ?? 0;
    seen.set(words, twin + 1);
    lots[at] = lotOf(`${key} ${words} ${twin}`);
  }
  return lots;
}

function lotOf(text: string): string {
  return createHash('md5').update(text).digest('hex');
}

function compareText(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
