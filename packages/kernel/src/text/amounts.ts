import type { Amount, Counted } from '../language/effects.ts';
import { unreachable } from '../state/result.ts';
import { word } from '../language/look-up.ts';
import type { Comparison } from './grammar.ts';
import { tallyText } from './players.ts';
import { countedPhrase, selectorPhrase, togetherPhrase } from './selectors.ts';
import type { Writer } from './writer.ts';
import { describe, inTongue } from './writer.ts';

/** A number in words: what stands in its place, and what is said at the end of the sentence. */
export interface AmountText {
  readonly text: string;
  /** " for each friendly creature", ", where X is …"; empty for most. */
  readonly tail: string;
}

/** Writes an amount in a unit, or bare. */
export function amountText(writer: Writer, amount: Amount, unit: string | undefined): AmountText {
  const { grammar, words } = writer;
  const { frames } = grammar;
  if (typeof amount === 'number') return { text: inUnit(writer, amount, unit), tail: '' };
  switch (amount.kind) {
    case 'perEach':
      return { text: inUnit(writer, amount.times, unit), tail: ` ${frames.forEach} ${countedText(writer, amount.of)}` };
    case 'allBut': {
      const tally = word(words.tallies, amount.tally, 'tally');
      return {
        text: grammar.allOf({ said: inTongue(writer, tallyText(writer, tally, amount.of).said), all: tally.all }, amount.keep),
        tail: '',
      };
    }
    case 'eventAmount': {
      const point = writer.when && word(words.occasions, writer.when.occasion, 'occasion').point;
      if (point !== undefined) return { text: inUnit(writer, 1, unit), tail: ` ${frames.forEach} ${inTongue(writer, point)}` };
      const { countable } = unitOf(writer, unit);
      return { text: grammar.thatMany(unitForms(writer, unit)[2], countable === true), tail: '' };
    }
    case 'difference': {
      const of = amountText(writer, amount.of, unit);
      const less = amountText(writer, amount.less, unit);
      return { text: of.text, tail: `${of.tail}, ${frames.reducedBy} ${less.text}${less.tail}` };
    }
    case 'capped': {
      const of = amountText(writer, amount.of, unit);
      return { text: of.text, tail: `${of.tail}, ${frames.toMaximum} ${inUnit(writer, amount.most, unit)}` };
    }
    case 'measure':
      return { text: inUnit(writer, 1, unit), tail: ` ${frames.forEach} ${measureText(writer, amount, 'one')}` };
    case 'made':
      return amountText(writer, madeOf(writer, amount) ?? { kind: 'number', name: 'x' }, unit);
    case 'share':
      return amountText(writer, dividedBy(writer, amount.of), unit);
    case 'number': {
      const most = writer.upTo?.[amount.name];
      return { text: most === undefined ? inUnit(writer, 'X', unit) : `${frames.upTo} ${inUnit(writer, most, unit)}`, tail: '' };
    }
    case 'tally': {
      const { oneEach, each, whole } = word(words.tallies, amount.tally, 'tally');
      if (oneEach !== undefined) return { text: inUnit(writer, 1, unit), tail: ` ${inTongue(writer, oneEach)}` };
      if (whole === true) return { text: numberText(writer, amount), tail: '' };
      if (each === undefined || typeof amount.of === 'object' || writer.each !== undefined) return namedBelow(writer, amount, unit);
      return { text: inUnit(writer, 1, unit), tail: ` ${frames.forEach} ${inTongue(writer, each[amount.of])}` };
    }
    case 'stat': {
      const each = eachPointText(writer, amount);
      return each === undefined ? namedBelow(writer, amount, unit) : { text: inUnit(writer, 1, unit), tail: ` ${frames.forEach} ${each}` };
    }
    default:
      return namedBelow(writer, amount, unit);
  }
}

/** "X coins, where X is this beast’s power". */
function namedBelow(writer: Writer, amount: Exclude<Amount, number>, unit: string | undefined): AmountText {
  return { text: inUnit(writer, 'X', unit), tail: `, ${writer.grammar.frames.where} ${numberText(writer, amount)}` };
}

/** A number that an ability is being given with. */
function madeOf({ made, madeMore = [] }: Writer, { at = 0 }: Extract<Amount, { readonly kind: 'made' }>): Amount | undefined {
  return at === 0 ? made : madeMore[at - 1];
}

function madeText(writer: Writer, made: Amount | undefined): string {
  return made === undefined || typeof made === 'number' ? String(made ?? 'X') : numberText(writer, made);
}

/** What is divided among a target's cards. */
function dividedBy({ targets }: Writer, name: string): Amount {
  const { divide } = word(targets, name, 'target');
  if (divide === undefined) throw new Error(`Nothing is divided among ${name}.`);
  return divide;
}

