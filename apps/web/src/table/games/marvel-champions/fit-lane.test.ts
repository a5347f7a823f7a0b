import { expect, test } from 'vitest';
import { leastWidth } from '../../../faces/fit-text.ts';
import { characterLeast, fitFlow, fitLane, fitLanes, isSameMix } from './fit-lane.ts';
import type { LaneCard, LaneCards, LaneFit, LaneRoom } from './lane-formats.ts';

const card = (name: string, textHeight = 60): LaneCard => ({
  nameWidths: [1, 2, 3].map((lines) => leastWidth(name, { size: 14, lines })) as unknown as LaneCard['nameWidths'],
  textHeight,
});
const names = ['Spider-Man', 'Mockingbird', 'Superhuman Law Division', 'Nick Fury', 'Avengers Mansion', 'Hydra Mercenary', 'Web-Shooter'];
const some = (count: number, from = 0): readonly LaneCard[] =>
  Array.from({ length: count }, (_, at) => card(names[(at + from) % names.length] ?? ''));
const lane = (characters: number, minions: number, permanents: number): LaneCards => ({
  characters: some(characters),
  minions: some(minions, 5),
  permanents: some(permanents, 2),
});
const room: LaneRoom = { width: 486, height: 330, unit: 1, small: false };
const phone: LaneRoom = { width: 358, height: 210, unit: 1, small: true };

const lanes = [lane(1, 0, 0), lane(1, 0, 1), lane(2, 0, 3), lane(2, 1, 3), lane(4, 1, 5), lane(4, 3, 6), lane(1, 5, 10)];
const widths = [120, 180, 240, 290, 300, 310, 360, 424, 486, 560, 700, 1044];
const heights = [90, 140, 180, 230, 262, 300, 330, 420, 520, 700];

/** What a lane takes of its room, worked out anew from what was chosen. */
function takenBy(
  { characters, minions, permanents }: LaneCards,
  fit: LaneFit,
  room: number,
): { readonly width: number; readonly height: number } {
  const inRows = (count: number, each: number, width: number, gap: number): readonly [columns: number, rows: number] => {
    const columns = Math.min(count, Math.max(1, Math.floor((width + gap) / (each + gap))));
    return count === 0 ? [0, 0] : [columns, Math.ceil(count / columns)];
  };
  const { gap, between, charactersWidth, character, foot } = fit;
  const [columns, rows] = inRows(characters.length, character.width, charactersWidth, fit.characters === 'plate' ? gap : between);
  const high = rows * (character.height + foot) + (rows - 1) * gap;
  const wide = columns * character.width + (columns - 1) * (fit.characters === 'plate' ? gap : between);
  const beside = (count: number, { width, height }: LaneFit['minion']): number =>
    count === 0 ? 0 : Math.ceil(count / Math.max(1, Math.floor((character.height + foot + gap) / (height + gap)))) * (width + gap);
  const over = (count: number, { width, height }: LaneFit['minion'], all: number): number =>
    inRows(count, width, all, gap)[1] * (height + gap);
  const all =
    charactersWidth +
    beside(fit.minionsAt === 'side' ? minions.length : 0, fit.minion) +
    beside(fit.permanentsAt === 'right' ? permanents.length : 0, fit.permanent);
  return {
    width: wide + all - charactersWidth,
    height:
      high +
      over(fit.minionsAt === 'top' ? minions.length : 0, fit.minion, room) +
      over(fit.permanentsAt === 'below' ? permanents.length : 0, fit.permanent, room),
  };
}

test('a lane stays within its room, and its cards above their floors', () => {
  for (const cards of lanes)
    for (const width of widths)
      for (const height of heights)
        for (const given of [
          { ...room, width, height },
          { ...phone, width, height },
        ]) {
          const fit = fitLane(cards, given);
          if (fit === undefined) continue;
          const taken = takenBy(cards, fit, width);
          expect([taken.width <= width, taken.height <= height + fit.gap]).toEqual([true, true]);
          const least = characterLeast[given.small ? 'small' : 'large'];
          if (fit.characters === 'card') {
            expect(fit.character.width).toBeGreaterThanOrEqual(least.width);
            expect(fit.character.height).toBeGreaterThanOrEqual(least.height);
          }
          if (cards.permanents.length > 0) expect(Math.min(fit.permanent.width, fit.permanent.height)).toBeGreaterThanOrEqual(44);
        }
});

