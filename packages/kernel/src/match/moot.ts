import type { Ask, Decision } from '../state/decision.ts';
import type { CoreState } from '../state/state.ts';
import type { Match } from './match.ts';

/** Whether all answers of a seat to the open question come to the same: see `AskStep.moot`. */
export function isMoot<S extends CoreState>(match: Match<S>, ask: Ask): boolean {
  if (ask.forced) return false;
  const frame = match.state.frames.at(-1);
  const step = match.game.programs[frame?.program ?? -1]?.steps[frame?.step ?? -1];
  return frame !== undefined && step !== undefined && 'moot' in step && step.moot?.(match, frame as never, ask) === true;
}

/** The open question with `Ask.moot`. */
export function withMoot<S extends CoreState>(match: Match<S>, open: Decision): Decision {
  const moot = open.asks.filter((ask) => isMoot(match, ask));
  return moot.length === 0 ? open : { ...open, asks: open.asks.map((ask) => (moot.includes(ask) ? { ...ask, moot: true } : ask)) };
}
