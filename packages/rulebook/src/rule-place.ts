import type { Language, Result } from '@crupier/kernel';
import type { Answer } from './answers/answer.ts';
import { answersOf } from './answers/answers.ts';
import { citationsOf } from './citation-index.ts';
import { type Chapter, chaptersFor, contentsOf, type DocumentPart, type RuleDocument } from './contents.ts';
import { findRule } from './find-rule.ts';
import { familyOf, gameOfId, idKey, isList } from './rule-ids.ts';
import type { RuleGame, RuleRow } from './rule-row.ts';
import { textIn } from './rule-row.ts';
import { failAt } from './problem.ts';
import { searchRules } from './search.ts';

/** A chapter, or a rule in its chapter, with what a reader of it may want next. */
export interface RulePlace {
  readonly game: RuleGame;
  readonly document: RuleDocument;
  readonly part: DocumentPart;
  readonly chapter: Chapter;
  /** The rule that is read; absent where the chapter is. */
  readonly rule?: RuleRow;
  /** The chapters, or the rules, before and after it. */
  readonly before?: RuleStep;
  readonly after?: RuleStep;
  /** Rules elsewhere: first those that it cites and that cite it, then those that speak of the same. */
  readonly related: readonly RuleRow[];
  /** Our rulings on it. */
  readonly rulings: readonly RuleRow[];
  /** The answers that come from it. */
  readonly answers: readonly Answer[];
}

/** The next or the last chapter or rule: its id and its heading. */
export interface RuleStep {
  readonly id: string;
  readonly title: Chapter['title'];
}

/** How many related rules are told. */
const relatedMax = 8;
/** Of these, how many by their words alone. */
const alikeMax = 4;

/**
 * The place of a chapter or a rule, by its id in whatever case.
 *
 * *Errors:* those of `findRule`.
 */
export async function findPlace(typed: string, language: Language): Promise<Result<RulePlace>> {
  const chapter = await findChapter(typed, language);
  if (chapter !== undefined) return { ok: true, value: await readPlace(chapter, undefined, language) };
  const rule = await findRule(typed);
  if (!rule.ok) return rule;
  const own = await findChapter(familyOf(rule.value.id), language);
  return own === undefined ? failAt('rules.unknownId', typed, []) : { ok: true, value: await readPlace(own, rule.value, language) };
}

type ChapterPlace = Pick<RulePlace, 'game' | 'document' | 'part' | 'chapter'>;

async function findChapter(typed: string, language: Language): Promise<ChapterPlace | undefined> {
  const game = gameOfId(typed);
  if (game === undefined) return undefined;
  const key = idKey(typed);
  return (await placesOf(game, language)).find(({ chapter }) => chapter.id.toLowerCase() === key);
}

async function placesOf(game: RuleGame, language: Language): Promise<readonly ChapterPlace[]> {
  const documents = await contentsOf(game);
  return documents.flatMap((document) =>
    document.parts.flatMap((part) => chaptersFor(part, language).map((chapter) => ({ game, document, part, chapter }))),
  );
}

async function readPlace(place: ChapterPlace, rule: RuleRow | undefined, language: Language): Promise<RulePlace> {
  const { game, chapter } = place;
  const chapters = (await placesOf(game, language)).map((each) => each.chapter);
  const steps: readonly RuleStep[] = rule === undefined ? chapters : chapters.flatMap(({ rules }) => rules);
  const at = steps.findIndex(({ id }) => id === (rule ?? chapter).id);
  const [before, after] = [steps[at - 1], steps[at + 1]];
  const read = rule === undefined ? chapter.rules : [rule];
  const citations = await citationsOf(game);
  const citing = read.flatMap(({ id }) => citations.citedBy(id));
  return {
    ...place,
    ...(rule && { rule }),
    ...(before && { before: { id: before.id, title: before.title } }),
    ...(after && { after: { id: after.id, title: after.title } }),
    related: await relatedTo(place, { read, citing, language }),
    rulings: distinct(citing.filter(({ kind }) => kind === 'ruling')),
    answers: (await answersOf(game)).filter(({ rules }) => rules.some((id) => read.some((row) => row.id === id))),
  };
}

interface Read {
  readonly read: readonly RuleRow[];
  readonly citing: readonly RuleRow[];
  readonly language: Language;
}

async function relatedTo({ game, chapter }: ChapterPlace, { read, citing, language }: Read): Promise<readonly RuleRow[]> {
  const citations = await citationsOf(game);
  const elsewhere = (rows: readonly RuleRow[]): readonly RuleRow[] => rows.filter(({ id }) => familyOf(id) !== chapter.id);
  const cited = elsewhere([...read.flatMap(({ id }) => citations.cites(id)), ...citing.filter(({ kind }) => kind !== 'ruling')]);
  const alike = isList(chapter.id) ? [] : elsewhere(await alikeIn(game, chapter, language));
  return distinct([...cited.slice(0, relatedMax - Math.min(alikeMax, alike.length)), ...alike.slice(0, alikeMax)]);
}

/** Rules that speak of what a chapter is called after, the best of each other chapter. */
async function alikeIn(game: RuleGame, { id, title }: Chapter, language: Language): Promise<readonly RuleRow[]> {
  const hits = await searchRules(textIn(title, language), { game, language, limit: 40 });
  const rows = hits.map(({ row }) => row).filter((row) => familyOf(row.id) !== id && !isList(familyOf(row.id)));
  return [...Map.groupBy(rows, (row) => familyOf(row.id)).values()].flatMap(([first]) => (first === undefined ? [] : [first]));
}

function distinct(rows: readonly RuleRow[]): readonly RuleRow[] {
  return [...new Set(rows)];
}
