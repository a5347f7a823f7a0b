import type { Choice } from './card-choices.ts';

/** Whether the choices are whole numbers that follow each other. */
export function areNumbersInOrder(choices: readonly Choice[]): boolean {
  const first = choices[0]?.option;
  return choices.every(({ option }, place) => option.verb === 'number' && option.value === (first?.value ?? 0) + place);
}
