/** Where a card that is shown large lies: beside the card itself, over the board alone. Pure. */

/** A rectangle of the window, in pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** What lies on the page where a card is shown large. */
export interface Surroundings {
  /** The region that is covered: nothing outside it is. */
  readonly board: Box;
  /** Where questions are; undefined where there are none. */
  readonly dealer: Box | undefined;
  /** The card itself; undefined where it does not lie on the page. */
  readonly card: Box | undefined;
}

/** Between the card and what is shown large, and from the edges of the board, in pixels. */
const gap = 12;
const edge = 8;

/**
 * The place of something that likes to have a size: at the side of the card where it is largest, of equal sides at the nearest one, and
 * smaller in the same proportion where no side has so much room. At the right edge of the board where the card is not on board or hand.
 */
export function placeBeside({ board, dealer, card }: Surroundings, wished: Pick<Box, 'width' | 'height'>): Box {
  const area = inset(board, edge);
  if (card === undefined || (dealer !== undefined && holds(dealer, card))) {
    const { width, height } = within(wished, area);
    const top = card === undefined ? area.top : centreOf(card).y - height / 2;
    return kept({ left: rightOf(area) - width, top, width, height }, area);
  }
  const centre = centreOf(card);
  const places = sidesOf(area, card).map((side) => {
    const { width, height } = within(wished, side);
    return kept({ left: centre.x - width / 2, top: centre.y - height / 2, width, height }, side);
  });
  const distance = (place: Box): number => Math.hypot(centreOf(place).x - centre.x, centreOf(place).y - centre.y);
  const [best = area] = places.toSorted((one, other) => steps(other.width) - steps(one.width) || distance(one) - distance(other));
  return best;
}

/** The parts of an area to the right and to the left of a card, above and below it. */
function sidesOf(area: Box, card: Box): readonly Box[] {
  const right = Math.max(area.left, rightOf(card) + gap);
  const left = Math.min(rightOf(area), card.left - gap);
  const above = Math.min(bottomOf(area), card.top - gap);
  const below = Math.max(area.top, bottomOf(card) + gap);
  return [
    { ...area, left: right, width: rightOf(area) - right },
    { ...area, width: left - area.left },
    { ...area, height: above - area.top },
    { ...area, top: below, height: bottomOf(area) - below },
  ];
}

/** A size in the same proportion that fits into a box. */
function within({ width, height }: Pick<Box, 'width' | 'height'>, box: Box): Pick<Box, 'width' | 'height'> {
  const scale = Math.max(0, Math.min(1, box.width / width, box.height / height));
  return { width: width * scale, height: height * scale };
}

/** A place that is moved into a box, at whose size it is. */
function kept(place: Box, box: Box): Box {
  return {
    ...place,
    left: Math.max(box.left, Math.min(place.left, rightOf(box) - place.width)),
    top: Math.max(box.top, Math.min(place.top, bottomOf(box) - place.height)),
  };
}

/** Widths that differ by less than this are alike, in pixels. */
const widthStep = 12;
const steps = (width: number): number => Math.round(width / widthStep);

const rightOf = ({ left, width }: Box): number => left + width;
const bottomOf = ({ top, height }: Box): number => top + height;
const centreOf = ({ left, top, width, height }: Box): { readonly x: number; readonly y: number } => ({
  x: left + width / 2,
  y: top + height / 2,
});

function inset({ left, top, width, height }: Box, by: number): Box {
  return { left: left + by, top: top + by, width: Math.max(0, width - 2 * by), height: Math.max(0, height - 2 * by) };
}

/** Whether the middle of a card lies in a box. */
function holds(box: Box, card: Box): boolean {
  const { x, y } = centreOf(card);
  return x >= box.left && x <= rightOf(box) && y >= box.top && y <= bottomOf(box);
}
