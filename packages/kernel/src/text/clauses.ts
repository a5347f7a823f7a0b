import type { Ability, Act, Amount, Clause, Condition, Selector } from '../language/effects.ts';
import { actsText, doerOf, type Telling } from './acts.ts';
import { numberText } from './amounts.ts';
import { conditionText, timesText } from './conditions.ts';
import { isNewPlayer, playerPhrase } from './players.ts';
import { isNew, isOneOrNone, targetPhrase } from './selectors.ts';
import { asSentence } from './sentences.ts';
import { conjugated } from './template.ts';
import { exceptionText } from './statics.ts';
import type { Writer } from './writer.ts';
import { inTongue, keyOf } from './writer.ts';
import { numbersUpTo } from '../language/numbers-up-to.ts';
import { conditionAfterChoices } from '../language/own-choices.ts';
import { word } from '../language/look-up.ts';

/**
 * A clause as sentences, without their capitals and stops. `lead` stands before the first: "after you play a creature, ".
 * `instead` where the clause replaces something.
 */
export function clauseSentences(outer: Writer, given: Clause, lead: string, instead = false): string[] {
  // Where choices are announced, the condition speaks of what has been announced: "if target beast is tapped".
  if (outer.words.target === undefined && conditionAfterChoices(given) !== undefined) return chosenBeforeAsked(outer, given, lead, instead);
  const [writer, clause] = offeredEachTime(outer, given);
  const { frames } = writer.grammar;
  const own: Writer = { ...writer, ...(clause.each !== undefined && { each: clause.each }), upTo: upToOf(clause) };
  const opening = openingText(writer, clause, lead);
  // What is said of the one case is not said of the other.
  const otherwise: Writer = { ...writer, memory: { ...writer.memory, said: new Set(writer.memory.said) } };
  const times = clause.times === undefined ? '' : timesText(writer, clause);
  const [first = '', ...rest] = [
    ...wordsFirst(own, clause),
    ...numbersFirst(own, clause),
    ...playersFirst(own, clause),
    ...chosenFirst(own, clause),
    ...actSentences(own, clause),
    ...modeSentences(writer, clause, own),
    ...(clause.again ? [frames.again[clause.again][clause.may ? 'may' : 'must']] : []),
  ];
  const said = instead || clause.instead === true ? writer.grammar.instead(first) : first;
  // "Each player draws a card if that player has 3 coins or more."
  const again: Writer = clause.each === undefined ? own : { ...own, isEachAgain: true };
  const eachIf = clause.eachIf === undefined ? '' : ` ${frames.if} ${conditionText(again, clause.eachIf, 'indicative')}`;
  const body = said + eachIf;
  const ifDone =
    clause.saysThen === true ? frames.thenIfDone : frames.ifDone[clause.each === undefined ? doerOf(writer, clause.do) : 'player'];
  const next = clause.next?.may && !clause.next.if && writer.words.thenIfDone !== true ? `${frames.next}, ` : '';
  const isEachElse = clause.each !== undefined && clause.if === undefined;
  return [
    ...(first === '' ? [] : [`${opening}${times}${body}`]),
    ...rest,
    ...(clause.ifDone ? clauseSentences(clause.each === undefined ? writer : again, clause.ifDone, `${ifDone}, `) : []),
    ...(clause.else ? clauseSentences(isEachElse ? again : otherwise, clause.else, `${frames.otherwise}, `) : []),
    ...(clause.next ? clauseSentences(writer, clause.next, next) : []),
  ];
}

/** The numbers that are said at their acts, each with the most that it may be. */
function upToOf(clause: Clause): Readonly<Record<string, number>> {
  return Object.fromEntries(numbersUpTo(clause).map(({ name, most }) => [name, most]));
}

/** "Choose a creature. If that creature is stunned, destroy it": the choices of a clause whose condition speaks of them. */
function chosenBeforeAsked(writer: Writer, clause: Clause, lead: string, instead: boolean): string[] {
  const { words, numbers, players, targets, ...rest } = clause;
  const choices: Clause = {
    ...(words && { words }),
    ...(numbers && { numbers }),
    ...(players && { players }),
    ...(targets && { targets }),
    do: [],
  };
  return [...clauseSentences(writer, choices, lead), ...clauseSentences(writer, rest, '', instead)];
}

