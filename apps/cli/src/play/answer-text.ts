import { type Answer, type DecisionKind, type Result, type SeenDecision, fail, ok, timesAllowed } from '@crupier/kernel';

/** What a seat is asked. */
export type SeenAsk = NonNullable<SeenDecision['ask']>;

/** Words for choosing nothing or everything, for yes and no, and for the order as offered. */
const nothing = ['none', 'nothing', 'nada', 'ninguna', 'ninguno', '-'];
const everything = ['all', 'todo', 'todas', 'todos', '*'];
const yes = ['y', 'yes', 's', 'si'];
const no = ['n', 'no'];
const asOffered = ['same', 'igual', '='];

/** The most options one answer can name: more than any question has. */
const chosenMax = 4_096;

/**
 * How the options of a question are called: by their numbers from 1, or, where a number is asked for, by that number itself. One that comes
 * to the same as another is not called.
 */
export function labelsOf(kind: DecisionKind, { options }: SeenAsk): readonly string[] {
  const values = options.map(({ value }) => String(value));
  if (kind === 'number' && new Set(values).size === values.length) return values;
  let called = 0;
  return options.map(({ alike }) => (alike ? '' : String(++called)));
}

/**
 * Reads an answer as a person types it: `2`, `1 3`, `1-3`, `2x3` (option 2, three times), `all`, `none`, or the beginning of an
 * option's text. Whether it is enough is for the match to say. *Errors:* `play.noSuchOption`, `play.ambiguous`, `play.notUnderstood`.
 */
export function parseAnswer(text: string, kind: DecisionKind, ask: SeenAsk, optionTexts: readonly string[]): Result<Answer> {
  const typed = fold(text);
  const labels = labelsOf(kind, ask);
  if (nothing.includes(typed) || (typed === '0' && !labels.includes('0'))) return ok([]);
  if (kind === 'may' && ask.options.length === 1 && yes.includes(typed)) return ok([0]);
  if (kind === 'may' && ask.min === 0 && no.includes(typed)) return ok([]);
  if (everything.includes(typed) || (asOffered.includes(typed) && kind === 'arrange')) return ok(allOf(kind, ask));
  if (!/^\d/.test(typed)) return parseWords(typed, text, optionTexts);
  const chosen: number[] = [];
  for (const part of typed.split(/[\s,;]+/).filter((each) => each !== '')) {
    const read = parsePart(part, labels);
    if (!read.ok) return read;
    chosen.push(...read.value);
    if (chosen.length > chosenMax) return fail('play.notUnderstood', '', { given: text.slice(0, 40) });
  }
  return ok(chosen);
}

/** Every option, as often as it may be chosen; of what is divided, once. */
function allOf(kind: DecisionKind, { options }: SeenAsk): Answer {
  return options.flatMap((option, index) => new Array<number>(kind === 'divide' ? 1 : timesAllowed(kind, option)).fill(index));
}

/** Reads `3`, `1-3` or `2x3`. */
function parsePart(part: string, labels: readonly string[]): Result<readonly number[]> {
  const [, first = '', sign = '', second = ''] = /^(\d{1,6})(?:([-x*])(\d{1,4}))?$/.exec(part) ?? [];
  if (first === '') return fail('play.notUnderstood', '', { given: part.slice(0, 40) });
  if (sign !== '-') return repeat(first, sign === '' ? 1 : Number(second), labels);
  const from = labels.indexOf(plain(first));
  const to = labels.indexOf(plain(second));
  if (from < 0 || to < 0) return noSuchOption(from < 0 ? first : second, labels);
  const step = from <= to ? 1 : -1;
  return ok(Array.from({ length: Math.abs(to - from) + 1 }, (_, at) => from + at * step));
}

function repeat(label: string, times: number, labels: readonly string[]): Result<readonly number[]> {
  const index = labels.indexOf(plain(label));
  return index < 0 ? noSuchOption(label, labels) : ok(Array.from({ length: times }, () => index));
}

function plain(digits: string): string {
  return String(Number(digits));
}

function noSuchOption<T>(given: string, labels: readonly string[]): Result<T> {
  return fail('play.noSuchOption', '', { given, first: labels[0] ?? '', last: labels.findLast((label) => label !== '') ?? '' });
}

/** The option whose text begins so, or has a word that begins so. */
function parseWords(typed: string, given: string, optionTexts: readonly string[]): Result<Answer> {
  const texts = optionTexts.map(fold);
  const tests: readonly ((text: string) => boolean)[] = [
    (text) => text === typed,
    (text) => text.startsWith(typed),
    (text) => typed.length >= 3 && text.includes(` ${typed}`),
  ];
  for (const fits of tests) {
    const found = texts.flatMap((text, index) => (typed !== '' && fits(text) ? [index] : []));
    const [only, ...others] = found;
    if (only !== undefined && others.every((index) => texts[index] === texts[only])) return ok([only]);
    if (only !== undefined)
      return fail('play.ambiguous', '', { given: given.slice(0, 40), options: found.map((index) => optionTexts[index]).join(' / ') });
  }
  return fail('play.notUnderstood', '', { given: given.slice(0, 40) });
}

/** A text without case, accents and space around it. */
function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('æ', 'ae').trim();
}
