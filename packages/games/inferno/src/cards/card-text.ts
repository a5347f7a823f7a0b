import { reworded, type Ability } from '@crupier/kernel/cards';
import { writeCard, type Language, type TextContext, type Wordings } from '@crupier/kernel/rules';
import { wordAfter } from '../state/defined.ts';
import type { CardType } from '../state/printed.ts';
import { wordings } from '../words/wordings.ts';
import type { Subtype } from '../state/subtypes.ts';
import { tokenUnits } from '../words/tokens.ts';
import { behaviourOf } from './behaviours.ts';
import type { CardFacts } from './facts.ts';
import { keyword } from '../meanings/builders.ts';

/** What a card of a type calls itself: "this ally", "this card". */
const nounOf: Readonly<Record<CardType, string>> = {
  ally: 'ally',
  weapon: 'weapon',
  scenario: 'scenario',
  object: 'object',
  resource: 'resource',
  ritual: 'anyCard',
  demon: 'demon',
};

/** What a card says that its text shows: the keywords printed on it, then what it does. */
export function spokenAbilities({ id, keywords }: Pick<CardFacts, 'id' | 'keywords'>): readonly Ability[] {
  const done = behaviourOf(id) ?? [];
  const said = new Set(done.flatMap((ability) => (ability.kind === 'keyword' ? [ability.keyword] : [])));
  return [...keywords.filter((each) => !said.has(each.keyword)).map((each) => keyword(each.keyword, each.value)), ...done];
}

/**
 * A card's text, one line an ability, rendered from its data. `headerMark` is put around costs: `**` where texts may be bold.
 * Empty for a card without text.
 */
export function textOf(facts: Pick<CardFacts, 'id' | 'keywords' | 'types'>, language: Language, headerMark = ''): readonly string[] {
  return writeText({ wordings, said: spokenAbilities(facts), types: facts.types }, language, headerMark);
}

/** What a card of some types calls itself in its text. */
export function textContext(types: readonly CardType[]): TextContext {
  return { noun: nounOf[types[0] ?? 'ally'], host: 'equippedAlly' };
}

/** What is to be written: abilities that a card of some types has, in some words. */
export interface CardSpeech {
  readonly wordings: Wordings;
  readonly said: readonly Ability[];
  readonly types: readonly CardType[];
}

/** The text of what a card says; as `textOf`. */
export function writeText({ wordings: own, said, types }: CardSpeech, language: Language, headerMark = ''): readonly string[] {
  // The name of Vínculo stands before its effect.
  const shown = said.filter((ability) => ability.kind !== 'keyword' || ability.keyword !== 'bond');
  return writeCard(own, shown, { ...textContext(types), headerMark }, language);
}

/** A card's text as it reads after changes of words, "human>kirch". *Rule:* INF-611.2. */
export function textAfter({ wordings: own, said, types }: CardSpeech, changes: readonly string[], language: Language): readonly string[] {
  const word = (each: string | number): string | number => wordAfter(changes, each);
  const state = (name: string): string => name.replace(/^[a-z]+/, (path) => String(word(path)));
  const units = { ...own.units, ...tokenUnits((each) => word(each) as Subtype) };
  return writeText({ wordings: { ...own, units }, said: reworded(said, { word, state }), types }, language);
}
