/** What is there for those who do not see the table: what is told as it happens, and the way past the board. */

import { obviousAnswer, sayDecision, sayEvent, sayPerson, sayWords, type ChatLine, type Speech } from '@crupier/protocol';
import type { ReactNode } from 'react';
import { sayLesson } from '../decision/say-lesson.ts';
import { sayHint } from '../decision/hint-slip.tsx';
import { textsTogether } from '../language/together.ts';
import { useTexts } from '../language/use-texts.ts';
import type { Recap } from '../log/recap.ts';
import { sayRecap } from '../log/say-recap.ts';
import type { AskedHint } from '../wire/match-channel.ts';
import type { MatchState } from '../wire/match-state.ts';
import { useTable } from './scene/table-context.ts';
import type { Coach } from './use-coach.ts';

interface LiveRegionsProps {
  readonly match: MatchState;
  readonly speech: Speech;
  readonly last: string;
  /** What somebody has said last. */
  readonly said: ChatLine | undefined;
  readonly hint: AskedHint | undefined;
  readonly recap: Recap | undefined;
  readonly coach: Coach | undefined;
}

/** What screen readers are told as it happens: the question at once, the log when there is time. They stay in the page while the slip comes and goes. */
export function LiveRegions({ match, speech, last, said, hint, recap, coach }: LiveRegionsProps): ReactNode {
  const texts = textsTogether(useTexts(), useTable().look.isCooperative);
  const { pending, view } = match;
  const advice = hint?.told && sayHint(hint.told, { decision: pending, view, speech, texts });
  // The table answers by itself where the answer is obvious: that is no news.
  const asked = pending?.ask !== undefined && obviousAnswer(pending.kind, pending.ask) === undefined;
  return (
    <>
      <p className="unseen" aria-live="assertive">
        {asked ? sayDecision(pending, view, speech) : ''}
      </p>
      <p className="unseen" aria-live="polite">
        {match.shown === undefined ? last : sayEvent(match.shown.event, speech)}
      </p>
      <p className="unseen" aria-live="polite">
        {said !== undefined && texts.chatSays(sayPerson(said.seat, speech), sayWords(said.words, speech.language))}
      </p>
      <p className="unseen" aria-live="polite">
        {recap?.isOver === true && sayRecap(recap, speech, texts)}
      </p>
      <p className="unseen" aria-live="polite">
        {coach?.isAsked === true &&
          Object.values(sayLesson(coach, speech.language, texts))
            .flat()
            .join(' ')}
      </p>
      <p className="unseen" aria-live="polite">
        {hint !== undefined && (advice === undefined ? texts.hintThinking : `${advice.answer}, ${advice.chance}. ${advice.more.join(' ')}`)}
      </p>
    </>
  );
}

/** Leads past the board, straight to the question. */
export function SkipLink(): ReactNode {
  const texts = useTexts();
  return (
    <a
      className="skip"
      href="#question"
      onClick={(event) => {
        event.preventDefault();
        document.querySelector<HTMLElement>('#question')?.focus();
      }}
    >
      {texts.skip}
    </a>
  );
}
