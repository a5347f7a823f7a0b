import {
  cloneCore,
  defineFacts,
  defineGame,
  emptyState,
  freshCard,
  type Match,
  type Observer,
  type Step,
  advance,
  matchOn,
  raise,
  program,
  seedFromNumber,
  type CoreState,
  frameOf,
} from '../rules.ts';
import { manners, words } from './no-words.ts';

/** The two facts of a game that only counts. */
export const facts = defineFacts({ counted: { carries: { amount: 'all' }, rule: 'T-1' }, ended: { carries: {}, rule: 'T-2' } });

/** A game that only counts. */
export interface Counting extends CoreState {
  count: number;
}

/** The locals of its one program. */
export interface Locals {
  left: number;
}

/** Runs one program in a game that only counts, to its first question or the end. */
export function run(steps: readonly Step<Counting, Locals>[], left = 0, observe?: (match: Match<Counting>) => Observer): Match<Counting> {
  const main = program<Counting, Locals>('main', steps);
  const ending = program<Counting, object>('ending', [{ name: 'end', rule: 'T-2', do: (match) => raise(match, facts.fact('ended', {})) }]);
  const game = defineGame<Counting>({
    name: 'counting',
    programs: [main, ending],
    cards: [{ key: 'blank', printed: {}, abilities: [] }],
    words: words(),
    manners: manners(),
    facts,
    commits: {
      counted: (state, { amount }) => {
        state.count += amount;
      },
      ended: (state) => {
        state.winners = [0];
        state.ending = 'done';
      },
    },
    worksIn: () => false,
    policy: { chooser: () => 0, react: () => undefined },
    players: {},
    clone: (state) => ({ ...cloneCore<Counting>(state), count: state.count }),
    remember: () => undefined,
    knownBy: () => 1,
    isHeld: () => false,
    effectZones: { working: 0, spent: 1 },
    durations: [],
    checkInvariants: () => undefined,
  });
  const state: Counting = { ...emptyState(seedFromNumber(1), 2, 2), cards: [freshCard(0, 0, 0, 0)], count: 0 };
  state.frames.push(frameOf(ending, {}, { seat: 0 }), frameOf(main, { left }, { seat: 0 }));
  const match = matchOn(game, state);
  if (observe !== undefined) match.observer = observe(match);
  advance(match);
  return match;
}

/** A step that counts. */
export function count(name: string, amount: number): Step<Counting, Locals> {
  return { name, rule: 'T-1', do: (match) => raise(match, facts.fact('counted', { amount })) };
}
