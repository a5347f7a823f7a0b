import { cardOf, type CardId, type Showing, type Shown } from '@crupier/kernel';
import { changedWordsOf } from '../state/defined.ts';
import { recordOf } from '../state/reading.ts';
import type { InfernoMatch } from '../state/state.ts';
import { textAfter } from './card-text.ts';
import { factsOf } from './facts.ts';

/** What a table shows, and the texts of cards whose words have been changed, in both languages. *Rule:* INF-611.1. */
export function withTextsNow(match: InfernoMatch, showing: Showing): Showing {
  return { ...showing, now: (card) => ({ ...showing.now(card), ...textsNow(match, cardOf(card)) }) };
}

function textsNow(match: InfernoMatch, card: CardId): Readonly<Record<string, Shown>> {
  const changes = changedWordsOf(match, card);
  const facts = changes.length === 0 ? undefined : factsOf(match.game.definitions[recordOf(match, card).definition]?.key ?? '');
  return facts === undefined ? {} : { textEn: textAfter(facts, changes, 'en'), textEs: textAfter(facts, changes, 'es') };
}
