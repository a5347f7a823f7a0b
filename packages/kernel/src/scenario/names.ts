import type { Option } from '../state/decision.ts';
import type { Match } from '../match/match.ts';
import type { Viewer } from '../state/viewers.ts';
import type { CardId, CoreState } from '../state/state.ts';
import { NO_CARD } from '../state/state.ts';
import type { Labels, ScenarioSubject } from './subject.ts';

/** What reading names in a scenario needs. */
export interface NameContext<S extends CoreState> {
  readonly subject: ScenarioSubject<S>;
  readonly match: Match<S>;
  readonly labels: Labels;
  /** Who reads, where what they may not know is not to be read. */
  readonly viewer?: Viewer;
}

/** Folds a name for comparison. */
function fold(name: string): string {
  return name.trim().toLowerCase().replaceAll('’', "'");
}

/**
 * Finds the cards that a name may mean: a label, a card's name or key, with `1:` or `2:` before it for its owner and `#2` after
 * it for the second of that name. Cards that lie in a deck come last.
 */
export function cardsNamed<S extends CoreState>({ subject, match, labels }: NameContext<S>, text: string): readonly CardId[] {
  const [, owner, body = '', nth] = /^(?:([1-9]):)?(.*?)(?:#(\d+))?$/.exec(fold(text)) ?? [];
  const label = Object.entries(labels).find(([name]) => fold(name) === body);
  if (label !== undefined) return [label[1]];
  const named = cardsByName(subject, match).get(body) ?? [];
  const ids = owner === undefined ? named : named.filter((card) => match.state.cards[card]?.owner === Number(owner) - 1);
  return nth === undefined ? ids : ids.slice(Number(nth) - 1, Number(nth));
}

/** The cards of a state by their names, as they were when the state was read. */
interface NameIndex {
  readonly at: string;
  readonly cards: ReadonlyMap<string, readonly CardId[]>;
}

const indexes = new WeakMap<object, NameIndex>();

/** The cards by each of their folded names. A card's name may change with any event, so an index lasts until the next. */
function cardsByName<S extends CoreState>(subject: ScenarioSubject<S>, match: Match<S>): NameIndex['cards'] {
  const { state } = match;
  // A rewound match comes to the same revision by another way, and to another question.
  const at = [state.revision, state.decisions, state.cards.length].join();
  const known = indexes.get(state);
  if (known?.at === at) return known.cards;
  const cards = new Map<string, CardId[]>();
  for (const { id } of state.cards) {
    if (id === NO_CARD) continue;
    for (const name of new Set(subject.namesOf(match, id).map(fold))) {
      const named = cards.get(name);
      if (named === undefined) cards.set(name, [id]);
      else named.push(id);
    }
  }
  indexes.set(state, { at, cards });
  return cards;
}

/** The options that a text names: `reap Zorg`, `house mars`, `number 3`, `yes`. */
export function optionsNamed<S extends CoreState>(context: NameContext<S>, options: readonly Option[], text: string): readonly number[] {
  const [verb = '', ...words] = text.trim().split(/\s+/);
  const rest = words.join(' ');
  const withVerb = options.flatMap((option, at) => (option.verb === verb ? [at] : []));
  if (rest === '') return withVerb;
  const { body, numeral } = readRest(rest);
  const said = context.subject.valueOf(context.match, verb, body);
  const value = numeral === undefined ? said : Number(numeral);
  const cards = body === '' ? [] : cardsNamed(context, body);
  // A word may be some card's name too: options about no such card are told apart by their values.
  const isWord = said !== undefined && !withVerb.some((at) => cards.includes((options[at] as Option).card));
  return withVerb.filter((at) => {
    const option = options[at] as Option;
    if (cards.length > 0 && !isWord) return cards.includes(option.card) && (numeral === undefined || option.value === value);
    return value !== undefined && option.value === value;
  });
}

/** What stands after the verb: a card or a word, and perhaps the value of the option. */
function readRest(rest: string): { readonly body: string; readonly numeral: string | undefined } {
  const [, body = '', numeral] = /^(.*?)\s*(?:=\s*(-?\d+))?$/.exec(rest) ?? [];
  return { body, numeral };
}

/** What stands after the verb of a text if it is neither a card nor a word that the verb takes; undefined where it is. */
export function unknownIn<S extends CoreState>(context: NameContext<S>, text: string): string | undefined {
  const [verb = '', ...words] = text.trim().split(/\s+/);
  const { body } = readRest(words.join(' '));
  const isKnown = body === '' || cardsNamed(context, body).length > 0 || context.subject.valueOf(context.match, verb, body) !== undefined;
  return isKnown ? undefined : body;
}
