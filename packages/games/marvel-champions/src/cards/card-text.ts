import { writeCard, type Language, type TextContext } from '@crupier/kernel/rules';
import type { Ability, Selector } from '@crupier/kernel/cards';
import type { CardType } from '../state/printed.ts';
import { printedKeyword } from '../words/keywords.ts';
import { baseBook, type CardBook } from './card-book.ts';
import type { CardFacts } from './facts/card-facts.ts';

/** What a card of a type calls itself where it does not say its name: "este Aliado", "esta carta". */
const nounOf: Readonly<Partial<Record<CardFacts['type'], string>>> = {
  hero: 'hero',
  alterEgo: 'identity',
  ally: 'ally',
  support: 'support',
  upgrade: 'upgrade',
  villain: 'villain',
  minion: 'minion',
  environment: 'environment',
  mainScheme: 'mainScheme',
} satisfies Partial<Record<CardType, string>>;

/**
 * A card's text, rendered from its data: a line of the keywords printed on it, then one an ability. `headerMark` is put around headers:
 * `**` where texts may be bold. Empty for a card without text.
 */
export function textOf(facts: CardFacts, language: Language, headerMark = '', book: CardBook = baseBook): readonly string[] {
  const keywords = facts.keywords.map((each) => `${printedKeyword(each)[language]}.`);
  const said = book.textOf(facts) ?? [];
  return [
    ...(keywords.length === 0 ? [] : [keywords.join(' ')]),
    ...writeCard(book.wordings, said, { ...contextOf(facts, said), headerMark }, language),
  ];
}

/** What a card is to its own text. English texts call it by its name; in Spanish a name would want its article. */
export function contextOf({ type, name }: Pick<CardFacts, 'type' | 'name'>, said: readonly Ability[]): TextContext {
  const host = hostNoun(said);
  return { noun: nounOf[type] ?? 'anyCard', ...(host !== undefined && { host }), name: { en: name } };
}

/** The noun of what a card is attached to as it enters play. */
function hostNoun(said: readonly Ability[]): string | undefined {
  const attaching = said.find((ability) => ability.kind === 'activated' && ability.headers.includes('attach'));
  if (attaching?.kind !== 'activated') return undefined;
  const { targets = {}, do: acts } = attaching.clause;
  const to: Selector | undefined = acts.find(({ verb }) => verb === 'attach')?.to;
  if (to?.kind === 'bound') return targets[to.name]?.noun;
  return to?.kind === 'each' ? to.noun : undefined;
}
