import type { Messages } from '@crupier/kernel';

/** What can be wrong with a configuration, a position or a card of one's own. */
export const startMessages: Messages = {
  'start.notAConfiguration': {
    en: 'This is no configuration of a match: it needs two seats, each with a deck.',
    es: 'Esto no es la configuración de una partida: hacen falta dos asientos, cada uno con un mazo.',
  },
  'start.seats': { en: 'A match needs {needed} decks; there are {found}.', es: 'Una partida necesita {needed} mazos; hay {found}.' },
  'start.chains': {
    en: 'Starting chains are a whole number from 0 to {max}.',
    es: 'Las cadenas iniciales son un número entero de 0 a {max}.',
  },
  'start.seed': { en: 'A seed is 64 hexadecimal digits.', es: 'Una semilla son 64 dígitos hexadecimales.' },
  'deck.notYetPlayable': {
    en: '{card} cannot be played yet: the deck has to wait for it.',
    es: '{cardEs} todavía no se puede jugar: el mazo tiene que esperarla.',
  },
  'position.seed': {
    en: 'The seed of a position is 64 hexadecimal digits.',
    es: 'La semilla de una posición son 64 dígitos hexadecimales.',
  },
  'position.line': {
    en: 'The line “{text}” is not understood. A line is a value of the table (“turn 3”) or of a player (“1 aember 5”).',
    es: 'No se entiende la línea «{text}». Una línea es un valor de la mesa («turn 3») o de un jugador («1 aember 5»).',
  },
  'position.number': { en: '“{text}” is not a whole number from 0.', es: '«{text}» no es un número entero desde 0.' },
  'position.cardText': { en: '“{text}” is not understood as a card.', es: '«{text}» no se entiende como carta.' },
  'position.unknownCard': { en: 'There is no playable card “{card}”.', es: 'No hay ninguna carta jugable «{card}».' },
  'position.unknownMark': {
    en: '“{mark}” is no mark of a card. The marks are {known}.',
    es: '«{mark}» no es una marca de carta. Las marcas son {known}.',
  },
};
