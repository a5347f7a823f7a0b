import { expect, test } from 'vitest';
import type { SeenDecision, SeenOption, View } from '../views/view.ts';
import {
  coachAt,
  currentLesson,
  lessonPoints,
  pinPlaces,
  scriptedAnswer,
  suggestedAnswer,
  withAnswer,
  type Coaching,
  type Lesson,
  type LessonOccasion,
  type OfferedAct,
  type ScriptedAnswer,
  type SeenQuestion,
} from './tutorial.ts';

const nothingSaid: Coaching = { said: [], hasStrayed: false };
const turnValue = 'round';

/** A question of the second round: play the troll or the pixie, discard either, or end the turn; a card of another player lies in play. */
function question(id: number, more: Partial<SeenDecision> = {}, round = 2): SeenQuestion {
  const options: SeenOption[] = [
    { verb: 'play', card: 'a', value: 0 },
    { verb: 'play', card: 'b', value: 0 },
    { verb: 'play', card: 'c', value: 0 },
    { verb: 'discard', card: 'a', value: 1 },
    { verb: 'end', value: 7 },
  ];
  const decision = { id, kind: 'act', purpose: 'main', ask: { seat: 0, min: 1, max: 2, options }, ...more } as unknown as SeenDecision;
  const view = {
    viewer: 0,
    table: { round, house: 'mars' },
    zones: [
      { kind: 'line', seat: 0, cards: ['d'] },
      { kind: 'hand', seat: 1, cards: ['d'] },
      { kind: 'hand', seat: 0, cards: ['a', 'b', 'c'] },
    ],
    cards: {
      a: { definition: 'troll', now: {} },
      b: { definition: 'pixie', now: {} },
      c: { definition: 'troll', now: {} },
      d: { definition: 'wolf', now: { asleep: true } },
    },
  } as unknown as View;
  return { decision, view };
}

function lesson(id: string, when: Partial<LessonOccasion> = {}, suggests?: readonly OfferedAct[]): Lesson {
  return { id, text: { en: id, es: id }, rules: [], when: { purpose: 'main', ...when }, ...(suggests && { suggests }) };
}

/** The lessons that are said at a question where nothing was said before, one after another. */
function saidAt(lessons: readonly Lesson[], asked: SeenQuestion): string | undefined {
  return currentLesson({ lessons, turnValue }, coachAt({ lessons, turnValue }, nothingSaid, asked), asked)?.id;
}

test.each<[what: string, when: Partial<LessonOccasion>, isSaid: boolean]>([
  ['nothing more', {}, true],
  ['another purpose', { purpose: 'other' }, false],
  ['its kind', { kind: 'act' }, true],
  ['another kind', { kind: 'may' }, false],
  ['its turn', { turn: 2 }, true],
  ['an earlier turn', { turn: 1 }, false],
  ['a later turn', { turn: 3 }, false],
  ['from an earlier turn on', { fromTurn: 1 }, true],
  ['from its turn on', { fromTurn: 2 }, true],
  ['from a later turn on', { fromTurn: 3 }, false],
  ['a card in hand', { holds: 'pixie' }, true],
  ['a card that lies elsewhere', { holds: 'wolf' }, false],
  ['a card of a sort that lies open', { shows: { cards: ['wolf'] } }, true],
  ['a card that lies in another zone', { shows: { zone: 'hand', cards: ['pike'] } }, false],
  ['any card of a zone', { shows: { zone: 'line' } }, true],
  ['any card of a zone where none lies', { shows: { zone: 'dungeon' } }, false],
  ['a value that a card tells', { shows: { value: 'asleep' } }, true],
  ['a value that no card tells', { shows: { value: 'awake' } }, false],
  ['a card of a sort in a zone that tells a value', { shows: { zone: 'line', cards: ['wolf'], value: 'asleep' } }, true],
  ['values of the table', { table: { house: ['dis', 'mars'] } }, true],
  ['other values of the table', { table: { house: ['dis'] } }, false],
  ['one value that fits and one that does not', { table: { house: ['mars'], round: [3] } }, false],
])('a lesson whose occasion names %s', (_what, when, isSaid) => {
  expect(saidAt([lesson('one', when)], question(1))).toBe(isSaid ? 'one' : undefined);
});

