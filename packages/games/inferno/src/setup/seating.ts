/**
 * Whether companions sit side by side although the seats could be arranged so that none do. `teams` has the team of each seat, in
 * the order in which they sit round the table. *Rule:* INF-800.7.
 */
export function areCompanionsAdjacent(teams: readonly number[]): boolean {
  const { length } = teams;
  if (new Set(teams).size === length) return false;
  const largest = Math.max(...teams.map((team) => teams.filter((other) => other === team).length));
  // With more than half of the seats in one team some of it must sit side by side.
  if (largest * 2 > length) return false;
  return teams.some((team, seat) => team === teams[(seat + 1) % length]);
}
