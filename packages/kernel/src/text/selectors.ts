import { self } from '../language/builders.ts';
import type { Amount, Selector, Target } from '../language/effects.ts';
import { unreachable } from '../state/result.ts';
import { word } from '../language/look-up.ts';
import type { Article, Described, Phrase, RelatedCards } from './grammar.ts';
import { marked } from './marks.ts';
import type { Writer } from './writer.ts';
import {
  cardsPhrase,
  describe,
  giverPhrase,
  hostAgain,
  hostPhrase,
  inTongue,
  isOneCard,
  keyOf,
  nounOf,
  qualityText,
  selfPhrase,
} from './writer.ts';

/** The cards of a selector: what is spoken of for the first time is introduced, later mentions point back. */
export function selectorPhrase(writer: Writer, selector: Selector): Phrase {
  const { memory } = writer;
  const key = keyOf(selector);
  if (memory.said.has(key)) return isConstant(selector) ? constantPhrase(writer, selector) : pointBack(writer, selector);
  const phrase = isConstant(selector) ? constantPhrase(writer, selector) : firstMention(writer, selector);
  memory.said.add(key);
  return phrase;
}

/** How long something lasts: "until the end of the turn", "until that beast leaves play". */
export function durationText(writer: Writer, until: string, boundTo: Selector = self): string {
  const said = inTongue(writer, word(writer.words.durations, until, 'duration'));
  return said.includes('{card}') ? said.replace('{card}', selectorPhrase(writer, boundTo).text) : said;
}

/** Whether a bound target still has to be introduced. */
export function isNew({ memory }: Writer, selector: Selector): boolean {
  return !memory.said.has(keyOf(selector));
}

/** Cards that are called the same however often they are spoken of. */
type Constant = Extract<Selector, { readonly kind: 'self' | 'host' | 'giver' | 'itself' }>;

function isConstant(selector: Selector): selector is Constant {
  return ['self', 'host', 'giver', 'itself'].includes(selector.kind);
}

function constantPhrase(writer: Writer, { kind }: Constant): Phrase {
  if (kind === 'itself') return writer.grammar.itself;
  if (kind === 'giver') return giverPhrase(writer);
  if (kind === 'self') return selfPhrase(writer);
  const { card, other } = writer.when ?? {};
  return card === 'host' || other === 'host' ? hostAgain(writer) : hostPhrase(writer);
}

function firstMention(writer: Writer, selector: Exclude<Selector, Constant>): Phrase {
  switch (selector.kind) {
    case 'bound':
      return targetPhrase(writer, word(writer.targets, selector.name, 'target'));
    case 'event':
      return eventPhrase(writer, selector.role);
    case 'each':
      return cardsPhrase(writer, selector, 'each');
    case 'thisWay':
      return writer.grammar.noun(doneCards(writer, selector), 'each');
    case 'top':
      return topPhrase(writer, selector);
    case 'related':
      return writer.grammar.related(relatedCards(writer, selector), 'each');
    default:
      return unreachable(selector);
  }
}

function pointBack(writer: Writer, selector: Exclude<Selector, Constant>): Phrase {
  const { grammar } = writer;
  switch (selector.kind) {
    case 'bound': {
      const target = word(writer.targets, selector.name, 'target');
      const at = orderAmongAlike(writer, selector.name, target);
      if (at !== undefined) return grammar.ordinal(nounOf(writer, target.noun), at);
      return grammar.demonstrative(nounOf(writer, target.noun), target.max === 1 ? 'that' : 'those');
    }
    case 'event':
      return eventAgain(writer, selector.role);
    case 'each':
      if (isOneCard(writer, selector)) return cardsPhrase(writer, selector, 'each');
      return grammar.demonstrative(nounOf(writer, selector.noun), 'those');
    case 'thisWay':
      return grammar.demonstrative(doneCards(writer, selector).noun, 'those');
    case 'top':
      return grammar.demonstrative(nounOf(writer, selector.noun), selector.count === 1 ? 'that' : 'those');
    case 'related':
      return grammar.demonstrative(nounOf(writer, word(writer.words.relations, selector.relation, 'relation').noun), 'those');
    default:
      return unreachable(selector);
  }
}

/** Which one of several cards a target is that were named by the same noun; undefined where "that ally" can only be the one. */
function orderAmongAlike({ targets, memory }: Writer, name: string, { noun, max }: Target): 0 | 1 | 2 | undefined {
  const alike = Object.keys(targets).filter((each) => targets[each]?.noun === noun && targets[each].max === 1);
  const named = [...memory.said].filter((key) => alike.some((each) => keyOf({ kind: 'bound', name: each }) === key));
  const at = named.indexOf(keyOf({ kind: 'bound', name }));
  return max === 1 && named.length > 1 && (at === 0 || at === 1 || at === 2) ? at : undefined;
}

