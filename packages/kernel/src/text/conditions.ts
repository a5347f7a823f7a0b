import type { Amount, Clause, Condition, Quality, Selector } from '../language/effects.ts';
import { unreachable } from '../state/result.ts';
import { word } from '../language/look-up.ts';
import { bareUnit, comparedText, countedText, eachPointText, measureText, numberText } from './amounts.ts';
import type { Comparison, Form, Phrase } from './grammar.ts';
import { isSole } from './grammar.ts';
import { hasTemplate, playerPhrase } from './players.ts';
import { doneCardsPhrase, existingPhrase, isOneOrNone, relatedCards, selectorPhrase, togetherPhrase } from './selectors.ts';
import { conjugated, fill } from './template.ts';
import type { Writer } from './writer.ts';
import { aimTemplate, chosenWordText, describe, inTongue, keyOf, nounOf, qualityText, valueText } from './writer.ts';

/** How a condition stands in its sentence: Spanish says "si hay" but "mientras haya". */
export type ConditionMood = 'indicative' | 'subjunctive';

interface Asking {
  readonly writer: Writer;
  readonly mood: ConditionMood;
}

/** What follows "if" or "while". */
export function conditionText(writer: Writer, condition: Condition, mood: ConditionMood): string {
  return conditionOf({ writer, mood }, condition, false);
}

function conditionOf(asking: Asking, condition: Condition, negative: boolean): string {
  const { writer } = asking;
  switch (condition.kind) {
    case 'paid':
      return paidText(writer, condition.name, negative);
    case 'not':
      return conditionOf(asking, condition.of, !negative);
    case 'exists':
      return thereAre(
        asking,
        { kind: 'each', ...condition.of },
        negative ? opposite('least', condition.least) : { is: 'least', than: condition.least },
      );
    case 'compare':
      if (typeof condition.than !== 'number') return againstText(asking, condition, condition.than, negative);
      return compareText(asking, condition.amount, [
        negative ? opposite(condition.is, condition.than) : { is: condition.is, than: condition.than },
      ]);
    case 'are':
      return areText(asking, condition, negative);
    case 'befell':
      return befellText(asking, condition, negative);
    case 'state':
      return stateText(asking, condition, negative);
    case 'either':
      return negative ? joined(asking, condition.of, true, 'and') : eitherText(asking, condition.of);
    case 'both':
      return joined(asking, condition.of, negative, negative ? 'or' : 'and');
    default:
      return unreachable(condition);
  }
}

/** "This damage destroys that creature", or that it does not. */
function befellText({ writer }: Asking, { fact, cards }: Condition & { kind: 'befell' }, negative: boolean): string {
  const { befalls } = word(writer.words.thisWay ?? {}, fact, 'fact done this way');
  if (befalls === undefined) throw new Error(`What is ${fact} has no words as a condition.`);
  const subject = selectorPhrase(writer, cards);
  const form = { mood: 'indicative', subject } as const;
  return fill(writer.grammar, inTongue(writer, befalls[negative ? 'not' : 'is']), {
    slots: { cards: subject.text },
    agrees: subject,
    form,
  });
}

/** A state of the table, or that it does not hold. */
function stateText({ writer, mood }: Asking, { state: name, chosen }: Condition & { kind: 'state' }, negative: boolean): string {
  const { words, grammar } = writer;
  const state = word(words.states, name, 'state');
  const said = negative ? state.not : undefined;
  return fill(grammar, (said ?? state)[grammar.language], {
    slots: chosen === undefined ? {} : { word: chosenWordText(writer, chosen, state.chosen) },
    form: { mood, negative: negative && said === undefined, subject: { many: false, person: state.ofYou ? 2 : 3 } },
  });
}

/** A number against another: "this creature’s power is less than that creature’s power". */
function againstText(
  { writer, mood }: Asking,
  { amount, is }: Condition & { kind: 'compare' },
  than: Exclude<Amount, number>,
  negative: boolean,
): string {
  const { grammar } = writer;
  if (typeof amount === 'number') throw new Error('A fixed number is not worth a condition.');
  const text = `${numberText(writer, amount)} ${grammar.frames.be} ${grammar.frames.against[is][negative ? 'not' : 'is']} ${numberText(writer, than)}`;
  return conjugated(grammar, text, { mood, subject: { many: false, person: 3 } });
}

/** Several conditions, or the absence of each. */
function joined(asking: Asking, conditions: readonly Condition[], negative: boolean, by: 'and' | 'or'): string {
  return asking.writer.grammar.join(
    conditions.map((each) => conditionOf(asking, each, negative)),
    by,
  );
}

/** "Its additional cost was paid". */
function paidText(writer: Writer, name: string, negative: boolean): string {
  const paid = writer.words.prices?.paid ?? {};
  return inTongue(writer, word(paid, name, 'paid cost')[negative ? 'not' : 'is']);
}

