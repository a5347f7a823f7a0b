/** The sides of Inferno's table on a large screen, whose cards carry their words. */

import { saySeat, type Seat } from '@crupier/protocol';
import type { ReactNode } from 'react';
import { engravingNames } from '../../../faces/engraving/engraving-layout.ts';
import { useTexts } from '../../../language/use-texts.ts';
import { SideBody } from '../../duel/side-body.tsx';
import { useFittedSides, type SideHandles } from '../../duel/use-fitted-sides.ts';
import type { SideFit } from '../../duel/side-formats.ts';
import type { BoardRoom } from '../../room/use-board-room.ts';
import { useFrame } from '../../room/use-frame.ts';
import { useTable } from '../../scene/table-context.ts';
import { alliesOf, demonOf, objectsOf } from './inferno-reading.ts';

/** What crowns, legal marks and margins take of both sides, and the line between them, in units. */
const marksHeight = 76;
const lineHeight = 46;
/** What the dotted line after a demon takes of a row, in units. */
const demonWidth = 24;

/** A side of a duel as it fits, with what lies on it. */
export interface DuelSide extends SideHandles {
  readonly fit: SideFit | undefined;
}

/** Between two sides that stand beside one another, in units. */
const sideGap = 14;

/**
 * Sides in the room of a board, in two rows with a line between them, each with what lies on it; without a fit where words have no room.
 * `rows` are the seats of the far row and of the near one.
 */
export function useDuelSides(rows: readonly (readonly Seat[])[], { width, height }: BoardRoom): readonly DuelSide[] {
  const { view, speech } = useTable();
  const { unit, text } = useFrame();
  const taken = marksHeight * unit + lineHeight * unit * text;
  const sides = rows.flatMap((seats) =>
    seats.map((seat): SideHandles => {
      const demon = demonOf(view, seat, speech);
      const allies = alliesOf(view, seat, speech);
      const room = { width: (width - sideGap * unit * (seats.length - 1)) / seats.length, height: (height - taken) / 2 };
      return { seat, room, row: demon === undefined ? allies : [demon, ...allies], beside: objectsOf(view, seat, speech) };
    }),
  );
  const fits = useFittedSides(sides, { names: engravingNames, flanks: demonWidth });
  return sides.map((side, at) => ({ ...side, fit: fits[at] }));
}

/** The cards of a side: the demon first, then its allies; attackers and defenders stay in their places. */
export function DuelCards({ seat, row, beside, fit }: DuelSide): ReactNode {
  const { view, speech } = useTable();
  const texts = useTexts();
  const name = texts.inPlayOf(saySeat(seat, speech));
  const demon = demonOf(view, seat, speech);
  if (fit === undefined) return undefined;
  return (
    <SideBody
      row={row}
      beside={beside}
      fit={fit}
      labels={{ row: name, beside: name }}
      placeOf={(handle) => (handle === demon ? 'inf-demon' : undefined)}
    />
  );
}
