import type { Match } from '../match/match.ts';
import { writable } from '../match/match.ts';
import type { CoreState, Frame, Seat } from '../state/state.ts';

/**
 * Ends the frames of players who leave, with all that those called: on the stack below the running program, which noticed the leaving,
 * and among the parked frames. A window in which abilities answer what has happened already goes on without the frame that brought it
 * about; an announcement that ends can no longer be taken back. See `PlayerPolicy.endsWith`. For steps, before they raise or call.
 */
export function cutFrames<S extends CoreState>(match: Match<S>, seats: readonly Seat[]): void {
  const state = writable(match);
  const running = state.frames.length - 1;
  const stays = [...staying(match, state.frames.slice(0, running), seats), true];
  if (stays.includes(false)) {
    state.checkpoint = staysAnnounced(state.checkpoint, stays);
    state.frames = state.frames.filter((_, at) => stays[at]);
    match.depth = state.frames.length;
  }
  if (state.parked.length > 0) cutParked(match, seats);
}

/** Whether each of some frames stays. What one called that ends, ends with it, up to a window after something has happened. */
function staying<S extends CoreState>(match: Match<S>, frames: readonly Frame[], seats: readonly Seat[]): readonly boolean[] {
  const { players, windows } = match.game;
  const ends = (frame: Frame, caller: Frame | undefined): boolean =>
    players.endsWith === undefined ? seats.includes(frame.seat) : players.endsWith(match, { frame, caller, seats });
  let isEnding = false;
  return frames.map((frame, at) => {
    if (frame.program === windows?.after?.id) isEnding = false;
    isEnding ||= ends(frame, frames[at - 1]);
    return !isEnding;
  });
}

/** The kept states of the announcements that stay, with the frames that stay: an announced program lies above the frames that were kept. */
function staysAnnounced(kept: CoreState | undefined, stays: readonly boolean[]): CoreState | undefined {
  if (kept === undefined) return undefined;
  const outer = staysAnnounced(kept.checkpoint, stays);
  if (stays[kept.frames.length] === false) return outer;
  return { ...kept, frames: kept.frames.filter((_, at) => stays[at]), checkpoint: outer };
}

/** An entry of parked frames of which none stays is dropped. */
function cutParked<S extends CoreState>(match: Match<S>, seats: readonly Seat[]): void {
  const state = writable(match);
  state.parked = state.parked.flatMap(({ key, frames }) => {
    const stays = staying(match, frames, seats);
    return stays.includes(true) ? [{ key, frames: frames.filter((_, at) => stays[at]) }] : [];
  });
}
