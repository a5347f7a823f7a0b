import type {
  Ability,
  About,
  Act,
  Aim,
  Amount,
  Clause,
  Filter,
  PlayerChoice,
  Quality,
  Selector,
  Target,
  When,
} from '../language/effects.ts';
import type { Language } from '../state/result.ts';
import type { Agreeing, Both, QualityText } from '../language/wording.ts';
import { innerClauses } from '../language/inner-clauses.ts';
import { word } from '../language/look-up.ts';
import type { Article, Described, Grammar, Phrase } from './grammar.ts';
import { isSole } from './grammar.ts';
import { grammarOf } from './grammars.ts';
import { voseo } from './spanish-voseo.ts';
import { conjugated } from './template.ts';
import type { NounWording, Wordings } from '../language/wordings.ts';
import type { TextContext } from './text-context.ts';

/** What has been said so far in one ability's text: it decides between "a creature" and "that creature". */
export interface Memory {
  /** Targets and selectors that were spoken of, by `keyOf`. */
  readonly said: Set<string>;
  /** The measure that the last condition asked for. */
  measure: string;
  /** What the sentence is about, by `keyOf`: afterwards it is "it". */
  topic: string;
  /** Whether the card that speaks is what was said last, and nothing else since: then it is "it". */
  isSelf: boolean;
}

/** What writing one ability needs. */
export interface Writer {
  readonly words: Wordings;
  readonly grammar: Grammar;
  readonly context: TextContext;
  /** True for an ability that a text gives for a while. */
  readonly isGiven?: true;
  /** What "the host" is called, if it is no card that this one is attached to: what a granted ability works on. */
  readonly host: Phrase | undefined;
  /** What the card that gives the ability is called where its own text says the ability, as an upgrade's does. */
  readonly giver: Phrase | undefined;
  /** Every target of the ability by its name. */
  readonly targets: Readonly<Record<string, Target>>;
  /** Those of them that are announced, where a game has a word for it. */
  readonly announced: readonly Target[];
  /** The target whose first mention is marked: see `marks`. */
  readonly marked?: Target | undefined;
  /** Every player that the ability chooses, by name. */
  readonly players: Readonly<Record<string, PlayerChoice>>;
  /** Every word that it chooses, or that the ability which gives it has chosen, by name. */
  readonly chosenWords: NonNullable<Clause['words']>;
  /** Set where each player does it: "you" is each of them. */
  readonly each: Clause['each'];
  /** True where it is the opponent's deed: what is the opponent's is "theirs". */
  readonly isOpponents?: boolean;
  /** Numbers that are said as "up to 2" where they are used, each with its most. */
  readonly upTo?: Readonly<Record<string, number>>;
  /** True where one of them was spoken of before: "that player". */
  readonly isEachAgain?: boolean;
  /** What an ability that is being given was given with. */
  readonly made: Amount | undefined;
  /** The further numbers that it was given with. */
  readonly madeMore?: readonly Amount[];
  readonly when: When | undefined;
  readonly memory: Memory;
  /** How many quotation marks are open. */
  readonly depth: number;
  /** Says an ability that an act gives, as sentences: clauses hold abilities and abilities hold clauses. */
  readonly granted: (writer: Writer, act: Act, ability: Ability) => readonly string[];
}

/** A writer for a card, before it says anything. */
export function writerFor(words: Wordings, context: TextContext, language: Language, granted: Writer['granted']): Writer {
  return {
    words,
    grammar: language === 'es' && words.voseo ? voseo : grammarOf(language),
    context,
    host: undefined,
    giver: undefined,
    targets: {},
    announced: [],
    players: {},
    chosenWords: {},
    each: undefined,
    made: undefined,
    when: undefined,
    memory: { said: new Set(), measure: '', topic: '', isSelf: false },
    depth: 0,
    granted,
  };
}

/** The same writer before a new ability: what was said before is forgotten. */
export function writerOf(writer: Writer, ability: Ability): Writer {
  return {
    ...writer,
    targets: {
      ...('price' in ability && ability.price && targetsIn(ability.price)),
      ...('clause' in ability && targetsIn(ability.clause)),
    },
    announced: writer.words.target !== undefined && 'clause' in ability && ability.clause ? announcedIn(ability.clause) : [],
    each: undefined,
    players: 'clause' in ability && ability.clause ? playersIn(ability.clause) : {},
    chosenWords: { ...writer.chosenWords, ...('clause' in ability && ability.clause && wordsIn(ability.clause)) },
    when: 'when' in ability ? ability.when : undefined,
    memory: { said: new Set(), measure: '', topic: '', isSelf: false },
  };
}

function targetsIn(clause: Clause): Record<string, Target> {
  return Object.assign({}, ...clausesIn(clause).map(targetsIn), clause.targets);
}

