/** KeyForge's table in strata: strip, battleline, active house, battleline, strip; the viewer's side near. */

import { sayLabel, saySeat, type Handle, type Seat, type View } from '@crupier/protocol';
import type { ReactNode } from 'react';
import { glassNames } from '../../../faces/glass/glass-layout.ts';
import { useTexts } from '../../../language/use-texts.ts';
import { HouseSign } from '../../../parts/house-sign.tsx';
import { CardRow } from '../../cards/card-row.tsx';
import { SumLine } from '../../duel/figures/sum-line.tsx';
import { SideBody } from '../../duel/side-body.tsx';
import type { SideFit } from '../../duel/side-formats.ts';
import { rowHeight } from '../../duel/row-heights.ts';
import { stripsOfRow } from '../../duel/strip-lines.ts';
import { useFittedSides } from '../../duel/use-fitted-sides.ts';
import { fitRows, rowLeast, type Room, type RowFit, type RowWish } from '../../room/fit-rows.ts';
import { useBoardRoom } from '../../room/use-board-room.ts';
import { useFrame } from '../../room/use-frame.ts';
import type { Frame } from '../../room/frame.ts';
import { effectsOf, readNumber, readText, zoneOf } from '../../scene/reading.ts';
import { useTable, type TableScene } from '../../scene/table-context.ts';
import { SeatEdge } from '../../seats/seat-edge.tsx';
import { useLineGaps } from './line-gaps.tsx';
import { nextKeyOf } from './next-keys.ts';
import { SeatNumbers } from './seat-numbers.tsx';

/** The cards that lie open on this table. */
export function drawnOn(view: View, near: Seat): ReadonlySet<Handle> {
  const open = new Set(['line', 'artifacts', 'effects', 'resolving']);
  const cards = view.zones.filter((zone) => open.has(zone.kind)).flatMap((zone) => zone.cards);
  return new Set([...cards, ...zoneOf(view, 'hand', near).cards]);
}

/** What flanks and legal marks take beside a row and between the rows, in pixels at the least unit. */
const flanksWidth = 60;
const marksHeight = 62;
const marksHeightSmall = 26;
/** The same where cards carry their words: what legal marks and margins take of both sides, and flanks of a row, in units. */
const toldMarks = 72;
const flanksOfTold = 64;

/** The board without the hand. */
export function KeyforgeBoard(): ReactNode {
  const { view, speech, near, steady } = useTable();
  const texts = useTexts();
  const frame = useFrame();
  const { board, room } = useBoardRoom(steady);
  const far = view.seats.map((_, seat) => seat).find((seat) => seat !== near) ?? near;
  const [nearFit, farFit] = fitLines({ view, speech }, [near, far], frame, room);
  const half = { width: room.width, height: (room.height - toldMarks * frame.unit) / 2 };
  const sides = [near, far].map((seat) => ({
    seat,
    room: half,
    row: zoneOf(view, 'line', seat).cards,
    beside: zoneOf(view, 'artifacts', seat).cards,
  }));
  const [nearSide, farSide] = useFittedSides(sides, { names: glassNames, flanks: flanksOfTold });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable from the keyboard
    <section className="felt keyforge" ref={board} aria-label={texts.tabTable} tabIndex={0}>
      <Side seat={near} place="near" fit={nearFit} told={nearSide} />
      <Middle far={far} />
      <Side seat={far} place="far" fit={farFit} told={farSide} />
    </section>
  );
}

/** Both battlelines in the room that the board leaves them. On small screens the far one may need more: it is scrolled. */
function fitLines(
  { view, speech }: Pick<TableScene, 'view' | 'speech'>,
  seats: readonly Seat[],
  { unit, small, text, mode }: Frame,
  { width, height }: { readonly width: number; readonly height: number },
): readonly (RowFit | undefined)[] {
  const wishes = seats.map((seat): RowWish => {
    const { cards } = zoneOf(view, 'line', seat);
    const attached = stripsOfRow({ row: cards, width, small, text }, { view, speech });
    return { count: cards.length, attached, beside: small ? 8 : flanksWidth * unit };
  });
  const room: Room = { width, height: height - (small ? marksHeightSmall : marksHeight * unit), unit, small, text };
  // Where text is so large that it leaves less, the board is scrolled.
  if (!small) return fitRows(wishes, { ...room, height: Math.max(room.height, wishes.length * rowLeast) });
  return wishes.map((wish) => fitRows([wish], { ...room, height: rowHeight(wish, room, mode) })[0]);
}

interface SideProps {
  readonly seat: Seat;
  readonly place: 'near' | 'far';
  /** The row where cards have no room for their words. */
  readonly fit: RowFit | undefined;
  /** The side where they have. */
  readonly told: SideFit | undefined;
}

