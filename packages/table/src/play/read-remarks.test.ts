import { expect, test } from 'vitest';
import { talkAfter } from './read-remarks.ts';
import type { OpenRequest, Wish } from './requests.ts';
import type { Remark } from './talk.ts';

/** What holds of remarks that were written and are read again. */
function readAgain(...remarks: readonly Remark[]): ReturnType<typeof talkAfter> {
  return talkAfter(
    remarks.map((remark, at) => ({ number: at + 1, seq: 0, text: JSON.stringify(remark) })),
    [],
  );
}

const wishes: readonly Wish[] = [
  { kind: 'undo', to: 3 },
  { kind: 'draw', voters: [0, 1, 2] },
  {
    kind: 'shortcut',
    talk: {
      seat: 0,
      choices: [
        { seat: 0, chosen: [['pass', 0, 0]] },
        { seat: 1, chosen: [['play', 17, -1]] },
      ],
      stops: [1],
      cards: [undefined, 'inferno:zorg'],
      waiting: [1],
      isRejected: false,
    },
    steps: [{ seat: 0, verb: 'pass', value: 0, turn: 2, moment: 'main', stop: false }],
  },
];

test.each(wishes)('a request for $kind is read as it was written', (wish) => {
  const request: OpenRequest = { id: 1, seat: 0, wish, waiting: [1] };
  expect(readAgain({ kind: 'asked', request }).request).toEqual(request);
});

test('a no and a setting are read as they were written', () => {
  const request: OpenRequest = { id: 1, seat: 0, wish: { kind: 'undo', to: 3 }, waiting: [1] };
  const setting = { own: ['main'], others: ['attack'], until: 'turn', everything: true } as const;
  const talk = readAgain({ kind: 'asked', request }, { kind: 'passing', seat: 1, setting }, { kind: 'declined', of: 'undo', seat: 1 });
  expect([talk.request, talk.declined, talk.remarks]).toEqual([undefined, { kind: 'undo', seat: 1 }, 3]);
  expect(talk.passing.get(1)).toEqual(setting);
  expect([talk.remarksBy(0), talk.remarksBy(1)]).toEqual([1, 2]);
});
