import type { Language } from '@crupier/kernel/rules';
import { baseBook, knownIn, type CardBook } from '../cards/card-book.ts';
import { packOf } from '../cards/facts.ts';
import type { CardFacts } from '../cards/facts/card-facts.ts';
import { deckTypes, identitiesNamed, identityOf } from '../cards/identities.ts';
import { aspectNames } from './aspects.ts';
import type { DeckList } from './deck-list.ts';
import { headingWords, labelWord } from './deck-words.ts';

/**
 * Writes a deck as MarvelCDB exports it as text, with its aspects in a line of their own. `parseDeckList` reads it back as the same
 * deck, in either language.
 */
export function formatDeckList(deck: DeckList, language: Language, book: CardBook = baseBook): string {
  const cards = deck.cards.map(({ card, count }) => ({ facts: knownIn(book, card), count }));
  const name = deck.name.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  const lines = [...(name === '' ? [] : [name, '']), identityName(deck, language)];
  const aspects = deck.aspects.map((each) => aspectNames[each][language]).join(', ');
  if (aspects !== '') lines.push('', `${labelWord('aspects', language)}: ${aspects}`);
  for (const type of deckTypes) {
    const own = cards.filter(({ facts }) => facts.type === type);
    const [several, one] = headingWords[type][language];
    if (own.length > 0) lines.push('', own.length === 1 ? one : several);
    for (const { facts, count } of own) lines.push(`${count}x ${cardName(facts, language)}`);
  }
  return `${lines.join('\n')}\n`;
}

function identityName({ identity: code }: DeckList, language: Language): string {
  const identity = identityOf(code);
  if (identity === undefined) return code;
  const [hero, alterEgo] = [identity.hero, identity.alterEgo].map((face) => (language === 'en' ? face.name : face.nameEs));
  return identitiesNamed(hero ?? '').length === 1 ? (hero ?? '') : `${hero} (${alterEgo})`;
}

/** With the subtitle, as different cards of one name may be in one product. */
function cardName(facts: CardFacts, language: Language): string {
  const [name, subname] = language === 'en' ? [facts.name, facts.subname] : [facts.nameEs, facts.subnameEs];
  const pack = packOf(facts.pack);
  return `${name}${subname === '' ? '' : `: ${subname}`} (${language === 'en' ? pack.name : pack.nameEs})`;
}
