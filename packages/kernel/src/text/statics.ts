import type { Ability, Amount, Change, Condition, Filter, Selector } from '../language/effects.ts';
import { unreachable } from '../state/result.ts';
import type { ListWording, RuleWording } from '../language/wordings.ts';
import { hasSlot } from '../language/has-slot.ts';
import { word } from '../language/look-up.ts';
import { pickSentence } from './acts.ts';
import { amountText } from './amounts.ts';
import { conditionText } from './conditions.ts';
import type { Form, Grammar, Phrase, StatName } from './grammar.ts';
import { relatedCards, selectorPhrase } from './selectors.ts';
import { conjugated, fill, unitIn } from './template.ts';
import type { Writer } from './writer.ts';
import { cardsPhrase, chosenWordText, describe, inTongue, keyOf, selfPhrase } from './writer.ts';

type Static = Ability & { readonly kind: 'static' };

/** Writes the abilities that a static one lends, inside quotation marks. */
export type Lent = (writer: Writer, abilities: readonly Ability[], noun: string) => string;

/** A static ability as sentences: what shares its subject is said together. */
export function staticSentences(writer: Writer, ability: Static, lent: Lent): string[] {
  const { grammar, memory } = writer;
  const { applies, changes } = ability;
  const subject = applies.kind === 'player' ? grammar.players[applies.who] : cardsSubject(writer, applies, changes);
  memory.topic = applies.kind === 'player' ? '' : keyOf(applies);
  const form: Form = { mood: 'indicative', subject };
  const lends = changes.flatMap((change) => (change.kind === 'ability' ? [change.ability] : []));
  const lender = applies.kind === 'host' ? { ...writer, giver: selfPhrase(writer) } : writer;
  const text = lends.length === 0 ? '' : lent(lender, lends, bearerNoun(writer, ability));
  const shared = writer.words.numbersApart === true ? changes : sharedChanges(changes);
  const said = shared.map((change, at) => {
    if (change.kind === 'ability') return '';
    const whole = changeText({ writer, subject, form, ability, text }, change);
    const { tail } =
      change.kind === 'stat' && isSameChange(change, shared[at + 1]) ? amountText(writer, change.amount, undefined) : { tail: '' };
    return gapped(tail === '' ? whole : whole.slice(0, -tail.length), change, shared[at - 1]);
  });
  if (lends.length > 0 && !holdsText(writer, changes)) said.push(`{who} ${gainsText(writer, form, said)} ${text}`);
  const texts = said.filter((text) => text !== '');
  const predicates = texts.filter((text) => text.startsWith('{who} ')).map((text) => text.slice('{who} '.length));
  const whole = texts.filter((text) => !text.startsWith('{who} '));
  const together = predicates.length === 0 ? [] : [`${subject.text} ${predicatesText(grammar, predicates)}`.trim()];
  const condition = ability.if === undefined ? '' : ` ${whileText(writer, ability.if)}`;
  return [...together, ...whole].map((sentence) => sentence + condition);
}

/** "Gains," before a text; without its stop where all else is gained, too. */
function gainsText({ grammar }: Writer, form: Form, before: readonly string[]): string {
  const gains = conjugated(grammar, grammar.frames.gains, form);
  const bare = gains.replace(/[,:]$/, '');
  const said = before.filter((each) => each !== '');
  return said.length > 0 && said.every((each) => each.startsWith(`{who} ${bare} `)) ? bare : gains;
}

/** The cards that an ability applies to: each of them, or all together where what is said of them is said so. */
function cardsSubject(writer: Writer, applies: Selector, changes: readonly Change[]): Phrase {
  const { memory, words } = writer;
  const key = keyOf(applies);
  const together = changes.every((change) => change.kind === 'rule' && word(words.rules, change.rule, 'rule').ofAll);
  if ((applies.kind !== 'each' && applies.kind !== 'related') || !together || memory.said.has(key)) return selectorPhrase(writer, applies);
  memory.said.add(key);
  return applies.kind === 'each' ? cardsPhrase(writer, applies, 'all') : writer.grammar.related(relatedCards(writer, applies), 'all');
}

