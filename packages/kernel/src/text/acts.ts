import type { Act, Filter, Selector } from '../language/effects.ts';
import type { Sentence } from '../language/wording.ts';
import { word } from '../language/look-up.ts';
import { amountText } from './amounts.ts';
import type { Phrase } from './grammar.ts';
import { together } from './grammar.ts';
import { doerPhrase } from './players.ts';
import { durationText, selectorPhrase } from './selectors.ts';
import type { Filling } from './template.ts';
import { conjugated, fill, unitIn } from './template.ts';
import type { Writer } from './writer.ts';
import { cardsPhrase, chosenWordText, describe, inTongue, selfPhrase, wholePhrase } from './writer.ts';

/** Whether acts are told or offered: "draw a card", "you may draw a card". */
export type Telling = 'told' | 'offered';

/** Acts that are said with one verb phrase: "ready and use that creature", "stun it and each of its neighbors". */
interface Group {
  readonly act: Act;
  readonly template: string;
  /** Objects of further acts with the same verb. */
  readonly ons: readonly Selector[];
}

/** A group in words, but for the form of its verbs. */
interface Said {
  readonly subject: Phrase;
  /** Whether the subject is the card that it is done with, not a player. */
  readonly isCard: boolean;
  readonly template: string;
  readonly filling: Omit<Filling, 'form'>;
  readonly tail: string;
}

/** Says acts in one sentence without its capital and stop. */
export function actsText(writer: Writer, acts: readonly Act[], telling: Telling): string {
  const said = groups(writer, acts).map((group) => sayGroup(writer, group));
  const parts = said.map((each, at) => (telling === 'told' ? told(writer, each, said[at - 1]) : offered(writer, each, said.slice(0, at))));
  return writer.grammar.join(parts, 'and');
}

/** Who does the acts, for "if you do". */
export function doerOf(writer: Writer, acts: readonly Act[]): 'you' | 'player' | 'card' {
  const [act] = acts;
  if (act === undefined || act.verb === 'grant') return 'you';
  if (isOfCard(templateOf(writer, act))) return 'card';
  const isYours = (act.who ?? 'you') === 'you' || act.who === 'each';
  return isYours || isTold(word(writer.words.verbs, act.verb, 'verb')[writer.grammar.language], act) ? 'you' : 'player';
}

/** Whether the subject of a verb is the card that it is done with, or the one that speaks: no player. */
function isOfCard(template: string): boolean {
  return /^\{(?:on|self)\} /.test(template);
}

function groups(writer: Writer, acts: readonly Act[]): Group[] {
  const found: Group[] = [];
  for (const act of acts) {
    const template = templateOf(writer, act);
    const last = found.at(-1);
    const merged = last && (sameObject(writer, last, act, template) ?? sameVerb(last, act, template));
    if (merged === undefined) found.push({ act, template, ons: act.on === undefined ? [] : [act.on] });
    else found[found.length - 1] = merged;
  }
  return found;
}

const verbAndObject = /^(\[\p{L}+\][^{}]*?) ((?:a )?\{on\})$/u;

