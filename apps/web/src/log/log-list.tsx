/** The log as a list: turns that fold to head and count, and the line since which the reader has not decided. */

import type { SeenReference, Speech } from '@crupier/protocol';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { Fragment, useEffect, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useTexts } from '../language/use-texts.ts';
import type { LogLine } from './log-lines.ts';
import { LogLineView } from './log-line-view.tsx';
import type { Recap } from './recap.ts';
import { newestTold, turnsOfLog, type TurnLines } from './turn-lines.ts';

/** What a list of the log tells, and of which match. */
export interface LogListProps {
  readonly lines: readonly LogLine[];
  /** What the reader has not decided since; undefined where there is nothing new. */
  readonly recap: Recap | undefined;
  /** Whether all of the recap lies open, from its first line on; otherwise only the newest turn does. */
  readonly isRecapOpen: boolean;
  readonly speech: Speech;
  readonly onCard: (reference: SeenReference) => void;
  /** Leaves out rules, which the whole log cites. */
  readonly brief?: boolean;
  /** Shows the lines that cite a rule, and the rules. */
  readonly ruled?: boolean;
}

/** The log, newest at the bottom and in sight; where the recap lies open, its first line is. */
export function LogList({ lines, recap, isRecapOpen, speech, onCard, brief = false, ruled = false }: LogListProps): ReactNode {
  const since = recap?.lines[0]?.key;
  const turns = useMemo(() => turnsOfLog(lines, since), [lines, since]);
  const [turned, setTurned] = useState<ReadonlyMap<string, boolean>>(new Map());
  const mark = useRef<HTMLLIElement>(null);
  const end = useRef<HTMLLIElement>(null);
  const newest = newestTold(turns);
  const last = lines.at(-1)?.key;
  useEffect(() => {
    const frame = end.current?.closest('.drawer-scroll') ?? end.current?.closest('.log');
    if (frame === null || frame === undefined) return;
    const first = isRecapOpen ? mark.current : null;
    frame.scrollTop =
      first === null ? frame.scrollHeight : first.getBoundingClientRect().top - frame.getBoundingClientRect().top + frame.scrollTop;
  }, [last, isRecapOpen, ruled]);
  const isOpen = ({ key, isNew }: TurnLines): boolean => turned.get(key) ?? (key === newest || (isNew && isRecapOpen));
  return (
    <>
      {turns.map((turn, at) => (
        <Fragment key={turn.key}>
          {recap !== undefined && turn.isNew && turns[at - 1]?.isNew !== true && <SinceLine count={recap.lines.length} mark={mark} />}
          <TurnHead
            turn={turn}
            isOpen={isOpen(turn)}
            onFold={() => setTurned(new Map([...turned, [turn.key, !isOpen(turn)]]))}
            {...{ speech, onCard, brief }}
          />
          {isOpen(turn) &&
            turn.lines.map((line) => <LogLineView key={line.key} line={line} speech={speech} onCard={onCard} brief={brief} />)}
        </Fragment>
      ))}
      <li ref={end} aria-hidden="true" />
    </>
  );
}

/** Where what is new begins. */
function SinceLine({ count, mark }: { readonly count: number; readonly mark: RefObject<HTMLLIElement | null> }): ReactNode {
  const texts = useTexts();
  return (
    <li className="log-since" ref={mark}>
      <span>{texts.sinceDecision(count)}</span>
    </li>
  );
}

interface TurnHeadProps extends Pick<LogListProps, 'speech' | 'onCard' | 'brief'> {
  readonly turn: TurnLines;
  readonly isOpen: boolean;
  readonly onFold: () => void;
}

/** The head of a turn with how many lines it has, which folds and opens it. */
function TurnHead({ turn: { head, lines }, isOpen, onFold, speech, onCard, brief = false }: TurnHeadProps): ReactNode {
  const texts = useTexts();
  const Sign = isOpen ? ChevronDown : ChevronRight;
  const fold = lines.length > 0 && (
    <button
      type="button"
      className="log-fold"
      data-stop=""
      aria-expanded={isOpen}
      aria-label={texts.logLines(lines.length)}
      onClick={onFold}
    >
      <Sign aria-hidden="true" size={16} />
      {lines.length}
    </button>
  );
  if (head !== undefined)
    return (
      <LogLineView line={head} speech={speech} onCard={onCard} brief={brief}>
        {fold}
      </LogLineView>
    );
  return (
    <li className="log-line" data-heading="">
      <span className="log-seat" />
      <div>{texts.logBefore}</div>
      {fold}
    </li>
  );
}
