/** What the checks of a page share. It is put into the page before they run there. */

/** The part of the window in which something may be seen. */
interface Sight {
  readonly box: readonly [left: number, top: number, right: number, bottom: number];
  /** Whether it is in something that scrolls. */
  readonly scrolled: boolean;
  /** Whether it is in a row that is scrolled sideways, as on a phone. */
  readonly isRow: boolean;
}

/** The tools that lie on the page while it is looked at. */
export interface ProbeTools {
  readonly largeText: boolean;
  readonly mode: string;
  /** Whether the frame is that of a phone. */
  readonly small: boolean;
  /** How a fault calls what it found. */
  readonly nameOf: (element: Element) => string;
  /** The part of the window in which what lies in an element may be seen. */
  readonly sightIn: (around: Element | null) => Sight;
}

declare global {
  interface Window {
    layoutProbe: ProbeTools;
  }
}

/** Runs in the page. Lets every letter of a face be hit as well, so that what lies over it is found. */
export function installProbe(largeText: boolean): void {
  // A page of the server has no styles that stand in it as texts.
  const style = new CSSStyleSheet();
  style.replaceSync('.face, .face * { pointer-events: auto !important; }');
  document.adoptedStyleSheets = [style];
  const { mode = 'none' } = document.documentElement.dataset;
  const sights = new Map<Element, Sight>();
  const sightIn = (around: Element | null): Sight => {
    if (around === null || around === document.body)
      return { box: [0, 0, window.innerWidth, window.innerHeight], scrolled: false, isRow: false };
    const known = sights.get(around);
    if (known !== undefined) return known;
    const outer = sightIn(around.parentElement);
    const { overflowX, overflowY } = around instanceof SVGElement ? { overflowX: '', overflowY: '' } : getComputedStyle(around);
    let sight = outer;
    if (/auto|scroll|hidden|clip/.test(overflowX + overflowY)) {
      const box = around.getBoundingClientRect();
      const [left, top, right, bottom] = outer.box;
      // On phones the far side is scrolled, and what is said in the sheet.
      const isScrolled = around.matches('.side[data-place=far], :is([data-mode=phone], [data-mode=land]) .slip-say');
      const scrolled = outer.scrolled || isScrolled || (largeText && overflowY.includes('auto'));
      const isRow =
        outer.isRow ||
        around.matches('[data-mode=phone] :is(.mc-flow[data-row], .mc-phone-beside), :is([data-mode=phone], [data-mode=land]) .hand');
      sight = {
        box: [Math.max(left, box.left), Math.max(top, box.top), Math.min(right, box.right), Math.min(bottom, box.bottom)],
        scrolled,
        isRow,
      };
    }
    sights.set(around, sight);
    return sight;
  };
  const nameOf = (element: Element): string => {
    const card = element.closest('.card')?.querySelector('.unseen')?.textContent ?? '';
    const place = element.closest('.strip, .folded-seat, .chain, .slip, .bar, .log-pane, .stage, .middle')?.className.split(' ')[0] ?? '';
    return `${card === '' ? place : card.slice(0, 28)} “${(element.textContent ?? '').trim().slice(0, 18)}”`;
  };
  window.layoutProbe = { largeText, mode, small: mode === 'phone' || mode === 'land', nameOf, sightIn };
}
