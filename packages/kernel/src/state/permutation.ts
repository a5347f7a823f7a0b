import { assert } from './result.ts';

/** The most things whose order is one number. */
const THINGS_MAX = 18;

/** An order as one number: `order` has the places of the things, from 0, in the order in which they are put. */
export function orderCode(order: readonly number[]): number {
  assert(order.length <= THINGS_MAX, 'The order of so many things is no number.');
  const left = order.toSorted((one, other) => one - other);
  let code = 0;
  for (const place of order) {
    const at = left.indexOf(place);
    code = code * left.length + at;
    left.splice(at, 1);
  }
  return code;
}

/** The things in the order that a number says: see `orderCode`. */
export function inOrder<T>(things: readonly T[], code: number): T[] {
  const places: number[] = [];
  let rest = code;
  for (let left = 1; left <= things.length; left++) {
    places.unshift(rest % left);
    rest = Math.floor(rest / left);
  }
  const left = things.slice();
  return places.flatMap((at) => left.splice(at, 1));
}
