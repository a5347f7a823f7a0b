import type { QualityText } from '../language/wording.ts';
import type { Article, Choice, Described, Form, Grammar, Phrase, RelatedCards } from './grammar.ts';
import { isSole, properName } from './grammar.ts';

/** English. */
export const english: Grammar = {
  language: 'en',
  frames: {
    if: 'if',
    while: 'while',
    unless: 'unless',
    upTo: 'up to',
    toMaximum: 'to a maximum of',
    otherwise: 'otherwise',
    ifDone: { you: 'if you do', player: 'if they do', card: 'if it does' },
    next: 'then',
    thenIfDone: 'then',
    forEach: 'for each',
    where: 'where X is',
    be: '[be]',
    numberEqualTo: { number: 'a number of', equal: 'equal to' },
    timesEqualTo: 'a number of times equal to',
    otherThan: 'other than',
    among: 'among',
    eachControls: { some: 'they control', none: 'they control no' },
    differentEachTime: { m: 'a different one each time', f: 'a different one each time' },
    reducedBy: 'reduced by',
    against: {
      least: { is: 'greater than or equal to', not: 'less than' },
      most: { is: 'less than or equal to', not: 'greater than' },
      exactly: { is: 'equal to', not: 'different from' },
    },
    choose: 'choose',
    chooseOne: 'choose one',
    oneOption: 'one',
    choosesOne: 'chooses one',
    ofYourChoice: 'of your choice',
    again: {
      effect: { may: 'you may repeat this effect', must: 'repeat this effect' },
      preceding: { may: 'you may repeat the preceding effect', must: 'repeat the preceding effect' },
    },
    gains: '[gain],',
    doThis: 'do the following: ',
    except: ', except that ',
    copy: { text: 'it', gender: 'm', many: false, person: 3 },
    your: { 2: 'your', 3: 'their' },
    you: { 2: 'you', 3: 'them' },
  },
  players: {
    you: { text: 'you', gender: 'm', many: false, person: 2 },
    opponent: thing('your opponent'),
    each: thing('each player'),
    eachOpponent: thing('each opponent'),
    controller: thing('its controller'),
    owner: thing('its owner'),
  },
  somePlayer: (whose, which) => {
    const name = whose === 'opponent' ? 'opponent' : 'player';
    return thing(which === 'that' ? `that ${name}` : `${indefinite(name)} ${name}`);
  },
  playerOf: (of, who) => thing(owned(of, who)),
  theirs: { en: 'they control', es: ['', '', '', ''], after: true },
  noun,
  chosen: (described, choice) => {
    if (choice.min === 1 && choice.max === 1) return noun(described, 'one');
    const many = choice.max !== 1;
    const the = described.qualities.some((each) => each.superlative && !each.bare) ? 'the ' : '';
    return thing(`${the}${howMany(choice)} ${core(described, many)}`, many);
  },
  chosenSo: (described, count, upTo) => thing(`${upTo ? 'up to ' : ''}${count} ${core(described, true)}`, true),
  top: (described, count) =>
    thing(count === undefined ? `the top ${core(described, false)}` : `the top ${count} ${core(described, true)}`, count !== undefined),
  chosenAmong: ({ text }, choice) => thing(`${howManyAmong(choice)} of ${text}`, choice.max !== 1),
  demonstrative: ({ en, unique }, which) => {
    if (unique) return thing(`the ${en[0]}`);
    return which === 'those' ? thing(`those ${en[1]}`, true) : thing(`${which} ${en[0]}`);
  },
  ordinal: ({ en }, at) => thing(`the ${['first', 'second', 'third'][at]} ${en[0]}`),
  nthTime: (count) => `for the ${['first', 'second', 'third'][count - 1] ?? `${count}th`} time`,
  pronoun: ({ many, person }) => (person === 2 ? english.players.you : thing(many ? 'they' : 'it', many)),
  related,
  chosenOf: (cards, choice) => {
    const number = choice.min === 1 && choice.max === 1 ? 'one' : howMany(choice);
    return thing(`${number} of ${possessed(cards, true)}`, choice.max !== 1);
  },
  countedOf: ({ text, many }) => (many ? `of ${text}` : text),
  statOf: ({ en }, of) => owned(of, en),
  numberOf: (things) => `the number of ${things}`,
  numberFrom: (least, most) => `a number X from ${least} to ${most}`,
  exists: ({ text }, none) => `there [be] ${none ? 'no ' : ''}${text}`,
  has: ({ text }, what, none) => `${text} [have] ${none ? 'no ' : ''}${what}`,
  beSo: ({ en }) => `[be] ${en}`,
  statChange: ({ en }, number, change) => (change === 'add' ? `[get] ${number} ${en}` : `[have] ${number} ${en}`),
  swaps: (one, other) => `[have] its ${one.en} and ${other.en} switched`,
  conjugate,
  join: (items, by) => {
    if (items.length < 3) return items.join(` ${by} `);
    return `${items.slice(0, -1).join(', ')}, ${by} ${items.at(-1)}`;
  },
  shared: (verb, objects) => `${verb} ${english.join(objects, verb.startsWith('cannot') ? 'or' : 'and').replace(' and “', ' and, “')}`,
  compared: (amount, is, countable) => {
    if (is === 'exactly') return `exactly ${amount.replace(/^an? /, 'one ')}`;
    const less = fewer[countable ? 1 : 0];
    return is === 'below' ? `${less} than ${amount}` : `${amount} or ${is === 'least' ? 'more' : less}`;
  },
  nothing: (bare) => ({ text: `no ${bare}`, negative: false }),
  quoted: (text, depth) => (depth % 2 === 0 ? `“${text}”` : `‘${text}’`),
  without: (quality) => {
    if (quality.after) throw new Error(`The absence of "${quality.en}" has no words of its own.`);
    return { ...quality, en: `non-${quality.en}` };
  },
  aims: { any: ({ text }) => `[target] ${text}`, only: ({ text }) => `[target] only ${text}`, that: 'that' },
  giver: thing('the card that gives this ability'),
  itself: thing('it'),
  may: (subject) => `${subject.text} may`,
  have: (subject) => `have ${subject.text}`,
  haveMood: 'infinitive',
  repeated: (times, upTo) => `do this ${upTo ? 'up to ' : ''}${times} times: `,
  allOf: ({ said }, keep) => (keep === 0 ? `all of ${said}` : `all but ${keep} of ${said}`),
  thatMany: (bare, countable) => `that ${countable ? 'many' : 'much'} ${bare}`,
  instead: (body) => `${body} instead`,
  stopInsideQuotes: true,
  polish: (text) => text,
};

