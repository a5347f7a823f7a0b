import type { Language } from '@crupier/kernel/rules';
import { houseNames } from '../cards/facts/houses.ts';
import type { DeckCard, DeckList } from './deck-list.ts';
import { cardLabel } from './deck-problems.ts';
import { expansionWord, iconWord, labelWord } from './deck-words.ts';

/**
 * Writes a deck as a plain list, the cards in their order under the headings of their houses. `parseDeckList` reads it back as
 * the same deck, in either language.
 */
export function formatDeckList(deck: DeckList, language: Language): string {
  const name = deck.name.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  const lines = [
    ...(name === '' ? [] : [`${labelWord('name', language)}: ${name}`]),
    `${labelWord('set', language)}: ${expansionWord(deck.expansion)}`,
    ...deck.references.map((card) => `${labelWord('reference', language)}: ${cardLabel(card, language)}`),
  ];
  let heading: string | undefined;
  for (const { card, count } of runs(deck.cards)) {
    if (card.house !== heading) lines.push('', `${houseNames[card.house][language]}:`);
    heading = card.house;
    lines.push(`${count}x ${cardLabel(card.card, language)}${iconsOf(card, language)}`);
  }
  return `${lines.join('\n')}\n`;
}

/** Copies that are alike and stand together make one line. */
function runs(cards: readonly DeckCard[]): readonly { readonly card: DeckCard; readonly count: number }[] {
  const found: { card: DeckCard; count: number }[] = [];
  for (const card of cards) {
    const last = found.at(-1);
    if (last !== undefined && isAlike(last.card, card)) last.count += 1;
    else found.push({ card, count: 1 });
  }
  return found;
}

function isAlike(one: DeckCard, other: DeckCard): boolean {
  return one.card === other.card && one.house === other.house && one.enhancements.join() === other.enhancements.join();
}

function iconsOf({ enhancements }: DeckCard, language: Language): string {
  return enhancements.length === 0 ? '' : ` {${enhancements.map((icon) => iconWord(icon, language)).join(', ')}}`;
}
