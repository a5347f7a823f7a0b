import type { Both } from '@crupier/kernel/cards';
import type { RuleWording, Wordings } from '@crupier/kernel/rules';
import type { CardWords } from '../meanings/builders.ts';
import { copiesAction, copiesCreature, copiesGiver, gainsTextBox } from './copy-rules.ts';
import { chosenHouse } from './history.ts';
import { addedAemberCaptured, addedAemberMakesTokens } from './pool-rules.ts';
import { houseText } from './qualities.ts';

/** How "cannot" is said of cards and players alike. */
function cannot(en: string, es: string): RuleWording {
  return {
    en: `{who} cannot ${en}`,
    es: `{who} no [poder] ${es}`,
    each: { en: `players cannot ${en}`, es: `los jugadores no pueden ${es}` },
    ofAll: true,
  };
}

const ordinalWords: Readonly<Record<string, Both>> = {
  first: { en: 'first', es: 'primera' },
  second: { en: 'second', es: 'segunda' },
  third: { en: 'third', es: 'tercera' },
};

/** A cost of keys, which belong to a player. */
const keyCost: RuleWording = {
  en: 'keys cost +{amount:aember}',
  es: 'las llaves cuestan +{amount:aember}',
  you: { en: 'your keys cost +{amount:aember}', es: 'tus llaves cuestan +{amount:aember}' },
  opponent: { en: 'your opponent’s keys cost +{amount:aember}', es: 'las llaves de tu oponente cuestan +{amount:aember}' },
};

