/** What is wrong with a page around the table as it lies in a window. Each check runs in the page: it sees nothing of this file but itself. */

import type { Page } from 'playwright-core';
import { settled } from './probe.ts';

/** Regions over each other, a page or a column that scrolls where it should not, and an act of the slip that is out of the window. */
function findRegions(): readonly string[] {
  const faults: string[] = [];
  const page = document.querySelector<HTMLElement>('.house-page');
  const isFlow = page?.dataset['flow'] !== undefined;
  const all = ['.house-page > .bar', '.house-main', '.house-side', '.house-page > .doors'].flatMap((part) => {
    const box = document.querySelector(part)?.getBoundingClientRect();
    return box === undefined || box.height === 0 ? [] : [{ part, box }];
  });
  for (const [at, one] of all.entries())
    for (const other of all.slice(at + 1)) {
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      if (across > 1.5 && down > 1.5) faults.push(`${one.part} and ${other.part} overlap`);
    }
  const { scrollWidth, scrollHeight } = document.documentElement;
  if (scrollWidth > window.innerWidth + 1 || (!isFlow && scrollHeight > window.innerHeight + 1))
    faults.push(`the page scrolls: ${scrollWidth} × ${scrollHeight}`);
  for (const column of document.querySelectorAll('.house-main, .house-side, .home-shelf'))
    if (column.scrollWidth > column.clientWidth + 1) faults.push(`${column.className} scrolls sideways`);
  const slip = document.querySelector('.slip');
  const act = slip?.querySelector('[data-primary]')?.getBoundingClientRect();
  if (act !== undefined && !isFlow && (act.bottom > window.innerHeight + 1 || act.right > window.innerWidth + 1 || act.top < 0))
    faults.push('the act of the slip is out of the window');
  const isPhone = page?.dataset['frame'] === 'phone';
  if (isPhone && !isFlow && (slip?.getBoundingClientRect().height ?? 0) > window.innerHeight * 0.47) faults.push('the sheet is too high');
  return faults;
}

/** Neighbours over each other, words that are cut, and names with an ellipsis. */
function findCuts(): readonly string[] {
  const faults: string[] = [];
  const nameOf = (element: Element): string =>
    `${String(element.className).split(' ')[0]} “${(element.textContent ?? '').trim().slice(0, 24)}”`;
  const seen = (parts: string): readonly Element[] =>
    [...document.querySelectorAll(parts)].filter((part) => part.checkVisibility() && part.getBoundingClientRect().width > 1);
  const neighbours = seen(
    '.door, .bar .button, .home-hero > *, .new-table, .fan, .new-table-words > *, .new-table-wish > *, .new-table-acts > *, .home-match, .home-lesson > *, .slip-stub, .slip-say > *, .slip-acts > *, .home-strip > *, .home-foot > *:not(.open-replay), .home-foot .button, .learn-path > *',
  );
  for (const [at, one] of neighbours.entries())
    for (const other of neighbours.slice(at + 1)) {
      if (one.contains(other) || other.contains(one) || one.closest('.house-side') !== other.closest('.house-side')) continue;
      if (one.closest('.home-shelf') !== other.closest('.home-shelf')) continue;
      const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      // What is scrolled lies below what stands.
      const isBelow = (one.closest('.house-main') === null) !== (other.closest('.house-main') === null);
      if (across > 2 && down > 2 && !isBelow) faults.push(`${nameOf(one)} lies over ${nameOf(other)}`);
    }
  for (const words of seen('.button, .door, h1, h2, p, b, small, em, .brand, .house-page > * .fan > span')) {
    const box = words.getBoundingClientRect();
    if (words.scrollWidth > words.clientWidth + 2 && getComputedStyle(words).display !== 'inline') faults.push(`cut: ${nameOf(words)}`);
    if (box.right > window.innerWidth + 1 || box.left < -1) faults.push(`out of the window: ${nameOf(words)}`);
    const around = words.closest('.new-table, .slip, .home-match, .home-lesson')?.getBoundingClientRect();
    if (around !== undefined && (box.right > around.right + 1 || box.left < around.left - 1))
      faults.push(`out of its part: ${nameOf(words)}`);
  }
  for (const face of seen('.fan > span')) {
    const [box, mat] = [face.getBoundingClientRect(), face.closest('.new-table')?.getBoundingClientRect()];
    if (mat !== undefined && (box.top < mat.top || box.bottom > mat.bottom)) faults.push(`a face leaves its mat: ${nameOf(face)}`);
  }
  for (const name of seen('svg.face text'))
    if ((name.textContent ?? '').endsWith('…')) faults.push(`a name with an ellipsis: ${name.textContent}`);
  return faults;
}

