/** Inferno's table in strata: the others, their row, the stage, the viewer's row, the viewer's strip. */

import type { Handle, Seat, Speech, View } from '@crupier/protocol';
import { useState, type ReactNode } from 'react';
import { useTexts } from '../../../language/use-texts.ts';
import { Piles } from '../../cards/piles.tsx';
import { isTight, rowHeight } from '../../duel/row-heights.ts';
import { stripsOfRow } from '../../duel/strip-lines.ts';
import { fitRows, rowLeast, type Room, type RowFit, type RowWish } from '../../room/fit-rows.ts';
import type { Frame } from '../../room/frame.ts';
import { useBoardRoom, type BoardRoom } from '../../room/use-board-room.ts';
import { useFrame } from '../../room/use-frame.ts';
import { readNumber, readText } from '../../scene/reading.ts';
import { useTable, type TableScene } from '../../scene/table-context.ts';
import { FoldedSeats, openPiles } from './folded-seats.tsx';
import { alliesOf, demonOf, inCombat, othersAfter, resourcesOf } from './inferno-reading.ts';
import { InfernoQuarters, quartersMax } from './inferno-quarters.tsx';
import { InfernoRow } from './inferno-row.tsx';
import { InfernoSeat } from './inferno-seat.tsx';
import { DuelCards, useDuelSides } from './inferno-duel.tsx';
import { InfernoLine, InfernoStage } from './inferno-stage.tsx';
import '../../../styles/inferno.css';
import '../../../styles/inferno-chain.css';
import '../../../styles/inferno-small.css';

/** What crowns and legal marks take around the rows, in pixels at the least unit. */
const marksHeight = 72;
const marksHeightSmall = 34;
/** What the piles of an open seat take beside its row, in pixels at the least unit. */
const pilesWidth = 132;
/** How far cards grow. */
const growth = 1.6;
/** How wide low faces are on large screens, in units, and as a part of the board, beside whose middle there is more. */
const low = { least: 108, most: 150, part: 0.15 } as const;

/** The board without the hand: for three and four on large screens all sides are open at once. */
export function InfernoBoard(): ReactNode {
  const { view } = useTable();
  const { small } = useFrame();
  return view.seats.length > 2 && view.seats.length <= quartersMax && !small ? <InfernoQuarters /> : <InfernoStrata />;
}

/** The board in strata: of several others one is open, the others are tiles. */
function InfernoStrata(): ReactNode {
  const scene = useTable();
  const { view, speech, near, steady } = scene;
  const texts = useTexts();
  const frame = useFrame();
  const { board, room } = useBoardRoom(steady);
  const others = othersAfter(view, near);
  const [chosen, setChosen] = useState<{ readonly seat: Seat; readonly about: string } | undefined>(undefined);
  const about = aboutNow(scene);
  // Whom the reader opened stays open until something else is asked or attacked.
  const opened = (chosen?.about === about ? chosen.seat : undefined) ?? seatAtIssue(scene, others);
  const fighting = new Set<Handle>([...inCombat(view, 'attacks'), ...inCombat(view, 'defends')]);
  const [farFit, nearFit, stageFit] = fitAll({ view, speech }, [opened, near], frame, room);
  // For two, on large screens, the stage is a line and the cards carry their words.
  const [farSide, nearSide] = useDuelSides(others.length > 1 ? [] : [[opened], [near]], room);
  if (farSide?.fit !== undefined && nearSide?.fit !== undefined) {
    return (
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable from the keyboard
      <section className="felt inferno" ref={board} aria-label={texts.tabTable} tabIndex={0} data-duel="">
        <div className="side" data-place="near">
          <DuelCards {...nearSide} />
          <InfernoSeat seat={near} place="near" isBare />
        </div>
        <InfernoLine seats={[opened, near]} />
        <div className="side" data-place="far">
          <DuelCards {...farSide} />
          <InfernoSeat seat={opened} place="far" isBare />
        </div>
      </section>
    );
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable from the keyboard
    <section className="felt inferno" ref={board} aria-label={texts.tabTable} tabIndex={0}>
      <div className="side" data-place="near">
        <InfernoRow seat={near} place="near" fit={nearFit} fighting={fighting} />
        <InfernoSeat seat={near} place="near" />
      </div>
      <InfernoStage fit={stageFit} />
      <div className="side" data-place="far">
        <InfernoRow seat={opened} place="far" fit={farFit} fighting={fighting}>
          {others.length > 1 && !frame.small && <Piles seat={opened} kinds={openPiles} />}
        </InfernoRow>
        {others.length > 1 ? (
          <FoldedSeats seats={others} opened={opened} onOpen={(seat) => setChosen({ seat, about })} />
        ) : (
          <InfernoSeat seat={opened} place="far" />
        )}
      </div>
    </section>
  );
}

