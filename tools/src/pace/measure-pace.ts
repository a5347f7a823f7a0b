import { answerWithPlan, botTurn, diceFrom } from '@crupier/bots';
import { type PlayableGame, type PlayableMatch, runToEnd, type SeenDecision, SPECTATOR } from '@crupier/kernel';
import { seedFromNumber } from '@crupier/kernel/rules';
import type { PassSetting } from '@crupier/protocol';
import { unaskedAnswer } from '@crupier/table';

/** How a scripted person of a game was asked. */
export interface PaceCount {
  readonly games: number;
  readonly rounds: number;
  /** Questions that were asked, and windows among them that were passed, a round. */
  readonly asked: number;
  readonly passed: number;
  /** Milliseconds of a forecast: the middle one, and the one that 95 of 100 stay below. */
  readonly forecastMs: number;
  readonly forecastMs95: number;
}

/** What is measured. */
export interface PaceRun {
  readonly game: PlayableGame;
  readonly games: number;
  readonly seed: number;
  /** Whether the person is asked at the usual stops also where all can wait. */
  readonly waiting: boolean;
  /** Whether what each first option would change is foreseen and timed. */
  readonly forecasts: boolean;
}

/** The most answers of a match: one that goes on for ever is given up. */
const ANSWERS_MAX = 6_000;

/** Plays matches in which the greedy bot stands for a person at the first seat with the usual stops, against others of its kind. */
export function measurePace({ game, games, seed, waiting, forecasts }: PaceRun): PaceCount {
  const tally = { rounds: 0, asked: 0, passed: 0, times: [] as number[] };
  const { own = [], others = [] } = game.passing?.usual ?? {};
  const setting: PassSetting = { own, others, everything: false, waiting };
  for (let at = 0; at < games; at++) {
    const match = deal(game, seed + at);
    for (let answers = 0; answers < ANSWERS_MAX && match.outcome() === undefined; answers++) {
      const seat = match.pending(SPECTATOR)?.waiting[0] ?? 0;
      const open = match.pending(seat);
      if (open?.ask === undefined) throw new Error('Whoever is waited for is asked.');
      const unasked = unaskedAnswer(match, seat, seat === 0 ? setting : undefined);
      const turn = unasked === undefined ? botTurn(match, seat, diceFrom(`pace ${seed + at} ${answers}`)) : undefined;
      const chosen = unasked ?? (turn && answerWithPlan('greedy', turn).answer) ?? [];
      if (seat === 0 && unasked === undefined) {
        tally.asked++;
        if (isPassed(open, chosen)) tally.passed++;
        if (forecasts && match.forecast !== undefined) tally.times.push(timeOf(match, open, answers));
      }
      match.answer(seat, open.id, chosen);
    }
    const { turn, round } = match.view(SPECTATOR).table;
    tally.rounds += round === undefined ? Number(turn ?? 0) / match.seats : Number(round);
  }
  const times = tally.times.toSorted((one, other) => one - other);
  const rounded = (value: number): number => Math.round(value * 100) / 100;
  return {
    games,
    rounds: rounded(tally.rounds),
    asked: rounded(tally.asked / tally.rounds),
    passed: rounded(tally.passed / tally.rounds),
    forecastMs: rounded(times[Math.floor(times.length / 2)] ?? 0),
    forecastMs95: rounded(times[Math.floor(times.length * 0.95)] ?? 0),
  };
}

function deal(game: PlayableGame, seed: number): PlayableMatch {
  const names = game.deckNames();
  const decks = game.isCooperative === true ? [0] : [0, 1 + (seed % 2)];
  const configured = game.configure(decks.map((deck) => names[(seed + deck) % names.length] ?? ''));
  const dealt = configured.ok ? game.start(configured.value, seedFromNumber(seed), { quiet: true }) : configured;
  if (!dealt.ok) throw new Error(`The match cannot be dealt: ${dealt.problems[0]?.code}.`);
  return dealt.value;
}

/** Whether a window was let pass. */
function isPassed({ kind, ask }: SeenDecision, [first]: readonly number[]): boolean {
  return kind === 'respond' && (first === undefined || ask?.options[first]?.verb === 'pass');
}

function timeOf(match: PlayableMatch, { ask }: SeenDecision, seed: number): number {
  const chosen = ask === undefined || ask.min > 1 ? [] : [0];
  const begun = performance.now();
  if (match.forecast !== undefined) runToEnd(match.forecast({ seat: 0, chosen }, seedFromNumber(seed)));
  return performance.now() - begun;
}