/** A choice of cards: "an enemy creature", "up to 3 creatures", "another creature", "one of this creature's neighbors other than that creature". */
export function targetPhrase(writer: Writer, target: Target): Phrase {
  const phrase = plainTargetPhrase(writer, target);
  return writer.marked === target ? { ...phrase, text: marked(phrase.text) } : phrase;
}

function plainTargetPhrase(writer: Writer, target: Target): Phrase {
  const { besides, different, ...same } = target;
  if (different === true) return differentPhrase(writer, isOneOrNone(target) ? { ...same, min: 1 } : same);
  if (besides !== undefined && isOnlyOneLike(writer, target, besides)) return choicePhrase(writer, { ...target, other: true });
  const phrase = choicePhrase(writer, target);
  if (besides === undefined) return phrase;
  return { ...phrase, text: `${phrase.text} ${writer.grammar.frames.otherThan} ${selectorPhrase(writer, besides).text}` };
}

/** A choice that differs each time: "a creature, a different one each time". */
function differentPhrase(writer: Writer, target: Target): Phrase {
  const phrase = targetPhrase(writer, target);
  return { ...phrase, text: `${phrase.text}, ${writer.grammar.frames.differentEachTime[phrase.gender]}` };
}

/** Whether a choice is of a card or of none: a text that is done up to so many times says so of its times. */
export function isOneOrNone({ min, max }: Target): boolean {
  return min === 0 && max === 1;
}

/** Whether a selector is the one card named so far by the noun of a target: any other such card is "another". */
function isOnlyOneLike(writer: Writer, { noun, among }: Target, besides: Selector): boolean {
  if (besides.kind !== 'bound' || isNew(writer, besides)) return false;
  const first = word(writer.targets, besides.name, 'target');
  // "Another of those cards", where both are of the same ones.
  const isOfThose = among?.kind === 'top' || among?.kind === 'bound';
  if (among !== undefined && (!isOfThose || first.among === undefined || keyOf(first.among) !== keyOf(among))) return false;
  return first.noun === noun && first.max === 1 && orderAmongAlike(writer, besides.name, first) === undefined;
}

function choicePhrase(writer: Writer, target: Target): Phrase {
  const { grammar } = writer;
  const { among } = target;
  if (among === undefined) return chosenPhrase(writer, target);
  if (among.kind === 'top') return grammar.chosenAmong(isNew(writer, among) ? topPhrase(writer, among) : pointBack(writer, among), target);
  if (among.kind === 'bound') {
    if (target.are.length === 0) return grammar.chosenAmong(pointBack(writer, among), target);
    const phrase = chosenPhrase(writer, target);
    return { ...phrase, text: `${phrase.text} ${grammar.frames.among} ${pointBack(writer, among).text}` };
  }
  if (among.kind === 'related') {
    const cards = relatedCards(writer, among);
    const { qualities, whose } = describe(writer, target);
    return grammar.chosenOf({ ...cards, ...(whose && { whose }), qualities: [...cards.qualities, ...qualities] }, target);
  }
  if (among.kind === 'thisWay') {
    const { noun, qualities } = doneCards(writer, among);
    const described = describe(writer, target);
    return grammar.chosen({ ...described, noun, qualities: [...described.qualities, ...qualities] }, target);
  }
  throw new Error(`A choice among cards of the sort ${among.kind} has no words yet.`);
}

/** "The top card of your deck", "the top X cards of your deck". */
function topPhrase(writer: Writer, selector: Selector & { kind: 'top' }): Phrase {
  const count = selector.count === 1 ? undefined : countText(selector.count);
  return writer.grammar.top(describe(writer, selector), count);
}

function chosenPhrase(writer: Writer, target: Target): Phrase {
  const { grammar, words } = writer;
  const described = describe(writer, target);
  const mark = writer.announced.includes(target) ? words.target : undefined;
  const marked = mark === undefined ? described : { ...described, qualities: [mark, ...described.qualities] };
  if (target.count === undefined) return grammar.chosen(marked, target);
  if (typeof target.count !== 'object' || target.count.kind !== 'tally') {
    return grammar.chosenSo(marked, countText(target.count), target.min === 0);
  }
  const { number, equal } = grammar.frames.numberEqualTo;
  const cards = grammar.chosenSo(marked, number, target.min === 0);
  const { count, player } = word(words.tallies, target.count.tally, 'tally');
  const said = typeof target.count.of === 'string' ? count[target.count.of] : player?.count;
  if (said === undefined) throw new Error('The tally has no words for a chosen player.');
  return { ...cards, text: `${cards.text} ${equal} ${inTongue(writer, said)}` };
}