/** "Ready" and "use" of the same card are one phrase. */
function sameObject({ grammar }: Writer, { act: first, template: said, ons }: Group, act: Act, template: string): Group | undefined {
  if (ons.length !== 1 || !same(first.on, act.on) || !same([first.who, first.of], [act.who, act.of])) return undefined;
  const [, before] = verbAndObject.exec(said) ?? [];
  const [, verb, object] = verbAndObject.exec(template) ?? [];
  if (before === undefined || verb === undefined) return undefined;
  const verbs = before.split(/, | (?:and|y|e) (?=\[)/);
  return { act: first, template: `${grammar.join([...verbs, verb], 'and')} ${object}`, ons };
}

/** The same done to other cards. */
function sameVerb({ act: first, template: said, ons }: Group, act: Act, template: string): Group | undefined {
  if (said !== template || act.on === undefined || first.on === undefined || !same({ ...first, on: 0 }, { ...act, on: 0 }))
    return undefined;
  return { act: first, template, ons: [...ons, act.on] };
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function templateOf(writer: Writer, act: Act): string {
  const verb = word(writer.words.verbs, act.verb, 'verb');
  const sentence = ((act.value ?? act.chosen) === undefined ? verb : (verb.valued ?? verb))[writer.grammar.language];
  if (isTold(sentence, act)) return sentence.opponent;
  if (typeof act.amount === 'object' && act.amount.kind === 'share') return dividedTemplate(sentence, act);
  return pickSentence(sentence, writer, act.on, act.amount === 0);
}

function dividedTemplate(sentence: Sentence, { verb }: Act): string {
  const template = typeof sentence === 'string' ? undefined : sentence.divided;
  if (template === undefined) throw new Error(`The verb ${verb} has no words for an amount that is divided.`);
  return template;
}

/** Whether an opponent's deed is told as yours: you move Æ to your opponent's pool. */
function isTold(sentence: Sentence, act: Act): sentence is Exclude<Sentence, string> & { readonly opponent: string } {
  return act.who === 'opponent' && typeof sentence !== 'string' && sentence.opponent !== undefined;
}

/** The template that fits an object. */
export function pickSentence(sentence: Sentence, writer: Writer, on: Selector | undefined, zero = false): string {
  if (typeof sentence === 'string') return sentence;
  if (zero && sentence.zero !== undefined) return sentence.zero;
  return (on && ofObject(sentence, writer, on)) ?? sentence.other;
}

function ofObject(sentence: Exclude<Sentence, string>, writer: Writer, on: Selector): string | undefined {
  if (on.kind === 'self') return sentence.self;
  if (on.kind === 'host') return sentence.host;
  const cards = cardsOf(writer, on);
  if (cards === undefined || cards.whose === 'any') return undefined;
  return (areOwn(writer, cards) ? sentence.own : undefined) ?? sentence[cards.whose];
}

function cardsOf(writer: Writer, on: Selector): Filter | undefined {
  if (on.kind === 'each') return on;
  return on.kind === 'bound' ? word(writer.targets, on.name, 'target') : undefined;
}

/** Whether the cards lie in a place of yours that holds your own cards alone. */
function areOwn(writer: Writer, { noun, whose }: Filter): boolean {
  const { tail, anyOwner } = word(writer.words.nouns, noun, 'noun');
  return whose === 'friendly' && tail !== undefined && anyOwner !== true;
}

function sayGroup(outer: Writer, { act, template, ons }: Group): Said {
  const isOpponents = act.who === 'opponent' && !isTold(word(outer.words.verbs, act.verb, 'verb')[outer.grammar.language], act);
  const writer: Writer = isOpponents ? { ...outer, isOpponents } : outer;
  const { grammar, memory } = writer;
  const speaker = memory.isSelf ? grammar.pronoun(selfPhrase(writer)) : selfPhrase(writer);
  memory.isSelf = false;
  const isCard = isOfCard(template);
  const phrases = ons.map((on) => (isCard ? undefined : wholePhrase(writer, on)) ?? selectorPhrase(writer, on));
  const verb = word(writer.words.verbs, act.verb, 'verb');
  const player = isTold(verb[grammar.language], act) ? grammar.players.you : doerPhrase(writer, act);
  const object = together(
    phrases,
    grammar.join(
      phrases.map(({ text }) => text),
      'and',
    ),
  );
  const doer = isCard ? object : player;
  const to = act.to && selectorPhrase(writer, act.to).text;
  const said = amountText(writer, act.amount ?? 1, unitIn(template) ?? verb.units?.[act.value ?? '']);
  const isShare = typeof act.amount === 'object' && act.amount.kind === 'share';
  // "1 damage for each beast, divided among …": what is counted stands before those among whom it is divided.
  const { text: amount, tail } = isShare && !said.tail.startsWith(',') ? { text: said.text + said.tail, tail: '' } : said;
  const lasts = act.until === undefined ? '' : ` ${durationText(writer, act.until, act.boundTo)}`;
  const value = valueText(writer, act);
  const from = act.from === undefined ? '' : ` ${inTongue(writer, word(writer.words.places ?? {}, act.from, 'place'))}`;
  const slots = {
    on: `${object.text}${from}`,
    amount,
    your: grammar.frames.your[player.person],
    you: grammar.frames.you[player.person],
    player: player.text,
    ...(to !== undefined && { to }),
    ...soughtText(writer, act),
    ...eventText(writer),
  };
  return {
    subject: template.startsWith('{self} ') ? speaker : doer,
    isCard,
    template: repeatPreposition(withValue(isCard ? template.replace(/^\{\w+\} /, '') : template, value), phrases),
    filling: { slots, ...(phrases.length > 0 && { agrees: object }) },
    tail: tail + lasts,
  };
}

/** A template with its word, whose verbs are put as the others are. */
function withValue(template: string, value: string | undefined): string {
  return value === undefined ? template : template.replaceAll('{value}', () => value);
}

/** "{one}": a card of those that are looked for. */
function soughtText(writer: Writer, { on }: Act): { readonly one?: string; readonly such?: string } {
  if (on?.kind !== 'each') return {};
  const such = writer.grammar.noun({ ...describe(writer, on, false), tail: '' }, 'one').text;
  return { one: cardsPhrase(writer, on, 'one').text, such };
}

/** "{event}": what the occasion is of. */
function eventText({ when, words, grammar }: Writer): { readonly event?: string } {
  const event = when && word(words.occasions, when.occasion, 'occasion').event;
  return event === undefined ? {} : { event: event[grammar.language] };
}

/** The word that a verb needs: one of the game's, or "the chosen house". */
function valueText(writer: Writer, { verb, value, chosen }: Act): string | undefined {
  if (chosen !== undefined) {
    return chosenWordText(writer, chosen);
  }
  return value === undefined
    ? undefined
    : inTongue(writer, word(writer.words.verbs, verb, 'verb').values?.(value) ?? { en: value, es: value });
}

/** Spanish says the preposition before each object: "aturde a esa criatura y a cada una de …". */
function repeatPreposition(template: string, [first, ...rest]: readonly Phrase[]): string {
  if (first === undefined || rest.length === 0) return template;
  return template.replace(/\b(a|de|con|sobre) \{on\}/, (_, preposition: string) =>
    [first, ...rest].map(({ text }) => `${preposition} ${text}`).join(' y '),
  );
}

/** Who has just done something is not named again: "your opponent draws a card and discards a card". */
function told({ grammar }: Writer, { subject, isCard, template, filling, tail }: Said, before: Said | undefined): string {
  const isYou = !isCard && subject.person === 2;
  const isSame = !isCard && before?.isCard === false && before.subject.text === subject.text;
  const text = fill(grammar, template, { ...filling, form: { mood: isYou ? 'imperative' : 'indicative', subject } });
  return (isYou || isSame ? text : `${subject.text} ${text}`.trim()) + tail;
}

/** Those who may do something themselves: of others you may have it done. */
function maying({ players }: Writer['grammar']): string[] {
  return [players.controller.text, players.each.text, players.eachOpponent.text];
}

/** The first doer has the "may"; of another you may have it done. */
function offered({ grammar }: Writer, { subject, isCard, template, filling, tail }: Said, before: readonly Said[]): string {
  const mayItself = !isCard && (subject.person === 2 || maying(grammar).includes(subject.text));
  const bare = fill(grammar, template, { ...filling, form: { mood: 'infinitive', subject } });
  const isFirst = before.length === 0;
  if (mayItself && (isFirst || before.every((each) => each.subject.text === subject.text))) {
    const may = conjugated(grammar, grammar.may(subject), { mood: 'indicative', subject });
    return (isFirst ? `${may} ${bare}` : bare) + tail;
  }
  const done = fill(grammar, template, { ...filling, form: { mood: grammar.haveMood, subject } });
  const { you } = grammar.players;
  const may = isFirst ? `${conjugated(grammar, grammar.may(you), { mood: 'indicative', subject: you })} ` : '';
  return `${may}${grammar.have(subject).trim()} ${done}${tail}`;
}
