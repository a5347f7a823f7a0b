import { obviousAnswer, type Seat } from '@crupier/protocol';
import type { CSSProperties } from 'react';
import type { Answering } from '../../decision/use-answering.ts';
import type { MatchState } from '../../wire/match-state.ts';
import { isHandOpen } from '../cards/hand.tsx';
import { isAtBeat } from '../scene/beat-look.ts';
import { isLow, leastSheet, steadyBoard } from './steady-room.ts';
import { useFrame, useTextScale } from './use-frame.ts';

/** How hand, sheet and board of a phone share the window. */
export interface SteadyRoom {
  readonly isHandOpen: boolean;
  /** The height that the board's rows are fitted to, in pixels; undefined where the board is measured. */
  readonly board: number | undefined;
  /** For the element around the table: the least height of the sheet. */
  readonly style: (CSSProperties & Readonly<Record<'--sheet', string>>) | undefined;
}

/** Folds a hand and gives its room to the sheet, so that the board stays where it is. What the table answers by itself folds nothing. */
export function useSteadyRoom(match: MatchState, near: Seat, { marks }: Answering): SteadyRoom {
  const { pending, view } = match;
  const frame = useFrame();
  const { scale, isLarge } = useTextScale();
  const asked = pending?.ask !== undefined && obviousAnswer(pending.kind, pending.ask) === undefined;
  const isOpen = !isAtBeat(match) && (!asked || isHandOpen({ view, near, marks, kind: pending.kind, isLow: isLow(frame) }));
  const board = isLarge ? undefined : steadyBoard(frame, scale);
  const style = board === undefined ? undefined : { '--sheet': `${leastSheet(frame, { isOpen, scale })}px` };
  return { isHandOpen: isOpen, board, style };
}
