import { bracketed, numbers, type MarkWords } from '../mark-words.ts';

/** What the rules say for every obligation, who chooses, and the 1 that an article says as well. */
const asides: readonly MarkWords[] = [
  ['', /dale esta carta al jugador que lleva a .*|si tienes adoptada tu identidad de héroe, (?=puedes)/giu],
  ['', /adoptar la identidad de tu alter ego|cambi\p{L}* de identidad|que elijas|a tu elección|de tu elección|como quieras/giu],
  ['', /si puede(?!\p{L})|hasta un (?:daño máximo|tamaño máximo|máximo)|fase del villano|\besos enemigos\b/giu],
  ['', /\b1(?= (?:ficha|cartas?|contador|de ellas|a tu mano|recurso))/giu],
];

/** How the game says "this activation" of a boost. */
const thisActivation: MarkWords = ['', /(?<=hasta el final de la activación, después de que )un enemigo (?=(?:te )?ataque)/giu];

const headers: readonly MarkWords[] = [
  [
    'form hero',
    /(?<=Acción |Interrupción |Respuesta |Recurso )de Héroe\b|\(Héroe\)|(?:tienes adoptada )?(?:tu )?identidad de Héroe|esta identidad/gu,
  ],
  ['you', /(?<=enfrentado a ti ataca )al Héroe al que está enfrentado\b/giu],
  ['form hero, you', /(?<=(?:ataca a|enfrentado a) )tu Héroe\b/gu],
  ['form alter-ego', /(?<=Acción |Interrupción |Respuesta |Recurso )de Alter ego\b|\(Alter ego\)/gu],
  ['header forced', /(?<=Interrupción |Respuesta )obligada\b/gu],
  ['header when revealed', /\bCuando se muestre esta carta\b/gu],
  ['header when defeated', /\bCuando se derrote esta carta\b/gu],
  ['header action', /\bAcción\b/gu],
  ['header interrupt', /\bInterrupción\b/gu],
  ['header response', /\bRespuesta\b/gu],
  ['header resource', /\bRecurso\b(?= *[:(])/gu],
  ['header boost', /\bAumento\b(?= *[:(])/gu],
  ['header special', /\bEspecial\b/gu],
  ['header setup', /\bPreparación\b(?= *[:(])/gu],
  ['label attack', /\(ataque\)/gu],
  ['label thwart', /\(intervención\)/gu],
  ['label defense', /\(defensa\)/gu],
];

const keywords: readonly MarkWords[] = [
  ['keyword guard', /\bGuardia\b/gu],
  ['keyword toughness', /\bDureza\b/gu],
  ['keyword surge', /\bOleada\b/gu],
  ['keyword overkill', /\bBrutalidad\b/gu],
  ['keyword quickstrike', /\bAtaque veloz\b/gu],
  ['keyword retaliate', /\bRepresalia\b/gu],
  ['keyword uses', /\bUsos\b/gu],
  ['keyword max', /\bMáximo\b/gu],
];

const amounts: readonly MarkWords[] = [
  ['per player', /\[per_hero\]|\bpor cada jugador\b/giu],
  ['resource energy', /\brecursos? de energía/giu],
  ['resource mental', /\brecursos? mental(?:es)?\b/giu],
  ['resource physical', /\brecursos? físicos?\b/giu],
  ['resource wild', /\brecursos? universal(?:es)?\b/giu],
  ['power atk', /\bAT[AKQ]\b/gu],
  ['power thw', /\bINT\b/gu],
  ['power sch', /\bPLA\b/gu],
  ['power def', /\bDEF\b/gu],
  ['power rec', /\bREC\b/gu],
  ['power hit point', /\bVida\b/gu],
  ['power hand size, you', /\b(?:tu tamaño de mano|tamaño de tu mano)\b/giu],
  ['power hand size', /\btamaño de mano\b/giu],
  ['number X', /\btanto daño a ese enemigo como\b/giu],
  ['number 1', /\buno(?= más)/giu],
];

const permissions: readonly MarkWords[] = [
  ['may', /\bpuedes\b/giu],
  ['cannot', /\bno puede\b/giu],
  ['up to', /\bhasta (?=\d|otr[ao]s \d)/giu],
  ['each, player, you', /\bla mano de cada jugador\b/giu],
  ['each', /\bcada\b|\btod[ao]s (?:los|las)\b|\btantas (?=cartas)|\blas (?=cartas que)/giu],
];

const sides: readonly MarkWords[] = [
  ['', /ejecut\p{L}+ el Plan\b/giu],
  ['main scheme', /\bPlan principal\b/giu],
  ['side scheme', /\bPlan(?:es)? secundarios?\b/giu],
  ['scheme', /\bPlan(?:es)?\b/giu],
  ['villain, minion', /\benemigo que sea el Villano o (?=esté enfrentado)/giu],
  ['minion', /\benemigo (?=(?:que esté )?enfrentado a)/giu],
  ['enemy', /\benemigos?\b/giu],
  ['villain', /\bVillano\b/giu],
  ['minion', /\bEsbirr?os?\b/giu],
  ['friendly', /\bamigos?\b/giu],
  ['ally', /\bAliados?\b/giu],
  ['you', /\b(?:tu|su) (?:carta de )?(?:Superhéroe|Héroe|Alter ego)\b/giu],
  ['you', /(?<!\p{L})(?:tus?|tú|ti|te)(?!\p{L})|\bsu (?=mano|mazo)|\benfrentad[ao]s? a él(?!\p{L})/giu],
  ['you', /(?:al jugador|el jugador al que estaba) enfrentado\b|\bjugador enfrentado\b/giu],
  ['you', /\b(?:controles|juegues|derrotes|recibes?|ganas|quedas|vayas|tienes|tengas|sufres|sufre(?= \d)|sufrir(?= \d))(?!\p{L})/giu],
  ['hero', /(?<!\p{L})Héroes?\b/giu],
  ['character', /\bpersonajes?\b/giu],
  ['first player', /\bjugador inicial\b/giu],
  ['player', /\bjugador(?:es)?\b/giu],
];

/** The words of Spanish texts. */
export const spanish: readonly MarkWords[] = [
  ...bracketed,
  ...asides,
  thisActivation,
  ...amounts,
  ...headers,
  ...keywords,
  ...permissions,
  ...sides,
  ...numbers,
];
