/** Marvel Champions' board: the villain's row, and under it a lane for each hero. */

import type { Handle, Seat, Speech, View } from '@crupier/protocol';
import type { ReactNode } from 'react';
import { useTexts } from '../../../language/use-texts.ts';
import type { Frame } from '../../room/frame.ts';
import { useBoardRoom, type BoardRoom } from '../../room/use-board-room.ts';
import { useFrame } from '../../room/use-frame.ts';
import { attachedTo, isSet, readNumber, zoneOf } from '../../scene/reading.ts';
import { useTable } from '../../scene/table-context.ts';
import { HeroLanes } from './hero-lanes.tsx';
import { LandBoard } from './land-board.tsx';
import { widestName } from './lane-cards.ts';
import { besideHero, besideVillain, engagedWith, focusOf, friendlyOf, seatsOf, villainOf } from './marvel-reading.ts';
import { PhoneBoard } from './phone-board.tsx';
import { fitVillain } from './villain-fit.ts';
import { pilesOfScenario, VillainRow } from './villain-row.tsx';
import '../../../styles/marvel.css';
import '../../../styles/marvel-lanes.css';
import '../../../styles/marvel-narrow.css';
import '../../../styles/marvel-small.css';

/** The board without the hand. */
export function MarvelBoard(): ReactNode {
  const texts = useTexts();
  const { mode } = useFrame();
  // The sheet of a phone gives and takes: lanes are fitted to the room that there is.
  const { board, room } = useBoardRoom(undefined);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable from the keyboard
    <section className="felt marvel" ref={board} aria-label={texts.tabTable} tabIndex={0}>
      <Arranged mode={mode} room={room} />
    </section>
  );
}

function Arranged({ mode, room }: { readonly mode: Frame['mode']; readonly room: BoardRoom }): ReactNode {
  if (mode === 'land') return <LandBoard room={room} />;
  if (mode === 'phone') return <PhoneBoard room={room} />;
  return <LargeBoard room={room} />;
}

const statuses = ['stunned', 'confused', 'tough'] as const;

function LargeBoard({ room }: { readonly room: BoardRoom }): ReactNode {
  const { view, speech } = useTable();
  const { mode, unit, text } = useFrame();
  const villain = villainOf(view, speech);
  const now = villain === undefined ? undefined : view.cards[villain]?.now;
  const isTall = mode === 'tall';
  const attached = villain === undefined ? [] : attachedTo(view, villain);
  const beside = besideVillain(view, speech);
  const fit = fitVillain(
    {
      attached: attached.length,
      names: { attached: widestName(attached, view, speech), beside: widestName(beside, view, speech) },
      hasStatus: statuses.some((status) => isSet(now, status)),
      beside: beside.length,
      piles: pilesOfScenario(view).length,
      hasBoost: readNumber(now, 'boosts') > 0,
    },
    { ...room, unit, text, isTall, heroes: view.seats.length },
  );
  return (
    <>
      <VillainRow fit={fit} hasPiles={!isTall} />
      <HeroLanes />
    </>
  );
}

/** The seats whose cards lie open in a frame of the page. */
function openSeats(view: View, near: Seat, speech: Speech, mode: Frame['mode']): readonly Seat[] {
  if (mode === 'phone') return [focusOf(view, near, speech)];
  return seatsOf(view);
}

/**
 * The cards that lie where they can be pressed. What is attached to allies and minions, and what lies beside heroes that are strips, is
 * chosen on the slip.
 */
export function drawnOn(view: View, near: Seat, speech: Speech, { mode }: Frame): ReadonlySet<Handle> {
  const open = openSeats(view, near, speech, mode);
  const villain = villainOf(view, speech);
  const common = view.zones.filter(({ kind }) => kind === 'villainArea' || kind === 'resolving').flatMap(({ cards }) => cards);
  const attached = common.filter((handle) => {
    const host = view.cards[handle]?.host;
    return host !== undefined && host !== villain && view.cards[host] !== undefined;
  });
  const withBeside = mode === 'land' ? [near] : open;
  return new Set([
    ...common.filter((handle) => !attached.includes(handle)),
    ...open.flatMap((seat) => [...friendlyOf(view, seat, speech), ...engagedWith(view, seat)]),
    ...withBeside.flatMap((seat) => besideHero(view, seat, speech)),
    ...zoneOf(view, 'hand', near).cards,
  ]);
}
