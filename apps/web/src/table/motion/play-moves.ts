/** Lets cards, numbers and scenes move on the page. Cards fly above the table, so that nothing clips them. */

import { makeGhost } from '../cards/ghost.ts';
import type { Move, ZonePlace } from './moves.ts';
import { boxOfZone, changedValues, isSameBox, pileOf, type DrawnCard, type Picture } from './picture.ts';
import { move } from './running.ts';

const cardMs = 240;
const staggerMs = 45;
const valueMs = 180;
const sceneMs = 420;
/** The most cards that move at once: the others appear. */
const movingMax = 8;
/** Below this distance, in pixels, a card flies in a slight arc. */
const arcBelow = 300;
/** How large a card is in a pile. */
const inPile = 0.35;

/** The page on which something moves. */
export interface Stage {
  readonly table: Element;
  /** Where what flies is drawn. */
  readonly above: HTMLElement;
  readonly before: Picture;
  readonly after: Picture;
  /** The back of a card. */
  readonly back: Element | null;
  /** By how much everything is faster than usual. */
  readonly rate: number;
}

/** Lets the cards of a step move, those that make room for them too, and the numbers that have changed. */
export function playMoves(stage: Stage, moves: readonly Move[]): void {
  const flown = moves.flatMap((each) => flightsOf(stage, each)).slice(0, movingMax);
  const named = new Set(moves.flatMap((each) => (each.kind === 'back' ? [] : [each.card])));
  const shifted = [...stage.after.cards].flatMap(([handle, { element, box }]) => {
    const old = stage.before.cards.get(handle)?.box;
    return old === undefined || named.has(handle) || isSameBox(old, box) ? [] : [{ element, box, old }];
  });
  flown.forEach((fly, at) => fly({ duration: cardMs / stage.rate, delay: (at * staggerMs) / stage.rate }));
  // Some of a row moving and some not would lie on each other.
  if (shifted.length + flown.length <= movingMax)
    for (const { element, box, old } of shifted)
      move(element, [{ transform: between(old, box) }, { transform: 'none' }], { duration: cardMs / stage.rate });
  for (const element of changedValues(stage.before, stage.after)) roll(element, valueMs / stage.rate);
}

interface Timing {
  readonly duration: number;
  readonly delay: number;
}

type Fly = (timing: Timing) => void;

function flightsOf(stage: Stage, each: Move): readonly Fly[] {
  const { table, before, after } = stage;
  const zone = (place: ZonePlace | undefined): DOMRect | undefined => place && boxOfZone(table, place);
  switch (each.kind) {
    case 'arrive': {
      const old = each.was === undefined ? undefined : before.cards.get(each.was);
      const now = after.cards.get(each.card);
      if (now === undefined) return old === undefined ? [] : [(timing) => flyAway(stage, old, zone(each.to), timing)];
      return [(timing) => flyIn(stage, now, old?.box ?? inPileAt(zone(each.from), now.box), timing)];
    }
    case 'leave': {
      const old = before.cards.get(each.card);
      return old === undefined ? [] : [(timing) => flyAway(stage, old, zone(each.to), timing)];
    }
    case 'flip': {
      const [old, now] = [before.cards.get(each.card), after.cards.get(each.card)];
      return old === undefined || now === undefined ? [] : [(timing) => flip(stage, old, now, timing)];
    }
    case 'back': {
      const [from, to] = [zone(each.from), zone(each.to)];
      return from === undefined || to === undefined ? [] : [(timing) => flyBack(stage, from, to, timing)];
    }
  }
}

function ghostOf({ above }: Stage, face: Element, box: DOMRect): HTMLElement {
  const ghost = makeGhost('ghost', face, box);
  above.append(ghost);
  return ghost;
}

/** The transform that puts what lies in a box into another one. */
function between(to: DOMRect, from: DOMRect): string {
  const scale = from.width === 0 ? 1 : to.width / from.width;
  return `translate(${to.left - from.left}px, ${to.top - from.top}px) scale(${scale})`;
}

/** From one box to another: straight, and in a slight arc where that is near. */
function way(from: DOMRect, to: DOMRect, base: DOMRect): readonly Keyframe[] {
  const far = Math.hypot(to.left - from.left, to.top - from.top);
  const ends = [{ transform: between(from, base) }, { transform: between(to, base) }] as const;
  if (far >= arcBelow) return ends;
  const mean = (key: 'left' | 'top' | 'width' | 'height'): number => (from[key] + to[key]) / 2;
  const middle = new DOMRect(mean('left'), mean('top') - far * 0.08, mean('width'), mean('height'));
  return [ends[0], { transform: between(middle, base) }, ends[1]];
}

