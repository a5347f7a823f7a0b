import type { Handle, Seat } from '@crupier/protocol';
import { useLayoutEffect, useState } from 'react';
import { hasFoot, type NameSettings } from '../../faces/told-measure.ts';
import type { BoardRoom } from '../room/use-board-room.ts';
import { makeKeptMixes } from '../room/kept-mixes.ts';
import { useFrame } from '../room/use-frame.ts';
import { attachedTo } from '../scene/reading.ts';
import { useTable, type TableScene } from '../scene/table-context.ts';
import { fitSide } from './fit-side.ts';
import type { SideFit, SideMix } from './side-formats.ts';

/** What lies on the side of a seat, and what room it has, in pixels. */
export interface SideHandles {
  readonly seat: Seat;
  readonly room: BoardRoom;
  readonly row: readonly Handle[];
  readonly beside: readonly Handle[];
}

/** The sides of a board as they fit, each in its place; each keeps its formats while they fit. */
export function useFittedSides(
  sides: readonly SideHandles[],
  { names, flanks }: { readonly names: NameSettings; readonly flanks: number },
): readonly (SideFit | undefined)[] {
  const scene = useTable();
  const { unit, text, small } = useFrame();
  const [kept] = useState(makeKeptMixes<SideMix>);
  const scale = unit * text;
  const rooms = sides.map(({ room: { width, height } }) => ({
    width: Math.floor(width / scale),
    height: Math.floor(height / scale),
    flanks,
  }));
  const fits = sides.map(({ seat, row, beside }, at) => {
    const room = rooms[at];
    if (small || room === undefined || room.width === 0) return undefined;
    const rowCards = row.map((handle) => ({
      ...cardAt(handle, scene),
      attached: attachedTo(scene.view, handle).map((each) => cardAt(each, scene).name),
      hasFoot: hasFoot(scene.look.stateOf(handle, scene.view, scene.speech)),
    }));
    return fitSide({ row: rowCards, beside: beside.map((handle) => cardAt(handle, scene)), names }, room, kept.of(seat, room));
  });
  useLayoutEffect(() => {
    for (const [at, room] of rooms.entries()) kept.keep(sides[at]?.seat ?? at, room, fits[at]);
  });
  return fits;
}

const nobody = { name: '', text: [] as readonly string[] };

function cardAt(handle: Handle, { view, speech, look }: TableScene): typeof nobody {
  const seen = view.cards[handle];
  const sheet = seen === undefined ? undefined : speech.card(look.definitionOf(seen));
  return sheet === undefined ? nobody : { name: sheet.name[speech.language], text: sheet.text[speech.language] };
}