/** The targets that are chosen when the ability is announced: those of the clause itself and of its modes. */
function announcedIn({ each, targets = {}, modes = [] }: Clause): Target[] {
  return each === undefined ? [...Object.values(targets).filter(({ late }) => !late), ...modes.flatMap(announcedIn)] : [];
}

function playersIn(clause: Clause): Record<string, PlayerChoice> {
  return Object.assign({}, ...clausesIn(clause).map(playersIn), clause.players);
}

function wordsIn(clause: Clause): NonNullable<Clause['words']> {
  return Object.assign({}, ...clausesIn(clause).map(wordsIn), clause.words);
}

function clausesIn(clause: Clause): Clause[] {
  return innerClauses(clause).map(([inner]) => inner);
}

/** A text in the writer's tongue. */
export function inTongue({ grammar }: Writer, both: Both): string {
  return both[grammar.language];
}

/** A key under which something is remembered. */
export function keyOf(selector: Selector): string {
  return JSON.stringify(selector);
}

/** A noun of the vocabulary. */
export function nounOf({ words }: Writer, key: string): NounWording {
  return word(words.nouns, key, 'noun');
}

/** What a filter says, ready for the grammar. */
export function describe(writer: Writer, filter: Filter, where = false): Described {
  const { whose } = filter;
  const named = nounOf(writer, filter.noun);
  const noun = whose === 'any' || named.withWhose === undefined ? named : nounOf(writer, named.withWhose);
  // What is friendly to a player spoken of is theirs.
  const theirs = (filter.of !== undefined || writer.each !== undefined) && whose === 'friendly';
  const tail = [
    ...(noun.tail === undefined
      ? []
      : [inTongue(writer, (theirs || filter.of || isTheirs(writer, filter) ? noun.tail.theirs : undefined) ?? noun.tail[whose])]),
    ...(where && noun.place ? [inTongue(writer, noun.place)] : []),
  ];
  return {
    noun,
    qualities: [
      ...filter.are.map((quality) => qualityText(writer, quality)),
      ...(theirs && noun.tail === undefined ? [writer.words.whose.theirs ?? writer.grammar.theirs] : []),
    ],
    whose: whose === 'any' || theirs || noun.tail !== undefined ? undefined : writer.words.whose[whose],
    tail: tail.join(' '),
    other: filter.other === true,
  };
}

/** Whether the cards are the opponent's, whose deed it is. */
function isTheirs({ isOpponents }: Writer, { whose, of }: Filter): boolean {
  return isOpponents === true && whose === 'enemy' && of === undefined;
}

/** All cards of a place, to which the same is done: "your hand". */
export function wholePhrase(writer: Writer, selector: Selector): Phrase | undefined {
  if (selector.kind !== 'each' || selector.are.length > 0 || selector.whose === 'any' || writer.memory.said.has(keyOf(selector)))
    return undefined;
  const { whole } = nounOf(writer, selector.noun);
  if (whole === undefined) return undefined;
  const theirs = isTheirs(writer, selector) || (writer.each !== undefined && selector.whose === 'friendly') || selector.of !== undefined;
  writer.memory.said.add(keyOf(selector));
  return { text: inTongue(writer, whole[theirs ? 'theirs' : selector.whose]), gender: 'f', many: false, person: 3 };
}

/** Cards of a sort: "each enemy creature"; what a player has just one of is "your demon". */
export function cardsPhrase(writer: Writer, filter: Filter, article: Article): Phrase {
  const yours = yoursOf(writer, filter);
  if (yours === undefined || article === 'many' || article === 'counted') return writer.grammar.noun(describe(writer, filter), article);
  return { text: inTongue(writer, yours), gender: nounOf(writer, filter.noun).gender, many: false, person: 3 };
}

/** What the one such card is called that you have, or the player spoken of. */
function yoursOf(writer: Writer, { noun, whose, of, are, other }: Filter): Both | undefined {
  if (whose !== 'friendly' || are.length > 0 || other === true) return undefined;
  const { yours, theirs } = nounOf(writer, noun);
  return of === undefined && writer.each === undefined ? yours : theirs;
}

/** Whether all the cards of a sort are a single one, which is called the same however often it is spoken of. */
export function isOneCard(writer: Writer, filter: Filter): boolean {
  return yoursOf(writer, filter) !== undefined || isSole(describe(writer, filter));
}

/** The words of a quality, with its value in its place, or of its absence. */
export function qualityText(writer: Writer, quality: Quality): QualityText {
  const { qualities } = writer.words;
  if (typeof quality === 'string') {
    const said = word(qualities, quality, 'quality');
    return (writer.each === undefined ? undefined : said.theirs) ?? said;
  }
  if ('targets' in quality) return aimClause(writer, quality, false);
  if ('chosen' in quality) return chosenText(writer, quality.is);
  if ('not' in quality) {
    if (typeof quality.not === 'object' && 'targets' in quality.not) return aimClause(writer, quality.not, true);
    const absence = typeof quality.not === 'string' || 'value' in quality.not ? absenceOf(writer, quality.not) : undefined;
    return absence ?? writer.grammar.without(qualityText(writer, quality.not));
  }
  return valued(word(qualities, quality.is, 'quality'), valueText(writer, quality));
}

