/** Marvel Champions on a phone held upright: the villain's block, the lane of who acts or is attacked, the others as strips. */

import { saySeat, type Handle, type Seat } from '@crupier/protocol';
import type { ReactNode } from 'react';
import { useTexts } from '../../../language/use-texts.ts';
import { CardButton } from '../../cards/card-button.tsx';
import { Zone } from '../../cards/zone.tsx';
import { tokenFit, tokenLeast } from '../../room/fit-rows.ts';
import type { BoardRoom } from '../../room/use-board-room.ts';
import { useFrame } from '../../room/use-frame.ts';
import { attachedTo } from '../../scene/reading.ts';
import { useTable } from '../../scene/table-context.ts';
import { AnnouncementStrip } from './announcement-strip.tsx';
import { plateBox } from './face-fit.ts';
import { HeroLane } from './hero-lane.tsx';
import { useFittedLanes } from './fitted-lanes.ts';
import { BoostCount } from './land-board.tsx';
import { HitPoints, LaneName, Order } from './lane-head.tsx';
import { besideVillain, focusOf, mainSchemeOf, seatsOf, villainOf } from './marvel-reading.ts';
import { panelMarks } from './panel-marks.ts';
import { PlateButton } from './plate-button.tsx';
import { SchemeClock, SchemeFigures, SchemeRuler } from './scheme-clock.tsx';
import { useLaneRooms } from './use-lane-rooms.ts';
import { VillainFacts } from './villain-facts.tsx';
import { VillainPiles } from './villain-row.tsx';

const neverNarrow = (): boolean => false;

/** The board of a phone held upright. */
export function PhoneBoard({ room }: { readonly room: BoardRoom }): ReactNode {
  const { view, speech, near, nearHandOnShelf } = useTable();
  // Where a match is stepped through, the hand lies in the lane whose eyes see it.
  const focus = nearHandOnShelf ? near : focusOf(view, near, speech);
  const others = seatsOf(view).filter((seat) => seat !== focus);
  const { lanes, rooms } = useLaneRooms();
  const laid = useFittedLanes([focus], neverNarrow, rooms);
  return (
    <>
      <PhoneVillain width={room.width} />
      <div className="mc-lanes" ref={lanes} data-heroes={view.seats.length}>
        <HeroLane key={focus} seat={focus} laid={laid.get(focus)} isNarrow={false} />
        {others.length > 0 && (
          <div className="mc-strips">
            {others.map((seat) => (
              <LaneStrip key={seat} seat={seat} others={others.length} />
            ))}
          </div>
        )}
      </div>
    </>
  );
}

/** What a strip leaves to its hero's name, by how many strips there are, in pixels. */
const stripName: Readonly<Record<number, number>> = { 1: 96, 2: 96, 3: 50 };

/** Another hero in one line: order, name, hit points, and what comes. */
function LaneStrip({ seat, others }: { readonly seat: Seat; readonly others: number }): ReactNode {
  const scene = useTable();
  const { text } = useFrame();
  const isNarrow = others > 1;
  return (
    <section
      className="mc-lane-strip"
      data-strip={seat}
      data-seat={seat}
      data-narrow={isNarrow || undefined}
      {...panelMarks(seat, scene)}
      aria-label={saySeat(seat, scene.speech)}
    >
      <Order seat={seat} />
      <LaneName seat={seat} room={(stripName[others] ?? 50) / text} />
      <HitPoints seat={seat} bar={false} />
      {!isNarrow && <AnnouncementStrip seat={seat} />}
    </section>
  );
}

/** The villain's token, what the block leaves to its facts, and a plate of what lies beside it, in pixels. */
const token = { width: 58, height: 64 } as const;
const schemeWidth = 98;
const pilesWidth = 44;
const gaps = 24;
const plateLeast = 112;
const besideGap = 6;

function PhoneVillain({ width }: { readonly width: number }): ReactNode {
  const { view, speech } = useTable();
  const texts = useTexts();
  const villain = villainOf(view, speech);
  const scheme = mainSchemeOf(view, speech);
  return (
    <section className="mc-phone-villain" data-strip={-1} aria-label={texts.villainSide}>
      <div className="mc-phone-block">
        {villain !== undefined && (
          <>
            <CardButton handle={villain} fit={tokenFit(token.width, token.height, { unit: 1, small: true })} />
            <div className="mc-villain-facts">
              <VillainFacts villain={villain} width={width - token.width - schemeWidth - pilesWidth - gaps} />
              <BoostCount villain={villain} />
            </div>
          </>
        )}
        {scheme !== undefined && (
          <div className="mc-phone-scheme">
            <CardButton handle={scheme} draw={() => <PhoneScheme scheme={scheme} />} />
          </div>
        )}
        <VillainPiles />
      </div>
      <PhoneBeside width={width} villain={villain} />
    </section>
  );
}

/** The main scheme in figures, with its ruler and the rounds that are left. */
function PhoneScheme({ scheme }: { readonly scheme: Handle }): ReactNode {
  return (
    <span className="mc-phone-figures">
      <SchemeFigures scheme={scheme} />
      <SchemeRuler scheme={scheme} />
      <SchemeClock scheme={scheme} short />
    </span>
  );
}

/** Attachments as emblems, side schemes and environments as plates while they have room: one line, which is scrolled sideways. */
function PhoneBeside({ width, villain }: { readonly width: number; readonly villain: Handle | undefined }): ReactNode {
  const { view, speech } = useTable();
  const texts = useTexts();
  const frame = useFrame();
  const attached = villain === undefined ? [] : attachedTo(view, villain);
  const beside = besideVillain(view, speech);
  if (attached.length + beside.length === 0) return undefined;
  const free = width - attached.length * (tokenLeast + besideGap);
  const each = Math.floor((free + besideGap) / Math.max(1, beside.length) - besideGap);
  const emblem = tokenFit(tokenLeast, tokenLeast, { unit: 1, small: true });
  return (
    <Zone label={texts.besideVillain} className="mc-phone-beside">
      {attached.map((handle) => (
        <li key={handle}>
          <CardButton handle={handle} fit={emblem} />
        </li>
      ))}
      {beside.map((handle) => (
        <li key={handle}>
          {each < plateLeast ? (
            <CardButton handle={handle} fit={emblem} />
          ) : (
            <PlateButton handle={handle} box={plateBox({ width: each, height: tokenLeast }, { ...frame, text: 1 })} />
          )}
        </li>
      ))}
    </Zone>
  );
}