/** A text that is another as soon as something else is asked or fought. */
function aboutNow({ view, marks }: TableScene): string {
  const legal = [...marks].filter(([, mark]) => mark.legal !== undefined).map(([handle]) => handle);
  return [...legal, readText(view.table, 'stage'), readNumber(view.table, 'turn')].join(' ');
}

/** The seat that matters most: asked about, fighting, or in its turn; otherwise the next. */
function seatAtIssue({ view, speech, near, marks }: TableScene, others: readonly Seat[]): Seat {
  const has = (seat: Seat, wanted: (handle: Handle) => boolean): boolean =>
    [demonOf(view, seat, speech) ?? '', ...alliesOf(view, seat, speech), ...resourcesOf(view, seat)].some(wanted);
  const fighting = new Set([...inCombat(view, 'attacks'), ...inCombat(view, 'defends')]);
  return (
    others.find((seat) => has(seat, (handle) => marks.get(handle)?.legal !== undefined)) ??
    others.find((seat) => has(seat, (handle) => fighting.has(handle))) ??
    others.find((seat) => readNumber(view.table, 'active') === seat) ??
    others[0] ??
    near
  );
}

/** On the stage attached cards are a count: weapons do not change the height of the stage. */
function withoutStrips(row: RowFit): RowFit {
  return { ...row, fit: { ...row.fit, strips: false } };
}

/** The far row, the near row and the stage. Those who fight keep their places, so that rows do not change when they step forward. */
function fitAll(
  { view, speech }: { readonly view: View; readonly speech: Speech },
  seats: readonly Seat[],
  { unit, small, text, mode }: Frame,
  { width, height }: BoardRoom,
): readonly (RowFit | undefined)[] {
  const wishes = seats.map((seat, place): RowWish => {
    const allies = alliesOf(view, seat, speech);
    const demon = demonOf(view, seat, speech);
    const cards = demon === undefined ? allies : [demon, ...allies];
    const hasPiles = view.seats.length > 2 && place === 0 && !small;
    const attached = stripsOfRow({ row: cards, width, small, text }, { view, speech });
    return { count: cards.length, attached, beside: hasPiles ? pilesWidth * unit : 12 };
  });
  const fighters = [...inCombat(view, 'attacks'), ...inCombat(view, 'defends')];
  const room: Room = { width, height: height - (small ? marksHeightSmall : marksHeight * unit), unit, small, text, growth };
  if (!small) {
    const rows = [...wishes, { count: Math.max(2, fighters.length), beside: width * 0.5 }];
    // Where text is so large that it leaves less, the board is scrolled.
    const widest = Math.max(low.least, Math.min(low.most, width * low.part));
    const fits = fitRows(rows, { ...room, widest, height: Math.max(room.height, rows.length * rowLeast) });
    return fits.map((each, at) => (at < wishes.length ? each : withoutStrips(each)));
  }
  const stage =
    fighters.length === 0
      ? undefined
      : fitRows([{ count: fighters.length, beside: width * 0.48 }], { ...room, height: 62 }).map(withoutStrips)[0];
  const stepped = seats.map((seat) => {
    return [demonOf(view, seat, speech) ?? '', ...alliesOf(view, seat, speech)].filter((handle) => fighters.includes(handle)).length;
  });
  const left = room.height - (stage === undefined ? 0 : 74);
  const rows = wishes.map((each, at) => {
    // Where room is tight, the places of those who fight are given up.
    const wish = isTight(left) ? { ...each, count: each.count - (stepped[at] ?? 0) } : each;
    return fitRows([wish], { ...room, height: rowHeight(wish, { ...room, height: left }, mode) })[0];
  });
  return [...rows, stage];
}
