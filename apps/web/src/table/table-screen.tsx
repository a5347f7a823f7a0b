/** The table: bar, slip, hand and board, and what opens above them. */

import { askedTogether, sayOption, type Handle, type Seat, type SeenDecision, type Speech } from '@crupier/protocol';
import { useCallback, useEffect, useMemo, type ComponentProps, type ReactNode } from 'react';
import { useTalk } from '../company/use-talk.tsx';
import { HintSlip } from '../decision/hint-slip.tsx';
import { paymentShown } from '../decision/payment.ts';
import { useAnswering, type Answering, type Send } from '../decision/use-answering.ts';
import { useSameOrder } from '../decision/use-same-order.ts';
import type { FaceMarks } from '../faces/face.ts';
import { useLanguage, useTexts } from '../language/use-texts.ts';
import { linesOf, type LogLine } from '../log/log-lines.ts';
import { sayLines } from '../log/log-line-view.tsx';
import type { Recap } from '../log/recap.ts';
import { saveMatch } from '../company/save-match.ts';
import { lazyPart } from '../parts/lazy-part.tsx';
import { useStore } from '../parts/use-store.ts';
import { useTitle } from '../parts/use-title.ts';
import { noteTurn } from '../preferences/left-turns.ts';
import { useOpenSeats } from '../preferences/open-seats.ts';
import { goTo } from '../go-to.ts';
import { isBusy, type MatchChannel } from '../wire/match-channel.ts';
import type { MatchState } from '../wire/match-state.ts';
import { openTutorial } from '../wire/tutorials.ts';
import { TableAbove } from './above/table-above.tsx';
import { useAbove, type AboveControls } from './above/use-above.ts';
import { ForecastLayer } from './forecast/forecast-layer.tsx';
import { lookOf } from './game-looks.ts';
import { useChoicesInView } from './keyboard/use-choices-in-view.ts';
import { useQuestionFocus } from './keyboard/use-question-focus.ts';
import { useSpaceZoom } from './keyboard/use-space-zoom.ts';
import { useTableKeys } from './keyboard/use-table-keys.ts';
import { TableMotion } from './motion/table-motion.tsx';
import { PassBar } from './passing/pass-bar.tsx';
import { useKeptAnswer } from './passing/kept-answer.ts';
import { PassingProvider } from './passing/passing-context.ts';
import { usePassKeys } from './passing/use-pass-keys.ts';
import { usePassing } from './passing/use-passing.ts';
import { useFrame, useFrameOnRoot } from './room/use-frame.ts';
import { isAtBeat } from './scene/beat-look.ts';
import type { GameLook } from './scene/game-look.ts';
import { signOnDropped } from './scene/sign-on-dropped.ts';
import { TableProvider, type TableScene } from './scene/table-context.ts';
import { turnOf } from './scene/tape-step.ts';
import { useCalledSpeech } from './scene/use-called-speech.ts';
import { isOut } from './scene/who-plays.ts';
import { DealerRest } from './dealer-rest.tsx';
import { askedBeside, SlipPlace } from './slip-place.tsx';
import { useSteadyRoom } from './room/use-steady-room.ts';
import { LiveRegions, SkipLink } from './live-regions.tsx';
import { TableBar } from './table-bar.tsx';
import { TableBoard } from './table-board.tsx';
import { TableNotices } from './table-notices.tsx';
import { useCoach, type TableCoach } from './use-coach.ts';
import { useHint, useTakenHint, type TableHint } from './use-hint.ts';
import { useRecap, useRecapKey, type TableRecap } from './use-recap.ts';
import { useSkip } from './use-skip.ts';

const CoachSlip = lazyPart(async () => (await import('../decision/coach-slip.tsx')).CoachSlip);
const CardMenuLayer = lazyPart(async () => (await import('../decision/card-menu.tsx')).CardMenuLayer);

interface TableScreenProps {
  readonly channel: MatchChannel;
  readonly match: MatchState;
  readonly speech: Speech;
}

/** A match that is under way or over, as one seat plays it or anybody watches it. */
export function TableScreen({ channel, match, speech }: TableScreenProps): ReactNode {
  const passing = usePassing(channel, match);
  usePassKeys(passing, match.info.stops);
  const calling = useCalledSpeech(speech, match.view);
  return (
    <PassingProvider value={passing}>
      <WholeTable channel={channel} match={match} speech={calling} />
    </PassingProvider>
  );
}

