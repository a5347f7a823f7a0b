import { applies, site, type CardId } from '@crupier/kernel/rules';
import { printedOf, type PrintedCard } from './printed.ts';
import { inPlay } from './reading.ts';
import type { MarvelMatch } from './state.ts';

const oneOfAKind = site(
  'MC-UNIQUE-1 MC-UNIQUE-2 MC-UNIQUE-6 MC-UNIQUE-7 MC-ICONS-12 MC-SUBTITLE-1',
  'a card does not enter play that matches a unique one there',
);

/** Whether two unique cards match, by more than the name: ruling MC-C-17. *Rule:* MC-UNIQUE-1, MC-UNIQUE-2. */
export function isMatching(one: PrintedCard, other: PrintedCard): boolean {
  if (!one.isUnique || !other.isUnique) return false;
  const isPlain = ({ subtitle, type }: PrintedCard): boolean => subtitle === '' && type !== 'alterEgo';
  if (isPlain(one) && isPlain(other)) return one.name === other.name;
  const namesOf = ({ name, subtitle, type }: PrintedCard): readonly string[] =>
    type === 'alterEgo' ? [name] : [subtitle].filter((each) => each !== '');
  const allOf = (card: PrintedCard): readonly string[] => [card.name, ...namesOf(card)];
  return namesOf(one).some((name) => allOf(other).includes(name)) || namesOf(other).some((name) => allOf(one).includes(name));
}

/** Whether a card may enter play beside those that are there. *Rule:* MC-UNIQUE-6. */
export function mayEnter(match: MarvelMatch, card: CardId): boolean {
  const printed = printedOf(match, card);
  const isAlone = !printed.isUnique || !inPlay(match).some((each) => isMatching(printed, printedOf(match, each)));
  return isAlone || !applies(match, oneOfAKind);
}
