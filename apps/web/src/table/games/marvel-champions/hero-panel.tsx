/** A hero that lies open: its strip, identity and allies, what lies beside them, and the minions engaged with it. */

import { sayLabel, saySeat, type Handle, type Seat } from '@crupier/protocol';
import type { ReactNode } from 'react';
import { useTexts } from '../../../language/use-texts.ts';
import { CardRow } from '../../cards/card-row.tsx';
import { OpenHand } from '../../cards/open-hand.tsx';
import type { RowFit } from '../../room/fit-rows.ts';
import { useTable } from '../../scene/table-context.ts';
import { CardStack } from './card-stack.tsx';
import { HeroStrip } from './hero-strip.tsx';
import { activeIn, besideHero, engagedWith, friendlyOf, isAttacked } from './marvel-reading.ts';
import type { HeroFit } from './marvel-room.ts';

interface HeroPanelProps {
  readonly seat: Seat;
  readonly fit: HeroFit;
}

/** A panel of the whole width. */
export function HeroPanel({ seat, fit }: HeroPanelProps): ReactNode {
  const { view, speech, near, nearHandOnShelf } = useTable();
  const texts = useTexts();
  const name = saySeat(seat, speech);
  const { row, style, chipWidth, perColumn } = fit;
  const beside = besideHero(view, seat, speech);
  const stack = { label: texts.besideHero(name), handles: beside, chipWidth };
  return (
    <section className="mc-panel" {...panelMarks(seat, { view, speech })} aria-label={texts.heroOf(name)}>
      <HeroStrip seat={seat} />
      <div className="mc-row">
        <CardRow label={texts.heroOf(name)} handles={friendlyOf(view, seat, speech)} fit={row} className="line" />
        {style !== 'below' && <CardStack {...stack} emblems={style === 'emblems'} perColumn={perColumn} />}
        <span className="strip-space" />
        <EngagedRow seat={seat} fit={row} />
      </div>
      {style === 'below' && <CardStack {...stack} emblems={false} perColumn={0} className="mc-below" />}
      {seat === near && nearHandOnShelf && (
        <div data-fixed="">
          <OpenHand seat={seat} />
        </div>
      )}
    </section>
  );
}

/** How a panel is marked: whose turn it is, and whom an enemy attacks. */
export function panelMarks(
  seat: Seat,
  { view, speech }: Pick<ReturnType<typeof useTable>, 'view' | 'speech'>,
): Readonly<Partial<Record<'data-active' | 'data-attacked', true>>> {
  return {
    ...(activeIn(view) === seat && { 'data-active': true as const }),
    ...(isAttacked(view, seat, speech) && { 'data-attacked': true as const }),
  };
}

/** Minions behind a dotted line. */
export function EngagedRow({ seat, fit }: { readonly seat: Seat; readonly fit: RowFit }): ReactNode {
  const { view, speech } = useTable();
  const texts = useTexts();
  const handles: readonly Handle[] = engagedWith(view, seat);
  if (handles.length === 0) return undefined;
  return (
    <div className="mc-engaged">
      <span className="unseen">{sayLabel('engaged', speech)}</span>
      <CardRow label={texts.engagedWith(saySeat(seat, speech))} handles={handles} fit={fit} className="line" />
    </div>
  );
}
