import {
  type Answer,
  coachAt,
  type Coaching,
  currentLesson,
  obviousAnswer,
  suggestedAnswer,
  type Tutorial,
  withAnswer,
} from '@crupier/kernel';
import { sayRulePlace, type Speech } from '@crupier/protocol';
import type { Io } from '../io.ts';
import { tell } from '../output.ts';
import { sayChosen } from './say-question.ts';
import type { Asked } from './face.ts';
import type { MatchLine } from './match-line.ts';

/** The tutorial that a match is the table of, if it is: its seed tells. */
export function tutorialOf({ game, start }: Pick<MatchLine, 'game' | 'start'>): Tutorial | undefined {
  return game.tutorial?.seed === start.seed ? game.tutorial : undefined;
}

/** Tells a learner the lessons of a tutorial, each at its question. */
export class Coach {
  readonly #tutorial: Tutorial;
  #coaching: Coaching = { said: [], hasStrayed: false };

  constructor(tutorial: Tutorial) {
    this.#tutorial = tutorial;
  }

  /** What is said at a question, a line each: the lesson with its rules, and the answer that it suggests. */
  linesAt(speech: Speech, { open, view, question: listed }: Asked): readonly string[] {
    if (open.ask === undefined || obviousAnswer(open.kind, open.ask) !== undefined) return [];
    const question = { decision: open, view };
    this.#coaching = coachAt(this.#tutorial, this.#coaching, question);
    const lesson = currentLesson(this.#tutorial, this.#coaching, question);
    const strayed = this.#coaching.hasStrayed ? [tell(speech, 'play.strayed')] : [];
    if (lesson === undefined) return strayed;
    const chosen = suggestedAnswer(lesson, question);
    const wanted = chosen && sayChosen(listed, chosen);
    return [...strayed, sayLesson(speech, lesson), ...(wanted === undefined ? [] : [suggestion(speech, wanted)])];
  }

  /** Takes note of the learner's answer. */
  note({ open, view }: Asked, chosen: Answer): void {
    this.#coaching = withAnswer(this.#tutorial, this.#coaching, { decision: open, view }, chosen);
  }
}

function sayLesson(speech: Speech, { text, rules }: Tutorial['lessons'][number]): string {
  return [text[speech.language], ...rules.map((rule) => `[${sayRulePlace(rule, speech)}]`)].join(' ');
}

function suggestion(io: Pick<Io, 'language'>, wanted: string): string {
  return wanted === '' ? tell(io, 'play.suggestNone') : tell(io, 'play.suggested', { options: wanted });
}
