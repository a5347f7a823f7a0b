/** The coach's slip: what a beginner is told at a question, above the slip, where a hint lies too. */

import { ChevronUp, GraduationCap, RotateCcw, X } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { textsTogether } from '../language/together.ts';
import { useTexts } from '../language/use-texts.ts';
import { Button } from '../parts/button.tsx';
import { noteLesson } from '../preferences/learnt.ts';
import { RuleCite } from '../rulebook/rule-cite.tsx';
import { useTable } from '../table/scene/table-context.ts';
import type { Coach } from '../table/use-coach.ts';
import { useLessonPins } from './lesson-pins.ts';
import { sayLesson } from './say-lesson.ts';
import '../styles/coach.css';

const noPins: readonly undefined[] = [];

interface CoachSlipProps {
  readonly coach: Coach;
  readonly info: { readonly game: string; readonly match: string };
  /** Deals the tutorial once more. */
  readonly onAgain: () => void;
}

/** What the coach says, in points that are pinned to what they speak of: it takes no focus. A lesson that is known is folded until the next one. */
export function CoachSlip({ coach, info: { game, match }, onAgain }: CoachSlipProps): ReactNode {
  const { speech, look } = useTable();
  const texts = textsTogether(useTexts(), look.isCooperative);
  const [known, setKnown] = useState<string | undefined>(undefined);
  const { lesson, place, leave, pinned } = coach;
  const isFolded = lesson !== undefined && known === lesson.id;
  useLessonPins(isFolded ? noPins : pinned);
  const said = lesson?.id;
  useEffect(() => (said === undefined ? undefined : noteLesson(game, match, said)), [game, match, said]);
  const { notes, points } = sayLesson(coach, speech.language, texts);
  return (
    <div className="hint coach" data-lesson={lesson?.id ?? ''} data-folded={isFolded || undefined} data-zone="">
      <div className="coach-head">
        <GraduationCap aria-hidden="true" size={20} />
        <b>{texts.lessonCount(place.at, place.of)}</b>
        <Button icon stop label={texts.lessonAgain} onPress={onAgain}>
          <RotateCcw aria-hidden="true" />
        </Button>
        {lesson !== undefined && (
          <Button
            stop
            icon={isFolded}
            label={isFolded ? texts.lessonFold : undefined}
            onPress={() => setKnown(isFolded ? undefined : lesson.id)}
            className="coach-known"
          >
            {isFolded ? <ChevronUp aria-hidden="true" /> : texts.lessonKnown}
          </Button>
        )}
        <Button icon stop label={texts.lessonLeave} onPress={leave}>
          <X aria-hidden="true" />
        </Button>
      </div>
      {!isFolded && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable from the keyboard
        <section className="hint-say" tabIndex={0} aria-label={texts.lesson}>
          {notes.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <ol className="coach-points">
            {points.map((point, at) => (
              <li key={point} data-pinned={pinned[at] !== undefined || undefined}>
                <span className="coach-point">{point}</span>
              </li>
            ))}
          </ol>
          {lesson !== undefined && (
            <div className="coach-rules">
              {lesson.rules.map((rule) => (
                <RuleCite key={rule} rule={rule} speech={speech} />
              ))}
            </div>
          )}
        </section>
      )}
    </div>
  );
}