/** What stands before what is done. Where the lead is a condition itself, the other is added to it: "if you would draw and it is night, ". */
function openingText(writer: Writer, { if: condition }: Clause, lead: string): string {
  if (condition === undefined) return lead;
  const { frames, join } = writer.grammar;
  const said = conditionText(writer, condition, 'indicative');
  // "Si no" begins as a condition does and is none.
  const isCondition = lead.startsWith(`${frames.if} `) && lead.endsWith(', ') && lead !== `${frames.otherwise}, `;
  return isCondition ? `${join([lead.slice(0, -2), said], 'and')}, ` : `${lead}${frames.if} ${said}, `;
}

/** "Choose a house": what is spoken of afterwards as the chosen one. */
function wordsFirst(writer: Writer, { words, may }: Clause): string[] {
  return Object.values(words ?? {}).flatMap(({ of, by }) => {
    const choosable = word(writer.words.choosables ?? {}, of, 'choosable');
    return choosable.en === undefined ? [] : [`${chooseText(writer, may === true, by)} ${inTongue(writer, choosable)}`];
  });
}

/** What is done so many times to one card or to none is offered each time: "for each card, you may ready a creature". */
function offeredEachTime(writer: Writer, clause: Clause): readonly [Writer, Clause] {
  const [[name, target] = [], ...more] = Object.entries(clause.targets ?? {});
  if (clause.times === undefined || clause.may || more.length > 0 || name === undefined || target === undefined) return [writer, clause];
  if (target.different || !isOneOrNone(target)) return [writer, clause];
  const targets = { [name]: { ...target, min: 1 } };
  return [
    { ...writer, targets: { ...writer.targets, ...targets } },
    { ...clause, targets, may: true },
  ];
}

/** "Choose a number X from 1 to 5": what amounts call X afterwards. */
function numbersFirst(writer: Writer, { numbers, may }: Clause): string[] {
  const chosen = Object.entries(numbers ?? {}).filter(([name, { paid }]) => !paid && writer.upTo?.[name] === undefined);
  return chosen.map(([, { least, most }]) => {
    const upTo = typeof most === 'number' ? String(most) : numberText(writer, most);
    return `${chooseText(writer, may === true)} ${writer.grammar.numberFrom(least, upTo)}`;
  });
}

/** "Choose an opponent", where the first thing done is not that player's deed. */
function playersFirst(writer: Writer, clause: Clause): string[] {
  const [first] = clause.do;
  return Object.keys(clause.players ?? {})
    .map((player) => ({ player }))
    .filter(({ player }) => typeof first?.who !== 'object' || first.who.player !== player)
    .filter((who) => isNewPlayer(writer, who))
    .map((who) => `${chooseText(writer, clause.may === true)} ${playerPhrase(writer, who).text}`);
}

/** "Choose", "you may choose", or "your opponent chooses". */
function chooseText(writer: Writer, may: boolean, by: 'you' | 'opponent' = 'you'): string {
  const { grammar } = writer;
  const who = playerPhrase(writer, by);
  const isYou = who.person === 2;
  const chooses = isYou ? `[${grammar.frames.choose}]` : `${who.text} [${grammar.frames.choose}]`;
  const verb = may ? `${grammar.may(who)} ${grammar.frames.choose}` : chooses;
  return conjugated(grammar, verb, { mood: may || !isYou ? 'indicative' : 'imperative', subject: who });
}

/** Targets that must be named before what is done to them: those that no act names, and those of an act with a "for each". */
function chosenFirst(writer: Writer, clause: Clause): string[] {
  const { memory } = writer;
  for (const name of oneOfEachTime(clause)) memory.said.add(keyOf({ kind: 'bound', name }));
  const named = new Set(
    clause.do.filter(({ amount, grants }) => !isPerEach(amount) && !(grants && isSaidAfter(writer, grants))).flatMap(boundIn),
  );
  return Object.entries(clause.targets ?? {})
    .filter(([name]) => !named.has(name) && isNew(writer, { kind: 'bound', name }))
    .map(([name, target]) => {
      memory.said.add(keyOf({ kind: 'bound', name }));
      return `${chooseText(writer, clause.may === true)} ${targetPhrase(writer, target).text}`;
    });
}

