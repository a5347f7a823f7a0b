/** The checks of a table, each of which runs in the page: it sees nothing of this file but itself. */

/** Numbers on cards of board and hand, counts and resources: each whole in the window, and hit at three points. */
export function findHidden(): readonly string[] {
  const { largeText, nameOf, sightIn } = window.layoutProbe;
  const faults: string[] = [];
  const slack = 1.5;
  /** Something of the same drawing over a number, but for the veil of an exhausted card and lines without a fill. */
  const isUnderMark = (text: SVGTextElement, points: readonly (Element | null)[]): boolean => {
    const drawing = text.ownerSVGElement;
    if (drawing === null) return false;
    const isLater = (hit: Element): boolean => (text.compareDocumentPosition(hit) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    const isVeil = (hit: Element): boolean =>
      hit.getAttribute('fill') === 'none' || hit.getBoundingClientRect().width >= drawing.getBoundingClientRect().width * 0.9;
    return points.some((hit) => hit !== null && hit !== text && hit !== drawing && drawing.contains(hit) && isLater(hit) && !isVeil(hit));
  };
  const see = (element: Element, owner: Element, what: string): void => {
    const box = element.getBoundingClientRect();
    if (box.width === 0) return;
    const { box: sight, scrolled, isRow } = sightIn(element.parentElement);
    const [left, top, right, bottom] = sight;
    // What lies in a row that is scrolled sideways may lie out of view.
    const cut = isRow ? 0 : slack;
    const isAside = box.left < left - cut || box.right > right + cut;
    if (isAside && isRow) return;
    if (isAside) return void faults.push(`${what} cut at the side: ${nameOf(element)}`);
    if (box.top < top - slack || box.bottom > bottom + slack) {
      // What is scrolled may lie out of view, but for the first thing that the question is about.
      const card = element.closest('.card');
      const isFirst = card !== null && card === element.closest('.felt')?.querySelector('[data-choice]') && !largeText;
      if (!scrolled || isFirst) faults.push(`${what} out of view: ${nameOf(element)}`);
      return;
    }
    const points = [0.5, 0.15, 0.85].map((part) => document.elementFromPoint(box.left + box.width * part, box.top + box.height / 2));
    if (points.some((hit) => hit === null || !(owner.contains(hit) || hit.contains(owner))))
      faults.push(`${what} covered: ${nameOf(element)}`);
    if (element instanceof SVGTextElement && isUnderMark(element, points))
      faults.push(`${what} under a mark of its card: ${nameOf(element)}`);
  };
  for (const card of document.querySelectorAll('.felt .card, .hand .card')) {
    for (const text of card.querySelectorAll('svg text'))
      if (/^[+\d—X/-]+$/.test((text.textContent ?? '').trim())) see(text, card, 'value');
    const face = card.querySelector('svg, .mini');
    if (face !== null) see(face, card, 'card');
  }
  for (const value of document.querySelectorAll('[data-value]')) see(value, value.closest('button') ?? value, 'count');
  return faults;
}

/** Regions that overlap, a board that overflows, a page that scrolls. */
export function findCollisions(): readonly string[] {
  const { largeText } = window.layoutProbe;
  const faults: string[] = [];
  const regions = ['.felt', '.hand', '.dealer'].map((selector) => ({ selector, element: document.querySelector(selector) }));
  // Once a match has ended, its end may stand where the hand was.
  const isOver = document.querySelector('[data-finish]') !== null;
  for (const { selector, element } of regions)
    if (element === null && !(isOver && selector === '.hand')) faults.push(`there is no ${selector}`);
  for (const [at, one] of regions.entries())
    for (const other of regions.slice(at + 1)) {
      if (one.element === null || other.element === null) continue;
      const [a, b] = [one.element.getBoundingClientRect(), other.element.getBoundingClientRect()];
      const over = Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
      if (over) faults.push(`${one.selector} and ${other.selector} overlap`);
    }
  const board = document.querySelector('.felt');
  const spare = board === null ? [0, 0] : [board.scrollWidth - board.clientWidth, board.scrollHeight - board.clientHeight];
  if (!largeText && spare.some((pixels) => pixels > 1)) faults.push(`the board overflows by ${spare.join(' × ')}`);
  const { scrollWidth, scrollHeight } = document.documentElement;
  if (scrollWidth > window.innerWidth || scrollHeight > window.innerHeight) faults.push('the page scrolls');
  return faults;
}

/** A slip that scrolls on large and tall windows, that leaves the window or takes too much of a phone, and acts that are cut. */
export function findSlipFaults(): readonly string[] {
  const { largeText, mode, small, nameOf } = window.layoutProbe;
  const faults: string[] = [];
  const said = document.querySelector('.slip-say');
  if (said !== null && !small && !largeText && said.scrollHeight > said.clientHeight + 1)
    faults.push(`the slip scrolls by ${said.scrollHeight - said.clientHeight}`);
  const sheet = document.querySelector('.dealer')?.getBoundingClientRect().height ?? 0;
  if (mode === 'phone' && sheet > window.innerHeight * 0.4 + 1) faults.push(`the sheet takes ${Math.round(sheet)} px`);
  for (const part of document.querySelectorAll('.slip, .slip-acts > .button')) {
    const box = part.getBoundingClientRect();
    const isCut = part.matches('.button') && part.scrollWidth > part.clientWidth + 1;
    if (box.bottom > window.innerHeight + 1 || box.right > window.innerWidth + 1 || isCut) faults.push(`an act is cut: ${nameOf(part)}`);
  }
  return faults;
}

/** Letters that are too small to be read, and targets that are too small for a finger. */
export function findBlurs(): readonly string[] {
  const { mode, small, nameOf } = window.layoutProbe;
  const faults: string[] = [];
  const least = small ? 12 : 14;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    if (element === null || (node.nodeValue ?? '').trim() === '' || element.closest('.unseen, .skip, script, style, title') !== null)
      continue;
    const box = element.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) continue;
    const drawn = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
    const size = Number.parseFloat(getComputedStyle(element).fontSize) * (drawn === null ? 1 : Math.hypot(drawn.a, drawn.b));
    if (size < least - 0.15) faults.push(`letters of ${size.toFixed(1)} px: ${nameOf(element)}`);
  }
  if (mode === 'wide') return faults;
  for (const target of document.querySelectorAll('.table button, .table a[href]')) {
    const box = target.getBoundingClientRect();
    const isInSentence = target.matches('.log-line *, .unseen *, .skip');
    if (box.width > 0 && !isInSentence && (box.width < 43.5 || box.height < 43.5))
      faults.push(`a target of ${Math.round(box.width)} × ${Math.round(box.height)}: ${nameOf(target)} ${target.className}`);
  }
  return faults;
}

/** Where the board lies, and where the act in the slip's corner lies from the left, from the right and from below, and its height. */
export interface Places {
  readonly board: string;
  readonly corner: string;
}

/** Where the board and the act in the corner of the slip lie. */
export function readPlaces(): Places {
  const round = (values: readonly number[]): string => values.map((value) => Math.round(value)).join(' ');
  const corner = [...document.querySelectorAll('.slip-acts > .button')].at(-1)?.getBoundingClientRect();
  const board = document.querySelector('.felt')?.getBoundingClientRect();
  return {
    board: board === undefined ? '' : round([board.left, board.top, board.right, board.bottom]),
    corner:
      corner === undefined ? '' : round([corner.left, window.innerWidth - corner.right, window.innerHeight - corner.bottom, corner.height]),
  };
}
