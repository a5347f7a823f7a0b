import { cardOf, shownKey, type CardId, type Showing, type Shown } from '@crupier/kernel';
import { changedWordsOf } from '../state/defined.ts';
import { recordOf } from '../state/reading.ts';
import type { InfernoMatch } from '../state/state.ts';
import { textAfter } from './card-text.ts';
import { factsOf } from './facts.ts';

/** What a table shows, and the texts of cards that say something else than is printed, in both languages. *Rule:* INF-611.1, INF-706.7a. */
export function withTextsNow(match: InfernoMatch, showing: Showing): Showing {
  return { ...showing, now: (card) => ({ ...showing.now(card), ...textsNow(match, cardOf(card)) }) };
}

function textsNow(match: InfernoMatch, card: CardId): Readonly<Record<string, Shown>> {
  const changes = changedWordsOf(match, card);
  const definition = match.game.definitions[recordOf(match, card).definition];
  const added = definition?.added ?? [];
  const facts = changes.length + added.length === 0 ? undefined : factsOf(shownKey(definition));
  if (facts === undefined) return {};
  return { textEn: textAfter(facts, { changes, added }, 'en'), textEs: textAfter(facts, { changes, added }, 'es') };
}