interface Comparing {
  readonly is: Comparison | 'below';
  readonly than: number;
}

function opposite(is: Comparison, than: number): Comparing {
  if (is === 'least') return than === 1 ? { is: 'exactly', than: 0 } : { is: 'below', than };
  if (is === 'most') return { is: 'least', than: than + 1 };
  if (than === 0) return { is: 'least', than: 1 };
  throw new Error(`"Not exactly ${than}" has no words yet.`);
}

/** "There is a friendly creature in play", "there are no …", "there are 3 or more …". */
function thereAre(asking: Asking, cards: Selector & { kind: 'each' }, { is, than }: Comparing): string {
  const { writer } = asking;
  const one = is === 'least' && than === 1;
  const none = is === 'exactly' && than === 0;
  if (one || none) {
    const said = soleText(asking, cards, none);
    if (said !== undefined) return said;
  }
  const count = one || none ? '' : `${comparedText(writer, than, is, undefined)} `;
  // "Each player draws a card if they control no beasts."
  if (
    writer.isEachAgain === true &&
    cards.whose === 'friendly' &&
    cards.of === undefined &&
    nounOf(writer, cards.noun).tail === undefined
  ) {
    const { text } = existingPhrase(writer, { ...cards, whose: 'any' }, one ? 'one' : 'many', false);
    return `${writer.grammar.frames.eachControls[none ? 'none' : 'some']} ${count}${text}`;
  }
  const isYours = cards.whose === 'friendly' && cards.of === undefined && writer.each === undefined;
  const have = isYours && nounOf(writer, cards.noun).tail === undefined ? writer.words.whose.have : undefined;
  const phrase = existingPhrase(writer, have ? { ...cards, whose: 'any' } : cards, one ? 'one' : 'many', have === undefined);
  const counted = { ...phrase, text: count + phrase.text };
  return have === undefined ? exist(asking, counted, none) : haveText(asking, inTongue(writer, have[none ? 'none' : 'some']), counted);
}

/** "The Cellar is in play", of a single card that is named. */
function soleText({ writer, mood }: Asking, cards: Selector & { kind: 'each' }, negative: boolean): string | undefined {
  const { grammar } = writer;
  const { place } = nounOf(writer, cards.noun);
  const described = describe(writer, cards);
  if (place === undefined || !isSole(described)) return undefined;
  const subject = grammar.noun(described, 'one');
  const { es } = place;
  return `${subject.text} ${conjugated(grammar, grammar.beSo({ ...place, es: [es, es, es, es] }, subject), { mood, subject, negative })}`;
}

/** "You control 3 or more allies". */
function haveText({ writer: { grammar }, mood }: Asking, template: string, { text }: Phrase): string {
  return fill(grammar, template, { slots: { cards: text }, form: { mood, subject: grammar.players.you } });
}

function exist({ writer: { grammar }, mood }: Asking, phrase: Phrase, none: boolean): string {
  return conjugated(grammar, grammar.exists(phrase, none), { mood, subject: phrase, negative: false });
}

