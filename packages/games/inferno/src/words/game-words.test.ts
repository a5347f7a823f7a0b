import { languages, seedFromNumber, type PlayableMatch, type SeenDecision } from '@crupier/kernel';
import { describe, expect, test } from 'vitest';
import { durations } from '../rules/durations.ts';
import { inferno } from '../inferno.ts';
import { builtInDeckNames } from '../setup/decks.ts';
import { facts } from '../state/facts.ts';
import { paths } from '../state/printed.ts';
import { steps, zones } from '../state/state.ts';
import { cardWords } from './card-words.ts';
import { gameWords } from './game-words.ts';

const { events, labels, purposes, values, verbs } = gameWords;

/** The slots of a template. */
function slotsOf(template: string): string[] {
  return [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
}

describe('the log', () => {
  test.each(facts.names.map((name, kind) => [name, Object.keys(facts.shapes[kind]?.carries ?? {})] as const))('%s', (name, carried) => {
    const line = events[name];
    expect(line).toBeDefined();
    expect(line?.en === '').toBe(line?.es === '');
    for (const language of languages) {
      for (const slot of slotsOf(line?.[language] ?? '')) expect([...carried, 'source']).toContain(slot);
      if (line?.[language] !== '') expect(line?.[language]).toMatch(/[.”»]$/u);
    }
    expect(new Set(slotsOf(line?.en ?? ''))).toEqual(new Set(slotsOf(line?.es ?? '')));
  });
});

describe('labels', () => {
  const hidden = new Set<string>(['spent', 'gone']);
  test.each([...zones.filter((zone) => !hidden.has(zone)), ...steps, ...paths])('%s', (code) => {
    for (const language of languages) expect(labels[code]?.[language]).toMatch(/\S/);
  });
});

function matchOf(one: number, other: number): PlayableMatch {
  const configuration = inferno.configure([builtInDeckNames[one] ?? '', builtInDeckNames[other] ?? '']);
  const started = configuration.ok ? inferno.start(configuration.value, seedFromNumber(7)) : undefined;
  if (started?.ok !== true) throw new Error('The built-in decks can be played.');
  return started.value;
}

describe('questions', () => {
  test.each([
    [0, 1],
    [2, 3],
    [1, 2],
  ])('whatever is asked in a match of decks %i and %i has words, and so have its options and their values', (one, other) => {
    const match = matchOf(one, other);
    const lacking = new Set<string>();
    for (let turn = 0; turn < 400 && match.outcome() === undefined; turn++) {
      const seat = match.pending(0)?.waiting[0] ?? 0;
      const asked = match.pending(seat);
      if (asked?.ask === undefined) break;
      for (const word of lackingIn(asked)) lacking.add(word);
      const { options, min } = asked.ask;
      const chosen = asked.kind === 'arrange' ? options.map((_, at) => at) : someOnes(asked, Math.max(1, min), turn);
      expect(match.answer(seat, asked.id, chosen)).toBeUndefined();
    }
    expect([...lacking]).toEqual([]);
  });
});

/** Some legal answer: another option each time. */
function someOnes({ kind, ask }: SeenDecision, count: number, turn: number): number[] {
  const options = ask?.options ?? [];
  if (kind === 'divide') return options.flatMap(({ value }, at) => Array.from({ length: value }, () => at)).slice(0, ask?.min);
  return Array.from({ length: Math.min(count, options.length) }, (_, at) => (turn + at) % options.length);
}

function lackingIn({ purpose, ask }: SeenDecision): string[] {
  const lacking = purposes[purpose] === undefined ? [purpose] : [];
  for (const { verb, value } of ask?.options ?? []) {
    const template = verbs[verb];
    if (template === undefined) lacking.push(verb);
    else if (template.en.includes('{value}') && values[verb]?.[value] === undefined) lacking.push(`${verb} ${value}`);
  }
  return lacking;
}

test('every duration of the game can be said', () => {
  expect(Object.keys(cardWords.durations).toSorted()).toEqual([...durations].toSorted());
});

test('what "this way" counts are facts', () => {
  expect(Object.keys(cardWords.counted).filter((name) => !facts.names.some((fact) => fact === name))).toEqual([]);
});
