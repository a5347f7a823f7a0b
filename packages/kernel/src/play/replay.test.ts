import { describe, expect, test } from 'vitest';
import type { Journal, JournalEntry } from '../state/journal.ts';
import { seedFromNumber } from '../state/random.ts';
import { tinyPlayable } from '../testing/tiny-game/playable.ts';
import type { PlayableMatch } from './playable.ts';
import { JOURNAL_FORMAT, replayJournal } from './replay.ts';

const deck = ['bear', 'wolf', 'pup', 'scout', 'lure', 'druid'];
const configuration = { decks: [deck, deck] };
const seed = seedFromNumber(7);

/** A journal of so many answers, each the first option, and the hashes of the start and after each of them. */
function played(count: number): { readonly journal: Journal; readonly hashes: readonly string[] } {
  const started = tinyPlayable.start(configuration, seed);
  if (!started.ok) throw new Error(JSON.stringify(started.problems));
  const match = started.value;
  const hashes = [match.hash()];
  const entries: JournalEntry[] = [];
  for (let at = 0; at < count; at++) {
    const seat = [0, 1].find((each) => match.pending(each)?.ask !== undefined) ?? 0;
    const decision = match.pending(seat)?.id ?? -1;
    const described = match.describe(seat, decision, [0]);
    if (!described.ok) throw new Error(JSON.stringify(described.problems));
    match.answer(seat, decision, [0]);
    hashes.push(match.hash());
    entries.push({ ...described.value, by: 'person', hash: match.hash() });
  }
  const hash = hashes[0] ?? '';
  const start = { format: JOURNAL_FORMAT, game: tinyPlayable.id, engine: '', definitions: '', configuration, seed, hash } as const;
  return { journal: { start, entries }, hashes };
}

function undo(to: number, hash = ''): JournalEntry {
  return { kind: 'undo', to, hash };
}

function hashOf(match: PlayableMatch | undefined): string | undefined {
  return match?.hash();
}

describe('a journal', () => {
  const { journal, hashes } = played(4);
  const replay = (entries: readonly JournalEntry[], count?: number): ReturnType<typeof replayJournal> =>
    replayJournal(tinyPlayable, { ...journal, entries }, count);

  test('is played to its end, to the start, or up to some entry', () => {
    expect(replay(journal.entries).problem).toBeUndefined();
    expect([undefined, 0, 2, 4].map((count) => hashOf(replay(journal.entries, count).match))).toEqual([
      hashes[4],
      hashes[0],
      hashes[2],
      hashes[4],
    ]);
    expect(hashOf(replay([]).match)).toBe(hashes[0]);
  });

  test('goes back by undos, also to its start and to what an undo led to, and plays on from there', () => {
    const [first, second] = journal.entries as readonly [JournalEntry, JournalEntry];
    expect(hashOf(replay([first, second, undo(0)]).match)).toBe(hashes[0]);
    expect(hashOf(replay([first, second, undo(1)]).match)).toBe(hashes[1]);
    expect(hashOf(replay([first, second, undo(1), second]).match)).toBe(hashes[2]);
    expect(hashOf(replay([first, undo(0), first, second, undo(2)]).match)).toBe(hashes[0]);
  });

  test('says which undo goes to a state that there never was, or to another one', () => {
    const [first] = journal.entries as readonly [JournalEntry];
    expect(replay([first, undo(2)]).problem).toMatchObject({ code: 'journal.undoBeyond', at: 'entries[1]', values: { to: 2, entries: 1 } });
    expect(replay([first, undo(0, hashes[1])]).problem).toMatchObject({ code: 'journal.otherHash', at: 'entries[1]' });
    expect(replay([first, undo(0, hashes[0])]).problem).toBeUndefined();
  });

  test('says where its states are others, with the match as far as it went', () => {
    const [first, second] = journal.entries as readonly [JournalEntry, JournalEntry];
    const wrong = replay([first, { ...second, hash: 'ff' }]);
    expect(wrong.problem).toMatchObject({ code: 'journal.otherHash', at: 'entries[1]', values: { expected: 'ff', found: hashes[2] } });
    expect(hashOf(wrong.match)).toBe(hashes[2]);
  });

  test('of another format or another game is not begun', () => {
    const { start } = journal;
    const begun = (changed: object): unknown => replayJournal(tinyPlayable, { ...journal, start: { ...start, ...changed } });
    expect(begun({ format: 9 })).toMatchObject({ match: undefined, problem: { code: 'journal.format', at: 'start' } });
    expect(begun({ game: 'other' })).toMatchObject({ match: undefined, problem: { code: 'journal.otherGame', at: 'start' } });
    expect(begun({ hash: 'ff' })).toMatchObject({ problem: { code: 'journal.otherHash', at: 'start' } });
  });
});
