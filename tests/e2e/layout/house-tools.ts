/** What the checks of a page around the table share. It is put into the page before they run there. */

/** Where something lies in the window: its left, top, right and bottom edge. */
export type Edges = readonly [left: number, top: number, right: number, bottom: number];

/** The tools that lie on the page while it is looked at. */
export interface HouseTools {
  /** Whether the page is made for a pointer: where it is for fingers, targets are larger and letters may be smaller. */
  readonly isWide: boolean;
  /** Whether the page scrolls as a whole. */
  readonly isFlow: boolean;
  /** The whole page, or the sheet that lies over it. */
  readonly root: Element;
  /** What can be pressed, chosen or typed in. */
  readonly controls: readonly Element[];
  /** The elements that have words of their own. */
  readonly words: readonly Element[];
  /** The block that words within a line stand in. */
  readonly blockOf: (element: Element) => Element;
  /** How a fault calls what it found. */
  readonly nameOf: (element: Element) => string;
  /** The part of an element that is in sight: what clips or scrolls around it takes the rest. */
  readonly sightOf: (element: Element) => Edges;
  /** By how much two boxes lie over each other, across and down. */
  readonly sharedBy: (one: Edges, other: Edges) => readonly [across: number, down: number];
}

declare global {
  interface Window {
    houseProbe: HouseTools;
  }
}

/** Runs in the page. Looks at the sheet that lies over it, or at all of it, unless a part is named. */
export function installHouseTools(part: string): void {
  const page = document.querySelector<HTMLElement>('.house-page, .setup, .notice-page');
  const frame = page?.dataset ?? {};
  const isFlow = frame['flow'] !== undefined || page?.matches('.house-page') !== true;
  const { mode } = document.documentElement.dataset;
  const isLarge = mode === undefined ? window.innerWidth >= 1000 && window.innerHeight >= 600 : mode === 'wide';
  const isWide = frame['frame'] === undefined ? isLarge : frame['frame'] === 'wide';
  const root = (part === '' ? document.querySelector('[role=dialog]') : document.querySelector(part)) ?? document.body;
  const isSeen = (element: Element): boolean => {
    if (element.closest('.unseen, script, style, noscript, [hidden]') !== null) return false;
    const { width, height } = element.getBoundingClientRect();
    // What is there for readers alone stands in a box of one pixel.
    if ((element.parentElement?.getBoundingClientRect().width ?? 0) <= 1) return false;
    return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true });
  };
  const hasWords = (element: Element): boolean =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && (node.nodeValue ?? '').trim() !== '');
  const sightOf = (element: Element): Edges => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    let edges: Edges = [left, top, right, bottom];
    for (let around = element.parentElement; around !== null && around !== document.body; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around);
      if (!/auto|scroll|hidden|clip/.test(overflowX + overflowY)) continue;
      const box = around.getBoundingClientRect();
      edges = [Math.max(edges[0], box.left), Math.max(edges[1], box.top), Math.min(edges[2], box.right), Math.min(edges[3], box.bottom)];
    }
    return edges;
  };
  const blockOf = (element: Element): Element =>
    getComputedStyle(element).display === 'inline' && element.parentElement !== null ? blockOf(element.parentElement) : element;
  window.houseProbe = {
    blockOf,
    isWide: isWide && !(frame['flow'] !== undefined),
    isFlow,
    root,
    controls: [...root.querySelectorAll('button, a[href], summary, input, textarea, select, [role=radio], [role=switch]')].filter(isSeen),
    words: [...root.querySelectorAll('*')].filter(
      (element) => element.closest('svg, textarea, select') === null && hasWords(element) && isSeen(element),
    ),
    nameOf: (element) =>
      `${String(element.getAttribute('class') ?? '').split(' ')[0] || element.tagName.toLowerCase()} “${(element.textContent || element.getAttribute('aria-label') || '').trim().replaceAll(/\s+/g, ' ').slice(0, 26)}”`,
    sightOf,
    sharedBy: (one, other) => [
      Math.min(one[2], other[2]) - Math.max(one[0], other[0]),
      Math.min(one[3], other[3]) - Math.max(one[1], other[1]),
    ],
  };
}
