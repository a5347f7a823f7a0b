import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { highCard } from '@crupier/high-card';
import { type Journal, type JournalEntry, runToEnd } from '@crupier/kernel';
import { readReplayFile, reelOf } from '@crupier/table';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { freshFolder, runIn } from '../fixtures/test-io.ts';

let folder = '';
let journal: Journal;

beforeAll(async () => {
  folder = freshFolder();
  const lines = ['1', '1', 'u', ...Array.from({ length: 60 }, () => '1')];
  await runIn({ folder, lines }, 'play', '--seed', '3', '--bot', 'random', '--journal', 'match.json');
  journal = JSON.parse(readFileSync(join(folder, 'match.json'), 'utf8')) as Journal;
});

/** Replays a journal that is not quite the one that was played. */
function replayChanged(change: (journal: Journal) => unknown, ...given: readonly string[]): ReturnType<typeof runIn> {
  writeFileSync(join(folder, 'changed.json'), JSON.stringify(change(journal)));
  return runIn({ folder }, 'replay', 'changed.json', ...given);
}

function withEntry(at: number, change: (entry: JournalEntry) => unknown): (journal: Journal) => unknown {
  return ({ start, entries }) => ({ start, entries: entries.map((entry, index) => (index === at ? change(entry) : entry)) });
}

describe('replay', () => {
  test('tells what happened, entry by entry, with undos', async () => {
    const { out, code, err } = await runIn({ folder }, 'replay', 'match.json');
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain(`High Card: ${journal.entries.length} entries.`);
    expect(out).toContain(`Seed: ${journal.start.seed}`);
    expect(out).toMatch(/\n\d+\. Back to entry \d+\.\n/);
    expect(out).toMatch(/(Player \d wins|Nobody wins): Points\.\n$/);
  });

  test('speaks Spanish', async () => {
    expect((await runIn({ folder }, 'replay', 'match.json', '--lang', 'es')).out).toMatch(/\d+\. De vuelta a la entrada \d+\./);
  });

  test('sees all, or what one seat saw', async () => {
    const all = (await runIn({ folder }, 'replay', 'match.json')).out;
    const one = (await runIn({ folder }, 'replay', 'match.json', '--perspective', '1')).out;
    expect(all).not.toContain('draws a card');
    expect(one).toMatch(/Player 2 draws a card/);
    expect(one).toMatch(/Player 1 draws Number/);
  });

  test('stops where it is told to and shows the table', async () => {
    const { out } = await runIn({ folder }, 'replay', 'match.json', '--to', '2', '--perspective', '2');
    expect(out).toContain('High Card: 2 entries.');
    expect(out).toContain('As Player 2 sees it.');
    expect(out).not.toContain('As Player 1 sees it.');
    expect((await runIn({ folder }, 'replay', 'match.json', '--to', '0')).code).toBe(0);
  });

  test('waits for Enter after each step, and ends with the input', async () => {
    const { out, code } = await runIn({ folder, lines: ['', ''] }, 'replay', 'match.json', '--step');
    expect(code).toBe(0);
    expect(out.split('Enter…')).toHaveLength(4);
  });

  test('its JSON has steps, outcome, hash and views', async () => {
    const { out } = await runIn({ folder }, 'replay', 'match.json', '--json');
    expect(JSON.parse(out)).toMatchObject({
      game: 'high-card',
      seed: journal.start.seed,
      ok: true,
      entries: journal.entries.length,
      hash: journal.entries.at(-1)?.hash,
      otherCards: false,
      outcome: { reason: 'points' },
      steps: expect.arrayContaining([{ entry: expect.any(Number), kind: 'undo', to: expect.any(Number), lines: [] }]),
    });
    expect(JSON.parse((await runIn({ folder }, 'replay', 'match.json', '--json', '--to', '1', '--perspective', '1')).out)).toMatchObject({
      views: [{ viewer: 0 }],
    });
  });

  test('reads the file that a server gives, and standard input', async () => {
    expect((await replayChanged((whole) => ({ match: 'x', journal: whole, fairness: {} }))).code).toBe(0);
    expect((await runIn({ lines: [JSON.stringify(journal)] }, 'replay', '-')).code).toBe(0);
  });

  test('reads what a page saves: the match with its names, and a report of one that is over', async () => {
    const saved = { match: 'x', names: ['Ana', ''], journal, fairness: { commitment: '', nonces: [] } };
    for (const file of [saved, { format: 'crupier report 1', view: {}, seed: 'x', replay: saved }]) {
      const { code, out } = await replayChanged(() => file);
      expect([code, out]).toEqual([0, expect.stringMatching(/(Ana|Player 2) wins|Nobody wins/)]);
    }
    const ofSeat = await replayChanged(() => ({ format: 'crupier report 1', view: {} }));
    expect(ofSeat).toMatchObject({ code: 3, err: expect.stringMatching(/what one seat was shown.*replay\.ofOneSeat/) });
  });

  test('a report of the terminal is opened by the terminal, and as a page opens it', async () => {
    await runIn(
      { folder, lines: ['1', 'report It hung', '1', 'q'] },
      'play',
      '--seed',
      '4',
      '--bot',
      'random',
      '--journal',
      'reported.json',
    );
    const name = readdirSync(folder).find((each) => each.startsWith('crupier-report-reported')) ?? '';
    expect((await runIn({ folder }, 'replay', name)).code).toBe(0);
    for (const path of [name, 'match.json']) {
      const file = readReplayFile(JSON.parse(readFileSync(join(folder, path), 'utf8')));
      if (!file.ok) throw new Error(file.problems[0]?.code);
      const reel = runToEnd(reelOf(highCard, file.value.journal, { viewer: 0, from: 0 }));
      expect(reel).toMatchObject({ ok: true, value: { of: file.value.journal.entries.length } });
    }
  });

  test('cards that have changed since are remarked on', async () => {
    const { err, code } = await replayChanged(({ start, entries }) => ({ start: { ...start, definitions: 'old' }, entries }));
    expect([code, err]).toEqual([0, 'The cards of this match are not quite those it was played with.\n']);
  });
});

