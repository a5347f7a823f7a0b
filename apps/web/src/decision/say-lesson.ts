import { lessonPoints } from '@crupier/protocol';
import type { Texts } from '../language/texts-en.ts';
import type { Coach } from '../table/use-coach.ts';

/** What the coach says: that the reader has strayed, or nothing is new, and the points of the lesson. */
export interface SaidLesson {
  readonly notes: readonly string[];
  readonly points: readonly string[];
}

/** Puts what the coach says into words. */
export function sayLesson({ lesson, isAsked, hasStrayed }: Coach, language: 'en' | 'es', texts: Texts): SaidLesson {
  const strayed = hasStrayed && isAsked ? [texts.lessonStrayed] : [];
  if (lesson === undefined) return { notes: [...strayed, isAsked ? texts.lessonNone : texts.lessonWait], points: [] };
  return { notes: strayed, points: lessonPoints(lesson.text[language]) };
}