const fewer = ['less', 'fewer'] as const;

function thing(text: string, many = false): Phrase {
  return { text, gender: 'm', many, person: 3 };
}

/** How many of some cards are chosen: "one", "another", "up to 2". */
function howManyAmong(choice: Choice): string {
  if (choice.min !== 1 || choice.max !== 1) return howMany(choice);
  return choice.other ? 'another' : 'one';
}

function howMany({ min, max }: Choice): string {
  if (min === max) return String(max);
  return max >= 99 ? 'any number of' : `up to ${max}`;
}

function noun(described: Described, article: Article): Phrase {
  const name = properName(described);
  if (name !== undefined) return thing(name.en);
  if (isSole(described)) return thing(`the ${core(described, false)}`);
  if (article === 'oneOrMore') return thing(`one or more ${core(described, true)}`, true);
  const many = article === 'many' || article === 'all' || article === 'together';
  const text = core(described, many);
  if (described.noun.unique) return thing(`the ${text}`);
  switch (article) {
    case 'one':
      if (described.qualities.some((each) => each.bare)) return thing(described.other ? text.replace(/^other/, 'another') : text);
      if (described.qualities.some((each) => each.superlative)) return thing(`the ${text}`);
      return thing(described.other ? text.replace(/^other/, 'another') : `${indefinite(text)} ${text}`);
    case 'each':
      return thing(`each ${text}`);
    case 'together':
      return thing(`the ${text}`, true);
    default:
      return thing(text, many);
  }
}

/** The noun with its qualities: "other damaged friendly Mars creature with power 3 or less in your discard pile". */
function core({ noun: { en }, qualities, whose, tail, other }: Described, many: boolean): string {
  const said = qualities.map((each) => (many && each.several !== undefined ? { ...each, en: each.several } : each));
  const text = qualified(
    en[many ? 1 : 0],
    said.filter((each) => !each.last),
    whose,
  );
  const clauses = said.filter((each) => each.last).map((each) => each.en);
  return [other ? `other ${text}` : text, ...(tail === '' ? [] : [tail]), ...clauses].join(' ');
}

