import { writable, type Frame, type Seat } from '@crupier/kernel/rules';
import type { ChainItem, InfernoMatch } from './state.ts';

/** The programs that end with the player who runs them: what is announced, paid or resolved by somebody who is gone is not gone on with. */
const endingWith: readonly string[] = ['play', 'pay energy'];

/**
 * Takes off the stack what players were doing who have left, with all that it called, down to the program that noticed their
 * leaving, which stays on top. What had been kept for taking an announcement back is forgotten. A step that does nothing else.
 * *Rule:* INF-800.3a.
 */
export function cutFrames(match: InfernoMatch, seats: readonly Seat[]): void {
  const state = writable(match);
  const top = state.frames.at(-1);
  // The players passed on a table that the leaving has changed: all who stay are asked again before anything resolves or ends.
  // *Rule:* INF-800.3a, INF-116.4, ruling C-74.
  for (const { program, locals } of state.frames)
    if (match.game.programs[program]?.name === 'priority') Object.assign(locals, { passes: 0 });
  const cut = state.frames.findIndex(
    (frame, at) => frame !== top && (endsWith(match, frame as Frame, seats) || isReplacing(match, at, seats)),
  );
  if (cut < 0 || top === undefined) return;
  const announcing = state.frames.slice(cut, -1).filter((frame) => match.game.programs[frame.program]?.name === 'play');
  for (let left = announcing.length; left > 0; left--) state.checkpoint = state.checkpoint?.checkpoint;
  state.frames.splice(cut, state.frames.length - 1 - cut);
}

/** Whether a frame is an ability of one of the players that replaces what is on its way: it goes with its card, and so does its offer. */
function isReplacing({ game, state: { frames } }: InfernoMatch, at: number, seats: readonly Seat[]): boolean {
  const frame = frames[at];
  return frames[at - 1]?.program === game.happen.id && frame !== undefined && 'since' in frame.locals && seats.includes(frame.seat);
}

function endsWith({ game }: InfernoMatch, frame: Frame, seats: readonly Seat[]): boolean {
  const { name } = game.programs[frame.program] ?? { name: '' };
  if (name === 'resolve') return seats.includes((frame.locals as { readonly item?: ChainItem }).item?.seat ?? -1);
  return endingWith.includes(name) && seats.includes(frame.seat);
}
