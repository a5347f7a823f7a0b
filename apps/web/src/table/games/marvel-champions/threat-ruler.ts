/** The ruler of a main scheme: a cell for each threat up to the one that completes it. */

/** A cell of the ruler. */
export interface RulerCell {
  /** Whether its threat lies there now, comes in the next villain phase, or later. */
  readonly state: 'filled' | 'next' | 'free';
  /** Whether a round ends with it, as far as each adds the same. */
  readonly endsRound: boolean;
}

/** The threat on a main scheme as its ruler shows it. */
export interface ThreatRuler {
  readonly cells: readonly RulerCell[];
  /** How many villain phases there are until it is completed, the one that completes it among them; undefined where none adds anything. */
  readonly rounds: number | undefined;
  /** From two thirds of the target on, or with two rounds left. */
  readonly isHot: boolean;
}

const hotPart = 2 / 3;
const hotRounds = 2;

/** The ruler of some threat, of which each round adds so much. */
export function threatRuler({
  now,
  target,
  perRound,
}: {
  readonly now: number;
  readonly target: number;
  readonly perRound: number;
}): ThreatRuler {
  const left = Math.max(0, target - now);
  const rounds = perRound > 0 ? Math.ceil(left / perRound) : undefined;
  return {
    cells: Array.from({ length: Math.max(0, target) }, (_, at): RulerCell => {
      const after = at + 1 - now;
      return { state: stateOf(after, perRound), endsRound: after > 0 && perRound > 0 && after % perRound === 0 };
    }),
    rounds,
    isHot: target > 0 && (now / target >= hotPart || (rounds !== undefined && rounds <= hotRounds)),
  };
}

function stateOf(after: number, perRound: number): RulerCell['state'] {
  if (after <= 0) return 'filled';
  return after <= perRound ? 'next' : 'free';
}
