import type { Messages } from '@crupier/kernel/rules';

/** What can be wrong with a configuration. */
export const startMessages: Messages = {
  'start.notAConfiguration': {
    en: 'This is no configuration of a match: it needs two seats, each with a deck.',
    es: 'Esto no es la configuración de una partida: hacen falta dos asientos, cada uno con un mazo.',
  },
  'start.seats': { en: 'A match needs {needed} decks; there are {found}.', es: 'Una partida necesita {needed} mazos; hay {found}.' },
  'start.biddingAndChains': {
    en: 'Chains are either bid for the decks or set beforehand, not both (KF-CHAIN-BID-2).',
    es: 'Las cadenas se pujan por los mazos o se fijan de antemano, pero no ambas cosas (KF-CHAIN-BID-2).',
  },
  'start.chains': {
    en: 'Starting chains are a whole number from 0 to {max}.',
    es: 'Las cadenas iniciales son un número entero de 0 a {max}.',
  },
  'start.adaptiveSeries': {
    en: 'An adaptive match is the best of three games: decks change hands after the first.',
    es: 'Una partida adaptativa se juega al mejor de tres: los mazos cambian de manos después de la primera.',
  },
  'start.adaptiveChains': {
    en: 'In an adaptive match chains are bid before the third game: they are neither bid nor set before the first.',
    es: 'En una partida adaptativa se pujan cadenas antes de la tercera: ni se pujan ni se fijan antes de la primera.',
  },
  'start.sealedDeck': {
    en: 'Sealed decks are dealt: nobody brings one.',
    es: 'Los mazos sellados se reparten: nadie trae el suyo.',
  },
  'start.sealedSet': {
    en: 'A set of sealed decks is chosen where the format is “sealed”.',
    es: 'La colección de los mazos sellados se elige cuando el formato es «sellado».',
  },
  'start.seed': { en: 'A seed is 64 hexadecimal digits.', es: 'Una semilla son 64 dígitos hexadecimales.' },
  'deck.notYetPlayable': {
    en: '{card} cannot be played yet: the deck has to wait for it.',
    es: '{cardEs} todavía no se puede jugar: el mazo tiene que esperarla.',
  },
  'deck.strangeSet': {
    en: 'No deck is drawn from a set “{set}”. The sets are {known}.',
    es: 'No se sacan mazos de una colección «{set}». Las colecciones son {known}.',
  },
  'deck.fewPlayable': {
    en: 'Fewer than {houses} houses of {set} have {least} cards that can be played: no deck is drawn of it yet.',
    es: 'Menos de {houses} Casas de {set} tienen {least} cartas que se puedan jugar: todavía no se sacan mazos de ella.',
  },
  'deck.notYetIcon': {
    en: '{card} has the bonus icon “{icon}”, which is not carried out yet: the deck has to wait for it.',
    es: '{cardEs} tiene el icono de bonificación «{iconEs}», que todavía no se aplica: el mazo tiene que esperarlo.',
  },
};
