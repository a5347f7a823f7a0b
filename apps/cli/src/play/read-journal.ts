import { type Chosen, type Journal, type JournalEntry, type JournalStart, type Result, fail, isSeed, ok } from '@crupier/kernel';
import { parseJson } from '../parse-json.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * Reads a journal: the file that `play` writes, or the one that a server gives, which has it under `journal`.
 * *Errors:* `json.broken`, `journal.notJournal`, `journal.otherFormat`, `journal.corrupt`, each with the place.
 */
export function readJournal(text: string): Result<Journal> {
  const parsed = parseJson(text);
  if (!parsed.ok) return parsed;
  const whole = fieldsOf(parsed.value);
  const inside = whole?.['journal'] === undefined ? '' : 'journal.';
  const journal = inside === '' ? whole : fieldsOf(whole?.['journal']);
  const start = fieldsOf(journal?.['start']);
  const entries = journal?.['entries'];
  if (start === undefined || !Array.isArray(entries)) return fail('journal.notJournal');
  if (start['format'] !== 1) return fail('journal.otherFormat', `${inside}start.format`, { format: String(start['format']) });
  const broken = brokenStart(start);
  if (broken !== undefined) return corrupt(`${inside}start.${broken}`);
  const read: JournalEntry[] = [];
  for (const [index, each] of entries.entries()) {
    const problem = brokenEntry(fieldsOf(each), index);
    if (problem !== undefined) return corrupt(`${inside}entries[${index}]${problem === '' ? '' : `.${problem}`}`);
    read.push(each as JournalEntry);
  }
  // Every field was looked at.
  return ok({ start: start as unknown as JournalStart, entries: read });
}

function corrupt<T>(at: string): Result<T> {
  return fail('journal.corrupt', at);
}

function fieldsOf(value: unknown): Fields | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : undefined;
}

/** The first field of the start that is not what it should be. */
function brokenStart(start: Fields): string | undefined {
  const wrong = ['game', 'engine', 'definitions', 'hash', 'seed'].find((name) => typeof start[name] !== 'string');
  if (wrong !== undefined) return wrong;
  if (!isSeed(String(start['seed']))) return 'seed';
  if (start['series'] !== undefined && !isSeries(fieldsOf(start['series']))) return 'series';
  return start['configuration'] === undefined ? 'configuration' : undefined;
}

function isSeries(series: Fields | undefined): boolean {
  if (series === undefined || !isWhole(series['toWin']) || !isWhole(series['games'])) return false;
  const { wins, chooser } = series;
  return Array.isArray(wins) && wins.every(isWhole) && (chooser === undefined || isSeat(chooser));
}

/** The first field of an entry that is not what it should be; an empty text where it is no entry at all. */
function brokenEntry(entry: Fields | undefined, index: number): string | undefined {
  if (entry === undefined) return '';
  if (typeof entry['hash'] !== 'string') return 'hash';
  switch (entry['kind']) {
    case 'answer':
      return brokenAnswer(entry);
    case 'undo':
      return isWhole(entry['to']) && entry['to'] <= index ? undefined : 'to';
    case 'leave':
      return isSeat(entry['seat']) ? undefined : 'seat';
    case 'draw':
      return Array.isArray(entry['seats']) && entry['seats'].every(isSeat) ? undefined : 'seats';
    default:
      return 'kind';
  }
}

function brokenAnswer({ seat, by, decision, chosen }: Fields): string | undefined {
  if (!isSeat(seat)) return 'seat';
  if (by !== 'person' && by !== 'policy' && by !== 'bot') return 'by';
  if (!isWhole(decision)) return 'decision';
  if (!Array.isArray(chosen)) return 'chosen';
  const wrong = chosen.findIndex((each) => !isChosen(each));
  return wrong < 0 ? undefined : `chosen[${wrong}]`;
}

function isChosen(value: unknown): value is Chosen {
  return (
    Array.isArray(value) && value.length === 3 && typeof value[0] === 'string' && Number.isInteger(value[1]) && Number.isInteger(value[2])
  );
}

function isWhole(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0;
}

function isSeat(value: unknown): boolean {
  return isWhole(value) && value < 8;
}
