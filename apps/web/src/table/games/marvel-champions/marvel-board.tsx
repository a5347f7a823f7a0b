/** Marvel Champions in strata: the villain, the others, the viewer's hero. */

import { saySeat, type Handle, type Seat, type Speech, type View } from '@crupier/protocol';
import type { ReactNode } from 'react';
import { useTexts } from '../../../language/use-texts.ts';
import { attachedTo, readNumber, zoneOf } from '../../scene/reading.ts';
import { useTable, type TableScene } from '../../scene/table-context.ts';
import type { Frame } from '../../room/frame.ts';
import { fitLine, rowLeast, tokenLeast, type Room } from '../../room/fit-rows.ts';
import { useBoardRoom, type BoardRoom } from '../../room/use-board-room.ts';
import { useFrame } from '../../room/use-frame.ts';
import { CardRow } from '../../cards/card-row.tsx';
import { OpenHand } from '../../cards/open-hand.tsx';
import { CardStack } from './card-stack.tsx';
import { FoldedHeroes, tokensOf } from './folded-heroes.tsx';
import { EngagedRow, HeroPanel, panelMarks } from './hero-panel.tsx';
import { HeroStrip } from './hero-strip.tsx';
import { besideHero, besideVillain, engagedWith, friendlyOf, othersAfter, villainOf } from './marvel-reading.ts';
import { fitTable, fitVillain, type HeroCards } from './marvel-room.ts';
import { VillainRow, VillainRowSmall } from './villain-row.tsx';

/** The board without the hand. */
export function MarvelBoard(): ReactNode {
  const { steady } = useTable();
  const texts = useTexts();
  const { small } = useFrame();
  const { board, room } = useBoardRoom(steady);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable from the keyboard
    <section className="felt marvel" ref={board} aria-label={texts.tabTable} tabIndex={0}>
      {small ? <SmallTable room={room} /> : <LargeTable room={room} />}
    </section>
  );
}

/** What legal marks take around a row, in pixels at the least unit. */
const marksHeight = 32;
const growth = 1.5;

/** From so many heroes on, all but the viewer's are folded. */
const foldsFrom = 3;

/** The seats whose rows lie open, the viewer's last, and those that are folded. */
export function openSeats(view: View, near: Seat): { readonly open: readonly Seat[]; readonly folded: readonly Seat[] } {
  const others = othersAfter(view, near);
  return view.seats.length < foldsFrom ? { open: [...others, near], folded: [] } : { open: [near], folded: others };
}

/** The heights of folded tokens, in pixels. */
function foldedHeight(height: number, { mode, unit }: Frame): number {
  return mode === 'tall' ? 50 : Math.max(100 * unit, Math.min(120 * unit, height * 0.13));
}

function LargeTable({ room: { width, height } }: { readonly room: BoardRoom }): ReactNode {
  const scene = useTable();
  const frame = useFrame();
  const { view, speech, near } = scene;
  const { unit, text } = frame;
  const { open, folded } = openSeats(view, near);
  const rows = open.length + 1;
  const free = height - rows * marksHeight * unit;
  // Where text is so large that it leaves less, the board is scrolled.
  const room: Room = { width, height: Math.max(free, rows * rowLeast), unit, small: false, text, growth };
  const inside = { ...room, width: width - 24 * unit };
  const fits = fitTable(
    open.map((seat) => cardsOf(seat, scene)),
    inside,
  );
  const villain = villainOf(view, speech);
  const villainFit =
    fits.villain &&
    fitVillain(
      {
        attached: villain === undefined ? 0 : attachedTo(view, villain).length,
        beside: besideVillain(view, speech).length,
        hasBoost: villain !== undefined && readNumber(view.cards[villain]?.now, 'boosts') > 0,
      },
      fits.villain,
      room,
    );
  const panels = open.flatMap((seat, at) => {
    const fit = fits.heroes[at];
    return fit === undefined ? [] : [{ seat, panel: <HeroPanel key={seat} seat={seat} fit={fit} /> }];
  });
  return (
    <>
      <div className="side" data-place="near">
        {panels.filter(({ seat }) => seat === near).map(({ panel }) => panel)}
      </div>
      <div className="side mc-far" data-place="far">
        {villainFit !== undefined && <VillainRow fit={villainFit} />}
        {panels.filter(({ seat }) => seat !== near).map(({ panel }) => panel)}
        {folded.length > 0 && (
          <FoldedHeroes seats={folded} room={room} height={foldedHeight(frame.height, frame)} stacked={frame.mode === 'tall'} />
        )}
      </div>
    </>
  );
}

function cardsOf(seat: Seat, { view, speech }: Pick<TableScene, 'view' | 'speech'>): HeroCards {
  const friendly = friendlyOf(view, seat, speech);
  const engaged = engagedWith(view, seat);
  const [, ...allies] = friendly;
  return {
    friendly: friendly.length,
    engaged: engaged.length,
    beside: besideHero(view, seat, speech).length,
    attached: Math.max(0, ...[...allies, ...engaged].map((handle) => attachedTo(view, handle).length)),
  };
}

