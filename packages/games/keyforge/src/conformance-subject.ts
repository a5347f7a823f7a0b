import { runToEnd } from '@crupier/kernel';
import {
  extendGame,
  makeView,
  type DeepReadonly,
  type Game,
  type MatchWishes,
  type Problem,
  type ScenarioSubject,
} from '@crupier/kernel/rules';
import type { Conserved, Subject } from '@crupier/kernel/conformance';
import { houses } from './cards/facts/vocabulary.ts';
import { keyforgeSubject } from './notation/scenario-subject.ts';
import { currentCost } from './rules/forge.ts';
import { leaveMatch } from './rules/leave.ts';
import { baseBook, type CardBook } from './setup/card-book.ts';
import { catalogue } from './setup/catalogue.ts';
import { configure, planDeal, type Configuration } from './setup/configuration.ts';
import { deal } from './setup/deal.ts';
import { identities } from './setup/identities.ts';
import { ownCards } from './setup/own-cards.ts';
import type { KeyForge } from './state/state.ts';
import { spent } from './state/facts.ts';
import { show } from './state/view.ts';
import { wordings } from './words/wordings.ts';
import { gameWords } from './words/game-words.ts';
import { keyforgeGame } from './keyforge.ts';

export { whyNotRules } from './rules/why-not.ts';

/** All the æmber there is, wherever it lies: only these facts make more or less of it. */
const aember: Conserved<KeyForge> = {
  totals: (state: DeepReadonly<KeyForge>) => ({
    aember: [...state.players, ...state.cards].reduce((sum, each) => sum + each.aember, 0),
    cards: state.cards.filter(({ until }) => until < 0).length,
  }),
  changes: (name, { amount, value }) => {
    switch (name) {
      case 'aemberGained':
      case 'aemberSupplied':
      case 'exalted':
      case 'aemberPlaced':
        return { aember: amount };
      case 'aemberLost':
      case 'aemberDiscarded':
        return { aember: -amount };
      case 'aemberSpent':
        return { aember: value === spent.itself ? 0 : -amount };
      // Æmber on what is no creature goes to the supply when it leaves play. *Rule:* KF-LEAVES-PLAY-4.
      case 'destroyed':
      case 'cardReturned':
      case 'cardPurged':
      case 'cardArchived':
      case 'cardPutInArchives':
      case 'cardPutOnDeck':
      case 'cardShuffledIn':
      case 'cardPutInDiscard':
      case 'cardGrafted':
        return { aember: 'any' };
      case 'tokenBegan':
      case 'cardFlipped':
      case 'effectBegan':
      case 'effectEnded':
        return { cards: 'any' };
      default:
        return {};
    }
  },
};

/** KeyForge under the conformance kit, with the two decks named. */
export function conformanceSubject(decks: readonly string[]): Subject<KeyForge> {
  return subjectOf(decks, baseBook, keyforgeGame());
}

/** The same with settings for the match, such as chains. */
export function conformanceSubjectWith(decks: readonly string[], settings: Readonly<Record<string, unknown>>): Subject<KeyForge> {
  return subjectOf(decks, baseBook, keyforgeGame(), { settings });
}

/** The same with cards of somebody's own, in which nothing is wrong, among those that the decks may have. */
export function ownCardSubject(cards: readonly unknown[], decks: readonly string[]): Subject<KeyForge> {
  const { book } = runToEnd(ownCards.readBook(cards));
  return { ...subjectOf(decks, book, extendGame(keyforgeGame(), book.described)), excuse };
}

/** A text of somebody's own may ask about hidden cards: what happens then, or what it changes all the time, tells of them. */
function excuse(): boolean {
  return true;
}

/** What is wrong with some cards of somebody's own. *Errors:* those of `readBook`. */
export function ownCardProblems(cards: readonly unknown[]): readonly Problem[] {
  return runToEnd(ownCards.readBook(cards)).problems;
}

function subjectOf(decks: readonly string[], book: CardBook, game: Game<KeyForge>, wishes: MatchWishes = {}): Subject<KeyForge> {
  const configuration = configure(decks, wishes, book);
  if (!configuration.ok) throw new Error(`These decks cannot be played: ${configuration.problems.map(({ code }) => code).join(', ')}.`);
  return {
    game,
    deal: (seed) => deal(planDeal(game, configuration.value as Configuration, seed, book), game),
    identities,
    view: (match, viewer) =>
      makeView(
        match,
        viewer,
        show(match, viewer, (seat) => currentCost(match, seat)),
      ),
    words: gameWords,
    conserved: aember,
    leave: leaveMatch,
  };
}

/** What scenarios and positions need of KeyForge, with every playable card. */
export function scenarioSubject(): ScenarioSubject<KeyForge> {
  return keyforgeSubject(catalogue(), wordings, houses);
}
