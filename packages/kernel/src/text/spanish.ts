import type { Gender, QualityText } from '../language/wording.ts';
import type { Article, Choice, Described, Grammar, Phrase, RelatedCards } from './grammar.ts';
import { isSole, properName } from './grammar.ts';
import { conjugateSpanish } from './spanish-verbs.ts';
import type { NounWording } from '../language/wordings.ts';

/** Spanish. */
export const spanish: Grammar = {
  language: 'es',
  frames: {
    if: 'si',
    while: 'mientras',
    unless: 'a menos que',
    upTo: 'hasta',
    toMaximum: 'hasta un máximo de',
    otherwise: 'si no',
    ifDone: { you: 'si lo haces', player: 'si lo hace', card: 'si lo hace' },
    next: 'a continuación',
    thenIfDone: 'luego',
    forEach: 'por cada',
    where: 'donde X es',
    be: '[ser]',
    numberEqualTo: { number: 'un número de', equal: 'igual a' },
    timesEqualTo: 'un número de veces igual a',
    otherThan: 'que no sea',
    among: 'entre',
    eachControls: { some: 'controla', none: 'no controla' },
    differentEachTime: { m: 'uno distinto cada vez', f: 'una distinta cada vez' },
    reducedBy: 'menos',
    against: {
      least: { is: 'mayor o igual que', not: 'menor que' },
      most: { is: 'menor o igual que', not: 'mayor que' },
      exactly: { is: 'igual a', not: 'distinto de' },
    },
    choose: 'elegir',
    chooseOne: 'elige una opción',
    oneOption: 'una opción',
    choosesOne: 'elige una opción',
    ofYourChoice: 'que elijas',
    again: {
      effect: { may: 'puedes repetir este efecto', must: 'repite este efecto' },
      preceding: { may: 'puedes repetir el efecto anterior', must: 'repite el efecto anterior' },
    },
    gains: '[obtener]:',
    doThis: 'hacer lo siguiente: ',
    except: ', excepto que ',
    copy: { text: '', gender: 'f', many: false, person: 3 },
    your: { 2: 'tu', 3: 'su' },
    you: { 2: 'ti', 3: 'él' },
  },
  players: {
    you: { text: '', gender: 'm', many: false, person: 2 },
    opponent: thing('tu oponente', 'm'),
    each: thing('cada jugador', 'm'),
    eachOpponent: thing('cada oponente', 'm'),
    controller: thing('su controlador', 'm'),
    owner: thing('su propietario', 'm'),
  },
  somePlayer: (whose, which) => thing(`${which === 'that' ? 'ese' : 'un'} ${whose === 'opponent' ? 'oponente' : 'jugador'}`, 'm'),
  playerOf: (of, who) => thing(`el ${who === 'owner' ? 'propietario' : 'controlador'} de ${of.text}`, 'm'),
  theirs: { en: '', es: ['que controla', 'que controla', 'que controla', 'que controla'], after: true },
  noun,
  chosen: (described, choice) => {
    const { gender } = described.noun;
    if (choice.min === 1 && choice.max === 1) return noun(described, 'one');
    const many = choice.max !== 1;
    const number = howMany(choice, gender);
    const text = described.other ? number.replace(/(?=\d+$|una?$)/, `otr${vowel(gender)}${many ? 's' : ''} `) : number;
    const isKnown = (each: QualityText): boolean => each.superlative === true || (each.bare === true && choice.min === choice.max);
    const the = described.qualities.some(isKnown) ? `${articleOf(gender, many)} ` : '';
    return thing(`${the}${text} ${core(described, many)}`, gender, many);
  },
  chosenSo: (described, count, upTo) => thing(`${upTo ? 'hasta ' : ''}${count} ${core(described, true)}`, described.noun.gender, true),
  top: (described, count) => {
    const { gender } = described.noun;
    const many = count !== undefined;
    const one = gender === 'm' ? 'primer' : 'primera';
    const first = many ? `${count} primer${vowel(gender)}s` : one;
    return thing(`${articleOf(gender, many)} ${first} ${core(described, many)}`, gender, many);
  },
  chosenAmong: ({ text, gender }, choice) => thing(`${howManyAmong(choice, gender)} de ${text}`, gender, choice.max !== 1),
  demonstrative: (word, which) => {
    const { gender, es } = word;
    if (word.unique) return thing(`${definite(word, false)} ${es[0]}`, gender);
    if (which === 'those') return thing(`es${vowel(gender)}s ${es[1]}`, gender, true);
    return thing(`${{ this: gender === 'm' ? 'este' : 'esta', that: gender === 'm' ? 'ese' : 'esa' }[which]} ${es[0]}`, gender);
  },
  ordinal: ({ gender, es }, at) =>
    thing(
      `${articleOf(gender, false)} ${gender === 'm' ? ['primer', 'segundo', 'tercer'][at] : ['primera', 'segunda', 'tercera'][at]} ${es[0]}`,
      gender,
    ),
  nthTime: (count) => `por ${['primera', 'segunda', 'tercera'][count - 1] ?? `${count}.ª`} vez`,
  pronoun: (phrase) => ({ ...phrase, text: '' }),
  related,
  chosenOf: (cards, choice) => {
    const { gender } = cards.relation;
    const number = choice.min === 1 && choice.max === 1 ? oneWord(gender) : howMany(choice, gender);
    return thing(`${number} de ${articleOf(gender, true)} ${relatedCore(cards, true)}`, gender, choice.max !== 1);
  },
  countedOf: ({ text, many, gender }) => (many ? `${oneWord(gender)} de ${text}` : text),
  statOf: ({ es, gender, plural }, of) =>
    of === spanish.itself ? `su${plural === true ? 's' : ''} ${es}` : `${articleOf(gender, plural === true)} ${es} de ${of.text}`,
  numberOf: (things) => `el número de ${things}`,
  numberFrom: (least, most) => `un número X entre ${least} y ${most}`,
  exists: ({ text }, none) => `${none ? 'no ' : ''}[hay] ${text}`,
  has: ({ text }, what, none) => `${text}${none ? ' no' : ''} [tener] ${what}`.trim(),
  beSo: ({ es }, { gender, many }) => `[estar] ${es[formOf(gender, many)]}`,
  statChange: ({ es, bare }, number, change) =>
    change === 'add' ? `[recibir] ${number} ${bare === true ? '' : 'de '}${es}` : `[tener] ${number} de ${es}`,
  swaps: (one, other) => `[intercambiar] su ${one.es} y su ${other.es}`,
  conjugate: conjugateSpanish,
  join: (items, by) => {
    const last = items.at(-1) ?? '';
    if (items.length < 2) return last;
    // What follows a comma of its own is set off by another one.
    const comma = items.slice(0, -1).some((each) => /, donde /.test(each)) ? ',' : '';
    return `${items.slice(0, -1).join(', ')}${comma} ${conjunction(by, last)} ${last}`;
  },
  shared: (verb, objects) => `${verb} ${verb.startsWith('no ') ? objects.join(' ni ') : spanish.join(objects, 'and')}`,
  compared: (amount, is) => {
    if (is === 'exactly') return `exactamente ${amount}`;
    return is === 'below' ? `menos de ${amount}` : `${amount} o ${is === 'least' ? 'más' : 'menos'}`;
  },
  nothing: (bare) => ({ text: bare, negative: true }),
  quoted: (text, depth) => (depth % 2 === 0 ? `«${text}»` : `“${text}”`),
  without: ({ en, es: [ms, fs, mp, fp] }) => ({
    en,
    es: [`que no sea ${ms}`, `que no sea ${fs}`, `que no sean ${mp}`, `que no sean ${fp}`],
  }),
  aims: {
    any: ({ text }) => `[hacer] objetivo a ${text}`,
    only: ({ text }) => `[hacer] objetivo solamente a ${text}`,
    that: 'que',
  },
  giver: thing('la carta que otorga esta habilidad', 'f'),
  itself: thing('ella', 'f'),
  may: (subject) => `${subject.text} [poder]`.trim(),
  have: (subject) => `hacer que ${subject.text}`,
  haveMood: 'subjunctive',
  repeated: (times, upTo) => `haz esto ${upTo ? 'hasta ' : ''}${times} veces: `,
  allOf: ({ said, all }, keep) => `${all} ${said}${keep === 0 ? '' : ` excepto ${keep}`}`,
  thatMany: (bare) => `esa cantidad de ${bare}`,
  instead: (body) => `en vez de eso, ${body}`,
  stopInsideQuotes: false,
  polish: contracted,
};

