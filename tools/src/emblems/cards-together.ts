import type { PlayableGame, Schema } from '@crupier/kernel';

/** Cards that lie on a table together, by their keys: those of a deck, or all that may come with a scenario. */
export interface CardsTogether {
  readonly name: string;
  readonly cards: readonly string[];
}

/** The decks that come with a game, each with what leads it, and the scenarios of a game that has some. */
export function cardsTogether(game: PlayableGame): readonly CardsTogether[] {
  const scenarios = wordsOf(game.settings?.properties?.['scenario']);
  return [
    ...game.deckNames().map((name) => ({ name, cards: ofPlayers(game, deckCards(game, name)) })),
    ...scenarios.map((scenario) => ({ name: scenario, cards: ofScenario(game, scenario) })),
  ];
}

/** The cards of a deck; a leader's other side is one of them. */
function deckCards(game: PlayableGame, name: string): readonly string[] {
  const draft = game.workshop?.read(name).draft;
  if (draft === undefined) throw new Error(`The cards of ${name} cannot be read.`);
  const listed = [draft.leader, ...draft.cards.map(({ card }) => card)].filter((key) => key !== '');
  return game.seats.min > 1 ? listed : [...listed, ...cardsOfMatch(game, [name], {})];
}

/** All that may lie in the encounter deck of a scenario or beside it: how hard it may be, each modular set, what comes with each hero. */
function ofScenario(game: PlayableGame, scenario: string): readonly string[] {
  const [deck = ''] = game.deckNames();
  const { difficulty, modular } = game.settings?.properties ?? {};
  const matches = [
    ...wordsOf(difficulty).map((hard) => cardsOfMatch(game, [deck], { scenario, difficulty: hard })),
    ...wordsOf(modular?.items).map((set) => cardsOfMatch(game, [deck], { scenario, modular: [set] })),
    ...game.deckNames().map((each) => cardsOfMatch(game, [each], { scenario })),
  ];
  const all = [...new Set(matches.flat())];
  const players = new Set(ofPlayers(game, all));
  return all.filter((key) => !players.has(key));
}

function cardsOfMatch(game: PlayableGame, decks: readonly string[], settings: Readonly<Record<string, unknown>>): readonly string[] {
  const configured = game.configure(decks, { settings });
  if (!configured.ok) throw new Error(`${decks.join(', ')} cannot be played: ${configured.problems[0]?.code}.`);
  return game.cardsOf(configured.value);
}

/** Without the cards that come against the players. */
function ofPlayers(game: PlayableGame, keys: readonly string[]): readonly string[] {
  return [...new Set(keys)].filter((key) => game.card(key)?.facts['faction'] !== 'encounter');
}

/** The words that a setting may have, but for those that leave it to chance. */
function wordsOf(schema: Schema | undefined): readonly string[] {
  return schema?.enum?.filter((word) => word !== 'random') ?? [];
}
