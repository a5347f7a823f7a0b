import { quote, readDraft, type DraftDeck, type Problem } from '@crupier/kernel/rules';
import { aspects, type Aspect } from '../cards/facts/card-facts.ts';
import { findAspect } from './aspects.ts';
import { emptyDraft, problemsMax, unreadable, type Draft, type DraftEntry } from './deck-draft.ts';
import { isCount, nameLengthMax } from './deck-list.ts';
import { aspectValues, badCount, deckProblem, findWrongName, shown } from './deck-problems.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * Reads a deck from what JSON of MarvelCDB said: an object with `hero_code` and `slots`, a number of copies for each code, and perhaps
 * `name` and `meta` (an object, or JSON of one, with the chosen aspects). Other fields are left alone: what `ignoreDeckLimitSlots`
 * excuses there is no rule here.
 *
 * A deck as builders keep it, with `leader` and `cards`, is read as well. In: the value. Out: what was read, with every problem told.
 */
export function readDeckValue(value: unknown): Draft {
  const draft = readDraft(value);
  if (draft !== undefined) return readBuilt(draft);
  if (!isObject(value) || !('slots' in value)) return unreadable([deckProblem('deck.notADeck', '')]);
  const problems: Problem[] = [];
  const name = readName(value['name'], problems);
  const aspectsTold = readMeta(value['meta'], problems);
  const hero = value['hero_code'];
  const slots = readSlots(value['slots'], problems);
  if (slots === undefined) return unreadable([...problems, deckProblem('deck.notADeck', 'slots')]);
  const identity = typeof hero === 'string' ? { at: 'hero_code', code: hero } : undefined;
  if (problems.length >= problemsMax) return unreadable([...problems, deckProblem('deck.moreProblems', '', { count: problems.length })]);
  return { ...emptyDraft, name, identity, aspects: aspectsTold, entries: slots, problems };
}

/** A deck as builders keep it. */
function readBuilt({ name: given, leader, choices, cards }: DraftDeck): Draft {
  const problems: Problem[] = [];
  const name = readName(given, problems);
  const entries = cards.flatMap(({ card, count }, index): readonly DraftEntry[] => {
    const at = `cards[${index}]`;
    if (isCount(count)) return [{ at, count, written: { kind: 'code', code: card } }];
    problems.push(badCount(count, at));
    return [];
  });
  const chosen = aspects.filter((aspect) => choices.includes(aspect));
  const told = { ...(leader === '' ? {} : { identity: { at: 'leader', code: leader } }), ...(chosen.length > 0 && { aspects: chosen }) };
  return problems.length >= problemsMax ? unreadable(problems.slice(0, problemsMax)) : { ...emptyDraft, name, ...told, entries, problems };
}

function readName(value: unknown, problems: Problem[]): string {
  if (value === undefined || value === null) return '';
  const name = typeof value === 'string' ? value.trim().replace(/ +/g, ' ') : undefined;
  const wrong = name === undefined ? deckProblem('deck.badName', 'name', { max: nameLengthMax }) : findWrongName(name, 'name');
  if (wrong !== undefined) problems.push(wrong);
  return wrong === undefined ? (name ?? '') : '';
}

/** An empty list is what PHP writes for an object of nothing. */
function readSlots(value: unknown, problems: Problem[]): readonly DraftEntry[] | undefined {
  if (Array.isArray(value) && value.length === 0) return [];
  if (!isObject(value)) return undefined;
  return Object.entries(value).flatMap(([code, count]) => {
    const at = `slots.${quote(code)}`;
    if (isCount(count)) return [{ at, count, written: { kind: 'code', code } as const }];
    if (problems.length < problemsMax) problems.push(badCount(count, at));
    return [];
  });
}

/** `undefined` where no aspect is told. */
function readMeta(value: unknown, problems: Problem[]): readonly Aspect[] | undefined {
  const meta = typeof value === 'string' ? parsed(value) : (value ?? {});
  if (!isObject(meta)) {
    problems.push(deckProblem('deck.badMeta', 'meta'));
    return undefined;
  }
  const told = Object.entries(meta).filter(([field, each]) => /^aspect\d?$/.test(field) && each !== '' && each !== null);
  const found = told.flatMap(([field, each]) => {
    const aspect = typeof each === 'string' ? findAspect(each) : undefined;
    if (aspect !== undefined) return [aspect];
    problems.push(deckProblem('deck.unknownAspect', `meta.${field}`, { aspect: shown(each), ...aspectValues(aspects) }));
    return [];
  });
  // MarvelCDB keeps two aspects at most: whoever chooses four is read by the cards.
  return found.length === 0 ? undefined : [...new Set(found)];
}

function parsed(text: string): unknown {
  if (text.trim() === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
