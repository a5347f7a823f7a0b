/** The coach's slip: what a beginner is told at a question, above the slip, where a hint lies too. */

import { ChevronDown, ChevronUp, GraduationCap, RotateCcw, X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { Texts } from '../language/texts-en.ts';
import { textsTogether } from '../language/together.ts';
import { useTexts } from '../language/use-texts.ts';
import { Button } from '../parts/button.tsx';
import { RuleCite } from '../rulebook/rule-cite.tsx';
import { useTable } from '../table/scene/table-context.ts';
import type { Coach } from '../table/use-coach.ts';

/** What the coach says, a line each. */
export function sayLesson({ lesson, isAsked, hasStrayed }: Coach, language: 'en' | 'es', texts: Texts): readonly string[] {
  const said = lesson?.text[language] ?? (isAsked ? texts.lessonNone : texts.lessonWait);
  return [...(hasStrayed && isAsked ? [texts.lessonStrayed] : []), said];
}

interface CoachSlipProps {
  readonly coach: Coach;
  /** Deals the tutorial once more. */
  readonly onAgain: () => void;
}

/** What the coach says: it takes no focus, and can be folded or left. */
export function CoachSlip({ coach, onAgain }: CoachSlipProps): ReactNode {
  const { speech, look } = useTable();
  const texts = textsTogether(useTexts(), look.isCooperative);
  const [isFolded, setFolded] = useState(false);
  const { lesson, place, leave } = coach;
  const Sign = isFolded ? ChevronUp : ChevronDown;
  return (
    <div className="hint coach" data-lesson={lesson?.id ?? ''} data-folded={isFolded || undefined} data-zone="">
      <div className="coach-head">
        <GraduationCap aria-hidden="true" size={20} />
        <b>{texts.lessonCount(place.at, place.of)}</b>
        <Button icon stop label={texts.lessonAgain} onPress={onAgain}>
          <RotateCcw aria-hidden="true" />
        </Button>
        <button
          type="button"
          className="button"
          data-icon=""
          data-stop=""
          aria-label={texts.lessonFold}
          title={texts.lessonFold}
          aria-expanded={!isFolded}
          onClick={() => setFolded(!isFolded)}
        >
          <Sign aria-hidden="true" />
        </button>
        <Button icon stop label={texts.lessonLeave} onPress={leave}>
          <X aria-hidden="true" />
        </Button>
      </div>
      {!isFolded && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable from the keyboard
        <section className="hint-say" tabIndex={0} aria-label={texts.lesson}>
          {sayLesson(coach, speech.language, texts).map((line) => (
            <p key={line}>{line}</p>
          ))}
          {lesson !== undefined && lesson.rules.length > 0 && (
            <p className="coach-rules">
              {lesson.rules.map((rule) => (
                <RuleCite key={rule} rule={rule} speech={speech} />
              ))}
            </p>
          )}
        </section>
      )}
    </div>
  );
}
