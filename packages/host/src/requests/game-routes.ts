import { type CardSheet, type GameWords, type Language, type PlayableGame, type Result, fail, ok } from '@crupier/kernel';
import type { GameSummary, Lessons } from '@crupier/protocol';
import { headingsOf, ruleGames } from '@crupier/rulebook';
import { findGame } from '../cards/setting.ts';
import { readyDecks } from '../tables/ready-decks.ts';
import type { HostRequest, Route } from './route.ts';

/** Games, their words and cards: what is the same for everybody. */
export function gameRoutes(games: readonly PlayableGame[]): readonly Route[] {
  return [
    { method: 'GET', path: '/api/games', answer: async () => ok(games.map(summarize)) },
    { method: 'GET', path: '/api/games/:id/words', answer: (request) => tellWords(games, request) },
    { method: 'GET', path: '/api/games/:id/lessons', answer: (request) => tellLessons(games, request) },
    { method: 'GET', path: '/api/cards/:game/:key', answer: (request) => tellCard(games, request) },
  ];
}

function summarize(game: PlayableGame): GameSummary {
  const { id, name, seats, settings, sealedWith, dealsDecksWith } = game;
  return {
    id,
    name,
    seats,
    decks: readyDecks(game),
    ...deckNamesOf(game),
    ...(settings && { settings }),
    ...(sealedWith && { sealedWith }),
    ...(dealsDecksWith && { dealsDecksWith }),
    ...(game.ownCards && { ownCards: true }),
    ...(game.generatedSets && { drawnSets: game.generatedSets }),
    ...(game.readyTables && { readyTables: game.readyTables }),
    ...(game.tutorial && { tutorial: game.tutorial.about }),
  };
}

const namesByGame = new WeakMap<PlayableGame, Pick<GameSummary, 'deckNames'>>();

/** What the decks of a game are called in each language, found once: those that are called the same in all have no entry. */
function deckNamesOf(game: PlayableGame): Pick<GameSummary, 'deckNames'> {
  const known = namesByGame.get(game) ?? findDeckNames(game);
  namesByGame.set(game, known);
  return known;
}

function findDeckNames({ settingUp }: PlayableGame): Pick<GameSummary, 'deckNames'> {
  const named = Object.entries(settingUp?.decks() ?? {}).flatMap(([deck, { name, sort }]) => {
    if (name.en === name.es && name.en === deck) return [];
    const whole = (language: Language): string => [name[language], ...(sort ? [sort[language]] : [])].join(' · ');
    return [[deck, { en: whole('en'), es: whole('es') }] as const];
  });
  return named.length === 0 ? {} : { deckNames: Object.fromEntries(named) };
}

async function tellWords(games: readonly PlayableGame[], { params }: HostRequest): Promise<Result<GameWords>> {
  const game = findGame(games, params['id'] ?? '');
  return game.ok ? ok(await withHeadings(game.value)) : game;
}

/** A game's words with the names of the chapters of its rulebook. */
async function withHeadings({ id, words }: PlayableGame): Promise<GameWords> {
  const game = ruleGames.find((each) => each === id);
  return game === undefined ? words : { ...words, ruleHeadings: await headingsOf(game) };
}

async function tellLessons(games: readonly PlayableGame[], { params, language }: HostRequest): Promise<Result<Lessons>> {
  const game = findGame(games, params['id'] ?? '');
  return game.ok ? lessonsOf(game.value, language) : game;
}

async function tellCard(games: readonly PlayableGame[], { params }: HostRequest): Promise<Result<CardSheet>> {
  const game = findGame(games, params['game'] ?? '');
  if (!game.ok) return game;
  const { key = '' } = params;
  const card = game.value.card(key);
  return card === undefined ? fail('card.unknown', 'key', { card: key }) : ok(card);
}

/** The lessons of a tutorial, without the decks and the script of its table. *Errors:* `tutorial.none`. */
function lessonsOf({ name, tutorial }: PlayableGame, language: Language): Result<Lessons> {
  if (tutorial === undefined) return fail('tutorial.none', 'game', { game: name[language] });
  const { lessons, turnValue, topics, brief } = tutorial;
  return ok({ lessons, turnValue, topics, brief });
}
