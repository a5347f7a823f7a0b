import { describe, expect, test } from 'vitest';
import type { Journal, JournalEntry } from '../../state/journal.ts';
import { kernelMessages } from '../../play/kernel-messages.ts';
import { refusals } from '../../state/decision.ts';
import type { PlayableMatch } from '../../play/playable.ts';
import { dice } from '../../state/dice.ts';
import { seedFromNumber } from '../../state/random.ts';
import { JOURNAL_FORMAT, replayJournal } from '../../play/replay.ts';
import { say, type Problem } from '../../state/result.ts';
import { SPECTATOR } from '../../state/viewers.ts';
import { tinyPlayable } from './playable.ts';

const deck = ['wolf', 'pup', 'bear', 'growl', 'trade', 'foresight', 'howl', 'greeter', 'scout', 'lure'];
const configuration = { decks: [deck, deck] };
const seed = seedFromNumber(5);

function start(quiet = false): PlayableMatch {
  const started = tinyPlayable.start(configuration, seed, { quiet });
  if (!started.ok) throw new Error('The match does not start.');
  return started.value;
}

test('a match is opened at a position of the notation, or is told what is wrong with it', () => {
  const opened = tinyPlayable.position?.(['1 hand wolf', '1 food 9'], seed);
  expect(opened?.ok === true && Object.values(opened.value.view(0).cards).map(({ definition }) => definition)).toEqual(['wolf']);
  expect(tinyPlayable.position?.(['1 hand nobody'], seed)).toMatchObject({ ok: false });
});

test('the first event after a player chose an act says so, and no other', () => {
  const match = start();
  opening(match);
  const beginnings = match.events(0, 0).flatMap(({ begins }, at) => (begins === true ? [at] : []));
  expect(beginnings).toHaveLength(1);
  expect(match.events(1, beginnings[0] ?? 0)[0]?.begins).toBe(true);
});

test('a position may name test cards that it brings with it', () => {
  const nobody = { key: 'nobody', origin: 'nobody', printed: { type: 'beast', power: 2 }, abilities: [] };
  const opened = tinyPlayable.position?.(['1 hand nobody'], seed, { cards: [nobody] });
  expect(opened?.ok === true && Object.values(opened.value.view(0).cards).map(({ definition }) => definition)).toEqual(['nobody']);
  expect(tinyPlayable.position?.(['1 hand nobody'], seed)).toMatchObject({ ok: false });
});

/** Gives a seat's answer and writes it down, as a table does. */
function give(match: PlayableMatch, seat: number, chosen: readonly number[]): JournalEntry {
  const decision = match.pending(seat)?.id ?? 0;
  const described = match.describe(seat, decision, chosen);
  if (!described.ok) throw new Error(JSON.stringify(described.problems));
  expect(match.answer(seat, decision, chosen)).toBeUndefined();
  return { ...described.value, by: 'person', hash: match.hash() };
}

/** Both bid, seat 1 more; then seat 1 ends its turn. */
function opening(match: PlayableMatch): JournalEntry[] {
  const bids = [give(match, 1, [0]), give(match, 0, [2])];
  const options = match.pending(0)?.ask?.options ?? [];
  return [...bids, give(match, 0, [options.findIndex(({ verb }) => verb === 'end')])];
}

function journalOf(entries: readonly JournalEntry[], start_: Partial<Journal['start']> = {}): Journal {
  const start0 = {
    format: JOURNAL_FORMAT,
    game: 'tiny',
    engine: '1',
    definitions: '',
    configuration,
    seed,
    hash: start(true).hash(),
  } as const;
  return { start: { ...start0, ...start_ }, entries };
}

describe('starting', () => {
  test('the same seed deals the same match, another seed another', () => {
    expect(start().hash()).toBe(start().hash());
    const other = tinyPlayable.start(configuration, seedFromNumber(6));
    expect(other.ok && other.value.hash()).not.toBe(start().hash());
  });

  test.each([
    [{ decks: [deck] }, seed, 'deck.count'],
    [{ decks: [deck, ['unicorn']] }, seed, 'deck.unknownCard'],
    [configuration, 'abc', 'start.seed'],
  ])('%j with seed %s is refused', (wanted, key, code) => {
    expect(tinyPlayable.start(wanted, key)).toMatchObject({ ok: false, problems: [{ code }] });
  });
});

