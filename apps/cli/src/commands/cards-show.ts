import type { CardSheet, PlayableGame, Problem } from '@crupier/kernel';
import type { Call } from '../arguments/spec.ts';
import type { ExitCode } from '../exit-codes.ts';
import { exitCodes } from '../exit-codes.ts';
import type { Io } from '../io.ts';
import { loadGames } from '../load-game.ts';
import { paint, print, printJson, refuse, tell, wrap } from '../output.ts';
import type { cardsShowSpec } from '../specs/lookup-specs.ts';

/** Shows a card's names, facts and text. */
export async function run({ options, words }: Call<typeof cardsShowSpec>, io: Io): Promise<ExitCode> {
  const { json } = options;
  const name = (words[0] ?? '').trim();
  const games = await loadGames(io.games, options.game);
  if (!games.ok) return refuse(io, games.problems, { json, exit: 'usage' });
  const found = games.value.flatMap((game) => {
    const sheet = game.card(name);
    return sheet === undefined ? [] : [{ game, sheet }];
  });
  const [first] = found;
  if (first === undefined) return refuse(io, [unknownCard(name)], { json, exit: 'input' });
  if (json) printJson(io, { game: first.game.id, ...first.sheet });
  else for (const line of formatSheet(io, first.game, first.sheet)) print(io, line);
  return exitCodes.ok;
}

/** A card as lines: its name, its facts, its text. */
export function formatSheet(io: Io, game: PlayableGame, sheet: CardSheet): readonly string[] {
  const { language } = io;
  const other = language === 'en' ? 'es' : 'en';
  const label = (code: string): string => game.words.labels[code]?.[language] ?? code;
  const facts = Object.entries(sheet.facts).map(([fact, value]) => `${label(fact)}: ${[value].flat().map(String).map(label).join(', ')}`);
  const second = sheet.name[other] === sheet.name[language] ? '' : ` (${sheet.name[other]})`;
  return [
    `${paint(io, 'bold', sheet.name[language])}${second}`,
    ...facts,
    ...sheet.text[language].flatMap((line) => wrap(line, io.columns)),
    ...(sheet.playable ? [] : [tell(io, 'cards.notPlayable')]),
  ];
}

function unknownCard(name: string): Problem {
  return { code: 'cards.unknown', at: '', values: { name } };
}