/** How the rules of the game are said that cards turn on. */
export const rules: Wordings<CardWords>['rules'] = {
  cannotFight: cannot('fight', 'luchar'),
  cannotReap: cannot('reap', 'cosechar'),
  cannotBeUsed: cannot('be used', 'usarse'),
  cannotUse: cannot('use {of}', 'usar {of}'),
  cannotBeAttacked: cannot('be attacked', 'ser <atacado|atacada|atacados|atacadas>'),
  cannotBeFoughtBy: {
    en: '{of} cannot fight {who}',
    es: '{who} no [poder] ser <atacado|atacada|atacados|atacadas> por {of}',
    ofAll: true,
  },
  cannotBeDamaged: {
    ...cannot('be dealt damage', 'recibir daño'),
    ofCards: { en: '{who} cannot be dealt damage by {of}', es: '{who} no [poder] recibir daño de {of}' },
  },
  fixedPower: {
    en: '{who} [be] considered to have {amount} power',
    es: '{who} se [considerar] con Poder {amount}',
  },
  fixedArmor: {
    en: '{who} [be] considered to have {amount} armor',
    es: '{who} se [considerar] con Armadura {amount}',
  },
  stealsInsteadOfDamage: {
    en: 'whenever {any} would deal damage, steal {amount:aember} instead',
    es: 'cada vez que {any} fuera a infligir daño, roba {amount:aember} en vez de eso',
  },
  takesMoreDamage: {
    en: 'each time {any} takes damage, it takes {amount:damage} more',
    es: 'cada vez que {any} sufra daño, sufre {amount:damage} más',
    choosesFirst: true,
  },
  takesDoubleDamage: {
    en: 'double all damage dealt to {any}',
    es: 'se duplica todo el daño infligido a {any}',
    choosesFirst: true,
  },
  damageTakenBy: {
    en: 'damage that would be dealt to {who} is dealt to this creature instead',
    es: 'el daño que se fuera a infligir a {who} se inflige en vez de eso a esta criatura',
  },
  sharesFightDamage: {
    en: 'damage dealt to {who} in a fight is also dealt to this creature',
    es: 'el daño infligido a {who} en una lucha se inflige también a esta criatura',
  },
  doesNotReady: {
    en: '{who} [do] not ready during the “ready cards” step',
    es: '{who} no se [preparar] durante el paso «preparar cartas»',
    ofAll: true,
  },
  damagedForReadying: {
    en: 'instead of readying creatures during their “ready cards” step, {who} [deal] 1 damage to this creature for each exhausted creature they control',
    es: 'en vez de preparar criaturas durante su paso «preparar cartas», {who} [infligir] 1 de daño a esta criatura por cada criatura agotada que [controlar]',
    you: {
      en: 'instead of readying creatures during your “ready cards” step, you deal 1 damage to this creature for each exhausted creature you control',
      es: 'en vez de preparar criaturas durante tu paso «preparar cartas», infliges 1 de daño a esta criatura por cada criatura agotada que controles',
    },
    opponent: {
      en: 'instead of readying creatures during their “ready cards” step, your opponent deals 1 damage to this creature for each exhausted creature they control',
      es: 'en vez de preparar criaturas durante su paso «preparar cartas», tu oponente inflige 1 de daño a esta criatura por cada criatura agotada que controle',
    },
  },
  cannotReady: cannot('ready', 'prepararse'),
  copiesAction,
  copiesCreature,
  copiesGiver,
  gainsTextBox,
  cannotBePlayed: cannot('be played', 'jugarse'),
  cannotPlay: cannot('play {of}', 'jugar {of}'),
  cannotPlayUpgrades: cannot('play {of} as upgrades', 'jugar {of} como mejoras'),
  cannotForge: cannot('forge keys', 'forjar llaves'),
  cannotForgeKey: {
    ...cannot('forge their {word} key', 'forjar su {word} llave'),
    you: { en: 'you cannot forge your {word} key', es: 'no puedes forjar tu {word} llave' },
    values: (ordinal): Both => ordinalWords[ordinal] ?? { en: ordinal, es: ordinal },
  },
  cannotChooseHouse: {
    ...cannot('choose {word} as their active house', 'elegir {word} como su Casa activa'),
    you: { en: 'you cannot choose {word} as your active house', es: 'no puedes elegir {word} como tu Casa activa' },
    values: houseText,
    chosen: chosenHouse,
  },
  skipsForging: {
    en: '{who} [skip] the “forge a key” step',
    es: '{who} se [saltar] el paso de forjar una llave',
    you: { en: 'skip your “forge a key” step', es: 'sáltate tu paso de forjar una llave' },
    opponent: { en: 'your opponent skips their “forge a key” step', es: 'tu oponente se salta su paso de forjar una llave' },
  },
  mustChooseHouse: {
    en: '{who} must choose {word} as their active house',
    es: '{who} [deber] elegir {word} como su Casa activa',
    you: { en: '{who} must choose {word} as your active house', es: '{who} [deber] elegir {word} como tu Casa activa' },
    values: houseText,
    chosen: chosenHouse,
  },
  mayPlay: {
    en: { zero: '{who} may play {of}', other: '{who} may play {one}' },
    es: { zero: '{who} [poder] jugar {of}', other: '{who} [poder] jugar {one}' },
    printed: { en: '{who} may play {one} once each turn', es: '{who} [poder] jugar {one} una vez por turno' },
  },
  mayPlayAll: { en: '{who} may play {of}', es: '{who} [poder] jugar {of}' },
  mayFight: { en: '{who} may use {of} to fight', es: '{who} [poder] usar {of} para luchar' },
  controlledByYou: {
    en: 'you control {who}',
    es: 'controlas {who}',
    granted: { en: 'take control of {who}', es: 'toma el control de {who}' },
  },
  mayBeUsed: {
    en: 'you may use {who} as if <it|they> belonged to the active house',
    es: 'puedes usar {who} como si <perteneciera|pertenecieran> a la Casa activa',
    choosesFirst: true,
  },
  mayUseUpTo: { en: '{who} may use up to {amount} {of}', es: '{who} [poder] usar hasta {amount} {of}' },
  mayUse: { en: '{who} may use {of}', es: '{who} [poder] usar {of}' },
  mayPlayOrUse: {
    en: { zero: '{who} may play or use {of}', other: '{who} may play or use {one}' },
    es: { zero: '{who} [poder] jugar o usar {of}', other: '{who} [poder] jugar o usar {one}' },
    printed: { en: '{who} may play or use {one} once each turn', es: '{who} [poder] jugar o usar {one} una vez por turno' },
  },
  playableAsUpgrade: {
    en: '{who} may instead be played as an upgrade with the text {text}',
    es: '{who} también [poder] jugarse como mejora con el texto {text}',
  },
  'enters ready': { en: '{who} [enter] play ready', es: '{who} [entrar] en juego <preparado|preparada|preparados|preparadas>' },
  nextEntersReady: {
    en: 'the next time {who} [play] {one}, it enters play ready',
    es: 'la próxima vez que {who} [jugar] {one}, esa carta entra en juego preparada',
    you: {
      en: 'the next time you play {one}, it enters play ready',
      es: 'la próxima vez que juegues {one}, esa carta entra en juego preparada',
    },
    opponent: {
      en: 'the next time your opponent plays {one}, it enters play ready',
      es: 'la próxima vez que tu oponente juegue {one}, esa carta entra en juego preparada',
    },
    each: {
      en: 'the next time a player plays {one}, it enters play ready',
      es: 'la próxima vez que un jugador juegue {one}, esa carta entra en juego preparada',
    },
  },
  firstCreatureEntersReady: {
    en: 'the first creature that {who} [play] each turn enters play ready',
    es: 'la primera criatura que {who} [jugar] cada turno entra en juego preparada',
    you: {
      en: 'the first creature that you play each turn enters play ready',
      es: 'la primera criatura que juegues cada turno entra en juego preparada',
    },
    each: {
      en: 'the first creature played each turn enters play ready',
      es: 'la primera criatura que se juega cada turno entra en juego preparada',
    },
  },
  'enters stunned': { en: '{who} [enter] play stunned', es: '{who} [entrar] en juego <aturdido|aturdida|aturdidos|aturdidas>' },
  'enters enraged': { en: '{who} [enter] play enraged', es: '{who} [entrar] en juego <enfurecido|enfurecida|enfurecidos|enfurecidas>' },
  'enters warded': { en: '{who} [enter] play warded', es: '{who} [entrar] en juego <escudado|escudada|escudados|escudadas>' },
  keyCost,
  handSize: {
    en: '{who} [refill] to {amount:additionalCard}',
    es: '{who} [reponer] {amount:additionalCard}',
    you: { en: 'refill your hand to {amount:additionalCard}', es: 'repón tu mano con {amount:additionalCard}' },
    opponent: {
      en: 'your opponent refills their hand to {amount:additionalCard}',
      es: 'tu oponente repone su mano con {amount:additionalCard}',
    },
    each: {
      en: 'each player refills their hand to {amount:additionalCard}',
      es: 'cada jugador repone su mano con {amount:additionalCard}',
    },
  },
  handSizeFewer: {
    en: '{who} [refill] to {amount:fewerCard}',
    es: '{who} [reponer] {amount:fewerCard}',
    you: { en: 'refill your hand to {amount:fewerCard}', es: 'repón tu mano con {amount:fewerCard}' },
    opponent: { en: 'your opponent refills their hand to {amount:fewerCard}', es: 'tu oponente repone su mano con {amount:fewerCard}' },
    each: { en: 'each player refills their hand to {amount:fewerCard}', es: 'cada jugador repone su mano con {amount:fewerCard}' },
  },
  // What resolves the icons of another card does so as if it had been played. *Rule:* KF-FAQ-GEN-59.
  noIcons: {
    ...cannot('resolve bonus icons on cards they play', 'resolver los iconos de bonificación de las cartas que [jugar]'),
    you: {
      en: 'you cannot resolve bonus icons on cards you play',
      es: 'no puedes resolver los iconos de bonificación de las cartas que juegas',
    },
    each: {
      en: 'players cannot resolve bonus icons on cards they play',
      es: 'los jugadores no pueden resolver los iconos de bonificación de las cartas que juegan',
    },
  },
  iconsCapture: {
    en: 'when resolving a bonus icon, {who} may resolve it as a capture icon instead',
    es: '{who} [poder] resolver cada icono de bonificación como un icono de captura en vez de eso',
  },
  aemberIconsMakeTokens: {
    en: '{who} may make a token creature instead of resolving an Æ bonus icon',
    es: '{who} [poder] crear una criatura ficha en vez de resolver un icono de bonificación de Æ',
  },
  captureIconsSteal: {
    en: '{who} may steal 1Æ instead of resolving a capture icon',
    es: '{who} [poder] robar 1Æ en vez de resolver un icono de captura',
  },
  onlyFights: { en: '{who} may only be used to fight', es: '{who} solo [poder] usarse para luchar' },
  mustFight: { en: '{who} must fight when used, if able', es: '{who} [deber] luchar cuando se use, si es posible' },
  attacksOnly: { en: '{who} can only attack {of}', es: '{who} solo [poder] atacar a {of}' },
  losesToPlay: {
    en: 'you must lose {amount:aember} in order to play {any}',
    es: 'debes perder {amount:aember} para jugar {any}',
  },
  paysToPlay: {
    en: '{who} must pay their opponent {amount:aember} in order to play {one}',
    es: '{who} [deber] pagar {amount:aember} a su oponente para jugar {one}',
    you: {
      en: 'you must pay your opponent {amount:aember} in order to play {one}',
      es: 'debes pagar {amount:aember} a tu oponente para jugar {one}',
    },
    opponent: {
      en: 'your opponent must pay you {amount:aember} in order to play {one}',
      es: 'tu oponente debe pagarte {amount:aember} para jugar {one}',
    },
  },
  paysToUse: {
    en: '{who} must pay their opponent {amount:aember} in order to use {one}',
    es: '{who} [deber] pagar {amount:aember} a su oponente para usar {one}',
    you: {
      en: 'you must pay your opponent {amount:aember} in order to use {one}',
      es: 'debes pagar {amount:aember} a tu oponente para usar {one}',
    },
    opponent: {
      en: 'your opponent must pay you {amount:aember} in order to use {one}',
      es: 'tu oponente debe pagarte {amount:aember} para usar {one}',
    },
  },
  playsOneOfEachType: cannot('play more than 1 card of each type each turn', 'jugar más de 1 carta de cada tipo en cada turno'),
  destroysToUse: {
    en: 'in order to use {any}, you must destroy a friendly creature',
    es: 'para usar {any}, debes destruir una criatura aliada',
  },
  playsAtMost: cannot('play more than {amount:card} each turn', 'jugar más de {amount:card} en cada turno'),
  isDestroyed: { en: '{who} [be] destroyed', es: '{who} [ser] <destruido|destruida|destruidos|destruidas>' },
  playsAgain: {
    en: '{of} that {who} [play] resolve their “Play:” abilities an additional time',
    es: 'las habilidades «Jugar:» de {of} que {who} [jugar] se resuelven una vez más',
    you: {
      en: '{of} that you play resolve their “Play:” abilities an additional time',
      es: 'las habilidades «Jugar:» de {of} que juegues se resuelven una vez más',
    },
  },
  iconsAgain: {
    en: 'each bonus icon of the cards that {who} [play] resolves an additional time',
    es: 'cada icono de bonificación de las cartas que {who} [jugar] se resuelve una vez más',
    you: {
      en: 'each bonus icon of the next card that you play resolves an additional time',
      es: 'cada icono de bonificación de la próxima carta que juegues se resuelve una vez más',
    },
  },
  spendable: {
    en: { friendly: 'you may spend Æ on {these} as if it were in your pool', other: 'you may spend Æ on {who} as if it were in your pool' },
    es: {
      friendly: 'puedes gastar el Æ que haya sobre {these} como si estuviera en tu reserva',
      other: 'puedes gastar el Æ que haya sobre {who} como si estuviera en tu reserva',
    },
  },
  spendableByOpponent: {
    en: 'your opponent may spend Æ on {who} as if it were in their pool',
    es: 'tu oponente puede gastar el Æ que haya sobre {who} como si estuviera en su reserva',
  },
  spendableItself: {
    en: 'you may spend {any} as if it were Æ in your pool by discarding it, ignoring wards',
    es: 'puedes gastar {any} como si fuera Æ de tu reserva: se descarta, aunque tenga un contador de Escudar',
  },
  aemberCannotBeStolen: {
    en: '{who}’s Æ cannot be stolen',
    es: 'no se puede robar el Æ de {who}',
    you: { en: 'your Æ cannot be stolen', es: 'no se te puede robar Æ' },
    opponent: { en: 'your opponent’s Æ cannot be stolen', es: 'no se puede robar Æ a tu oponente' },
    each: { en: 'Æ cannot be stolen', es: 'no se puede robar Æ' },
  },
  addedAemberCaptured,
  addedAemberMakesTokens,
  dealsNoDamage: { en: '{who} [deal] no damage', es: '{who} no [infligir] daño', ofAll: true },
  dealsNoDamageWhenFighting: {
    en: '{who} [deal] no damage when fighting',
    es: '{who} no [infligir] daño al luchar',
    ofAll: true,
  },
  dealsNoDamageWhenAttacked: {
    en: '{who} [deal] no damage when attacked',
    es: '{who} no [infligir] daño al ser <atacado|atacada|atacados|atacadas>',
    ofAll: true,
  },
  dealsMoreAttacking: {
    en: '{who} [deal] +{amount:damage} while attacking {one}',
    es: '{who} [infligir] +{amount:damage} al atacar a {one}',
  },
  dealsOnlyWhenFighting: { en: '{who} only [deal] {amount:damage} when fighting', es: '{who} solo [infligir] {amount:damage} al luchar' },
  ignoresTaunt: { en: '{who} [ignore] taunt', es: '{who} [ignorar] Provocar' },
  ignoresElusive: { en: '{who} [ignore] elusive', es: '{who} [ignorar] Elusivo' },
  countsAsCreature: {
    en: '{who} [be] considered a creature with {amount} power',
    es: '{who} se [considerar] una criatura con Poder {amount}',
  },
  countsAsFlank: { en: '{who} [be] considered a flank creature', es: '{who} se [considerar] en un flanco' },
  gainsWordsOfHost: {
    en: '{who} [gain] that creature’s keywords and traits',
    es: '{who} [obtener] las palabras clave y los rasgos de esa criatura',
  },
  isBlank: { en: '{who} [be] considered to have a blank text box', es: 'se considera que {who} [tener] en blanco el recuadro de texto' },
};
