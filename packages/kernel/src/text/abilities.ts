import type { Ability, Act, Amount, Clause, EarlyEnd, Selector, Target, When } from '../language/effects.ts';
import type { Language } from '../state/result.ts';
import { unreachable } from '../state/result.ts';
import { word } from '../language/look-up.ts';
import { clauseSentences, isDelayed } from './clauses.ts';
import { settleMarks } from './marks.ts';
import { headerNames, headers, prefixesOf, triggerHeader, whensOf } from './headers.ts';
import { costSentence, costText, earlyEndSentence, usageSentences } from './prices.ts';
import { durationText, selectorPhrase } from './selectors.ts';
import { asSentence, capitalized, quoted } from './sentences.ts';
import { staticSentences } from './statics.ts';
import { conjugated, fill } from './template.ts';
import type { OccasionWording, Wordings } from '../language/wordings.ts';
import type { Both } from '../language/wording.ts';
import type { TextContext } from './text-context.ts';
import type { Writer } from './writer.ts';
import { aboutPhrase, describe, inTongue, nounOf, writerFor, writerOf } from './writer.ts';

/** Writes one ability from its data. A word that the vocabulary lacks is our mistake and throws. */
export function writeAbility(words: Wordings, ability: Ability, context: TextContext, language: Language): string {
  return writeCard(words, [ability], context, language).join(' ');
}

/** The same with a mark around the first mention of one of its targets. */
export function writeMarked(
  words: Wordings,
  { ability, target }: { readonly ability: Ability; readonly target: Target },
  context: TextContext,
  language: Language,
): string {
  const writer: Writer = { ...writerFor(words, context, language, grantSentences), marked: target };
  return settleMarks(linesOf(writer, [ability]).map(writer.grammar.polish).join(' '));
}

/** Writes a card: one line an ability. Keywords share a line, and so do abilities that differ in their header alone. */
export function writeCard(words: Wordings, abilities: readonly Ability[], context: TextContext, language: Language): readonly string[] {
  const writer = writerFor(words, context, language, grantSentences);
  return linesOf(writer, abilities).map(writer.grammar.polish);
}

/** Abilities that share a line: keywords, or headers before one text. */
interface Line {
  readonly abilities: readonly Ability[];
  /** What the abilities that join it must have in common; empty where none may. */
  readonly shared: string;
}

function linesOf(writer: Writer, abilities: readonly Ability[]): string[] {
  const lines: Line[] = [];
  for (const ability of abilities) {
    const shared = sharedBy(writer, ability);
    const last = lines.at(-1);
    if (last !== undefined && shared !== '' && last.shared === shared)
      lines[lines.length - 1] = { shared, abilities: [...last.abilities, ability] };
    else lines.push({ shared, abilities: [ability] });
  }
  return lines.map((line) => lineText(writer, line.abilities));
}

function sharedBy(writer: Writer, ability: Ability): string {
  if (ability.kind === 'keyword') return ability.clause === undefined ? 'keyword' : '';
  if (ability.kind === 'activated' && writer.words.prices !== undefined) return '';
  return headers(writer, ability).length === 0 || !('clause' in ability) ? '' : JSON.stringify(ability.clause);
}

function lineText(writer: Writer, abilities: readonly Ability[]): string {
  const [first] = abilities;
  if (first === undefined) return '';
  if (first.kind === 'keyword') return abilities.map((each) => asSentence(keywordText(writer, each))).join(' ');
  if (first.kind === 'activated' && writer.words.prices !== undefined) return activatedText(writer, first);
  const heads = [...abilities.flatMap((each) => headers(writer, each)), triggerHeader(writer, first) ?? ''].filter((head) => head !== '');
  return headed(writer, heads.join('/'), sentencesOf(writer, first));
}

/** A text behind its header, if it has one. */
function headed({ context: { headerMark: mark = '' } }: Writer, head: string, sentences: readonly string[]): string {
  const text = sentences.map(asSentence).join(' ');
  return head === '' ? text : `${mark}${head}:${mark} ${text}`;
}

/** "{2}, tap this ally: draw a card", or "Action: Tap this ally → draw a card." What was paid may be spoken of afterwards. */
function activatedText(outer: Writer, ability: Ability & { readonly kind: 'activated' }): string {
  const writer = writerOf(outer, ability);
  const names = headerNames(writer, ability).join('/');
  const cost = costText(writer, ability);
  writer.memory.isSelf = paysWithItself(ability.price);
  const isBehind = writer.words.prices?.arrow === true;
  const head = capitalized([names, isBehind ? '' : cost].filter((part) => part !== '').join(' '));
  const lead = isBehind && cost !== '' ? `${cost} → ` : '';
  return headed(writer, head, [...clauseSentences(writer, ability.clause, lead), ...usageSentences(writer, ability, ability.headers)]);
}

