import type { Language } from '@crupier/kernel';

/**
 * Words of questions that say nothing of what a question is about, folded (no case, no accents). They are looked for only where nothing
 * else was typed.
 */
export const stopWords: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: setOf(
    'a an and any are as at be because but by can could do does doing did don t s for from get gets go got had has have having i if in into is it its',
    'just let like many may me mean much must my need of on or our out own should so some that the their them then there they this those to up us',
    'want was we what when where which while who whose why will with work works would you your happen happens allowed able possible not still',
  ),
  es: setOf(
    'a al algo ante aquel asi aun con cual cuales cuando cuanto como cosa de no debo del desde donde e el ella ellos en entonces',
    'es esa ese eso esta estan estar este esto hace hacer haber hay he la las le les lo los me mi mis mientras muy ni o obligado para pasa pasar pasaria',
    'pero por porque posible poder podria pueda puede pueden puedes puedo que quien se sea ser si sigue sin sirve sobre son soy su sus tal te tener',
    'tengo tiene tienen todavia tu tus u un una unas unos vale valer ya yo y ocurre ocurrir sucede',
  ),
};

/** What questions about a duty say. */
export const duties: Readonly<Record<Language, readonly string[]>> = {
  en: ['must', 'have to', 'has to', 'obliged', 'mandatory', 'forced', 'required', 'need to'],
  es: ['debo', 'debe', 'deben', 'tengo que', 'tiene que', 'tienen que', 'hay que', 'obligado', 'obligada', 'obligatorio', 'obligatorios'],
};

/** What questions say that deny. `t` is what is left of *can't*. */
export const denials: Readonly<Record<Language, readonly string[]>> = { en: ['not', 't', 'cannot', 'never', 'no'], es: ['no', 'nunca'] };

/** Words for one thing: those of a question find those of a rule. */
export type Synonyms = Readonly<Record<Language, readonly string[]>>;

/**
 * What players say beside what rulebooks say, in both languages. Each word stands for all of its forms. Several words in one text are looked
 * for as they stand, one after the other, and count as the first word of their line.
 */
