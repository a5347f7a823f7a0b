/** What is looked for among the cards of a game, as a query and as the end of an address. */

/** A filter. Facts are those of the game's cards; each has one value or none. */
export interface CardFilter {
  readonly words: string;
  readonly facts: Readonly<Record<string, string>>;
  readonly playable: 'any' | 'yes' | 'no';
  /** A rule that is about the cards; empty where none is asked for. */
  readonly rule: string;
}

/** A filter that lets everything pass. */
export const everything: CardFilter = { words: '', facts: {}, playable: 'any', rule: '' };

/** The filter as parameters. */
export function queryOf({ words, facts, playable, rule }: CardFilter): URLSearchParams {
  const query = new URLSearchParams();
  if (words.trim() !== '') query.set('q', words.trim());
  for (const [fact, value] of Object.entries(facts)) if (value !== '') query.append('f', `${fact}:${value}`);
  if (playable !== 'any') query.set('playable', playable);
  if (rule !== '') query.set('rule', rule);
  return query;
}

/** The filter of parameters; what is none is left out. */
export function filterOf(text: string): CardFilter {
  const query = new URLSearchParams(text);
  const facts = query.getAll('f').flatMap((each): readonly (readonly [string, string])[] => {
    const [fact = '', ...rest] = each.split(':');
    return fact === '' || rest.length === 0 ? [] : [[fact, rest.join(':')]];
  });
  const playable = query.get('playable');
  return {
    words: query.get('q') ?? '',
    facts: Object.fromEntries(facts),
    playable: playable === 'yes' || playable === 'no' ? playable : 'any',
    rule: query.get('rule') ?? '',
  };
}

/** How many of its parts let something not pass, the words apart. */
export function filtersIn({ facts, playable, rule }: CardFilter): number {
  return Object.values(facts).filter((value) => value !== '').length + Number(playable !== 'any') + Number(rule !== '');
}
