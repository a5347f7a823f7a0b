import { answersOf, obviousAnswer, type Speech } from '@crupier/protocol';
import { useCallback, useMemo, useState } from 'react';
import { recapOf, type Recap } from '../log/recap.ts';
import { usePart } from '../parts/use-store.ts';
import { keepByMatch, readInteger } from '../preferences/kept-by-match.ts';
import type { MatchChannel } from '../wire/match-channel.ts';
import type { MatchState } from '../wire/match-state.ts';
import type { AboveControls } from './above/use-above.ts';
import type { Frame } from './room/frame.ts';
import type { GameLook } from './scene/game-look.ts';
import { turnOf } from './scene/tape-step.ts';
import type { Send } from '../decision/use-answering.ts';

/** The turn in which the reader closed the recap of each match by acting. */
const closedIn = keepByMatch('crupier.recaps.closed', readInteger);

/** What happened in the turns of others, as a table shows it. */
export interface TableRecap {
  /** Undefined while it is not shown. */
  readonly shown: Recap | undefined;
  /** Whether all of it lies open in the log; otherwise the newest turn alone does. */
  readonly isOpen: boolean;
  /** Shows it also where it has gone. */
  readonly show: () => void;
  /** Opens all of it or folds it; one that has gone is shown again. */
  readonly toggle: () => void;
  /** Sends an answer: the first one of the reader's own turn closes the recap of the turns before it. */
  readonly send: Send;
}

/** The recap of the turns of others: shown when the reader is asked, until they act in a turn of their own. */
export function useRecap(channel: MatchChannel, match: MatchState, speech: Speech, { isCooperative }: GameLook): TableRecap {
  const { log, seat, seats, pending, info } = match;
  const turn = turnOf(match.view, speech);
  const recap = useMemo(
    () => (seat < 0 ? undefined : recapOf(log, isCooperative ? seats : [seat], speech)),
    [log, seat, seats, isCooperative, speech],
  );
  const [closed, setClosed] = useState<string | undefined>(undefined);
  const [reopened, setReopened] = useState<string | undefined>(undefined);
  const [opened, setOpened] = useState<string | undefined>(undefined);
  const key = recap?.key;
  // A page that was loaded again knows by the turn that the reader has acted in it.
  const wasClosed = usePart(closedIn.store, (turns) => turns[info.match] === turn) && recap?.isOver === true;
  const isAsked = pending?.ask !== undefined && obviousAnswer(pending.kind, pending.ask) === undefined;
  const isShown = key !== undefined && (key === reopened || (key !== closed && !wasClosed && isAsked));
  const endsByAct = recap?.isOver === true;
  const isOpen = isShown && key === opened;
  const show = useCallback(() => setReopened(key), [key]);
  const toggle = useCallback(() => {
    setOpened(isOpen ? undefined : key);
    // One that was shown again goes with being folded.
    if (isOpen) setReopened(undefined);
    else if (!isShown) setReopened(key);
  }, [isOpen, isShown, key]);
  const send = useCallback(
    (decision: number, chosen: readonly number[], spot?: string) => {
      if (endsByAct) {
        setClosed(key);
        closedIn.note(info.match, turn);
        setReopened(undefined);
        setOpened(undefined);
      }
      for (const answer of answersOf(pending, { seat, seats }, chosen)) {
        const about = { seat: answer.seat, ...(spot !== undefined && { spot }) };
        channel.command({ kind: 'answer', decision, chosen: [...answer.chosen], ...about });
      }
    },
    [channel, endsByAct, key, info.match, turn, pending, seat, seats],
  );
  return { shown: isShown ? recap : undefined, isOpen, show, toggle, send };
}

/** What the key of the recap does: it opens it in the log beside the slip, or the log itself where that is not in sight. */
export function useRecapKey({ show, toggle }: TableRecap, { openLog }: AboveControls, { small }: Frame): () => void {
  return useCallback(() => {
    if (!small) return toggle();
    show();
    openLog();
  }, [small, show, toggle, openLog]);
}
