import { type GameSummary, type Language, type MatchSummary, sayGivenName } from '@crupier/protocol';

/**
 * A match with its seats called as their reader is told: names that the table gave are said in the reader's language, and so are those of
 * ready decks (by their `deckNames`), by which the heroes of one person are called.
 */
export function callSeats(match: MatchSummary, language: Language, deckNames: GameSummary['deckNames'] = {}): MatchSummary {
  const named = Object.values(deckNames);
  const call = (name: string): string =>
    named.find((each) => Object.values(each).includes(name))?.[language] ?? sayGivenName(name, language);
  return { ...match, seats: match.seats.map((seat) => ({ ...seat, name: call(seat.name) })) };
}
