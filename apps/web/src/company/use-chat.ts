import type { ChatLine } from '@crupier/protocol';
import { useEffect, useMemo } from 'react';
import { useStore } from '../parts/use-store.ts';
import type { MatchState } from '../wire/match-state.ts';
import { changeMarks, chatMarks, marksOf, type ChatMarks } from './chat-marks.ts';

/** The talk of a table as a reader has it. */
export interface TableChat {
  /** Whether there is anybody to talk to, or anything to read. */
  readonly isOffered: boolean;
  /** Whether the reader may say something: whoever watches only reads. */
  readonly maySpeak: boolean;
  readonly marks: ChatMarks;
  /** Lines of others that the reader has neither read nor muted. */
  readonly unread: readonly ChatLine[];
}

/** Whether somebody else than the reader plays here. */
function hasCompany({ info, seats }: MatchState): boolean {
  return info.seats.some(({ kind }, seat) => kind === 'person' && !seats.includes(seat));
}

/** The talk of a match. While it is open, what comes is read. */
export function useChat(match: MatchState, isOpen: boolean): TableChat {
  const marks = marksOf(useStore(chatMarks), match.info.match);
  const { chat, seats } = match;
  const { read, muted } = marks;
  const last = chat.at(-1)?.number ?? 0;
  useEffect(() => {
    if (isOpen && last > read) changeMarks(match.info.match, { read: last });
  }, [isOpen, last, read, match.info.match]);
  const unread = useMemo(
    () => chat.filter(({ number, seat }) => number > read && !muted.includes(seat) && !seats.includes(seat)),
    [chat, read, muted, seats],
  );
  return {
    isOffered: chat.length > 0 || (seats.length > 0 && hasCompany(match)),
    maySpeak: match.seat >= 0,
    marks,
    unread: isOpen ? [] : unread,
  };
}