function Side({ seat, place, fit, told }: SideProps): ReactNode {
  const { view, speech } = useTable();
  const texts = useTexts();
  const { small } = useFrame();
  const name = saySeat(seat, speech);
  const flank = (which: FlankProps['which']): ReactNode => (small ? undefined : <Flank which={which} place={place} />);
  const line = zoneOf(view, 'line', seat).cards;
  const artifacts = zoneOf(view, 'artifacts', seat).cards;
  const gaps = useLineGaps(place, line);
  const gapAt = small ? undefined : gaps;
  const labels = { row: texts.battleline(name), beside: texts.artifacts(name) };
  return (
    <div className="side" data-place={place}>
      {told === undefined ? (
        <div className="side-line">
          {flank('left')}
          {fit !== undefined && <CardRow label={labels.row} handles={line} fit={fit} gapAt={gapAt} />}
          {flank('right')}
        </div>
      ) : (
        <SideBody row={line} beside={artifacts} fit={told} labels={labels} ends={[flank('left'), flank('right')]} gapAt={gapAt} />
      )}
      <SeatEdge
        seat={seat}
        place={place}
        active={readNumber(view.table, 'active') === seat}
        title={readText(view.seats[seat], 'deck') || undefined}
        piles={shownPiles(view, seat, small)}
        chips={[...(told === undefined ? artifacts : []), ...effectsAt(view, seat)]}
        chipsLabel={labels.beside}
      >
        <SeatNumbers seat={seat} />
      </SeatEdge>
    </div>
  );
}

interface FlankProps extends Pick<SideProps, 'place'> {
  readonly which: 'left' | 'right';
}

/** An end of a battleline. Where it is asked on which flank a creature enters, it is a button that answers. */
function Flank({ which, place }: FlankProps): ReactNode {
  const { placeOf } = useTable();
  const texts = useTexts();
  const spot = `${which}Flank${place === 'near' ? '' : 'OfOpponent'}`;
  const chosen = placeOf(spot);
  const right = which === 'right' || undefined;
  if (chosen === undefined) {
    return (
      <span className="flank" data-right={right} data-spot={spot} aria-hidden="true">
        {texts.flank}
      </span>
    );
  }
  return (
    <button
      type="button"
      className="flank"
      data-right={right}
      data-spot={spot}
      aria-label={chosen.words}
      title={chosen.words}
      onClick={chosen.choose}
    >
      {texts.flank}
    </button>
  );
}

/** What was purged is told only once there is something; the viewer sees the own hand on small screens as it is. */
function shownPiles(view: View, seat: Seat, small: boolean): readonly string[] {
  const hand = small && view.viewer === seat ? [] : ['hand'];
  const kinds = [...hand, 'deck', 'discard', 'archives'];
  return zoneOf(view, 'purged', seat).count > 0 ? [...kinds, 'purged'] : kinds;
}

/** Lasting effects, at the side of the seat that controls them. What works on one card is told with that card. */
function effectsAt(view: View, seat: Seat): readonly Handle[] {
  return effectsOf(view).filter((handle) => view.cards[handle]?.controller === seat && view.cards[handle]?.host === undefined);
}

/** The line between the sides: the active house, and at its ends how near each player is to a key; nothing of it once the match is over. */
function Middle({ far }: { readonly far: Seat }): ReactNode {
  const { near } = useTable();
  const { small } = useFrame();
  return (
    <div className="middle" data-fixed="">
      {!small && <NextKeyNote seat={far} />}
      <ActiveHouse />
      {!small && <NextKeyNote seat={near} />}
      <SumLine />
    </div>
  );
}

function ActiveHouse(): ReactNode {
  const { view, speech, isOver } = useTable();
  const texts = useTexts();
  const house = readText(view.table, 'house');
  const name = saySeat(readNumber(view.table, 'active'), speech);
  if (house === '') return <span className="middle-house">{isOver ? '' : texts.noHouseYet(name)}</span>;
  return (
    <span className="middle-house">
      <HouseSign house={house} word={sayLabel(house, speech)} active />
      <span>{texts.activeHouseOf(name)}</span>
    </span>
  );
}

/** How near a player is to the next key, and what reaping could add. */
function NextKeyNote({ seat }: { readonly seat: Seat }): ReactNode {
  const { view, speech, isOver } = useTable();
  const texts = useTexts();
  const name = saySeat(seat, speech);
  const { aember, cost, reaping } = nextKeyOf(view, seat, speech);
  if (isOver) return <span className="next-key" />;
  const isReady = aember >= cost;
  return (
    <span className="next-key" data-ready={isReady || undefined}>
      <b>{isReady ? texts.keyReady(name) : texts.keyShort(name, cost - aember)}</b>
      {reaping > 0 && <span>{texts.byReaping(aember + reaping)}</span>}
    </span>
  );
}
