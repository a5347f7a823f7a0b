import { applies, NO_CARD, rulesOnCard, site, staticsAbout, topics, type CardId, contextOf } from '@crupier/kernel/rules';
import type { Body, Words } from './layers.ts';
import { subtypes } from './subtypes.ts';
import { ownRules } from './own-rules.ts';
import { paths, type Printed } from './printed.ts';
import { traitsOf } from './traits.ts';
import { zoneKind, type InfernoMatch } from './state.ts';

const about = topics('changesWord');

const definesEverywhere = site(
  'INF-604.3 INF-604.3a INF-113.5a INF-207.3a',
  'what defines a card’s own strength, toughness, subtype or path works in every zone',
);
const definedFirst = site('INF-612.2 INF-604.3 INF-604.3a INF-113.10', 'what a card defines of itself is applied first');
const chosenBody = site('INF-606.2d INF-207.3b', 'what was chosen as a card entered play is its strength and toughness');
const NOTHING: Words = [];
const madeSo = site('INF-611.2a', 'a token is what the changed text that makes it says');
const givenIsNoText = site('INF-611.3', 'abilities that an effect gives are no text of the card that has them');
const wordsAreChanged = site('INF-611.2 INF-611.4 INF-612.1c', 'layer 3: words of a text are changed, and read as what they have become');

/** What a card's own text says of its strength and toughness, in whatever zone it lies. *Rule:* INF-604.3, INF-207.3. */
export function ownBody(match: InfernoMatch, card: CardId, { strength = 0, toughness = 0 }: Printed): Body {
  if (!traitsOf(match, match.state.cards[card]?.definition ?? 0).definesBody) return { strength, toughness };
  const both = ownRules(match, card, 'definesBoth')[0];
  const own = {
    strength: ownRules(match, card, 'definesStrength')[0] ?? both,
    toughness: ownRules(match, card, 'definesToughness')[0] ?? both,
  };
  const chosen = chosenPair(match, card);
  if (chosen !== undefined) return chosen;
  if ((own.strength ?? own.toughness) === undefined || !applies(match, definesEverywhere)) return { strength, toughness };
  const context = contextOf(match, card);
  return { strength: own.strength?.amount(match, context) ?? strength, toughness: own.toughness?.amount(match, context) ?? toughness };
}

/** The pair that was chosen as it entered: "6/2". Elsewhere it is 0/0. *Rule:* INF-207.3b, ruling C-72. */
function chosenPair(match: InfernoMatch, card: CardId): Body | undefined {
  const [rule] = ownRules(match, card, 'choosesBody');
  if (rule === undefined || !applies(match, chosenBody)) return undefined;
  const [strength = 0, toughness = 0] = (rule.word.split(' ')[match.state.cards[card]?.chosen ?? -1] ?? '').split('/').map(Number);
  return { strength, toughness };
}

/** The words of a list that a card has of itself: those printed, or what its own text defines in their place. *Rule:* INF-604.3, INF-612.2. */
export function definedWords(match: InfernoMatch, card: CardId, rule: 'definesSubtype' | 'definesPath', printed: Words): Words {
  const rules = ownRules(match, card, rule);
  return rules.length === 0 || !applies(match, definedFirst)
    ? printed
    : [...printed, ...rules.map(({ word }) => String(wordAsRead(match, card, word)))];
}

/** The changes of words that work on a card, the oldest first: "human>kirch". A token has those of the text that made it. */
export function changedWordsOf(match: InfernoMatch, card: CardId): Words {
  const { reads = NOTHING, host = NO_CARD, zone = 0 } = match.state.cards[card] ?? {};
  if (staticsAbout(match, about.changesWord).length === 0) return applies(match, madeSo) ? reads : NOTHING;
  // What an effect gives to a card is no text of that card.
  const isGiven = host !== NO_CARD && zoneKind(zone) === 'effects' && !applies(match, givenIsNoText);
  const now = rulesOnCard(match, isGiven ? host : card, about.changesWord).map(({ word, amount }) =>
    word.includes('>') ? word : changeOf(word, amount),
  );
  return applies(match, madeSo) ? [...reads, ...now] : now;
}

/** The words of each kind of category that a text may be told to change. *Rule:* INF-611.2. */
export const changeableWords: Readonly<Record<string, Words>> = { subtype: subtypes, path: paths };

/** How two words of a kind are told by one number. */
const WORDS_MAX = 64;

/** One word of a kind for another, as a number. */
export function changeAsNumber(from: number, to: number): number {
  return from * WORDS_MAX + to;
}

/** One word of a kind for another, from its number: "human>kirch". */
export function changeOf(kind: string, change: number): string {
  const words = changeableWords[kind] ?? NOTHING;
  return `${words[Math.floor(change / WORDS_MAX)] ?? ''}>${words[change % WORDS_MAX] ?? ''}`;
}

/** Words that are printed on a card, as effects that modify text have them read. *Rule:* INF-611.2, INF-612.1c. */
export function wordsAsRead(match: InfernoMatch, card: CardId, words: Words): Words {
  if (words.length === 0 || !mayReadOtherwise(match, card)) return words;
  return words.map((word) => String(wordAsRead(match, card, word)));
}

/** One word of a card's text, as it reads now. Names are no words of the game and are never changed. *Rule:* INF-611.2. */
export function wordAsRead(match: InfernoMatch, card: CardId, word: string | number): string | number {
  if (!mayReadOtherwise(match, card) || !applies(match, wordsAreChanged)) return word;
  return wordAfter(changedWordsOf(match, card), word);
}

/** A word after changes, the oldest of which come first. */
export function wordAfter(changes: Words, word: string | number): string | number {
  return changes.reduce((read, change) => {
    const [from, to = ''] = change.split('>');
    return read === from ? to : read;
  }, word);
}

/** The test that nearly every question ends with. */
function mayReadOtherwise(match: InfernoMatch, card: CardId): boolean {
  return (match.state.cards[card]?.reads.length ?? 0) > 0 || staticsAbout(match, about.changesWord).length > 0;
}