function WholeTable({ channel, match, speech }: TableScreenProps): ReactNode {
  const state = useStore(channel.store);
  const { link, problem } = state;
  const { sit } = channel;
  const controls = useAbove();
  const frame = useFrame();
  useFrameOnRoot(frame);
  const near = Math.max(0, match.seat);
  const look = lookOf(match.info.game);
  const next = useHandOver(match, look);
  const coach = useCoach(match);
  const recap = useRecap(channel, match, speech, look);
  const asked = useMemo(() => askedTogether(match.pending, match), [match]);
  const answering = useAnswering(asked, { acts: look.acts, oneByOne: match.info.tutorial === true }, useSend(match, asked, recap, coach));
  const drawn = useMemo(() => look.drawnOn(match.view, near, speech, frame), [look, match.view, near, speech, frame]);
  const isDrawn = useCallback((handle: Handle) => drawn.has(handle), [drawn]);
  const lines = useMemo(() => linesOf(match.log, speech), [match.log, speech]);
  const busy = isBusy(state);
  const undo = useCallback((to: number | undefined) => (to === undefined ? undefined : channel.command({ kind: 'undo', to })), [channel]);
  const hint = useHint(channel, match);
  const takeHint = useTakenHint({ match, hint, answering, busy });
  const advised = hint.advised ?? coach.advised;
  const undoStep = useCallback(() => undo(match.undo.step), [undo, match.undo.step]);
  const talk = useTalk({ channel, match, speech }, controls);
  const recapKey = useRecapKey(recap, controls, frame);
  useTableKeys('table', { undo: undoStep, openLog: controls.openLog, openChat: talk.open, hint: hint.toggle, recap: recapKey });
  const texts = useTexts();
  useNextSeat(channel, match, { next, busy });
  useHabits(channel, match, controls, speech);
  const last = sayLines(lines.slice(-1), speech, texts);
  const room = useSteadyRoom(match, near, answering);
  const payment = useMemo(() => paymentShown(answering.decision, answering.draft), [answering.decision, answering.draft]);
  return (
    <TableProvider value={sceneOf({ match, speech, look, near, answering, busy, advised, steady: room.board, payment, controls, channel })}>
      <SkipLink />
      <div className="table" style={room.style}>
        <TableBar
          link={link}
          undo={match.seats.length === 0 ? undefined : match.undo}
          onUndo={undo}
          onLog={controls.openLog}
          news={frame.small ? recap.shown?.lines.length : undefined}
          talk={talk.button}
          series={match.info.series}
          {...fileOf(match, controls, speech)}
          hint={hint}
          {...leavingOf(match, look, controls)}
        >
          {frame.small && <PassBar stops={match.info.stops} menu />}
        </TableBar>
        <main className="table-main">
          <section className="dealer" aria-label={texts.dealer}>
            <SlipPlace {...{ channel, answering, busy, isDrawn, match, controls }} handOver={next} onSit={sit} onUndo={undo} />
            <AboveSlip match={match} hint={hint} onTakeHint={takeHint} coach={coach} />
            <TableNotices channel={channel} match={match} problem={problem} onProposal={() => controls.change({ proposal: true })} />
            <DealerRest match={match} speech={speech} lines={lines} recap={recap} controls={controls} />
          </section>
          <TableBoard match={match} handShown={next === undefined} isHandOpen={room.isHandOpen} />
        </main>
        <TableMotion channel={channel} match={match} />
        <LiveRegions match={match} speech={speech} last={last} said={talk.said} hint={hint.shown} recap={recap.shown} coach={coach.shown} />
      </div>
      <Layers {...{ channel, match, speech, answering, controls, lines }} recap={recap.shown} />
      {talk.sheet}
    </TableProvider>
  );
}

interface LayersProps extends TableScreenProps {
  readonly answering: Answering;
  readonly controls: AboveControls;
  readonly lines: readonly LogLine[];
  readonly recap: Recap | undefined;
}

