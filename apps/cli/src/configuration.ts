import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { PlayableGame, Problem, Result } from '@crupier/kernel';
import { ok } from '@crupier/kernel';
import { findGame } from './games.ts';
import type { Io } from './io.ts';
import { readInput } from './read-input.ts';

/** What a match is set up from, as the options say it. */
export interface Wishes {
  /** Names of decks, or files of deck lists, one a seat. */
  readonly deck: readonly string[];
  readonly players: number | undefined;
  /** Names of options that were given and that only other games take. */
  readonly strange: readonly string[];
}

/** A configuration that can be dealt, and what each seat's deck is called. */
export interface Configured {
  readonly configuration: unknown;
  readonly deckNames: readonly string[];
}

/**
 * Sets a match up. *Errors:* `setup.otherGame` for an option that the game does not take, `setup.players`, what `readInput` says
 * of a file, and what the game says of a deck, at the option.
 */
export async function configureMatch(io: Io, game: PlayableGame, { deck, players, strange }: Wishes): Promise<Result<Configured>> {
  const problems: Problem[] = strange.map((option) => ({
    code: 'setup.otherGame',
    at: `--${option}`,
    values: { game: game.name[io.language] },
  }));
  const { min, max } = game.seats;
  if (players !== undefined && (players < min || players > max))
    problems.push({ code: 'setup.players', at: '--players', values: { given: players, min, max } });
  if (deck.length > max) problems.push({ code: 'setup.decks', at: '--deck', values: { given: deck.length, max } });
  if (problems.length > 0) return { ok: false, problems };
  const ready = findGame(io.games, game.id)?.readyDecks ?? [];
  const names = Array.from({ length: players ?? min }, (_, seat) => deck[seat] ?? ready[seat] ?? '');
  const texts: string[] = [];
  for (const each of names) {
    const text = isFile(io, each) ? await readInput(io, each) : ok(each);
    if (!text.ok) return text;
    texts.push(text.value);
  }
  const configured = game.configure(texts);
  return configured.ok ? ok({ configuration: configured.value, deckNames: names }) : configured;
}

/** Whether a wish for a deck names a file: it is one, or it looks like a path to one. */
function isFile(io: Io, wish: string): boolean {
  if (wish === '-' || /[/\\]|\.(txt|json|o8d)$/i.test(wish)) return true;
  const path = resolve(io.folder, wish);
  return !wish.includes('\0') && existsSync(path) && statSync(path).isFile();
}