function qualified(noun: string, qualities: readonly QualityText[], whose: QualityText | undefined): string {
  const before = qualities.filter((each) => !each.after);
  return [
    ...before.filter((each) => !each.near).map(wordOf),
    ...(whose === undefined || whose.after ? [] : [whose.en]),
    ...nearest(before.filter((each) => each.near)).map(wordOf),
    noun,
    ...(whose?.after ? [whose.en] : []),
    ...withAnd(qualities.filter((each) => each.after).map(wordOf)),
  ].join(' ');
}

/** "With power 3 or higher and with Æ on it": of several such phrases each but the first has "and". */
function withAnd(phrases: readonly string[]): string[] {
  return phrases.map((each, at) => (each.startsWith('with ') && phrases[at - 1]?.startsWith('with ') === true ? `and ${each}` : each));
}

/** "Non-Agent Mars creature card": an absence comes before names, a sort of card last. */
function nearest(qualities: readonly QualityText[]): readonly QualityText[] {
  const isAbsent = qualities.some(({ en }) => en.startsWith('non-'));
  const weight = ({ en, sort }: QualityText): number => (sort === true ? 2 : Number(isAbsent && /^\p{Lu}/u.test(en)));
  return [0, 1, 2].flatMap((wanted) => qualities.filter((each) => weight(each) === wanted));
}

function wordOf(quality: QualityText): string {
  return quality.en;
}

function indefinite(text: string): string {
  // "An X-Men ally": a letter that is called by its name.
  return /^(?:[aeiouæ]|x(?![a-z]))/i.test(text) && !/^(?:uni|us[aeiu]|eu|one)/i.test(text) ? 'an' : 'a';
}

function related(cards: RelatedCards, article: Article): Phrase {
  if (cards.of === undefined) {
    const many = article === 'many' || article === 'all';
    const text = relatedCore(cards, many);
    return thing(article === 'one' ? `${indefinite(text)} ${text}` : text, many);
  }
  const owned = possessed(cards, true);
  if (article === 'each') return thing(`each of ${owned}`);
  if (article === 'counted') return thing(`of ${owned}`);
  return article === 'one' ? thing(`one of ${owned}`) : thing(owned, true);
}

function relatedCore({ relation, qualities, whose }: RelatedCards, many: boolean): string {
  return qualified(relation.en[many ? 1 : 0], qualities, whose);
}

function possessed(cards: RelatedCards, many: boolean): string {
  const { enTo } = cards.relation;
  if (enTo !== undefined) return `the ${relatedCore(cards, many)} ${enTo} ${cards.of?.text ?? 'it'}`;
  return cards.of === undefined ? `its ${relatedCore(cards, many)}` : owned(cards.of, relatedCore(cards, many));
}

/** "This beast’s power", but "the power of the beast it fights", or "of the beast attacked this way": no noun ends it that takes a genitive. */
function owned(owner: Phrase, what: string): string {
  return / (?:it fights|this way)$/.test(owner.text) ? `the ${what} of ${owner.text}` : `${possessive(owner)} ${what}`;
}

function possessive({ text, many }: Phrase): string {
  if (text === 'it') return 'its';
  return many && text.endsWith('s') ? `${text}’` : `${text}’s`;
}

const irregular: Readonly<Record<string, string>> = { be: 'is', have: 'has', do: 'does', go: 'goes', can: 'can', may: 'may' };

/** Imperatives, infinitives and everything that is not the third person alone are the base form. */
function conjugate(verb: string, { mood, subject, negative }: Form): string {
  const third = (mood === 'indicative' || mood === 'subjunctive') && subject.person === 3 && !subject.many;
  const finite = mood === 'indicative' || mood === 'subjunctive';
  if (verb === 'be' && finite) return `${third ? 'is' : 'are'}${negative ? ' not' : ''}`;
  if (negative) return `${third ? 'does' : 'do'} not ${verb}`;
  return third ? thirdPerson(verb) : verb;
}

function thirdPerson(verb: string): string {
  const known = irregular[verb];
  if (known !== undefined) return known;
  if (/(?:s|sh|ch|x|z|o)$/.test(verb)) return `${verb}es`;
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;
}
