import { sayLabel, type Speech } from '@crupier/protocol';
import { lazyPart } from '../../../../parts/lazy-part.tsx';
import type { BeatLook, BeatStep, MatchAtBeat } from '../../../scene/beat-look.ts';
import { readText } from '../../../scene/reading.ts';

/** The steps of a turn. *Rule:* KF-TURN-SEQ-1. */
const steps = ['forge', 'house', 'main', 'ready', 'draw'] as const;

/** The steps of a turn, and at which of them it is. */
export function stepsOf({ view }: MatchAtBeat, speech: Speech): readonly BeatStep[] {
  const at = steps.findIndex((step) => step === readText(view.table, 'step'));
  return steps.map((step, place) => ({ words: sayLabel(step, speech), is: isAt(place, at) }));
}

function isAt(place: number, now: number): BeatStep['is'] {
  if (place < now) return 'done';
  return place === now ? 'now' : 'toCome';
}

/** How an opponent's turn is shown: milliseconds of each beat at the slow pace. */
export const keyforgeBeats: BeatLook = {
  times: {
    start: 700,
    forge: 1500,
    house: 1300,
    play: 2400,
    use: 1800,
    fight: 1000,
    damage: 1100,
    gone: 600,
    reap: 900,
    aember: 900,
    effect: 900,
    end: 900,
  },
  Stage: lazyPart(async () => (await import('./turn-stage.tsx')).TurnStage),
  stepsOf,
};