describe('answering', () => {
  test('an answer quotes the question that it answers', () => {
    const match = start();
    const hash = match.hash();
    expect(match.answer(0, 0, [0])).toBe('staleDecision');
    expect(match.answer(0, 2, [0])).toBe('staleDecision');
    expect(match.answer(0, 1, [9])).toBe('unknownOption');
    expect(match.hash()).toBe(hash);
    expect(match.answer(0, 1, [0])).toBeUndefined();
    expect(match.answer(0, 1, [0])).toBe('alreadyAnswered');
  });

  test('what is refused cannot be written down either, and it is said why', () => {
    const match = start();
    const described = match.describe(0, 1, [7]);
    expect(described).toMatchObject({ ok: false, problems: [{ code: 'answer.unknownOption', values: { option: 7, last: 2 } }] });
    if (described.ok) return;
    const [problem] = described.problems;
    expect(problem && say(problem, tinyPlayable.messages, 'es')).toBe('No existe la opción 7: van numeradas de 0 a 2.');
  });

  test('every refusal is said in both languages', () => {
    for (const refusal of refusals) {
      const { en, es } = kernelMessages[`answer.${refusal}`] ?? { en: '', es: '' };
      expect([en.length > 20, es.length > 20]).toEqual([true, true]);
    }
  });

  test('a secret answer is nobody else’s business', () => {
    const [one, other] = [start(), start()];
    one.answer(0, 1, [0]);
    other.answer(0, 1, [2]);
    for (const viewer of [1, SPECTATOR]) {
      expect([one.view(viewer), one.pending(viewer), one.events(viewer, 0)]).toEqual([
        other.view(viewer),
        other.pending(viewer),
        other.events(viewer, 0),
      ]);
    }
    expect(one.pending(0)?.ask).toBeUndefined();
    expect(one.pending(SPECTATOR)?.waiting).toEqual([1]);
  });
});

describe('what is seen', () => {
  test('a drawn card is seen by its player alone', () => {
    const match = start();
    opening(match);
    const drew = (viewer: number): unknown[] => match.events(viewer, 0).filter(({ name, seat }) => name === 'drew' && seat === 0);
    expect(drew(0)).toHaveLength(2);
    expect(drew(0)[0]).toMatchObject({ card: { definition: expect.any(String) as string } });
    expect(drew(1)).toEqual([
      { name: 'drew', card: {}, seat: 0 },
      { name: 'drew', card: {}, seat: 0 },
    ]);
  });

  test('events are read on from a place', () => {
    const match = start();
    const before = match.eventCount();
    opening(match);
    expect(match.events(0, before)).toEqual(match.events(0, 0).slice(before));
    expect(match.events(0, match.eventCount())).toEqual([]);
  });

  test('what was taken back is no longer told, and whoever had been told is told that', () => {
    const lean = { decks: [new Array<string>(8).fill('bear'), new Array<string>(8).fill('pup')] };
    const started = tinyPlayable.start(lean, seed);
    if (!started.ok) throw new Error('The match does not start.');
    const match = started.value;
    const choose = (seat: number, verb: string): void => {
      const options = match.pending(seat)?.ask?.options ?? [];
      give(match, seat, verb === '' ? [] : [options.findIndex((option) => option.verb === verb)]);
    };
    give(match, 0, [2]);
    give(match, 1, [0]);
    choose(0, 'play');
    choose(0, 'play');
    const before = match.eventCount();
    choose(0, 'play');
    expect(match.pending(0)?.purpose).toBe('sacrificeForFood');
    const read = match.eventCount();
    expect(match.events(0, before).map(({ name }) => name)).toEqual(['announced']);
    choose(0, '');
    expect(match.events(0, read)).toEqual([{ name: 'rewound', amount: before }]);
    expect(match.events(0, before)).toEqual([]);
    expect(match.eventCount()).toBeGreaterThan(read);
    expect(tinyPlayable.words.events['rewound']?.es).toBe('Se deshizo lo que no se pudo completar.');
  });

  test('a quiet match keeps no events, and is otherwise the same', () => {
    const [loud, quiet] = [start(), start(true)];
    opening(loud);
    opening(quiet);
    expect([quiet.eventCount(), quiet.events(0, 0)]).toEqual([0, []]);
    expect(quiet.hash()).toBe(loud.hash());
  });

  test('what is running can be told', () => {
    const match = start();
    opening(match);
    expect(match.running()).toMatchObject([
      { program: 'rounds' },
      { program: 'in turn' },
      { program: 'turn', step: 'act', rule: 'TINY-TURN' },
    ]);
  });
});

