import type { CommandSpec } from '../arguments/spec.ts';
import { shared } from './shared-options.ts';

/** How `cards check` is called. */
export const cardsCheckSpec = {
  name: 'cards check',
  about: {
    en: 'Say what is wrong with a file of cards of your own, with line, column and path, and show the text of those that are right.',
    es: 'Dice qué falla en un archivo de cartas propias, con línea, columna y ruta, y muestra el texto de las que están bien.',
  },
  words: [
    { name: 'FILE', needed: true, about: { en: 'the file of cards, - for standard input', es: 'el archivo, - para la entrada estándar' } },
  ],
  options: { game: shared.game },
  examples: ['cards check my-cards.json', 'cards check - --json < my-cards.json'],
} as const satisfies CommandSpec;

/** How `cards schema` is called. */
export const cardsSchemaSpec = {
  name: 'cards schema',
  about: {
    en: 'Print the format of files of cards of your own, as a JSON Schema.',
    es: 'Imprime el formato de los archivos de cartas propias, como JSON Schema.',
  },
  words: [],
  options: { game: shared.game },
  examples: ['cards schema', 'cards schema --game inferno --json'],
} as const satisfies CommandSpec;