function thing(text: string, gender: Gender, many = false): Phrase {
  return { text, gender, many, person: 3 };
}

function vowel(gender: Gender): string {
  return gender === 'm' ? 'o' : 'a';
}

/** How many of some cards are chosen: "una", "otra", "hasta 2". */
function howManyAmong(choice: Choice, gender: Gender): string {
  if (choice.min !== 1 || choice.max !== 1) return howMany(choice, gender);
  return choice.other ? `otr${vowel(gender)}` : oneWord(gender);
}

function oneWord(gender: Gender): string {
  return gender === 'm' ? 'uno' : 'una';
}

/** "Un arma", "el arma": a feminine noun with a stressed "a" takes the other article where nothing comes between. */
function definite({ gender, stressed }: NounWording, many: boolean): string {
  return articleOf(stressed && !many ? 'm' : gender, many);
}

function articleOf(gender: Gender, many: boolean): string {
  if (many) return `l${vowel(gender)}s`;
  return gender === 'm' ? 'el' : 'la';
}

function howMany({ min, max }: Choice, gender: Gender): string {
  if (max >= 99) return 'cualquier número de';
  const one = gender === 'm' ? 'un' : 'una';
  const number = max === 1 ? one : String(max);
  return min === max ? number : `hasta ${number}`;
}

