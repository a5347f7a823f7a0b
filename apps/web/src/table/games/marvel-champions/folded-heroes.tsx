/** The others of a table of more than two heroes: each a strip and tokens with all their values. */

import { saySeat, type Seat } from '@crupier/protocol';
import type { CSSProperties, ReactNode } from 'react';
import { useTexts } from '../../../language/use-texts.ts';
import { CardRow } from '../../cards/card-row.tsx';
import { tokenFit, tokenLeast, tokenWorth, type Room, type RowFit } from '../../room/fit-rows.ts';
import { useTable, type TableScene } from '../../scene/table-context.ts';
import { EngagedRow, panelMarks } from './hero-panel.tsx';
import { HeroStrip } from './hero-strip.tsx';
import { activeIn, engagedWith, friendlyOf } from './marvel-reading.ts';

/** How much wider the hero is whose turn it is. */
const activePart = 1.35;
/** What a folded hero leaves around its tokens, and what the dotted line takes, in pixels at the least unit. */
const padding = 24;
const dotted = 17;
const gap = 6;

interface FoldedHeroesProps {
  readonly seats: readonly Seat[];
  readonly room: Pick<Room, 'width' | 'unit' | 'small'>;
  /** Of the tokens, in pixels. */
  readonly height: number;
  /** Whether they stand below each other, each with its tokens beside its strip. */
  readonly stacked: boolean;
}

/** The folded heroes, beside each other or below each other. */
export function FoldedHeroes({ seats, room, height, stacked }: FoldedHeroesProps): ReactNode {
  const { view } = useTable();
  const parts = seats.map((seat) => (activeIn(view) === seat ? activePart : 1));
  const all = parts.reduce((sum, part) => sum + part, 0);
  const free = room.width - (seats.length - 1) * 8 * room.unit;
  const style: CSSProperties | undefined = stacked
    ? undefined
    : { gridTemplateColumns: parts.map((part) => `minmax(0, ${part}fr)`).join(' ') };
  return (
    <div className="mc-folds" data-fixed="" data-stacked={stacked || undefined} style={style}>
      {seats.map((seat, at) => (
        <FoldedHero
          key={seat}
          seat={seat}
          room={{ ...room, width: stacked ? room.width - stripWidth * room.unit : (free * (parts[at] ?? 1)) / all }}
          height={height}
        />
      ))}
    </div>
  );
}

/** What the strip of a hero takes where its tokens stand beside it, in pixels at the least unit. */
const stripWidth = 336;

interface FoldedHeroProps extends Pick<FoldedHeroesProps, 'room' | 'height'> {
  readonly seat: Seat;
}

function FoldedHero({ seat, room, height }: FoldedHeroProps): ReactNode {
  const scene = useTable();
  const texts = useTexts();
  const name = saySeat(seat, scene.speech);
  const friendly = friendlyOf(scene.view, seat, scene.speech);
  const fit = tokensOf(seat, scene, { ...room, height });
  return (
    <section className="mc-fold" {...panelMarks(seat, scene)} aria-label={texts.heroOf(name)}>
      <HeroStrip seat={seat} folded />
      <div className="mc-row">
        <CardRow label={texts.heroOf(name)} handles={friendly} fit={fit} className="line" />
        <EngagedRow seat={seat} fit={fit} />
      </div>
    </section>
  );
}

/** The tokens of a hero in one line or in two, as wide as all of them beside each other may be. */
export function tokensOf(seat: Seat, { view, speech }: Pick<TableScene, 'view' | 'speech'>, room: Room): RowFit {
  const friendly = friendlyOf(view, seat, speech).length;
  const engaged = engagedWith(view, seat).length;
  const free = room.width - (padding + (engaged > 0 ? dotted : 0)) * room.unit;
  const widthIn = (lines: 1 | 2): number => {
    const columns = Math.max(1, Math.ceil(friendly / lines) + Math.ceil(engaged / lines));
    return (free - gap * (columns - 1)) / columns;
  };
  const hasTwo = room.height >= 2 * tokenLeast * room.unit + gap && widthIn(1) < roomyWidth * room.unit;
  // On small screens there is always the room that two lines need: there the heroes are scrolled.
  const lines = hasTwo || (room.small && widthIn(1) < tokenLeast) ? 2 : 1;
  const each = room.small ? Math.max(tokenLeast, room.height / lines) : (room.height - (lines - 1) * gap) / lines;
  const fit = tokenFit(widthIn(lines), each, room);
  return { fit, lines, gap, lineGap: gap, height: room.height, worth: tokenWorth };
}

/** Tokens that would be narrower than this in one line lie in two, in pixels at the least unit. */
const roomyWidth = 64;
