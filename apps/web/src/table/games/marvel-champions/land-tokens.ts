import type { Seat } from '@crupier/protocol';
import { tokenFit, tokenLeast, tokenWorth, type Room, type RowFit } from '../../room/fit-rows.ts';
import type { TableScene } from '../../scene/table-context.ts';
import { engagedWith, friendlyOf } from './marvel-reading.ts';

/** What a hero leaves around its tokens, and what the dotted line takes, in pixels. */
const padding = 24;
const dotted = 17;
const gap = 6;

/** The tokens of another hero on a phone on its side, in one line or in two, as wide as all of them beside each other may be. */
export function tokensOf(seat: Seat, { view, speech }: Pick<TableScene, 'view' | 'speech'>, room: Room): RowFit {
  const friendly = friendlyOf(view, seat, speech).length;
  const engaged = engagedWith(view, seat).length;
  const free = room.width - padding - (engaged > 0 ? dotted : 0);
  const widthIn = (lines: 1 | 2): number => {
    const columns = Math.max(1, Math.ceil(friendly / lines) + Math.ceil(engaged / lines));
    return (free - gap * (columns - 1)) / columns;
  };
  // There is always the room that two lines need: the heroes are scrolled.
  const lines = widthIn(1) < tokenLeast ? 2 : 1;
  const fit = tokenFit(widthIn(lines), Math.max(tokenLeast, room.height / lines), room);
  return { fit, lines, gap, lineGap: gap, height: room.height, worth: tokenWorth };
}
