/** A match that was brought in a file, to step through: the server plays it again, once for each pair of eyes. */

import { patchView, unpackView, type ReplayReel, type WireView } from '@crupier/protocol';
import { createStore } from '../parts/store.ts';
import type { TapeStep } from '../table/scene/game-look.ts';
import type { Answer } from '../wire/answer.ts';
import { ALL_HANDS } from './open-hands.ts';
import { momentKey, takeKnownSteps, withAllHands, type Reel, type ReplaySource, type Standing } from './replay-source.ts';
import { beatsOf, type Moment } from './tape.ts';

interface FileReplayParts {
  /** The beginning of what was seen by the first eyes. */
  readonly first: ReplayReel;
  /** Asks for what a seat saw from an entry on: as much as is told at once. */
  readonly ask: (seat: number, from: number) => Promise<Answer<ReplayReel>>;
  readonly stepOf: (view: Moment['view']) => TapeStep;
  /** In whose view every hand is laid open. */
  readonly near: number;
}

/** Makes ready to step through a match whose journal lies in a file: all of it was played, and every seat may be looked through. */
export function makeFileReplay({ first, ask, stepOf, near }: FileReplayParts): ReplaySource {
  const reel = createStore<Reel>({ of: first.of, moments: momentsOf(first), steps: [] });
  takeKnownSteps(reel, first.seat, stepOf);
  const standing = createStore<Standing>({ isOver: first.outcome !== undefined, isOpen: true, problem: undefined });
  const asked = new Set<number>();
  const see = async (seat: number): Promise<void> => {
    if (asked.has(seat)) return;
    asked.add(seat);
    let known = seat === first.seat ? first.steps.length : 0;
    while (known <= first.of) {
      const answer = await ask(seat, known);
      if (!answer.ok) {
        asked.delete(seat);
        return standing.change((each) => ({ ...each, problem: answer.problems[0]?.text }));
      }
      reel.change((each) => withEyes(each, answer.value, { seats: first.seats, near }));
      takeKnownSteps(reel, seat, stepOf);
      known += Math.max(1, answer.value.steps.length);
    }
  };
  return {
    standing,
    reel,
    look: (_at, seat) => {
      const eyes = seat === ALL_HANDS ? Array.from({ length: first.seats }, (_, each) => each) : [seat];
      for (const each of eyes) void see(each);
    },
    open: () => undefined,
    close: () => undefined,
  };
}

function withEyes(known: Reel, reel: ReplayReel, all: { readonly seats: number; readonly near: number }): Reel {
  let moments: ReadonlyMap<string, Moment> = new Map([...known.moments, ...momentsOf(reel)]);
  for (const step of reel.steps.keys()) moments = withAllHands(moments, reel.from + step, all);
  return { ...known, moments };
}

function momentsOf({ seat, from, steps }: ReplayReel): ReadonlyMap<string, Moment> {
  const moments = new Map<string, Moment>();
  let before: WireView | undefined;
  for (const [step, { view, patch, events, pending, back, beats = [] }] of steps.entries()) {
    const at = from + step;
    const now: WireView | undefined = view ?? (before && patch && patchView(before, patch));
    if (now === undefined) break;
    moments.set(momentKey(at, seat), {
      ...{ at, view: unpackView(now), events, pending },
      backTo: back,
      beats: beatsOf({ at, beats, events }, now),
    });
    before = now;
  }
  return moments;
}