/** A card as small as in a pile, in the middle of it. Where the pile is not drawn, the card grows at its own place. */
function inPileAt(pile: DOMRect | undefined, card: DOMRect): DOMRect {
  const [width, height] = [card.width * inPile, card.height * inPile];
  const at = pile ?? card;
  return new DOMRect(at.left + (at.width - width) / 2, at.top + (at.height - height) / 2, width, height);
}

function flyIn(stage: Stage, { element, face, box }: DrawnCard, from: DOMRect, timing: Timing): void {
  const ghost = ghostOf(stage, face, box);
  move(element, [{ opacity: 0 }, { opacity: 0, offset: 0.98 }, { opacity: 1 }], timing);
  move(ghost, way(from, box, box), timing, () => ghost.remove());
}

function flyAway(stage: Stage, { face, box }: DrawnCard, pile: DOMRect | undefined, timing: Timing): void {
  const ghost = ghostOf(stage, face, box);
  const flown = way(box, inPileAt(pile, box), box);
  move(ghost, [...flown.slice(0, -1), { ...flown.at(-1), opacity: 0.2 }], timing, () => ghost.remove());
}

function flyBack(stage: Stage, from: DOMRect, to: DOMRect, timing: Timing): void {
  if (stage.back === null) return;
  const { width, height } = stage.back.getBoundingClientRect();
  const size = new DOMRect(0, 0, width || 64, height || 88);
  const [start, end] = [inPileAt(from, size), inPileAt(to, size)];
  const ghost = ghostOf(stage, stage.back, new DOMRect(start.left, start.top, size.width, size.height));
  const base = new DOMRect(start.left, start.top, size.width, size.height);
  move(ghost, way(start, end, base), timing, () => ghost.remove());
}

/** The old face narrows to its edge, then the new one opens. */
function flip(stage: Stage, old: DrawnCard, now: DrawnCard, timing: Timing): void {
  const ghost = ghostOf(stage, old.face, old.box);
  ghost.style.transformOrigin = 'center';
  move(ghost, [{ transform: 'none' }, { transform: 'scaleX(0)', offset: 0.5 }, { transform: 'scaleX(0)' }], timing, () => ghost.remove());
  move(now.element, [{ transform: 'scaleX(0)' }, { transform: 'scaleX(0)', offset: 0.5 }, { transform: 'none' }], timing);
}

/** A number rolls in and is larger for a moment. A number that is placed by a transform of its own stays where it is. */
function roll(element: Element, duration: number): void {
  if (element.hasAttribute('transform')) return;
  const grown = { scale: '1.12', offset: 0.55 };
  move(element, [{ translate: '0 55%', scale: '1', opacity: 0.2 }, { translate: '0 0', opacity: 1, ...grown }, { scale: '1' }], {
    duration,
  });
}

/** A scene: a sign rises over the board and goes where it belongs. */
export function playScene({ above, table, rate }: Stage, sign: Element, seat: number): void {
  const board = table.querySelector('.felt')?.getBoundingClientRect();
  if (board === undefined) return;
  const home = boxOfZone(table, { zone: '', seat });
  const scene = document.createElement('span');
  scene.className = 'motion-scene';
  scene.append(sign.cloneNode(true));
  above.append(scene);
  const { width, height } = scene.getBoundingClientRect();
  const at = (box: DOMRect, scale: number): string =>
    `translate(${box.left + box.width / 2 - width / 2}px, ${box.top + box.height / 2 - height / 2}px) scale(${scale})`;
  move(
    scene,
    [
      { transform: at(board, 0.5), opacity: 0 },
      { transform: at(board, 1), opacity: 1, offset: 0.3 },
      { transform: at(board, 1), opacity: 1, offset: 0.65 },
      { transform: at(home ?? board, home === undefined ? 1 : 0.3), opacity: 0 },
    ],
    { duration: sceneMs / rate },
    () => scene.remove(),
  );
}

/** Milliseconds for which a change is outlined where nothing moves. */
const outlineMs = 1000;

/** Outlines what has changed, where nothing moves. */
export function outlineChanges(stage: Omit<Stage, 'above' | 'back' | 'rate'>, moves: readonly Move[]): void {
  const { table, before, after } = stage;
  const cards = moves.map((each) => (each.kind === 'arrive' || each.kind === 'flip' ? after.cards.get(each.card)?.element : undefined));
  const piles = moves.map((each) => (each.kind === 'leave' && each.to !== undefined ? pileOf(table, each.to) : undefined));
  const numbers = changedValues(before, after).map((each) => each.closest('.card') ?? each);
  const changed = new Set([...cards, ...piles, ...numbers].filter((each) => each instanceof Element));
  for (const each of changed) each.setAttribute('data-changed', '');
  setTimeout(() => {
    for (const each of changed) each.removeAttribute('data-changed');
  }, outlineMs);
}