/** A number against others: of a player, of a set of cards, of a card's neighbours, or any other. */
function compareText(asking: Asking, amount: Amount, wanted: readonly Comparing[]): string {
  const { writer, mood } = asking;
  const { grammar, words } = writer;
  if (typeof amount === 'number') throw new Error('A fixed number is not worth a condition.');
  const compared = (unit: string | undefined): string =>
    grammar.join(
      wanted.map(({ than, is }) => comparedText(writer, than, is, unit)),
      'or',
    );
  if (amount.kind === 'tally') {
    const tally = word(words.tallies, amount.tally, 'tally');
    const subject = playerPhrase(writer, amount.of);
    const isNone = wanted.every(({ than, is }) => than === 0 && is === 'exactly');
    const none = isNone ? grammar.nothing(bareUnit(writer, tally.unit)) : undefined;
    const slots = { amount: none?.text ?? compared(tally.unit), who: subject.text };
    return fill(grammar, hasTemplate(writer, tally, amount.of)[grammar.language], {
      slots,
      form: { mood, subject, ...(none?.negative === true && { negative: true }) },
    });
  }
  if (amount.kind === 'measure') {
    const key = JSON.stringify(amount);
    const again = writer.memory.measure === key;
    const isNone = wanted.every(({ than, is }) => than === 0 && is === 'exactly');
    if (isNone) return exist(asking, { text: measureText(writer, amount, 'many'), gender: 'm', many: true, person: 3 }, true);
    writer.memory.measure = key;
    const text = again ? compared(undefined) : `${compared(undefined)} ${measureText(writer, amount, 'many')}`;
    return exist(asking, { text, gender: 'm', many: true, person: 3 }, false);
  }
  if (amount.kind === 'perEach' && amount.of.kind === 'happened' && amount.times === 1) {
    const { history, by = 'anyone' } = amount.of;
    const past = word(words.history ?? {}, history, 'history');
    const subject = by === 'you' ? grammar.players.you : grammar.players.opponent;
    const isNone = wanted.every(({ than, is }) => than === 0 && is === 'exactly');
    const none = isNone ? grammar.nothing(bareUnit(writer, past.unit)) : undefined;
    const form = { mood, subject, ...(none?.negative === true && { negative: true }) };
    return fill(grammar, past.has[by][grammar.language], { slots: { amount: none?.text ?? compared(past.unit) }, form });
  }
  const [only] = wanted;
  const done = doneText(writer, amount, only);
  if (done !== undefined && wanted.length === 1) return done;
  if (amount.kind === 'perEach' && amount.of.kind === 'cards' && amount.times === 1 && only !== undefined && wanted.length === 1) {
    const { of } = amount.of;
    if (of.kind === 'each') return thereAre(asking, of, only);
    if (of.kind === 'related') return hasText(asking, of, only);
    if (of.kind === 'thisWay') return doneCardsText(asking, of, only);
  }
  const none =
    amount.kind === 'stat' && only?.is === 'exactly' && only.than === 0 ? word(words.stats, amount.stat, 'stat').none : undefined;
  if (none !== undefined && amount.kind === 'stat') {
    const form: Form = { mood, subject: { many: false, person: 3 } };
    return fill(grammar, none[grammar.language], { slots: { of: selectorPhrase(writer, amount.of).text }, form });
  }
  // A number is "5 or less", whatever it counts.
  const values = wanted.map(({ than, is }) => grammar.compared(String(than), is, false));
  return conjugated(grammar, `${numberText(writer, amount)} ${grammar.frames.be} ${grammar.join(values, 'or')}`, {
    mood,
    subject: { many: false, person: 3 },
  });
}

/** "A Logos card is discarded this way", "there are 1 or fewer cards destroyed this way". */
function doneCardsText(asking: Asking, of: Extract<Selector, { readonly kind: 'thisWay' }>, { is, than }: Comparing): string {
  const { writer, mood } = asking;
  const { noun, so } = word(writer.words.thisWay ?? {}, of.fact, 'fact done this way');
  if (so !== undefined && of.role === undefined) {
    const { grammar } = writer;
    const isOne = is === 'least' && than === 1;
    const isNone = is === 'exactly' && than === 0 && so.none !== undefined;
    const cards = grammar.noun(describe(writer, { noun, whose: 'any', are: of.are }), isOne ? 'one' : 'many');
    const subject = isOne || isNone ? cards : { ...cards, text: `${comparedText(writer, than, is, undefined)} ${cards.text}` };
    return fill(grammar, ((isNone ? so.none : undefined) ?? so)[grammar.language], {
      slots: { cards: subject.text },
      agrees: subject,
      form: { mood, subject },
    });
  }
  if (is === 'least' && than === 1) return exist(asking, doneCardsPhrase(writer, of, 'one'), false);
  const phrase = doneCardsPhrase(writer, of, 'many');
  return exist(asking, { ...phrase, text: `${comparedText(writer, than, is, undefined)} ${phrase.text}` }, false);
}

/** "No damage was healed this way", where the game says so. */
function doneText(writer: Writer, amount: Exclude<Amount, number>, wanted: Comparing | undefined): string | undefined {
  if (amount.kind !== 'perEach' || amount.of.kind !== 'thisWay' || amount.times !== 1 || wanted === undefined) return undefined;
  const { any, none, so } = word(writer.words.counted, amount.of.fact, 'counted fact');
  const isAny = wanted.is === 'least' && wanted.than === 1;
  const isNone = wanted.is !== 'least' && wanted.than === 0;
  const said = (isAny && any) || (isNone && none);
  if (said) return inTongue(writer, said);
  if (so === undefined || amount.of.what !== (so.of ?? 'amount')) return undefined;
  const { grammar } = writer;
  const nothing = isNone ? so.none : undefined;
  return fill(grammar, (nothing ?? so)[grammar.language], {
    slots: { amount: nothing === undefined ? comparedText(writer, wanted.than, wanted.is, so.unit) : bareUnit(writer, so.unit) },
    form: { mood: 'indicative', subject: { many: so.of === 'events' && !isAny, person: 3 } },
  });
}

