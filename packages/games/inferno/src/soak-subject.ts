import { playableDecks } from '@crupier/kernel';
import type { Subject } from '@crupier/kernel/conformance';
import { matchOn, writable } from '@crupier/kernel/rules';
import { cardFacts, demonFacts, factsOf, type CardFacts } from './cards/facts.ts';
import { isPlayable } from './cards/status.ts';
import { conformanceSubject } from './conformance-subject.ts';
import { inferno } from './inferno.ts';
import { copiesMax, deckSizes, isUnlimited } from './setup/deck-legality.ts';
import { formatDeckList } from './setup/format-deck-list.ts';
import { makeLate, type Lateness } from './soak/late.ts';
import type { Inferno } from './state/state.ts';

export { notLate, type Lateness } from './soak/late.ts';
export { losses } from './state/facts.ts';
export { RULES_KEY, type Inferno } from './state/state.ts';

/** A match to be played for testing. */
export interface SoakTable {
  /** Built-in decks by their names, or lists of cards: one a seat. */
  readonly decks: readonly string[];
  /** The team of each seat, where they play in teams. */
  readonly teams?: readonly number[];
  readonly late: Lateness;
}

/** The names of the built-in decks that can be played to the last card. */
export function soakDecks(): readonly string[] {
  return playableDecks(inferno);
}

/** The demons that can be played. */
export const soakDemons: readonly CardFacts[] = demonFacts.filter(({ id }) => isPlayable(id));

/** The ids of the cards and demons that drawn decks can have. */
export function soakCards(): readonly string[] {
  return [...cardFacts.filter(({ id }) => isPlayable(id)), ...soakDemons].map(({ id }) => id);
}

/** The ids of those of them that can be played or flipped: resources are neither. */
export function soakPlayed(): readonly string[] {
  return soakCards().filter((id) => factsOf(id)?.types.some((type) => type !== 'resource'));
}

/**
 * The list of a legal deck for a demon, of its path and of none, in which every card is as likely as any other.
 *
 * @param pick a whole number from 0 to below the one given
 */
export function drawDeck(demon: CardFacts, pick: (below: number) => number): string {
  const open = cardFacts.filter(({ id, path }) => isPlayable(id) && (path === undefined || path === demon.path));
  const counts = new Map<CardFacts, number>();
  let left = deckSizes.open;
  while (left > 0) {
    const facts = open[pick(open.length)];
    if (facts === undefined) throw new Error(`There are no cards for ${demon.id}.`);
    const before = counts.get(facts) ?? 0;
    if (before >= copiesMax && !isUnlimited(facts)) continue;
    counts.set(facts, before + 1);
    left--;
  }
  const cards = [...counts].map(([{ id }, count]) => ({ card: id, count }));
  return formatDeckList({ name: '', demon: demon.id, cards }, 'en');
}

/** A match of a table under the conformance kit. */
export function subjectOf({ decks, teams, late }: SoakTable): Subject<Inferno> {
  const subject = conformanceSubject(decks, teams);
  return {
    ...subject,
    deal: (seed) => {
      // Copied, so that its fields have the order that every copy has.
      const match = matchOn(subject.game, subject.game.clone(subject.deal(seed)));
      makeLate(match, late, seed);
      return writable(match);
    },
  };
}
