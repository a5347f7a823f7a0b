import type { PlayableMatch, Seat, SeenDecision } from '@crupier/kernel';
import type { PassSetting } from '@crupier/protocol';
import type { PacedCheckout } from './checkout.ts';

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
  readonly games: number;
  readonly seed: number;
  /** How many seats the person plays, the first ones: in a cooperative game there are no others. */
  readonly own: number;
  /** Whether the person is asked at the usual stops also where all can wait. */
  readonly waiting: boolean;
  /** Whether what each first option would change is foreseen and timed. */
  readonly forecasts: boolean;
}

/** The most answers of a match: one that goes on for ever is given up. */
const ANSWERS_MAX = 6_000;

/** Plays matches in which the greedy bot stands for a person at the first seats with the usual stops, against others of its kind. */
export function measurePace(checkout: PacedCheckout, { games, seed, own, waiting, forecasts }: PaceRun): PaceCount {
  const tally = { rounds: 0, asked: 0, passed: 0, times: [] as number[] };
  const { game, kernel } = checkout;
  const setting: PassSetting = { own: [], others: [], ...game.passing?.usual, everything: false, waiting };
  for (let at = 0; at < games; at++) {
    const match = deal(checkout, seed + at, own);
    // The question that several seats of the person answer as one.
    let together: number | undefined;
    // The spots that the person's last answer could name, by which the next question is answered with it.
    let spots: readonly string[] = [];
    for (let answers = 0; answers < ANSWERS_MAX && match.outcome() === undefined; answers++) {
      const seat = match.pending(kernel.SPECTATOR)?.waiting[0] ?? 0;
      const open = match.pending(seat);
      if (open?.ask === undefined) throw new Error('Whoever is waited for is asked.');
      const unasked = checkout.table.unaskedAnswer(match, seat, seat < own ? setting : undefined);
      const chosen = unasked ?? botAnswer(checkout, match, { seat, dice: `pace ${seed + at} ${answers}` });
      const { verb = '', spots: next = [] } = open.ask.options[chosen[0] ?? -1] ?? {};
      const isNamed = open.kind === 'mode' && spots.includes(verb);
      if (seat < own) spots = isNamed ? [] : next;
      if (seat < own && unasked === undefined && together !== open.id && !isNamed) {
        tally.asked++;
        if (isPassed(open, chosen)) tally.passed++;
        if (forecasts && match.forecast !== undefined) tally.times.push(timeOf(checkout, match, { open, seat, seed: answers }));
      }
      together = (open.beside ?? []).some((each) => each.seat < own) || together === open.id ? open.id : undefined;
      match.answer(seat, open.id, chosen);
    }
    const { turn, round } = match.view(kernel.SPECTATOR).table;
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

function botAnswer(
  { bots }: PacedCheckout,
  match: PlayableMatch,
  { seat, dice }: { readonly seat: Seat; readonly dice: string },
): readonly number[] {
  const turn = bots.botTurn(match, seat, bots.diceFrom(dice));
  return turn === undefined ? [] : bots.answerWithPlan('greedy', turn).answer;
}

/** Deals a match: in a cooperative game each seat is the person's, in the others there is one more. */
function deal({ game, seeds }: PacedCheckout, seed: number, own: number): PlayableMatch {
  const names = game.deckNames();
  const decks = game.isCooperative === true ? Array.from({ length: own }, (_, at) => at) : [0, 1 + (seed % 2)];
  const configured = game.configure(decks.map((deck) => names[(seed + deck) % names.length] ?? ''));
  const dealt = configured.ok ? game.start(configured.value, seeds.seedFromNumber(seed), { quiet: true }) : configured;
  if (!dealt.ok) throw new Error(`The match cannot be dealt: ${dealt.problems[0]?.code}.`);
  return dealt.value;
}

/** Whether a window was let pass. */
function isPassed({ kind, ask }: SeenDecision, [first]: readonly number[]): boolean {
  return kind === 'respond' && (first === undefined || ask?.options[first]?.verb === 'pass');
}

interface Foreseen {
  readonly open: SeenDecision;
  readonly seat: Seat;
  readonly seed: number;
}

function timeOf({ kernel, seeds }: PacedCheckout, match: PlayableMatch, { open: { ask }, seat, seed }: Foreseen): number {
  const chosen = ask === undefined || ask.min > 1 ? [] : [0];
  const begun = performance.now();
  if (match.forecast !== undefined) kernel.runToEnd(match.forecast({ seat, chosen }, seeds.seedFromNumber(seed)));
  return performance.now() - begun;
}
