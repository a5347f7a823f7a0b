import type { PlayableMatch, SeenDecision, View, Viewer } from '@crupier/kernel';

/** The same match, whose views and questions are kept until an answer, a shortcut or a command changes it. */
export function rememberViews(match: PlayableMatch): PlayableMatch {
  const views = new Map<Viewer, View>();
  const questions = new Map<Viewer, SeenDecision | undefined>();
  const changing = <T>(change: () => T): T => {
    views.clear();
    questions.clear();
    return change();
  };
  return {
    ...match,
    view: (viewer) => {
      const view = views.get(viewer) ?? match.view(viewer);
      views.set(viewer, view);
      return view;
    },
    pending: (viewer) => {
      if (questions.has(viewer)) return questions.get(viewer);
      const question = match.pending(viewer);
      questions.set(viewer, question);
      return question;
    },
    answer: (seat, decision, chosen) => changing(() => match.answer(seat, decision, chosen)),
    follow: (entry) => changing(() => match.follow(entry)),
    playOut: (roll, limit) => changing(() => match.playOut(roll, limit)),
    leave: (seat) => changing(() => match.leave(seat)),
    agreeDraw: (seats) => changing(() => match.agreeDraw(seats)),
  };
}
