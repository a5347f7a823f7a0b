import type { Occasion, RuleWord } from '@crupier/kernel/rules';
import { counterNames } from '../state/counters.ts';
import { kind } from '../state/facts.ts';
import { paths } from '../state/printed.ts';
import { subtypes } from '../state/subtypes.ts';

function of(event: number, moment: Occasion['moment']): Occasion {
  return { event, moment };
}

/** Occasions about the chain, about energy, about how cards enter play, and about states of the game. */
export const chainOccasions = {
  activated: of(kind.abilityActivated, 'after'),
  triggeredAbility: of(kind.abilityTriggered, 'after'),
  energyActivated: of(kind.energyActivated, 'after'),
  /** What does something when it has prevented damage: it happens at once. *Rule:* INF-614.5. */
  prevented: of(kind.damagePrevented, 'after'),
  /** A state of the game, which its condition says. *Rule:* INF-603.8. */
  stateReached: { ...of(kind.stateLooked, 'after'), isState: true },
  drawRevealed: of(kind.drawRevealed, 'after'),
  lost: of(kind.playersLost, 'after'),
  lostControl: of(kind.controlChanged, 'after'),
  wentToHand: of(kind.cardToHand, 'after'),
  wentToDeck: of(kind.cardToDeck, 'after'),
  milled: of(kind.cardMilled, 'after'),
  discarded: of(kind.cardDiscarded, 'after'),
  cancelled: of(kind.cancelled, 'after'),
  /** A resource is put into play too. *Rule:* INF-305.1, INF-613.1d. */
  wouldEnter: { ...of(kind.cardEntered, 'replace'), also: [kind.resourceAdded] },
  mayEnter: of(kind.cardEntered, 'prohibit'),
  /** The first thing in a step. *Rule:* INF-613.9b. */
  nextStep: of(kind.stepBegan, 'replace'),
} as const satisfies Readonly<Record<string, Occasion>>;

/** Zones from which cards are played. */
const places = ['hand', 'infierno', 'deck', 'exile'];

/** Types as which cards may be played. */
export const playableTypes = ['ally', 'ritual', 'weapon'] as const;

/** What is printed on a card, as what is kept of it. */
export const ownParts = ['name', 'types', 'supertypes', 'subtypes', 'path', 'cost', 'strength', 'toughness', 'keywords'] as const;

/** The pattern of one of some words. */
function oneOf(words: readonly string[]): string {
  return `(${words.join('|')})`;
}

/** Rules about the chain, about playing and entering, and about what cards say of themselves. */
export const chainRules = {
  cannotDraw: {},
  cannotPlay: {},
  cannotBePlayed: {},
  cannotActivate: {},
  abilitiesCostLess: {},
  cannotBeCancelled: {},
  mustBeTargeted: {},
  cannotBeTargeted: {},
  playsAsIfInstant: {},
  playsAsIf: { takes: playableTypes },
  mayBePlayedFrom: { takes: places },
  cannotBePlayedFrom: { takes: places },
  entersWith: { takes: counterNames },
  choosesPath: {},
  mayPayEntering: {},
  definesSubtype: { takes: subtypes },
  definesPath: { takes: paths },
  changesWord: {
    takes: { pattern: `^(${oneOf(subtypes)}>${oneOf(subtypes)}|${oneOf(paths)}>${oneOf(paths)})$`, examples: ['human>kirch'] },
  },
  keeps: {
    takes: { pattern: `^${oneOf(ownParts)}( ${oneOf(ownParts)})*$`, examples: ['name', 'subtypes strength'] },
  },
  revealsFirstDraw: {},
} as const satisfies Readonly<Record<string, RuleWord>>;