describe('a match with settings', () => {
  const decks = ['whole', 'whole', 'whole'];

  test('is configured by the record that the game describes', () => {
    const configured = tinyPlayable.configure(decks, { settings: { teams: [0, 1, 0], openHands: true } });
    expect(configured).toMatchObject({ ok: true, value: { teams: [0, 1, 0], openHands: true } });
    const started = configured.ok && tinyPlayable.start(configured.value, seedFromNumber(1));
    // The two hands of four that lie open, and no other card.
    expect(Object.keys(started && started.ok ? started.value.view(SPECTATOR).cards : {}).length).toBe(8);
  });

  test.each([
    ['an unknown setting', { heroes: ['bear'] }, 'settings.unknownField', 'settings.heroes'],
    ['a value of another type', { openHands: 'yes' }, 'settings.wrongType', 'settings.openHands'],
    ['a number out of range', { teams: [0, 9, 0] }, 'settings.outOfRange', 'settings.teams[1]'],
    ['too few', { teams: [0] }, 'settings.wrongCount', 'settings.teams'],
    ['what only the game can see', { teams: [0, 1] }, 'deck.teams', 'teams'],
  ])('is refused for %s, in both languages', (_name, settings, code, at) => {
    const refused = tinyPlayable.configure(decks, { settings });
    expect(refused).toMatchObject({ ok: false, problems: [{ code, at }] });
    for (const language of ['en', 'es'] as const)
      expect(refused.ok ? '' : say(refused.problems[0] as Problem, tinyPlayable.messages, language)).not.toMatch(/\{|^[^:]+: $|^$/);
  });
});

describe('card sheets', () => {
  test('say everything in both languages', () => {
    const configured = tinyPlayable.configure(['whole', 'whole']);
    const keys = configured.ok ? tinyPlayable.cardsOf(configured.value) : [];
    expect(keys.length).toBeGreaterThan(30);
    for (const key of keys) {
      const { en = [], es = [] } = tinyPlayable.card(key)?.text ?? {};
      expect(en).toHaveLength(es.length);
      expect([...en, ...es].filter((line) => line === '' || /[{}[\]]|undefined/.test(line))).toEqual([]);
    }
  });

  test.each([
    ['guardian', 'Another friendly fox beast cannot die.', 'Otra bestia zorro amiga no puede morir.'],
    [
      'plague',
      'Play: Deal 1 damage to each beast and gain 1 food for each beast killed this way.',
      'Jugar: Inflige 1 de daño a cada bestia y gana 1 de comida por cada bestia muerta de esta forma.',
    ],
  ])('%s', (key, en, es) => {
    expect(tinyPlayable.card(key)?.text).toEqual({ en: [en], es: [es] });
  });

  test('of a card that does not exist there is none', () => {
    expect(tinyPlayable.card('unicorn')).toBeUndefined();
  });
});

describe('scenarios', () => {
  const scenario = {
    format: 1,
    game: 'tiny',
    name: 'a beast that raids may be stopped',
    rules: ['TINY-DEFEND'],
    position: ['1 den bear', '2 den wolf', '2 food 5'],
    steps: [
      { answer: 'raid bear' },
      { answer: 'raidSeat =1' },
      { asked: { seat: 2, purpose: 'whoDefends' } },
      { refused: 'defend bear' },
      { answer: 'defend wolf' },
      { happened: ['died wolf'] },
    ],
  };

  test('are run through the outside contract', () => {
    const report = tinyPlayable.runScenario(scenario);
    expect([report.failure, report.problems, report.passed]).toEqual([undefined, [], true]);
  });

  test('fail where a site that they depend on is switched off', () => {
    const [site] = tinyPlayable.runScenario(scenario).ran.filter((id) => !tinyPlayable.runScenario(scenario, id).passed);
    expect(site).toBeGreaterThan(0);
  });

  test('ask the open question anew when the position is edited', () => {
    const steps = [{ notOffered: ['play bear'] }, { edit: ['1 food 2'] }, { offered: ['play bear'] }];
    const { passed } = tinyPlayable.runScenario({ ...scenario, position: ['1 hand bear', '1 food 0'], steps });
    expect(passed).toBe(true);
  });

  test('with a position that is not understood are refused', () => {
    expect(tinyPlayable.runScenario({ ...scenario, position: ['1 den unicorn'] })).toMatchObject({
      passed: false,
      problems: [{ code: 'position.line', at: 'line 1' }],
    });
  });
});

describe('copies', () => {
  test('a clone goes its own way', () => {
    const match = start();
    const hash = match.hash();
    match.clone().playOut(dice(1), 30);
    expect(match.hash()).toBe(hash);
  });

  test('a fork looks the same to its viewer and is another match', () => {
    const match = start();
    opening(match);
    const forks = Array.from({ length: 10 }, (_, at) => match.fork(0, seedFromNumber(at)));
    for (const fork of forks) expect([fork.view(0), fork.pending(0)]).toEqual([match.view(0), match.pending(0)]);
    expect(new Set(forks.map((fork) => fork.hash())).size).toBe(10);
  });

  test('a save is read back, and nothing else is', () => {
    const match = start();
    opening(match);
    const restored = tinyPlayable.restore(match.save());
    expect(restored.ok && restored.value.hash()).toBe(match.hash());
    expect(tinyPlayable.restore('{}')).toMatchObject({ ok: false, problems: [{ code: 'save.broken' }] });
  });

  test('when a seat leaves, the other wins', () => {
    const match = start();
    match.leave(0);
    expect([match.outcome(), match.pending(1)]).toEqual([{ winners: [1], reason: 'left' }, undefined]);
    expect(match.answer(1, 1, [0])).toBe('noDecision');
    const hash = match.hash();
    match.leave(1);
    expect(match.hash()).toBe(hash);
  });
});

describe('replaying a journal', () => {
  test('leads to the same state, as far as wanted', () => {
    const match = start();
    const entries = opening(match);
    expect(replayJournal(tinyPlayable, journalOf(entries)).match?.hash()).toBe(match.hash());
    expect(replayJournal(tinyPlayable, journalOf(entries), 2).match?.hash()).toBe(entries[1]?.hash);
    expect(replayJournal(tinyPlayable, journalOf(entries), 0)).toMatchObject({ problem: undefined });
  });

  test('an undo takes back all that came after, and undone is not played', () => {
    const match = start();
    const entries = opening(match);
    const again = start();
    const first = give(again, 1, [1]);
    const journal = journalOf([...entries, { kind: 'undo', to: 0, hash: start().hash() }, first]);
    const { match: replayed, problem } = replayJournal(tinyPlayable, journal);
    expect([problem, replayed?.hash()]).toEqual([undefined, again.hash()]);
    const back = journalOf([...journal.entries, { kind: 'undo', to: 2, hash: entries[1]?.hash ?? '' }]);
    expect(replayJournal(tinyPlayable, back).match?.hash()).toBe(entries[1]?.hash);
  });

  test('whoever left has left', () => {
    const match = start();
    const entries = opening(match);
    match.leave(1);
    const journal = journalOf([...entries, { kind: 'leave', seat: 1, hash: match.hash() }]);
    expect(replayJournal(tinyPlayable, journal).match?.outcome()).toEqual({ winners: [0], reason: 'left' });
  });

  const sample = opening(start());
  const changed = (at: number, change: object): JournalEntry[] =>
    sample.map((entry, place) => (place === at ? { ...entry, ...change } : entry)) as JournalEntry[];

  const broken: readonly (readonly [string, Journal, string, string, boolean])[] = [
    ['of another game', journalOf([], { game: 'chess' }), 'journal.otherGame', 'start', false],
    ['in another format', journalOf([], { format: 2 as 1 }), 'journal.format', 'start', false],
    ['of a configuration that cannot be played', journalOf([], { configuration: {} }), 'deck.count', 'decks', false],
    ['that was dealt otherwise', journalOf([], { hash: '0' }), 'journal.otherHash', 'start', true],
    ['with a state that was another', journalOf(changed(1, { hash: '0' })), 'journal.otherHash', 'entries[1]', true],
    ['with an option that is not offered', journalOf(changed(2, { chosen: [['fly', 0, 0]] })), 'journal.unknownOption', 'entries[2]', true],
    ['with a seat that is not asked', journalOf(changed(2, { seat: 1 })), 'journal.notAsked', 'entries[2]', true],
    ['with another question', journalOf(changed(2, { decision: 9 })), 'journal.otherDecision', 'entries[2]', true],
    ['with too little chosen', journalOf(changed(2, { chosen: [] })), 'answer.wrongCount', 'entries[2]', true],
    [
      'with an undo of what has not been',
      journalOf([...sample, { kind: 'undo', to: 9, hash: '' }]),
      'journal.undoBeyond',
      'entries[3]',
      true,
    ],
    ['with an undo to another state', journalOf([...sample, { kind: 'undo', to: 1, hash: '0' }]), 'journal.otherHash', 'entries[3]', true],
    ['that goes on after the end', journalOf([{ kind: 'leave', seat: 0, hash: '' }, ...sample]), 'journal.over', 'entries[1]', true],
  ];

  test.each(broken)('a journal %s is refused where it does not fit', (...[, journal, code, at, hasMatch]) => {
    const { match, problem } = replayJournal(tinyPlayable, journal);
    expect(problem).toMatchObject({ code, at });
    expect(match !== undefined).toBe(hasMatch);
    for (const language of ['en', 'es'] as const)
      expect(problem && say(problem, tinyPlayable.messages, language)).not.toMatch(/\{|^[^:]+: $/);
  });

  test('what fits until there is kept', () => {
    const { match } = replayJournal(tinyPlayable, journalOf(changed(2, { chosen: [['fly', 0, 0]] })));
    expect(match?.hash()).toBe(sample[1]?.hash);
  });
});