/** Whether a text that is given does not introduce the card that it is given to. */
function isSaidAfter({ words }: Writer, ability: Ability): boolean {
  if (isDelayed(ability)) return true;
  if (ability.kind !== 'static') return false;
  return ability.changes.some((change) => change.kind === 'rule' && word(words.rules, change.rule, 'rule').choosesFirst === true);
}

/** The targets that are each of the cards that a "for each" counts, one at a time: it names them. */
function oneOfEachTime({ times, targets = {} }: Clause): string[] {
  if (!isPerEach(times) || times.of.kind !== 'cards' || times.of.of.kind !== 'each') return [];
  const { kind: _, ...counted } = times.of.of;
  return Object.keys(targets).filter((name) => sameJson({ ...counted, min: 1, max: 1, different: true }, targets[name]));
}

function sameJson(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Whether an ability that is given ends when it has been set off: it is said as what will happen, not as what a card gains. */
export function isDelayed(ability: Ability): boolean {
  return 'once' in ability && ability.once === true;
}

function isPerEach(amount: Amount | undefined): amount is Extract<Amount, { readonly kind: 'perEach' }> {
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
    const condition = chosenUnder(clause, act);
    if (act.grants === undefined && condition === undefined) {
      if (!clause.may && standsApart(writer, plain.at(-1), act)) flush();
      plain.push(act);
      continue;
    }
    flush();
    if (act.grants === undefined || act.verb !== 'grant') {
      const lead = condition === undefined ? '' : `${writer.grammar.frames.if} ${conditionText(writer, condition, 'indicative')}, `;
      sentences.push(lead + exceptText(writer, act, clause.may ? 'offered' : 'told'));
      continue;
    }
    const [first = '', ...rest] = writer.granted({ ...writer, giver: undefined }, act, act.grants);
    sentences.push(clause.may ? offeredGrant(writer, first) : first, ...rest);
  }
  flush();
  return sentences;
}

/** Whether two acts that follow each other are sentences of their own. */
function standsApart({ words }: Writer, before: Act | undefined, { verb }: Act): boolean {
  if (before === undefined || before.verb === verb) return false;
  return [before.verb, verb].some((each) => words.verbs[each]?.alone === true);
}

/** An act, and what is excepted from what it copies: "copy it, except that …" */
function exceptText(writer: Writer, act: Act, telling: Telling): string {
  const said = actsText(writer, [act], telling);
  return act.grants === undefined ? said : said + exceptionText(writer, act.grants);
}

/** The condition under which the target of an act is chosen. */
function chosenUnder({ targets = {} }: Clause, act: Act): Condition | undefined {
  const [name = ''] = act.verb === 'grant' ? [] : boundIn(act);
  return targets[name]?.if;
}

function offeredGrant({ grammar }: Writer, sentence: string): string {
  const { you } = grammar.players;
  return `${conjugated(grammar, grammar.may(you), { mood: 'indicative', subject: you })} ${grammar.frames.doThis}${sentence}`;
}

/** "Choose one: • Gain 1Æ. • Draw a card.", "You may choose one: …", or "Each player chooses one: …". */
function modeSentences(writer: Writer, clause: Clause, own: Writer): string[] {
  const { each, modes } = clause;
  if (modes === undefined || modes.length === 0) return [];
  const { frames } = writer.grammar;
  // Where something is done first, the offer is said with that.
  const isOffered = clause.may === true && clause.do.length === 0;
  const you = isOffered ? `${chooseText(writer, true)} ${frames.oneOption}` : frames.chooseOne;
  const choose = each === undefined ? you : `${playerPhrase(own, 'you').text} ${frames.choosesOne}`;
  const said = modes.map((mode) => `• ${clauseSentences(writer, mode, '').map(asSentence).join(' ')}`);
  return [`${choose}: ${said.join(' ')}`];
}
