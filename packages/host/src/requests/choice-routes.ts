import { type MatchSettings, ok, type PlayableGame, type Result } from '@crupier/kernel';
import { type GameChoices, type GameStakes, stakesQuery } from '@crupier/protocol';
import { sheetsOf, type Work } from '../cards/cards-of.ts';
import { findGame } from '../cards/setting.ts';
import { type HostRequest, read, type Route } from './route.ts';

/** What games tell of their choices to whoever sets a match up. */
export function choiceRoutes(games: readonly PlayableGame[]): readonly Route[] {
  return [
    { method: 'GET', path: '/api/games/:id/choices', answer: (request) => tellChoices(games, request) },
    { method: 'GET', path: '/api/games/:id/stakes', answer: (request) => tellStakes(games, request) },
  ];
}

const known = new WeakMap<PlayableGame, Promise<GameChoices>>();

async function tellChoices(games: readonly PlayableGame[], { params, work }: HostRequest): Promise<Result<GameChoices>> {
  const game = findGame(games, params['id'] ?? '');
  if (!game.ok) return game;
  const choices = known.get(game.value) ?? choicesOf(game.value, work);
  known.set(game.value, choices);
  // What failed may be tried again.
  choices.catch(() => known.delete(game.value));
  return ok(await choices);
}

async function choicesOf(game: PlayableGame, work: Work): Promise<GameChoices> {
  const { settingUp, seats } = game;
  const decks = settingUp?.decks() ?? {};
  const faces = settingUp?.faces ?? {};
  const shown = [decks, ...Object.values(faces)].flatMap((each) => Object.values(each).map(({ card }) => card));
  const counts = Array.from({ length: seats.max - seats.min + 1 }, (_, at) => seats.min + at);
  return {
    decks,
    faces,
    ...(settingUp?.difficulty !== undefined && { difficulty: settingUp.difficulty }),
    needs: settingUp?.needs ?? {},
    minutes: settingUp === undefined ? [] : counts.map(settingUp.minutesOf),
    sheets: await sheetsOf(game, [...new Set(shown)], work),
  };
}

async function tellStakes(games: readonly PlayableGame[], { params, query }: HostRequest): Promise<Result<GameStakes>> {
  const asked = read(stakesQuery, query);
  if (!asked.ok) return asked;
  const game = findGame(games, params['id'] ?? '');
  if (!game.ok) return game;
  const stakes = game.value.settingUp?.stakesOf?.(readSettings(asked.value.settings), asked.value.seats);
  return ok(stakes === undefined ? {} : { stakes });
}

/** Settings in an address; what are none are as usual. */
function readSettings(text: string): MatchSettings {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
  } catch {
    return {};
  }
}