export const synonyms: readonly Synonyms[] = [
  {
    en: ['empty deck', 'run out of cards', 'runs out of cards', 'ran out of cards', 'no cards left', 'no more cards'],
    es: [
      'mazo vacio',
      'quedo sin cartas',
      'queda sin cartas',
      'quedarse sin cartas',
      'quedamos sin cartas',
      'acaban las cartas',
      'acaba el mazo',
      'no me quedan cartas',
      'no quedan cartas',
      'sin mazo',
    ],
  },
  {
    en: ['empty', 'run out', 'runs out', 'ran out'],
    es: ['vacio', 'vaciarse', 'quedo sin', 'queda sin', 'quedarse sin', 'se acaba', 'se acaban', 'se agota', 'no me quedan', 'no quedan'],
  },
  { en: ['defend', 'block', 'defense', 'defender', 'blocker'], es: ['defender', 'bloquear', 'defensa', 'defensor'] },
  { en: ['destroy', 'kill', 'die', 'death', 'dead'], es: ['destruir', 'matar', 'morir', 'muere', 'muerte', 'muerto'] },
  { en: ['defeat', 'kill', 'die', 'dead', 'eliminate'], es: ['derrotar', 'matar', 'morir', 'muere', 'eliminar'] },
  { en: ['attack', 'hit', 'strike', 'attacker', 'combat'], es: ['atacar', 'ataque', 'pegar', 'golpear', 'atacante', 'combate'] },
  { en: ['fight', 'combat'], es: ['luchar', 'combate', 'pelear', 'combatir'] },
  { en: ['look', 'see', 'peek', 'view', 'inspect'], es: ['mirar', 'ver', 'consultar'] },
  { en: ['opponent', 'enemy', 'rival'], es: ['oponente', 'rival', 'enemigo', 'adversario', 'contrincante'] },
  { en: ['heal', 'recover', 'cure', 'recovery'], es: ['curar', 'recuperarse', 'recuperacion', 'curacion', 'sanar'] },
  {
    en: ['come this turn', 'the turn it comes into play', 'the turn it enters play', 'turn i play it', 'just played', 'summoning sickness'],
    es: [
      'venir este turno',
      'recien jugado',
      'recien jugada',
      'turno en que entra',
      'turno que entra',
      'acaba de entrar',
      'acabo de jugar',
    ],
  },
  { en: ['enter', 'come', 'arrive'], es: ['entrar', 'venir', 'llegar'] },
  { en: ['leave', 'go away', 'goes away', 'leaves'], es: ['abandonar', 'salir', 'irse', 'sale', 'deja'] },
  { en: ['begin', 'start', 'first'], es: ['empezar', 'comenzar', 'inicial', 'empieza', 'comienza', 'inicio'] },
  { en: ['end', 'finish'], es: ['final', 'fin', 'terminar', 'acabar'] },
  { en: ['lose', 'lost'], es: ['perder', 'pierde'] },
  { en: ['twice', 'two'], es: ['dos veces', 'dos'] },
  { en: ['tap', 'exhaust', 'turn sideways'], es: ['girar', 'agotar'] },
  { en: ['untap', 'ready', 'unexhaust'], es: ['enderezar', 'preparar', 'desgirar'] },
  { en: ['respond', 'response', 'reply', 'counter', 'answer'], es: ['responder', 'respuesta', 'contestar'] },
  { en: ['cancel', 'counterspell', 'stop'], es: ['cancelar', 'anular', 'contrarrestar'] },
  { en: ['chain', 'stack'], es: ['cadena', 'pila'] },
  { en: ['infierno', 'graveyard', 'discard'], es: ['infierno', 'cementerio', 'descartes'] },
  { en: ['ritual', 'spell', 'instant'], es: ['ritual', 'hechizo', 'conjuro', 'instantaneo'] },
  { en: ['weapon', 'equip', 'equipment'], es: ['arma', 'equipar', 'equipo', 'equipada'] },
  { en: ['demon'], es: ['demonio'] },
  { en: ['mulligan', 'redraw'], es: ['mulligan', 'cambiar la mano', 'cambiar de mano', 'otra mano'] },
  {
    en: ['excess', 'leftover', 'left over', 'remaining', 'trample'],
    es: ['exceso', 'excedente', 'sobrar', 'sobra', 'sobrante', 'restante'],
  },
  {
    en: ['number', 'how many times', 'how many', 'times', 'maximum', 'limit', 'most'],
    es: ['numero', 'cuantas veces', 'cuantos', 'cuantas', 'veces', 'maximo', 'limite', 'mucho'],
  },
  { en: ['form', 'flip'], es: ['forma', 'identidad'] },
  { en: ['minion', 'henchman'], es: ['esbirro'] },
  { en: ['threat'], es: ['amenaza'] },
  { en: ['villain', 'boss'], es: ['villano', 'malo'] },
  { en: ['forge'], es: ['forjar', 'fabricar'] },
  { en: ['tough', 'toughness'], es: ['duro', 'dureza', 'tenaz', 'tenacidad', 'resistente'] },
  { en: ['same', 'copy', 'copies'], es: ['misma', 'mismo', 'copia', 'igual', 'repetida', 'repetido'] },
  { en: ['choose', 'pick', 'select', 'decide'], es: ['elegir', 'escoger', 'decidir'] },
  { en: ['pay', 'spend', 'cost'], es: ['pagar', 'gastar', 'coste'] },
  { en: ['hand', 'hold'], es: ['mano'] },
  { en: ['draw'], es: ['robar', 'coger'] },
  { en: ['tie', 'draw the game', 'drawn'], es: ['empate', 'empatar'] },
  { en: ['concede', 'give up', 'surrender', 'resign'], es: ['conceder', 'rendirse', 'abandonar'] },
  { en: ['win', 'victory'], es: ['ganar', 'victoria'] },
  { en: ['other', 'another', 'different'], es: ['otro', 'ajeno', 'distinto', 'diferente'] },
  { en: ['stay', 'remain', 'keep'], es: ['permanecer', 'quedarse', 'conservar', 'seguir'] },
];

function setOf(...lines: readonly string[]): ReadonlySet<string> {
  return new Set(lines.flatMap((line) => line.split(' ')));
}