test('a lesson is said once, and the next that fits comes at the next question', () => {
  const tutorial = { lessons: [lesson('one'), lesson('two', { turn: 9 }), lesson('three')], turnValue };
  const first = coachAt(tutorial, nothingSaid, question(1));
  const second = coachAt(tutorial, first, question(2));
  const third = coachAt(tutorial, second, question(3));
  expect(third.said).toEqual([
    { lesson: 'one', decision: 1 },
    { lesson: 'three', decision: 2 },
  ]);
  expect([currentLesson(tutorial, third, question(2))?.id, currentLesson(tutorial, third, question(3))?.id]).toEqual(['three', undefined]);
  // The same question asked once more has the same lesson.
  expect(coachAt(tutorial, second, question(2))).toEqual(second);
});

test('an undo makes later lessons unsaid, and forgets that one has strayed', () => {
  const tutorial = { lessons: [lesson('one'), lesson('two')], turnValue };
  const strayed: Coaching = { ...coachAt(tutorial, coachAt(tutorial, nothingSaid, question(1)), question(5)), hasStrayed: true };
  expect(coachAt(tutorial, strayed, question(6)).hasStrayed).toBe(true);
  expect(coachAt(tutorial, strayed, question(3))).toEqual({
    said: [
      { lesson: 'one', decision: 1 },
      { lesson: 'two', decision: 3 },
    ],
    hasStrayed: false,
  });
});

test.each<[acts: readonly OfferedAct[], chosen: readonly number[] | undefined]>([
  [[{ verb: 'end' }], [4]],
  [[{ verb: 'end', value: 7 }], [4]],
  [[{ verb: 'end', value: 8 }], undefined],
  [[{ verb: 'play', card: 'pixie' }], [1]],
  [[{ verb: 'end', card: 'troll' }], undefined],
  [[{ verb: 'play', card: 'wolf' }], undefined],
  [
    [
      { verb: 'play', card: 'troll' },
      { verb: 'play', card: 'troll' },
    ],
    [0, 2],
  ],
  [Array.from({ length: 3 }, (): OfferedAct => ({ verb: 'play', card: 'troll' })), undefined],
  [[], undefined],
])('%j is the answer %j', (suggests, chosen) => {
  expect(suggestedAnswer({ suggests }, question(1))).toEqual(chosen);
});

test('to decline is suggested where it may be declined, and a lesson with an answer that is not offered is not said', () => {
  const open = question(1);
  const optional = question(1, { ask: { ...(open.decision.ask as NonNullable<SeenDecision['ask']>), min: 0 } });
  expect([suggestedAnswer({ suggests: [] }, optional), suggestedAnswer({}, optional)]).toEqual([[], undefined]);
  const { ask: _ask, ...unasked } = open.decision;
  expect(suggestedAnswer({ suggests: [] }, { ...open, decision: unasked })).toBeUndefined();
  expect(saidAt([lesson('fly', {}, [{ verb: 'fly' }]), lesson('end', {}, [{ verb: 'end' }])], open)).toBe('end');
});

test('whoever does something else has strayed; two copies of a card, in any order, are the same', () => {
  const both = lesson('both', {}, [
    { verb: 'play', card: 'troll' },
    { verb: 'play', card: 'pixie' },
  ]);
  const tutorial = { lessons: [both, lesson('any')], turnValue };
  const coaching = coachAt(tutorial, nothingSaid, question(1));
  const strays = (chosen: readonly number[]): boolean => withAnswer(tutorial, coaching, question(1), chosen).hasStrayed;
  expect([strays([0, 1]), strays([1, 2]), strays([0, 2]), strays([0]), strays([4])]).toEqual([false, false, true, true, true]);
  const free = coachAt(tutorial, coaching, question(2));
  expect(withAnswer(tutorial, { ...free, hasStrayed: true }, question(2), [4]).hasStrayed).toBe(false);
});

