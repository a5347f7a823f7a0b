import type { GameWords, Messages } from '@crupier/kernel/rules';

/** What High Card says. */
export const words: GameWords = {
  events: {
    dealt: { en: '', es: '' },
    turnBegan: { en: 'Turn {amount}: {seat} begins.', es: 'Turno {amount}: empieza {seat}.' },
    played: { en: '{seat} plays {card}.', es: '{seat} juega {card}.' },
    passed: { en: '{seat} passes.', es: '{seat} pasa.' },
    scored: { en: '{seat} has {amount} points.', es: '{seat} tiene {amount} puntos.' },
    discarded: { en: '{seat} discards {card}.', es: '{seat} se deshace de {card}.' },
    drew: { en: '{seat} draws {card}.', es: '{seat} roba {card}.' },
    won: { en: '{seat} wins.', es: 'Gana {seat}.' },
  },
  eventRules: {},
  purposes: {
    swap: { en: 'Choose cards to change.', es: 'Elige cartas que cambiar.' },
    play: { en: 'Play a card or pass.', es: 'Juega una carta o pasa.' },
    discard: { en: 'Discard up to {amount} cards.', es: 'Descarta hasta {amount} cartas.' },
  },
  verbs: {
    swap: { en: 'Change {card}', es: 'Cambiar {card}' },
    play: { en: 'Play {card}', es: 'Jugar {card}' },
    pass: { en: 'Pass', es: 'Pasar' },
    discard: { en: 'Discard {card}', es: 'Descartar {card}' },
  },
  values: {},
  labels: {
    points: { en: 'Points', es: 'Puntos' },
    conceded: { en: 'somebody left', es: 'alguien se fue' },
    agreedDraw: { en: 'both agreed', es: 'hubo acuerdo' },
  },
};

/** What High Card finds wrong. */
export const messages: Messages = {
  'deck.two': { en: 'Two decks are needed, not {count}.', es: 'Hacen falta dos mazos, no {count}.' },
  'deck.unknown': { en: 'There is no deck {name}: use short or long.', es: 'No existe el mazo {name}: usa short o long.' },
  'seed.malformed': { en: 'A seed is 64 hexadecimal digits.', es: 'Una semilla son 64 dígitos hexadecimales.' },
  'save.broken': { en: 'The saved match cannot be read.', es: 'La partida guardada no se puede leer.' },
  'journal.notOffered': {
    en: 'The journal has an answer that was not offered.',
    es: 'El diario contiene una respuesta que no se ofreció.',
  },
};
