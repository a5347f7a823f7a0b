import { expect, test } from 'vitest';
import { afterGame, newSeries, seriesWinners, type SeriesScore } from './series.ts';

/** The score after games with such winners. */
function after(...games: readonly (readonly number[])[]): SeriesScore {
  return games.reduce((score, winners) => afterGame(score, { winners }), newSeries(3, 2));
}

interface Standing {
  readonly wins: readonly number[];
  readonly chooser?: number;
  readonly winners?: readonly number[];
}

test.each<[string, SeriesScore, Standing]>([
  ['nothing was played', after(), { wins: [0, 0] }],
  ['the loser decides who begins', after([0]), { wins: [1, 0], chooser: 1 }],
  ['each has won once', after([0], [1]), { wins: [1, 1], chooser: 0 }],
  ['two wins decide it', after([0], [1], [1]), { wins: [1, 2], chooser: 0, winners: [1] }],
  ['a draw is nobody’s win, and the same one decides again', after([1], []), { wins: [0, 1], chooser: 0 }],
  ['after a drawn first game chance decides again', after([]), { wins: [0, 0] }],
  ['draws do not end it', after([], [0], [], [1], [], [0]), { wins: [2, 1], chooser: 1, winners: [0] }],
])('a series: %s', (_what, score, { wins, chooser, winners = [] }) => {
  expect([score.wins, score.chooser, seriesWinners(score)]).toEqual([wins, chooser, winners]);
});

test('one game alone decides the best of one', () => {
  expect(seriesWinners(afterGame(newSeries(1, 4), { winners: [1, 3] }))).toEqual([1, 3]);
});
