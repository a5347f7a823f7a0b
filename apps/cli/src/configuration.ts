import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  type MatchSettings,
  type PlayableGame,
  type ReadyTable,
  type Problem,
  type Result,
  type SeriesScore,
  fail,
  dealsDecks,
  isSealed,
  newSeries,
  ok,
  takesSetting,
} from '@crupier/kernel';
import { findGame } from './games.ts';
import type { Io } from './io.ts';
import { readInput } from './read-input.ts';
import { seedFromText } from './seeds.ts';
import { settingOptions } from './specs/shared-options.ts';

/** What a match is set up from, as the options say it. */
export interface Wishes {
  /** Names of decks, or files of deck lists, one a seat. */
  readonly deck: readonly string[];
  readonly players: number | undefined;
  /** A table of the game's own, by its id, in place of decks and settings. */
  readonly table?: string | undefined;
  /** How teams are wished for, such as `2x2`: two teams of two. */
  readonly teams?: string | undefined;
  /** Games of a series; one where it is left out. */
  readonly bestOf?: number;
  /** What else was said of the match, by the names of options, which are those of games' settings: `format`, `scenario`. */
  readonly settings: MatchSettings;
}

/** The settings among the options of a call, without those that were not given: `--campaign-level` is the setting `campaignLevel`. */
export function settingsAmong(options: Readonly<Record<string, unknown>>): MatchSettings {
  const said = Object.keys(settingOptions).map((name) => [settingOf(name), options[name]] as const);
  return Object.fromEntries(
    said.filter(([, value]) => value !== undefined && value !== false && !(Array.isArray(value) && value.length === 0)),
  );
}

function settingOf(option: string): string {
  return option.replaceAll(/-([a-z])/g, (_hyphen, letter: string) => letter.toUpperCase());
}

