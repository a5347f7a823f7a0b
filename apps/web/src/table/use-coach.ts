import {
  coachAt,
  currentLesson,
  obviousAnswer,
  pinPlaces,
  suggestedAnswer,
  withAnswer,
  type Coaching,
  type Lesson,
  type Lessons,
  type PinPlace,
  type SeenQuestion,
} from '@crupier/protocol';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLanguage } from '../language/use-texts.ts';
import { keepByMatch } from '../preferences/kept-by-match.ts';
import type { MatchState } from '../wire/match-state.ts';
import { fetchLessons } from '../wire/tutorials.ts';

/** What the coach of a tutorial says now. */
export interface Coach {
  /** The lesson for the open question; absent where there is none. */
  readonly lesson: Lesson | undefined;
  /** Which lesson that is, from 1, and how many there are. */
  readonly place: { readonly at: number; readonly of: number };
  /** What each of its points speaks of. */
  readonly pinned: readonly (PinPlace | undefined)[];
  /** Whether the reader is asked something. */
  readonly isAsked: boolean;
  /** Whether the reader's last answer was another than the suggested one. */
  readonly hasStrayed: boolean;
  /** Whether the lesson closes the tutorial. */
  readonly isLast: boolean;
  readonly leave: () => void;
}

/** The coach of a table. */
export interface TableCoach {
  /** Absent at a table without lessons, and once they are over or left. */
  readonly shown: Coach | undefined;
  /** The options of the answer that the lesson suggests. */
  readonly advised: readonly number[] | undefined;
  /** Takes note of the reader's answer. */
  readonly note: (decision: number, chosen: readonly number[]) => void;
}

const nothingSaid: Coaching = { said: [], hasStrayed: false };

/** What was said at each table: a page that is loaded again goes on there. */
const coached = keepByMatch('crupier.lessons.said', readCoaching);

function readCoaching(value: unknown): Coaching | undefined {
  const { said, hasStrayed } = (value ?? {}) as Partial<Record<keyof Coaching, unknown>>;
  if (!Array.isArray(said) || typeof hasStrayed !== 'boolean') return undefined;
  const isSaid = (each: Partial<Record<'lesson' | 'decision', unknown>> | null): each is Coaching['said'][number] =>
    typeof each?.lesson === 'string' && typeof each.decision === 'number';
  return { said: said.filter(isSaid), hasStrayed };
}

/** The lessons of the table's tutorial, once they are known. */
function useLessons({ info: { game, tutorial }, seat }: MatchState): Lessons | undefined {
  const language = useLanguage();
  const [lessons, setLessons] = useState<Lessons | undefined>(undefined);
  const isTaught = tutorial === true && seat >= 0;
  useEffect(() => {
    let current = true;
    if (isTaught)
      void fetchLessons(game, language).then((answer) => (current && answer.ok ? setLessons((known) => known ?? answer.value) : undefined));
    return () => {
      current = false;
    };
  }, [game, isTaught, language]);
  return isTaught ? lessons : undefined;
}

/** The open question, where it is not answered by itself. */
function questionOf({ pending, view }: MatchState): SeenQuestion | undefined {
  if (pending?.ask === undefined || obviousAnswer(pending.kind, pending.ask) !== undefined) return undefined;
  return { decision: pending, view };
}

/** Coaches whoever plays the tutorial's table. */
export function useCoach(match: MatchState): TableCoach {
  const { outcome, match: id } = match.info;
  const lessons = useLessons(match);
  const [kept, setKept] = useState(() => coached.store.read()[id] ?? nothingSaid);
  useEffect(() => (kept === nothingSaid ? undefined : coached.note(id, kept)), [id, kept]);
  const [hasLeft, setLeft] = useState(() => sessionStorage.getItem(leftKey(id)) !== null);
  const question = useMemo(() => questionOf(match), [match]);
  const coaching = useMemo(
    () => (lessons === undefined || question === undefined ? kept : coachAt(lessons, kept, question)),
    [lessons, kept, question],
  );
  const asked = question?.decision.id;
  useEffect(() => {
    if (asked !== undefined) setKept(coaching);
    // What is said at a question stays the same until the next one.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [asked, lessons]);
  const note = useCallback(
    (decision: number, chosen: readonly number[]) => {
      if (lessons !== undefined && question?.decision.id === decision) setKept(withAnswer(lessons, coaching, question, chosen));
    },
    [lessons, coaching, question],
  );
  const leave = useCallback(() => {
    sessionStorage.setItem(leftKey(id), '');
    setLeft(true);
  }, [id]);
  const lesson = lessons && question && currentLesson(lessons, coaching, question);
  const isShown = lessons !== undefined && !hasLeft && outcome === undefined && (lesson !== undefined || !isOver(lessons, coaching));
  return {
    shown: isShown
      ? {
          lesson,
          pinned: lesson === undefined || question === undefined ? [] : pinPlaces(lesson, question),
          place: { at: Math.max(1, coaching.said.length), of: lessons.lessons.length },
          isAsked: question !== undefined,
          hasStrayed: coaching.hasStrayed,
          isLast: lesson !== undefined && lesson === lessons.lessons.at(-1),
          leave,
        }
      : undefined,
    advised: isShown && lesson !== undefined && question !== undefined ? suggestedAnswer(lesson, question) : undefined,
    note,
  };
}

/** Whether the lesson that closes the tutorial was said. */
function isOver({ lessons }: Lessons, { said }: Coaching): boolean {
  return said.some(({ lesson }) => lesson === lessons.at(-1)?.id);
}

/** Under which name this window remembers that the lessons of a match were left. */
function leftKey(match: string): string {
  return `crupier.lessons.left.${match}`;
}
