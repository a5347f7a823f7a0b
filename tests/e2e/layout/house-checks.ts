/** What is wrong with a page around the table as it lies in a window. Each check runs in the page: it sees nothing of this file but itself. */

import type { Page } from 'playwright-core';
import { installHouseTools } from './house-tools.ts';
import { settled } from './probe.ts';

/** Regions over each other, a page or a column that scrolls where it should not, and an act of the slip that is out of the window. */
function findRegions(): readonly string[] {
  const { isFlow, sharedBy } = window.houseProbe;
  const faults: string[] = [];
  const all = ['.house-page > .bar', '.house-main', '.house-side', '.house-page > .doors'].flatMap((part) => {
    const box = document.querySelector(part)?.getBoundingClientRect();
    return box === undefined || box.height === 0 ? [] : [{ part, edges: [box.left, box.top, box.right, box.bottom] as const }];
  });
  for (const [at, one] of all.entries())
    for (const other of all.slice(at + 1))
      if (sharedBy(one.edges, other.edges).every((pixels) => pixels > 1.5)) faults.push(`${one.part} and ${other.part} overlap`);
  const { scrollWidth, scrollHeight } = document.documentElement;
  if (scrollWidth > window.innerWidth + 1 || (!isFlow && scrollHeight > window.innerHeight + 1))
    faults.push(`the page scrolls: ${scrollWidth} × ${scrollHeight}`);
  for (const column of document.querySelectorAll('main, aside, .home-shelf, .slip-say, .drawer-body'))
    if (column.scrollWidth > column.clientWidth + 1 && getComputedStyle(column).overflowX !== 'visible')
      faults.push(`${column.className} scrolls sideways`);
  const slip = document.querySelector('.house-side .slip');
  const act = slip?.querySelector('[data-primary]')?.getBoundingClientRect();
  if (act !== undefined && !isFlow && (act.bottom > window.innerHeight + 1 || act.right > window.innerWidth + 1 || act.top < 0))
    faults.push('the act of the slip is out of the window');
  const isPhone = document.querySelector<HTMLElement>('.house-page')?.dataset['frame'] === 'phone';
  if (isPhone && !isFlow && (slip?.getBoundingClientRect().height ?? 0) > window.innerHeight * 0.47) faults.push('the sheet is too high');
  return faults;
}

/** Controls, words and faces that lie over each other. */
function findNeighbours(): readonly string[] {
  const { root, controls, words, nameOf, blockOf, sightOf, sharedBy } = window.houseProbe;
  const faces = [...root.querySelectorAll('svg.face')].filter((face) => face.checkVisibility() && face.closest('.fan') === null);
  const pieces = [...new Set([...controls.map(blockOf), ...words.map(blockOf), ...faces, ...root.querySelectorAll('.fan')])]
    .map((element) => ({ element, edges: sightOf(element) }))
    .filter(({ edges: [left, top, right, bottom] }) => right - left > 1 && bottom - top > 1);
  const isLabelled = (one: Element, other: Element): boolean =>
    one.closest('label') !== null && one.closest('label') === other.closest('label');
  const faults: string[] = [];
  for (const [at, one] of pieces.entries())
    for (const other of pieces.slice(at + 1)) {
      const [across, down] = sharedBy(one.edges, other.edges);
      if (across <= 2 || down <= 2 || one.element.contains(other.element) || other.element.contains(one.element)) continue;
      if (!isLabelled(one.element, other.element))
        faults.push(`${nameOf(one.element)} lies over ${nameOf(other.element)} by ${Math.round(across)} × ${Math.round(down)}`);
    }
  return faults;
}

