/**
 * Keeps a reader's place while they go from page to page: a page that they come back to is scrolled to where it was, a new one begins at
 * its top, and the keys and what is read aloud begin at its heading. Tables look after both themselves.
 */

import { type Place, placeNow, placesKey } from './place.ts';
import { watchAddress } from './go-to.ts';
import { pageOf } from './page-of.ts';
import { parseRoute } from './route.ts';

/** How long a page may take until its heading is there or it is as long as it was, in milliseconds. */
const patienceMs = 3000;

/** How far each page of the history was scrolled, by its number in the history: the window and the page's main column. */
type Places = Record<string, readonly [number, number]>;

const places: Places = readPlaces();
let shown = shownAt(placeNow());
/** Ends the wait for a page before, where another is opened. */
let stop = (): void => undefined;

function readPlaces(): Places {
  try {
    return JSON.parse(sessionStorage.getItem(placesKey) ?? '{}') as Places;
  } catch (error) {
    console.warn('Where pages were scrolled to cannot be read.', error);
    return {};
  }
}

function keepPlaces(): void {
  try {
    if (Object.values(places).some(([windowTop, columnTop]) => windowTop + columnTop > 0))
      sessionStorage.setItem(placesKey, JSON.stringify(places));
  } catch (error) {
    console.warn('This browser does not keep where pages were scrolled to.', error);
  }
}

/** The page at a place, and its number in the history. */
function shownAt({ address, key }: Pick<Place, 'address' | 'key'>): { readonly page: string; readonly key: string } {
  return { page: pageOf(parseRoute(address)), key };
}

function column(): HTMLElement | null {
  return document.querySelector('main');
}

/** Begins to keep places, for a reader who was at one when this was asked for, and may have gone on since. Call once. */
export function keepPlace(from: Place): void {
  shown = shownAt(from);
  window.history.scrollRestoration = 'manual';
  document.addEventListener('scroll', note, { capture: true, passive: true });
  window.addEventListener('pagehide', keepPlaces);
  watchAddress(change);
  const known = places[from.key];
  if (known === undefined) places[from.key] = from.scrolled;
  else scrollBack(known);
  change();
}

/** Until the new page is drawn the old one may lose its length: what is scrolled by that is no place. */
function note(): void {
  const { key, scrolled } = placeNow();
  if (key === shown.key) places[key] = scrolled;
}

function change(): void {
  const before = shown;
  shown = shownAt(placeNow());
  if (before.page === shown.page) return;
  stop();
  const place = places[shown.key];
  const old = headingNow();
  const left = document.activeElement;
  const begun = performance.now();
  let wanted = true;
  stop = () => {
    wanted = false;
  };
  const look = (): void => {
    if (!wanted) return;
    const heading = headingNow();
    const isNew = heading !== undefined && (heading.element !== old?.element || heading.text !== old.text);
    if (isNew || performance.now() - begun > patienceMs) return arrive(heading?.element, { left, place });
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** The page's heading, once it says what the page is. */
function headingNow(): { readonly element: HTMLElement; readonly text: string } | undefined {
  const element = document.querySelector<HTMLElement>('main h1:not([data-waits]), h1:not([data-waits])');
  return element === null ? undefined : { element, text: element.textContent ?? '' };
}

interface Leaving {
  /** What had the focus when the page before was left. */
  readonly left: Element | null;
  readonly place: readonly [number, number] | undefined;
}

function arrive(heading: HTMLElement | undefined, { left, place }: Leaving): void {
  scrollBack(place ?? [0, 0]);
  const isTable = document.querySelector('.table') !== null;
  // Whoever has gone somewhere on the new page already, or types, is left there.
  const { activeElement } = document;
  const isFree = activeElement === null || activeElement === document.body || activeElement === left;
  if (heading === undefined || isTable || !isFree || activeElement instanceof HTMLInputElement) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Scrolls as soon as the page is long enough, unless the reader scrolls first. */
function scrollBack(place: readonly [number, number] | undefined): void {
  if (place === undefined) return;
  const [windowTop, columnTop] = place;
  const begun = performance.now();
  let wanted = true;
  const end = (): void => {
    wanted = false;
    for (const kind of ['wheel', 'touchmove', 'keydown']) window.removeEventListener(kind, end);
  };
  for (const kind of ['wheel', 'touchmove', 'keydown']) window.addEventListener(kind, end, { passive: true });
  const tryAgain = (): void => {
    if (!wanted) return;
    window.scrollTo(0, windowTop);
    column()?.scrollTo(0, columnTop);
    const isThere = window.scrollY >= windowTop - 1 && (column()?.scrollTop ?? columnTop) >= columnTop - 1;
    if (isThere || performance.now() - begun > patienceMs) return end();
    requestAnimationFrame(tryAgain);
  };
  tryAgain();
}
