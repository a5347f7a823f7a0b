import {
  hashText,
  makePlayable,
  type CardSheet,
  type Game,
  type PlayableGame,
  type ScenarioSubject,
  type SetStatus,
} from '@crupier/kernel';
import { abilitiesOf, textOf } from './cards/card-text.ts';
import { cardSets, cardsOfSet, latestFacts } from './cards/facts.ts';
import type { CardFacts } from './cards/facts/card-facts.ts';
import { findCard, namesOf } from './cards/facts/names.ts';
import { houses } from './cards/facts/vocabulary.ts';
import { isPlayable, notYetPlayable } from './cards/status.ts';
import { defineKeyForge } from './game.ts';
import { keyforgeSubject } from './notation/scenario-subject.ts';
import { currentCost } from './rules/forge.ts';
import { leaveMatch } from './rules/leave.ts';
import { catalogue } from './setup/catalogue.ts';
import { cardsOf, checkConfiguration, configure, planDeal, type Configuration } from './setup/configuration.ts';
import { deal } from './setup/deal.ts';
import { deckMessages } from './setup/deck-messages.ts';
import { builtInDeckNames } from './setup/decks.ts';
import { identities } from './setup/identities.ts';
import { startMessages } from './setup/start-messages.ts';
import { evaluate } from './state/evaluate.ts';
import type { KeyForge } from './state/state.ts';
import { show } from './state/view.ts';
import { cardWords } from './words/card-words.ts';
import { gameWords } from './words/game-words.ts';

let made: Game<KeyForge> | undefined;
let subject: ScenarioSubject<KeyForge> | undefined;

/** The game with every playable card, made when it is first needed. */
export function keyforgeGame(): Game<KeyForge> {
  return (made ??= defineKeyForge(catalogue(), cardWords));
}

/** KeyForge as the table, the terminal, bots and tests play it. */
export const keyforge: PlayableGame = makePlayable<KeyForge>({
  id: 'keyforge',
  name: { en: 'KeyForge', es: 'KeyForge' },
  seats: { min: 2, max: 2 },
  words: gameWords,
  messages: { ...deckMessages, ...startMessages },
  game: keyforgeGame,
  checkConfiguration,
  configure,
  deckNames: () => builtInDeckNames,
  deal: (configuration, seed) => deal(planDeal(keyforgeGame(), configuration as Configuration, seed), keyforgeGame()),
  show: (match, viewer) => show(match, viewer, (seat) => currentCost(match, seat)),
  identities,
  evaluate,
  leave: leaveMatch,
  scenarios: () => (subject ??= keyforgeSubject(catalogue(), cardWords, houses)),
  card: (keyOrName) => {
    const id = namesOf(keyOrName) === undefined ? findCard(keyOrName) : keyOrName;
    const facts = id === undefined ? undefined : latestFacts(id);
    return facts && sheetOf(facts);
  },
  cardsOf,
  status: () => cardSets.map(({ code, records }): SetStatus => statusOf(code, records)),
  definitionsHash: (configuration) =>
    hashText(
      JSON.stringify(cardsOf(configuration).map((id) => [latestFacts(id), latestFacts(id) && abilitiesOf(latestFacts(id) as CardFacts)])),
    ),
});

function statusOf(set: (typeof cardSets)[number]['code'], printed: number): SetStatus {
  const notYet = notYetPlayable(set);
  const waiting = new Set<string>(notYet);
  const missing = cardsOfSet(set).reduce((sum, { id, houses: own }) => sum + (waiting.has(id) ? Math.max(1, own.length) : 0), 0);
  return { game: 'keyforge', set, printed, playable: Math.max(0, printed - missing), notYet };
}

function sheetOf(facts: CardFacts): CardSheet {
  const { id, name, nameEs, set, number, type, houses: own, rarity, power, armor, icons, traits } = facts;
  return {
    key: id,
    name: { en: name, es: nameEs },
    facts: {
      set,
      number,
      type,
      house: own[0] ?? '',
      rarity,
      power,
      armor,
      icons,
      traits,
      keywords: facts.keywords.map(({ keyword, value }) => (value > 0 ? `${keyword}:${value}` : keyword)),
    },
    text: { en: textOf(facts, 'en'), es: textOf(facts, 'es') },
    playable: isPlayable(id),
  };
}