describe('a corrupt journal', () => {
  test.each<[string, (journal: Journal) => unknown, number, RegExp]>([
    ['without a start', ({ entries }) => ({ entries }), 3, /replay\.none/],
    ['that is a list', ({ entries }) => entries, 3, /replay\.none/],
    [
      'of another format',
      ({ start, entries }) => ({ start: { ...start, format: 2 }, entries }),
      3,
      /^start\.format: .*format 2.*replay\.otherFormat/,
    ],
    ['with a broken seed', ({ start, entries }) => ({ start: { ...start, seed: 'xyz' }, entries }), 3, /^start\.seed: .*replay\.corrupt/],
    [
      'of a game that there is not',
      ({ start, entries }) => ({ start: { ...start, game: 'chess' }, entries }),
      3,
      /^start\.game: .*“chess”.*journal\.unknownGame/,
    ],
    [
      'with another configuration',
      ({ start, entries }) => ({ start: { ...start, configuration: { decks: ['x', 'y'] } }, entries }),
      3,
      /^start\.configuration decks\[0\]: .*deck\.unknown/,
    ],
    ['with another deal', ({ start, entries }) => ({ start: { ...start, hash: 'x' }, entries }), 1, /^start\.hash: .*journal\.otherDeal/],
    ['with an entry that is none', withEntry(1, () => 7), 3, /^entries\[1\]: .*replay\.corrupt/],
    ['with an unknown kind of entry', withEntry(1, (entry) => ({ ...entry, kind: 'dance' })), 3, /^entries\[1\]\.kind: .*replay\.corrupt/],
    ['with a seat that is none', withEntry(0, (entry) => ({ ...entry, seat: -1 })), 3, /^entries\[0\]\.seat: .*replay\.corrupt/],
    [
      'with a broken choice',
      withEntry(0, (entry) => ({ ...entry, chosen: [['play', 1]] })),
      3,
      /^entries\[0\]\.chosen\[0\]: .*replay\.corrupt/,
    ],
    ['with an undo to the future', withEntry(0, () => ({ kind: 'undo', to: 4, hash: '' })), 3, /^entries\[0\]\.to: .*replay\.corrupt/],
    [
      'with an answer that was not offered',
      withEntry(2, (entry) => ({ ...entry, chosen: [['dance', 1, 0]] })),
      1,
      /^entry 3: .*journal\.refused/,
    ],
    ['with another answer', withEntry(0, (entry) => ({ ...entry, hash: 'abc' })), 1, /^entry 1: .*journal\.disagrees/],
  ])('%s is told', async (_, change, code, message) => {
    const ended = await replayChanged(change);
    expect(ended.code).toBe(code);
    expect(ended.err.split('\n')[0]).toMatch(message);
    const spanish = await replayChanged(change, '--lang', 'es');
    expect(spanish.code).toBe(code);
    expect(spanish.err).not.toBe(ended.err);
  });

  test('is told as JSON, with what could be played', async () => {
    const { out, code } = await replayChanged(
      withEntry(2, (entry) => ({ ...entry, chosen: [['dance', 1, 0]] })),
      '--json',
    );
    expect([code, JSON.parse(out)]).toMatchObject([
      1,
      { ok: false, entries: 2, error: { code: 'journal.refused', at: 'entry 3', message: expect.any(String) } },
    ]);
  });

  test('an entry beyond the last is refused', async () => {
    expect(await runIn({ folder }, 'replay', 'match.json', '--to', '999')).toMatchObject({
      code: 2,
      err: expect.stringMatching(/^--to: There is no entry 999: the journal has \d+\. \(replay\.beyond\)/),
    });
  });

  test('whatever is done to one letter, it is a code and no fault of ours', async () => {
    const text = JSON.stringify(journal);
    await fc.assert(
      fc.asyncProperty(fc.nat(text.length - 1), fc.constantFrom('0', '9', '"', '}', 'x', ''), async (at, letter) => {
        const { code, err } = await runIn({ lines: [text.slice(0, at) + letter + text.slice(at + 1)] }, 'replay', '-');
        expect([0, 1, 3]).toContain(code);
        if (code !== 0) expect(err).toMatch(/\((journal|replay|json|deck|seed)\.\w+\)\n$/);
      }),
      { numRuns: 200 },
    );
  });
});
