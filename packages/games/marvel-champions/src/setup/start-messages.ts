import type { Messages } from '@crupier/kernel/rules';

/** The texts of what can be wrong with a match's configuration. */
export const startMessages: Messages = {
  'start.notAConfiguration': {
    en: 'This is no configuration of a match: a list of seats with their decks and a scenario are needed.',
    es: 'Esto no es la configuración de una partida: hacen falta una lista de asientos con sus mazos y una aventura.',
  },
  'start.seats': { en: '{least} to {most} decks are needed, not {found}.', es: 'Hacen falta de {least} a {most} mazos, no {found}.' },
  'start.firstPlayer': {
    en: 'The first player is one of the {seats} seats of the table.',
    es: 'El jugador inicial es uno de los {seats} asientos de la mesa.',
  },
  'start.sameIdentity': {
    en: 'Two players cannot both be {identity}.',
    es: 'Dos jugadores no pueden ser los dos {identity}.',
  },
  'start.scenario': {
    en: 'There is no scenario {scenario}. There are: {scenarios}.',
    es: 'No existe la aventura {scenario}. Existen: {scenarios}.',
  },
  'start.modular': {
    en: 'There is no modular set {modular}. There are: {sets}.',
    es: 'No existe el conjunto modular {modular}. Existen: {sets}.',
  },
  'start.modularTwice': { en: 'A modular set is added once.', es: 'Un conjunto modular se añade una sola vez.' },
  'start.skirmish': {
    en: 'A skirmish is fought against one of {versions} versions of the villain.',
    es: 'Una escaramuza se juega contra una de las {versions} versiones del villano.',
  },
  'deck.notYetPlayable': { en: '{card} cannot be played yet.', es: '{cardEs} todavía no se puede jugar.' },
};
