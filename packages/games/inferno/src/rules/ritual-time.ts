import { applies, passes, site, type Seat } from '@crupier/kernel/rules';
import type { InfernoMatch } from '../state/state.ts';

const ritualTime = site(
  'INF-505.3a INF-306.1 INF-306.4 INF-301.1 INF-302.1 INF-303.1 INF-304.1 INF-116.1a INF-116.1c',
  'what is no instant is played in one’s own main phase, outside combats, on an empty chain',
);

/** Why it is not the time of rituals: see `failedCheck`. */
export const timeChecks = {
  turn: site('INF-505.3a INF-306.4', 'rituals are played in one’s own turn'),
  phase: site('INF-505.3a INF-306.4', 'rituals are played in the main phase'),
  combat: site('INF-505.3a INF-306.4', 'rituals are played outside combats'),
  chain: site('INF-306.4', 'rituals are played on an empty chain'),
  /** Of whoever asks as if it were not. */
  time: site('', 'what is not instant waits for the time of rituals'),
} as const;

/** Whether a player may do what rituals do now: own main phase, nothing on the chain, no combat. *Rule:* INF-306.4, rulings C-16, C-18, C-19. */
export function isRitualTime(match: InfernoMatch, seat: Seat): boolean {
  return isItNow(match, seat) || !applies(match, ritualTime);
}

function isItNow({ state: { step, active, chain, combat } }: InfernoMatch, seat: Seat): boolean {
  return step === 'main' && seat === active && chain.length === 0 && combat === undefined;
}

/** Notes what it is that a player waits for who may not do now what rituals do. False, but where somebody asks what would be without that. */
export function passesWaiting(match: InfernoMatch, seat: Seat): boolean {
  const { step, active, chain, combat } = match.state;
  return (
    passes(match, timeChecks.turn, seat === active) &&
    passes(match, timeChecks.phase, step === 'main') &&
    passes(match, timeChecks.combat, combat === undefined) &&
    passes(match, timeChecks.chain, chain.length === 0) &&
    passes(match, timeChecks.time, !isItNow(match, seat))
  );
}
