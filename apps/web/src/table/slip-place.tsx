import { saySeat, type Handle, type Seat } from '@crupier/protocol';
import type { ReactNode } from 'react';
import { OutSlip } from '../decision/out-slip.tsx';
import { QuietSlip } from '../decision/quiet-slip.tsx';
import { Slip } from '../decision/slip.tsx';
import type { Answering } from '../decision/use-answering.ts';
import { useTexts } from '../language/use-texts.ts';
import { Button } from '../parts/button.tsx';
import { lazyPart } from '../parts/lazy-part.tsx';
import { SeatSign } from '../parts/seat-sign.tsx';
import { openSeats } from '../preferences/open-seats.ts';
import type { MatchChannel } from '../wire/match-channel.ts';
import type { MatchState } from '../wire/match-state.ts';
import type { AboveControls } from './above/use-above.ts';
import { BeatSlip } from './beats/beat-slip.tsx';
import { ShownSlip } from './motion/shown-slip.tsx';
import { isAtBeat } from './scene/beat-look.ts';
import type { GameLook } from './scene/game-look.ts';
import { useTable } from './scene/table-context.ts';
import { isOut } from './scene/who-plays.ts';

const Finish = lazyPart(async () => (await import('./end/finish.tsx')).Finish, <EndComing />);

interface SlipPlaceProps {
  readonly channel: MatchChannel;
  readonly answering: Answering;
  readonly busy: boolean;
  readonly isDrawn: (handle: Handle) => boolean;
  readonly match: MatchState;
  /** Open the log. */
  readonly controls: Pick<AboveControls, 'openLog'>;
  /** The seat to which the screen is to be passed. */
  readonly handOver: Seat | undefined;
  readonly onSit: (seat: Seat) => void;
  /** Goes back to the state after so many entries. */
  readonly onUndo: (to: number) => void;
}

/** What lies in the slip's place: the question, the end of the match, or that the screen should be passed on. */
export function SlipPlace({ channel, answering, busy, isDrawn, match, controls, handOver, onSit, onUndo }: SlipPlaceProps): ReactNode {
  const { look } = useTable();
  if (isAtBeat(match)) return <BeatSlip channel={channel} match={match} />;
  if (match.shown !== undefined) return <ShownSlip shown={match.shown} onHold={channel.hold} />;
  if (match.info.outcome !== undefined) return <Finish match={match} />;
  if (handOver !== undefined) return <HandOver seat={handOver} match={match.info.match} onSit={onSit} />;
  if (answering.decision?.ask === undefined && isOutOf(match, look)) return <OutSlip match={match} />;
  if (answering.decision?.ask === undefined) return <QuietSlip match={match} onLog={controls.openLog} />;
  const { cancel } = match.undo;
  const onCancel = cancel === undefined ? undefined : () => onUndo(cancel);
  return <Slip answering={answering} busy={busy} isDrawn={isDrawn} onCancel={onCancel} />;
}

/** The slip until the end is fetched. */
function EndComing(): ReactNode {
  const texts = useTexts();
  return (
    <section className="slip" data-quiet="" aria-label={texts.decision} data-zone="">
      <div className="slip-say">
        <h1 id="question" tabIndex={-1}>
          {texts.endOfMatch}
        </h1>
      </div>
    </section>
  );
}

/** Whether the players of all seats of this session are out, while the others play on. */
function isOutOf({ seats, view }: MatchState, look: GameLook): boolean {
  return seats.length > 0 && seats.every((seat) => isOut(view, seat, look));
}

/** The other seat of this session that is asked, where the seat shown is not. */
export function askedBeside(match: MatchState): Seat | undefined {
  const waiting = match.pending?.waiting ?? [];
  return waiting.includes(match.seat) ? undefined : waiting.find((seat) => match.seats.includes(seat));
}

interface HandOverProps {
  readonly seat: Seat;
  readonly match: string;
  readonly onSit: (seat: Seat) => void;
}

/** Asks to pass the screen to another seat. Somebody who plays both opens them instead, for the whole match. */
function HandOver({ seat, match, onSit }: HandOverProps): ReactNode {
  const { speech } = useTable();
  const texts = useTexts();
  const name = saySeat(seat, speech);
  return (
    <section className="slip" aria-label={texts.decision} data-zone="">
      <div className="slip-stub">
        <SeatSign seat={seat} name={name} />
        <span>{name}</span>
      </div>
      <div className="slip-say">
        <h1 id="question" tabIndex={-1}>
          {texts.passScreen(name)}
        </h1>
      </div>
      <div className="slip-acts">
        <Button stop choice primary onPress={() => onSit(seat)}>
          {texts.iAm(name)}
        </Button>
        <Button stop onPress={() => openSeats(match)}>
          {texts.playAllSeats}
        </Button>
      </div>
    </section>
  );
}
