import { sayLabel, saySeat, type Handle, type Seat } from '@crupier/protocol';
import type { ReactNode } from 'react';
import { Slip } from '../decision/slip.tsx';
import type { Answering } from '../decision/use-answering.ts';
import { sayOutcome } from '../language/say-outcome.ts';
import { useTexts } from '../language/use-texts.ts';
import { Button } from '../parts/button.tsx';
import { SeatSign } from '../parts/seat-sign.tsx';
import type { MatchState } from '../wire/match-state.ts';
import { CampaignLog } from './campaign-log.tsx';
import { FairnessCheck } from './fairness-check.tsx';
import { ShownSlip } from './motion/shown-slip.tsx';
import { NextGame } from './next-game.tsx';
import { useTable } from './scene/table-context.ts';

interface SlipPlaceProps {
  readonly answering: Answering;
  readonly busy: boolean;
  readonly isDrawn: (handle: Handle) => boolean;
  readonly match: MatchState;
  /** What happened last, for whoever waits. */
  readonly recent: string;
  readonly onSit: (seat: Seat) => void;
  /** Keeps a card that is shown, or lets the match go on. */
  readonly onHold: (isHeld: boolean) => void;
  /** Goes back to the state after so many entries. */
  readonly onUndo: (to: number) => void;
}

/** What lies in the slip's place: the question, the end of the match, or that the screen should be passed on. */
export function SlipPlace({ answering, busy, isDrawn, match, recent, onSit, onHold, onUndo }: SlipPlaceProps): ReactNode {
  const { look } = useTable();
  if (match.shown !== undefined) return <ShownSlip shown={match.shown} onHold={onHold} />;
  if (match.info.outcome !== undefined) return <Finish match={match} />;
  const next = look.isCooperative ? undefined : handOverTo(match);
  if (next !== undefined) return <HandOver seat={next} onSit={onSit} />;
  const { cancel } = match.undo;
  const onCancel = cancel === undefined ? undefined : () => onUndo(cancel);
  const plans = match.info.status === 'running' ? match.plans : [];
  return <Slip answering={answering} busy={busy} isDrawn={isDrawn} recent={recent} plans={plans} onCancel={onCancel} />;
}

/** The other seat of this session that is asked, where the seat shown is not. */
export function handOverTo(match: MatchState): Seat | undefined {
  const waiting = match.pending?.waiting ?? [];
  return waiting.includes(match.seat) ? undefined : waiting.find((seat) => match.seats.includes(seat));
}

function HandOver({ seat, onSit }: { readonly seat: Seat; readonly onSit: (seat: Seat) => void }): ReactNode {
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
      </div>
    </section>
  );
}

function Finish({ match }: { readonly match: MatchState }): ReactNode {
  const { speech, near, look } = useTable();
  const texts = useTexts();
  const { outcome } = match.info;
  if (outcome === undefined) return undefined;
  const { isCooperative } = look;
  const [winner] = outcome.winners;
  const shown = isCooperative ? near : (winner ?? near);
  // Whoever plays several seats against each other has won with one of them, and lost with another.
  const mine = isCooperative || match.seats.length === 1 ? match.seats : [];
  const list = new Intl.ListFormat(speech.language);
  const roundWinners = list.format((match.info.series?.winners ?? []).map((seat) => saySeat(seat, speech)));
  return (
    <section className="slip" aria-label={texts.decision} data-zone="" data-finish="">
      <div className="slip-stub">
        <SeatSign seat={shown} name={saySeat(shown, speech)} />
        <span>{saySeat(shown, speech)}</span>
      </div>
      <div className="slip-say">
        <h1 id="question" tabIndex={-1}>
          {sayOutcome(outcome, { names: speech.seats, mine, isCooperative }, texts, speech.language)}
        </h1>
        <p className="slip-why">
          {outcome.reason !== '' && <span>{sayLabel(outcome.reason, speech)}</span>}
          {match.info.series !== undefined && <span>{texts.seriesGame(match.info.series.game, match.info.series.wins.join('–'))}</span>}
          {match.info.campaign !== undefined && <span>{match.info.campaign.news.text}</span>}
          {roundWinners !== '' && <span>{texts.seriesWon(roundWinners)}</span>}
        </p>
      </div>
      <div className="slip-acts">
        {match.info.series !== undefined && match.info.series.winners === undefined && match.seats.length > 0 && (
          <NextGame match={match.info.match} />
        )}
        {match.info.campaign !== undefined && <CampaignLog campaign={match.info.campaign} />}
        {match.info.fairness.secret !== undefined && <FairnessCheck match={match.info.match} />}
        <a className="button" href="#/" data-stop="" data-choice="">
          {texts.toStart}
        </a>
        <a className="button" data-primary="" href={`#/replay/${match.info.match}`} data-stop="" data-choice="">
          {texts.toReplay}
        </a>
      </div>
    </section>
  );
}
