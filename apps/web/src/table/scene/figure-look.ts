/** How a game adds up what an answer comes to: who suffers what, and what players gain. */

import type { ForecastMessage, Handle, SeenDecision, SeenEvent, Speech, View } from '@crupier/protocol';
import type { ComponentType } from 'react';
import type { MatchChannel } from '../../wire/match-channel.ts';

/** How a game's events of damage are read. */
export interface HitReading {
  /** The names of the events by which damage is dealt, and by which some of it is prevented. */
  readonly dealt: string;
  readonly prevented: string;
  /** Whether damage is that of the fight itself, by the strength of whoever strikes. */
  readonly isPower: (event: SeenEvent) => boolean;
  /** The strength of a card as it is now. */
  readonly strengthOf: (card: Handle) => number | undefined;
}

/** What a card has left, of how much. */
export interface Life {
  readonly left: number;
  readonly whole: number;
}

/** How a game's cards and events are read, of a table as it stands. */
export interface FigureReading extends HitReading {
  /** What a card can still suffer; undefined where damage takes nothing from it. */
  readonly lifeOf: (card: Handle) => Life | undefined;
  /** The values of a card that stand beside its name: “4 · 2”. */
  readonly valuesOf: (card: Handle) => string;
  /** The words for strength in a fight, and for what prevents damage where one thing does. */
  readonly words: { readonly power: string; readonly prevented?: string };
  /** What a card deals by a keyword, in the words of that keyword; undefined where it is by its text. */
  readonly keywordOf: (source: Handle, role: 'attacker' | 'defender' | 'beside') => string | undefined;
}

/** The parts of a game's table that show what answers come to. */
export interface FigureLook {
  readonly read: (table: { readonly view: View; readonly speech: Speech }) => FigureReading;
  /** The figures of an option of the slip, by its place in the question. */
  readonly OptionFigures: ComponentType<{ readonly decision: SeenDecision; readonly index: number }>;
  /** Who cannot be chosen, and why: under the options. */
  readonly Unchosen: ComponentType<{ readonly decision: SeenDecision }>;
  /** Asks what each answer comes to, and marks the cards with it. Draws nothing itself. */
  readonly Layer: ComponentType<{ readonly channel: MatchChannel; readonly decision: SeenDecision; readonly seat: number }>;
  /** Whether the figures of the options tell a change already. */
  readonly tells: (change: ForecastMessage['changes'][number], forecast: ForecastMessage, decision: SeenDecision | undefined) => boolean;
}
