/** Inferno's table for three and four on a large screen: every side is open, in the order of turns around the table, the viewer's at the bottom right. */

import type { Handle, Seat, View } from '@crupier/protocol';
import type { ReactNode } from 'react';
import { useTexts } from '../../../language/use-texts.ts';
import { stripsOfRow } from '../../duel/strip-lines.ts';
import { fitRows, rowLeast, type RowFit } from '../../room/fit-rows.ts';
import { useBoardRoom } from '../../room/use-board-room.ts';
import { useFrame } from '../../room/use-frame.ts';
import type { Frame } from '../../room/frame.ts';
import { useTable, type TableScene } from '../../scene/table-context.ts';
import { DuelCards, useDuelSides, type DuelSide } from './inferno-duel.tsx';
import { inCombat, othersAfter } from './inferno-reading.ts';
import { InfernoRow } from './inferno-row.tsx';
import { InfernoSeat } from './inferno-seat.tsx';
import { InfernoLine, NextAttacksNote } from './inferno-stage.tsx';

/** The most players whose sides are open at once. */
export const quartersMax = 4;

/** The far seats from left to right, and the near ones: whoever comes next sits at the left, and so on around the table. */
export function seatRows(view: View, near: Seat): readonly [far: readonly Seat[], near: readonly Seat[]] {
  const others = othersAfter(view, near);
  const beside = others.length > 2 ? others.slice(0, 1) : [];
  return [others.slice(beside.length), [...beside, near]];
}

/** What the note on a player's attacks takes of a side, in units. */
const noteHeight = 22;

/** The board without the hand. */
export function InfernoQuarters(): ReactNode {
  const { view, near, steady } = useTable();
  const texts = useTexts();
  const { board, room } = useBoardRoom(steady);
  const rows = seatRows(view, near);
  const { unit, text } = useFrame();
  const sides = useDuelSides(rows, { ...room, height: room.height - 2 * noteHeight * unit * text });
  const [far, ours] = [sides.slice(0, rows[0].length), sides.slice(rows[0].length)];
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable from the keyboard
    <section className="felt inferno" ref={board} aria-label={texts.tabTable} tabIndex={0} data-duel="">
      <div className="quarters" data-place="near">
        {ours.map((side) => (
          <Quarter key={side.seat} side={side} place="near" />
        ))}
      </div>
      <InfernoLine seats={[]} />
      <div className="quarters" data-place="far">
        {far.map((side) => (
          <Quarter key={side.seat} side={side} place="far" />
        ))}
      </div>
    </section>
  );
}

interface QuarterProps {
  readonly side: DuelSide;
  readonly place: 'near' | 'far';
}

/** The side of a player. Where words have no room its cards are faces, and objects stand with the numbers. */
function Quarter({ side, place }: QuarterProps): ReactNode {
  const scene = useTable();
  const { view, isOver } = scene;
  const frame = useFrame();
  const { seat, fit, row, beside } = side;
  const isTold = fit !== undefined;
  const defends = new Set(inCombat(view, 'defends'));
  const isAttacked = [...row, ...beside].some((handle) => defends.has(handle));
  return (
    <div className="side quarter" data-place={place} data-attacked={isAttacked || undefined}>
      {isTold ? <DuelCards {...side} /> : <InfernoRow seat={seat} place={place} fit={facesOf(side, scene, frame)} fighting={nobody} />}
      <p className="quarter-note">{!isOver && !isAttacked && <NextAttacksNote seat={seat} />}</p>
      <InfernoSeat seat={seat} place={place} isBare={isTold} isNarrow />
    </div>
  );
}

/** Those who fight keep their places. */
const nobody: ReadonlySet<Handle> = new Set();

function facesOf({ row, room }: DuelSide, scene: TableScene, { unit, small, text }: Frame): RowFit | undefined {
  const attached = stripsOfRow({ row, width: room.width, small, text }, scene);
  const height = Math.max(room.height, rowLeast);
  return fitRows([{ count: row.length, attached, beside: 12 }], { ...room, height, unit, small, text })[0];
}