/** What opens over the table: the menu of a card, what is foreseen, and sheets. */
function Layers({ channel, match, speech, answering, controls, lines, recap }: LayersProps): ReactNode {
  return (
    <>
      {answering.menu !== undefined && <CardMenuLayer answering={answering} />}
      <ForecastLayer channel={channel} match={match} answering={answering} />
      <TableAbove
        controls={controls}
        speech={speech}
        readLines={() => lines}
        recap={recap}
        channel={channel}
        request={match.info.request}
      />
    </>
  );
}

/** Sends answers: orders and answers that are to be the same again are kept. */
function useSend(match: MatchState, asked: SeenDecision | undefined, recap: TableRecap, coach: TableCoach): Send {
  return useKeptAnswer(asked, match.view, useSameOrder(match, useNoted(recap.send, coach)));
}

/** Sends answers, of which the coach takes note. */
function useNoted(send: Send, { note }: TableCoach): Send {
  return useCallback(
    (decision, chosen, spot) => {
      note(decision, chosen);
      send(decision, chosen, spot);
    },
    [note, send],
  );
}

interface AboveSlipProps {
  readonly match: MatchState;
  readonly hint: TableHint;
  readonly onTakeHint: (() => void) | undefined;
  readonly coach: TableCoach;
}

/** What lies above the slip: a hint that was asked for, or else a lesson. */
function AboveSlip({ match, hint, onTakeHint, coach }: AboveSlipProps): ReactNode {
  const language = useLanguage();
  if (hint.shown !== undefined) return <HintSlip hint={hint.shown} decision={match.pending} onTake={onTakeHint} onClose={hint.close} />;
  if (coach.shown === undefined) return undefined;
  const again = async (): Promise<void> => {
    const dealt = await openTutorial({ game: match.info.game }, language);
    if (dealt.ok) goTo({ kind: 'match', match: dealt.value.id });
  };
  return <CoachSlip coach={coach.shown} info={match.info} onAgain={() => void again()} />;
}

/** The seat of this session to which the screen is to be passed; none where its seats hide nothing from each other. */
function useHandOver(match: MatchState, { isCooperative }: GameLook): Seat | undefined {
  const isOpen = useOpenSeats(match.info.match);
  return isCooperative || isOpen ? undefined : askedBeside(match);
}

/** Where the screen is not passed on, whoever plays several seats goes on as the one that is asked. */
function useNextSeat(
  { sit }: MatchChannel,
  match: MatchState,
  { next: handOver, busy }: { readonly next: Seat | undefined; readonly busy: boolean },
): void {
  // What all own seats are asked at once may be answered for the others already.
  const next = handOver === undefined && !busy ? askedBeside(match) : undefined;
  useEffect(() => {
    if (next !== undefined) sit(next);
  }, [next, sit]);
}

/** What a table does by itself, whatever is asked. */
function useHabits(channel: MatchChannel, match: MatchState, { zoom }: AboveControls, speech: Speech): void {
  const hasBeat = isAtBeat(match);
  // A press looks at a card: beats have keys and buttons of their own.
  useSkip(useCallback(() => !hasBeat && channel.skip(), [channel, hasBeat]));
  useLeftTurn(match, speech);
  const { yourTurn } = useTexts();
  useTitle(askedBeside(match) === undefined && match.pending?.ask === undefined ? 'Crupier' : `${yourTurn} · Crupier`);
  useSpaceZoom(zoom);
  useNewQuestion(match);
}

/** Brings a new question to the reader: the focus goes to it, and a card that may be chosen comes into view. */
function useNewQuestion({ pending }: MatchState): void {
  const question = pending?.ask === undefined ? undefined : pending.id;
  useChoicesInView(question);
  useQuestionFocus(question);
}

/** Notes at which turn this browser has last seen a match: the list of running tables tells it. */
function useLeftTurn({ info: { match }, view }: MatchState, speech: Speech): void {
  const turn = turnOf(view, speech);
  useEffect(() => noteTurn(match, turn), [match, turn]);
}

/** What the bar offers to take away: a report, and the whole match once it may be shown. */
function fileOf(
  { info }: MatchState,
  { change }: AboveControls,
  { language }: Speech,
): Pick<ComponentProps<typeof TableBar>, 'onReport' | 'onSave'> {
  const { match, fairness } = info;
  const onSave = (): void => void saveMatch(match, language);
  return { onReport: () => change({ report: true }), onSave: fairness.secret === undefined ? undefined : onSave };
}

