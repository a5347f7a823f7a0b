import type { Both } from '@crupier/kernel/cards';
import type { OccasionWording, RuleWording, Wordings } from '@crupier/kernel/rules';
import type {
  chainOccasions as occasions,
  chainRules as rules,
  ownParts as parts,
  playableTypes as types,
} from '../meanings/chain-words.ts';
import type { chainVerbs } from '../verbs/chain.ts';
import type { CardWords } from '../meanings/builders.ts';
import { counterText } from './labels.ts';
import { subtypeText } from './subtypes.ts';

const names = { card: 'anyCard', other: 'anyCard' } as const;

function of(en: string, es: string): OccasionWording {
  return { names, anyone: { en, es } };
}

/** Occasions about the chain, about energy, about how cards enter play, and about states of the game. */
export const chainOccasions: Pick<Wordings<CardWords>['occasions'], keyof typeof occasions> = {
  activated: of('whenever an ability of {card} is activated', 'siempre que se active una habilidad de {card}'),
  triggeredAbility: of('whenever an ability of {card} triggers', 'siempre que se dispare una habilidad de {card}'),
  energyActivated: of('whenever an energy ability of {card} is activated', 'siempre que se active una habilidad de energía de {card}'),
  prevented: of('when {other} prevents damage to {card}', 'cuando {other} prevenga daño a {card}'),
  stateReached: of('whenever the state of the game changes', 'siempre que cambie el estado de la partida'),
  drawRevealed: of('whenever {other} reveals {card}', 'siempre que {other} muestre {card}'),
  lost: of('when a player loses the game', 'cuando un jugador pierda la partida'),
  lostControl: of('when its controller loses control of {card}', 'cuando su controlador pierda el control de {card}'),
  wentToHand: of('when {card} is put into a hand', 'cuando {card} sea puesta en una mano'),
  wentToDeck: of('when {card} is put into a deck', 'cuando {card} sea puesta en un mazo'),
  milled: of('whenever {card} goes from a deck to an Infierno', 'siempre que {card} vaya de un mazo a un Infierno'),
  discarded: {
    ...of('whenever {card} is discarded', 'siempre que {card} sea descartada'),
    you: { en: 'when you discard {card}', es: 'cuando descartes {card}' },
  },
  cancelled: of('when {card} is cancelled', 'cuando {card} sea cancelada'),
  wouldEnter: of('if {card} would enter play', 'si {card} fuese a entrar en juego'),
  mayEnter: of('{card} cannot enter play', '{card} no puede entrar en juego'),
  nextStep: of('as the next step begins', 'en cuanto comience el próximo paso'),
};

const plain = (en: string, es: string): RuleWording => ({ en, es });

/** Types as which cards may be played. */
const playableTypes: Readonly<Record<(typeof types)[number], Both>> = {
  ally: { en: 'allies', es: 'aliados' },
  ritual: { en: 'rituals', es: 'rituales' },
  weapon: { en: 'weapons', es: 'armas' },
};

/** What is printed on a card, as what is kept of it. */
const ownParts: Readonly<Record<(typeof parts)[number], Both>> = {
  name: { en: 'its name', es: 'su nombre' },
  types: { en: 'its types', es: 'sus tipos' },
  supertypes: { en: 'its supertypes', es: 'sus supertipos' },
  subtypes: { en: 'its subtypes', es: 'sus subtipos' },
  path: { en: 'its path', es: 'su senda' },
  cost: { en: 'its cost', es: 'su coste' },
  strength: { en: 'its strength', es: 'su FUE' },
  toughness: { en: 'its toughness', es: 'su RES' },
  keywords: { en: 'its keywords', es: 'sus palabras clave' },
};

