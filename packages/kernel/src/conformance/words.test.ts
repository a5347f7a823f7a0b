import { describe, expect, test } from 'vitest';
import { seedFromNumber } from '../state/random.ts';
import type { Ability } from '../language/effects.ts';
import type { PlayableMatch } from '../play/playable.ts';
import { facts } from '../testing/tiny-game/state/facts.ts';
import { tinyPlayable } from '../testing/tiny-game/playable.ts';
import { abilityFaults, isWholeLine, logFaults, unlabelled, unspoken } from '../conformance.ts';

const { words } = tinyPlayable;
const [line = ''] = facts.names.filter((name) => words.events[name]?.en.includes('{card}'));

function tinyMatch(): PlayableMatch {
  const configured = tinyPlayable.configure(['whole', 'whole']);
  const started = configured.ok ? tinyPlayable.start(configured.value, seedFromNumber(1)) : undefined;
  if (started?.ok !== true) throw new Error('The tiny game can be played.');
  return started.value;
}

describe('the words of a game', () => {
  test('of the tiny game lack nothing; its numbers say themselves', () => {
    const lacking = unspoken(tinyMatch(), words).filter((word) => !/ \d+$/.test(word));
    expect([...logFaults(facts, words), ...lacking]).toEqual([]);
  });

  test.each([
    ['has no line', undefined],
    ['tells of {nothing}, which it does not carry', { en: 'It is {nothing}.', es: 'Es {nothing}.' }],
    ['tells of something else in each language', { en: '{card} moves.', es: 'Se mueve.' }],
    ['has nothing to say in one language alone', { en: 'It moves.', es: '' }],
    ['is no sentence in es', { en: 'It moves.', es: 'Se mueve' }],
  ])('a fact that %s', (fault, said) => {
    const { [line]: _left, ...events } = words.events;
    expect(logFaults(facts, { events: { ...events, ...(said && { [line]: said }) } })).toEqual([`${line} ${fault}.`]);
  });

  test('a code without a label, or with one in one language', () => {
    const labels = { here: { en: 'Here', es: 'Aquí' }, there: { en: 'There', es: ' ' } };
    expect(unlabelled(['here', 'there', 'nowhere'], { labels })).toEqual(['there', 'nowhere']);
  });

  test('what a match asks and nothing says', () => {
    const { purpose = '', ask } = tinyMatch().pending(0) ?? {};
    const [verb = ''] = (ask?.options ?? []).map((option) => option.verb);
    const { [purpose]: _purpose, ...purposes } = words.purposes;
    const { [verb]: _verb, ...verbs } = words.verbs;
    expect(unspoken(tinyMatch(), { ...words, purposes, verbs })).toEqual(expect.arrayContaining([purpose, verb]));
  });
});

describe('the abilities of a card', () => {
  const deep = (depth: number): unknown => (depth === 0 ? 1 : { in: deep(depth - 1) });
  test.each<readonly [string, readonly unknown[], readonly RegExp[]]>([
    ['are data', [{ kind: 'keyword', keyword: 'fury', value: undefined }], []],
    ['are no functions', [{ kind: () => 1 }], [/not the same after JSON/]],
    ['are some', [], [/none/]],
    ['are not too many', Array.from({ length: 21 }, () => 1), [/more than 20/]],
    ['are not too deep', [deep(20)], [/^card.tooDeep at abilities\[0\]/]],
    ['have not too many parts', [Array.from({ length: 500 }, () => ({}))], [/^card.tooLarge at abilities$/]],
  ])('%s', (_name, abilities, faults) => {
    const found = abilityFaults(abilities as readonly Ability[]);
    expect(found.length).toBe(faults.length);
    faults.forEach((fault, at) => expect(found[at]).toMatch(fault));
  });
});

test.each([
  ['Draw a card.', true],
  ['2, tap this: Draw a card.', true],
  ['draw a card.', false],
  ['Draw a card', false],
  ['Draw {amount} cards.', false],
  ['Draw undefined cards.', false],
  ['Draw  a card.', false],
])('%s', (text, isWhole) => {
  expect(isWholeLine(text)).toBe(isWhole);
});