/** Numbers that change alike are said together: "+1 strength and toughness". Their names are joined by a space. */
function sharedChanges(changes: readonly Change[]): Change[] {
  const shared: Change[] = [];
  for (const change of changes) {
    const last = shared.at(-1);
    if (last?.kind === 'stat' && isSameChange(last, change)) shared[shared.length - 1] = { ...last, stat: `${last.stat} ${change.stat}` };
    else shared.push(change);
  }
  return shared;
}

/** "While there are no items", "unless you have 7 or more coins": what the table or a number on it must be is asked with "unless", what a card must not be with "while". */
function whileText(writer: Writer, condition: Condition): string {
  const { frames } = writer.grammar;
  if (condition.kind === 'state' && word(writer.words.states, condition.state, 'state').past === true)
    return `${frames.if} ${conditionText(writer, condition, 'indicative')}`;
  if (condition.kind === 'not' && isOfTable(condition.of)) return `${frames.unless} ${conditionText(writer, condition.of, 'subjunctive')}`;
  return `${frames.while} ${conditionText(writer, condition, 'subjunctive')}`;
}

function isOfTable(condition: Condition): boolean {
  if (condition.kind === 'compare') return typeof condition.than === 'number';
  return condition.kind === 'state' || (condition.kind === 'exists' && condition.least > 1);
}

/** Predicates that all begin with the same verb say it once: "gains taunt and skirmish", "cannot fight or reap". */
function predicatesText({ join, shared }: Grammar, predicates: readonly string[]): string {
  const verb = predicates.length < 2 ? '' : commonVerb(predicates);
  if (verb === '') return join(predicates, 'and');
  return shared(
    verb,
    predicates.map((each) => each.slice(verb.length + 1)),
  );
}

/** The words with which all of some predicates begin, as far as the verb goes: what stands after a preposition or an article is an object. */
function commonVerb(predicates: readonly string[]): string {
  const [first = [], ...rest] = predicates.map((each) => each.split(' '));
  const end = first.findIndex(
    (word, at) => at === first.length - 1 || isObject(word) || rest.some((words) => words[at] !== word || at === words.length - 1),
  );
  const verb = first.slice(0, end).join(' ');
  return /^(?:no|no se|se|is|es)?$/.test(verb) ? '' : verb;
}

function isObject(word: string): boolean {
  return /^(?:[^\p{Ll}]|(?:by|of|with|the|an?|de|del|con|el|las?|los|un|una)$)/u.test(word);
}

/** Whether two numbers change by the same amount. */
function isSameChange(one: Change & { readonly kind: 'stat' }, other: Change | undefined): other is Change & { readonly kind: 'stat' } {
  return other?.kind === 'stat' && JSON.stringify({ ...one, stat: other.stat }) === JSON.stringify(other);
}

/** The verb is said once: "gets +2 strength and +1 toughness". */
function gapped(text: string, change: Change, before: Change | undefined): string {
  const isAlike = before?.kind === 'stat' && change.kind === 'stat' && before.change === change.change;
  return isAlike ? text.replace(/^\{who\} \S+ /, '{who} ') : text;
}

/** What one number of a card is called that changes by an amount, or several that change alike. */
function statName({ grammar, words }: Writer, names: string, amount: Amount): StatName {
  const stats = names.split(' ').map((name) => {
    const stat = word(words.stats, name, 'stat');
    return stat.one !== undefined && (amount === 1 || amount === -1) ? { ...stat, ...stat.one } : stat;
  });
  const [first] = stats as [StatName];
  return {
    ...first,
    [grammar.language]: grammar.join(
      stats.map((stat) => stat[grammar.language]),
      'and',
    ),
  };
}

/** Whether a rule has a place for the text of the abilities that go with it: "with the text: …". */
function holdsText({ words, grammar }: Writer, changes: readonly Change[]): boolean {
  return changes.some((change) => change.kind === 'rule' && hasSlot([word(words.rules, change.rule, 'rule')[grammar.language]], 'text'));
}

/** What a card that an ability is lent to calls itself. */
function bearerNoun(writer: Writer, { applies }: Static): string {
  const { context, words } = writer;
  switch (applies.kind) {
    case 'each':
      return applies.noun;
    case 'related':
      return word(words.relations, applies.relation, 'relation').noun;
    case 'host':
      return context.host ?? context.noun;
    default:
      return context.noun;
  }
}

interface Saying {
  readonly writer: Writer;
  readonly subject: Phrase;
  readonly form: Form;
  readonly ability: Static;
  /** The abilities that it lends, in quotation marks. */
  readonly text: string;
}

