/** So many cards of a pile whose last is on top, or all where it has fewer: the topmost first. None where `count` is 0 or less. */
export function topOf<C>(pile: readonly C[], count: number): C[] {
  return pile.slice(pile.length - Math.max(0, Math.min(count, pile.length))).toReversed();
}
