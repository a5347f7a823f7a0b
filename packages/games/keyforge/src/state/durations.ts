/**
 * How long lasting effects may last: `yourNextTurn` is until it starts, `opponentsNextTurn` throughout that turn and no earlier,
 * `whileInPlay` until a card leaves play. *Rule:* KF-LASTING-1.
 */
export const durations = ['turn', 'match', 'yourNextTurn', 'opponentsNextTurn', 'whileInPlay'] as const;
