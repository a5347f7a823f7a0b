/** What the page must know of a game to draw its table. Everything else is the same for all of them. */

import type { Handle, RaceStep, Seat, SeenCard, SeenEvent, SeenOption, Speech, View, CardSheet } from '@crupier/protocol';
import type { ComponentType, ReactNode } from 'react';
import type { BackStyle } from '../../faces/card-face.tsx';
import type { MarkName } from '../../faces/drawings.ts';
import type { Face, FaceState, FaceValue, LegalTab } from '../../faces/face.ts';
import type { Texts } from '../../language/texts-en.ts';
import type { EndLook } from '../end/end-look.ts';
import type { Frame } from '../room/frame.ts';
import type { BeatLook } from './beat-look.ts';
import type { FigureLook } from './figure-look.ts';
import type { GameMotion } from './game-motion.ts';

/** What a label is made with. */
export interface Saying {
  readonly texts: Texts;
  readonly speech: Speech;
  /** What can be done with the card now, or that it is chosen. */
  readonly choices: readonly string[];
}

/** What options that their words name alone would bring by what lies on the table. */
export interface OptionNotes {
  /** The purposes of the questions whose options have notes. */
  readonly purposes: ReadonlySet<string>;
  readonly say: (option: SeenOption, view: View, seat: Seat, saying: Pick<Saying, 'texts' | 'speech'>) => string | undefined;
}

/** A line of the list beside a card shown large. */
export interface ValueRow {
  readonly word: string;
  readonly value: FaceValue | string;
}

/** Where a match stands, in the reader's words. */
export interface Trail {
  /** The turn or the round. */
  readonly turn: string;
  /** Whose turn it is; empty where it is nobody's. */
  readonly whose: string;
  /** The step or the phase; empty where there is none. */
  readonly step: string;
}

/** What the tape shows of a step: where the race stands, and whose turn with which house it is. */
export interface TapeStep extends RaceStep {
  readonly active: number;
  readonly faction: string;
}

/** How a match is seen that is stepped through. What its race is, the game's words tell. */
export interface TapeLook {
  /** Whose turn it is; -1 where it is nobody's. */
  readonly activeOf: (view: View) => number;
  /** The house that was chosen; empty where there is none. */
  readonly factionOf: (view: View) => string;
  /** What marks a milestone. */
  readonly sign: MarkName;
  /** What stands beside the figures of each line of the race, or of all of them. */
  readonly signs: readonly MarkName[];
  /** The label of milestones, where it is told how many were passed. */
  readonly countsMilestones?: string;
}

/** What happened since the last turn of the reader's seats. */
export interface Happened extends Pick<Saying, 'texts' | 'speech'> {
  readonly view: View;
  readonly seats: readonly Seat[];
  readonly events: readonly SeenEvent[];
}

/** One thing that happened, in a figure. */
export interface WaitingFigure {
  readonly mark: MarkName;
  readonly label: string;
  readonly value: string;
}

/** A hand that is set into its region. */
export interface HandRowProps {
  /** What a screen reader calls it. */
  readonly label: string;
  readonly handles: readonly Handle[];
  /** What marks and margins leave, in pixels. */
  readonly room: { readonly width: number; readonly height: number };
  /** The cards as faces, where they have no room for more. */
  readonly otherwise: ReactNode;
}

/** One of the sides of a card that can be turned over. */
export interface CardSide {
  /** What the side is called. */
  readonly word: string;
  /** The card as it is while the side lies up, with the words that hold then. */
  readonly face: Face;
}

/** One game as the page draws it. */
export interface GameLook {
  /** Whether all who play win or lose together. */
  readonly isCooperative: boolean;
  readonly Board: ComponentType;
  /** What is about to happen, beside the slip: nothing while there is nothing. */
  readonly Coming: ComponentType;
  /** The cards that lie where they can be pressed, in a frame of the page. */
  readonly drawnOn: (view: View, near: Seat, speech: Speech, frame: Frame) => ReadonlySet<Handle>;
  /** The key of the card that is drawn for one on the table. */
  readonly definitionOf: (seen: SeenCard) => string;
  readonly faceOf: (sheet: CardSheet, speech: Speech, seen?: SeenCard) => Face;
  readonly stateOf: (handle: Handle, view: View, speech: Speech) => FaceState;
  /** What a screen reader is told of a card. */
  readonly labelOf: (face: Face, state: FaceState, saying: Saying) => string;
  readonly rowsOf: (face: Face, state: FaceState, saying: Omit<Saying, 'choices'>) => readonly ValueRow[];
  /** The sides of a card that can be turned over, that which lies up first; absent in games that have no such cards. */
  readonly sidesOf?: (sheet: CardSheet, speech: Speech, seen?: SeenCard) => readonly CardSide[] | undefined;
  /** What an option says of the place that it names, where the game's words cannot know it; undefined for others. */
  readonly sayPlace?: (option: SeenOption, saying: Pick<Saying, 'texts' | 'speech'> & { readonly view: View }) => string | undefined;
  /** The sign of each act on a card, by its verb. */
  readonly acts: Readonly<Record<string, LegalTab>>;
  /** The sign of the act that is done to a card on which another is dropped; an attack where it is absent or undefined. */
  readonly signOn?: (view: View, onto: Handle, speech: Speech) => LegalTab | undefined;
  /** Absent in games whose options say all with their words. */
  readonly notes?: OptionNotes;
  /** What the bar says of where the match stands. */
  readonly trailOf: (view: View, saying: Pick<Saying, 'texts' | 'speech'>) => Trail;
  readonly back: BackStyle;
  /** The hand of a large screen; faces that are fitted where it is absent. */
  readonly HandRow?: ComponentType<HandRowProps>;
  /** The resources that a card generates, in their shapes, where the game has types of them. */
  readonly Resources?: ComponentType<{ readonly face: Face; readonly worth: number }>;
  /** What is counted for whoever waits, of what happened since their last turn; absent where only the last line is shown. */
  readonly waiting?: (happened: Happened) => { readonly figures: readonly WaitingFigure[]; readonly next: string };
  /** How it is added up what an answer comes to; absent where the options themselves say what they cost. */
  readonly figures?: FigureLook;
  readonly motion: GameMotion;
  /** Absent in games that show nothing between two questions. */
  readonly beats?: BeatLook;
  /** Absent in games whose board stays as it was when a match ends. */
  readonly end?: EndLook;
  readonly tape: TapeLook;
  /** The value of a seat that says that its player is out of the match; absent in games that end then. */
  readonly outMark?: string;
}

/** The cards that stand for a game on the start, and how they are drawn: less than its look, which comes with a table. */
export interface GameFan extends Pick<GameLook, 'faceOf'> {
  /** By their keys. */
  readonly cards: readonly string[];
}
