import { oneWord, type MatchWishes, type Problem, type Schema, type SeriesScore } from '@crupier/kernel/rules';
import { generatedSets } from './generate-deck.ts';

/**
 * How the players come to their decks. The rulebook knows one way, that each plays a deck of their own; the others are those of tournaments:
 * - `reversal`: each plays the deck that the opponent has brought;
 * - `adaptive`: the best of three. The second game is played with exchanged decks. Where each has won one, chains are bid for the decks of the
 *   third, as in KF-CHAIN-BID-1;
 * - `sealed`: nobody brings a deck; each is dealt one that was not seen before, and keeps it for a series.
 */
export const formats = ['archon', 'reversal', 'adaptive', 'sealed'] as const;
/** One of them. */
export type Format = (typeof formats)[number];

/** The sets of which sealed decks are dealt. */
const sealedSets = generatedSets.map(({ code }) => code);

/** What is set for a format. */
export interface FormatSettings {
  readonly format?: Format;
  readonly sealedSet?: string;
}

/** The schema of these settings. */
export const formatSchemas: Readonly<Record<string, Schema>> = {
  'format?': oneWord('value', formats, 'How the players come to their decks.'),
  'sealedSet?': oneWord('value', sealedSets, 'The set of sealed decks.'),
};

/** The settings with which nobody brings a deck. */
export const sealedSettings: NonNullable<MatchWishes['settings']> = { format: 'sealed' };

/** The set that sealed decks are dealt of; undefined in another format. */
export function sealedSetOf({ format, sealedSet }: FormatSettings): string | undefined {
  return format === 'sealed' ? (sealedSet ?? sealedSets[0]) : undefined;
}

/** What does not go together; `hasChains` says that chains are bid or set beforehand. *Errors:* `start.adaptiveSeries`, `start.adaptiveChains`, `start.sealedDeck`, `start.sealedSet`. */
export function checkFormat(
  { format, sealedSet }: FormatSettings,
  {
    decks,
    series,
    hasChains,
  }: { readonly decks: readonly string[]; readonly series: SeriesScore | undefined; readonly hasChains: boolean },
): readonly Problem[] {
  const problems: Problem[] = [];
  if (format === 'adaptive' && series?.toWin !== ADAPTIVE_WINS)
    problems.push({ code: 'start.adaptiveSeries', at: 'settings.format', values: {} });
  if (format === 'adaptive' && hasChains) problems.push({ code: 'start.adaptiveChains', at: 'settings.format', values: {} });
  if (format !== 'sealed' && sealedSet !== undefined) problems.push({ code: 'start.sealedSet', at: 'settings.sealedSet', values: {} });
  if (format === 'sealed') {
    for (const [seat, deck] of decks.entries())
      if (deck.trim() !== '') problems.push({ code: 'start.sealedDeck', at: `deck ${seat + 1}`, values: {} });
  }
  return problems;
}

/** An adaptive match is the best of three. */
const ADAPTIVE_WINS = 2;

/** Whether the decks change hands between the game before and the next one, and whether chains are bid for them. */
export function adaptiveRound({ games, wins }: SeriesScore): { readonly exchanged: boolean; readonly bidding: boolean } {
  // In the second game they are in the others' hands, from the third on they are back.
  return { exchanged: games === 1 || games === 2, bidding: games >= 2 && wins.every((won) => won === 1) };
}