/** The least height of the villain's side on a small screen, and the heights of its row. */
const farLeast = 104;
const villainHeights = { roomy: 88, tight: 62 } as const;
/** In a window from this height on, a phone's board has room for emblems of upgrades and a roomy villain. */
const roomyFrom = 760;
/** The most of a row on a small screen. */
const rowMost = 96;
/** Between two emblems. */
const emblemGap = 8;

function SmallTable({ room }: { readonly room: BoardRoom }): ReactNode {
  const scene = useTable();
  const texts = useTexts();
  const frame = useFrame();
  const { view, speech, near } = scene;
  const isLand = frame.mode === 'land';
  const minions = engagedWith(view, near);
  const engaged = minions.length;
  const name = saySeat(near, speech);
  const beside = besideHero(view, near, speech);
  const isRoomy = frame.height >= roomyFrom;
  const isShelved = isRoomy && !isLand && beside.length <= Math.floor((room.width + emblemGap) / (tokenLeast + emblemGap));
  const rows = isLand || engaged === 0 ? 1 : 2;
  const each = Math.max(rowLeast, Math.min(rowMost, (room.height - farLeast) / rows - 12));
  const fitOf = (count: number, handles: readonly Handle[]): ReturnType<typeof fitLine> => {
    const attached = Math.max(0, ...handles.map((handle) => attachedTo(view, handle).length));
    return fitLine(
      { count: Math.max(count, 4), attached, beside: 12 },
      { width: room.width, height: each, unit: 1, small: true, text: frame.text },
    );
  };
  const friendly = friendlyOf(view, near, speech);
  const together = isLand ? friendly.length + engaged + 1 : friendly.length;
  const [, ...allies] = friendly;
  const fit = fitOf(together, isLand ? [...allies, ...minions] : allies);
  return (
    <>
      <div className="side mc-near-small" data-place="near" {...panelMarks(near, scene)}>
        <div className="mc-row">
          <CardRow label={texts.heroOf(name)} handles={friendly} fit={fit} className="line" />
          {isLand && <EngagedRow seat={near} fit={fit} />}
        </div>
        {!isLand && engaged > 0 && (
          <div className="mc-row">
            <EngagedRow seat={near} fit={fitOf(engaged, minions)} />
          </div>
        )}
        {isShelved && beside.length > 0 && (
          <div className="shelf" data-fixed="">
            <CardStack label={texts.besideHero(name)} handles={beside} emblems chipWidth={0} perColumn={0} />
          </div>
        )}
        <HeroStrip seat={near} besidePile={!isShelved} />
        <div data-fixed="">
          <OpenHand seat={near} />
        </div>
      </div>
      <div className="side mc-far" data-place="far">
        <VillainRowSmall height={isRoomy ? villainHeights.roomy : villainHeights.tight} />
        {othersAfter(view, near).map((seat) => (
          <SmallHero key={seat} seat={seat} width={room.width} />
        ))}
      </div>
    </>
  );
}

/** Another hero on a small screen: its strip and its tokens. */
function SmallHero({ seat, width }: { readonly seat: Seat; readonly width: number }): ReactNode {
  const scene = useTable();
  const texts = useTexts();
  const { view, speech } = scene;
  const { text } = useFrame();
  const fit = tokensOf(seat, scene, { width, height: rowLeast, unit: 1, small: true, text });
  return (
    <section className="mc-fold" {...panelMarks(seat, scene)} aria-label={texts.heroOf(saySeat(seat, speech))}>
      <HeroStrip seat={seat} folded />
      <div className="mc-row">
        <CardRow label={texts.heroOf(saySeat(seat, speech))} handles={friendlyOf(view, seat, speech)} fit={fit} className="line" />
        <EngagedRow seat={seat} fit={fit} />
      </div>
    </section>
  );
}

/** The cards that lie where they can be pressed. What is attached to allies and minions, and what lies beside a folded hero, is chosen on the slip. */
export function drawnOn(view: View, near: Seat, speech: Speech, { small }: Frame): ReadonlySet<Handle> {
  const seats = [...view.seats.keys()];
  const { open } = small ? { open: [near] } : openSeats(view, near);
  const villain = villainOf(view, speech);
  const common = view.zones.filter(({ kind }) => kind === 'villainArea' || kind === 'resolving').flatMap(({ cards }) => cards);
  const attached = common.filter((handle) => {
    const host = view.cards[handle]?.host;
    return host !== undefined && host !== villain && view.cards[host] !== undefined;
  });
  return new Set([
    ...common.filter((handle) => !attached.includes(handle)),
    ...seats.flatMap((seat) => [...friendlyOf(view, seat, speech), ...engagedWith(view, seat)]),
    ...open.flatMap((seat) => besideHero(view, seat, speech)),
    ...zoneOf(view, 'hand', near).cards,
  ]);
}
