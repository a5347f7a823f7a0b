/** Mends a line of a list in which a name was written that no card has. */

import type { SpokenProblem } from '@crupier/protocol';

/** The name that a misspelt one most likely is, where the server has found one. */
export function nearestName({ code, values }: Pick<SpokenProblem, 'code' | 'values'>): string | undefined {
  const { nearest } = values;
  if (code !== 'deck.unknownCard' || typeof nearest !== 'string') return undefined;
  return nearest.split(' / ')[0];
}

/** The list with the nearest name in the line that a problem is about; undefined where there is none, or the line has not that name. */
export function mendLine(text: string, problem: Pick<SpokenProblem, 'code' | 'values' | 'at'>): string | undefined {
  const nearest = nearestName(problem);
  const [, number] = /line (\d+)/.exec(problem.at) ?? [];
  const written = String(problem.values['card'] ?? '');
  if (nearest === undefined || number === undefined || written === '') return undefined;
  const lines = text.split('\n');
  const line = lines[Number(number) - 1];
  if (line === undefined || !line.includes(written)) return undefined;
  return lines.with(Number(number) - 1, line.replace(written, nearest)).join('\n');
}
