/** Where the pills of a token lie: on nothing that stands there already. */

import type { Face, FaceFit, FaceState } from './face.ts';
import { besideFrom } from './token-values.tsx';

/** What is to be marked on a token. */
export interface TokenScene {
  readonly face: Face;
  readonly state: FaceState;
  readonly fit: FaceFit;
  readonly spine: number;
  /** How many lines the name has. */
  readonly named: number;
}

/** A part of the drawing. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

type Size = Pick<Box, 'width' | 'height'>;

/** A pill: captured Æmbar, or what is added to the power. */
export interface TokenPill extends Box {
  readonly amount: number;
  readonly aember: boolean;
}

/** The size of the sign of exhaustion in the corner, and of a figure with two cards behind it. */
const cornerSize = 18;
/** How large a pill is, the best first. */
const pillSizes: readonly Size[] = [
  { width: 28, height: 19 },
  { width: 28, height: 16 },
  { width: 23, height: 16 },
  { width: 18, height: 16 },
  { width: 14, height: 16 },
];

/** Whether a token has no room for what is attached beside its picture: then a small badge says it, and exhaustion moves to the corner. */
export function isTightToken({ width, height }: FaceFit): boolean {
  return width < 76 || height < 64;
}

/** The damage on a token; Inferno's is seen in the toughness that is left. */
export function damageOn({ face, state }: Pick<TokenScene, 'face' | 'state'>): number {
  return face.engraved === undefined ? state.damage : 0;
}

/** Where the badge of what is attached lies: beside what turns a card, or below it on a narrow token. */
export function badgePlace({ state, fit: { width, height }, spine }: Pick<TokenScene, 'state' | 'fit' | 'spine'>): Box {
  const isBelow = width < besideFrom && height >= 72 && (state.exhausted || state.damage > 0);
  const x = state.exhausted && !isBelow ? cornerSize : spine + 1;
  return { x, y: isBelow ? 20 : 0, width: 17, height: 21 };
}

/**
 * The pills, as wide as lets each lie on nothing else: beside the power at best, then above, to the left where it must. Where the figures
 * leave no room for both, what is added to the power goes without one: the power that is shown has it.
 */
export function pillsOf(scene: TokenScene): readonly TokenPill[] {
  const { aember, powerCounters } = scene.state;
  const captured = { amount: aember, aember: true };
  const all = [captured, { amount: powerCounters, aember: false }].filter(({ amount }) => amount > 0);
  const values = valuesOf(scene);
  const around = [...values, ...signsOf(scene)];
  // Where there is no room for all, signs give way.
  const places = placesAmong(scene, around, all) ?? placesAmong(scene, values, all);
  if (places !== undefined) return places;
  return aember > 0 ? (placesAmong(scene, values, [captured]) ?? placesAmong(scene, [], [captured]) ?? []) : [];
}

/** The places of pills that lie on nothing that is taken; undefined where there is no room. */
function placesAmong(
  scene: TokenScene,
  taken: readonly Box[],
  amounts: readonly Pick<TokenPill, 'amount' | 'aember'>[],
): readonly TokenPill[] | undefined {
  for (const size of pillSizes) {
    const boxes = freeBoxes(scene, taken, size, amounts.length);
    if (boxes !== undefined) return boxes.map((box, at) => ({ ...box, ...(amounts[at] ?? { amount: 0, aember: false }) }));
  }
  return undefined;
}

/** The figures of a token. */
function valuesOf(scene: TokenScene): readonly Box[] {
  const { face, fit, spine, state, named } = scene;
  const { power, armor } = face;
  const { width, height, letters } = fit;
  const isNarrow = width < besideFrom;
  const boxes: Box[] = [];
  if (power !== undefined) boxes.push({ x: spine + (width < 60 ? 1 : 2), y: height - 26, width: 23, height: 26 });
  if (power !== undefined && armor !== undefined && (armor.now > 0 || armor.printed > 0))
    boxes.push({ x: width - 23, y: height - 23 - (isNarrow ? 22 : 0), width: 19, height: 20 });
  if (damageOn(scene) > 0) boxes.push({ x: width - 25, y: 5, width: 22, height: 21 });
  if (named > 0) boxes.push({ x: spine, y: 0, width, height: named * (letters + 1.5) + 4 });
  if (state.attached.length > 0)
    boxes.push(isTightToken(fit) && named === 0 ? badgePlace(scene) : { ...attachedPlace(scene), width: 29, height: 18 });
  return boxes;
}

/** Where the count of what is attached lies, where it is no badge. */
export function attachedPlace({ state, fit: { letters }, spine, named }: TokenScene): { readonly x: number; readonly y: number } {
  return { x: spine + (state.exhausted && named === 0 ? cornerSize : 1), y: named > 0 ? named * (letters + 1.5) + 6 : 4 };
}

/** Signs without figures: exhaustion and conditions. */
function signsOf({ face, state, fit, named }: TokenScene): readonly Box[] {
  const { width, height } = fit;
  const aside = damageOn({ face, state }) > 0 ? 23 : 0;
  const conditions = state.conditions.map((_, at): Box => ({ x: width - 22 - aside - at * 20, y: 3, width: 17, height: 17 }));
  if (!state.exhausted) return conditions;
  const isCorner = named > 0 || isTightToken(fit) || state.attached.length > 0;
  const exhausted = isCorner ? { x: 0, y: 1 } : { x: width / 2 - 13, y: height * 0.42 - 13 };
  const size = isCorner ? cornerSize : 26;
  return [...conditions, { ...exhausted, width: size, height: size }];
}

/** So many boxes of a size, none of which touches another or one that is taken; undefined where they have no room. */
function freeBoxes({ fit }: TokenScene, taken: readonly Box[], size: Size, count: number): readonly Box[] | undefined {
  const boxes: Box[] = [];
  while (boxes.length < count) {
    const box = freeBox(fit, [...taken, ...boxes], size);
    if (box === undefined) return undefined;
    boxes.push(box);
  }
  return boxes;
}

/** The lowest place, as far to the right as may be. */
function freeBox({ width, height }: FaceFit, taken: readonly Box[], size: Size): Box | undefined {
  for (let y = height - size.height - 3; y >= 0; y--) {
    for (let x = width - size.width - 2; x >= 0; x--) {
      const box: Box = { x, y, ...size };
      if (!taken.some((other) => touch(box, other))) return box;
    }
  }
  return undefined;
}

/** Whether two boxes have anything in common. */
export function touch(one: Box, other: Box): boolean {
  const isApart =
    one.x + one.width <= other.x || other.x + other.width <= one.x || one.y + one.height <= other.y || other.y + other.height <= one.y;
  return !isApart;
}
