import { sayLabel, type NearCard, type Speech } from '@crupier/protocol';
import type { DeckTexts } from './deck-texts-en.ts';

/** In what a card is like another, as a line: each fact with the values that both have. */
export function sayLikeness(shared: NearCard['shared'], said: DeckTexts, speech: Speech): string {
  const parts = shared.map(({ fact, values }) => {
    const word = said.facets[fact] ?? sayLabel(fact, speech);
    return `${word.toLocaleLowerCase(speech.language)} ${values.map((value) => sayLabel(value, speech)).join(', ')}`;
  });
  return parts.join(' · ');
}
