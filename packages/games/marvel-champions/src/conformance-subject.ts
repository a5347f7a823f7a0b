import { runToEnd } from '@crupier/kernel';
import { makeView, type DeepReadonly, type Game, type Problem, type Result, type ScenarioSubject } from '@crupier/kernel/rules';
import type { Conserved, Subject } from '@crupier/kernel/conformance';
import { extendMarvelChampions } from './game.ts';
import { marvelGame } from './marvel-champions.ts';
import { marvelSubject } from './notation/scenario-subject.ts';
import { leaveTable } from './rules/elimination.ts';
import { catalogue } from './setup/catalogue.ts';
import { configure, planDeal, type Configuration } from './setup/configuration.ts';
import { deal, identities } from './setup/deal.ts';
import { builtInDeckNames } from './setup/decks.ts';
import { ownCards } from './setup/own-cards.ts';
import { zoneOf, type Marvel, type Zone } from './state/state.ts';
import { show } from './state/view.ts';
import { gameWords } from './words/game-words.ts';

export { whyNotRules } from './rules/why-not.ts';

/** What only these facts make more or less of: damage and threat, wherever they lie, and cards. */
const sums: Conserved<Marvel> = {
  totals: (state: DeepReadonly<Marvel>) => ({
    damage: state.cards.reduce((sum, { damage }) => sum + damage, 0),
    threat: state.cards.reduce((sum, { threat }) => sum + threat, 0),
    // What stands for lasting effects and for minions that lie facedown is no card.
    cards: state.cards.length - (['effects', 'spent', 'facedown'] as const).reduce((sum, zone) => sum + countIn(state, zone), 0),
  }),
  changes: (name, { amount }) => {
    switch (name) {
      case 'damageTaken':
      case 'damagePlaced':
        return { damage: amount };
      case 'damageHealed':
        return { damage: -amount };
      case 'threatPlaced':
      case 'schemeTurned':
        return { threat: amount };
      case 'threatRemoved':
        return { threat: -amount };
      // A scheme enters play with threat of its own.
      case 'encounterEntered':
      case 'cardEntered':
        return { threat: 'any' };
      // What leaves play, and a villain or a scheme that goes on to its next stage, leaves its tokens behind. *Rule:* MC-LEAVES-PLAY-3.
      case 'cardDiscarded':
      case 'cardSpent':
      case 'cardReturned':
      case 'cardShuffledIn':
      case 'encounterDiscarded':
      case 'encounterShuffledIn':
      case 'putInVictory':
      case 'removedFromGame':
      case 'removedFromCampaign':
      case 'areaRemoved':
      case 'schemeAdvanced':
      case 'stageAdvanced':
      case 'cardTucked':
      case 'placesSwapped':
      // A card that is flipped to a side of another type keeps nothing. *Rule:* MC-FLIP-4.
      case 'cardCleared':
        return { damage: 'any', threat: 'any' };
      default:
        return {};
    }
  },
};

function countIn(state: DeepReadonly<Marvel>, zone: Zone): number {
  return state.zones[zoneOf(zone)]?.length ?? 0;
}

/** Decks that come with the game, for walks: one a seat. */
export function readyDecks(seats: number): readonly string[] {
  return builtInDeckNames.slice(0, seats);
}

/** Marvel Champions under the conformance kit, with the decks named, one a seat, and what else is set for the match. */
export function conformanceSubject(decks: readonly string[], settings: Readonly<Record<string, unknown>> = {}): Subject<Marvel> {
  return subjectOf(configure(decks, { settings }), marvelGame());
}

/** The same with cards of somebody's own, in which nothing is wrong, among those that the decks may have. */
export function ownCardSubject(cards: readonly unknown[], decks: readonly string[]): Subject<Marvel> {
  const { book } = runToEnd(ownCards.readBook(cards));
  const game = runToEnd(extendMarvelChampions(marvelGame(), book.described, book.wordings));
  return { ...subjectOf(configure(decks, {}, book), game), excuse };
}

/** A text of somebody's own may ask about hidden cards: what happens then, or what it changes all the time, tells of them. */
function excuse(): boolean {
  return true;
}

/** What is wrong with some cards of somebody's own. *Errors:* those of `readBook`. */
export function ownCardProblems(cards: readonly unknown[]): readonly Problem[] {
  return runToEnd(ownCards.readBook(cards)).problems;
}

function subjectOf(configured: Result<Configuration>, game: Game<Marvel>): Subject<Marvel> {
  if (!configured.ok) throw new Error(`These decks cannot be played: ${configured.problems.map(({ code }) => code).join(', ')}.`);
  return {
    game,
    deal: (seed) => deal(planDeal(configured.value, seed), game),
    identities,
    view: (match, viewer) => makeView(match, viewer, show(match, viewer)),
    words: gameWords,
    conserved: sums,
    leave: leaveTable,
  };
}

/** What scenarios and positions need of Marvel Champions, with every card that can be played. */
export function scenarioSubject(): ScenarioSubject<Marvel> {
  return marvelSubject(catalogue());
}