function noun(described: Described, article: Article): Phrase {
  const word = described.noun;
  const { gender } = word;
  const name = properName(described);
  if (name !== undefined) return thing(name.es[formOf(gender, false)], gender);
  if (isSole(described)) return thing(`${definite(word, false)} ${core(described, false)}`, gender);
  if (article === 'oneOrMore') return thing(`${oneWord(gender)} o más ${noun(described, 'many').text}`, gender, true);
  const many = article === 'many' || article === 'all' || article === 'together';
  const text = core(described, many);
  if (word.unique) return thing(`${definite(word, false)} ${text}`, gender);
  const { other } = described;
  switch (article) {
    case 'one':
      if (described.qualities.some((each) => each.superlative || each.bare))
        return thing(`${definite(word, false)} ${other ? `otr${vowel(gender)} ` : ''}${text}`, gender);
      if (other) return thing(`otr${vowel(gender)} ${text}`, gender);
      return thing(`${gender === 'm' || word.stressed ? 'un' : 'una'} ${text}`, gender);
    case 'each':
      return thing(other ? `cada ${oneWord(gender)} de l${vowel(gender)}s demás ${core(described, true)}` : `cada ${text}`, gender);
    case 'all':
    case 'together':
      return thing(`${articleOf(gender, true)} ${other ? 'demás ' : ''}${text}`, gender, true);
    case 'many':
      return thing(`${other ? `otr${vowel(gender)}s ` : ''}${text}`, gender, true);
    default:
      return thing(other ? `${oneWord(gender)} de l${vowel(gender)}s demás ${core(described, true)}` : text, gender);
  }
}

