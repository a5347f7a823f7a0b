import { nearestWords } from '../state/nearest.ts';
import { assert } from '../state/result.ts';
import type { MeaningsOn } from './meanings.ts';
import type { Wordings } from './wordings.ts';

type Table = Readonly<Record<string, unknown>>;

/** Asserts that each word of a game has its wording, and each wording its word: what types cannot say of tables that are put together. */
export function checkWordings(game: string, words: MeaningsOn<never>, wordings: Wordings): void {
  const { prices } = wordings;
  const same = (sort: string, meant: Table | readonly string[] = {}, said: Table = {}): void => {
    const names = Array.isArray(meant) ? (meant as readonly string[]) : Object.keys(meant);
    const missing = names.find((name) => !Object.hasOwn(said, name));
    assert(missing === undefined, `The ${sort} ${missing} of the game ${game} has no wording.`);
    const known = new Set(names);
    const needless = Object.keys(said).find((name) => !known.has(name));
    if (needless !== undefined)
      throw new Error(`The game ${game} words the ${sort} ${needless}, which it has not${nearest(needless, names)}.`);
  };
  same('noun', words.nouns, wordings.nouns);
  same('quality', words.qualities, wordings.qualities);
  same('stat', words.stats, wordings.stats);
  same('tally', words.tallies, wordings.tallies);
  same('verb', words.verbs, wordings.verbs);
  same('occasion', words.occasions, wordings.occasions);
  same('relation', words.relations, wordings.relations);
  same('measure', words.measures, wordings.measures);
  same('state', words.states, wordings.states);
  same('rule', words.rules, wordings.rules);
  same('list', words.lists, wordings.lists);
  same('duration', words.durations, wordings.durations);
  same('counted fact', words.counted, wordings.counted);
  same('fact of cards', words.thisWay, wordings.thisWay);
  same('choosable', words.choosables, wordings.choosables);
  same('history', words.history, wordings.history);
  same('place', words.places, wordings.places);
  same('header', words.headers, wordings.headers);
  same('period', words.periods, prices?.limits);
  same('timing', words.timings, prices?.timings);
  same('type of resource', words.resources, prices?.resources?.units);
  checkOccasions(game, words, wordings);
}

/** Asserts that occasions have words for several, and for their first time, where they mean it and nowhere else, and headers that there are. */
function checkOccasions(game: string, { occasions }: MeaningsOn<never>, wordings: Wordings): void {
  for (const [name, { oneOrMore, history }] of Object.entries(occasions)) {
    const { several, eachPeriod, trigger } = wordings.occasions[name] ?? {};
    assert(
      trigger === undefined || wordings.triggers?.[trigger] !== undefined,
      `The occasion ${name} of the game ${game} has the header ${trigger}, which has no wording.`,
    );
    assert(
      (several !== undefined) === (oneOrMore === true),
      `The occasion ${name} of the game ${game} waits once for several, or has words for several, and not both.`,
    );
    assert(
      (eachPeriod !== undefined) === (history !== undefined),
      `The occasion ${name} of the game ${game} has a history, or words for its first time, and not both.`,
    );
  }
}

function nearest(name: string, names: readonly string[]): string {
  const [found] = nearestWords(name, names, 1);
  return found === undefined ? '' : `; the nearest is ${found}`;
}