/** "X"; another number that the text works out has no short words. */
function countText(count: Amount): string {
  if (typeof count === 'number') return String(count);
  if (count.kind === 'number') return 'X';
  throw new Error('A target’s count is said as a number or as X.');
}

/** Cards that something was done to, as the grammar wants them: "card discarded this way". */
function doneCards(writer: Writer, { fact, role, are }: Extract<Selector, { readonly kind: 'thisWay' }>): Described {
  const wording = word(writer.words.thisWay ?? {}, fact, 'fact done this way');
  if (role === 'other' && wording.other === undefined) throw new Error(`The fact ${fact} has no words for its other card.`);
  const { noun, ...said } = (role && wording[role]) ?? wording;
  const described = describe(writer, { noun, whose: 'any', are });
  return { ...described, qualities: [...described.qualities, said] };
}

/** Cards that are asked for one number: "the cards discarded this way", "this creature’s neighbors". */
export function togetherPhrase(writer: Writer, selector: Selector): Phrase {
  const { grammar } = writer;
  if (selector.kind === 'thisWay') return grammar.noun(doneCards(writer, selector), 'together');
  if (selector.kind === 'related') return grammar.related(relatedCards(writer, selector), 'all');
  if (selector.kind === 'each') return cardsPhrase(writer, selector, 'all');
  return selectorPhrase(writer, selector);
}

/** Cards that something was done to: "a card discarded this way", "cards discarded this way". */
export function doneCardsPhrase(
  writer: Writer,
  selector: Extract<Selector, { readonly kind: 'thisWay' }>,
  article: 'one' | 'many',
): Phrase {
  return writer.grammar.noun(doneCards(writer, selector), article);
}

/** Cards in a relation, as the grammar wants them. `alone` leaves out to what they stand in it. */
export function relatedCards(writer: Writer, selector: Extract<Selector, { readonly kind: 'related' }>, alone = false): RelatedCards {
  const relation = word(writer.words.relations, selector.relation, 'relation');
  const qualities = selector.are.map((quality) => qualityText(writer, quality));
  return alone ? { relation, qualities } : { relation, qualities, of: selectorPhrase(writer, selector.of) };
}

/** The cards of a selector after "for each". */
export function countedPhrase(writer: Writer, selector: Selector): string {
  const { grammar } = writer;
  if (selector.kind === 'each') return grammar.noun(describe(writer, selector), 'counted').text;
  if (selector.kind === 'thisWay') return grammar.noun(doneCards(writer, selector), 'counted').text;
  if (selector.kind === 'related') return grammar.related(relatedCards(writer, selector), 'counted').text;
  return grammar.countedOf(selectorPhrase(writer, selector));
}

/** Cards in a sentence that asks whether there are any: "no friendly creatures in play"; `where` they are is left out after "you control". */
export function existingPhrase(writer: Writer, selector: Selector & { kind: 'each' }, article: Article, where = true): Phrase {
  return writer.grammar.noun(describe(writer, selector, where), article);
}

/** A card of the event: the head names it, or the occasion has words that introduce it. */
function eventPhrase(writer: Writer, role: 'card' | 'other'): Phrase {
  const { when, words } = writer;
  if (when === undefined) throw new Error('Only an ability that an event sets off can speak of its cards.');
  const { introduces } = word(words.occasions, when.occasion, 'occasion');
  const about = when[role];
  if (about === 'self' || about === 'host' || about === 'giver') return eventAgain(writer, role);
  const introduction = introduces?.[role];
  const phrase = eventAgain(writer, role);
  return about !== undefined || introduction === undefined ? phrase : { ...phrase, text: inTongue(writer, introduction) };
}

function eventAgain(writer: Writer, role: 'card' | 'other'): Phrase {
  const { when, words, grammar } = writer;
  const about = when?.[role];
  if (about === 'self') return selfPhrase(writer);
  if (about === 'host') return hostAgain(writer);
  if (about === 'giver') return giverPhrase(writer);
  const noun = about?.noun ?? word(words.occasions, when?.occasion ?? '', 'occasion').names?.[role];
  if (noun === undefined) throw new Error(`The occasion ${when?.occasion} has no noun for its ${role} card.`);
  return grammar.demonstrative(nounOf(writer, noun), when?.oneOrMore ? 'those' : 'that');
}
