/**
 * How long lasting effects may last: `yourNextTurn` is until it starts, `opponentsNextTurn` and `nextTurn` throughout that turn and no
 * earlier, `whileInPlay` until a card leaves play. *Rule:* KF-LASTING-1.
 */
export const durations = ['turn', 'match', 'yourNextTurn', 'opponentsNextTurn', 'whileInPlay', 'nextTurn'] as const;

/** All of these, and the one that `nextTurn` comes to for whose turn that is. */
export const allDurations = [...durations, 'ownNextTurn'] as const;
