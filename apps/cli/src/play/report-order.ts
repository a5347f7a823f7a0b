import { basename, dirname, join } from 'node:path';
import { makeReport } from '@crupier/protocol';
import { tell } from '../output.ts';
import { productVersion } from '../version.ts';
import type { Asked } from './face.ts';
import { writeWhole } from './journal-file.ts';
import { personsOf, type Sitting } from './sitting.ts';

/**
 * Writes a report of something that went wrong, in the person's words and with the whole match, beside the match's own file and for its
 * owner's eyes only. *Errors:* `play.reportWords` where no words are given, `file.unwritable`.
 */
export function writeReport(sitting: Sitting, { seat, open, view }: Asked, words: string): void {
  const { io, face, line, names } = sitting;
  if (words === '') return face.problem({ code: 'play.reportWords', at: '', values: {} });
  const match = basename(names.journal, '.json');
  const report = makeReport({
    words,
    language: io.language,
    device: { terminal: productVersion },
    place: { match, game: line.game.id, entry: line.length, seat, seats: personsOf(sitting) },
    seen: { view, pending: open, log: line.match.events(seat, 0) },
    whole: { seed: line.start.seed, replay: line.journal },
  });
  const path = join(dirname(names.journal), `crupier-report-${match}-${line.length}.json`);
  const written = writeWhole(path, `${JSON.stringify(report, undefined, 1)}\n`);
  if (written.ok) face.remark(tell(io, 'play.reported', { path }));
  else for (const problem of written.problems) face.problem(problem);
}
