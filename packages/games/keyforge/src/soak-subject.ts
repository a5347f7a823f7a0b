import { playableDecks } from '@crupier/kernel';
import type { Subject } from '@crupier/kernel/conformance';
import { matchOn, writable, type CardId, type Seat } from '@crupier/kernel/rules';
import { cardsOfSet, latestFacts } from './cards/facts.ts';
import { setCodes } from './cards/facts/vocabulary.ts';
import { isPlayable } from './cards/status.ts';
import { conformanceSubjectWith } from './conformance-subject.ts';
import { keyforge } from './keyforge.ts';
import { builtInDecks } from './setup/decks.ts';
import { generatedSets } from './setup/generate-deck.ts';
import { makeLate, type Lateness } from './soak/late.ts';
import { cardsIn, isOfHouse, powerOf } from './state/reading.ts';
import type { KeyForge, KeyForgeMatch, Zone } from './state/state.ts';

export { notLate, type Lateness } from './soak/late.ts';
export type { KeyForge } from './state/state.ts';

/** A match to be played for testing. */
export interface SoakTable {
  /** Two built-in decks by their names, or lists of cards. */
  readonly decks: readonly [string, string];
  readonly settings: Readonly<Record<string, unknown>>;
  readonly late: Lateness;
}

type Difference = Parameters<NonNullable<Subject<KeyForge>['excuse']>>[0];

/** The zones whose cards a player would have in a turn of their house. */
const usable: readonly Zone[] = ['hand', 'line', 'artifacts'];

/** What decks may be drawn from. */
export const soakChoices = {
  /** The sets of which decks are generated, by their codes. */
  sets: generatedSets.map(({ code }) => code),
  /** The names of the built-in decks that can be played to the last card. */
  decks: () => playableDecks(keyforge),
};

/**
 * The ids of the cards that drawn decks can have: those of the sets and of the built-in decks, as far as they can be played. A gigantic
 * creature is played by the name of its bottom half. *Rule:* KF-GIGANTIC-3.
 */
export function soakCards(): readonly string[] {
  const ofSets = setCodes.filter((code) => soakChoices.sets.includes(code)).flatMap((code) => cardsOfSet(code).map(({ id }) => id));
  const names = soakChoices.decks();
  const ofDecks = builtInDecks().flatMap(({ name, cards }) => (names.includes(name) ? cards.map(({ card }) => card) : []));
  return [...new Set<string>([...ofSets, ...ofDecks])].filter((id) => isPlayable(id) && latestFacts(id)?.half !== 'top');
}

/** A match of a table under the conformance kit. */
export function subjectOf({ decks, settings, late }: SoakTable): Subject<KeyForge> {
  const subject = conformanceSubjectWith(decks, settings);
  return {
    ...subject,
    excuse: tellsByQuestion,
    deal: (seed) => {
      // Copied, so that its fields have the order that every copy has.
      const match = matchOn(subject.game, subject.game.clone(subject.deal(seed)));
      makeLate(match, late, seed);
      return writable(match);
    },
  };
}

/**
 * Whether matches differ in whether a text has somebody choose a target that must be chosen. Whoever takes up the offer to reveal a card of a
 * sort, or must do so, is asked for one if there is one, and otherwise the match goes on: that tells, as would what comes of it (ruling KF-C-12).
 */
function tellsByQuestion({ what, one, other, least }: Difference): boolean {
  const [isAsked, isAskedToo] = [asksForTarget(one), asksForTarget(other)];
  return what === 'decision' && isAsked !== isAskedToo && least[isAsked ? 0 : 1] > 0;
}

function asksForTarget(decision: string): boolean {
  return decision.includes('"purpose":"chooseTarget"');
}

/** What an eager player decides by, beside the question: its own cards, and what everybody sees. */
export interface Sights {
  /** How many cards of a house a seat has in hand and in play, by the house's number. */
  readonly cardsOfHouse: (seat: Seat, house: number) => number;
  /** The power of a creature in play. */
  readonly powerOf: (card: CardId) => number;
}

/** The sights of a match. */
export function sightsOf(match: KeyForgeMatch): Sights {
  return {
    cardsOfHouse: (seat, house) => {
      const name = match.state.houseNames[house] ?? '';
      return usable.flatMap((zone) => cardsIn(match, zone, seat).filter((card) => isOfHouse(match, card, name))).length;
    },
    powerOf: (card) => powerOf(match, card),
  };
}
