/** The way from a moment of a match that is over to a match of one's own that begins there. */

import type { CreatedMatch, Language, PlayOnRequest } from '@crupier/protocol';
import { Swords } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLanguage } from '../language/use-texts.ts';
import { Button } from '../parts/button.tsx';
import { useDealing } from '../setting-up/use-dealing.ts';
import { ask, post, type Answer } from '../wire/api.ts';
import { useReplayTexts } from './use-replay-texts.ts';

interface PlayOnProps {
  readonly match: string;
  readonly at: number;
  /** Whether the match is over at that moment. */
  readonly isEnd: boolean;
  /** Through whose eyes it is looked at, below 0 for nobody's: the seat of whoever had none. */
  readonly seat: number;
}

/** Has a match dealt that begins at a moment of another: at the reader's own seats, with bots at the others. */
function playOn(match: string, request: PlayOnRequest, language: Language): Promise<Answer<CreatedMatch>> {
  return ask(`/api/matches/${encodeURIComponent(match)}/play-on`, language, post(request));
}

/** The button, and why nothing came of it. */
export function PlayOn({ match, at, isEnd, seat }: PlayOnProps): ReactNode {
  const said = useReplayTexts();
  const language = useLanguage();
  const { dealing, problems, dealBy } = useDealing();
  return (
    <>
      <Button
        stop
        inert={isEnd || dealing}
        label={said.playOnLabel}
        className="dock-link"
        onPress={() => dealBy(() => playOn(match, { at, seat: Math.max(0, seat) }, language))}
      >
        <Swords aria-hidden="true" size={18} /> {said.playOn}
      </Button>
      {problems !== undefined && (
        <p className="dock-note problem" role="alert">
          {problems[0]?.text}
        </p>
      )}
    </>
  );
}
