import { answersOf, obviousAnswer, type Speech } from '@crupier/protocol';
import { useCallback, useMemo, useState } from 'react';
import { recapOf, type Recap } from '../log/recap.ts';
import { usePart } from '../parts/use-store.ts';
import { keepByMatch, readInteger } from '../preferences/kept-by-match.ts';
import { preferences } from '../preferences/preferences.ts';
import type { MatchChannel } from '../wire/match-channel.ts';
import type { MatchState } from '../wire/match-state.ts';
import type { GameLook } from './scene/game-look.ts';
import { turnOf } from './scene/tape-step.ts';
import type { Send } from '../decision/use-answering.ts';

/** The turn in which the reader closed the recap of each match by acting. */
const closedIn = keepByMatch('crupier.recaps.closed', readInteger);

/** What happened in the turns of others, as a table shows it. */
export interface TableRecap {
  /** Undefined while it is not shown. */
  readonly shown: Recap | undefined;
  readonly isFolded: boolean;
  readonly fold: () => void;
  /** Opens or folds it; one that has gone is shown again. */
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
  const isFolded = usePart(preferences, (kept) => kept.recapFolded);
  const [closed, setClosed] = useState<string | undefined>(undefined);
  const [reopened, setReopened] = useState<string | undefined>(undefined);
  const key = recap?.key;
  // A page that was loaded again knows by the turn that the reader has acted in it.
  const wasClosed = usePart(closedIn.store, (turns) => turns[info.match] === turn) && recap?.isOver === true;
  const isAsked = pending?.ask !== undefined && obviousAnswer(pending.kind, pending.ask) === undefined;
  const isShown = key !== undefined && (key === reopened || (key !== closed && !wasClosed && (isAsked || info.outcome !== undefined)));
  const endsByAct = recap?.isOver === true;
  const fold = useCallback(() => preferences.change((kept) => ({ ...kept, recapFolded: !kept.recapFolded })), []);
  const toggle = useCallback(() => {
    if (isShown && key === reopened && !isFolded) setReopened(undefined);
    else if (isShown) fold();
    else {
      setReopened(key);
      preferences.change((kept) => ({ ...kept, recapFolded: false }));
    }
  }, [isShown, key, reopened, isFolded, fold]);
  const send = useCallback(
    (decision: number, chosen: readonly number[], spot?: string) => {
      if (endsByAct) {
        setClosed(key);
        closedIn.note(info.match, turn);
        setReopened(undefined);
      }
      for (const answer of answersOf(pending, { seat, seats }, chosen)) {
        const about = { seat: answer.seat, ...(spot !== undefined && { spot }) };
        channel.command({ kind: 'answer', decision, chosen: [...answer.chosen], ...about });
      }
    },
    [channel, endsByAct, key, info.match, turn, pending, seat, seats],
  );
  return { shown: isShown ? recap : undefined, isFolded, fold, toggle, send };
}
