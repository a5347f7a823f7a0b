import { type PlayableMatch, type PlayedEntry, type Seat, type Shortcut, ok } from '@crupier/kernel';
import type { ShortcutCourse } from '@crupier/protocol';
import { describe, expect, test } from 'vitest';
import { proposeCourse, type Course } from './shortcuts.ts';

/** What was answered: whose answer, to a question with priority or another, and what was chosen. */
type Line = readonly [seat: Seat, asked: 'priority' | 'target', verb: string];

/** A way that a match has come, as far as repeating looks at it. What is proposed is kept in `proposed`. */
function courseOf(lines: readonly Line[]): { readonly course: Course; readonly proposed: Shortcut[] } {
  const proposed: Shortcut[] = [];
  let at = 0;
  const pending = (viewer: Seat): unknown => {
    const [seat, asked, verb] = lines[at] ?? [0, 'priority', ''];
    const options = [...(asked === 'priority' ? ['pass'] : []), verb].map((each) => ({ verb: each, value: 0 }));
    return viewer === seat ? { kind: asked === 'priority' ? 'respond' : 'target', ask: { options } } : undefined;
  };
  const entries = lines.map(([seat, , verb], decision): PlayedEntry => {
    return { kind: 'answer', seat, by: 'person', decision, chosen: [[verb, 0, 0]], hash: '' };
  });
  const match = {
    game: { passing: { verb: 'pass' } },
    pending,
    view: () => ({}),
    follow: () => {
      at++;
      return ok(undefined);
    },
    shortcuts: {
      propose: (shortcut: Shortcut) => {
        proposed.push(shortcut);
        return ok({});
      },
    },
  } as unknown as PlayableMatch;
  return { course: { match, before: () => ({ match, entries }) }, proposed };
}

const round: readonly Line[] = [
  [0, 'priority', 'play'],
  [0, 'target', 'choose'],
  [0, 'priority', 'pass'],
  [1, 'priority', 'activate'],
  [0, 'priority', 'activate'],
  [0, 'priority', 'pass'],
  [1, 'priority', 'pass'],
];

describe('INF-707.1b what is repeated', () => {
  test.each<[string, ShortcutCourse & { readonly kind: 'repeat' }, number]>([
    ['began with the last act', { kind: 'repeat', acts: 1, times: 9 }, 4],
    ['or with one before, and all that was chosen since belongs to it', { kind: 'repeat', acts: 2, times: 3 }, 0],
  ])('%s', (_what, wish, from) => {
    const { course, proposed } = courseOf(round);
    expect(proposeCourse(course, 0, wish).ok).toBe(true);
    const choices = round.slice(from).map(([seat, , verb]) => ({ seat, chosen: [[verb, 0, 0]] }));
    expect(proposed).toEqual([{ seat: 0, parts: [{ choices, times: wish.times }] }]);
  });

  test('what another did, what was aimed at and passes are no acts of one’s own', () => {
    const { course, proposed } = courseOf(round);
    const refused = proposeCourse(course, 0, { kind: 'repeat', acts: 3, times: 2 });
    expect(refused).toEqual({ ok: false, problems: [{ code: 'shortcut.nothingToRepeat', at: '', values: { acts: 3, found: 2 } }] });
    expect(proposed).toEqual([]);
  });
});
