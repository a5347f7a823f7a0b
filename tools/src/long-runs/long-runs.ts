/** The long runs of the project: what takes too long to be done with every change. */

/** A long run: a script with its arguments, which passes or fails as a whole. */
export interface LongRun {
  readonly name: string;
  /** From the repository's root. */
  readonly script: string;
  readonly words: readonly string[];
}

const games = ['keyforge', 'inferno', 'marvel-champions'] as const;

/** A run of a tool for each game, with its own arguments where games differ. */
function perGame(
  tool: string,
  words: readonly string[],
  own: Partial<Record<(typeof games)[number], readonly string[]>> = {},
): readonly LongRun[] {
  return games.map((game) => ({
    name: `${tool} ${game}`,
    script: `tools/src/${tool}.ts`,
    words: ['--game', game, ...words, ...(own[game] ?? [])],
  }));
}

/** All long runs, those first that say most about the rules; what can be drawn from a seed is drawn from this one. */
export function longRuns(seed: number): readonly LongRun[] {
  const text = String(seed);
  const tool = (name: string, words: readonly string[]): LongRun => ({ name, script: `tools/src/${name.split(' ')[0] ?? ''}.ts`, words });
  return [
    { name: 'tests', script: 'tools/src/run-vitest.ts', words: ['long'] },
    ...perGame('oracle', []),
    ...perGame('golden', []),
    ...perGame('perft', []),
    ...perGame('metamorphic', ['--seed', text]),
    ...perGame('conformance', ['--from', text], {
      keyforge: ['--seeds', '300'],
      inferno: ['--seeds', '40'],
      'marvel-champions': ['--seeds', '200'],
    }),
    tool('conformance inferno of four', ['--game', 'inferno', '--seats', '4', '--seeds', '8', '--from', text, '--swap-every', '20']),
    ...perGame('soak', ['--seed', text], {
      keyforge: ['--games', '5000'],
      inferno: ['--games', '3000'],
      'marvel-champions': ['--games', '2000'],
    }),
    ...perGame('explain', ['--games', '200', '--seed', text]),
    ...perGame('questions', ['--games', '200', '--seed', text]),
    ...perGame('fuzz', ['--files', '100', '--seed', text]),
    ...perGame('damage', ['--matches', '60', '--seed', text]),
    ...perGame('redaction', ['--seeds', '15', '--from', text]),
    { name: 'browser-walk', script: 'tests/e2e/browser-walk.ts', words: ['--pairs', '--seed', text] },
    { name: 'layout', script: 'tools/src/run-vitest.ts', words: ['layout'] },
    tool('hostile', ['--attack', 'all', '--seed', text]),
    tool('chaos', ['--mode', 'all', '--kills', '100', '--seed', text]),
    tool('exam keyforge', ['--game', 'keyforge', '--bot', 'strong', '--least', '27']),
    tool('exam inferno', ['--game', 'inferno', '--bot', 'strong', '--least', '27']),
    tool('balance', ['--games', '600', '--seed', text]),
    ...perGame('mutation', ['--mutants', '200', '--seed', text, '--explained']),
  ];
}
