/** Freezes a tree all the way down. */
export function freeze<T>(tree: T): T {
  if (typeof tree === 'object' && tree !== null) Object.values(Object.freeze(tree)).forEach(freeze);
  return tree;
}