/** A number as a noun: "the number of cards in your hand", "this creature’s power". */
export function numberText(writer: Writer, amount: Exclude<Amount, number>): string {
  const { grammar, words } = writer;
  switch (amount.kind) {
    case 'stat': {
      const named = word(words.stats, amount.stat, 'stat');
      const isTogether = amount.of.kind === 'related' || amount.of.kind === 'each' || amount.of.kind === 'thisWay';
      const number = (isTogether ? named.combined : undefined) ?? named.number;
      if (number === undefined) return grammar.statOf(named, selectorPhrase(writer, amount.of));
      const { text } = togetherPhrase(writer, amount.of);
      return inTongue(writer, number).replace('{of}', () => text);
    }
    case 'tally':
      return inTongue(writer, tallyText(writer, word(words.tallies, amount.tally, 'tally'), amount.of).count);
    case 'measure':
      return grammar.numberOf(measureText(writer, amount, 'many'));
    case 'made':
      return madeText(writer, madeOf(writer, amount));
    case 'share':
      throw new Error('A share is said with what is divided, not as a number of its own.');
    case 'number':
      return 'X';
    case 'perEach':
    case 'allBut':
    case 'capped':
    case 'difference':
    case 'eventAmount': {
      const { text, tail } = amountText(writer, amount, undefined);
      return text + tail;
    }
    default:
      return unreachable(amount);
  }
}

/** A measure of cards: "house represented among friendly creatures". */
export function measureText(writer: Writer, amount: Extract<Amount, { readonly kind: 'measure' }>, number: 'one' | 'many'): string {
  const measure = word(writer.words.measures, amount.measure, 'measure');
  const cards = writer.grammar.noun(describe(writer, amount.of, amount.of.whose === 'any'), 'all').text;
  return measure[writer.grammar.language][number === 'one' ? 0 : 1].replace('{of}', cards);
}

/** Each point of a stat, after "for each": "trait of that creature"; undefined where the stat has no words for it. */
export function eachPointText(writer: Writer, { stat, of }: Extract<Counted, { readonly kind: 'stat' }>): string | undefined {
  const { each } = word(writer.words.stats, stat, 'stat');
  return each === undefined ? undefined : inTongue(writer, each).replace('{of}', () => togetherPhrase(writer, of).text);
}

/** Each point of a number of a player, after "for each". */
function eachOfTally(writer: Writer, { tally, of }: Counted & { kind: 'tally' }): string {
  const { each } = word(writer.words.tallies, tally, 'tally');
  if (each === undefined) throw new Error(`The tally ${tally} has no words for each of it.`);
  return inTongue(writer, each[of]);
}

/** What is counted, after "for each". */
export function countedText(writer: Writer, counted: Counted): string {
  if (counted.kind === 'cards') return countedPhrase(writer, counted.of);
  if (counted.kind === 'stat') return eachPointText(writer, counted) ?? numberText(writer, counted);
  if (counted.kind === 'tally') return eachOfTally(writer, counted);
  if (counted.kind === 'happened')
    return inTongue(writer, word(writer.words.history ?? {}, counted.history, 'history').counted[counted.by ?? 'anyone']);
  return inTongue(writer, word(writer.words.counted, counted.fact, 'counted fact'));
}

/** "7Æ or more", "exactly 3 cards". */
export function comparedText(writer: Writer, number: number, is: Comparison | 'below', unit: string | undefined): string {
  // "A card or more" is a card.
  if (is === 'least' && number === 1 && unit !== undefined && /^(?:an?|una?) /.test(unitForms(writer, unit)[0]))
    return inUnit(writer, 1, unit);
  const isCountable = unit === undefined || unitOf(writer, unit).countable === true;
  // Things that are counted stand behind the comparison: "3 or more cards", but "7Æ or more".
  const isBehind = unit !== undefined && isCountable && is !== 'exactly' && number !== 1;
  if (isBehind) return inUnit(writer, writer.grammar.compared(String(number), is, true), unit);
  return writer.grammar.compared(inUnit(writer, number, unit), is, isCountable);
}

/** A number with its unit; bare where it has none. */
export function inUnit(writer: Writer, number: number | string, unit: string | undefined): string {
  if (unit === undefined) return String(number);
  const [one, many] = unitForms(writer, unit);
  return (number === 1 ? one : many).replace('{n}', String(number));
}

/** A unit without a number: "Æ", "cards". */
export function bareUnit(writer: Writer, unit: string): string {
  return unitForms(writer, unit)[2];
}

function unitForms(writer: Writer, unit: string | undefined): readonly [string, string, string] {
  return unitOf(writer, unit)[writer.grammar.language];
}

function unitOf({ words }: Writer, unit: string | undefined): Writer['words']['units'][string] {
  return word(words.units, unit ?? '(none)', 'unit');
}
