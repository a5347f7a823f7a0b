import type { CardSheet } from '@crupier/kernel';
import type { Call } from '../arguments/spec.ts';
import type { ExitCode } from '../exit-codes.ts';
import { exitCodes } from '../exit-codes.ts';
import type { ShelvedGame } from '../games.ts';
import type { Io } from '../io.ts';
import { chooseGame } from '../load-game.ts';
import { paint, print, printJson, refuse, tell } from '../output.ts';
import type { cardsSearchSpec } from '../specs/lookup-specs.ts';

/** Finds cards whose name, in either language, has all the words. Finding none is no failure. */
export async function run({ options, words }: Call<typeof cardsSearchSpec>, io: Io): Promise<ExitCode> {
  const { json, limit } = options;
  const text = (words[0] ?? '').trim();
  const chosen = options.game === undefined ? undefined : chooseGame(io.games, options.game);
  if (chosen?.ok === false) return refuse(io, chosen.problems, { json, exit: 'usage' });
  const shelf = chosen === undefined ? io.games : [chosen.value];
  const found = (await Promise.all(shelf.map((game) => searchIn(game, text)))).flat();
  const cards = found.slice(0, limit);
  if (json)
    printJson(io, {
      text,
      found: found.length,
      cards: cards.map(({ game, sheet: { key, name, playable } }) => ({ game, key, name, playable })),
    });
  else for (const { sheet } of cards) print(io, lineOf(io, sheet));
  if (!json && cards.length === 0) print(io, tell(io, 'cards.none', { text }));
  return exitCodes.ok;
}

interface FoundCard {
  readonly game: string;
  readonly sheet: CardSheet;
}

async function searchIn(shelved: ShelvedGame, text: string): Promise<readonly FoundCard[]> {
  const [game, keys] = await Promise.all([shelved.load(), shelved.loadCardKeys()]);
  const wanted = fold(text).split(' ');
  const found = keys.flatMap((key) => {
    const sheet = game.card(key);
    return sheet !== undefined && hasAll(sheet, wanted) ? [{ game: game.id, sheet }] : [];
  });
  return found.toSorted(
    (one, other) => one.sheet.name.en.length - other.sheet.name.en.length || (one.sheet.key < other.sheet.key ? -1 : 1),
  );
}

function hasAll({ name }: CardSheet, wanted: readonly string[]): boolean {
  return [name.en, name.es].map(fold).some((each) => wanted.every((word) => each.includes(word)));
}

function lineOf(io: Io, { name, playable }: CardSheet): string {
  const other = io.language === 'en' ? name.es : name.en;
  const second = other === name[io.language] ? '' : ` (${other})`;
  return `${paint(io, 'bold', name[io.language])}${second}${playable ? '' : `. ${tell(io, 'cards.notPlayable')}`}`;
}

/** A text without case, accents and what stands between words. */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('æ', 'ae')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();
}