/** The option of a setting. */
export function optionOf(setting: string): string {
  return `--${setting.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** A problem of a setting or of the series at the option that said it. */
export function atOption(problem: Problem): Problem {
  if (problem.at === 'bestOf') return { ...problem, at: '--best-of' };
  return { ...problem, at: problem.at.replace(/^settings\.([A-Za-z]*)/, (_place, setting: string) => optionOf(setting)) };
}

/** A configuration that can be dealt, and what each seat's deck is called. */
export interface Configured {
  readonly configuration: unknown;
  readonly deckNames: readonly string[];
  /** The series that it is the first game of. */
  readonly series?: SeriesScore;
}

/**
 * Sets a match up. *Errors:* `setup.otherGame` for an option that the game does not take, `setup.players`, `setup.teams`, what
 * `readInput` says of a file, and what the game says of a deck, at the option.
 */
export async function configureMatch(io: Io, game: PlayableGame, given: Wishes): Promise<Result<Configured>> {
  const asked = withReadyTable(io, game, given);
  if (!asked.ok) return asked;
  const wishes = asked.value;
  const seating = readSeating(io, game, wishes);
  if (!seating.ok) return seating;
  const ready = readyDecks(io, game, seating.value.settings);
  const names = Array.from({ length: seating.value.players }, (_, seat) => wishes.deck[seat] ?? ready[seat % ready.length] ?? '');
  return configureDecks(io, game, names, { ...seating.value, bestOf: wishes.bestOf ?? 1 });
}

/**
 * Sets up what the games of a simulation are dealt from: each draws one. Where no deck is named and the game's shelf says so, there
 * is one for every way in which the ready decks can be handed out. *Errors:* as `configureMatch`.
 */
export async function configureMatches(io: Io, game: PlayableGame, wishes: Wishes): Promise<Result<readonly Configured[]>> {
  const shelved = findGame(io.games, game.id);
  if (wishes.deck.length > 0 || isSealed(game, wishes.settings) || dealsDecks(game, wishes.settings) || shelved?.drawsDecks !== true) {
    const one = await configureMatch(io, game, wishes);
    return one.ok ? ok([one.value]) : one;
  }
  const seating = readSeating(io, game, wishes);
  if (!seating.ok) return seating;
  const configured: Configured[] = [];
  for (const names of handsOut(shelved.readyDecks, seating.value.players)) {
    const each = await configureDecks(io, game, names, seating.value);
    if (!each.ok) return each;
    configured.push(each.value);
  }
  return ok(configured);
}

/** The name of the table of a game's tutorial. */
export const TUTORIAL = 'tutorial';

/** The tables that are chosen as a whole; that of the tutorial is one of them. */
function tablesOf({ readyTables = [], tutorial }: PlayableGame): readonly Pick<ReadyTable, 'id' | 'decks' | 'settings'>[] {
  return tutorial === undefined ? readyTables : [{ ...tutorial, id: TUTORIAL }, ...readyTables.filter(({ id }) => id !== TUTORIAL)];
}

/** The same wishes with the decks and the settings of the table that they name. *Errors:* `setup.table`, `setup.tableAndMore`. */
function withReadyTable(io: Io, game: PlayableGame, wishes: Wishes): Result<Wishes> {
  if (wishes.table === undefined) return ok(wishes);
  const tables = tablesOf(game);
  const found = tables.find(({ id }) => id === wishes.table);
  if (found === undefined) {
    const names = tables.map(({ id }) => id).join(', ');
    return fail(names === '' ? 'setup.noTables' : 'setup.table', '--table', { given: wishes.table, names, game: game.name[io.language] });
  }
  const { deck, players, teams, settings } = wishes;
  if (deck.length > 0 || players !== undefined || teams !== undefined || Object.keys(settings).length > 0)
    return fail('setup.tableAndMore', '--table', { given: wishes.table });
  return ok({ ...wishes, deck: found.decks, players: found.decks.length, settings: found.settings });
}

/** The decks of seats for which none is named: those of the shelf, or sealed ones, each seat's by its number. */
function readyDecks(io: Io, game: PlayableGame, settings: MatchSettings): readonly string[] {
  if (dealsDecks(game, settings)) return [];
  if (!isSealed(game, settings)) return findGame(io.games, game.id)?.readyDecks ?? [];
  return Array.from({ length: game.seats.max }, (_, seat) => `sealed ${seat + 1}`);
}

/**
 * The list that a deck's name stands for: of `sealed 5` the one that `deck sealed --seed 5` builds, of `generated AoA 5` the one that
 * `deck generate --set AoA --seed 5` draws.
 */
export function deckListOf(game: PlayableGame, name: string, settings: MatchSettings = {}): string {
  const [, set, number] = /^generated (\S+) (.+)$/.exec(name) ?? [];
  const drawn = set === undefined || number === undefined ? undefined : game.generateDeck?.(seedFromText(number), set);
  if (drawn?.ok === true) return drawn.value.lists.en;
  const [, seed] = /^sealed (.+)$/.exec(name) ?? [];
  const opened = seed !== undefined && isSealed(game, settings) ? game.openSealed?.(seedFromText(seed)) : undefined;
  return opened === undefined ? name : JSON.stringify(opened.deck);
}

/** Every way of giving each seat a deck, none twice until all are given. */
function handsOut(decks: readonly string[], seats: number): readonly (readonly string[])[] {
  let ways: readonly (readonly string[])[] = [[]];
  for (let seat = 0; seat < seats; seat++) {
    const given = seat - (seat % decks.length);
    ways = ways.flatMap((way) => decks.filter((deck) => !way.slice(given).includes(deck)).map((deck) => [...way, deck]));
  }
  return ways;
}

/** Who sits at a table. */
interface Seating {
  readonly players: number;
  /** What is set for the match, the team of each seat among it where they play in teams. */
  readonly settings: MatchSettings;
}

function readSeating(io: Io, game: PlayableGame, { deck, players, teams, settings }: Wishes): Result<Seating> {
  const name = game.name[io.language];
  const strange = Object.keys(settings).filter((setting) => !takesSetting(game, setting));
  const problems: Problem[] = strange.map((setting) => ({ code: 'setup.otherGame', at: optionOf(setting), values: { game: name } }));
  const { min, max } = game.seats;
  if (players !== undefined && (players < min || players > max))
    problems.push({ code: 'setup.players', at: '--players', values: { given: players, min, max } });
  if (deck.length > max) problems.push({ code: 'setup.decks', at: '--deck', values: { given: deck.length, max } });
  if (teams !== undefined && !takesSetting(game, 'teams'))
    problems.push({ code: 'setup.otherGame', at: '--teams', values: { game: name } });
  const inTeams = teams === undefined ? undefined : readTeams(teams);
  const wanted = inTeams?.length ?? players ?? Math.max(min, Math.min(deck.length, max));
  if (teams !== undefined && (inTeams === undefined || wanted > max || (players ?? wanted) !== wanted))
    problems.push({ code: 'setup.teams', at: '--teams', values: { given: teams, max } });
  return problems.length > 0
    ? { ok: false, problems }
    : ok({ players: wanted, settings: { ...settings, ...(inTeams && { teams: inTeams }) } });
}

/** Reads `2x2`, two teams of two, so seated that no two of a team sit beside each other; undefined for anything else. */
function readTeams(text: string): readonly number[] | undefined {
  const [, count = '', size = ''] = /^([2-8])x([1-8])$/i.exec(text.trim()) ?? [];
  if (count === '') return undefined;
  return Array.from({ length: Number(count) * Number(size) }, (_, seat) => seat % Number(count));
}

async function configureDecks(
  io: Io,
  game: PlayableGame,
  names: readonly string[],
  { settings, bestOf = 1, players }: Seating & { readonly bestOf?: number },
): Promise<Result<Configured>> {
  const texts: string[] = [];
  for (const each of names) {
    const text = isFile(io, each) ? await readInput(io, each) : ok(deckListOf(game, each, settings));
    if (!text.ok) return text;
    texts.push(text.value);
  }
  const series = bestOf > 1 ? newSeries(bestOf, players) : undefined;
  const configured = game.configure(texts, { settings, ...(series && { series }) });
  if (configured.ok) return ok({ configuration: configured.value, deckNames: names, ...(series && { series }) });
  return { ok: false, problems: configured.problems.map(atOption) };
}

/** Whether a wish for a deck names a file: it is one, or it looks like a path to one. */
function isFile(io: Io, wish: string): boolean {
  if (wish === '-' || /[/\\]|\.(txt|json|o8d)$/i.test(wish)) return true;
  const path = resolve(io.folder, wish);
  return !wish.includes('\0') && existsSync(path) && statSync(path).isFile();
}
