import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Answer } from './decision.ts';
import { dice } from './dice.ts';
import {
  ANY_TYPE,
  onlyPayment,
  refusePayment,
  sizeOf,
  timesOf,
  unfilledPlace,
  unfilledResources,
  usefulOptions,
  type Payment,
} from './payment.ts';
import { randomChoice } from './random-choice.ts';

const fur = 1;
const claw = 2;
const wild = fur | claw | 4;

/** Every answer: each option up to its count. */
function answersTo(counts: readonly number[]): Answer[] {
  return counts.reduce<Answer[]>(
    (answers, count, at) =>
      answers.flatMap((answer) => Array.from({ length: count + 1 }, (_, times) => [...answer, ...new Array<number>(times).fill(at)])),
    [[]],
  );
}

/** The fewest resources that the first places lack, when those of an answer are placed one by one in every way. */
function lackingByHand({ places, generated }: Payment, chosen: Answer, first: number): number {
  const open = places.slice(0, first).map(({ count }) => count);
  const resources = chosen.flatMap((at) => {
    const { resources: sorts, fills } = generated[at] ?? { resources: [] };
    return sorts.flatMap(({ types, count }) => new Array<{ types: number; fills: typeof fills }>(count).fill({ types, fills }));
  });
  // What is left to place may be reached in many ways, and lacks the same in each.
  const known = new Map<string, number>();
  const place = (next: number, left: readonly number[]): number => {
    const key = `${next} ${left.join()}`;
    const lacking = known.get(key) ?? placeEach(next, left);
    known.set(key, lacking);
    return lacking;
  };
  const placeEach = (next: number, left: readonly number[]): number => {
    const resource = resources[next];
    if (resource === undefined) return left.reduce((sum, count) => sum + count, 0);
    const fitting = left.flatMap((count, at) => {
      const fits = ((places[at]?.types ?? 0) & resource.types) !== 0 && (resource.fills?.includes(at) ?? true);
      return count > 0 && fits ? [at] : [];
    });
    return Math.min(place(next + 1, left), ...fitting.map((at) => place(next + 1, left.with(at, (left[at] ?? 0) - 1))));
  };
  return place(0, open);
}

const sorts = fc.record({ types: fc.constantFrom(fur, claw, 4, wild, ANY_TYPE), count: fc.integer({ min: 1, max: 2 }) });
const costs = fc.array(sorts, { minLength: 1, maxLength: 3 }).map((places) => places.map((each, at) => ({ ...each, name: `place ${at}` })));
const means = fc.record(
  { resources: fc.array(sorts, { minLength: 1, maxLength: 2 }), fills: fc.subarray([0, 1, 2], { minLength: 1 }) },
  { requiredKeys: ['resources'] },
);
const payments = fc
  .record({
    places: costs,
    options: fc.array(fc.tuple(means, fc.integer({ min: 1, max: 2 })), { minLength: 1, maxLength: 4 }),
    needless: fc.constantFrom('allowed' as const, 'refused' as const),
  })
  .map(({ places, options, needless }) => ({
    payment: { places, needless, generated: options.map(([generated]) => generated) } as Payment,
    counts: options.map(([, count]) => count),
  }));

