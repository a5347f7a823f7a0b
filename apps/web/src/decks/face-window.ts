/** Which rows of a long grid of faces are drawn: those in sight and a few around them. */

/** A grid of faces as it lies in what scrolls. */
export interface FaceGrid {
  readonly total: number;
  /** ≥ 1. */
  readonly columns: number;
  /** The height of a row with its gap, in pixels, above 0. */
  readonly rowHeight: number;
  /** How far the top of the grid lies above the top of what is seen, in pixels; below 0 where it is not reached yet. */
  readonly above: number;
  /** The height of what is seen, in pixels. */
  readonly height: number;
}

/** The part of the grid that is drawn. */
export interface FaceWindow {
  /** The first face that is drawn, and the one after the last. */
  readonly from: number;
  readonly to: number;
  /** The height of all rows, and of those above the first that is drawn. */
  readonly whole: number;
  readonly top: number;
}

/** Rows above and below what is seen that are drawn as well. */
const ROWS_AROUND = 2;

/** The window of a grid. */
export function faceWindow({ total, columns, rowHeight, above, height }: FaceGrid): FaceWindow {
  const rows = Math.ceil(total / columns);
  const first = Math.min(Math.max(0, Math.floor(above / rowHeight) - ROWS_AROUND), Math.max(0, rows - 1));
  const last = Math.min(rows, Math.max(first + 1, Math.ceil((above + height) / rowHeight) + ROWS_AROUND));
  return { from: first * columns, to: Math.min(total, last * columns), whole: rows * rowHeight, top: first * rowHeight };
}
