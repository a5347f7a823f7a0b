/** Where the rulebook lies beside a table: pure, from where the parts of the table lie. */

/** A rectangle of the window, in pixels. */
export interface PanelBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A part of the board that a question may be about. */
export interface BoardPart extends PanelBox {
  /** Whether the question that is open is about it, or it is the reader's own. */
  readonly isAsked: boolean;
}

/** The parts of a table that say where there is room. */
export interface TableParts {
  readonly window: { readonly width: number; readonly height: number };
  /** Pixels of one rem. */
  readonly rem: number;
  readonly isSmall: boolean;
  readonly bar: PanelBox;
  readonly dealer: PanelBox;
  readonly board: PanelBox;
  /** Undefined where the log is not in sight. */
  readonly log: PanelBox | undefined;
  readonly parts: readonly BoardPart[];
}

/** The least room in which a rule can be read, in rem: in the log's place, over a part of the board. */
const logHeight = 20;
const logWidth = 16;
const partHeight = 13;
/** How wide it is where it lies over no part in particular. */
const columnWidth = 26;

/**
 * The place of the rulebook: the log's, where that is high enough; else exactly over the part of the board that is not asked; else a
 * column of the board. On phones it covers board and hand, and the question stays.
 */
export function panelPlace(table: TableParts): PanelBox {
  const { rem, log, parts, isSmall } = table;
  if (isSmall) return besideDealer(table);
  if (log !== undefined && log.height >= logHeight * rem && log.width >= logWidth * rem) return log;
  const free = parts.find((part) => !part.isAsked && part.height >= partHeight * rem && part.width >= logWidth * rem);
  return free === undefined ? columnOf(table) : boxOf(free);
}

function boxOf({ left, top, width, height }: PanelBox): PanelBox {
  return { left, top, width, height };
}

/** All that is neither the bar nor the dealer, who is at the side or below. */
function besideDealer({ window, bar, dealer }: TableParts): PanelBox {
  const isAtSide = dealer.left > window.width / 4;
  // On a phone on its side the bar lies above the dealer alone.
  const top = isAtSide && bar.left >= dealer.left - 1 ? 0 : bar.top + bar.height;
  if (isAtSide) return { left: 0, top, width: dealer.left, height: window.height - top };
  return { left: 0, top, width: window.width, height: Math.max(0, dealer.top - top) };
}

function columnOf({ rem, board }: TableParts): PanelBox {
  const width = Math.min(columnWidth * rem, board.width);
  return { left: board.left + board.width - width, top: board.top, width, height: board.height };
}
