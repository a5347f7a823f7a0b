/** A hero's lane: its head, what will happen to it, and its cards. It never changes its place. */

import { saySeat, type Seat } from '@crupier/protocol';
import type { ReactNode } from 'react';
import { OpenHand } from '../../cards/open-hand.tsx';
import { useTable } from '../../scene/table-context.ts';
import { AnnouncementStrip } from './announcement-strip.tsx';
import type { LaidLane } from './fitted-lanes.ts';
import { LaneBody } from './lane-body.tsx';
import { LaneHead } from './lane-head.tsx';
import { panelMarks } from './panel-marks.ts';

interface HeroLaneProps {
  readonly seat: Seat;
  /** What lies in it; undefined before its room is measured. */
  readonly laid: LaidLane | undefined;
  readonly isNarrow: boolean;
}

/** A lane. */
export function HeroLane({ seat, laid, isNarrow }: HeroLaneProps): ReactNode {
  const scene = useTable();
  const { speech, near, nearHandOnShelf } = scene;
  return (
    <section
      className="mc-lane"
      data-near={seat === near || undefined}
      data-narrow={isNarrow || undefined}
      {...panelMarks(seat, scene)}
      aria-label={saySeat(seat, speech)}
    >
      <LaneHead seat={seat} isNarrow={isNarrow} width={laid?.width ?? 0} />
      <AnnouncementStrip seat={seat} />
      <div className="mc-lane-body" data-lane={seat}>
        {laid !== undefined && <LaneBody seat={seat} {...laid} />}
      </div>
      {seat === near && nearHandOnShelf && <OpenHand seat={seat} />}
    </section>
  );
}
