/** What is looked for among the cards of a game, as a query and as the end of an address. */

/** A filter. Facts are those of the game's cards: of each that has values one of these is wanted. */
export interface CardFilter {
  readonly words: string;
  readonly facts: Readonly<Record<string, readonly string[]>>;
  readonly playable: 'any' | 'yes' | 'no';
  /** A rule that is about the cards; empty where none is asked for. */
  readonly rule: string;
  /** The order: `name`, a fact that is a number, or empty for the game's own. */
  readonly sort: string;
}

/** A filter that lets everything pass. */
export const everything: CardFilter = { words: '', facts: {}, playable: 'any', rule: '', sort: '' };

/** The filter as parameters. */
export function queryOf({ words, facts, playable, rule, sort }: CardFilter): URLSearchParams {
  const query = new URLSearchParams();
  if (words.trim() !== '') query.set('q', words.trim());
  for (const [fact, values] of Object.entries(facts)) for (const value of values) query.append('f', `${fact}:${value}`);
  if (playable !== 'any') query.set('playable', playable);
  if (rule !== '') query.set('rule', rule);
  if (sort !== '') query.set('sort', sort);
  return query;
}

/** The filter of parameters; what is none is left out. */
export function filterOf(text: string): CardFilter {
  const query = new URLSearchParams(text);
  const facts: Record<string, readonly string[]> = {};
  for (const each of query.getAll('f')) {
    const [fact = '', ...rest] = each.split(':');
    if (fact !== '' && rest.length > 0) facts[fact] = [...(facts[fact] ?? []), rest.join(':')];
  }
  const playable = query.get('playable');
  return {
    words: query.get('q') ?? '',
    facts,
    playable: playable === 'yes' || playable === 'no' ? playable : 'any',
    rule: query.get('rule') ?? '',
    sort: query.get('sort') ?? '',
  };
}

/** How many of its parts let something not pass, words and order apart. */
export function filtersIn({ facts, playable, rule }: CardFilter): number {
  return Object.values(facts).filter((values) => values.length > 0).length + Number(playable !== 'any') + Number(rule !== '');
}

/** The same filter that wants a value of a fact besides, or no longer. */
export function withValue(filter: CardFilter, fact: string, value: string): CardFilter {
  const before = filter.facts[fact] ?? [];
  const values = before.includes(value) ? before.filter((each) => each !== value) : [...before, value];
  return { ...filter, facts: { ...filter.facts, [fact]: values } };
}
