import { expect, test } from 'vitest';
import { plainState, type Face, type FaceFit, type FaceState, type FaceValue } from './face.ts';
import { glass } from './glass/glass-design.tsx';
import { pillsOf, touch, type Box, type TokenScene } from './token-places.ts';

const value = (now: number): FaceValue => ({ printed: now, now });
const creature: Face = {
  design: glass,
  key: 'creature',
  name: 'Creature',
  pictureName: 'Creature',
  type: 'creature',
  typeWord: 'Creature',
  faction: 'logos',
  factionWord: 'Logos',
  traits: [],
  traitWords: [],
  keywordWords: [],
  icons: [],
  text: [],
  power: value(5),
  armor: value(0),
};
const armored: Face = { ...creature, armor: value(2) };

function scene(width: number, height: number, state: Partial<FaceState>, face = creature): TokenScene {
  const fit: FaceFit = { size: 'token', width, height, scale: 1, strips: false, letters: 12 };
  return { face, state: { ...plainState, ...state }, fit, spine: width < 60 ? 7 : 11, named: 0 };
}

const places = (of: TokenScene): readonly Omit<Box, never>[] => pillsOf(of).map(({ x, y, width, height }) => ({ x, y, width, height }));

test('a pill lies beside the power, above armor, left of a drop', () => {
  expect(places(scene(81, 60, { aember: 3 }))).toEqual([{ x: 51, y: 38, width: 28, height: 19 }]);
  expect(places(scene(81, 60, { aember: 3 }, armored))[0]?.y).toBeLessThan(60 - 23 - 18);
  const [beside] = places(scene(56, 51, { powerCounters: 2, damage: 1 }, armored));
  expect(beside).toBeDefined();
  expect((beside?.x ?? 99) + (beside?.width ?? 0)).toBeLessThanOrEqual(56 - 25);
});

test('two pills, damage, what is attached and exhaustion lie beside each other on every token of some size', () => {
  const states: readonly Partial<FaceState>[] = [
    { aember: 3, powerCounters: 2 },
    { aember: 3, powerCounters: 2, damage: 1 },
    { aember: 3, powerCounters: 2, damage: 1, attached: [creature] },
    { aember: 3, damage: 1, attached: [creature], exhausted: true },
  ];
  for (const face of [creature, armored])
    for (const state of states)
      for (let width = 68; width <= 96; width += 2)
        for (let height = 68; height <= 96; height += 2) {
          const of = scene(width, height, state, face);
          const boxes = places(of);
          expect(boxes.every(({ x, y }) => x >= 0 && y >= 0)).toBe(true);
          const drop: readonly Box[] = state.damage === undefined ? [] : [{ x: width - 25, y: 5, width: 22, height: 21 }];
          const power: Box = { x: of.spine + 2, y: height - 26, width: 22, height: 26 };
          const all = [...boxes, ...drop, power];
          const clashes = all.flatMap((one, at) => all.slice(at + 1).filter((other) => touch(one, other)));
          expect([width, height, state, clashes]).toEqual([width, height, state, []]);
        }
});

test('where there is no room for both, captured Æmbar is told, and what is added to the power is seen in the power', () => {
  const crowded = scene(44, 44, { aember: 3, powerCounters: 2, damage: 4, exhausted: true }, armored);
  expect(pillsOf(crowded).map(({ amount, aember }) => [amount, aember])).toEqual([[3, true]]);
  for (const { x, y } of places(crowded)) expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
});

test('what is added to the power lies on no value, however small the token', () => {
  for (let side = 44; side <= 60; side++) {
    const of = scene(side, side, { powerCounters: 2, damage: 1, attached: [creature] }, armored);
    const armor: Box = { x: side - 23, y: side - 23 - 22, width: 19, height: 20 };
    const power: Box = { x: 8, y: side - 26, width: 23, height: 26 };
    expect(places(of).filter((box) => touch(box, armor) || touch(box, power))).toEqual([]);
  }
});
