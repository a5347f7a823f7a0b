import { shownKey, type CardId, type Showing, type Shown } from '@crupier/kernel/rules';
import { changedWordsOf } from '../state/defined.ts';
import { chainAbility, itemOrResolving } from '../state/chain.ts';
import { printedBy, type CardType } from '../state/printed.ts';
import { recordOf } from '../state/reading.ts';
import type { ChainItem, InfernoMatch } from '../state/state.ts';
import { isOnChain, sourceDefinition } from '../state/view.ts';
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
  return {
    ...showing,
    now: (card) => {
      const texts = textsNow(match, card, cards);
      return texts === undefined ? showing.now(card) : { ...showing.now(card), ...texts };
    },
  };
}

function textsNow(match: InfernoMatch, card: CardId, cards: SpokenCards): TextsNow | undefined {
  const changes = changedWordsOf(match, card);
  const item = isOnChain(match, card) ? itemOrResolving(match, card) : undefined;
  if (item?.isCard === false) {
    const { data } = chainAbility(match, item);
    const types = typesOfSource(match, item);
    return writtenOnce(cards, data, { types, changes, saying: () => [data] });
  }
  const definition = match.game.definitions[recordOf(match, card).definition];
  const added = definition?.added ?? [];
  const facts = changes.length + added.length === 0 ? undefined : cards.factsOf(shownKey(definition));
  if (definition === undefined || facts === undefined) return undefined;
  // What a copy has besides is said with the rest. *Rule:* INF-706.7a.
  return writtenOnce(cards, definition, { types: facts.types, changes, saying: () => [...cards.spoken(facts), ...added] });
}

/** A text in both languages, as a view shows it. */
interface TextsNow {
  readonly [name: string]: Shown;
  readonly textEn: readonly string[];
  readonly textEs: readonly string[];
}

/** What a text follows from beside the ability or the definition that says it. */
interface Reading {
  readonly types: readonly CardType[];
  readonly changes: readonly string[];
  readonly saying: () => CardSpeech['said'];
}

/** Texts by the words of the game, by what says them, and by how they read: every view of every viewer shows them. */
const written = new WeakMap<SpokenCards, WeakMap<object, Map<string, TextsNow>>>();

/** The text of an ability or a definition, written when it first reads so. */
function writtenOnce(cards: SpokenCards, sayer: object, { types, changes, saying }: Reading): TextsNow {
  const sayers = written.get(cards) ?? new WeakMap<object, Map<string, TextsNow>>();
  written.set(cards, sayers);
  const readings = sayers.get(sayer) ?? new Map<string, TextsNow>();
  sayers.set(sayer, readings);
  const reading = `${types.join()} ${changes.join()}`;
  const known = readings.get(reading);
  if (known !== undefined) return known;
  const speech = { wordings: cards.wordings, said: saying(), types };
  const texts = { textEn: textAfter(speech, changes, 'en'), textEs: textAfter(speech, changes, 'es') };
  readings.set(reading, texts);
  return texts;
}

/** What the card of an ability calls itself in its text. *Rule:* INF-113.6a. */
function typesOfSource(match: InfernoMatch, item: ChainItem): readonly CardType[] {
  return printedBy(match.game, sourceDefinition(match, item)).types;
}
