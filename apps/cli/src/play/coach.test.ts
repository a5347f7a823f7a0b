import { expect, test } from 'vitest';
import { freshFolder, runIn } from '../fixtures/test-io.ts';
import { games } from '../games.ts';

test.each([
  ['en', 'Whoever forges three keys first wins.', 'Suggested: 3. Untamed', 'You did something else'],
  ['es', 'Gana quien forje antes tres llaves.', 'Sugerencia: 3. Indómita', 'Has hecho otra cosa'],
])(
  'the table of a tutorial tells its lessons as remarks, with their rules and what they suggest (%s)',
  async (language, first, house, strayed) => {
    const call = ['play', '--table', 'tutorial', '--plain', '--lang', language, '--journal', `${freshFolder()}/match.json`];
    const { out, err, code } = await runIn({ games, lines: ['0', '1', '1'] }, ...call);
    expect({ err, code }).toEqual({ err: '', code: 0 });
    expect(out).toContain(first);
    expect(out).toContain('· Mulligan, 1]');
    expect(out).toContain(house);
    expect(out.indexOf(strayed)).toBeGreaterThan(out.indexOf(house));
  },
);
