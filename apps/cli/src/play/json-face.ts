import type { Messages } from '@crupier/kernel';
import type { Io } from '../io.ts';
import { printJsonLine, speakProblem } from '../output.ts';
import type { Face } from './face.ts';

/** Shows a match to a program: one JSON value a line, each with its `type`. Answers are typed as a person types them. */
export function jsonFace(io: Io, messages: Messages): Face {
  const tellLine = (value: object): void => printJsonLine(io, value);
  return {
    begin: (names) => tellLine({ type: 'begin', ...names }),
    news: (seat, facts) => {
      if (facts.length > 0) tellLine({ type: 'news', seat: seat + 1, lines: facts });
    },
    question: ({ seat, open, view, question }) => tellLine({ type: 'question', seat: seat + 1, ...question, decision: open, view }),
    prompt: () => '',
    handOver: (name) => {
      tellLine({ type: 'handOver', name });
      return '';
    },
    remark: (text) => tellLine({ type: 'remark', text }),
    problem: (problem) => tellLine({ type: 'refused', error: speakProblem(io, problem, messages) }),
    list: (kind, lines) => tellLine({ type: kind, lines }),
    end: ({ names, outcome, text, entries, race }) =>
      tellLine({ type: 'end', outcome, text, race, entries, seed: names.seed, journal: names.journal }),
  };
}
