import type { ReactNode } from 'react';
import type { MatchState } from '../wire/match-state.ts';
import { Hand } from './cards/hand.tsx';
import { isAtEnd } from './end/end-look.ts';
import { isAtBeat } from './scene/beat-look.ts';
import { useTable } from './scene/table-context.ts';

interface BoardProps {
  readonly match: MatchState;
  readonly handShown: boolean;
  readonly isHandOpen: boolean;
}

/** The near hand and the board; in place of both how the match ended, where the game shows that. */
export function TableBoard({ match, handShown, isHandOpen }: BoardProps): ReactNode {
  const { look } = useTable();
  if (look.end !== undefined && isAtEnd(match)) return <look.end.Scene match={match} />;
  return (
    <>
      {handShown && <Hand isOpen={isHandOpen} />}
      <look.Board />
      {isAtBeat(match) && look.beats !== undefined && <look.beats.Stage beat={match.beat} />}
    </>
  );
}
