import type { Both } from '@crupier/kernel/cards';
import type { Occasion, RuleWord, Verb } from '@crupier/kernel/rules';
import { counterNames } from '../state/counters.ts';
import { kind } from '../state/facts.ts';
import type { Inferno } from '../state/state.ts';
import { paths } from '../state/printed.ts';
import { subtypes } from '../state/subtypes.ts';
import { counterText } from './labels.ts';
import { subtypeText } from './subtypes.ts';

const names = { card: 'anyCard', other: 'anyCard' } as const;

function of(event: number, moment: Occasion['moment'], en: string, es: string): Occasion {
  return { event, moment, names, anyone: { en, es } };
}

/** Occasions about the chain, about energy, about how cards enter play, and about states of the game. */
export const chainOccasions = {
  activated: of(
    kind.abilityActivated,
    'after',
    'whenever an ability of {card} is activated',
    'siempre que se active una habilidad de {card}',
  ),
  triggeredAbility: of(
    kind.abilityTriggered,
    'after',
    'whenever an ability of {card} triggers',
    'siempre que se dispare una habilidad de {card}',
  ),
  energyActivated: of(
    kind.energyActivated,
    'after',
    'whenever an energy ability of {card} is activated',
    'siempre que se active una habilidad de energía de {card}',
  ),
  /** What does something when it has prevented damage: it happens at once. *Rule:* INF-614.5. */
  prevented: of(kind.damagePrevented, 'after', 'when {other} prevents damage to {card}', 'cuando {other} prevenga daño a {card}'),
  /** A state of the game, which its condition says. *Rule:* INF-603.8. */
  stateReached: {
    ...of(kind.stateLooked, 'after', 'whenever the state of the game changes', 'siempre que cambie el estado de la partida'),
    isState: true,
  },
  drawRevealed: of(kind.drawRevealed, 'after', 'whenever {other} reveals {card}', 'siempre que {other} muestre {card}'),
  lost: { ...of(kind.playersLost, 'after', 'when a player loses the game', 'cuando un jugador pierda la partida') },
  lostControl: of(
    kind.controlChanged,
    'after',
    'when its controller loses control of {card}',
    'cuando su controlador pierda el control de {card}',
  ),
  wentToHand: of(kind.cardToHand, 'after', 'when {card} is put into a hand', 'cuando {card} sea puesta en una mano'),
  wentToDeck: of(kind.cardToDeck, 'after', 'when {card} is put into a deck', 'cuando {card} sea puesta en un mazo'),
  milled: of(
    kind.cardMilled,
    'after',
    'whenever {card} goes from a deck to an Infierno',
    'siempre que {card} vaya de un mazo a un Infierno',
  ),
  discarded: {
    ...of(kind.cardDiscarded, 'after', 'whenever {card} is discarded', 'siempre que {card} sea descartada'),
    you: { en: 'when you discard {card}', es: 'cuando descartes {card}' },
  },
  cancelled: of(kind.cancelled, 'after', 'when {card} is cancelled', 'cuando {card} sea cancelada'),
  /** A resource is put into play too. *Rule:* INF-305.1, INF-613.1d. */
  wouldEnter: {
    ...of(kind.cardEntered, 'replace', 'if {card} would enter play', 'si {card} fuese a entrar en juego'),
    also: [kind.resourceAdded],
  },
  mayEnter: of(kind.cardEntered, 'prohibit', '{card} cannot enter play', '{card} no puede entrar en juego'),
  /** The first thing in a step. *Rule:* INF-613.9b. */
  nextStep: of(kind.stepBegan, 'replace', 'as the next step begins', 'en cuanto comience el próximo paso'),
} as const satisfies Readonly<Record<string, Occasion>>;

const plain = (en: string, es: string): RuleWord => ({ en, es });
/** Zones from which cards are played. */
const places = ['hand', 'infierno', 'deck', 'exile'];

/** Types as which cards may be played. */
const playableTypes: Readonly<Record<string, Both>> = {
  ally: { en: 'allies', es: 'aliados' },
  ritual: { en: 'rituals', es: 'rituales' },
  weapon: { en: 'weapons', es: 'armas' },
};

/** What is printed on a card, as what is kept of it. */
const ownParts: Readonly<Record<string, Both>> = {
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

/** The pattern of one of some words. */
function oneOf(words: readonly string[]): string {
  return `(${words.join('|')})`;
}

/** Rules about the chain, about playing and entering, and about what cards say of themselves. */
export const chainRules = {
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
    takes: Object.keys(playableTypes),
    values: (type) => playableTypes[type] ?? { en: type, es: type },
  },
  mayBePlayedFrom: { ...plain('you may play {who} from your {word}', 'puedes jugar {who} desde tu {word}'), takes: places },
  cannotBePlayedFrom: { ...plain('{who} cannot be played from your {word}', '{who} no [poder] jugarse desde tu {word}'), takes: places },
  entersWith: {
    ...plain('{who} [enter] play with {amount} {word} counters', '{who} [entrar] en juego con {amount} contadores de {word}'),
    takes: counterNames,
    values: counterText,
  },
  choosesPath: plain('as {who} [enter] play, choose a path', 'en cuanto {who} [entrar] en juego, elige una senda'),
  mayPayEntering: plain(
    'as {who} [enter] play, you may pay {amount:energy}',
    'en cuanto {who} [entrar] en juego, puedes pagar {amount:energy}',
  ),
  definesSubtype: { en: '{who} [be] a {word}', es: '{who} [ser] {word}', takes: subtypes, values: (word: string) => subtypeText(word) },
  definesPath: { ...plain('{who} [be] of the path of {word}', '{who} [ser] de la senda {word}'), takes: paths },
  changesWord: {
    ...plain('{word} in the text of {who}', '{word} en el texto de {who}'),
    takes: { pattern: `^(${oneOf(subtypes)}>${oneOf(subtypes)}|${oneOf(paths)}>${oneOf(paths)})$`, examples: ['human>kirch'] },
  },
  keeps: {
    ...plain('{who} still [have] {word}', '{who} aún [tener] {word}'),
    takes: { pattern: `^${oneOf(Object.keys(ownParts))}( ${oneOf(Object.keys(ownParts))})*$`, examples: ['name', 'subtypes strength'] },
    values: (names) => ({ en: together(names, 'en', 'and'), es: together(names, 'es', 'y') }),
  },
  revealsFirstDraw: plain('{who} [reveal] the first card drawn each turn', '{who} [mostrar] la primera carta que [tomar] cada turno'),
} as const satisfies Readonly<Record<string, RuleWord>>;

/** "its subtypes, its path and its strength". */
function together(names: string, language: keyof Both, and: string): string {
  const said = names.split(' ').map((name) => ownParts[name]?.[language] ?? name);
  const last = said.pop() ?? '';
  if (said.length === 0) return last;
  return `${said.join(', ')}${said.length > 1 && language === 'en' ? ',' : ''} ${and} ${last}`;
}

type VerbText = Pick<Verb<Inferno>, 'en' | 'es' | 'values'>;
const text = (en: string, es: string): Both => ({ en, es });

/** What the verbs of `verbs/chain.ts` say. */
export const chainTexts = {
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
} as const satisfies Readonly<Record<string, VerbText>>;
