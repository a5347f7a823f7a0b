/** The table: bar, slip, hand and board, and what opens above them. */

import type { Handle, SeenReference, Speech } from '@crupier/protocol';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { CardMenuLayer } from '../decision/card-menu.tsx';
import { useAnswering } from '../decision/use-answering.ts';
import type { FaceMarks } from '../faces/face.ts';
import { useTexts } from '../language/use-texts.ts';
import { linesOf, textOf } from '../log/log-lines.ts';
import { LogDrawer } from '../log/log-drawer.tsx';
import { ChoiceDialog } from '../parts/choice-dialog.tsx';
import { useStore } from '../parts/use-store.ts';
import type { MatchState } from '../wire/match-state.ts';
import type { MatchChannel } from '../wire/match-channel.ts';
import { BoardTabs } from './board-tabs.tsx';
import { Hand } from './hand.tsx';
import { drawnOn, KeyforgeBoard, type BoardTab } from './keyforge-board.tsx';
import { PeekLayer } from './peek.tsx';
import { stepZoom } from './step-zoom.ts';
import { SlipPlace } from './slip-place.tsx';
import { TableBar } from './table-bar.tsx';
import { TableProvider, type TableScene } from './table-context.ts';
import { TableNotices } from './table-notices.tsx';
import { useSkip } from './use-skip.ts';
import { useQuestionFocus } from './use-question-focus.ts';
import { useTableKeys } from './use-table-keys.ts';
import { ZoomPanel, type Zoomed } from './zoom-panel.tsx';

interface TableScreenProps {
  readonly channel: MatchChannel;
  readonly match: MatchState;
  readonly speech: Speech;
}

type Above = { readonly kind: 'zoom'; readonly zoomed: Zoomed } | { readonly kind: 'leave' };

/** A match that is under way or over, as one seat plays it or anybody watches it. */
export function TableScreen({ channel, match, speech }: TableScreenProps): ReactNode {
  const texts = useTexts();
  const { link, waiting, problem } = useStore(channel.store);
  const [above, setAbove] = useState<Above | undefined>(undefined);
  const [logOpen, setLogOpen] = useState(false);
  const [tab, setTab] = useState<BoardTab>('table');
  const near = Math.max(0, match.seat);
  const answering = useAnswering(
    match.pending,
    useCallback((decision, chosen) => channel.command({ kind: 'answer', decision, chosen: [...chosen] }), [channel]),
  );
  const drawn = useMemo(() => drawnOn(match.view, near), [match.view, near]);
  const isDrawn = useCallback((handle: Handle) => Object.values(drawn).some((handles) => handles.has(handle)), [drawn]);
  const lines = useMemo(() => linesOf(match.log, speech), [match.log, speech]);
  const busy = waiting.length > 0;
  const scene = useScene({ match, speech, near, answering, busy, onZoom: (handle) => setAbove({ kind: 'zoom', zoomed: { kind: 'card', handle } }) });
  const undo = useCallback((to: number | undefined) => (to === undefined ? undefined : channel.command({ kind: 'undo', to })), [channel]);
  const over = match.info.outcome !== undefined;
  const onCard = (reference: SeenReference): void => {
    const shown = reference.handle !== undefined && match.view.cards[reference.handle] !== undefined ? reference.handle : undefined;
    if (shown !== undefined) setAbove({ kind: 'zoom', zoomed: { kind: 'card', handle: shown } });
    else if (reference.definition !== undefined) setAbove({ kind: 'zoom', zoomed: { kind: 'sheet', definition: reference.definition } });
  };
  useTableKeys({ undo: useCallback(() => undo(match.undo.step), [undo, match.undo.step]), openLog: useCallback(() => setLogOpen(true), []) });
  useSkip(channel.skip);
  useQuestionFocus(match.pending?.ask === undefined ? undefined : match.pending.id);
  const last = lines.at(-1);
  return (
    <TableProvider value={scene}>
      <a className="skip" href="#question" onClick={(event) => focusQuestion(event)}>
        {texts.skip}
      </a>
      <div className="table" data-over={over || undefined}>
        <TableBar
          link={link}
          undo={match.undo}
          onUndo={undo}
          onLog={() => setLogOpen(true)}
          onLeave={match.seat < 0 || over ? undefined : () => setAbove({ kind: 'leave' })}
          last={last === undefined ? '' : textOf(last)}
        />
        <main className="table-main">
          <TableNotices channel={channel} match={match} problem={problem} />
          <SlipPlace answering={answering} busy={busy} isDrawn={isDrawn} match={match} onSit={channel.sit} />
          <Hand asked={match.pending?.ask !== undefined} />
          <BoardTabs tab={tab} onTab={setTab} drawn={drawn} />
          <KeyforgeBoard tab={tab} />
        </main>
        <p className="unseen" aria-live="polite">
          {last === undefined ? '' : textOf(last)}
        </p>
      </div>
      <CardMenuLayer answering={answering} />
      <PeekLayer />
      {logOpen && <LogDrawer lines={lines} speech={speech} onCard={onCard} onClose={() => setLogOpen(false)} />}
      {above?.kind === 'zoom' && <ZoomPanel zoomed={above.zoomed} onClose={() => setAbove(undefined)} onStep={(by) => setAbove({ kind: 'zoom', zoomed: stepZoom(above.zoomed, by) })} />}
      {above?.kind === 'leave' && (
        <ChoiceDialog
          title={texts.leave}
          text={texts.leaveSure}
          yes={texts.leaveYes}
          onClose={() => setAbove(undefined)}
          onYes={() => {
            setAbove(undefined);
            channel.command({ kind: 'leave' });
          }}
        />
      )}
    </TableProvider>
  );
}

/** While somebody else acts, the cards of the last step are framed. */
function marksOfLast(match: MatchState): ReadonlyMap<Handle, FaceMarks> {
  const handles = (match.log.at(-1)?.events ?? []).flatMap((event) => (event.card?.handle === undefined ? [] : [event.card.handle]));
  return new Map(handles.map((handle) => [handle, { source: true }]));
}

function focusQuestion(event: { readonly preventDefault: () => void }): void {
  event.preventDefault();
  document.querySelector<HTMLElement>('#question')?.focus();
}

interface SceneParts extends Pick<TableScene, 'speech' | 'near'> {
  readonly match: MatchState;
  readonly answering: ReturnType<typeof useAnswering>;
  readonly busy: boolean;
  readonly onZoom: (handle: Handle) => void;
}

function useScene({ match, speech, near, answering, busy, onZoom }: SceneParts): TableScene {
  return {
    view: match.view,
    speech,
    near,
    openHands: false,
    marks: match.pending?.ask === undefined ? marksOfLast(match) : answering.marks,
    optionsOf: (handle) => (answering.choices.byCard.get(handle) ?? []).map(({ option }) => option),
    press: (handle, how, element) => {
      // A card that the question is not about is looked at.
      if (busy || !answering.press(handle, how, element)) onZoom(handle);
    },
    zoom: onZoom,
  };
}
