import { expect, test } from 'vitest';
import { seedFromNumber } from '../state/random.ts';
import { runToEnd } from '../state/resumable.ts';
import { tinyPlayable } from '../testing/tiny-game/playable.ts';
import type { Forecast } from './forecast.ts';
import type { PlayableMatch } from './playable.ts';

const deck = '1 deck bear druid wolf pup scout lure';

function open(...lines: readonly string[]): PlayableMatch {
  const opened = tinyPlayable.position?.([...lines, '2 deck growl wither volley'], seedFromNumber(3));
  if (opened?.ok !== true) throw new Error(JSON.stringify(opened));
  return opened.value;
}

function chosenBy(match: PlayableMatch, verb: string, name?: string): readonly number[] {
  const view = match.view(0);
  const options = match.pending(0)?.ask?.options ?? [];
  const at = options.findIndex((each) => each.verb === verb && (name === undefined || view.cards[each.card ?? '']?.definition === name));
  if (at < 0) throw new Error(`${verb} ${name} is not offered.`);
  return [at];
}

/** What is foreseen: the changes with the names of their cards, and the end. */
function foresee(match: PlayableMatch, chosen: readonly number[], seat = 0): Forecast | undefined {
  return match.forecast && runToEnd(match.forecast({ seat, chosen }, seedFromNumber(1)));
}

function told(match: PlayableMatch, chosen: readonly number[]): readonly string[] {
  const found = foresee(match, chosen);
  const view = match.view(0);
  const nameOf = (card: string): string => view.cards[card]?.definition ?? '?';
  const changes = (found?.changes ?? []).map(({ of, name, card, seat, from, to, unknown }) => {
    const whose = card === undefined ? `${(seat ?? 0) + 1}` : nameOf(card);
    if (of === 'leaves' || of === 'enters') return `${whose} ${of} ${name}`;
    return `${whose} ${name} ${String(from ?? 0)} > ${unknown === true ? '?' : String(to ?? 0)}`;
  });
  return [...changes, found?.end ?? 'nothing', ...(found?.unanswered === true ? ['unanswered'] : [])];
}

test('what changes for certain: who leaves play, values, and how many cards are drawn', () => {
  const plague = open('1 hand plague', '1 food 5', '1 den pup', '2 den bear', deck);
  expect(told(plague, chosenBy(plague, 'play', 'plague'))).toEqual([
    'pup leaves discard',
    'bear damage 0 > 1',
    '1 hand 1 > 0',
    '1 food 5 > 4',
    'rest',
  ]);
  const feast = open('1 hand feast', '1 food 5', deck);
  expect(told(feast, chosenBy(feast, 'play', 'feast'))).toContain('2 hand 0 > 1');
});

test('where the seat has to choose on the way, the line ends', () => {
  const match = open('1 hand growl', '1 food 5', '1 den pup', '2 den bear', deck);
  expect(told(match, chosenBy(match, 'play', 'growl'))).toEqual(['1 hand 1 > 0', 'yours']);
  match.answer(0, match.pending(0)?.id ?? -1, chosenBy(match, 'play', 'growl'));
  expect(told(match, chosenBy(match, 'choose', 'pup'))).toEqual(['pup strength 1 > 3', 'rest']);
});

test('what is paid on the way is paid with what suffices: neither the cards nor their number are told, for others would do as well', () => {
  const match = open('1 hand tribute bear wolf pup', '1 food 5', '2 den bear', deck);
  expect(told(match, chosenBy(match, 'play', 'tribute'))).toEqual(['1 food 5 > 9', 'rest']);
});

test('nobody is supposed to respond, and it is said where somebody could', () => {
  const match = open('1 hand plague', '1 food 9', '2 food 9', '1 den medic', '2 den medic wolf', deck);
  const foreseen = ['medic damage 0 > 1', 'medic damage 0 > 1', 'wolf damage 0 > 1', '1 hand 1 > 0', '1 food 9 > 7', 'rest', 'unanswered'];
  expect(told(match, chosenBy(match, 'play', 'plague'))).toEqual(foreseen);
  match.answer(0, match.pending(0)?.id ?? -1, chosenBy(match, 'play', 'plague'));
  expect(match.pending(1)?.kind).toBe('respond');
  expect(told(match, [])).toEqual(['nothing']);
});

test('in a window of its own a seat sees what a response does, and what comes if it lets it pass', () => {
  const match = open('1 hand plague', '1 food 9', '1 den medic bear', '2 den wolf', deck);
  match.answer(0, match.pending(0)?.id ?? -1, chosenBy(match, 'play', 'plague'));
  expect(told(match, chosenBy(match, 'use', 'medic'))).toEqual(['medic leaves discard', 'bear damage 1 > 0', '1 food 7 > 6', 'rest']);
  expect(told(match, [])).toEqual(['rest']);
});

test('where another has to choose, the line ends with that', () => {
  const match = open('1 den bear', '2 den wolf pup', deck);
  expect(told(match, chosenBy(match, 'raid', 'bear'))).toEqual(['theirs']);
});

test('an answer that is not legal has no forecast, and looking changes nothing', () => {
  const match = open('1 hand growl', '1 food 5', '1 den pup', deck);
  const before = match.save();
  expect(foresee(match, [99])).toBeUndefined();
  expect(foresee(match, [0, 1])).toBeUndefined();
  expect(foresee(match, [0], 1)).toBeUndefined();
  foresee(match, chosenBy(match, 'play', 'growl'));
  expect(match.save()).toBe(before);
});

test('the same is foreseen where all that the seat cannot know is another, byte for byte', () => {
  const match = open('1 hand plague foresight feast', '1 food 9', '1 den pup scout', '2 hand scout lure', '2 den bear', deck);
  const options = match.pending(0)?.ask?.options ?? [];
  for (let other = 0; other < 10; other++) {
    const twin = match.fork(0, seedFromNumber(other));
    for (const at of options.keys()) expect(JSON.stringify(foresee(twin, [at]))).toBe(JSON.stringify(foresee(match, [at])));
  }
});
