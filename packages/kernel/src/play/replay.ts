import type { Journal, JournalEntry, PlayedEntry } from '../state/journal.ts';
import type { PlayableGame, PlayableMatch, Replay } from './playable.ts';
import { unreachable, type Problem } from '../state/result.ts';

/** The version of journals. */
export const JOURNAL_FORMAT = 1;

/**
 * Plays a journal again, up to so many entries. What an undo took back is not played; every hash on the way that remains is
 * compared, an empty one with nothing.
 * *Errors:* those of the start; `journal.*` at the entry that does not fit. What fitted until there is in `match`.
 */
export const replayJournal: Replay = (game, journal, entries = journal.entries.length) => {
  const started = start(game, journal);
  if (started.match === undefined || started.problem !== undefined) return started;
  const { match } = started;
  const line = remaining(journal, entries);
  if ('code' in line) return { match, problem: line };
  for (const place of line) {
    const problem = follow(match, journal.entries[place] as PlayedEntry, place);
    if (problem !== undefined) return { match, problem };
  }
  return { match, problem: undefined };
};

function start(game: PlayableGame, { start: { format, game: name, configuration, seed, hash } }: Journal): ReturnType<Replay> {
  const broken = (code: string, values: Problem['values']): ReturnType<Replay> => ({
    match: undefined,
    problem: { code, at: 'start', values },
  });
  if (format !== JOURNAL_FORMAT) return broken('journal.format', { format: String(format), expected: JOURNAL_FORMAT });
  if (name !== game.id) return broken('journal.otherGame', { game: name, expected: game.id });
  const started = game.start(configuration, seed);
  if (!started.ok) return { match: undefined, problem: started.problems[0] };
  return { match: started.value, problem: otherHash(started.value, hash, 'start') };
}

/** The places of the entries that were not taken back, in their order; or what is wrong with an undo. */
function remaining({ start: { hash }, entries }: Journal, count: number): readonly number[] | Problem {
  // For the state after each entry, the place of the entry that led to it, or -1 for the start; and so back from there.
  const led: number[] = [-1];
  for (let place = 0; place < Math.min(count, entries.length); place++) {
    const entry = entries[place] as JournalEntry;
    if (entry.kind !== 'undo') {
      led.push(place);
      continue;
    }
    const at = `entries[${place}]`;
    const back = led[entry.to];
    if (back === undefined) return { code: 'journal.undoBeyond', at, values: { to: entry.to, entries: place } };
    const was = entry.to === 0 ? hash : (entries[entry.to - 1]?.hash ?? '');
    if (was !== '' && entry.hash !== '' && was !== entry.hash)
      return { code: 'journal.otherHash', at, values: { found: entry.hash, expected: was } };
    led.push(back);
  }
  const line: number[] = [];
  // The state before the entry at a place is the one after as many entries.
  for (let place = led.at(-1) ?? -1; place >= 0; place = led[place] ?? -1) line.push(place);
  return line.toReversed();
}

function follow(match: PlayableMatch, entry: PlayedEntry, place: number): Problem | undefined {
  const at = `entries[${place}]`;
  const problem = playEntry(match, entry);
  return problem === undefined ? otherHash(match, entry.hash, at) : { ...problem, at };
}

/** Plays one entry of a journal. *Errors:* what `follow` says of an answer. */
export function playEntry(match: PlayableMatch, entry: PlayedEntry): Problem | undefined {
  switch (entry.kind) {
    case 'answer': {
      const followed = match.follow(entry);
      return followed.ok ? undefined : { code: 'journal.over', at: '', values: {}, ...followed.problems[0] };
    }
    case 'leave':
      match.leave(entry.seat);
      return undefined;
    case 'draw':
      match.agreeDraw(entry.seats);
      return undefined;
    default:
      return unreachable(entry);
  }
}

function otherHash(match: PlayableMatch, expected: string, at: string): Problem | undefined {
  if (expected === '') return undefined;
  const found = match.hash();
  return found === expected ? undefined : { code: 'journal.otherHash', at, values: { found, expected } };
}
