/** A match stepped through: what is known of it, where one is in it, and through whose eyes. */

import type { Handle, MatchSummary, Speech } from '@crupier/protocol';
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import type { FaceMarks } from '../faces/face.ts';
import { useTexts } from '../language/use-texts.ts';
import { NoticeSheet } from '../home/notice-sheet.tsx';
import { linesOf } from '../log/log-lines.ts';
import type { Store } from '../parts/store.ts';
import { usePart, useStore } from '../parts/use-store.ts';
import { formatRoute } from '../route.ts';
import { TableAbove } from '../table/above/table-above.tsx';
import { useAbove } from '../table/above/use-above.ts';
import { useTableKeys } from '../table/keyboard/use-table-keys.ts';
import { useFrame, useFrameOnRoot } from '../table/room/use-frame.ts';
import type { GameLook } from '../table/scene/game-look.ts';
import { tapeStep } from '../table/scene/tape-step.ts';
import { TableProvider, type TableScene } from '../table/scene/table-context.ts';
import { useCalledSpeech } from '../table/scene/use-called-speech.ts';
import { ALL_HANDS } from './open-hands.ts';
import { ReplayTable } from './replay-table.tsx';
import { momentKey, makeReplay, type Reel, type ReplaySource } from './replay-source.ts';
import type { Moment } from './tape.ts';
import { turnsOf } from './tape.ts';
import { usePlayback } from './use-playback.ts';
import '../styles/replay.css';

interface ReplayScreenProps {
  readonly match: string;
  readonly speech: Speech;
  readonly look: GameLook;
  readonly seats: MatchSummary['seats'];
  /** Where a link leads to. */
  readonly from: number | undefined;
  readonly as: number | undefined;
}

interface ReplayProps extends Pick<ReplayScreenProps, 'speech' | 'look' | 'from' | 'as'> {
  readonly source: ReplaySource;
  /** Which seats are the reader's. */
  readonly mine: readonly boolean[];
  /** A link to a moment, where others can follow it. */
  readonly linkTo?: (at: number, seat: number) => string;
  /** Where it is kept, so that it may be played on; undefined for a match in a file. */
  readonly match?: string;
  /** Said under the step. */
  readonly note?: string;
}

/** Opens a match for stepping through. */
export function ReplayScreen(props: ReplayScreenProps): ReactNode {
  const { match, speech, look, seats } = props;
  const [source] = useState(() => {
    const near = Math.max(
      0,
      seats.findIndex((seat) => seat.mine),
    );
    return makeReplay({ match, language: speech.language, stepOf: (view) => tapeStep(view, speech, look.tape), seats: seats.length, near });
  });
  useEffect(() => {
    source.open();
    return source.close;
  }, [source]);
  const linkTo = (at: number, seat: number): string =>
    new URL(formatRoute({ kind: 'replay', match, at, seat: seat < 0 ? undefined : seat }), window.location.href).href;
  return <Replay {...props} source={source} mine={seats.map((seat) => seat.mine)} linkTo={linkTo} />;
}

const noMarks: ReadonlyMap<Handle, FaceMarks> = new Map();
/** A table of which nothing is known yet. */
const nobody = { seats: [] } as const;

/** The table at a moment of a match, and what moves it along. */
export function Replay({ speech: spoken, look, from, as, source, mine, linkTo, match, note }: ReplayProps): ReactNode {
  const texts = useTexts();
  const of = usePart(source.reel, (reel) => reel.of);
  const { isOver, isOpen, problem } = useStore(source.standing);
  const own = mine.indexOf(true);
  const [seat, setSeat] = useState(as ?? own);
  const playback = usePlayback({
    of,
    from: from ?? 0,
    readTurns: useCallback(() => turnsOf(source.reel.read().steps), [source]),
    beatsAt: useCallback((step) => source.reel.read().moments.get(momentKey(step, seat))?.beats.length ?? 0, [source, seat]),
  });
  const { at } = playback;
  useEffect(() => {
    source.look(at, seat);
  }, [source, at, seat]);
  const whole = useShown(source.reel, at, seat);
  const beat = whole?.at === at && playback.beat !== undefined ? whole.beats[playback.beat] : undefined;
  const moment = useMemo(() => whole && (beat === undefined ? whole : { ...whole, view: beat.view, events: beat.events }), [whole, beat]);
  const speech = useCalledSpeech(spoken, moment?.view ?? nobody);
  useFrameOnRoot(useFrame());
  const controls = useAbove();
  useTableKeys('replay', { openLog: controls.openLog });
  const near = Math.max(0, seat === ALL_HANDS ? own : seat);
  const marks = useMemo(() => (moment === undefined ? noMarks : marksOfEvents(moment)), [moment]);
  if (moment === undefined) return <NoticeSheet words={problem ?? texts.loading} waits={problem === undefined} />;
  const scene: TableScene = {
    view: moment.view,
    speech,
    look,
    isOver: at === of && isOver,
    near,
    nearHandOnShelf: true,
    steady: undefined,
    marks,
    advised: undefined,
    sitAt: () => undefined,
    optionsOf: () => [],
    placeOf: () => undefined,
    opensMenu: () => false,
    press: controls.zoom,
    drop: () => undefined,
    zoom: controls.zoom,
    channel: undefined,
  };
  const seen = [...mine.keys()].filter((each) => isOpen || mine[each] === true);
  const seesAll = seen.length > 1 && seen.length === mine.length && !look.isCooperative;
  const eyes = [...seen, ...(seesAll ? [ALL_HANDS] : []), -1];
  return (
    <TableProvider value={scene}>
      <ReplayTable
        {...{ playback, moment, beat, seat, eyes, note, controls }}
        reel={source.reel}
        onSeat={setSeat}
        link={linkTo?.(at, seat)}
        playsOn={isOver && isOpen ? match : undefined}
      />
      <TableAbove controls={controls} speech={speech} readLines={() => linesOf(logUntil(source.reel.read(), at, seat), speech)} />
      <output className="unseen">{problem ?? ''}</output>
    </TableProvider>
  );
}

/** The moment that is looked at; while it is on its way, the one that was shown before. */
function useShown(store: Store<Reel>, at: number, seat: number): Moment | undefined {
  const wanted = usePart(store, ({ moments, of }) => moments.get(momentKey(of === undefined ? at : Math.min(at, of), seat)));
  const [last, setLast] = useState<Moment | undefined>(undefined);
  if (wanted !== undefined && wanted !== last) setLast(wanted);
  return wanted ?? last;
}

/** The cards that a step is about. */
function marksOfEvents(moment: Moment): ReadonlyMap<Handle, FaceMarks> {
  const handles = moment.events.flatMap((event) => (event.card?.handle === undefined ? [] : [event.card.handle]));
  return new Map(handles.map((handle) => [handle, { source: true }]));
}

function logUntil(
  reel: Reel,
  at: number,
  seat: number,
): readonly { readonly seq: number; readonly events: Moment['events']; readonly takenBack: boolean }[] {
  const groups: { readonly seq: number; readonly events: Moment['events']; readonly takenBack: boolean }[] = [];
  for (let step = 0; step <= at; step++) {
    const moment = reel.moments.get(momentKey(step, seat));
    if (moment !== undefined) groups.push({ seq: step, events: moment.events, takenBack: moment.backTo !== undefined });
  }
  return groups;
}
