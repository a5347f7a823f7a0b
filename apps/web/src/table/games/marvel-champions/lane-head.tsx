/** The head of a hero's lane: the place in the order of play, the hero, hit points and piles. */

import { sayLabel, saySeat, type Seat } from '@crupier/protocol';
import { useState, type CSSProperties, type ReactNode } from 'react';
import { fitText } from '../../../faces/fit-text.ts';
import { textWidth } from '../../../faces/measure.ts';
import { glyphs, marks } from '../../../faces/drawings.ts';
import { useTexts } from '../../../language/use-texts.ts';
import { PileDrawer, Piles } from '../../cards/piles.tsx';
import { useFrame } from '../../room/use-frame.ts';
import { isSet, readNumber, readText, zoneOf } from '../../scene/reading.ts';
import { useTable } from '../../scene/table-context.ts';
import { hitPointsOf, orderOf } from './marvel-reading.ts';

interface LaneHeadProps {
  readonly seat: Seat;
  /** Whether the lane is one of the narrow ones beside that of who acts: its head has no piles. */
  readonly isNarrow: boolean;
  /** The width of the lane, in units. */
  readonly width: number;
}

/** From these widths of a body on, in units, a head has its name on one line with the others, one pile, all piles, the most hit points, their bar, and the first player's word. */
const headFrom = { line: 150, pile: 240, piles: 336, most: 410, bar: 440, word: 504 } as const;
/** What these take in a head, with the gaps beside them, in units. */
const headParts = { order: 70, hitPoints: 48, pile: 52, piles: 150, most: 34, bar: 32, word: 48, least: 44 } as const;

/** What a head leaves to the name, in units: as the styles leave out what has no room. */
function nameRoom(width: number, isNarrow: boolean): number {
  if (width < headFrom.line) return width;
  const more = (['most', 'bar', 'word'] as const).reduce((sum, part) => sum + (width < headFrom[part] ? 0 : headParts[part]), 0);
  return Math.max(headParts.least, width - headParts.order - headParts.hitPoints - more - (isNarrow ? 0 : pilesRoom(width)));
}

function pilesRoom(width: number): number {
  if (width < headFrom.pile) return 0;
  return width < headFrom.piles ? headParts.pile : headParts.piles;
}

/** All of a hero that is a number. */
export function LaneHead({ seat, isNarrow, width }: LaneHeadProps): ReactNode {
  const { view, speech, near } = useTable();
  const { small, text } = useFrame();
  const isOut = isSet(view.seats[seat], 'isEliminated');
  const form = readText(view.seats[seat], 'form');
  return (
    <header className="mc-lane-head" data-strip={seat} data-mine={seat === near || undefined} data-lost={isOut || undefined}>
      <Order seat={seat} />
      <LaneName seat={seat} room={nameRoom(width / text, isNarrow)} />
      {isOut ? <span className="mc-form">{sayLabel('isEliminated', speech)}</span> : <HitPoints seat={seat} bar={!isNarrow} />}
      {form !== '' && !isNarrow && !small && view.seats.length === 1 && <span className="mc-form">{sayLabel(form, speech)}</span>}
      <span className="strip-space" />
      {!isNarrow && (
        <Piles seat={seat} kinds={pilesOf(small && view.viewer === seat, zoneOf(view, 'dealt', seat).count)} opensHand signed />
      )}
    </header>
  );
}

/** On phones the own hand lies open below. */
function pilesOf(isOwn: boolean, dealt: number): readonly string[] {
  return [...(dealt > 0 ? ['dealt'] : []), ...(isOwn ? [] : ['hand']), 'deck', 'discard'];
}

/** The place in the order of play, in the seat's colour; the first player has a crown. */
export function Order({ seat }: { readonly seat: Seat }): ReactNode {
  const { view, speech } = useTable();
  const texts = useTexts();
  const { small } = useFrame();
  const place = orderOf(view, seat);
  const isFirst = readNumber(view.table, 'first') === seat;
  if (place === undefined) return undefined;
  return (
    <>
      <span className="mc-order" data-seat={seat} title={isFirst ? sayLabel('first', speech) : undefined}>
        {isFirst && (
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={glyphs.crown} fill="currentColor" />
          </svg>
        )}
        {texts.orderOfPlay(place)}
        {isFirst && <span className="unseen">{sayLabel('first', speech)}</span>}
      </span>
      {isFirst && !small && view.seats.length === 2 && (
        <span className="mc-first-word" aria-hidden="true">
          {texts.firstWord}
        </span>
      )}
    </>
  );
}

/** The zones of a hero that its drawer shows. */
const drawerKinds = ['hand', 'area', 'engaged', 'discard'];

/** The hero's name. Pressing it goes on as that hero, where the reader plays it as well; otherwise it shows all of the hero's cards. */
export function LaneName({ seat, room }: { readonly seat: Seat; readonly room: number }): ReactNode {
  const { view, speech, sitAt } = useTable();
  const texts = useTexts();
  const [isOpen, setOpen] = useState(false);
  const name = saySeat(seat, speech);
  const sit = sitAt(seat);
  const label = sit === undefined ? texts.cardsOfHero(name) : texts.sitAs(name);
  return (
    <h2 className="mc-lane-name">
      <button
        type="button"
        data-stop=""
        aria-label={label}
        title={sayLabel(readText(view.seats[seat], 'deck'), speech) || undefined}
        onClick={sit ?? (() => setOpen(true))}
      >
        {textWidth(name, 'ui', nameSize) * heavier > room ? <NarrowName name={name} room={room} /> : name}
      </button>
      {isOpen && <PileDrawer kinds={drawerKinds} seat={seat} name={name} onClose={() => setOpen(false)} />}
    </h2>
  );
}

/** The letters of a name that has room, in units, and how much wider they are than such as are measured: they are heavier. */
const nameSize = 18;
const heavier = 1.04;

/** A name on two lines where it needs them, in letters of 14 pixels at least. */
function NarrowName({ name, room }: { readonly name: string; readonly room: number }): ReactNode {
  const { text } = useFrame();
  const { lines, size, stretch } = fitText(name, { size: 15, sizeMin: 14 / text, lines: 2, width: room });
  const style: CSSProperties = { fontSize: `calc(${size / 16}rem * var(--scale))`, fontStretch: `${stretch}%` };
  return (
    <span className="mc-narrow-name" style={style}>
      {lines.map((line) => (
        <span key={line}>{`${line} `}</span>
      ))}
    </span>
  );
}

/** Hit points that are left of the most, and their bar. */
export function HitPoints({ seat, bar }: { readonly seat: Seat; readonly bar: boolean }): ReactNode {
  const { view, speech } = useTable();
  const texts = useTexts();
  const { left, most } = hitPointsOf(view, seat, speech);
  return (
    <p className="mc-hp">
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d={marks.heart} fill="currentColor" />
      </svg>
      <span className="unseen">{sayLabel('hitPoints', speech)}</span>
      <b data-value="">{left}</b>
      <span className="mc-hp-most" aria-hidden="true">
        / {most}
      </span>
      <span className="unseen">{texts.mostHitPoints(most)}</span>
      {bar && <HitBar left={left} most={most} />}
    </p>
  );
}

/** A bar of hit points: what is left of the most. */
export function HitBar({ left, most }: { readonly left: number; readonly most: number }): ReactNode {
  const part = most === 0 ? 0 : Math.round((Math.max(0, left) / most) * 100);
  const style: CSSProperties & Record<'--part', string> = { '--part': `${part}%` };
  return <i className="mc-hp-bar" style={style} aria-hidden="true" />;
}
