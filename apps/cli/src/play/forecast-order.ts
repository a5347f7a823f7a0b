import { runToEnd } from '@crupier/kernel';
import { sayForecast } from '@crupier/protocol';
import { forecastFor } from '@crupier/table';
import { tell } from '../output.ts';
import type { Asked } from './face.ts';
import { readAnswer } from './read-answer.ts';
import { answersFor, type Sitting } from './sitting.ts';

/** Tells what an answer would change for certain, and what may. It is given nowhere. */
export function listForecast(sitting: Sitting, asked: Asked, text: string): void {
  const { io, line, face, speech } = sitting;
  const { open, view } = asked;
  if (open.ask === undefined) return;
  const parsed = readAnswer(asked, open.ask, text, speech);
  if (!parsed.ok) {
    for (const problem of parsed.problems) face.problem(problem);
    return;
  }
  const [answer = { seat: asked.seat, chosen: parsed.value }] = answersFor(sitting, asked.seat, parsed.value);
  const found = runToEnd(forecastFor({ ...answer, decision: open.id })(line.match));
  const forecast = found.ok ? found.value : undefined;
  if (forecast === undefined) return face.list('forecast', [tell(io, 'play.noForecast')]);
  const { changes, notes } = sayForecast(forecast, view, speech);
  face.list('forecast', [...changes.map((change) => `- ${change.text}`), ...notes]);
}
