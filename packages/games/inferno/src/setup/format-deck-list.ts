import type { Language } from '@crupier/kernel/rules';
import { baseBook, type CardBook } from './card-book.ts';
import type { DeckEntry, DeckList } from './deck-list.ts';

const labels = { en: { name: 'Name', demon: 'Demon' }, es: { name: 'Nombre', demon: 'Demonio' } } as const;

/** Writes a deck as a plain list. `parseDeckList` reads it back as the same deck, in either language. */
export function formatDeckList({ name, demon, cards }: DeckList, language: Language, { namesOf }: CardBook = baseBook): string {
  const { name: nameLabel, demon: demonLabel } = labels[language];
  const title = name.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  const lines = [
    ...(title === '' ? [] : [`${nameLabel}: ${title}`]),
    ...(demon === '' ? [] : [`${demonLabel}: ${namesOf(demon)[language]}`]),
    '',
    ...linesOf(cards, language, namesOf),
  ];
  return `${lines.join('\n')}\n`;
}

/** Writes cards without a demon as a plain list. */
export function formatEntries(cards: readonly DeckEntry[], language: Language, { namesOf }: CardBook = baseBook): string {
  return `${linesOf(cards, language, namesOf).join('\n')}\n`;
}

function linesOf(cards: readonly DeckEntry[], language: Language, namesOf: CardBook['namesOf']): string[] {
  return cards.map(({ card, count }) => `${count}x ${namesOf(card)[language]}`);
}