/** Whether a price speaks of the card itself and of no other. */
function paysWithItself(price: Clause | undefined): boolean {
  return price !== undefined && price.next === undefined && price.do.every(({ on }) => on?.kind === 'self');
}

/** An ability as sentences, without the words of its header. */
function sentencesOf(outer: Writer, ability: Ability): string[] {
  const writer = writerOf(outer, ability);
  switch (ability.kind) {
    case 'triggered':
      return [
        ...clauseSentences(writer, ability.clause, headText(writer, ability) + triggerPrice(writer, ability)),
        ...usageSentences(writer, ability),
      ];
    case 'replacement':
      return clauseSentences(writer, ability.clause, headText(writer, ability), ability.drops);
    case 'prohibition':
      return [occasionText(writer, ability.when)];
    case 'activated':
      return clauseSentences(writer, ability.clause, '');
    case 'cost':
      return [costSentence(writer, ability)];
    case 'static':
      return [...staticSentences(writer, ability, lentText), ...ignoringSentences(writer, ability.ignorable)];
    case 'keyword':
      return [keywordText(writer, ability)];
    default:
      return unreachable(ability);
  }
}

/** What is paid to use an ability that was set off: "2, tap this ally → "; empty where it is free. */
function triggerPrice(writer: Writer, ability: Ability & { readonly kind: 'triggered' }): string {
  const { cost, resources, price } = ability;
  return (cost ?? resources ?? price) === undefined ? '' : `${costText(writer, ability)} → `;
}

function ignoringSentences(writer: Writer, ignorable: (EarlyEnd & { readonly until: string }) | undefined): string[] {
  return ignorable === undefined ? [] : [earlyEndSentence(writer, ignorable, ignorable.until)];
}

/** "Assault 2", "Bond {1} - draw a card": the keyword with what the card says after it, in the places that its words have for it. */
function keywordText(outer: Writer, ability: Ability): string {
  if (ability.kind !== 'keyword') return '';
  const writer = writerOf(outer, ability);
  const { keyword, value, energy: cost, price, clause, of } = ability;
  const slots: Readonly<Record<string, () => string>> = {
    value: () => String(value),
    price: () => costText(writer, { ...(cost !== undefined && { cost }), ...(price && { price }) }),
    text: () => runOn(clause === undefined ? [] : clauseSentences(writer, clause, '')),
    of: () => (of === undefined ? '' : writer.grammar.noun(describe(writer, of), 'many').text),
    one: () => (of === undefined ? '' : writer.grammar.noun(describe(writer, of), 'one').text),
  };
  return inTongue(writer, word(writer.words.headers, keyword, 'keyword')).replace(
    /\{(value|price|text|of|one)\}/g,
    (_, name: string) => slots[name]?.() ?? '',
  );
}

/** Sentences after a dash or a colon: the first goes on with a small letter. */
function runOn([first = '', ...rest]: readonly string[]): string {
  return rest.length === 0 ? first : [`${first}.`, ...rest.map(asSentence)].join(' ');
}

/** "after you play another creature, "; nothing where the header says it. */
function headText(writer: Writer, ability: Ability): string {
  if (prefixesOf(writer, ability) !== undefined) return '';
  const occasions = whensOf(ability).map((when) => occasionText(writer, when));
  writer.memory.isSelf = whensOf(ability).every((when) => isAboutSelf(writer, when));
  return `${writer.grammar.join(occasions, 'or')}, `;
}

