import { hashText, makePlayable, type CardSheet, type Game, type PlayableGame, type ScenarioSubject } from '@crupier/kernel';
import { abilitiesOf, textOf } from './cards/card-text.ts';
import { withTextsNow } from './cards/texts-now.ts';
import { cardFacts, demonFacts, factsOf, findByName, type CardFacts } from './cards/facts.ts';
import { isPlayable, notYetPlayable } from './cards/status.ts';
import { defineInferno } from './game.ts';
import { infernoSubject } from './notation/scenario-subject.ts';
import { agreedDraw } from './rules/agreed-draw.ts';
import { leaveMatch } from './rules/leave.ts';
import { shortcuts } from './rules/shortcuts.ts';
import { shortcutMessages } from './setup/shortcut-messages.ts';
import { catalogue } from './setup/catalogue.ts';
import { cardsOf, checkConfiguration, configureWith, inRound, planDeal, type Configuration } from './setup/configuration.ts';
import { deal } from './setup/deal.ts';
import { deckMessages } from './setup/deck-messages.ts';
import { builtInDeckNames } from './setup/decks.ts';
import { identities } from './setup/identities.ts';
import { startMessages } from './setup/start-messages.ts';
import { evaluate } from './state/evaluate.ts';
import { SEATS_MAX, type Inferno } from './state/state.ts';
import { passing } from './state/passing.ts';
import { show } from './state/view.ts';
import { cardWords } from './words/card-words.ts';
import { gameWords } from './words/game-words.ts';

let made: Game<Inferno> | undefined;
let subject: ScenarioSubject<Inferno> | undefined;

/** The game with every playable card, made when it is first needed. */
export function infernoGame(): Game<Inferno> {
  return (made ??= defineInferno(catalogue(), cardWords));
}

/** Inferno as the table, the terminal, bots and tests play it. */
export const inferno: PlayableGame = makePlayable<Inferno>({
  id: 'inferno',
  name: { en: 'Inferno', es: 'Inferno' },
  seats: { min: 2, max: SEATS_MAX },
  words: gameWords,
  messages: { ...deckMessages, ...startMessages, ...shortcutMessages },
  game: infernoGame,
  checkConfiguration,
  teams: true,
  passing,
  configure: configureWith,
  inSeries: (configuration, series) => inRound(configuration as Configuration, series),
  deckNames: () => builtInDeckNames,
  deal: (configuration, seed) => deal(planDeal(infernoGame(), configuration as Configuration, seed), infernoGame()),
  show: (match, viewer) => withTextsNow(match, show(match, viewer)),
  identities,
  evaluate,
  leave: leaveMatch,
  agreedDraw,
  shortcuts,
  scenarios: () => (subject ??= infernoSubject(catalogue(), cardWords)),
  card: (keyOrName) => {
    const facts = factsOf(keyOrName) ?? findByName(keyOrName);
    return facts && sheetOf(facts);
  },
  cardsOf,
  status: () => {
    const notYet = notYetPlayable();
    const printed = cardFacts.length + demonFacts.length;
    return [{ game: 'inferno', set: 'base', printed, playable: printed - notYet.length, notYet }];
  },
  definitionsHash: (configuration) => hashText(JSON.stringify(cardsOf(configuration).map(definitionOf))),
});

function definitionOf(id: string): readonly unknown[] {
  const facts = factsOf(id);
  return [facts, facts && abilitiesOf(facts)];
}

function sheetOf(facts: CardFacts): CardSheet {
  const {
    id,
    name,
    number,
    types,
    supertypes,
    subtypes,
    path,
    cost,
    costsX,
    strength = 0,
    toughness = 0,
    modifiers,
    rarity,
    keywords,
  } = facts;
  const isBody = types.includes('ally') || types.includes('demon');
  return {
    key: id,
    name,
    facts: {
      // The edition is its saga: ruling C-59.
      set: 'base',
      number,
      type: types[0] ?? '',
      types,
      supertypes,
      subtypes,
      path: path ?? 'neutral',
      ...(cost !== undefined && { cost: costsX ? `${cost > 0 ? cost : ''}X` : cost }),
      ...(isBody && { strength, toughness }),
      ...(modifiers && { modifiers: `${signed(modifiers.strength)}/${signed(modifiers.toughness)}` }),
      ...(rarity && { rarity }),
      keywords: keywords.map(({ keyword, value }) => (value > 0 ? `${keyword}:${value}` : keyword)),
    },
    text: { en: textOf(facts, 'en'), es: textOf(facts, 'es') },
    playable: isPlayable(id),
  };
}

function signed(value: number): string {
  return value < 0 ? String(value) : `+${value}`;
}
