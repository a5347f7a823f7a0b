import { languages, seedFromNumber, type PlayableMatch, type SeenDecision } from '@crupier/kernel';
import { describe, expect, test } from 'vitest';
import { cardTypes, houses, keywords, plainIcons, rarities, traits } from '../cards/facts/vocabulary.ts';
import { durations } from '../game.ts';
import { keyforge } from '../keyforge.ts';
import { facts } from '../state/facts.ts';
import { keyColours, turnSteps, zones } from '../state/state.ts';
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
  const codes = [...zones, ...turnSteps, ...keyColours, ...houses, ...traits, ...keywords, ...cardTypes, ...rarities, ...plainIcons];
  test.each([...codes, 'threeKeys', 'left'])('%s', (code) => {
    for (const language of languages) expect(labels[code]?.[language]).toMatch(/\S/);
  });

  test('every value that a view shows has one', () => {
    const match = anyMatch();
    const { table, seats, cards } = match.view(0);
    const shown = [table, ...seats, ...Object.values(cards).map((card) => card.now)].flatMap((each) => Object.keys(each));
    expect(shown.filter((name) => labels[name] === undefined)).toEqual([]);
  });
});

function anyMatch(): PlayableMatch {
  const configuration = keyforge.configure(['hershey-the-oak-of-amalchasm', 'finally-smooth-simone']);
  const started = configuration.ok ? keyforge.start(configuration.value, seedFromNumber(7)) : undefined;
  if (started?.ok !== true) throw new Error('The built-in decks can be played.');
  return started.value;
}

describe('questions', () => {
  test('whatever is asked in a match has words, and so have its options and their values', () => {
    const match = anyMatch();
    const lacking = new Set<string>();
    for (let turn = 0; turn < 400 && match.outcome() === undefined; turn++) {
      const seat = match.pending(0)?.waiting[0] ?? 0;
      const asked = match.pending(seat);
      if (asked?.ask === undefined) break;
      for (const word of lackingIn(asked)) lacking.add(word);
      const { options, min } = asked.ask;
      const chosen = asked.kind === 'arrange' ? options.map((_, at) => at) : firstOnes(asked, Math.max(1, min), turn);
      expect(match.answer(seat, asked.id, chosen)).toBeUndefined();
    }
    expect([...lacking]).toEqual([]);
  });
});

/** Some legal answer: another option each time. */
function firstOnes({ kind, ask }: SeenDecision, count: number, turn: number): number[] {
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
