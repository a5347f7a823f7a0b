/** A source of chance for players, apart from the match's own: a whole number in [0, bound). */
export type Dice = (bound: number) => number;

/** Dice from a seed (xorshift of 32 bits). For players and tests, never for a match's own chance. */
export function dice(seed: number): Dice {
  let state = Math.imul(seed + 1, 0x9e3779b1) | 1;
  return (bound) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % bound;
  };
}
