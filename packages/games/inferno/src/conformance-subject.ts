import { runToEnd } from '@crupier/kernel';
import { makeView, type DeepReadonly, type Game, type Problem, type Result, type ScenarioSubject } from '@crupier/kernel/rules';
import type { Conserved, Subject } from '@crupier/kernel/conformance';
import { extendInferno } from './game.ts';
import { infernoGame } from './inferno.ts';
import { infernoSubject } from './notation/scenario-subject.ts';
import { baseBook, type CardBook } from './setup/card-book.ts';
import { catalogue } from './setup/catalogue.ts';
import { configure, planDeal, type Configuration } from './setup/configuration.ts';
import { deal } from './setup/deal.ts';
import { builtInDeckNames } from './setup/decks.ts';
import { leaveMatch } from './rules/leave.ts';
import { identitiesOf } from './setup/imagine-list.ts';
import { ownCards } from './setup/own-cards.ts';
import type { Inferno } from './state/state.ts';
import { withTextsNow } from './cards/texts-now.ts';
import { show } from './state/view.ts';
import { wordings } from './words/wordings.ts';
import { gameWords } from './words/game-words.ts';

export { whyNotRules } from './rules/why-not.ts';

/** All energy in pools, all damage counters, and all that is a card: only these facts make more or less of them. */
const sums: Conserved<Inferno> = {
  totals: (state: DeepReadonly<Inferno>) => ({
    energy: state.players.reduce((sum, { energy }) => sum + energy, 0),
    damage: state.cards.reduce((sum, { damage }) => sum + damage, 0),
    // Tokens and what stands for abilities and lasting effects are no cards.
    cards: state.cards.filter(({ token, origin }) => origin > 0 && !token).length,
  }),
  changes: (name, { amount }) => {
    switch (name) {
      case 'energyAdded':
      case 'tappedForEnergy':
        return { energy: amount };
      case 'energySpent':
      case 'energyEmptied':
        return { energy: -amount };
      case 'damageCountersPut':
        return { damage: amount };
      // What leaves play, or is healed of more than it has, takes its damage along. *Rule:* INF-400.7, INF-121.1a.
      case 'damageHealed':
      case 'destroyed':
      case 'cardToHand':
      case 'cardToDeck':
      case 'cardToInfierno':
      case 'cardExiled':
      case 'becameResource':
      case 'tokenCeased':
      case 'leftGame':
      // A text may let a card be played from where it lies with damage.
      case 'announced':
        return { damage: 'any' };
      default:
        return {};
    }
  },
};

/** Decks that come with the game, for walks: one a seat. Where there are more seats than decks, some play the same. */
export function readyDecks(seats: number): readonly string[] {
  return Array.from({ length: seats }, (_, seat) => builtInDeckNames[seat % builtInDeckNames.length] ?? '');
}

/** Inferno under the conformance kit, with the decks named, one a seat, and the team of each where they play in teams. */
export function conformanceSubject(decks: readonly string[], teams?: readonly number[]): Subject<Inferno> {
  return subjectOf(configure(decks, teams === undefined ? {} : { settings: { teams } }), infernoGame());
}

/** The same with cards of somebody's own, in which nothing is wrong, among those that the decks may have. */
export function ownCardSubject(cards: readonly unknown[], decks: readonly string[]): Subject<Inferno> {
  const { book } = runToEnd(ownCards.readBook(cards));
  return { ...subjectOf(configure(decks, {}, book), runToEnd(extendInferno(infernoGame(), book.described, book.wordings)), book), excuse };
}

/** A text of somebody's own may ask about hidden cards: what happens then, or what it changes all the time, tells of them. */
function excuse(): boolean {
  return true;
}

/** What is wrong with some cards of somebody's own. *Errors:* those of `readBook`. */
export function ownCardProblems(cards: readonly unknown[]): readonly Problem[] {
  return runToEnd(ownCards.readBook(cards)).problems;
}

function subjectOf(configuration: Result<Configuration>, game: Game<Inferno>, book?: CardBook): Subject<Inferno> {
  if (!configuration.ok) throw new Error(`These decks cannot be played: ${configuration.problems.map(({ code }) => code).join(', ')}.`);
  return {
    game,
    deal: (seed) => deal(planDeal(game, configuration.value, seed), game),
    identities: identitiesOf(book ?? baseBook),
    view: (match, viewer) => makeView(match, viewer, withTextsNow(match, show(match, viewer), book)),
    words: gameWords,
    conserved: sums,
    leave: leaveMatch,
  };
}

/** What scenarios and positions need of Inferno, with every playable card. */
export function scenarioSubject(): ScenarioSubject<Inferno> {
  return infernoSubject(catalogue(), wordings);
}
