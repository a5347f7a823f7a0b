import {
  hashText,
  makePlayable,
  NO_SEAT,
  ownCardsInBook,
  type Game,
  type PlayableGame,
  type PlayableParts,
  type ScenarioSubject,
} from '@crupier/kernel/rules';
import { baseBook, type CardBook } from './cards/card-book.ts';
import { contextOf } from './cards/card-text.ts';
import { findSheet } from './cards/sheet.ts';
import { statusOfPacks } from './cards/status.ts';
import { defineMarvelChampions, extendMarvelChampions } from './game.ts';
import { marvelPositionMessages } from './notation/position-messages.ts';
import { marvelSubject } from './notation/scenario-subject.ts';
import { beats } from './rules/beats.ts';
import { lossesOf } from './rules/defense-losses.ts';
import { consequenceOf, verbOf } from './rules/shown-options.ts';
import { ruleOf } from './rules/question-rules.ts';
import { answers } from './words/answer-words.ts';
import { leaveTable } from './rules/elimination.ts';
import { sourceRules } from './rules/value-sources.ts';
import { whyNotRules } from './rules/why-not.ts';
import { catalogue } from './setup/catalogue.ts';
import { campaignMessages } from './campaign/campaign-messages.ts';
import { campaignCardOf } from './campaign/campaign-cards.ts';
import { findCampaignSheet } from './campaign/campaign-sheet.ts';
import { textOfCampaignCard } from './campaign/campaigns.ts';
import { standingAfter } from './campaign/next-log.ts';
import { cardsOf, checkConfiguration, configure, planDeal, settings, type Configuration } from './setup/configuration.ts';
import { deal, identities } from './setup/deal.ts';
import { deckMessages } from './setup/deck-messages.ts';
import { builtInDeckNames } from './setup/decks.ts';
import { ownCardMessages } from './setup/own-card-messages.ts';
import { ownCards } from './setup/own-cards.ts';
import { readyTables } from './setup/ready-tables.ts';
import { settingUp } from './setup/setting-up.ts';
import { tutorial } from './tutorial/tutorial.ts';
import { workshop } from './setup/workshop.ts';
import { startMessages } from './setup/start-messages.ts';
import { evaluation } from './state/evaluate.ts';
import { printedOf } from './state/printed.ts';
import { SEATS_MAX, type Marvel } from './state/state.ts';
import { show } from './state/view.ts';
import { gameWords } from './words/game-words.ts';

let made: Game<Marvel> | undefined;

/** The game with every card that can be played, made when it is first needed. */
export function marvelGame(): Game<Marvel> {
  return (made ??= defineMarvelChampions(catalogue(), baseBook.wordings));
}

/** Marvel Champions as the table, the terminal, bots and tests play it. */
export const marvelChampions: PlayableGame = makePlayable<Marvel>(partsOf(baseBook, marvelGame));

/** The game of a book of cards. */
function partsOf(book: CardBook, game: () => Game<Marvel>): PlayableParts<Marvel> {
  let subject: ScenarioSubject<Marvel> | undefined;
  return {
    id: 'marvel-champions',
    name: { en: 'Marvel Champions', es: 'Marvel Champions' },
    seats: { min: 1, max: SEATS_MAX },
    isCooperative: true,
    words: gameWords,
    messages: { ...deckMessages, ...startMessages, ...campaignMessages, ...ownCardMessages, ...marvelPositionMessages },
    game,
    checkConfiguration: (configuration) => checkConfiguration(configuration, book),
    settings,
    configure: (decks, wishes) => configure(decks, wishes, book),
    deckNames: () => builtInDeckNames,
    workshop: workshop(book),
    readyTables,
    settingUp,
    tutorial,
    deal: (configuration, seed) => deal(planDeal(configuration as Configuration, seed), game()),
    show,
    identities,
    evaluation,
    lookahead: {
      turn: ({ round, active, players }) => ({ number: round * (players.length + 1) + active + 1, seat: active }),
      isPlanned: ({ active, phase }) => active === NO_SEAT && phase === 'player',
      isOrdered: () => false,
      besides: ['stay', 'hidings'],
    },
    foreseen: {
      inPlay: ['area', 'engaged', 'villainArea'],
      cards: ['damage', 'threat', 'exhausted', 'stunned', 'confused', 'tough', 'counters'],
      seats: ['form', 'isEliminated'],
      counts: ['hand'],
    },
    beats,
    consequenceOf,
    lossesOf,
    ruleOf,
    answers,
    verbOf,
    whyNot: whyNotRules,
    sources: sourceRules,
    leave: leaveTable,
    campaign: (configuration, match) => standingAfter(configuration as Configuration, match),
    textContext: (match, card) =>
      contextOf(printedOf(match, card), match.game.definitions[match.state.cards[card]?.definition ?? 0]?.written ?? []),
    scenarios: () => (subject ??= marvelSubject([...catalogue(), ...book.described], book.wordings)),
    card: (keyOrName) => findSheet(keyOrName, book) ?? findCampaignSheet(keyOrName),
    cardsOf,
    status: statusOfPacks,
    definitionsHash: (configuration) => hashText(JSON.stringify(cardsOf(configuration).map((code) => definitionOf(book, code)))),
    ownCards: ownCardsInBook({
      ...ownCards,
      extend: (own) => extendMarvelChampions(marvelGame(), own.described, own.wordings),
      partsOf,
    }),
  };
}

function definitionOf({ factsOf, textOf }: CardBook, code: string): readonly unknown[] {
  const facts = factsOf(code);
  return facts === undefined ? [campaignCardOf(code), textOfCampaignCard(code)] : [facts, textOf(facts)];
}
