import { sayLabel, type Speech } from '@crupier/protocol';
import { lazyPart } from '../../../../parts/lazy-part.tsx';
import type { BeatLook, BeatStep, MatchAtBeat } from '../../../scene/beat-look.ts';
import { readText } from '../../../scene/reading.ts';

/** The parts of a turn, by the steps with which each begins. *Rule:* INF-500.1. */
const parts = [['setup', 'restore'], ['draw'], ['addResource'], ['main'], ['end', 'cleanup']] as const;

/** The parts of a turn, and at which of them it is. */
export function stepsOf({ view }: MatchAtBeat, speech: Speech): readonly BeatStep[] {
  const now = readText(view.table, 'step');
  const at = parts.findIndex((steps) => steps.some((step) => step === now));
  return parts.map(([step], place) => ({ words: sayLabel(step, speech), is: isAt(place, at) }));
}

function isAt(place: number, now: number): BeatStep['is'] {
  if (place < now) return 'done';
  return place === now ? 'now' : 'toCome';
}

/** How what others play is shown: milliseconds of each beat at the slow pace. */
export const infernoBeats: BeatLook = {
  times: {
    start: 700,
    draw: 900,
    play: 2400,
    ability: 1800,
    cancel: 900,
    enter: 700,
    attack: 1000,
    damage: 1400,
    gone: 600,
    demon: 1500,
    environment: 900,
    effect: 900,
    fallen: 1800,
    end: 900,
  },
  Stage: lazyPart(async () => (await import('./inferno-turn-stage.tsx')).InfernoTurnStage),
  stepsOf,
};
