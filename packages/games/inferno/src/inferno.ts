import {
  hashText,
  makePlayable,
  ownCardsInBook,
  positionMessages,
  type CardSheet,
  type Game,
  type PlayableGame,
  type PlayableParts,
  type ScenarioSubject,
} from '@crupier/kernel/rules';
import { textContext, writeText } from './cards/card-text.ts';
import { printedOn } from './setup/printed-facts.ts';
import { withTextsNow } from './cards/texts-now.ts';
import { cardFacts, demonFacts, tokenFacts, type CardFacts } from './cards/facts.ts';
import { notYetPlayable } from './cards/status.ts';
import { defineInferno, extendInferno } from './game.ts';
import { infernoSubject } from './notation/scenario-subject.ts';
import { agreedDraw } from './rules/agreed-draw.ts';
import { consequenceOf } from './rules/consequences.ts';
import { ruleOf } from './rules/question-rules.ts';
import { canWait, respondsTo } from './rules/standing.ts';
import { HAND_SIZE } from './rules/start.ts';
import { answers } from './words/answer-words.ts';
import { leaveMatch } from './rules/leave.ts';
import { shortcuts } from './rules/shortcuts.ts';
import { sourceRules } from './rules/value-sources.ts';
import { beats } from './rules/beats.ts';
import { whyNotRules } from './rules/why-not.ts';
import { shortcutMessages } from './setup/shortcut-messages.ts';
import { catalogue } from './setup/catalogue.ts';
import { baseBook, type CardBook } from './setup/card-book.ts';
import { cardsOf, checkConfiguration, configure, inRound, planDeal, type Configuration, settings } from './setup/configuration.ts';
import { deal } from './setup/deal.ts';
import { deckMessages } from './setup/deck-messages.ts';
import { builtInDeckNames } from './setup/decks.ts';
import { identitiesOf } from './setup/imagine-list.ts';
import { ownCards } from './setup/own-cards.ts';
import { openSealed } from './setup/sealed.ts';
import { settingUp } from './setup/setting-up.ts';
import { workshop } from './setup/workshop.ts';
import { startMessages } from './setup/start-messages.ts';
import { evaluation } from './state/evaluate.ts';
import { SEATS_MAX, zoneKind, type Inferno } from './state/state.ts';
import { passing } from './state/passing.ts';
import { printedOf } from './state/printed.ts';
import { show } from './state/view.ts';
import { tutorial } from './tutorial/tutorial.ts';
import { gameWords } from './words/game-words.ts';

let made: Game<Inferno> | undefined;

/** The game with every playable card, made when it is first needed. */
export function infernoGame(): Game<Inferno> {
  return (made ??= defineInferno(catalogue(), baseBook.wordings));
}

/** Inferno as the table, the terminal, bots and tests play it. */
export const inferno: PlayableGame = makePlayable<Inferno>(partsOf(baseBook, infernoGame));

/** The game of a book of cards. */
function partsOf(book: CardBook, game: () => Game<Inferno>): PlayableParts<Inferno> {
  let subject: ScenarioSubject<Inferno> | undefined;
  return {
    id: 'inferno',
    name: { en: 'Inferno', es: 'Inferno' },
    seats: { min: 2, max: SEATS_MAX },
    words: gameWords,
    messages: { ...deckMessages, ...startMessages, ...shortcutMessages, ...positionMessages },
    game,
    checkConfiguration: (configuration) => checkConfiguration(configuration, book),
    settings,
    sealedWith: { format: 'limited' },
    passing,
    configure: (decks, wishes) => configure(decks, wishes, book),
    inSeries: (configuration, series) => inRound(configuration as Configuration, series),
    deckNames: () => builtInDeckNames,
    workshop: workshop(book),
    settingUp,
    tutorial,
    deal: (configuration, seed) => deal(planDeal(game(), configuration as Configuration, seed), game()),
    show: (match, viewer) => withTextsNow(match, show(match, viewer), book),
    identities: identitiesOf(book),
    evaluation,
    lookahead: {
      turn: ({ turn, active }) => ({ number: turn, seat: active }),
      isOrdered: (zone) => zoneKind(zone) === 'chain',
      besides: ['entered', 'stay', 'hidings', 'acts', 'fingerprints', 'unbroken'],
    },
    foreseen: {
      inPlay: ['play'],
      cards: ['body', 'tapped', 'earthly'],
      seats: ['lost'],
      counts: ['hand'],
      events: ['damageDealt', 'damagePrevented'],
    },
    beats,
    canWait,
    respondsTo,
    consequenceOf,
    ruleOf,
    whyNot: whyNotRules,
    sources: sourceRules,
    answers,
    figureOf: () => HAND_SIZE,
    leave: leaveMatch,
    textContext: (match, card) => textContext(printedOf(match, card).types),
    agreedDraw,
    shortcuts,
    scenarios: () => (subject ??= infernoSubject([...catalogue(), ...book.described], book.wordings)),
    card: (keyOrName) => {
      const facts = book.find(keyOrName);
      return facts && sheetOf(book, facts);
    },
    cardsOf,
    openCards: () => [...book.cards, ...book.demons, ...tokenFacts].flatMap(({ id }) => (book.isPlayable(id) ? [id] : [])),
    status: () => {
      const notYet = notYetPlayable();
      const printed = cardFacts.length + demonFacts.length;
      return [{ game: 'inferno', set: 'base', printed, playable: printed - notYet.length, notYet }];
    },
    definitionsHash: (configuration) => hashText(JSON.stringify(cardsOf(configuration).map((id) => definitionOf(book, id)))),
    openSealed: (seed) => openSealed(seed, book),
    ownCards: ownCardsInBook({
      ...ownCards,
      extend: (own) => extendInferno(infernoGame(), own.described, own.wordings),
      partsOf,
    }),
  };
}

function definitionOf({ factsOf, spoken }: CardBook, id: string): readonly unknown[] {
  const facts = factsOf(id);
  return [facts, facts && spoken(facts)];
}

function sheetOf(book: CardBook, facts: CardFacts): CardSheet {
  const text = { wordings: book.wordings, said: book.spoken(facts), types: facts.types };
  return {
    key: facts.id,
    name: facts.name,
    facts: printedOn(book, facts),
    text: { en: writeText(text, 'en'), es: writeText(text, 'es') },
    playable: book.isPlayable(facts.id),
  };
}
