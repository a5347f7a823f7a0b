import {
  type Passing,
  type PlayableMatch,
  type PlayedEntry,
  type Result,
  type Seat,
  type Shortcut,
  type ShortcutChoice,
  type ShortcutTalk,
  type View,
  fail,
  ok,
  playEntry,
  SPECTATOR,
} from '@crupier/kernel';
import type { PassEnd, ShortcutCourse, ShortcutStep } from '@crupier/protocol';
import { limits } from '@crupier/protocol';
import { obviousOf, passOf } from './passing.ts';
import { sha256 } from './seed.ts';

/** So many entries back something may have begun that is to be repeated. */
export const SHORTCUT_LOOK_BACK = 200;

/** A match and the way that it has come. */
export interface Course {
  readonly match: PlayableMatch;
  /** The match as it was some entries ago, and those entries. */
  readonly before: () => { readonly match: PlayableMatch; readonly entries: readonly PlayedEntry[] };
}

/**
 * Proposes what a seat wishes for. *Errors:* `shortcut.unknown` where the game has none, `shortcut.nowhere`,
 * `shortcut.nothingToRepeat`, and what the game says.
 */
export function proposeCourse(from: Course, seat: Seat, course: ShortcutCourse): Result<ShortcutTalk> {
  const { match } = from;
  const { shortcuts, game } = match;
  if (shortcuts === undefined || game.passing === undefined) return fail('shortcut.unknown');
  const parts = course.kind === 'pass' ? passesUntil(from, game.passing, seat, course.until) : lastRound(from, game.passing, seat, course);
  return parts.ok ? shortcuts.propose({ seat, parts: parts.value }, copySeed(match)) : parts;
}

/** The choices of a shortcut as everybody may see them, each with the moment at which it is made. */
export function stepsOf(match: PlayableMatch, { choices, stops, cards }: ShortcutTalk): readonly ShortcutStep[] {
  const copy = match.fork(SPECTATOR, copySeed(match));
  const canStop = new Set(stops);
  return choices.map(({ seat, chosen }, at) => {
    const { turn, moment } = placeOf(copy, seat);
    const [verb = '', , value = 0] = chosen[0] ?? [];
    const card = cards[at];
    const open = copy.pending(seat);
    if (open !== undefined) copy.follow({ kind: 'answer', seat, decision: open.id, chosen });
    return { seat, verb, value, turn, moment, stop: canStop.has(at), ...(card !== undefined && { card }) };
  });
}

/**
 * The seed of copies in which everything that is not public is dealt anew. It comes from what everybody sees, not from the seed or the state
 * of the match: where the table looks the same, the same is proposed or refused.
 */
function copySeed(match: PlayableMatch): string {
  return sha256(`shortcut ${JSON.stringify([match.view(SPECTATOR), match.pending(SPECTATOR)])}`);
}

function placeOf(match: PlayableMatch, seat: Seat): { readonly turn: number; readonly moment: string } {
  const view = match.view(SPECTATOR);
  return { turn: Number(view.table['turn'] ?? 0), moment: match.game.passing?.momentOf(view, seat) ?? '' };
}

/** Everybody passes, as far as the wish goes or no farther than to the first choice that nobody has spoken of. */
function passesUntil({ match }: Course, passing: Passing, seat: Seat, until: PassEnd): Result<Shortcut['parts']> {
  const copy = match.fork(SPECTATOR, copySeed(match));
  const begin = copy.view(SPECTATOR);
  const choices: ShortcutChoice[] = [];
  let kept = 0;
  while (choices.length < limits.shortcutChoicesMax) {
    const asked = copy.pending(SPECTATOR)?.waiting[0];
    const open = asked === undefined ? undefined : copy.pending(asked);
    if (asked === undefined || open?.ask === undefined) break;
    const pass = passOf(passing, open);
    if (pass !== undefined) {
      kept = choices.length;
      if (kept > 0 && hasCome(copy, passing, { begin, until, seat })) break;
    }
    const chosen = pass ?? obviousOf(open);
    const described = chosen && copy.describe(asked, open.id, chosen);
    if (described?.ok !== true) break;
    choices.push({ seat: asked, chosen: described.value.chosen });
    copy.follow(described.value);
  }
  return kept === 0 ? fail('shortcut.nowhere') : ok([{ choices: choices.slice(0, kept), times: 1 }]);
}

interface Wish {
  readonly begin: View;
  readonly until: PassEnd;
  readonly seat: Seat;
}

function hasCome(copy: PlayableMatch, { momentOf }: Passing, { begin, until, seat }: Wish): boolean {
  const now = copy.view(SPECTATOR);
  const differs = (...names: readonly string[]): boolean => names.some((name) => now.table[name] !== begin.table[name]);
  switch (until) {
    case 'act':
      return false;
    case 'step':
      return differs('turn', 'step', 'stage');
    case 'end':
      return differs('turn') || momentOf(now, seat) === 'end';
    case 'turn':
      return differs('turn');
    case 'ownTurn':
      return differs('turn') && now.table['active'] === seat;
  }
}

/** Everything that was chosen since a seat did the earliest of its last so many acts. */
function lastRound(
  { before }: Course,
  passing: Passing,
  seat: Seat,
  { acts, times }: ShortcutCourse & { readonly kind: 'repeat' },
): Result<Shortcut['parts']> {
  const { match, entries } = before();
  const choices: ShortcutChoice[] = [];
  const own: number[] = [];
  for (const entry of entries) {
    if (entry.kind === 'answer') {
      const isAct = passOf(passing, match.pending(entry.seat)) !== undefined && entry.chosen[0]?.[0] !== passing.verb;
      if (isAct && entry.seat === seat) own.push(choices.length);
      choices.push({ seat: entry.seat, chosen: entry.chosen });
    }
    playEntry(match, entry);
  }
  const from = own.at(-acts);
  if (from === undefined) return fail('shortcut.nothingToRepeat', '', { acts, found: own.length });
  return ok([{ choices: choices.slice(from), times }]);
}
