/** Focus on the table: one stop a zone, arrows within it, F6 from zone to zone, N to whatever can be chosen next. */

const stops = '[data-stop]:not([disabled])';

/** The zones of the page that have something to stop at, in reading order. */
function zonesOf(root: ParentNode): readonly HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('[data-zone]')].filter((zone) => stopsOf(zone).length > 0);
}

function stopsOf(zone: ParentNode): readonly HTMLElement[] {
  return [...zone.querySelectorAll<HTMLElement>(stops)].filter((stop) => stop.offsetParent !== null);
}

/** What is an answer, or a row of one. */
const answers = '[data-choice], .slip-rows *';

/** Leaves one stop a zone in the order of Tab: the one that had the focus last, or the first; beside a question, the first answer. */
export function settleStops(root: ParentNode): void {
  for (const zone of root.querySelectorAll<HTMLElement>('[data-zone]')) {
    const all = stopsOf(zone);
    const focused = all.find((stop) => stop === document.activeElement);
    // A button that was never settled has no attribute.
    const settled = all.find((stop) => stop.getAttribute('tabindex') === '0');
    const answer = zone.querySelector('#question') === null ? undefined : all.find((stop) => stop.matches(answers));
    const kept = focused ?? settled ?? answer ?? all[0];
    for (const stop of all) stop.tabIndex = stop === kept ? 0 : -1;
  }
}

/** Moves the focus within the zone of an element, by one stop; from what is no stop, as the question, to the first answer or the last. */
export function moveInZone(from: HTMLElement, by: -1 | 1): boolean {
  const zone = from.closest('[data-zone]');
  if (zone === null) return false;
  const all = stopsOf(zone);
  const at = all.indexOf(from);
  return focusOn(at < 0 ? all.filter((stop) => stop.matches(answers)).at(by < 0 ? -1 : 0) : all[at + by]);
}

/** Where cards lie beside and above each other: there arrows lead upwards and downwards from region to region. */
const regions = '.felt, .hand';
/** How much worse a stop is for lying aside than for lying further off. */
const asideWeight = 2;

/** Moves the focus to the nearest stop above or below a card, in its own region or the next. Returns whether the element lies in a region. */
export function moveAcross(from: HTMLElement, by: -1 | 1): boolean {
  if (from.closest(regions) === null || from.closest('[data-stop]') !== from) return false;
  const here = from.getBoundingClientRect();
  const middleOf = (box: DOMRect): number => (box.left + box.right) / 2;
  const costs = [...document.querySelectorAll<HTMLElement>(regions)].flatMap(stopsOf).flatMap((stop) => {
    const box = stop.getBoundingClientRect();
    const away = (box.top + box.bottom - here.top - here.bottom) / 2;
    if (away * by <= here.height / 3) return [];
    return [{ stop, cost: Math.abs(away) + asideWeight * Math.abs(middleOf(box) - middleOf(here)) }];
  });
  const [best] = costs.toSorted((one, other) => one.cost - other.cost);
  focusOn(best?.stop);
  return true;
}

/** Moves the focus to the next zone or the one before. */
export function moveToZone(root: ParentNode, by: -1 | 1): boolean {
  const zones = zonesOf(root);
  const at = zones.findIndex((zone) => zone.contains(document.activeElement));
  const next = at < 0 && by < 0 ? zones.length - 1 : (at + by + zones.length) % zones.length;
  const zone = zones[next];
  if (zone === undefined) return false;
  const all = stopsOf(zone);
  return focusOn(all.find((stop) => stop.tabIndex === 0) ?? all[0]);
}

/** Moves the focus to the next thing that can be chosen, or the one before. */
export function moveToChoice(root: ParentNode, by: -1 | 1): boolean {
  const all = stopsOf(root).filter((stop) => stop.dataset['choice'] !== undefined);
  const at = all.findIndex((stop) => stop === document.activeElement);
  const next = at < 0 && by < 0 ? all.length - 1 : (at + by + all.length) % all.length;
  return focusOn(all[next]);
}

function focusOn(stop: HTMLElement | undefined): boolean {
  if (stop === undefined) return false;
  stop.focus();
  stop.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  return true;
}
