import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Journal, PlayableGame } from '@crupier/kernel';
import { decisionKinds } from '@crupier/kernel/conformance';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { quiz } from '../fixtures/quiz.ts';
import type { Ended } from '../fixtures/test-io.ts';
import { freshFolder, runIn, shelve } from '../fixtures/test-io.ts';

const games = [shelve(quiz, ['q'])];

/** One good answer to each of the quiz's questions, in the order in which they are asked. */
const answers = ['2', '0', '1 3', '2', '1', '2 3', '1', '2', 'dis', '3', '1x2 2', '3 1 2', 'none'];

function journalOf({ out }: Ended): Journal {
  const [, file = ''] = /^Journal: (.*)$/m.exec(out) ?? [];
  return JSON.parse(readFileSync(file, 'utf8')) as Journal;
}

/** Plays the quiz alone at seat 1, two persons at the keyboard: before each answer the other is greeted. */
function playQuiz(lines: readonly string[], ...given: readonly string[]): Promise<Ended> {
  return runIn({ games, lines: lines.flatMap((line) => ['', line]) }, 'play', '--two', '--plain', ...given);
}

describe('play --plain', () => {
  test('a whole match of two persons, with every kind of question', async () => {
    const ended = await playQuiz(answers, '--seed', '4', '--name', 'Ana', '--name', 'Bea');
    expect(ended).toMatchObject({ code: 0, err: '' });
    for (const kind of decisionKinds) expect(ended.out).toContain(`Question of kind ${kind}.`);
    expect(ended.out).toContain('Nobody wins: all was asked.');
    expect(ended.out).toContain('Seed: 4\n');
    expect(ended.out).toContain('Bea, press Enter');
    expect(ended.out).not.toContain('\u001b');
    const { entries } = journalOf(ended);
    expect(entries.map((entry) => (entry.kind === 'answer' ? entry.chosen.length : entry.kind))).toEqual([
      1, 0, 2, 1, 1, 2, 1, 1, 1, 1, 3, 3, 0,
    ]);
  });

  test('whoever plays all seats opens them once, and nobody is greeted again', async () => {
    const lines = ['open', ...answers];
    const ended = await runIn({ games, lines }, 'play', '--two', '--plain', '--name', 'Ana', '--name', 'Bea');
    expect(ended).toMatchObject({ code: 0, err: '' });
    expect(ended.out.match(/press Enter when only you can see/g)).toHaveLength(1);
    expect(ended.out).toContain('Bea decides now.');
    expect(ended.out).toContain('Nobody wins: all was asked.');
  });

  test('reads the table in order: bar, question, hand, near, far, piles', async () => {
    const { out } = await playQuiz([], '--name', 'Ana', '--name', 'Bea');
    const shown = (await runIn({ games, lines: [''] }, 'play', '--two', '--plain', '--name', 'Ana', '--name', 'Bea')).out;
    const places = [
      'Table:',
      'Ana: aember 2, houses mars + dis',
      'Question of kind act.',
      'Ana, hand (3):',
      'Ana, line (2):',
      'Bea, line (1):',
      'Ana, deck (20).',
    ];
    expect(places.map((part) => shown.indexOf(part))).toEqual(
      places.map((part) => shown.indexOf(part)).toSorted((one, other) => one - other),
    );
    expect(places.every((part) => shown.includes(part))).toBe(true);
    expect(out).toContain('The match is kept, with 0 entries.');
  });

  test('a match against a bot is played to its end', async () => {
    const { out, code } = await runIn(
      { lines: Array.from({ length: 60 }, () => '1') },
      'play',
      '--seed',
      '3',
      '--bot',
      'random',
      '--name',
      'Ana',
    );
    expect(code).toBe(0);
    expect(out).toMatch(/(Ana|Bot 2 \(random\)) wins: Points\.|Nobody wins: Points\./);
  });

  test('the same seed and answers play the same match', async () => {
    const lines = Array.from({ length: 60 }, () => '1');
    const [one, other] = await Promise.all([runIn({ lines }, 'play', '--seed', '9'), runIn({ lines }, 'play', '--seed', '9')]);
    expect(journalOf(one as Ended)).toEqual(journalOf(other as Ended));
  });

  test('INF-104.4f a draw that the other agrees to ends the match, and is in the journal', async () => {
    const ended = await runIn({ games, lines: ['', 'draw', 'n', 'draw', 'y'] }, 'play', '--two', '--plain');
    expect(ended.out).toContain('Player 2 does not agree to a draw.');
    expect(ended.out).toContain('Nobody wins: all was asked.');
    expect(journalOf(ended).entries).toMatchObject([{ kind: 'draw', seats: [0, 1] }]);
    const again = await runIn({ games, lines: [] }, 'replay', /^Journal: (.*)$/m.exec(ended.out)?.[1] ?? '');
    expect(again).toMatchObject({ code: 0, err: '' });
  });

  test('INF-100.3a the best of three goes on until somebody has won two games, and draws do not count', async () => {
    const games3 = [
      ['', 'concede', 'y', '1'],
      ['', 'draw', 'y', 'next'],
      ['', 'concede 2', 'y', '1'],
      ['', 'concede', 'y'],
    ].flat();
    const ended = await runIn({ games, lines: games3 }, 'play', '--two', '--plain', '--best-of', '3', '--name', 'Ana', '--name', 'Bea');
    expect(ended).toMatchObject({ code: 0, err: '' });
    expect(ended.out.match(/Games won: .*/g)).toEqual([
      'Games won: Ana 0, Bea 1.',
      'Games won: Ana 0, Bea 1.',
      'Games won: Ana 1, Bea 1.',
      'Games won: Ana 1, Bea 2.',
    ]);
    expect(ended.out).toContain('Bea wins the round.');
    const files = [...ended.out.matchAll(/^Journal: (.*)$/gm)].map(([, file]) => file);
    expect(new Set(files).size).toBe(4);
    const last = JSON.parse(readFileSync(files.at(-1) ?? '', 'utf8')) as Journal;
    expect(last.start.series).toEqual({ toWin: 2, wins: [1, 1], games: 3, chooser: 1 });
  });

  test('after a match: a rematch with seats swapped is dealt from the same decks, and whoever was last goes first by name', async () => {
    const lines = ['', 'concede', 'y', 'nonsense', 'rematch with', '', 'concede', 'y', '0'];
    const ended = await runIn(
      { games, lines, isTerminal: true },
      'play',
      '--two',
      '--plain',
      '--seed',
      '4',
      '--name',
      'Ana',
      '--name',
      'Bea',
    );
    expect(ended).toMatchObject({ code: 0, err: '' });
    expect(ended.out).toContain('1. Rematch\n2. Rematch with seats swapped\n3. Replay the match\n0. Leave\n');
    expect(ended.out.match(/^.*: (Ana, Bea|Bea, Ana)\.$/gm)).toHaveLength(2);
    expect(ended.out).toMatch(/: Ana, Bea\.[^]*: Bea, Ana\./);
    const journals = [...ended.out.matchAll(/^Journal: (.*)$/gm)].map(([, file = '']) => JSON.parse(readFileSync(file, 'utf8')) as Journal);
    const [one, other] = [journals[0], journals.at(-1)];
    expect(other?.start.configuration).toEqual(one?.start.configuration);
    expect(other?.start.seed).not.toBe(one?.start.seed);
  });

  test('after a match it can be stepped through, and what follows is asked again', async () => {
    const ended = await runIn(
      { games, lines: ['', 'concede', 'y', 'replay', '', 'q'], isTerminal: true },
      'play',
      '--two',
      '--plain',
      '--name',
      'Ana',
    );
    expect(ended.out).toContain('1. Ana leaves the match.');
    expect(ended.out.match(/What now\?/g)).toHaveLength(2);
  });

  test('the race is told turn by turn, with its milestones', async () => {
    const lines = ['', 'concede', 'y'];
    const word = { en: 'Coins {seat}', es: 'Monedas {seat}' };
    const count = { kind: 'seat', value: 'aember' } as const;
    const line = { per: 'seat', name: word, count, milestone: count, milestoneName: { en: '{seat} scored', es: '' } } as const;
    const raced = { ...quiz, words: { ...quiz.words, race: { turn: 'turn', max: 9, lines: [line] } } };
    const world = { games: [shelve(raced, ['q'])], lines };
    const ended = await runIn(world, 'play', '--two', '--plain', '--name', 'Ana', '--name', 'Bea');
    expect(ended.out).toMatch(/How it came about[^]*\d+: Coins Ana 2, Coins Bea \d+\./);
    const told = await runIn({ ...world, lines: [] }, 'play', '--resume', /^Journal: (.*)$/m.exec(ended.out)?.[1] ?? '', '--json');
    expect(told.out).toContain('"race":{"lines":["Coins Player 1","Coins Bot 2 (planner)"],"turns":[{"turn":');
  });

  test('INF-104.3a whoever sits at the keyboard may concede, also while another is asked', async () => {
    const ended = await runIn({ games, lines: ['', 'concede 5', 'concede 2', 'y'] }, 'play', '--two', '--plain');
    expect(ended.out).toContain('There is no player 5 at this keyboard who could concede.');
    expect(ended.out).toContain('Player 2 concedes the match?');
    expect(journalOf(ended).entries).toMatchObject([{ kind: 'leave', seat: 1 }]);
  });

  test('a shortcut is refused with its reason where the game has none', async () => {
    const ended = await runIn({ games, lines: ['', 'shortcut end', 'shortcut tea'] }, 'play', '--two', '--plain');
    expect(ended.out).toContain('This game knows no shortcuts.');
    expect(ended.out).toContain('Say how far: shortcut step, end, turn, mine or on; or shortcut repeat K N.');
  });

  test('speaks Spanish', async () => {
    const { out } = await runIn({ lines: ['1', '?', 'q'] }, 'play', '--lang', 'es', '--seed', '3');
    for (const part of ['La carta más alta', 'Semilla: 3', 'Diario: ', 'Jugador 1', 'elige la opción 2', 'La partida queda guardada'])
      expect(out).toContain(part);
  });

  test.each([
    ['z 2', ['Thing', 'power: 3', 'Reap: draw.', 'Now: power 3, stunned', 'Attached: Thing']],
    ['z thi', ['power: 3']],
    ['z 99', ['No card “99” lies on the table: they go from 1 to 4.']],
    ['z', ['What the players have is as usual: nothing changes it.']],
    ['w 2', ['Nothing that could be expected of Thing is refused.']],
    ['why 99', ['No card “99” lies on the table: they go from 1 to 4.']],
    ['r', ['KF-FIGHT-4 Fight']],
    ['r KF-STEAL-1', ['KF-STEAL-1']],
    ['r INF-701.6a', ['INF-701.6a', 'INF-C-05']],
    ['r MC-FORM-2', ['MC-FORM-2', 'MC-C-08']],
    ['r MC-C-05', ['MC-C-05']],
    ['r nonsense-9', ['No rule is called nonsense-9']],
    ['?', ['1x2 3: give two to option 1']],
    ['h', ['The planner would choose: ']],
    ['c', ['You are announcing nothing that could be cancelled: u takes your last choice back.']],
    ['u', ['You cannot go back so far: you have made 0 choices.']],
    ['1 2', ['Choose exactly 1; you chose 2.']],
    ['9', ['There is no option 9: they go from 1 to 3.']],
    ['blah', ['“blah” is no answer here. Type a number, or ? for help.']],
  ])('%j is answered, and the question stays open', async (line, parts) => {
    const ended = await runIn({ games, lines: ['', line, '2'] }, 'play', '--two');
    for (const part of parts) expect(ended.out).toContain(part);
    expect(journalOf(ended).entries).toHaveLength(1);
  });

  test.each([
    [6, '1', 'What you chose is worth less than 3.'],
    [11, '1x3', 'One option was given more than it can take.'],
    [12, '1 1 2', 'An option may be chosen once only.'],
    [3, '1 2 3', 'Choose from 1 to 2; you chose 3.'],
  ])('question %i refuses %j', async (number, wrong, message) => {
    const { out } = await playQuiz([...answers.slice(0, number - 1), wrong]);
    expect(out).toContain(message);
  });

  test('who plays alone is told before which choice they are back', async () => {
    const { out } = await runIn({ games, lines: ['2', 'u', 'q'] }, 'play', '--lang', 'es');
    expect(out).toMatch(/De vuelta a la entrada \d+, antes de «Pick Thing»\./);
  });

  test('what was chosen can be taken back, step by step', async () => {
    const lines = ['', '2', '', '1', '', 'u 2', '3', '', 'q'];
    const ended = await runIn({ games, lines }, 'play', '--two');
    expect(ended.out).toContain('Back to entry 0.');
    expect(journalOf(ended).entries).toMatchObject([
      { chosen: [['pick', 2, 0]] },
      { chosen: [['pick', 1, 0]] },
      { kind: 'undo', to: 0 },
      { chosen: [['pick', 3, 0]] },
    ]);
  });

  test('the log tells what happened, with rules', async () => {
    const { out } = await runIn({ games, lines: ['', '2', '', 'l 1'] }, 'play', '--two', '--name', 'Ana');
    expect(out.split('Ana chose 1. [KF-FIGHT-4]')).toHaveLength(3);
  });

  test('who concedes is asked again first', async () => {
    const stays = await runIn({ games, lines: ['', 'concede', 'n', 'q'] }, 'play', '--two');
    const leaves = await runIn({ games, lines: ['', 'concede', 'y'] }, 'play', '--two', '--name', 'Ana', '--name', 'Bea');
    expect(journalOf(stays).entries).toEqual([]);
    expect(leaves.out).toContain('Bea wins: somebody left.');
    expect(journalOf(leaves).entries).toMatchObject([{ kind: 'leave', seat: 0 }]);
  });

  test('a kept match is gone on with', async () => {
    const folder = freshFolder();
    const begun = await runIn(
      { games, folder, lines: ['', '2', '', '0', '', 'q'] },
      'play',
      '--two',
      '--seed',
      '4',
      '--journal',
      'mine.json',
    );
    expect(begun.out).toContain('The match is kept, with 2 entries.');
    expect(statSync(join(folder, 'mine.json')).mode & 0o777).toBe(0o600);
    const resumed = await runIn(
      { games, folder, lines: answers.slice(2).flatMap((line) => ['', line]) },
      'play',
      '--two',
      '--resume',
      'mine.json',
    );
    expect(resumed.out).toContain('Nobody wins: all was asked.');
    const whole = journalOf(await playQuiz(answers, '--seed', '4'));
    expect(JSON.parse(readFileSync(join(folder, 'mine.json'), 'utf8'))).toEqual(whole);
  });

  test('Ctrl-C keeps the match and ends with 130', async () => {
    const ended = await runIn({ games, lines: ['', '2', '', '0'], interruptAfter: 3 }, 'play', '--two');
    expect(ended.code).toBe(130);
    expect(journalOf(ended).entries).toHaveLength(1);
  });

  test('an engine that fails leaves a kept match and a message, without a stack trace', async () => {
    const broken: PlayableGame = {
      ...quiz,
      start: (configuration, seed) => {
        const started = quiz.start(configuration, seed);
        if (!started.ok) return started;
        const { value } = started;
        return { ok: true, value: { ...value, answer: (...given) => (value.eventCount() === 1 ? fails() : value.answer(...given)) } };
      },
    };
    const { code, err, out } = await runIn({ games: [shelve(broken)], lines: ['', '2', '', '1'] }, 'play', '--two');
    expect(code).toBe(5);
    expect(err).toMatch(/^The rules engine failed: A rule was broken\. The match is kept in .*\(play\.fault\)\n$/);
    expect(journalOf({ code, err, out }).entries).toHaveLength(1);
  });
});

