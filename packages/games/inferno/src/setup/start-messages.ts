import type { Messages } from '@crupier/kernel/rules';

/** The texts of what can be wrong with a match's configuration. */
export const startMessages: Messages = {
  'start.notAConfiguration': {
    en: 'This is no configuration of a match: a list of seats with their decks is needed.',
    es: 'Esto no es la configuración de una partida: hace falta una lista de asientos con sus mazos.',
  },
  'start.seats': { en: '{least} to {most} decks are needed, not {found}.', es: 'Hacen falta de {least} a {most} mazos, no {found}.' },
  'start.format': { en: 'There is no format {format}. There are: {formats}.', es: 'No existe el formato {format}. Existen: {formats}.' },
  'start.teams': { en: 'There must be at least two teams.', es: 'Tiene que haber al menos dos equipos.' },
  'start.seating': {
    en: 'No two players of a team sit side by side: seat the teams in turn.',
    es: 'Dos jugadores de un mismo equipo no se sientan uno junto al otro: alterna los equipos.',
  },
  'start.starter': {
    en: 'The starting player is a seat from 0 to one less than {seats}.',
    es: 'El jugador inicial es un asiento desde 0 hasta uno menos que {seats}.',
  },
  'start.round': {
    en: 'A round needs how many wins decide it, how many each of the {seats} seats has, how many games were played, and a seat that chooses.',
    es: 'Una ronda necesita cuántas victorias la deciden, cuántas tiene cada uno de los {seats} asientos, cuántas partidas se jugaron y un asiento que escoja.',
  },
  'deck.noSuchDeck': { en: 'There is no deck {deck}. There are: {decks}.', es: 'No existe el mazo {deck}. Existen: {decks}.' },
  'deck.ambiguousDeck': { en: 'Several decks begin with {deck}: {decks}.', es: 'Varios mazos empiezan por {deck}: {decks}.' },
  'deck.notYetPlayable': { en: '{card} cannot be played yet.', es: '{cardEs} todavía no se puede jugar.' },
};
