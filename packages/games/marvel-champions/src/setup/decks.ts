import { decksOfFiles, type Result } from '@crupier/kernel/rules';
import blackPanther from './decks/black-panther-protection.json' with { type: 'json' };
import captainMarvel from './decks/captain-marvel-aggression.json' with { type: 'json' };
import ironMan from './decks/iron-man-leadership.json' with { type: 'json' };
import sheHulk from './decks/she-hulk-aggression.json' with { type: 'json' };
import spiderMan from './decks/spider-man-justice.json' with { type: 'json' };
import type { DeckList } from './deck-list.ts';
import { parseDeckValue } from './parse-deck-list.ts';

/**
 * The files of the decks that come with the game, each of forty cards of the core set: a hero's own fifteen, all the cards of an
 * aspect, and basic ones. The introduction of the core set names the aspects of Spider-Man (justice) and Captain Marvel (aggression)
 * and no list of cards; the other aspects and the choice of basic cards, one copy each, are ours.
 */
const deckFiles = [blackPanther, captainMarvel, ironMan, sheHulk, spiderMan];

const decks = decksOfFiles(deckFiles, (file) => parseDeckValue(file));

/** The names of the decks that come with the game, in alphabetical order. */
export const builtInDeckNames: readonly string[] = deckFiles.map((file) => file.name);

/** The decks that come with the game, in the order of their names. All are legal. */
export function builtInDecks(): readonly DeckList[] {
  return decks.all();
}

/** Finds a deck that comes with the game. *Errors:* those of `findDeck`. */
export function findBuiltInDeck(name: string): Result<DeckList> {
  return decks.find(name);
}
