import type { PlayableGame, Problem } from '@crupier/kernel';
import { nearestName } from '../arguments/nearest.ts';
import type { Call } from '../arguments/spec.ts';
import type { ExitCode } from '../exit-codes.ts';
import { exitCodes } from '../exit-codes.ts';
import { findGame } from '../games.ts';
import type { Io } from '../io.ts';
import { loadGameWith, type ChosenGame } from '../read-card-file.ts';
import { loadGames } from '../load-game.ts';
import { print, printJson, refuse } from '../output.ts';
import { sayCardSheet } from '../say-card.ts';
import type { cardsShowSpec } from '../specs/lookup-specs.ts';

/** Shows a card's names, facts and text. */
export async function run({ options, words }: Call<typeof cardsShowSpec>, io: Io): Promise<ExitCode> {
  const { json } = options;
  const name = (words[0] ?? '').trim();
  const games = await gamesFor(io, options.game, options.cards);
  if (!games.ok) return refuse(io, games.problems, { json, exit: games.exit, messages: games.messages });
  const found = games.value.flatMap((game) => {
    const sheet = game.card(name);
    return sheet === undefined ? [] : [{ game, sheet }];
  });
  const [first] = found;
  if (first === undefined) return refuse(io, [await unknownCard(io, name, options.game)], { json, exit: 'input' });
  if (json) printJson(io, { game: first.game.id, ...first.sheet });
  else for (const line of sayCardSheet(io, first.game, first.sheet)) print(io, line);
  return exitCodes.ok;
}

/** The games to look in: where a file of cards is named, the one that has them. */
async function gamesFor(
  io: Io,
  wish: string | undefined,
  cards: string | undefined,
): Promise<{ readonly ok: true; readonly value: readonly PlayableGame[] } | (ChosenGame & { readonly ok: false })> {
  if (cards === undefined) {
    const games = await loadGames(io.games, wish);
    return games.ok ? games : { ...games, exit: 'usage', messages: {} };
  }
  const game = await loadGameWith(io, wish, cards);
  return game.ok ? { ok: true, value: [game.value] } : game;
}

/** Says that no card is called so, with the nearest name in the reader's language where there is one. */
async function unknownCard(io: Io, name: string, game: string | undefined): Promise<Problem> {
  const shelf = game === undefined ? io.games : [findGame(io.games, game)].filter((each) => each !== undefined);
  const names = await Promise.all(
    shelf.map(async (each) => {
      const [loaded, keys] = await Promise.all([each.load(), each.loadCardKeys()]);
      return keys.flatMap((key) => loaded.card(key)?.name[io.language] ?? []);
    }),
  );
  const nearest = nearestName(name, names.flat());
  return nearest === undefined
    ? { code: 'cards.unknown', at: '', values: { name } }
    : { code: 'cards.nearest', at: '', values: { name, nearest } };
}
