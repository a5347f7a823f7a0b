/** The answers whose outcomes are asked for before anybody points at them, and what was told of them. Pure. */

import type { ForecastMessage, SeenDecision, SeenOption } from '@crupier/protocol';

/** Questions whose answers are cards that may suffer by them. */
const aimed: ReadonlySet<SeenDecision['kind']> = new Set(['target', 'replace', 'defend']);

/** So many answers are asked for ahead, the first ones: of the others it is told what is pointed at. */
export const askedMax = 12;

/** The options of a question that have figures: one of them is chosen, each about a card. */
export function figuredOptions({ kind, ask }: SeenDecision): readonly SeenOption[] {
  if (ask === undefined || ask.max !== 1 || !aimed.has(kind)) return [];
  return ask.options.every(({ card }) => card !== undefined) ? ask.options : [];
}

/** What was told of the answer that is one option. */
export function forecastAt(
  forecasts: readonly ForecastMessage[],
  { id }: Pick<SeenDecision, 'id'>,
  index: number,
): ForecastMessage | undefined {
  return forecasts.find(({ decision, chosen }) => decision === id && chosen.length === 1 && chosen[0] === index);
}