test('more room never gives a mix that is worth less, and in the same mix never smaller cards', () => {
  for (const cards of lanes)
    for (const [side, sizes] of [
      ['width', widths],
      ['height', heights],
    ] as const)
      for (const other of [180, 330, 620]) {
        const fits = sizes.map((size) => fitLane(cards, { ...room, [side === 'width' ? 'height' : 'width']: other, [side]: size }));
        for (const [at, fit] of fits.entries()) {
          const less = fits[at - 1];
          if (less === undefined) continue;
          expect(fit?.worth).toBeGreaterThanOrEqual(less.worth);
          if (fit !== undefined && isSameMix(fit, less)) expect(fit.character.height).toBeGreaterThanOrEqual(less.character.height);
        }
      }
});

test('words come before size: permanents are open cards while there is room, then plates, then names, and at last emblems', () => {
  const format = (cards: LaneCards, height: number): unknown => fitLane(cards, { ...room, height })?.permanents;
  expect([format(lane(1, 0, 1), 330), format(lane(2, 0, 3), 330), format(lane(4, 1, 5), 330), format(lane(4, 3, 10), 420)]).toEqual([
    'open',
    'plate',
    'chip',
    'token',
  ]);
});

test('a card whose text would be cut is not laid open', () => {
  const wordy: LaneCards = { ...lane(1, 0, 0), permanents: [card('Helicarrier', 400)] };
  expect(fitLane(wordy, { ...room, width: 700, height: 500 })?.permanents).not.toBe('open');
  expect(fitLane({ ...wordy, permanents: [card('Helicarrier', 60)] }, { ...room, width: 700, height: 500 })?.permanents).toBe('open');
});

test('the mix that is shown holds until it fits no longer, or another is worth clearly more', () => {
  const cards = lane(2, 1, 3);
  const first = fitLane(cards, room);
  if (first === undefined) throw new Error('The lane has room.');
  let holds = 0;
  for (const height of heights) {
    const alone = fitLane(cards, { ...room, height });
    const kept = fitLane(cards, { ...room, height }, first);
    if (alone === undefined || kept === undefined || isSameMix(alone, first)) continue;
    if (isSameMix(kept, first)) {
      holds++;
      expect(alone.worth - kept.worth).toBeLessThanOrEqual(40);
    } else expect(kept).toEqual(alone);
  }
  expect(holds).toBeGreaterThan(0);
  // With room for far more than tokens, tokens do not stay.
  const crowded = fitLane(lane(4, 3, 10), { ...room, height: 420 });
  expect(crowded?.permanents).toBe('token');
  expect(fitLane(lane(1, 0, 1), room, crowded)?.permanents).not.toBe('token');
});

test('where nothing fits, emblems flow as large as have room, the identity’s twice as wide; on phones at last one row of plates', () => {
  const full = lane(4, 3, 10);
  const wide = fitFlow(full, { ...room, width: 240, height: 260 });
  expect(wide.isRow).toBe(false);
  expect(wide.identity.width).toBe(2 * wide.box.width + 6);
  expect(fitFlow(full, { ...room, width: 480, height: 260 }).box.width).toBeGreaterThan(wide.box.width);
  expect(fitFlow(full, { ...room, width: 60, height: 60 }).box).toEqual({ width: 44, height: 44 });
  expect(fitFlow(full, { ...phone, height: 60 })).toMatchObject({ isRow: true });
  expect(fitFlow(full, { ...phone, height: 160 }).isRow).toBe(false);
});

test('the lanes of a board differ by a factor of 1.22 at most, and a narrow one holds back no other', () => {
  const given = { room, isNarrow: false };
  const [calm, full] = fitLanes([
    { ...given, cards: lane(1, 0, 0) },
    { ...given, cards: lane(4, 1, 5) },
  ]);
  expect(full?.characters).toBe('card');
  expect((calm?.character.height ?? 0) / (full?.character.height ?? 1)).toBeLessThanOrEqual(1.22);
  const [wide] = fitLanes([
    { ...given, cards: lane(1, 0, 0) },
    { cards: lane(4, 1, 5), room: { ...room, width: 240 }, isNarrow: true },
  ]);
  expect(wide).toEqual(fitLane(lane(1, 0, 0), room));
});
