import { cardOf, shownKey, type CardId, type Showing, type Shown } from '@crupier/kernel/rules';
import { changedWordsOf } from '../state/defined.ts';
import { chainAbility, itemOrResolving } from '../state/chain.ts';
import { printedBy, type CardType } from '../state/printed.ts';
import { leftPlay, recordOf, zoneOfCard } from '../state/reading.ts';
import type { ChainItem, InfernoMatch } from '../state/state.ts';
import { wordings } from '../words/wordings.ts';
import { spokenAbilities, textAfter, type CardSpeech } from './card-text.ts';
import { factsOf, type CardFacts } from './facts.ts';

/** What is printed on cards, and in which words. */
export interface SpokenCards {
  readonly factsOf: (id: string) => CardFacts | undefined;
  readonly spoken: (facts: CardFacts) => CardSpeech['said'];
  readonly wordings: CardSpeech['wordings'];
}

const ofTheGame: SpokenCards = { factsOf, spoken: spokenAbilities, wordings };

/** What a table shows, and the texts of abilities on the chain and of cards that say something else than is printed, in both languages. *Rule:* INF-611.1, INF-706.7a. */
export function withTextsNow(match: InfernoMatch, showing: Showing, cards: SpokenCards = ofTheGame): Showing {
  return { ...showing, now: (card) => ({ ...showing.now(card), ...textsNow(match, cardOf(card), cards) }) };
}

function textsNow(match: InfernoMatch, card: CardId, cards: SpokenCards): Readonly<Record<string, Shown>> {
  const changes = changedWordsOf(match, card);
  const item = isOnChain(match, card) ? itemOrResolving(match, card) : undefined;
  if (item?.isCard === false) {
    const speech = { wordings: cards.wordings, said: [chainAbility(match, item).data], types: typesOfSource(match, item) };
    return { textEn: textAfter(speech, changes, 'en'), textEs: textAfter(speech, changes, 'es') };
  }
  const definition = match.game.definitions[recordOf(match, card).definition];
  const added = definition?.added ?? [];
  const facts = changes.length + added.length === 0 ? undefined : cards.factsOf(shownKey(definition));
  if (facts === undefined) return {};
  // What a copy has besides is said with the rest. *Rule:* INF-706.7a.
  const speech = { wordings: cards.wordings, said: [...cards.spoken(facts), ...added], types: facts.types };
  return { textEn: textAfter(speech, changes, 'en'), textEs: textAfter(speech, changes, 'es') };
}

/** What the card of an ability calls itself in its text. *Rule:* INF-113.6a. */
function typesOfSource(match: InfernoMatch, { source }: ChainItem): readonly CardType[] {
  const definition = leftPlay(match, source)?.definition ?? recordOf(match, cardOf(source)).definition;
  return printedBy(match.game, definition).types;
}

function isOnChain(match: InfernoMatch, card: CardId): boolean {
  const zone = zoneOfCard(match, card);
  return zone === 'chain' || zone === 'resolving';
}
