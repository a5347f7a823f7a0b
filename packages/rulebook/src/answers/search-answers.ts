import { languages, type Language } from '@crupier/kernel';
import { markersOf, meaningsOf, questionTerms } from '../question-terms.ts';
import type { RuleGame } from '../rule-row.ts';
import { ruleGames } from '../rule-row.ts';
import { isMisspelt } from '../search-terms.ts';
import { wordsOf } from '../words.ts';
import type { Answer } from './answer.ts';
import { answersOf } from './answers.ts';
import { areRolesOpposed, rolesIn, type Roles } from './question-roles.ts';

/** A word of a question: what it may mean, as keys that the words of other questions share. */
interface Term {
  readonly folded: string;
  readonly meanings: readonly string[];
}

/** A question of an answer in one of its wordings, made ready to be compared. */
interface Wording {
  readonly answer: Answer;
  readonly language: Language;
  readonly terms: readonly Term[];
  /** Whether it asks about a duty, and whether it denies: a question that differs in this asks something else. */
  readonly markers: string;
  readonly roles: Roles;
}

interface AnswerIndex {
  readonly wordings: readonly Wording[];
  /** By language and meaning, how many answers have a word of that meaning. */
  readonly answersWith: ReadonlyMap<string, number>;
  readonly count: number;
}

/** An answer that was found, and how well its question matches what was asked, up to 1. */
interface Found {
  readonly answer: Answer;
  readonly likeness: number;
}

/** The least share of what is asked that an answer has to speak of, and of its own question that has to be asked, by the weight of words. */
const askedMin = 0.8;
const wordingMin = 0.75;
/** What is typed beyond these is not read. */
const lettersMax = 200;
const termsMax = 16;

const indexes = new Map<RuleGame, Promise<AnswerIndex>>();

/**
 * The answers to a question: of each game the one whose question is most like it, best first, and none of a game that answers nothing like it.
 * What was typed may be in either language.
 */
export async function searchAnswers(text: string, game?: RuleGame): Promise<readonly Answer[]> {
  const folded = wordsOf(text.slice(0, lettersMax)).map((word) => word.folded);
  if (folded.length === 0) return [];
  const found = await Promise.all((game === undefined ? ruleGames : [game]).map(async (each) => bestOf(folded, await indexOf(each))));
  const best = found.flatMap((each) => (each === undefined ? [] : [each]));
  return best.toSorted((one, other) => other.likeness - one.likeness).map(({ answer }) => answer);
}

function indexOf(game: RuleGame): Promise<AnswerIndex> {
  const known = indexes.get(game) ?? answersOf(game).then(indexAnswers);
  indexes.set(game, known);
  return known;
}

function indexAnswers(answers: readonly Answer[]): AnswerIndex {
  const wordings = answers.flatMap((answer) => languages.flatMap((language) => wordingsIn(answer, language)));
  const having = new Map<string, Set<Answer>>();
  for (const { answer, language, terms } of wordings)
    for (const meaning of terms.flatMap(({ meanings }) => meanings)) {
      const key = `${language}:${meaning}`;
      having.set(key, (having.get(key) ?? new Set()).add(answer));
    }
  const answersWith = new Map([...having].map(([key, all]) => [key, all.size]));
  return { wordings, answersWith, count: answers.length };
}

function wordingsIn(answer: Answer, language: Language): readonly Wording[] {
  return answer.texts[language].asked.map((asked) => {
    const folded = wordsOf(asked).map((word) => word.folded);
    const terms = termsIn(folded, language);
    return { answer, language, terms, markers: markersOf(folded, language), roles: rolesOf(folded, terms, language) };
  });
}

function termsIn(folded: readonly string[], language: Language): readonly Term[] {
  const terms = questionTerms(folded, language).slice(0, termsMax);
  return [...new Set(terms)].map((term) => ({ folded: term, meanings: meaningsOf(term, language) }));
}

function rolesOf(folded: readonly string[], terms: readonly Term[], language: Language): Roles {
  const order = terms.map((term) => term.folded);
  return rolesIn(folded, order, language);
}

function bestOf(folded: readonly string[], index: AnswerIndex): Found | undefined {
  const found = languages.flatMap((language) => {
    const markers = markersOf(folded, language);
    const terms = termsIn(folded, language).map((term) => corrected(term, language, index));
    const roles = rolesOf(folded, terms, language);
    const candidates = index.wordings.filter(
      (wording) => wording.language === language && wording.markers === markers && !areRolesOpposed(roles, wording.roles, language),
    );
    return candidates.map((wording) => ({ answer: wording.answer, likeness: likenessOf(terms, wording, index) }));
  });
  const [best] = found.toSorted((one, other) => other.likeness - one.likeness);
  return best === undefined || best.likeness === 0 ? undefined : best;
}

/** A misspelt word as the one that was meant. */
function corrected(term: Term, language: Language, { wordings, answersWith }: AnswerIndex): Term {
  if (term.meanings.some((meaning) => answersWith.has(`${language}:${meaning}`))) return term;
  const known = wordings.filter((wording) => wording.language === language).flatMap(({ terms }) => terms);
  return known.find(({ folded }) => isMisspelt(term.folded, folded)) ?? term;
}

/** How alike a question and a wording are, up to 1; 0 where either says too much that the other does not. */
function likenessOf(terms: readonly Term[], wording: Wording, index: AnswerIndex): number {
  const asked = shareOf(terms, wording.terms, { language: wording.language, index });
  const worded = shareOf(wording.terms, terms, { language: wording.language, index });
  if (asked < askedMin || worded < wordingMin) return 0;
  return Math.round(asked * worded * 1e6) / 1e6;
}

/** The share of words that mean the same as one of the others. Words that few answers have weigh more. */
function shareOf(
  terms: readonly Term[],
  others: readonly Term[],
  { language, index }: { readonly language: Language; readonly index: AnswerIndex },
): number {
  let shared = 0;
  let whole = 0;
  for (const { meanings } of terms) {
    const having = Math.max(...meanings.map((meaning) => index.answersWith.get(`${language}:${meaning}`) ?? 0));
    const weight = Math.log(1 + index.count / (1 + having));
    whole += weight;
    if (others.some((other) => other.meanings.some((meaning) => meanings.includes(meaning)))) shared += weight;
  }
  return whole === 0 ? 0 : shared / whole;
}
