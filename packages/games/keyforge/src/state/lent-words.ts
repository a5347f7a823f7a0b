import { rulesOnCard, staticsAbout, topic, type CardId } from '@crupier/kernel/rules';
import type { KeyForgeMatch } from './state.ts';

const gainsWordsOfHost = topic('gainsWordsOfHost');

/** The cards whose printed keywords and traits a card has besides its own: what the effects that say so were given to. */
export function lendersTo(match: KeyForgeMatch, card: CardId): readonly CardId[] {
  return rulesOnCard(match, card, gainsWordsOfHost).map(({ self }) => match.state.cards[self]?.host ?? 0);
}

/** Whether any card has keywords and traits of another. */
export function areWordsLent(match: KeyForgeMatch): boolean {
  return staticsAbout(match, gainsWordsOfHost).length > 0;
}