/** What is cut by something around it that does not scroll, words that are longer than their part, and names that end in an ellipsis. */
function findCuts(): readonly string[] {
  const { root, controls, words, nameOf, blockOf } = window.houseProbe;
  const faults: string[] = [];
  const slack = 2;
  for (const part of new Set([...controls, ...words])) {
    const box = part.getBoundingClientRect();
    let isScrolledAside = false;
    for (let around = part.parentElement; around !== null && around !== document.body; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around);
      const [edge, isCutting] = [around.getBoundingClientRect(), /hidden|clip/];
      isScrolledAside ||= /auto|scroll/.test(overflowX) && around.scrollWidth > around.clientWidth + 1;
      const isAside = box.left < edge.left - slack || box.right > edge.right + slack;
      const isBeyond = box.top < edge.top - slack || box.bottom > edge.bottom + slack;
      if ((isAside && isCutting.test(overflowX)) || (isBeyond && isCutting.test(overflowY)))
        faults.push(`cut: ${nameOf(part)} by ${around.className}`);
      if (/auto|scroll/.test(overflowY)) break;
    }
    if (!isScrolledAside && (box.right > window.innerWidth + 1 || box.left < -1)) faults.push(`out of the window: ${nameOf(part)}`);
    const around = part.closest('.slip, .mat, .new-table, .home-match, .home-lesson, .deck-box, .card-link, .setting-row');
    const edge = around?.getBoundingClientRect();
    if (edge !== undefined && part !== around && (box.right > edge.right + 1 || box.left < edge.left - 1))
      faults.push(`out of its part: ${nameOf(part)}`);
  }
  for (const part of words) {
    const block = blockOf(part);
    const [box, said] = [block.getBoundingClientRect(), document.createRange()];
    const isLonger = [...part.childNodes].some((node) => {
      if (node.nodeType !== Node.TEXT_NODE || (node.nodeValue ?? '').trim() === '') return false;
      said.selectNodeContents(node);
      const { left, right } = said.getBoundingClientRect();
      return right > box.right + slack || left < box.left - slack;
    });
    const isHigher = part.scrollHeight > part.clientHeight + 4 && /hidden|clip/.test(getComputedStyle(part).overflowY);
    if (isLonger || isHigher) faults.push(`cut: the words of ${nameOf(part)}`);
  }
  for (const act of root.querySelectorAll('.slip-acts > *, .new-table-acts > *')) {
    const [box, edge] = [act.getBoundingClientRect(), act.closest('.slip, .new-table')?.getBoundingClientRect()];
    if (edge !== undefined && box.width > 0 && (box.right > edge.right - 3 || box.left < edge.left + 3 || box.bottom > edge.bottom - 2))
      faults.push(`at the edge: ${nameOf(act)}`);
  }
  for (const face of root.querySelectorAll('.fan > span')) {
    const [box, mat] = [face.getBoundingClientRect(), face.closest('.new-table')?.getBoundingClientRect()];
    if (mat !== undefined && (box.top < mat.top || box.bottom > mat.bottom)) faults.push(`a face leaves its mat: ${nameOf(face)}`);
  }
  for (const name of root.querySelectorAll('svg.face text'))
    if ((name.textContent ?? '').endsWith('…') && name.checkVisibility()) faults.push(`a name with an ellipsis: ${name.textContent}`);
  return faults;
}

/** Targets that are too small for a finger, and letters that are too small to be read or do not grow with the text. */
function findSmall(text: number): readonly string[] {
  const { root, isWide, controls, nameOf } = window.houseProbe;
  const faults: string[] = [];
  // A link within a sentence is as high as its line.
  const isInSentence = (target: Element): boolean =>
    target.matches('a, button') &&
    [...(target.parentElement?.childNodes ?? [])].some((node) => node.nodeType === Node.TEXT_NODE && /\w/.test(node.nodeValue ?? ''));
  if (!isWide)
    for (const target of controls) {
      const { width, height } = (target.matches('input') ? (target.closest('label') ?? target) : target).getBoundingClientRect();
      // What lies around a target without being seen is pressed with it.
      const { content, position, left, top } = getComputedStyle(target, '::after');
      const around = content !== 'none' && position === 'absolute' ? [left, top].map((pixels) => Number.parseFloat(pixels) * -2 || 0) : [];
      const [across, down] = [width + (around[0] ?? 0), height + (around[1] ?? 0)];
      if (!isInSentence(target) && (across < 43.5 || down < 43.5))
        faults.push(`a target of ${Math.round(across)} × ${Math.round(down)}: ${nameOf(target)}`);
    }
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    if (element === null || (node.nodeValue ?? '').trim() === '' || element.closest('.unseen, script, style, noscript') !== null) continue;
    if (element.getBoundingClientRect().width === 0 || !element.checkVisibility()) continue;
    const drawn = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
    const size = Number.parseFloat(getComputedStyle(element).fontSize) * (drawn === null ? 1 : Math.hypot(drawn.a, drawn.b));
    if (size < (isWide ? 13.85 : 10.9)) faults.push(`letters of ${size.toFixed(1)} px: ${nameOf(element)}`);
    if (text > 1 && drawn === null && size < 11.9 * text) faults.push(`letters of ${size.toFixed(1)} px do not grow: ${nameOf(element)}`);
  }
  return faults;
}

