import type { Language } from '@crupier/kernel';

/** The words for the numbers from nought to twelve, and for the order of things from the second to the fifth, folded. */
export const numberWords: Readonly<Record<Language, ReadonlyMap<string, number>>> = {
  en: new Map([
    ...count(0, ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']),
    ...count(2, ['second', 'third', 'fourth', 'fifth']),
    ['twice', 2],
  ]),
  es: new Map([
    ...count(0, ['cero', 'uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez', 'once', 'doce']),
    ...count(2, ['segundo', 'tercero', 'cuarto', 'quinto']),
    ...count(2, ['segunda', 'tercera', 'cuarta', 'quinta']),
    ['tercer', 3],
  ]),
};

/** The number that a folded word or figure says. */
export function numberOf(folded: string, language: Language): number | undefined {
  return /^\d+$/.test(folded) ? Number(folded) : numberWords[language].get(folded);
}

function count(from: number, words: readonly string[]): readonly (readonly [string, number])[] {
  return words.map((word, index) => [word, from + index]);
}