/** "The chosen house", by the name under which the text has chosen it; `elsewhere` where the text that has chosen it is not at hand. */
export function chosenWordText(writer: Writer, name: string, elsewhere?: Both): string {
  if (elsewhere !== undefined && writer.chosenWords[name] === undefined) return inTongue(writer, elsewhere);
  const { of } = word(writer.chosenWords, name, 'chosen word');
  return inTongue(writer, word(writer.words.choosables ?? {}, of, 'choosable').chosen);
}

/** "Of the chosen house". */
function chosenText({ words }: Writer, key: string): QualityText {
  const { chosen } = word(words.qualities, key, 'quality');
  if (chosen === undefined) throw new Error(`The quality ${key} has no words for a chosen value.`);
  return chosen;
}

/** "That targets an ally you control", of one card or of several. */
function aimClause(writer: Writer, aim: Aim, negative: boolean): QualityText {
  const { that } = writer.grammar.aims;
  const clause = (many: boolean): string =>
    `${that} ${conjugated(writer.grammar, aimTemplate(writer, aim), { mood: 'subjunctive', subject: { many, person: 3 }, negative })}`;
  const [one, several] = [clause(false), clause(true)];
  return { en: one, several, es: [one, one, several, several], last: true };
}

/** "[target] an ally you control". */
export function aimTemplate(writer: Writer, { targets, only }: Aim): string {
  return writer.grammar.aims[only === true ? 'only' : 'any'](aboutPhrase(writer, targets, undefined));
}

function absenceOf(writer: Writer, quality: string | { readonly is: string; readonly value: string | number }): QualityText | undefined {
  const key = typeof quality === 'string' ? quality : quality.is;
  const { not } = word(writer.words.qualities, key, 'quality');
  return not && typeof quality !== 'string' ? valued(not, valueText(writer, quality)) : not;
}

/** A quality's value in words. */
export function valueText(
  { words }: Writer,
  { is, value }: { readonly is: string; readonly value: string | number },
): Both & { readonly agreeing?: Agreeing } {
  return word(words.qualities, is, 'quality').values?.(value) ?? { en: String(value), es: String(value) };
}

function valued(text: QualityText, value: Both & { readonly agreeing?: Agreeing }): QualityText {
  const [ms, fs, mp, fp] = text.es.map((each, at) => each.replace('{value}', value.agreeing?.[at] ?? value.es));
  return { ...text, en: text.en.replace('{value}', value.en), es: [ms ?? '', fs ?? '', mp ?? '', fp ?? ''] };
}

/** Whom an occasion is about, as it is first named: "this creature", "an enemy creature". */
export function aboutPhrase(writer: Writer, about: About | undefined, noun: string | undefined, article: Article = 'one'): Phrase {
  if (about === 'self') return selfPhrase(writer);
  if (about === 'host') return hostPhrase(writer);
  if (about === 'giver') return giverPhrase(writer);
  if (about !== undefined) return cardsPhrase(writer, about, article);
  if (noun === undefined)
    throw new Error(`The occasion ${writer.when?.occasion} says neither what card it is about nor what such cards are called.`);
  return writer.grammar.noun(describe(writer, { noun, whose: 'any', are: [] }), article);
}

/** "This creature", or its name. */
export function selfPhrase(writer: Writer): Phrase {
  const { context, grammar } = writer;
  const phrase = grammar.demonstrative(nounOf(writer, context.noun), 'this');
  const name = typeof context.name === 'string' ? context.name : context.name?.[grammar.language];
  return name === undefined ? phrase : { ...phrase, text: name };
}

/** The card that gives the ability. */
export function giverPhrase({ giver, grammar }: Writer): Phrase {
  return giver ?? grammar.giver;
}

/** What the card is attached to, or what the ability was given to: "this beast", or "attached beast" where the game says so. */
export function hostPhrase(writer: Writer): Phrase {
  const { context, grammar, host } = writer;
  const noun = nounOf(writer, context.host ?? context.noun);
  const phrase = host ?? grammar.demonstrative(noun, 'this');
  return host !== undefined || noun.asHost === undefined ? phrase : { ...phrase, text: inTongue(writer, noun.asHost) };
}

/** The same where the head of the sentence has named it: "that beast". */
export function hostAgain(writer: Writer): Phrase {
  const { context, grammar, host } = writer;
  const noun = nounOf(writer, context.host ?? context.noun);
  return host !== undefined || noun.asHost === undefined ? hostPhrase(writer) : grammar.demonstrative(noun, 'that');
}
