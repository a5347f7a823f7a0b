/** What a hero's lane is fitted from, and what it comes to. */

/** The least widths of a name in one, two and three lines, at the smallest letters of a size, in units of the drawing. */
export type NameWidths = readonly [one: number, two: number, three: number];

/** A card as its lane has to know it. */
export interface LaneCard {
  readonly nameWidths: NameWidths;
  /** What its text takes beside an open card, in units of the drawing; 0 where it has none. */
  readonly textHeight: number;
}

/** What lies in a lane. */
export interface LaneCards {
  /** The identity, then the allies. */
  readonly characters: readonly LaneCard[];
  /** The minions that are engaged. */
  readonly minions: readonly LaneCard[];
  /** Upgrades, supports and what else lies beside the hero. */
  readonly permanents: readonly LaneCard[];
}

/** The room of a lane's body, in pixels. */
export interface LaneRoom {
  readonly width: number;
  readonly height: number;
  readonly unit: number;
  /** Whether cards begin at the sizes of phones. */
  readonly small: boolean;
  /** The highest that a card may be here, so that the lanes of a board are alike; as high as there is room if absent. */
  readonly heightMost?: number;
}

/** How characters stand. */
export type CharacterFormat = 'card' | 'plate';
/** How minions stand; `none` where there are none. */
export type MinionFormat = 'card' | 'plate' | 'none';
/** How permanents stand: with the whole text, as cards, with what they are for, with the name, or as an emblem. */
export type PermanentFormat = 'open' | 'card' | 'plate' | 'chip' | 'token' | 'none';

/** The formats of a lane, and where they stand. */
export interface LaneMix {
  readonly characters: CharacterFormat;
  readonly minions: MinionFormat;
  /** Above the characters behind a dotted line, or at the side of their row. */
  readonly minionsAt: 'top' | 'side';
  readonly permanents: PermanentFormat;
  readonly permanentsAt: 'right' | 'below';
  /** Whether there are lines under the characters, and wider gaps. */
  readonly isRoomy: boolean;
}

/** A size in pixels. */
export interface Box {
  readonly width: number;
  readonly height: number;
}

/** A lane as it fits. */
export interface LaneFit extends LaneMix {
  readonly character: Box;
  readonly minion: Box;
  readonly permanent: Box;
  /** Between two plates or tokens, between two characters, and between two rows of cards, where the tabs of the lower one lie. */
  readonly gap: number;
  readonly between: number;
  readonly rowGap: number;
  /** The line under a character; 0 where there is none. */
  readonly foot: number;
  /** The most that the characters' row takes of the width. */
  readonly charactersWidth: number;
  readonly worth: number;
}