/** The noun with its qualities: those that stand next to it, whose it is, the others, and where it is: "carta de tu mano que no sea de Marte". */
function core({ noun: { es, gender, adjectives = gender, tail: lies }, qualities: said, whose, tail }: Described, many: boolean): string {
  const form = formOf(adjectives, many);
  const inside = said.filter((each) => !each.last);
  const qualities = [...inside.filter((each) => !each.bare), ...inside.filter((each) => each.bare)];
  const near = (each: QualityText): boolean => each.near === true && !isPhrase(each.es[form]);
  const phrases = sortedPhrases(
    [...qualities.filter((each) => !near(each)), ...(whose?.after ? [whose] : [])].map((each) => each.es[form]),
  );
  const isLast = (text: string): boolean => lies !== undefined && isClause(text);
  return [
    es[many ? 1 : 0],
    ...qualities.filter(near).map((each) => each.es[form]),
    ...(whose === undefined || whose.after ? [] : [whose.es[form]]),
    ...withAnd(phrases.filter((text) => !isLast(text))),
    ...(tail === '' ? [] : [tail]),
    ...withAnd(phrases.filter(isLast)),
    ...said.filter((each) => each.last).map((each) => each.es[form]),
  ].join(' ');
}

/** "Con 3 o más de Poder y con Æ sobre ella": of several such phrases or clauses each but the first has "y". */
function withAnd(phrases: readonly string[]): string[] {
  return phrases.map((each, at) => {
    const before = phrases[at - 1] ?? '';
    return ['con ', 'que '].some((start) => each.startsWith(start) && before.startsWith(start)) ? `y ${each}` : each;
  });
}

/** Adjectives come before phrases, and phrases before clauses with a verb: "dañada de Marte que no sea Gigante". */
function sortedPhrases(texts: readonly string[]): string[] {
  const weight = (text: string): number => (isClause(text) ? 2 : Number(isPhrase(text)));
  return [0, 1, 2].flatMap((wanted) => texts.filter((text) => weight(text) === wanted));
}

function formOf(gender: Gender, many: boolean): 0 | 1 | 2 | 3 {
  if (gender === 'm') return many ? 2 : 0;
  return many ? 3 : 1;
}

function isClause(text: string): boolean {
  return text.startsWith('que ');
}

function isPhrase(text: string): boolean {
  return /^(?:de|del|con|sin|en|a|que|sobre) /.test(text);
}

function related(cards: RelatedCards, article: Article): Phrase {
  const { gender } = cards.relation;
  const many = article === 'many' || article === 'all';
  const text = relatedCore(cards, many);
  switch (article) {
    case 'one':
      return thing(
        cards.of === undefined
          ? `${gender === 'm' ? 'un' : 'una'} ${text}`
          : `${oneWord(gender)} de ${articleOf(gender, true)} ${relatedCore(cards, true)}`,
        gender,
      );
    case 'each':
      return thing(`cada ${oneWord(gender)} de ${articleOf(gender, true)} ${relatedCore(cards, true)}`, gender);
    case 'all':
      return thing(`${articleOf(gender, true)} ${text}`, gender, true);
    default:
      return thing(text, gender, many);
  }
}

/** "criaturas dañadas adyacentes a esta criatura", "criatura adyacente que no sea de Marte". */
function relatedCore({ relation, qualities, whose, of }: RelatedCards, many: boolean): string {
  const form = formOf(relation.gender, many);
  const [head = '', ...rest] = relation.es[many ? 1 : 0].split(' ');
  const said = sortedPhrases(qualities.map((each) => each.es[form]));
  return [
    head,
    ...(whose === undefined ? [] : [whose.es[form]]),
    ...said.filter((text) => !isClause(text)),
    ...rest,
    ...(of === undefined ? [] : [relation.to, of.text]),
    ...said.filter(isClause),
  ].join(' ');
}

/** "y" before the sound of an i is "e", "o" before that of an o is "u". */
function conjunction(by: 'and' | 'or', next: string): string {
  const bare = next.replace(/^[^\p{L}\d]+/u, '').toLowerCase();
  if (by === 'and') return /^h?[ií](?![aeouáéó])/.test(bare) ? 'e' : 'y';
  return /^(?:h?[oó]|8|11(?!\d))/.test(bare) ? 'u' : 'o';
}

/** Joins what Spanish joins. A name's own capital "El" stays as it is. */
function contracted(text: string): string {
  return text.replace(/(?<!\p{L})([Dd]e|[Aa]) el(?!\p{L})/gu, '$1l');
}
