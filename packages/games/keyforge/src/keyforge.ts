import {
  extendingGame,
  hashText,
  makePlayable,
  ownCardsInBook,
  positionMessages,
  type CardSheet,
  type Game,
  type PlayableGame,
  type PlayableParts,
  type ScenarioSubject,
  type SetStatus,
} from '@crupier/kernel/rules';
import { contextOf, shownName, textOf } from './cards/card-text.ts';
import { printedOn } from './setup/printed-facts.ts';
import { cardSets, cardsOfSet } from './cards/facts.ts';
import type { CardFacts } from './cards/facts/card-facts.ts';
import { houses } from './cards/facts/vocabulary.ts';
import { notYetPlayable } from './cards/status.ts';
import { defineKeyForge } from './game.ts';
import { keyforgeSubject } from './notation/scenario-subject.ts';
import { consequenceOf } from './rules/consequences.ts';
import { ruleOf } from './rules/question-rules.ts';
import { purposeOf, verbOf } from './rules/shown-questions.ts';
import { spotsOf } from './rules/spots.ts';
import { figureOf } from './rules/figures.ts';
import { answers } from './words/answer-words.ts';
import { currentCost } from './rules/forge.ts';
import { leaveMatch } from './rules/leave.ts';
import { baseBook, type CardBook } from './setup/card-book.ts';
import { catalogue } from './setup/catalogue.ts';
import { cardsOf, checkConfiguration, configure, inSeries, planDeal, settings, type Configuration } from './setup/configuration.ts';
import { deal } from './setup/deal.ts';
import { deckMessages } from './setup/deck-messages.ts';
import { builtInDeckNames } from './setup/decks.ts';
import { identities } from './setup/identities.ts';
import { sealedSettings } from './setup/formats.ts';
import { generateDeck, generatedSets } from './setup/generate-deck.ts';
import { ownCards } from './setup/own-cards.ts';
import { settingUp } from './setup/setting-up.ts';
import { workshop } from './setup/workshop.ts';
import { startMessages } from './setup/start-messages.ts';
import { evaluation } from './state/evaluate.ts';
import { zoneKind, type KeyForge } from './state/state.ts';
import { typeOf } from './state/reading.ts';
import { tutorial } from './tutorial/tutorial.ts';
import { show } from './state/view.ts';
import { wordings } from './words/wordings.ts';
import { sourceRules } from './rules/value-sources.ts';
import { beats } from './rules/beats.ts';
import { whyNotRules } from './rules/why-not.ts';
import { gameWords } from './words/game-words.ts';

let made: Game<KeyForge> | undefined;

/** The game with every playable card, made when it is first needed. */
export function keyforgeGame(): Game<KeyForge> {
  return (made ??= defineKeyForge(catalogue(), wordings));
}

/** KeyForge as the table, the terminal, bots and tests play it. */
export const keyforge: PlayableGame = makePlayable<KeyForge>(partsOf(baseBook, keyforgeGame));

/** The game of a book of cards. */
function partsOf(book: CardBook, game: () => Game<KeyForge>): PlayableParts<KeyForge> {
  let subject: ScenarioSubject<KeyForge> | undefined;
  return {
    id: 'keyforge',
    name: { en: 'KeyForge', es: 'KeyForge' },
    seats: { min: 2, max: 2 },
    words: gameWords,
    messages: { ...deckMessages, ...startMessages, ...positionMessages },
    game,
    checkConfiguration: (configuration) => checkConfiguration(configuration, book),
    settings,
    configure: (decks, wishes) => configure(decks, wishes, book),
    deckNames: () => builtInDeckNames,
    workshop: workshop(book),
    generatedSets,
    settingUp,
    tutorial,
    inSeries: (configuration, series, seed) => inSeries(configuration as Configuration, series, { seed, book }),
    dealsDecksWith: sealedSettings,
    generateDeck: (seed, set) => generateDeck(seed, set, book),
    deal: (configuration, seed) => deal(planDeal(game(), configuration as Configuration, seed, book), game()),
    show: (match, viewer) => show(match, viewer, (seat) => currentCost(match, seat)),
    identities,
    evaluation,
    lookahead: {
      turn: ({ turn, active }) => ({ number: turn, seat: active }),
      isOrdered: (zone) => zoneKind(zone) === 'line',
      besides: ['usesThisTurn', 'stay', 'hidings'],
    },
    foreseen: {
      inPlay: ['line', 'artifacts', 'upgrades'],
      cards: ['damage', 'power', 'aember', 'powerCounters', 'exhausted', 'stunned', 'warded', 'enraged'],
      seats: ['aember', 'keys', 'chains'],
      counts: ['hand', 'archives'],
      events: ['damageDealt', 'armorUsed'],
    },
    beats,
    consequenceOf,
    spotsOf,
    purposeOf,
    verbOf,
    ruleOf,
    answers,
    figureOf,
    whyNot: whyNotRules,
    sources: sourceRules,
    leave: leaveMatch,
    textContext: (match, card) => contextOf(typeOf(match, card)),
    scenarios: () => (subject ??= keyforgeSubject([...catalogue(), ...book.described], wordings, houses)),
    card: (keyOrName) => {
      const id = book.isCard(keyOrName) ? keyOrName : book.find(keyOrName);
      const facts = id === undefined ? undefined : book.latestFacts(id);
      return facts && sheetOf(book, facts);
    },
    cardsOf: (configuration) => cardsOf(configuration, book),
    status: () => cardSets.map(({ code, records }): SetStatus => statusOf(code, records)),
    definitionsHash: (configuration) => hashText(JSON.stringify(cardsOf(configuration, book).map((id) => definitionOf(book, id)))),
    ownCards: ownCardsInBook({ ...ownCards, extend: (own) => extendingGame(keyforgeGame(), own.described), partsOf }),
  };
}

function definitionOf(book: CardBook, id: string): readonly unknown[] {
  const facts = book.latestFacts(id);
  return [facts, facts && book.abilitiesOf(facts)];
}

function statusOf(set: (typeof cardSets)[number]['code'], printed: number): SetStatus {
  const notYet = notYetPlayable(set);
  const waiting = new Set<string>(notYet);
  const missing = cardsOfSet(set).reduce((sum, { id, houses: own }) => sum + (waiting.has(id) ? Math.max(1, own.length) : 0), 0);
  return { game: 'keyforge', set, printed, playable: Math.max(0, printed - missing), notYet };
}

function sheetOf(book: CardBook, facts: CardFacts): CardSheet {
  const said = book.abilitiesOf(facts);
  return {
    key: facts.id,
    name: { en: shownName(facts, 'en'), es: shownName(facts, 'es') },
    facts: printedOn(book, facts),
    text: { en: textOf(facts, 'en', said), es: textOf(facts, 'es', said) },
    playable: book.isPlayable(facts.id),
  };
}
