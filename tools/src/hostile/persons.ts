import type { Dice } from '@crupier/kernel';

/** From 0 to below 1. */
type Draw = () => number;

/** Three sorts of persons, by how long they take for an answer: a bell on a scale of logarithms, evenly, and in two heaps. */
const sorts: readonly ((draw: Draw) => (median: number) => number)[] = [
  (draw) => {
    const scatter = 0.3 + 0.5 * draw();
    return (median) => median * Math.exp(scatter * Math.sqrt(-2 * Math.log(1 - draw())) * Math.cos(2 * Math.PI * draw()));
  },
  (draw) => {
    const least = 0.2 + 0.4 * draw();
    return (median) => median * (least + 2 * (1 - least) * draw());
  },
  (draw) => {
    const quick = 0.5 + 0.2 * draw();
    const slow = 2 + draw();
    return (median) => (draw() < quick ? median * (0.5 + 0.2 * draw()) : median * (slow + 1.2 * draw()));
  },
];

/** A person, drawn by lot: gives how long they take for an answer, in milliseconds, about a median of theirs between two bounds. */
export function drawPerson(sort: number, roll: Dice, medians: readonly [least: number, most: number]): () => number {
  const draw: Draw = () => roll(1 << 30) / (1 << 30);
  const [least, most] = medians;
  const median = least + (most - least) * draw();
  const think = sorts[sort % sorts.length]?.(draw);
  return () => think?.(median) ?? median;
}
