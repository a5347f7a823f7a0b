import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { importDeck, ok, type ImportedDeck, type Result } from '@crupier/kernel';
import type { Call } from '../arguments/spec.ts';
import type { ExitCode } from '../exit-codes.ts';
import { exitCodes } from '../exit-codes.ts';
import type { Io } from '../io.ts';
import { loadGame } from '../load-game.ts';
import { formatProblem, print, printJson, refuse, speakProblem, tell, type PrintedProblem } from '../output.ts';
import { readInput } from '../read-input.ts';
import type { deckShowSpec } from '../specs/deck-specs.ts';

/** Shows a deck. Ends with `failed` where it cannot be played, `input` where nothing of it is known. */
export async function run({ options, words }: Call<typeof deckShowSpec>, io: Io): Promise<ExitCode> {
  const { json } = options;
  const game = await loadGame(io.games, options.game);
  if (!game.ok) return refuse(io, game.problems, { json, exit: 'usage' });
  const { value } = game;
  if (value.workshop === undefined)
    return refuse(io, [{ code: 'deck.noWorkshop', at: '--game', values: { game: value.name[io.language] } }], { json, exit: 'usage' });
  const [name = ''] = words;
  const text = await textOf(io, name);
  if (!text.ok) return refuse(io, text.problems, { json, exit: 'input' });
  const deck = importDeck(text.value, '', { game: value });
  if (deck.draft.cards.length === 0 && deck.problems.length > 0)
    return refuse(io, deck.problems, { json, exit: 'input', messages: value.messages });
  if (json) printJson(io, described(io, deck));
  else printDeck(io, deck);
  return deck.problems.length === 0 ? exitCodes.ok : exitCodes.failed;
}

/** A file's text, or else the name of a deck. */
async function textOf(io: Io, name: string): Promise<Result<string>> {
  const isFile = name === '-' || (!name.includes('\0') && existsSync(resolve(io.folder, name)));
  return isFile ? readInput(io, name) : ok(name);
}

/** A deck as JSON output gives it. */
export function described(io: Io, deck: ImportedDeck): Readonly<Record<string, unknown>> {
  const { game, draft, sections, problems, lists, faults, missing, ways } = deck;
  const speak = (list: typeof problems): readonly PrintedProblem[] => list.map((problem) => speakProblem(io, problem, game.messages));
  const list = lists?.[io.language];
  const isUnderstood = faults.understood.length === 0;
  const legal = isUnderstood && faults.legal.length === 0;
  return {
    ok: problems.length === 0,
    understood: isUnderstood,
    legal,
    playable: faults.playable.length === 0 && missing.length === 0,
    game: game.id,
    ...draft,
    sections,
    ...(list !== undefined && { list }),
    problems: speak(problems),
    missing,
    ways: ways.map((way) => ({
      kind: way.kind,
      ok: way.problems.length === 0,
      list: way.texts[io.language],
      problems: speak(way.problems),
    })),
  };
}

/** What a deck is called: by its name, or else by who leads it. */
export function nameOf(io: Io, { game, draft }: ImportedDeck): string {
  return draft.name || game.card(draft.leader)?.name[io.language] || tell(io, 'deck.unnamed');
}

/** Prints a deck by its sections, and what is wrong with it. */
function printDeck(io: Io, deck: ImportedDeck): void {
  const { game, draft, sections, problems } = deck;
  const word = (code: string): string => game.words.labels[code]?.[io.language] ?? code;
  const leader = game.card(draft.leader)?.name[io.language];
  print(io, [nameOf(io, deck), ...(leader === undefined ? [] : [leader]), ...draft.choices.map(word)].join(' · '));
  for (const { label, cards } of sections) {
    print(io);
    print(io, `${word(label)} (${cards.reduce((sum, { count }) => sum + count, 0)})`);
    for (const { card, count } of cards) {
      const sheet = game.card(card);
      const waits = sheet?.playable === false ? ` – ${tell(io, 'deck.notYet')}` : '';
      print(io, `${count}x ${sheet?.name[io.language] ?? card}${waits}`);
    }
  }
  print(io);
  for (const problem of problems) print(io, formatProblem(speakProblem(io, problem, game.messages)));
  if (problems.length === 0) print(io, tell(io, 'deck.playable'));
}
