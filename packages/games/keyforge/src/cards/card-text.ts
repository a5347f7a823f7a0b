import { writeCard, type Language, type TextContext } from '@crupier/kernel/rules';
import type { Ability } from '@crupier/kernel/cards';
import { wordings } from '../words/wordings.ts';
import { behaviourOf } from './behaviours.ts';
import type { CardFacts } from './facts/card-facts.ts';
import { epithetOf } from './facts/names.ts';
import type { CardType } from './facts/vocabulary.ts';
import { keyword } from '../meanings/builders.ts';

/** What a card of a type calls itself: "this creature", "this card". */
const nounOf: Readonly<Record<CardType, string>> = {
  creature: 'creature',
  tokenCreature: 'creature',
  artifact: 'artifact',
  upgrade: 'upgrade',
  action: 'card',
  archonPower: 'card',
  prophecy: 'card',
  tide: 'card',
};

/** Everything that a card says: the keywords printed on it, then what it does. */
export function abilitiesOf({ id, keywords }: CardFacts): readonly Ability[] {
  return [...keywords.map((each) => keyword(each.keyword, each.value)), ...(behaviourOf(id) ?? [])];
}

/** A card's text, one line an ability, rendered from its data. Empty for a card without text, and for one that lacks its code yet but for its keywords. */
export function textOf(facts: CardFacts, language: Language, said: readonly Ability[] = abilitiesOf(facts)): readonly string[] {
  return writeCard(wordings, said, contextOf(facts.type), language);
}

/** A card's name as it is shown, by which an evil twin is told from the good one. */
export function shownName({ id, name, nameEs, rarity }: CardFacts, language: Language): string {
  const called = language === 'en' ? name : nameEs;
  const epithet = rarity === 'evilTwin' ? epithetOf(id)?.[language] : undefined;
  return epithet === undefined ? called : `${called} (${epithet})`;
}

/** What a card of a type is to its own text. */
export function contextOf(type: CardType): TextContext {
  return { noun: nounOf[type], host: 'creature', headerMark: '' };
}
