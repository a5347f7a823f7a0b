import {
  type CardBehaviour,
  makePlayable,
  type PlayableParts,
  writable,
  type CardSheet,
  type PlayableGame,
  type Language,
  type Problem,
  fail,
  ok,
  hashText,
  type ScenarioSubject,
  extendWith,
  listOf,
  record,
  whole,
  type TextContext,
  writeCard,
} from '../../rules.ts';
import { cards } from './cards.ts';
import type { TinyConfiguration } from './game.ts';
import { dealTiny, identities, tinyGame, wholeDeck } from './game.ts';
import { buildTiny, readLine } from './position.ts';
import type { Printed } from './state/reading.ts';
import type { Tiny } from './state/state.ts';
import { kinds, SEATS_MAX } from './state/state.ts';
import { tinyWords } from './words/texts.ts';
import { wordings } from './words/wordings.ts';
import { leaveTable } from './rules/leaving.ts';
import { showTiny } from './state/view.ts';

/** What the tiny game hands over to be played from outside. */
export const playableParts: PlayableParts<Tiny> = {
  id: 'tiny',
  name: { en: 'Dens', es: 'Guaridas' },
  seats: { min: 2, max: SEATS_MAX },
  words: tinyWords,
  messages: {
    'deck.count': { en: 'Two or three decks are needed, not {count}.', es: 'Hacen falta dos o tres mazos, no {count}.' },
    'deck.teams': { en: 'Each deck needs a team; there are {count}.', es: 'Cada mazo necesita un equipo; hay {count}.' },
    'deck.unknownCard': { en: 'There is no card {key}.', es: 'No existe la carta {key}.' },
  },
  game: () => tinyGame,
  checkConfiguration,
  settings: record({ 'teams?': listOf(whole(0, SEATS_MAX - 1), 2, SEATS_MAX), 'openHands?': { type: 'boolean' } }),
  configure: (decks, { settings = {} } = {}) => {
    const configuration: TinyConfiguration = {
      ...(settings as Omit<TinyConfiguration, 'decks'>),
      decks: decks.map((deck) => (deck === 'whole' ? wholeDeck : deck.split(/\s+/))),
    };
    const problems = checkConfiguration(configuration);
    return problems.length > 0 ? { ok: false, problems } : ok(configuration);
  },
  deckNames: () => ['whole'],
  deal: (configuration, seed) => dealTiny(configuration as TinyConfiguration, seed),
  show: showTiny,
  identities,
  evaluation: {
    terms: ['food'],
    count: ({ state }, seat) => [state.players[seat]?.food ?? 0],
    opponentsOf: ({ state }, seat) => state.players.flatMap((_, each) => (each === seat ? [] : [each])),
    weights: { fitted: [1], teacher: [1], first: [1] },
  },
  foreseen: { inPlay: ['den'], cards: ['damage', 'strength'], seats: ['food'], counts: ['hand'] },
  lookahead: { turn: ({ active }) => ({ number: active, seat: active }), isOrdered: () => true, besides: [] },
  leave: leaveTable,
  textContext: ({ game, state }, card) => contextOf(game.definitions[state.cards[card]?.definition ?? 0]?.printed),
  scenarios: () => tinyScenarios,
  card: sheetOf,
  cardsOf: (configuration) => [...new Set(decksOf(configuration).flat())],
  status: () => [{ game: 'tiny', set: 'tiny', printed: cards.length - 1, playable: cards.length - 1, notYet: [] }],
  definitionsHash: (configuration) => hashText(JSON.stringify(cards.filter(({ key }) => decksOf(configuration).flat().includes(key)))),
};

/** The tiny game as the table, the terminal and bots would play it. */
export const tinyPlayable: PlayableGame = makePlayable(playableParts);

function decksOf(configuration: unknown): readonly (readonly string[])[] {
  const decks = (configuration as Partial<TinyConfiguration> | undefined)?.decks;
  return Array.isArray(decks) ? decks : [];
}

function checkConfiguration(configuration: unknown): readonly Problem[] {
  const decks = decksOf(configuration);
  if (decks.length < 2 || decks.length > SEATS_MAX) return [{ code: 'deck.count', at: 'decks', values: { count: decks.length } }];
  const { teams } = configuration as TinyConfiguration;
  if (teams !== undefined && teams.length !== decks.length) return [{ code: 'deck.teams', at: 'teams', values: { count: teams.length } }];
  return decks.flatMap((deck, seat) =>
    deck.flatMap((key, at) =>
      wholeDeck.includes(key) ? [] : [{ code: 'deck.unknownCard', at: `decks[${seat}][${at}]`, values: { key } }],
    ),
  );
}

function contextOf(printed: object = {}): TextContext {
  const { type = 'spell' } = printed as Partial<Printed>;
  return { noun: type, host: 'beast' };
}

function sheetOf(key: string): CardSheet | undefined {
  const card = cards.find((each) => each.key === key);
  if (card === undefined) return undefined;
  const { type = 'spell', ...printed } = card.printed as Partial<Printed>;
  const text = (language: Language): readonly string[] => writeCard(wordings, card.abilities, contextOf(card.printed), language);
  return { key, name: { en: key, es: key }, facts: { type, ...printed }, text: { en: text('en'), es: text('es') }, playable: true };
}

/** How scenarios read the tiny game's positions. */
export const tinyScenarios: ScenarioSubject<Tiny> = {
  game: 'tiny',
  withCards: (more) => extendWith(tinyGame, ok(more as readonly CardBehaviour[])),
  build: buildTiny,
  edit: (match, lines, labels) => {
    const building = { game: match.game, state: writable(match), labels: { ...labels } };
    for (const line of lines) if (!readLine(building, line)) return fail('position.line', '', { line });
    building.state.revision++;
    return ok(building.labels);
  },
  show: showTiny,
  namesOf: ({ game, state }, card) => [game.definitions[state.cards[card]?.definition ?? 0]?.key ?? ''],
  valueOf: (_match, verb, text) => (verb === 'kind' ? kinds.findIndex((each) => each === text) : undefined),
};
