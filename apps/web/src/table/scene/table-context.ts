/** What every part of a table needs: the view, the words, and what may be chosen. */

import type { Handle, Seat, SeenOption, Speech, View } from '@crupier/protocol';
import { createContext, use } from 'react';
import type { FaceMarks } from '../../faces/face.ts';
import type { MatchChannel } from '../../wire/match-channel.ts';
import type { GameLook } from './game-look.ts';

/** How a card was pressed: a second tap confirms, a click and a key act at once, and a swipe up plays where there is one play. */
export type Pressing = 'click' | 'touch' | 'swipe';

/** Where a card was let go of: on another card of the board, at a spot of it that has a name, or on the board itself. */
export interface DropPlace {
  /** The handle of the card that lies there. */
  readonly card?: string | undefined;
  /** The verb of the option that the spot stands for. */
  readonly spot?: string | undefined;
}

/** A place of the board that may be chosen. */
export interface ChosenPlace {
  /** What the option says. */
  readonly words: string;
  readonly choose: () => void;
}

/** What a payment shows on the cards. */
export interface ScenePayment {
  /** The card that is paid for, where it is known. */
  readonly source: Handle | undefined;
  readonly price: number;
  /** How much of it is paid, in resources. */
  readonly paid: number;
  /** The cards that are chosen to pay, and those that would be the cheapest besides. */
  readonly picked: readonly Handle[];
  readonly proposed: readonly Handle[];
  /** How many resources a card generates; undefined for one that cannot pay. */
  readonly worthOf: (handle: Handle) => number | undefined;
}

/** The table as its parts see it. */
export interface TableScene {
  readonly view: View;
  readonly speech: Speech;
  /** How the game is drawn. */
  readonly look: GameLook;
  /** Whether the match is over and this is how it ended. */
  readonly isOver: boolean;
  /** Whose side is near. */
  readonly near: number;
  /** Whether the near hand lies on a shelf beside the artifacts, as in a match that is stepped through: there it has no region. */
  readonly nearHandOnShelf: boolean;
  /** The height that the board's rows are fitted to whatever is asked, in pixels; undefined where the board's own height is steady. */
  readonly steady: number | undefined;
  readonly marks: ReadonlyMap<Handle, FaceMarks>;
  /** The options that a hint advises, by their indexes: none of them where it is best to choose nothing. Undefined without a hint. */
  readonly advised: readonly number[] | undefined;
  /** Goes on as another seat of this reader, where all play together; undefined for other seats. */
  readonly sitAt: (seat: Seat) => (() => void) | undefined;
  /** What can be done with a card now. */
  readonly optionsOf: (handle: Handle) => readonly SeenOption[];
  /**
   * A place of the board that answers the open question: by its only option with a verb, and with a value where one is given. Undefined where
   * there is none, or the table is busy.
   */
  readonly placeOf: (verb: string, value?: number) => ChosenPlace | undefined;
  /** Whether pressing a card opens a menu of what can be done with it. */
  readonly opensMenu: (handle: Handle) => boolean;
  readonly press: (handle: Handle, how: Pressing, element: HTMLElement) => void;
  /** Drops a card on the board, or on a card or a spot there. */
  readonly drop: (handle: Handle, place: DropPlace) => void;
  readonly zoom: (handle: Handle) => void;
  /** Undefined while nothing is paid for card by card. */
  readonly payment?: ScenePayment | undefined;
  /** Where more is asked about cards and seats; undefined where nobody plays. */
  readonly channel: MatchChannel | undefined;
}

const TableContext = createContext<TableScene | undefined>(undefined);

/** Gives the parts below it their table. */
export const TableProvider = TableContext.Provider;

/** The table that this part belongs to. */
export function useTable(): TableScene {
  const scene = use(TableContext);
  if (scene === undefined) throw new Error('A part of a table stands outside of one.');
  return scene;
}