/** One change; it begins with `{who} ` where the subject stands first. */
function changeText(saying: Saying, change: Exclude<Change, { kind: 'ability' }>): string {
  const { writer, form } = saying;
  const { grammar, words } = writer;
  switch (change.kind) {
    case 'stat': {
      const stat = statName(writer, change.stat, change.amount);
      const { text, tail } = amountText(writer, change.amount, undefined);
      const signed = change.change === 'add' && !text.startsWith('-') ? `+${text}` : text.replace(/^-/, '−');
      return `{who} ${conjugated(grammar, grammar.statChange(stat, signed, change.change), form)}${tail}`;
    }
    case 'swap': {
      const [one, other] = [word(words.stats, change.stat, 'stat'), word(words.stats, change.with, 'stat')];
      return `{who} ${conjugated(grammar, grammar.swaps(one, other), form)}`;
    }
    case 'list': {
      const list = word(words.lists, change.list, 'list');
      const ways = change.chosen === undefined ? list : list.chosen;
      if (ways === undefined) throw new Error(`The list ${change.list} has no words for a chosen one.`);
      const template = ways[change.change][grammar.language];
      const slots = template.includes('{word}') ? { word: listedWord(writer, list, change) } : {};
      return `{who} ${fill(grammar, template, { slots, agrees: saying.subject, form })}`;
    }
    case 'rule':
      return ruleText(saying, change);
    default:
      return unreachable(change);
  }
}

function listedWord(writer: Writer, list: ListWording, { word: said = '', chosen, amount = 0 }: Change & { kind: 'list' }): string {
  return chosen === undefined ? inTongue(writer, list.word(said, amount)) : chosenWordText(writer, chosen, list.chosenWord);
}

function ruleText({ writer, subject, form, ability, text: lentText }: Saying, change: Change & { kind: 'rule' }): string {
  const { grammar, words } = writer;
  const rule = word(words.rules, change.rule, 'rule');
  const { applies } = ability;
  const printed = writer.isGiven === true || change.amount === 0 ? undefined : rule.printed;
  const special =
    printed ?? (applies.kind === 'player' ? rule[applies.who] : ((change.of && rule.ofCards) ?? (writer.host && rule.granted)));
  const on: Selector | undefined = applies.kind === 'player' ? undefined : applies;
  const template = special?.[grammar.language] ?? pickSentence(rule[grammar.language], writer, on, change.amount === 0);
  const { text, tail } = amountText(writer, change.amount ?? 1, unitIn(template));
  const starts = template.startsWith('{who} ');
  const rest = starts ? template.slice('{who} '.length) : template;
  const these = applies.kind === 'each' ? cardsPhrase(writer, applies, 'all').text : subject.text;
  const slots = {
    who: subject.text,
    any: applies.kind === 'each' ? cardsPhrase(writer, applies, 'one').text : subject.text,
    these,
    amount: text,
    text: lentText,
    ...(change.of && cardsSpokenOf(writer, change.of)),
    ...wordOf(writer, rule, change),
  };
  const said = fill(grammar, rest, { slots, agrees: subject, form }).replace('+-', '−');
  const exception = change.except === undefined ? '' : exceptionText(writer, change.except);
  return (starts ? `{who} ${said}` : said) + tail + exception;
}

/** ", except that it has 2 strength and is an ally": what a copy has beside what is copied, or in its place. */
export function exceptionText(writer: Writer, ability: Ability): string {
  const { join, frames } = writer.grammar;
  return frames.except + join(writer.granted({ ...writer, host: frames.copy }, { verb: 'grant' }, ability), 'and');
}

/** "{of}" and "{one}": the cards that a rule is about. */
function cardsSpokenOf(writer: Writer, filter: Filter): { readonly of: string; readonly one: string } {
  const described = describe(writer, filter);
  return { of: writer.grammar.noun(described, 'many').text, one: writer.grammar.noun(described, 'one').text };
}

function wordOf(writer: Writer, rule: RuleWording, { word: said, chosen }: Change & { kind: 'rule' }): { readonly word?: string } {
  if (chosen !== undefined) return { word: chosenWordText(writer, chosen, rule.chosen) };
  return said === undefined ? {} : { word: inTongue(writer, rule.values?.(said) ?? { en: said, es: said }) };
}