test('the opponent does the first act of the script that is offered, and what the script does not say is left to it', () => {
  const script: readonly ScriptedAnswer[] = [
    { purpose: 'main', turn: 1, acts: [{ verb: 'end' }] },
    { purpose: 'main', acts: [{ verb: 'fly' }, { verb: 'play', card: 'pixie' }] },
    { purpose: 'offer', acts: [] },
  ];
  const answerTo = (asked: SeenQuestion): readonly number[] | undefined => scriptedAnswer({ script, turnValue }, asked);
  expect([answerTo(question(1)), answerTo(question(1, {}, 1)), answerTo(question(1, { purpose: 'house' }))]).toEqual([[1], [4], undefined]);
  const offer = { purpose: 'offer', ask: { seat: 0, min: 0, max: 1, options: [] } } as unknown as Partial<SeenDecision>;
  expect(answerTo(question(1, offer))).toEqual([]);
  expect(answerTo(question(1, { purpose: 'offer' }))).toBeUndefined();
});

test.each([
  ['One. Two. Three?', ['One.', 'Two. Three?']],
  ['¿Una? ¡Dos!', ['¿Una?', '¡Dos!']],
  ['Only one, with 1.5 of it.', ['Only one, with 1.5 of it.']],
  ['A: b. c stays with it.', ['A: b. c stays with it.']],
])('%s is told in points', (text, points) => {
  expect(lessonPoints(text)).toEqual(points);
});

test('points are pinned to the cards that they speak of', () => {
  const asked = question(1);
  const two = { en: 'One. Two.', es: 'Uno. Dos.' };
  const [first = ''] = asked.view.zones.find(({ cards }) => cards.length > 0)?.cards ?? [];
  const { definition = '' } = asked.view.cards[first] ?? {};
  const shown = { cards: [definition] };
  const of = (more: Partial<Lesson>): Lesson => ({ id: 'x', text: two, rules: [], when: {}, ...more });
  const at = (card: string | undefined): unknown => ({ kind: 'card', card });
  expect(pinPlaces(of({}), asked)).toEqual([undefined, undefined]);
  expect(pinPlaces(of({ when: { shows: shown } }), asked)).toEqual([at(first), undefined]);
  expect(pinPlaces(of({ suggests: [{ verb: 'discard' }] }), asked)).toEqual([undefined, at('a')]);
  expect(pinPlaces(of({ text: { en: 'One.', es: 'Uno.' }, suggests: [{ verb: 'discard' }] }), asked)).toEqual([at('a')]);
  expect(pinPlaces(of({ suggests: [{ verb: 'discard' }], pins: [undefined, shown] }), asked)).toEqual([undefined, at(first)]);
  expect(pinPlaces(of({ pins: [{ cards: ['nobody'] }] }), asked)).toEqual([undefined, undefined]);
  // What is no card: an answer without one, to decline, a pile of one's own or of the table, a part of the table.
  expect(pinPlaces(of({ suggests: [{ verb: 'end' }] }), asked)).toEqual([undefined, { kind: 'option', option: 4 }]);
  const { decision } = asked;
  const open: SeenQuestion = {
    ...asked,
    decision: { ...decision, ask: { ...(decision.ask as NonNullable<SeenDecision['ask']>), min: 0 } },
  };
  expect(pinPlaces(of({ suggests: [] }), open)).toEqual([undefined, { kind: 'option', option: undefined }]);
  expect(pinPlaces(of({ pins: [{ pile: 'hand' }, { pile: 'line' }] }), asked)).toEqual([
    { kind: 'pile', pile: 'hand', seat: 0 },
    { kind: 'pile', pile: 'line', seat: 0 },
  ]);
  expect(pinPlaces(of({ pins: [{ pile: 'dungeon' }, { part: 'keys' }] }), asked)).toEqual([undefined, { kind: 'part', part: 'keys' }]);
});
