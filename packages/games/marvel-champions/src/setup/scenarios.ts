import { isInForce, site, type Probe } from '@crupier/kernel/rules';
import type { CardCode, CardFacts } from '../cards/facts/card-facts.ts';
import { cardsOfSet } from '../cards/facts.ts';

/** The scenarios that can be played, by the set of their villain. *Rule:* MC-SCENARIO-CARDS-1. */
export const scenarioNames = ['rhino', 'klaw', 'ultron'] as const;
/** One of them. */
export type ScenarioName = (typeof scenarioNames)[number];

/** The modular sets that may be added to a scenario. *Rule:* MC-MODULAR-SET-1. */
export const modularNames = ['bomb_scare', 'masters_of_evil', 'under_attack', 'legions_of_hydra', 'the_doomsday_chair'] as const;
/** One of them. */
export type ModularName = (typeof modularNames)[number];

/** The set that comes to every scenario, and is none of those. *Rule:* MC-STANDARD-SET-1, MC-STANDARD-SET-2. */
export const STANDARD = 'standard';

/** The modular set that the main scheme of each scenario recommends. */
export const recommended: Readonly<Record<ScenarioName, ModularName>> = {
  rhino: 'bomb_scare',
  klaw: 'masters_of_evil',
  ultron: 'under_attack',
};

/** A villain with modular sets, once all of it is known. */
export interface KnownScenario {
  readonly scenario: ScenarioName;
  readonly modular: readonly (ModularName | typeof STANDARD)[];
}

/** How a scenario is played. *Rule:* MC-GAME-MODES-1 to MC-GAME-MODES-7. */
export interface Mode {
  /** The later stages of the villain, and the expert set. *Rule:* MC-GAME-MODES-2. */
  readonly isExpert: boolean;
  /** 0 to 4. *Rule:* MC-GAME-MODES-4. */
  readonly heroic: number;
  /** The only stage of the villain that is in play, from 1; 0 where it is not a skirmish. *Rule:* MC-GAME-MODES-6. */
  readonly skirmish: number;
}

/** The cards of a scenario, as keys: the villain's stages, those of the main scheme, and the encounter deck. */
export interface ScenarioCards {
  readonly villain: readonly CardCode[];
  readonly mainScheme: readonly CardCode[];
  readonly encounter: readonly CardCode[];
}

const STANDARD_STAGES = 2;

const chosenDecks = site('MC-SETUP-8', 'the villain deck and the main scheme deck are those of the scenario that was chosen');
const twoStages = site('MC-GAME-MODES-1 MC-LTP-6', 'the villain deck of standard mode is its first two stages');
const firstSides = site('MC-LTP-7', 'the main scheme deck has a card for each stage, its first side up');
const ownDecks = site('MC-SCENARIO-CARDS-2', 'villains and main schemes are in decks of their own, and not in the encounter deck');
const oneVersion = site(
  'MC-GAME-MODES-7 MC-GAME-MODES-6',
  'in a skirmish one version of the villain is in play, whatever other modes are chosen',
);
const withExpert = site(
  'MC-EXPERT-SET-1 MC-GAME-MODES-3 MC-GAME-MODES-2 MC-CLASSIFICATIONS-8 MC-DECK-9',
  'expert mode adds the expert set, whatever other modes are chosen',
);
const withModular = site(
  'MC-MODULAR-SET-1 MC-ENCOUNTER-SET-1 MC-MODULAR-SET-2 MC-CLASSIFICATIONS-5 MC-DECK-8 MC-DECK-10',
  'the modular sets that were chosen are in the encounter deck',
);
const ownSets = site(
  'MC-ENCOUNTER-DECK-1 MC-ENCOUNTER-SET-1 MC-LTP-10 MC-CLASSIFICATIONS-4 MC-CLASSIFICATIONS-7 MC-SCENARIO-CARDS-1 MC-STANDARD-SET-1',
  'the sets of the scenario are in the encounter deck',
);

/** The cards of a scenario with some modular sets, in a mode. *Rule:* MC-SETUP-8, MC-SETUP-10, MC-SCENARIO-CARDS-2. */
export function scenarioCards(
  scenario: ScenarioName,
  { modular, ...mode }: Mode & { readonly modular: KnownScenario['modular'] },
  probe?: Probe,
): ScenarioCards {
  const own = cardsOfSet(isInForce(probe, chosenDecks) ? scenario : scenarioNames[0]);
  const sets = [
    ...(isInForce(probe, ownSets) ? [scenario, STANDARD] : []),
    ...(isInForce(probe, withModular) ? modular : []),
    ...(mode.isExpert && isInForce(probe, withExpert) ? ['expert'] : []),
  ];
  return {
    villain: stagesOf(own, mode, probe),
    mainScheme: own
      .filter(({ type, isBack }) => type === 'mainScheme' && !(isBack && isInForce(probe, firstSides)))
      .map(({ code }) => code),
    encounter: sets
      .flatMap((set) => cardsOfSet(set))
      .flatMap((card) => (isOfOwnDeck(card) && isInForce(probe, ownDecks) ? [] : copiesOf(card))),
  };
}

/** *Rule:* MC-GAME-MODES-2, MC-GAME-MODES-6. */
function stagesOf(own: readonly CardFacts[], { isExpert, skirmish }: Mode, probe?: Probe): readonly CardCode[] {
  const stages = own.filter(({ type }) => type === 'villain').map(({ code }) => code);
  if (skirmish > 0 && isInForce(probe, oneVersion)) return stages.slice(skirmish - 1, skirmish);
  if (isExpert) return stages.slice(1);
  return isInForce(probe, twoStages) ? stages.slice(0, STANDARD_STAGES) : stages;
}

function isOfOwnDeck({ type }: CardFacts): boolean {
  return type === 'villain' || type === 'mainScheme';
}

function copiesOf({ code, quantity }: CardFacts): readonly CardCode[] {
  return Array<CardCode>(quantity).fill(code);
}

/** How many versions a villain has: what a skirmish may be fought against. *Rule:* MC-GAME-MODES-6. */
export function versionsOf(scenario: ScenarioName): number {
  return cardsOfSet(scenario).filter(({ type }) => type === 'villain').length;
}