describe('a payment by every way of placing each resource', () => {
  test('is legal where the places are filled and, if that is asked, nothing is needless', () => {
    fc.assert(
      fc.property(payments, ({ payment, counts }) => {
        const pays = (chosen: Answer): boolean => lackingByHand(payment, chosen, payment.places.length) === 0;
        for (const chosen of answersTo(counts)) {
          const without = chosen.map((_, at) => chosen.filter((_each, place) => place !== at));
          const isLegal = pays(chosen) && (payment.needless === 'allowed' || !without.some(pays));
          expect(refusePayment(payment, chosen) === undefined).toBe(isLegal);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('the first unfilled place is the first that cannot be filled together with those before it', () => {
    fc.assert(
      fc.property(payments, ({ payment, counts }) => {
        for (const chosen of answersTo(counts)) {
          const first = payment.places.find((_, at) => lackingByHand(payment, chosen, at + 1) > 0);
          expect(unfilledPlace(payment, timesOf(chosen, counts.length))).toBe(first);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('the only payment is there where one answer is legal', () => {
    fc.assert(
      fc.property(payments, ({ payment, counts }) => {
        const options = counts.map((count) => ({ count }));
        const legal = answersTo(counts).filter((chosen) => refusePayment(payment, chosen) === undefined);
        expect(onlyPayment(payment, options)).toEqual(legal.length === 1 ? legal[0] : undefined);
      }),
    );
  });

  test('a random player pays, with each legal answer at times', () => {
    fc.assert(
      fc.property(payments, fc.nat(), ({ payment, counts }, seed) => {
        const legal = answersTo(counts).filter((chosen) => refusePayment(payment, chosen) === undefined);
        if (legal.length === 0) return;
        const options = counts.map((count, at) => ({ count, value: sizeOf(payment.generated[at] ?? { resources: [] }) }));
        const max = counts.reduce((sum, count) => sum + count, 0);
        const roll = dice(seed);
        const drawn = new Set<string>();
        for (let times = 0; times < 400 && drawn.size < legal.length; times++) {
          const chosen = randomChoice('pay', { min: 1, max, price: 1, payment, options }, roll).toSorted((one, other) => one - other);
          expect(refusePayment(payment, chosen)).toBeUndefined();
          drawn.add(chosen.join());
        }
        if (legal.length < 8) expect(drawn.size).toBe(legal.length);
      }),
      { numRuns: 40, seed: 7 },
    );
  });

  test('an option is useful where one more of it brings the cost nearer', () => {
    fc.assert(
      fc.property(payments, ({ payment, counts }) => {
        const options = counts.map((count) => ({ count }));
        const lacking = (chosen: Answer): number => lackingByHand(payment, chosen, payment.places.length);
        for (const chosen of answersTo(counts)) {
          const times = timesOf(chosen, counts.length);
          expect(unfilledResources(payment, chosen)).toBe(lacking(chosen));
          const useful = counts.flatMap((count, at) =>
            (times[at] ?? 0) < count && lacking([...chosen, at]) < lacking(chosen) ? [at] : [],
          );
          expect(usefulOptions(payment, options, chosen)).toEqual(useful);
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('by example', () => {
  const cost = {
    places: [
      { name: 'fur', types: fur, count: 1 },
      { name: 'any', types: ANY_TYPE, count: 1 },
    ],
  };
  const oneFur = { resources: [{ types: fur, count: 1 }] };
  const twoClaws = { resources: [{ types: claw, count: 2 }] };
  const oneWild = { resources: [{ types: wild, count: 1 }] };

  test.each<[string, Payment['generated'], string | undefined]>([
    ['two claws leave the fur unfilled', [twoClaws], 'fur'],
    ['a wild one stands for the fur, a claw for any', [twoClaws, oneWild], undefined],
    ['a fur alone leaves any unfilled', [oneFur], 'any'],
    ['a wild one that may fill the second place alone', [{ ...oneWild, fills: [1] }, twoClaws], 'fur'],
    ['the wild one gives way to the fur', [oneWild, oneFur], undefined],
  ])('%s', (_name, generated, unfilled) => {
    const times = generated.map(() => 1);
    expect(unfilledPlace({ ...cost, generated }, times)?.name).toBe(unfilled);
  });

  test('a resource left over of a needed option is lost; a needless option is refused', () => {
    const payment: Payment = { ...cost, generated: [oneFur, twoClaws, oneWild], needless: 'refused' };
    expect(refusePayment(payment, [0, 1])).toBeUndefined();
    expect(refusePayment(payment, [0, 1, 2])).toBe('needlessOption');
    expect(refusePayment({ ...payment, needless: 'allowed' }, [0, 1, 2])).toBeUndefined();
  });
});
