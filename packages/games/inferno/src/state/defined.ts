import { applies, rulesOnCard, site, staticsAbout, type CardId } from '@crupier/kernel';
import type { Body, Words } from './layers.ts';
import { ownRules } from './own-rules.ts';
import type { InfernoMatch } from './state.ts';

const definesEverywhere = site('INF-604.3 INF-604.3a', 'what defines a card’s own strength, toughness, subtype or path works in every zone');
const definedFirst = site('INF-612.2 INF-604.3 INF-604.3a', 'what a card defines of itself is applied first');
const chosenBody = site('INF-606.2d INF-207.3b', 'what was chosen as a card entered play is its strength and toughness');
const wordsAreChanged = site('INF-611.2 INF-611.4 INF-612.1c', 'layer 3: words of a text are changed, and read as what they have become');

/** What a card's own text says of its strength and toughness, in whatever zone it lies. *Rule:* INF-604.3, INF-207.3. */
export function ownBody(match: InfernoMatch, card: CardId, { strength, toughness }: Body): Body {
  const both = ownRules(match, card, 'definesBoth')[0];
  const own = { strength: ownRules(match, card, 'definesStrength')[0] ?? both, toughness: ownRules(match, card, 'definesToughness')[0] ?? both };
  const chosen = chosenPair(match, card);
  if (chosen !== undefined) return chosen;
  if ((own.strength ?? own.toughness) === undefined || !applies(match, definesEverywhere)) return { strength, toughness };
  return { strength: own.strength?.amount(match, card) ?? strength, toughness: own.toughness?.amount(match, card) ?? toughness };
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
  return rules.length === 0 || !applies(match, definedFirst) ? printed : [...printed, ...rules.map(({ word }) => word)];
}

/** Words that are printed on a card, as effects that modify text have them read. *Rule:* INF-611.2, INF-612.1c. */
export function wordsAsRead(match: InfernoMatch, card: CardId, words: Words): Words {
  if (staticsAbout(match, 'changesWord').length === 0 || words.length === 0) return words;
  return words.map((word) => String(wordAsRead(match, card, word)));
}

/** One word of a card's text, as it reads now. Names are no words of the game and are never changed. *Rule:* INF-611.2. */
export function wordAsRead(match: InfernoMatch, card: CardId, word: string | number): string | number {
  if (staticsAbout(match, 'changesWord').length === 0 || !applies(match, wordsAreChanged)) return word;
  return rulesOnCard(match, card, 'changesWord').reduce((read, rule) => {
    const [from, to = ''] = rule.word.split('>');
    return read === from ? to : read;
  }, word);
}