/** Whether the card that speaks is the subject of an occasion: "whenever this ally attacks". */
function isAboutSelf(writer: Writer, when: When): boolean {
  const occasion = word(writer.words.occasions, when.occasion, 'occasion');
  const [, role] =
    /^(?:[^{]*— )?(?:[^ {]+ ){1,3}\{(card|other)\}/.exec(inTongue(writer, (when.by && occasion[when.by]) ?? occasion.anyone)) ?? [];
  return role !== undefined && when[role as 'card' | 'other'] === 'self';
}

function occasionText(writer: Writer, when: When): string {
  const { grammar, words } = writer;
  const occasion = word(words.occasions, when.occasion, 'occasion');
  const { anyone, ...by } = (when.oneOrMore ? occasion.several : undefined) ?? occasion;
  const text = inTongue(writer, (when.by && by[when.by]) ?? particularText(occasion, when) ?? anyone);
  const article = when.oneOrMore ? 'oneOrMore' : 'one';
  const named = (role: 'card' | 'other'): string | undefined =>
    text.includes(`{${role}}`) ? aboutPhrase(writer, when[role], occasion.names?.[role], article).text : undefined;
  const [card, other] = [named('card'), named('other')];
  const agrees = card === undefined ? undefined : aboutPhrase(writer, when.card, occasion.names?.card);
  const said = fill(grammar, text, {
    slots: { ...(card !== undefined && { card }), ...(other !== undefined && { other }) },
    ...(agrees && { agrees }),
    form: { mood: 'indicative', subject: { many: false, person: 3 } },
  });
  if (when.nth === undefined) return said;
  if (occasion.eachPeriod === undefined) throw new Error(`The occasion ${when.occasion} has no words for its first time.`);
  return `${said} ${grammar.nthTime(when.nth)} ${inTongue(writer, occasion.eachPeriod)}`;
}

/** The words of an occasion for the card that speaks, and where it is said about which other card. */
function particularText({ self, withOther }: OccasionWording, when: When): Both | undefined {
  return (when.card === 'self' ? self : undefined) ?? (when.other === undefined ? undefined : withOther);
}

/** Abilities in quotation marks, as the card that gains them would have them. */
function lentText(writer: Writer, abilities: readonly Ability[], noun: string): string {
  const { grammar, depth } = writer;
  const inner: Writer = {
    ...writer,
    context: {
      noun: nounOf(writer, noun).calls ?? noun,
      ...(writer.context.headerMark !== undefined && { headerMark: writer.context.headerMark }),
    },
    host: undefined,
    depth: depth + 1,
  };
  return quoted(grammar, linesOf(inner, abilities).join(' '), depth);
}

/** What an act gives for a while, and how it is ended sooner. */
export function grantSentences(writer: Writer, act: Act, ability: Ability): string[] {
  const ending = act.ends === undefined ? [] : [earlyEndSentence(writer, act.ends)];
  const given: Writer = act.until === undefined ? writer : { ...writer, isGiven: true };
  return [...givenSentences(given, act, ability), ...ending];
}

const bearer: Selector = { kind: 'host' };

/** The number of a grant as the ability that is given says it: the card that it is given to is its host. */
function ofHost(amount: Amount, { on }: Act): Amount {
  if (on?.kind !== 'bound' || typeof amount === 'number') return amount;
  return JSON.parse(JSON.stringify(amount).replaceAll(JSON.stringify(on), JSON.stringify(bearer))) as Amount;
}

/** A change of cards, a rule for players, an ability of the table or of a card. */
function givenSentences(writer: Writer, act: Act, ability: Ability): string[] {
  const { grammar, words } = writer;
  const duration = act.until === undefined ? '' : durationText(writer, act.until, act.boundTo);
  // What lasts until it has been set off has no words for how long.
  const lead = duration === '' ? '' : `${duration}, `;
  const host = act.on && selectorPhrase(writer, act.on);
  const noun = (act.on?.kind === 'bound' ? writer.targets[act.on.name]?.noun : undefined) ?? writer.context.noun;
  if (host !== undefined && ability.kind !== 'static' && !isDelayed(ability)) {
    const form = { mood: 'indicative', subject: host } as const;
    return [`${lead}${host.text} ${conjugated(grammar, grammar.frames.gains, form)} ${lentText(writer, [ability], noun)}`];
  }
  if (ability.kind === 'activated' && words.prices !== undefined) return [`${lead}${lentText(writer, [ability], writer.context.noun)}`];
  const context = host === undefined ? writer.context : { ...writer.context, host: noun };
  const [first = '', ...rest] = sentencesOf(
    {
      ...writer,
      context,
      host: host ?? writer.host,
      made: act.amount && ofHost(act.amount, act),
      madeMore: (act.amounts ?? []).map((each) => ofHost(each, act)),
    },
    ability,
  );
  // What is put off is no ability of its own.
  const heads = isDelayed(ability) ? [] : headers(writer, ability);
  return [`${lead}${heads.length === 0 ? '' : `${heads.join('/')}: `}${first}`, ...rest];
}
