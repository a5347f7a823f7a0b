import type { Speech } from '@crupier/protocol';
import type { ReactNode } from 'react';
import type { LogLine } from '../log/log-lines.ts';
import { LogPane } from '../log/log-pane.tsx';
import type { MatchState } from '../wire/match-state.ts';
import type { AboveControls } from './above/use-above.ts';
import { PassBar } from './passing/pass-bar.tsx';
import { useFrame } from './room/use-frame.ts';
import { isAtBeat } from './scene/beat-look.ts';
import { useTable } from './scene/table-context.ts';
import type { TableRecap } from './use-recap.ts';

interface DealerRestProps {
  readonly match: MatchState;
  readonly speech: Speech;
  readonly lines: readonly LogLine[];
  readonly recap: TableRecap;
  readonly controls: AboveControls;
}

/** What comes, and where there is room for it, passing and the log. */
export function DealerRest({ match, speech, lines, recap, controls }: DealerRestProps): ReactNode {
  const { look } = useTable();
  const { small } = useFrame();
  return (
    <>
      <div className="coming">{!isAtBeat(match) && <look.Coming />}</div>
      {!small && <PassBar stops={match.info.stops} />}
      {!small && (
        <LogPane
          {...{ lines, speech }}
          recap={recap.shown}
          isRecapOpen={recap.isOpen}
          onCard={(reference) => controls.showSpoken(reference, match.view)}
        />
      )}
    </>
  );
}