function fails(): never {
  throw new Error('A rule was broken.');
}

describe('play at a terminal', () => {
  const lines = ['', '2', '', 'q'];

  test('draws headings, in colour, and wipes the screen before another sits down', async () => {
    const { out } = await runIn({ games, lines, isTerminal: true }, 'play', '--two');
    expect(out).toContain('── Table ──');
    expect(out).toContain('\u001b[36m2.\u001b[39m Pick Thing');
    expect(out.split('\u001b[2J\u001b[3J\u001b[H')).toHaveLength(3);
  });

  test('draws nothing with --plain', async () => {
    const { out } = await runIn({ games, lines, isTerminal: true }, 'play', '--two', '--plain');
    expect(out).not.toMatch(/[─│]/);
    expect(out.replaceAll('\u001b[2J\u001b[3J\u001b[H', '')).not.toContain('\u001b');
  });
});

describe('play --json', () => {
  test('tells a program all it needs, a line at a time', async () => {
    const { out, code } = await runIn({ games, lines: answers.flatMap((line) => ['', line]) }, 'play', '--two', '--json', '--seed', '4');
    expect(code).toBe(0);
    const told = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { readonly type: string });
    expect(told[0]).toMatchObject({ type: 'begin', game: 'Quiz', seed: '4' });
    expect(told.filter(({ type }) => type === 'question')).toHaveLength(13);
    expect(told[2]).toMatchObject({ type: 'question', seat: 1, rule: 'KF-FIGHT-4', decision: { kind: 'act' }, view: { viewer: 0 } });
    expect(told.at(-1)).toMatchObject({ type: 'end', entries: 13, outcome: { reason: 'end' } });
  });

  test('a refused answer is told with its code', async () => {
    const { out } = await runIn({ games, lines: ['', '9'] }, 'play', '--two', '--json');
    expect(out).toContain('{"type":"refused","error":{"code":"play.noSuchOption"');
  });
});

test('whatever is typed, the match goes on or is kept', async () => {
  const typed = fc.oneof(
    fc.constantFrom(
      '1',
      '2',
      '0',
      'u',
      'u 3',
      'u turn',
      'l',
      'z 1',
      'r',
      '?',
      't',
      'h',
      '',
      'concede',
      'y',
      '1 2',
      '1x2 2',
      '3 1 2',
      'all',
    ),
    fc.string({ maxLength: 8 }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(typed, { maxLength: 40 }), fc.boolean(), async (lines, json) => {
      const ended = await runIn({ games, lines }, 'play', '--two', ...(json ? ['--json'] : []));
      expect(ended).toMatchObject({ code: 0, err: '' });
      expect(ended.out).not.toMatch(/\n\s+at .*:\d+/);
    }),
    { numRuns: 100 },
  );
});