/** Targets that are too small for a finger, and letters that are too small to be read. */
function findSmall(): readonly string[] {
  const faults: string[] = [];
  const frame = document.querySelector<HTMLElement>('.house-page')?.dataset ?? {};
  const text = (element: Element): string => (element.textContent ?? '').trim().slice(0, 24);
  const isWide = frame['frame'] === 'wide' && frame['flow'] === undefined;
  if (!isWide)
    for (const target of document.querySelectorAll('button, a[href], summary')) {
      const { width, height } = target.getBoundingClientRect();
      if (width > 1 && (width < 43.5 || height < 43.5))
        faults.push(`a target of ${Math.round(width)} × ${Math.round(height)}: “${text(target)}”`);
    }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    if (element === null || (node.nodeValue ?? '').trim() === '' || element.closest('.unseen, script, style') !== null) continue;
    if (element.getBoundingClientRect().width === 0) continue;
    const drawn = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
    const size = Number.parseFloat(getComputedStyle(element).fontSize) * (drawn === null ? 1 : Math.hypot(drawn.a, drawn.b));
    if (size < (isWide ? 13.85 : 10.9)) faults.push(`letters of ${size.toFixed(1)} px: “${text(element)}”`);
  }
  return faults;
}

/** Words without contrast to what lies behind them; of a mat, to both ends of its gradient. */
function findPale(): readonly string[] {
  const faults: string[] = [];
  const brush = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const read = (colour: string): readonly number[] => {
    brush?.clearRect(0, 0, 1, 1);
    if (brush) brush.fillStyle = colour;
    brush?.fillRect(0, 0, 1, 1);
    return [...(brush?.getImageData(0, 0, 1, 1).data ?? [])];
  };
  const light = (colour: readonly number[]): number => {
    const [red = 0, green = 0, blue = 0] = colour.map((value) =>
      value / 255 <= 0.03928 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const behind = (element: Element): readonly string[] => {
    for (let around: Element | null = element; around !== null; around = around.parentElement) {
      const style = getComputedStyle(around);
      if ((read(style.backgroundColor)[3] ?? 0) > 250)
        return style.backgroundImage.includes('gradient') && around !== document.body
          ? [style.backgroundColor, style.getPropertyValue('--hi')]
          : [style.backgroundColor];
    }
    return [];
  };
  for (const words of document.querySelectorAll(
    '.house-page :is(h1, h1 em, h2, p, b, small, em, .button, .door, .door-turns, .link, .slip-stub, .home-foot > span)',
  )) {
    if (!words.checkVisibility() || (words.textContent ?? '').trim() === '') continue;
    const style = getComputedStyle(words);
    const size = Number.parseFloat(style.fontSize);
    const least = size >= 24 || (size >= 18.6 && Number(style.fontWeight) >= 700) ? 3 : 4.5;
    for (const back of behind(words)) {
      const [one, other] = [light(read(style.color)), light(read(back))];
      const contrast = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
      if (contrast < least) faults.push(`a contrast of ${contrast.toFixed(1)}: “${(words.textContent ?? '').trim().slice(0, 24)}”`);
    }
  }
  return faults;
}

/** What is wrong with a page around the table, one line each, once it is drawn. */
export async function houseFaults(page: Page): Promise<readonly string[]> {
  await settled(page);
  const found = [
    ...(await page.evaluate(findRegions)),
    ...(await page.evaluate(findCuts)),
    ...(await page.evaluate(findSmall)),
    ...(await page.evaluate(findPale)),
  ];
  return [...new Set(found)];
}
