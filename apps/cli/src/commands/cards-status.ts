import type { SetStatus } from '@crupier/kernel';
import type { Call } from '../arguments/spec.ts';
import type { ExitCode } from '../exit-codes.ts';
import { exitCodes } from '../exit-codes.ts';
import type { Io } from '../io.ts';
import { loadGames } from '../load-game.ts';
import { formatTable, print, printJson, refuse, tell } from '../output.ts';
import type { cardsStatusSpec } from '../specs/lookup-specs.ts';

/** Says how many cards of each set can be played. */
export async function run({ options }: Call<typeof cardsStatusSpec>, io: Io): Promise<ExitCode> {
  const { json } = options;
  const games = await loadGames(io.games, options.game);
  if (!games.ok) return refuse(io, games.problems, { json, exit: 'usage' });
  const sets = games.value.flatMap((game) => game.status());
  if (json) {
    printJson(io, { sets: sets.map(({ game, set, printed, playable, notYet }) => ({ game, set, printed, playable, notYet })) });
    return exitCodes.ok;
  }
  const head = [
    tell(io, 'cards.game'),
    tell(io, 'cards.set'),
    tell(io, 'cards.printed'),
    tell(io, 'cards.playable'),
    tell(io, 'cards.notYet'),
  ];
  const rows = [...sets.map(rowOf), totalOf(sets, tell(io, 'cards.total'))];
  for (const line of formatTable([head, ...rows])) print(io, line);
  if (options.missing) {
    for (const { set, notYet } of sets) for (const key of notYet) print(io, `${set}: ${key}`);
  }
  return exitCodes.ok;
}

function rowOf({ game, set, printed, playable, notYet }: SetStatus): readonly (string | number)[] {
  return [game, set, printed, playable, notYet.length];
}

function totalOf(sets: readonly SetStatus[], name: string): readonly (string | number)[] {
  const sum = (count: (set: SetStatus) => number): number => sets.reduce((total, set) => total + count(set), 0);
  return ['', name, sum((set) => set.printed), sum((set) => set.playable), sum((set) => set.notYet.length)];
}
