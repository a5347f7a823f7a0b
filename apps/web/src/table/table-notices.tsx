import { saySeat, type SpokenProblem } from '@crupier/protocol';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../language/use-texts.ts';
import { Button } from '../parts/button.tsx';
import type { MatchChannel } from '../wire/match-channel.ts';
import type { MatchState } from '../wire/match-state.ts';
import { useTable } from './table-context.ts';

interface TableNoticesProps {
  readonly channel: MatchChannel;
  readonly match: MatchState;
  readonly problem: SpokenProblem | undefined;
}

/** What is to be said beside the game: a refusal, a paused match, somebody who asks to take something back. */
export function TableNotices({ channel, match, problem }: TableNoticesProps): ReactNode {
  const { speech } = useTable();
  const texts = useTexts();
  const { request, status, problem: pause } = match.info;
  const asked = request?.waiting.find((seat) => match.seats.includes(seat));
  return (
    <div className="notices" aria-live="polite">
      {status === 'paused' && (
        <Notice>
          <span>{pause?.text ?? texts.pausedText}</span>
        </Notice>
      )}
      {problem !== undefined && (
        <Notice>
          <span>{problem.text}</span>
          <Button onPress={channel.dismissProblem}>{texts.close}</Button>
        </Notice>
      )}
      {request !== undefined && asked === undefined && match.seats.includes(request.seat) && (
        <Notice>
          <span>{texts.undoWaiting}</span>
        </Notice>
      )}
      {request !== undefined && asked !== undefined && (
        <Notice>
          <span>{texts.undoAsked(saySeat(request.seat, speech))}</span>
          <Button onPress={() => channel.command({ kind: 'consent', request: request.id, accept: false })}>{texts.refuse}</Button>
          <Button primary onPress={() => channel.command({ kind: 'consent', request: request.id, accept: true })}>
            {texts.accept}
          </Button>
        </Notice>
      )}
    </div>
  );
}

function Notice({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <div className="notice">
      <TriangleAlert aria-hidden="true" size={20} />
      {children}
    </div>
  );
}
