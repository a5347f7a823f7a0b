import { type Language, type Result, fail, ok } from '@crupier/kernel';
import type {
  AnsweredQuestion,
  RuleAnswer,
  RulebookContents,
  RulebookDocument,
  RulebookPlace,
  RuleLink,
  RulesFound,
  RuleText,
} from '@crupier/protocol';
import { rulesQuery } from '@crupier/protocol';
import type { Answer, RuleDocument, RulePlace, RuleRow } from '@crupier/rulebook';
import {
  answersNear,
  answersOf,
  chaptersFor,
  contentsOf,
  findPlace,
  findRule,
  ruleGames,
  rulesOf,
  rulingsOn,
  searchAnswers,
  searchRules,
  shownLanguage,
  textIn,
} from '@crupier/rulebook';
import { type HostRequest, read, type Route } from './route.ts';

/** Milliseconds that a search of the rules is charged. */
const SEARCHING_MS = 12;
/** A chapter of more rules is told around the rule that is read. */
const CHAPTER_MAX = 40;
/** How many rules on each side of it. */
const BESIDE = 4;

/** The rulebook: its contents, its chapters, search, and one rule by its id. */
export function ruleRoutes(): readonly Route[] {
  return [
    { method: 'GET', path: '/api/rules', workMs: SEARCHING_MS, answer: search },
    { method: 'GET', path: '/api/rules/:id', answer: tellRule },
    { method: 'GET', path: '/api/rulebook/games/:game', answer: tellContents },
    { method: 'GET', path: '/api/rulebook/places/:id', workMs: SEARCHING_MS, answer: tellPlace },
  ];
}

async function search(request: HostRequest): Promise<Result<RulesFound>> {
  const query = read(rulesQuery, request.query);
  if (!query.ok) return query;
  const { q, game: name, limit, language = request.language } = query.value;
  const game = ruleGames.find((each) => each === name);
  if (name !== undefined && game === undefined) return fail('game.unknown', 'game', { game: name, games: ruleGames.join(', ') });
  const hits = await searchRules(q, { language, limit, ...(game && { game }) });
  const found = await searchAnswers(q, game);
  const answers = await Promise.all(found.map((answer) => tellAnswer(answer, language)));
  const near = found[0] === undefined ? [] : await answersNear(found[0]);
  return ok({ answers, near: near.map((answer) => questionOf(answer, language)), rules: hits.map(({ row }) => ruleText(row, language)) });
}

function questionOf({ game, texts }: Answer, language: Language): AnsweredQuestion {
  const { asked, verdict } = texts[language];
  return { game, question: asked[0], verdict };
}

async function tellAnswer({ game, rules: ids, texts }: Answer, language: Language): Promise<RuleAnswer> {
  const rows = await rulesOf(game);
  const rules = ids.flatMap((id) => rows.filter((row) => row.id === id)).map((row) => ruleText(row, language));
  const { asked, verdict, why } = texts[language];
  return { game, question: asked[0], verdict, why, language, rules };
}

async function tellContents(request: HostRequest): Promise<Result<RulebookContents>> {
  const query = read(rulesQuery, request.query);
  if (!query.ok) return query;
  const { game: name = '' } = request.params;
  const game = ruleGames.find((each) => each === name);
  if (game === undefined) return fail('game.unknown', 'game', { game: name, games: ruleGames.join(', ') });
  const language = query.value.language ?? request.language;
  const documents = (await contentsOf(game)).map((document) => tellDocument(document, language));
  return ok({ game, documents, questions: (await answersOf(game)).map((answer) => questionOf(answer, language)) });
}

function tellDocument({ name, parts }: RuleDocument, language: Language): RulebookDocument {
  const told = parts.map((part) => ({ name: part.name[language], chapters: chaptersFor(part, language).map(chapterIn(language)) }));
  const rules = told.flatMap(({ chapters }) => chapters).reduce((total, chapter) => total + chapter.rules, 0);
  return { name: name[language], rules, parts: told };
}

function chapterIn(language: Language): (chapter: RulePlace['chapter']) => RulebookPlace['chapter'] {
  return ({ id, title, rules }) => ({ id, title: textIn(title, language), rules: rules.length });
}

async function tellPlace(request: HostRequest): Promise<Result<RulebookPlace>> {
  const query = read(rulesQuery, request.query);
  if (!query.ok) return query;
  const language = query.value.language ?? request.language;
  const found = await findPlace(request.params['id'] ?? '', language);
  if (!found.ok) return found;
  const { game, document, part, chapter, rule, before, after, related, rulings, answers } = found.value;
  const link = ({ id, title }: NonNullable<typeof before>): RuleLink => ({ id, title: textIn(title, language) });
  const texts = (rows: readonly RuleRow[]): readonly RuleText[] => rows.map((row) => ruleText(row, language));
  return ok({
    game,
    document: document.name[language],
    part: part.name[language],
    chapter: chapterIn(language)(chapter),
    ...(rule && { rule: ruleText(rule, language) }),
    rules: texts(shownOf(chapter.rules, rule)),
    ...(before && { before: link(before) }),
    ...(after && { after: link(after) }),
    related: texts(related),
    rulings: texts(rulings),
    answers: await Promise.all(answers.map((answer) => tellAnswer(answer, language))),
  });
}

function shownOf(rules: readonly RuleRow[], rule: RuleRow | undefined): readonly RuleRow[] {
  if (rule === undefined || rules.length <= CHAPTER_MAX) return rules;
  const at = rules.indexOf(rule);
  return rules.slice(Math.max(0, at - BESIDE), at + BESIDE + 1);
}

async function tellRule(request: HostRequest): Promise<Result<RuleText>> {
  const query = read(rulesQuery, request.query);
  if (!query.ok) return query;
  const found = await findRule(request.params['id'] ?? '');
  if (!found.ok) return found;
  const language = query.value.language ?? request.language;
  const rulings = (await rulingsOn(found.value)).map((ruling) => ruleText(ruling, language));
  return ok({ ...ruleText(found.value, language), ...(rulings.length > 0 && { rulings }) });
}

function ruleText({ id, game, kind, title, summary, cards }: RuleRow, language: Language): RuleText {
  return {
    id,
    game,
    title: textIn(title, language),
    summary: textIn(summary, language),
    language: shownLanguage(summary, language),
    cards: cards.map((card) => textIn(card, language)),
    ...(kind === 'keyword' && { keyword: true }),
  };
}