/** What the bar offers to those who still play: to leave, to draw, to let many passes follow. */
function leavingOf(
  match: MatchState,
  look: GameLook,
  { change }: AboveControls,
): Pick<ComponentProps<typeof TableBar>, 'onLeave' | 'onDraw' | 'onShortcut'> {
  const canLeave = match.seat >= 0 && match.info.outcome === undefined && !isOut(match.view, match.seat, look);
  return {
    onLeave: canLeave ? () => change({ leaving: true }) : undefined,
    onDraw: canLeave && match.info.agreements.draw ? () => change({ drawing: true }) : undefined,
    onShortcut: canLeave && mayPropose(match) ? () => change({ shortcut: true }) : undefined,
  };
}

/** Whether the seat shown is asked what it does with priority, and the game has shortcuts. */
function mayPropose({ info, pending }: MatchState): boolean {
  return info.agreements.shortcuts && pending?.ask !== undefined && (pending.kind === 'act' || pending.kind === 'respond');
}

/** While somebody else acts, the cards of the last step are framed. */
function marksOfLast(match: MatchState): ReadonlyMap<Handle, FaceMarks> {
  const handles = match.news.flatMap((event) => (event.card?.handle === undefined ? [] : [event.card.handle]));
  return new Map(handles.map((handle) => [handle, { source: true }]));
}

/** The marks of the open question, and of the cards that a hint advises. */
function withAdvice(marks: TableScene['marks'], { ask }: SeenDecision, advised: TableScene['advised'] = []): TableScene['marks'] {
  if (advised.length === 0) return marks;
  const cards = advised.flatMap((index) => ask?.options[index]?.card ?? []);
  return new Map([...marks].map(([handle, mark]) => [handle, cards.includes(handle) ? { ...mark, advised: true } : mark]));
}

interface SceneParts extends Pick<TableScene, 'speech' | 'look' | 'near' | 'payment'> {
  readonly match: MatchState;
  readonly answering: ReturnType<typeof useAnswering>;
  readonly busy: boolean;
  readonly advised: TableScene['advised'];
  readonly steady: TableScene['steady'];
  readonly controls: Pick<AboveControls, 'zoom' | 'closeAll'>;
  readonly channel: MatchChannel;
}

/** The table as its parts see it. */
function sceneOf({
  match,
  speech,
  look,
  near,
  answering,
  busy,
  advised,
  steady,
  payment,
  controls: { zoom, closeAll },
  channel,
}: SceneParts): TableScene {
  return {
    view: match.view,
    speech,
    look,
    isOver: match.info.outcome !== undefined,
    near,
    nearHandOnShelf: false,
    steady,
    payment,
    marks: match.pending?.ask === undefined ? marksOfLast(match) : withAdvice(answering.marks, match.pending, advised),
    advised,
    sitAt: (seat) => (look.isCooperative && seat !== match.seat && match.seats.includes(seat) ? () => channel.sit(seat) : undefined),
    optionsOf: (handle) => (answering.choices.byCard.get(handle) ?? []).map(({ option }) => option),
    placeOf: (verb, value) => {
      const options = match.pending?.ask?.options ?? [];
      const [option, ...others] = options.filter((each) => each.verb === verb && (value === undefined || each.value === value));
      if (option === undefined || others.length > 0 || busy) return undefined;
      return { words: sayOption(option, match.view, speech), choose: () => answering.choose(options.indexOf(option)) };
    },
    opensMenu: answering.opensMenu,
    press: (handle, how, element) => {
      const about = answering.choices.byCard.has(handle);
      // A card that the question is not about is looked at; while an answer is on its way the others wait.
      if (!about) return zoom(handle);
      if (busy) return undefined;
      // A sheet that is still fetched would open above the card's menu.
      closeAll();
      return answering.press(handle, how, element);
    },
    drop: (handle, place) => {
      const sign = place.card === undefined ? undefined : signOnDropped(match.view, handle, place.card, { look, speech });
      if (!busy) answering.drop(handle, place, sign);
    },
    zoom,
    channel,
  };
}
