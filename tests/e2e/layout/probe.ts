/** What is wrong with a table as it lies on the page: covered, cut, too small, or in another's region. */

import type { Page } from 'playwright-core';

/** What was found on one page. */
export interface Findings {
  /** What is wrong, one line each. */
  readonly faults: readonly string[];
  /** Where the board lies, and where the act in the slip's corner lies from the right and from below. */
  readonly board: string;
  readonly corner: string;
}

/** How the page is looked at. */
export interface ProbeOptions {
  /** Leaves out what holds only at the usual size of text. */
  readonly largeText?: boolean;
}

/** Lets every letter of a face be hit, so that what lies over it is found. */
const hittable = '.face, .face * { pointer-events: auto !important; }';

/** Looks at the page as it is. */
export async function probe(page: Page, { largeText = false }: ProbeOptions = {}): Promise<Findings> {
  await page.evaluate((css) => {
    if (document.querySelector('#probe-style') !== null) return;
    const style = document.createElement('style');
    style.id = 'probe-style';
    style.textContent = css;
    document.head.append(style);
  }, hittable);
  return page.evaluate(findFaults, largeText);
}

/** Runs in the page. */
function findFaults(largeText: boolean): Findings {
  const { mode = 'none' } = document.documentElement.dataset;
  const small = mode === 'phone' || mode === 'land';
  const least = small ? 12 : 14;
  const [width, height] = [window.innerWidth, window.innerHeight];
  const faults = new Set<string>();
  const find = (selector: string): HTMLElement | null => document.querySelector<HTMLElement>(selector);
  const rect = (element: Element): DOMRect => element.getBoundingClientRect();

  const nameOf = (element: Element): string => {
    const card = element.closest('.card')?.querySelector('.unseen')?.textContent ?? '';
    const place = element.closest('.strip, .folded-seat, .chain, .slip, .bar, .log-pane, .stage, .middle')?.className.split(' ')[0] ?? '';
    return `${card === '' ? place : card.slice(0, 28)} “${(element.textContent ?? '').trim().slice(0, 18)}”`;
  };

  interface Sight {
    readonly box: readonly [left: number, top: number, right: number, bottom: number];
    /** Whether it is in something that scrolls. */
    readonly scrolled: boolean;
  }
  const sights = new Map<Element, Sight>();

  /** The part of the window in which what lies in an element may be seen. */
  const sightIn = (around: Element | null): Sight => {
    if (around === null || around === document.body) return { box: [0, 0, width, height], scrolled: false };
    const known = sights.get(around);
    if (known !== undefined) return known;
    const outer = sightIn(around.parentElement);
    const { overflowX, overflowY } = around instanceof SVGElement ? { overflowX: '', overflowY: '' } : getComputedStyle(around);
    let sight = outer;
    if (/auto|scroll|hidden|clip/.test(overflowX + overflowY)) {
      const box = rect(around);
      const [left, top, right, bottom] = outer.box;
      const scrolled = outer.scrolled || around.matches('.side[data-place=far]') || (largeText && /auto/.test(overflowY));
      sight = {
        box: [Math.max(left, box.left), Math.max(top, box.top), Math.min(right, box.right), Math.min(bottom, box.bottom)],
        scrolled,
      };
    }
    sights.set(around, sight);
    return sight;
  };

  /** A value is seen where it is whole in the window and hit at three points. */
  const see = (element: Element, owner: Element, what: string): void => {
    const box = rect(element);
    if (box.width === 0) return;
    const {
      box: [left, top, right, bottom],
      scrolled,
    } = sightIn(element.parentElement);
    const slack = 1.5;
    if (box.left < left - slack || box.right > right + slack) return void faults.add(`${what} cut at the side: ${nameOf(element)}`);
    if (box.top < top - slack || box.bottom > bottom + slack) {
      // The far side of a phone is scrolled; what the question is about is in view.
      const asked = element.closest('.card')?.hasAttribute('data-choice') === true && !largeText;
      const first = element.closest('.felt')?.querySelector('[data-choice]') === element.closest('.card');
      if (!scrolled || (asked && first)) faults.add(`${what} out of view: ${nameOf(element)}`);
      return;
    }
    const points = [0.5, 0.15, 0.85].map((part) => document.elementFromPoint(box.left + box.width * part, box.top + box.height / 2));
    if (points.some((hit) => hit === null || !(owner.contains(hit) || hit.contains(owner))))
      faults.add(`${what} covered: ${nameOf(element)}`);
    if (element instanceof SVGTextElement && hidesBehindMark(element, points))
      faults.add(`${what} under a mark of its card: ${nameOf(element)}`);
  };

  /** Whether something of the same drawing lies over a number, but for the veil of an exhausted card and lines without a fill. */
  const hidesBehindMark = (text: SVGTextElement, points: readonly (Element | null)[]): boolean => {
    const drawing = text.ownerSVGElement;
    if (drawing === null) return false;
    const later = (hit: Element): boolean => (text.compareDocumentPosition(hit) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    const veils = (hit: Element): boolean => hit.getAttribute('fill') === 'none' || rect(hit).width >= rect(drawing).width * 0.9;
    return points.some((hit) => hit !== null && hit !== text && drawing.contains(hit) && hit !== drawing && later(hit) && !veils(hit));
  };

  for (const card of document.querySelectorAll('.felt .card, .hand .card')) {
    for (const text of card.querySelectorAll('svg text'))
      if (/^[+\d—X/-]+$/.test((text.textContent ?? '').trim())) see(text, card, 'value');
    const face = card.querySelector('svg, .mini');
    if (face !== null) see(face, card, 'card');
  }
  for (const value of document.querySelectorAll('[data-value]')) see(value, value.closest('button') ?? value, 'count');

  const regions = ['.felt', '.hand', '.dealer'].map((selector) => ({ selector, element: find(selector) }));
  for (const { selector, element } of regions) if (element === null) faults.add(`there is no ${selector}`);
  for (const [at, one] of regions.entries())
    for (const other of regions.slice(at + 1)) {
      if (one.element === null || other.element === null) continue;
      const [a, b] = [rect(one.element), rect(other.element)];
      const over = Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
      if (over) faults.add(`${one.selector} and ${other.selector} overlap`);
    }
  const board = find('.felt');
  const slip = find('.slip');
  const said = find('.slip-say');
  if (board !== null && !largeText && (board.scrollHeight > board.clientHeight + 1 || board.scrollWidth > board.clientWidth + 1))
    faults.add(`the board overflows by ${board.scrollWidth - board.clientWidth} × ${board.scrollHeight - board.clientHeight}`);
  if (document.documentElement.scrollWidth > width || document.documentElement.scrollHeight > height) faults.add('the page scrolls');
  if (said !== null && !small && !largeText && said.scrollHeight > said.clientHeight + 1)
    faults.add(`the slip scrolls by ${said.scrollHeight - said.clientHeight}`);
  const dealer = find('.dealer');
  if (mode === 'phone' && dealer !== null && rect(dealer).height > height * 0.4 + 1)
    faults.add(`the sheet takes ${Math.round(rect(dealer).height)} px`);
  if (slip !== null && (rect(slip).bottom > height + 1 || rect(slip).right > width + 1)) faults.add('the slip leaves the window');
  for (const act of document.querySelectorAll('.slip-acts > .button')) {
    const box = rect(act);
    if (box.bottom > height + 1 || box.right > width + 1 || act.scrollWidth > act.clientWidth + 1)
      faults.add(`an act is cut: ${nameOf(act)}`);
  }

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    if (element === null || (node.nodeValue ?? '').trim() === '' || element.closest('.unseen, .skip, script, style, title') !== null)
      continue;
    const box = rect(element);
    if (box.width === 0 || box.height === 0) continue;
    const drawn = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
    const size = Number.parseFloat(getComputedStyle(element).fontSize) * (drawn === null ? 1 : Math.hypot(drawn.a, drawn.b));
    if (size < least - 0.15) faults.add(`letters of ${size.toFixed(1)} px: ${nameOf(element)}`);
  }
  if (mode !== 'wide')
    for (const target of document.querySelectorAll('.table button, .table a[href]')) {
      const box = rect(target);
      const inSentence = target.matches('.log-line *, .unseen *, .skip');
      if (box.width > 0 && !inSentence && (box.width < 43.5 || box.height < 43.5))
        faults.add(`a target of ${Math.round(box.width)} × ${Math.round(box.height)}: ${nameOf(target)} ${target.className}`);
    }

  const acts = [...document.querySelectorAll('.slip-acts > .button')];
  const corner = acts.at(-1);
  const round = (values: readonly number[]): string => values.map((value) => Math.round(value)).join(' ');
  const cornerBox = corner === undefined ? undefined : rect(corner);
  const boardBox = board === null ? undefined : rect(board);
  return {
    faults: [...faults],
    board: boardBox === undefined ? '' : round([boardBox.left, boardBox.top, boardBox.right, boardBox.bottom]),
    corner: cornerBox === undefined ? '' : round([cornerBox.left, width - cornerBox.right, height - cornerBox.bottom, cornerBox.height]),
  };
}
