import type { Messages } from '@crupier/kernel/rules';

/** The texts of what only a user's cards of Marvel Champions can have wrong. */
export const ownCardMessages: Messages = {
  'card.unknownDeckType': {
    en: '“{given}” is no type of a card of your own: these are ally, event, resource, support and upgrade. Heroes, player side schemes and encounter cards of your own cannot be described yet.',
    es: '«{given}» no es un tipo de carta propia: lo son ally, event, resource, support y upgrade. Todavía no se pueden describir Héroes, Planes secundarios de jugador ni cartas de Encuentro propios.',
  },
  'card.unknownKeyword': {
    en: 'The rules carry out no keyword “{given}” on cards of your own. Most like it: {nearest}.',
    es: 'Las reglas no aplican ninguna palabra clave «{given}» en cartas propias. Lo más parecido: {nearest}.',
  },
  'card.unknownMaximum': {
    en: 'A maximum is counted per {nearest}, not per “{given}”.',
    es: 'Un máximo se cuenta por {nearest}, no por «{given}».',
  },
  'card.onlyOfAllies': {
    en: 'Only allies have the number “{field}”.',
    es: 'Solo los Aliados tienen el número «{field}».',
  },
  'card.neverBegins': {
    en: 'Events and resource cards are never in play, so they cannot begin there.',
    es: 'Los Eventos y las cartas de Recurso nunca están en juego: no pueden empezar en él.',
  },
  'card.inHand': {
    en: 'An event is played by its ability: an action, or an interrupt or response that is not forced. This one would work in hand.',
    es: 'Un Evento se juega por su capacidad: una acción, o una interrupción o respuesta que no sea obligada. Esta funcionaría en la mano.',
  },
  'card.neverInPlay': {
    en: 'A resource card is spent and never in play, so no ability of it would ever work.',
    es: 'Una carta de Recurso se gasta y nunca está en juego: ninguna capacidad suya funcionaría.',
  },
  'card.onlyEnters': {
    en: 'An ability under “attach” says how the card enters play and nothing else: one act, “attach” or “enterUnderControl”, on the card itself, without a price.',
    es: 'Una capacidad bajo «attach» dice cómo entra en juego la carta y nada más: una sola acción, «attach» o «enterUnderControl», sobre la propia carta y sin precio.',
  },
  'card.onlyGenerates': {
    en: 'A resource ability does nothing but “generate” fixed numbers, or “generateLikeTopDiscard”, and costs no resources itself.',
    es: 'Una capacidad de Recurso no hace más que «generate» con números fijos, o «generateLikeTopDiscard», y no cuesta recursos.',
  },
  'card.onlyItsOwn': {
    en: 'The price of a resource ability takes nothing but its own card: “exhaust” it, or “removeCounters” from it.',
    es: 'El precio de una capacidad de Recurso solo toma su propia carta: «exhaust» o «removeCounters» sobre ella.',
  },
  'card.noDoer': {
    en: 'Nobody may control that card, so nobody would do this: say “who” without “of”.',
    es: 'Puede que nadie controle esa carta, así que nadie lo haría: pon «who» sin «of».',
  },
  'card.keywordNotYet': {
    en: 'The rules do not carry out the keyword “{given}” where a text gives it. They do: {known}.',
    es: 'Las reglas todavía no aplican la palabra clave «{given}» cuando un texto la da. Sí aplican: {known}.',
  },
};
