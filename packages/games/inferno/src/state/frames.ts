import { cutFrames, writable, type FrameOfLeavers, type Seat } from '@crupier/kernel/rules';
import type { ChainItem, InfernoMatch } from './state.ts';

/** The programs that end with the player who runs them: what is announced, paid or resolved by somebody who is gone is not gone on with. */
const endingWith: readonly string[] = ['play', 'pay energy'];

/** Takes off the stack what players were doing who have left. A step that does nothing else. *Rule:* INF-800.3a. */
export function cutFramesOf(match: InfernoMatch, seats: readonly Seat[]): void {
  // The players passed on a table that the leaving has changed: all who stay are asked again before anything resolves or ends.
  // *Rule:* INF-800.3a, INF-116.4, ruling C-74.
  for (const { program, locals } of writable(match).frames)
    if (match.game.programs[program]?.name === 'priority') Object.assign(locals, { passes: 0 });
  cutFrames(match, seats);
}

/**
 * Whether a frame ends with players who leave: what they announce, pay and resolve, and their abilities that replace what is on its way,
 * which go with their cards, and so do the offers of these. *Rule:* INF-800.3a.
 */
export function endsWith({ game }: InfernoMatch, { frame, caller, seats }: FrameOfLeavers): boolean {
  const { name } = game.programs[frame.program] ?? { name: '' };
  if (name === 'resolve') return seats.includes((frame.locals as { readonly item?: ChainItem }).item?.seat ?? -1);
  if (!seats.includes(frame.seat)) return false;
  return endingWith.includes(name) || (caller?.program === game.happen.id && 'since' in frame.locals);
}