/** Words without contrast to what lies behind them; of a mat, to both ends of its gradient. */
function findPale(): readonly string[] {
  const { words, nameOf } = window.houseProbe;
  const faults: string[] = [];
  type Colour = readonly number[];
  const brush = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const known = new Map<string, Colour>();
  const read = (colour: string): Colour => {
    const before = known.get(colour);
    if (before !== undefined) return before;
    brush?.clearRect(0, 0, 1, 1);
    if (brush) brush.fillStyle = colour;
    brush?.fillRect(0, 0, 1, 1);
    const drawn = [...(brush?.getImageData(0, 0, 1, 1).data ?? [])];
    known.set(colour, drawn);
    return drawn;
  };
  const light = (colour: Colour): number => {
    const [red = 0, green = 0, blue = 0] = colour.map((value) =>
      value / 255 <= 0.03928 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const over = (top: Colour, below: Colour): Colour => {
    const share = (top[3] ?? 0) / 255;
    return [0, 1, 2].map((at) => (top[at] ?? 0) * share + (below[at] ?? 0) * (1 - share));
  };
  /** What may lie behind an element: one colour, or both ends of a gradient that states its lighter one; none where nobody can tell. */
  const behind = (element: Element): readonly Colour[] => {
    const veils: Colour[] = [];
    for (let around: Element | null = element; around !== null; around = around.parentElement) {
      const style = getComputedStyle(around);
      const colour = read(style.backgroundColor);
      const high = style.getPropertyValue('--hi');
      const isGradient = style.backgroundImage.includes('gradient') && around !== document.body && around !== document.documentElement;
      if (isGradient && high === '') return [];
      if ((colour[3] ?? 0) > 250) {
        const grounds = isGradient ? [colour, read(high)] : [colour];
        return grounds.map((ground) => veils.reduceRight((below, veil) => over(veil, below), ground));
      }
      if ((colour[3] ?? 0) > 0) veils.push(colour);
    }
    return [];
  };
  for (const element of words) {
    if (element.closest('[aria-disabled=true], :disabled') !== null) continue;
    const style = getComputedStyle(element);
    const size = Number.parseFloat(style.fontSize);
    const least = size >= 24 || (size >= 18.6 && Number(style.fontWeight) >= 700) ? 3 : 4.5;
    for (const back of behind(element)) {
      const [one, other] = [light(over(read(style.color), back)), light(back)];
      const contrast = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
      if (contrast < least) faults.push(`a contrast of ${contrast.toFixed(1)}: ${nameOf(element)}`);
    }
  }
  return faults;
}

/** What a screen reader stumbles over: headings, controls without a name, an order of its own, and pictures that say nothing. */
function findNameless(): readonly string[] {
  const { root, controls, nameOf } = window.houseProbe;
  const faults: string[] = [];
  const headings = [...document.querySelectorAll('h1')].filter((heading) => heading.checkVisibility());
  if (root === document.body && headings.length !== 1) faults.push(`${headings.length} headings of the first level`);
  for (const control of controls) {
    const labels = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement || control instanceof HTMLSelectElement;
    const by = control
      .getAttribute('aria-labelledby')
      ?.split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '');
    const said = [
      control.getAttribute('aria-label'),
      by?.join(' '),
      labels ? [...(control.labels ?? [])].map((label) => label.textContent).join(' ') : control.textContent,
    ];
    if (said.every((each) => (each ?? '').trim() === '')) faults.push(`a control without a name: ${nameOf(control)}`);
    if (control instanceof HTMLElement && control.tabIndex > 0) faults.push(`an order of its own: ${nameOf(control)}`);
  }
  for (const picture of root.querySelectorAll('svg:not([role])'))
    if (picture.closest('[aria-hidden=true]') === null && picture.checkVisibility())
      faults.push(`a picture without a role: ${nameOf(picture.parentElement ?? picture)}`);
  return faults;
}

/** How a page is looked at. */
interface HouseLook {
  /** How many times the usual size its letters have; 1 if absent. */
  readonly text?: number;
  /** The part that is looked at alone. */
  readonly part?: string;
}

/** What is wrong with a page around the table, one line each, once it is drawn. */
export async function houseFaults(page: Page, { text = 1, part = '' }: HouseLook = {}): Promise<readonly string[]> {
  await settled(page);
  await page.evaluate(installHouseTools, part);
  const found = [
    ...(await page.evaluate(findRegions)),
    ...(await page.evaluate(findNeighbours)),
    ...(await page.evaluate(findCuts)),
    ...(await page.evaluate(findSmall, text)),
    ...(await page.evaluate(findPale)),
    ...(await page.evaluate(findNameless)),
  ];
  return [...new Set(found)];
}