/** "It has a non-Mars neighbor", "this creature has 2 or more neighbors", "it has no neighbors". */
function hasText(asking: Asking, cards: Selector & { kind: 'related' }, { is, than }: Comparing): string {
  const { writer, mood } = asking;
  const { grammar } = writer;
  const owner = topical(writer, cards.of);
  const one = is === 'least' && than === 1;
  const none = is === 'exactly' && than === 0;
  const { text } = grammar.related(relatedCards(writer, cards, true), one ? 'one' : 'many');
  const had = one || none ? text : `${comparedText(writer, than, is, undefined)} ${text}`;
  return conjugated(grammar, grammar.has(owner, had, none), { mood, subject: owner });
}

/** What the sentence is about is "it"; everything else has its name. */
function topical(writer: Writer, selector: Selector): Phrase {
  const phrase = selectorPhrase(writer, selector);
  return writer.memory.topic === keyOf(selector) ? writer.grammar.pronoun(phrase) : phrase;
}

/** Cards of which something is said together: "this creature’s neighbors", "those cards". */
function allPhrase(writer: Writer, cards: Selector): Phrase {
  return cards.kind === 'related' ? writer.grammar.related(relatedCards(writer, cards), 'all') : togetherPhrase(writer, cards);
}

/** "That creature is damaged", "that creature does not belong to house Mars". */
function areText(asking: Asking, condition: Condition & { kind: 'are' }, negative: boolean): string {
  const { writer } = asking;
  const { words } = writer;
  const isOfAll = condition.are.some((quality) => typeof quality === 'string' && words.qualities[quality]?.ofAll === true);
  const subject = isOfAll ? allPhrase(writer, condition.cards) : topical(writer, condition.cards);
  return `${subject.text} ${beingText(asking, subject, condition.are, negative)}`.trim();
}

/** "Is damaged", "does not belong to house Mars", of a subject that stands before it. */
export function beingText({ writer, mood }: Asking, subject: Phrase, are: readonly Quality[], negative: boolean): string {
  const { grammar, words } = writer;
  const said = are.map((quality) => {
    const inner = typeof quality === 'object' && 'not' in quality ? quality.not : quality;
    if (typeof inner === 'object' && 'not' in inner) throw new Error('The absence of an absence has no words.');
    const form: Form = { mood, subject, negative: (inner !== quality) !== negative };
    if (typeof inner === 'object' && 'targets' in inner) return conjugated(grammar, aimTemplate(writer, inner), form);
    const key = typeof inner === 'string' ? inner : inner.is;
    const wording = word(words.qualities, key, 'quality');
    const absent = form.negative === true ? wording.isNot?.[grammar.language] : undefined;
    const template = absent ?? wording.is?.[grammar.language];
    if (template === undefined || (typeof inner === 'object' && 'chosen' in inner))
      return conjugated(grammar, grammar.beSo(qualityText(writer, inner), subject), form);
    const value = typeof inner === 'string' ? '' : valueText(writer, inner)[grammar.language];
    return fill(grammar, template, { slots: { value }, agrees: subject, form: absent === undefined ? form : { mood, subject } });
  });
  return grammar.join(said, 'and');
}

/** Several numbers of one thing are said together: "exactly 3 or exactly 4". */
function eitherText(asking: Asking, conditions: readonly Condition[]): string {
  const [first] = conditions;
  if (first?.kind === 'compare') {
    const compares = conditions.flatMap((each) =>
      each.kind === 'compare' && typeof each.than === 'number' ? [{ ...each, than: each.than }] : [],
    );
    const amount = JSON.stringify(first.amount);
    if (compares.length === conditions.length && compares.every((each) => JSON.stringify(each.amount) === amount)) {
      return compareText(asking, first.amount, compares);
    }
  }
  return asking.writer.grammar.join(
    conditions.map((each) => conditionOf(asking, each, false)),
    'or',
  );
}

/** The prefix of a clause that is done so many times: "for each house …, ", "do this 3 times: ". */
export function timesText(writer: Writer, { times = 1, targets = {} }: Clause): string {
  const { grammar } = writer;
  const { frames } = grammar;
  const isUpTo = Object.values(targets).some((target) => target.different === true && isOneOrNone(target));
  if (typeof times === 'number') return grammar.repeated(String(times), isUpTo);
  if (times.kind === 'measure') return `${frames.forEach} ${measureText(writer, times, 'one')}, `;
  const each = times.kind === 'stat' ? eachPointText(writer, times) : undefined;
  if (each !== undefined) return `${frames.forEach} ${each}, `;
  const ofPlayer =
    times.kind === 'tally' && typeof times.of === 'string' ? word(writer.words.tallies, times.tally, 'tally').each?.[times.of] : undefined;
  if (ofPlayer !== undefined) return `${frames.forEach} ${inTongue(writer, ofPlayer)}, `;
  if (times.kind === 'perEach' && times.times === 1) return `${frames.forEach} ${countedText(writer, times.of)}, `;
  return `${frames.timesEqualTo} ${numberText(writer, times)}, `;
}