/** Rules about the chain, about playing and entering, and about what cards say of themselves. */
export const chainRules: Pick<Wordings<CardWords>['rules'], keyof typeof rules> = {
  cannotDraw: plain('{who} cannot draw cards', '{who} no [poder] tomar cartas'),
  cannotPlay: plain('{who} cannot play {of}', '{who} no [poder] jugar {of}'),
  cannotBePlayed: plain('{who} cannot be played', '{who} no [poder] ser jugada'),
  cannotActivate: plain('abilities of {who} cannot be activated', 'las habilidades de {who} no pueden activarse'),
  abilitiesCostLess: plain('abilities of {who} cost {amount:energy} less', 'las habilidades de {who} cuestan {amount:energy} menos'),
  cannotBeCancelled: plain('{who} cannot be cancelled', '{who} no [poder] ser cancelada'),
  mustBeTargeted: plain('{who} must be chosen as a target if able', '{who} [deber] ser objetivo de ser posible'),
  cannotBeTargeted: plain('{who} cannot be a target', '{who} no [poder] ser objetivo'),
  playsAsIfInstant: plain('{who} may play {of} as if they were instant', '{who} [poder] jugar {of} como si fuesen instantáneas'),
  playsAsIf: {
    ...plain('{who} may play {of} as if they were {word}', '{who} [poder] jugar {of} como si fuesen {word}'),
    values: (type) => (playableTypes as Readonly<Record<string, Both>>)[type] ?? { en: type, es: type },
  },
  mayBePlayedFrom: plain('you may play {who} from your {word}', 'puedes jugar {who} desde tu {word}'),
  cannotBePlayedFrom: plain('{who} cannot be played from your {word}', '{who} no [poder] jugarse desde tu {word}'),
  entersWith: {
    ...plain('{who} [enter] play with {amount} {word} counters', '{who} [entrar] en juego con {amount} contadores de {word}'),
    values: counterText,
  },
  choosesPath: plain('as {who} [enter] play, choose a path', 'en cuanto {who} [entrar] en juego, elige una senda'),
  mayPayEntering: plain(
    'as {who} [enter] play, you may pay {amount:energy}',
    'en cuanto {who} [entrar] en juego, puedes pagar {amount:energy}',
  ),
  definesSubtype: { en: '{who} [be] a {word}', es: '{who} [ser] {word}', values: subtypeText },
  definesPath: plain('{who} [be] of the path of {word}', '{who} [ser] de la senda {word}'),
  changesWord: plain('{word} in the text of {who}', '{word} en el texto de {who}'),
  keeps: {
    ...plain('{who} still [have] {word}', '{who} aún [tener] {word}'),
    values: (names) => ({ en: together(names, 'en', 'and'), es: together(names, 'es', 'y') }),
  },
  revealsFirstDraw: plain('{who} [reveal] the first card drawn each turn', '{who} [mostrar] la primera carta que [tomar] cada turno'),
};

/** "its subtypes, its path and its strength". */
function together(names: string, language: keyof Both, and: string): string {
  const said = names.split(' ').map((name) => (ownParts as Readonly<Record<string, Both>>)[name]?.[language] ?? name);
  const last = said.pop() ?? '';
  if (said.length === 0) return last;
  return `${said.join(', ')}${said.length > 1 && language === 'en' ? ',' : ''} ${and} ${last}`;
}

const text = (en: string, es: string): Both => ({ en, es });

/** What the verbs of `verbs/chain.ts` say. */
export const chainTexts: Pick<Wordings<CardWords>['verbs'], keyof typeof chainVerbs> = {
  playNow: text('[play] {on}', '[jugar] {on}'),
  playFree: text('[play] {on} without paying its energy cost', '[jugar] {on} sin pagar su coste de energía'),
  changeTargets: text('[change] the target or targets of {on}', '[cambiar] el o los objetivos de {on}'),
  changeAnyTargets: text('[change] any number of the targets of {on}', '[cambiar] cualquier cantidad de los objetivos de {on}'),
  chooseNewTargets: text('you may choose new targets for {on}', 'puedes escoger nuevos objetivos para {on}'),
  exileWith: text('[exile] {on}', '[exiliar] {on}'),
  exileInsteadWith: text('[exile] it instead', 'en vez de eso [exiliar] esa carta'),
  putIntoPlayWith: text('[put] {on} into play', '[poner] {on} en juego'),
  drawAndReveal: text('[draw] {amount:card} and reveal it', '[tomar] {amount:card} y muéstrala'),
  enterTapped: text('it enters play tapped', 'entra en juego girada'),
  enterUnder: text('it enters play under your control', 'entra en juego bajo tu control'),
  enter: text('[put] {on} into play', '[poner] {on} en juego'),
};
