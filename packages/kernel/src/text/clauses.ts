import type { Act, Amount, Clause, Selector } from '../effects.ts';
import { actsText, doerOf } from './acts.ts';
import { numberText } from './amounts.ts';
import { conditionText, timesText } from './conditions.ts';
import { isNew, targetPhrase } from './selectors.ts';
import { asSentence } from './sentences.ts';
import { conjugated } from './template.ts';
import type { Writer } from './writer.ts';
import { keyOf } from './writer.ts';

/**
 * A clause as sentences, without their capitals and stops. `lead` stands before the first: "after you play a creature, ".
 * `instead` where the clause replaces something.
 */
export function clauseSentences(writer: Writer, clause: Clause, lead: string, instead = false): string[] {
  const { frames } = writer.grammar;
  const condition = clause.if === undefined ? '' : `${frames.if} ${conditionText(writer, clause.if, 'indicative')}, `;
  const times = clause.times === undefined ? '' : timesText(writer, clause.times);
  const [first = '', ...rest] = [
    ...numbersFirst(writer, clause),
    ...chosenFirst(writer, clause),
    ...actSentences(writer, clause),
    ...modeSentences(writer, clause),
    ...(clause.again ? [frames.again[clause.again][clause.may ? 'may' : 'must']] : []),
  ];
  const body = instead ? writer.grammar.instead(first) : first;
  return [
    ...(first === '' ? [] : [`${lead}${condition}${times}${body}`]),
    ...rest,
    ...(clause.ifDone ? clauseSentences(writer, clause.ifDone, `${frames.ifDone[doerOf(writer, clause.do)]}, `) : []),
    ...(clause.else ? clauseSentences(writer, clause.else, `${frames.otherwise}, `) : []),
    ...(clause.next ? clauseSentences(writer, clause.next, clause.next.may && !clause.next.if ? `${frames.next}, ` : '') : []),
  ];
}

/** "Choose a number X from 1 to 5": what amounts call X afterwards. */
function numbersFirst(writer: Writer, { numbers, may }: Clause): string[] {
  return Object.values(numbers ?? {}).map(({ least, most }) => {
    const upTo = typeof most === 'number' ? String(most) : numberText(writer, most);
    return `${chooseText(writer, may === true)} ${writer.grammar.numberFrom(least, upTo)}`;
  });
}

/** "Choose", or "you may choose". */
function chooseText({ grammar }: Writer, may: boolean): string {
  const { you } = grammar.players;
  const verb = may ? `${grammar.may(you)} ${grammar.frames.choose}` : `[${grammar.frames.choose}]`;
  return conjugated(grammar, verb, { mood: may ? 'indicative' : 'imperative', subject: you });
}

/** Targets that must be named before what is done to them: those that no act names, and those of an act with a "for each". */
function chosenFirst(writer: Writer, clause: Clause): string[] {
  const { memory } = writer;
  const named = new Set(clause.do.filter((act) => !isPerEach(act.amount)).flatMap(boundIn));
  return Object.entries(clause.targets ?? {})
    .filter(([name]) => !named.has(name) && isNew(writer, { kind: 'bound', name }))
    .map(([name, target]) => {
      memory.said.add(keyOf({ kind: 'bound', name }));
      return `${chooseText(writer, clause.may === true)} ${targetPhrase(writer, target).text}`;
    });
}

function isPerEach(amount: Amount | undefined): boolean {
  return typeof amount === 'object' && amount.kind === 'perEach';
}

/** The targets that an act speaks of. */
function boundIn(act: Act): string[] {
  return [act.on, act.to].flatMap((selector) => (selector === undefined ? [] : boundOf(selector)));
}

function boundOf(selector: Selector): string[] {
  if (selector.kind === 'bound') return [selector.name];
  return selector.kind === 'related' ? boundOf(selector.of) : [];
}

/** What is done: plain acts share a sentence, each grant has its own. */
function actSentences(writer: Writer, clause: Clause): string[] {
  const sentences: string[] = [];
  let plain: Act[] = [];
  const flush = (): void => {
    if (plain.length > 0) sentences.push(actsText(writer, plain, clause.may ? 'offered' : 'told'));
    plain = [];
  };
  for (const act of clause.do) {
    if (act.grants === undefined) {
      plain.push(act);
      continue;
    }
    flush();
    const [first = '', ...rest] = writer.granted(writer, act, act.grants);
    sentences.push(clause.may ? offeredGrant(writer, first) : first, ...rest);
  }
  flush();
  return sentences;
}

function offeredGrant({ grammar }: Writer, sentence: string): string {
  const { you } = grammar.players;
  return `${conjugated(grammar, grammar.may(you), { mood: 'indicative', subject: you })} ${grammar.frames.doThis}${sentence}`;
}

/** "Choose one: • Gain 1Æ. • Draw a card." */
function modeSentences(writer: Writer, { modes }: Clause): string[] {
  if (modes === undefined || modes.length === 0) return [];
  const said = modes.map((mode) => `• ${clauseSentences(writer, mode, '').map(asSentence).join(' ')}`);
  return [`${writer.grammar.frames.chooseOne}: ${said.join(' ')}`];
}
