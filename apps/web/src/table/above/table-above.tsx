import type { Speech, TableRequest } from '@crupier/protocol';
import type { ReactNode } from 'react';
import { textsTogether } from '../../language/together.ts';
import { useTexts } from '../../language/use-texts.ts';
import type { LogLine } from '../../log/log-lines.ts';
import type { Recap } from '../../log/recap.ts';
import { lazyPart } from '../../parts/lazy-part.tsx';
import type { MatchChannel } from '../../wire/match-channel.ts';
import { useTable } from '../scene/table-context.ts';
import { goesOnWithout } from '../scene/who-plays.ts';
import { PeekLayer } from './peek.tsx';
import { stepZoom } from './step-zoom.ts';
import type { AboveControls } from './use-above.ts';

const LogDrawer = lazyPart(async () => (await import('../../log/log-drawer.tsx')).LogDrawer);
const ZoomPanel = lazyPart(async () => (await import('./zoom-panel.tsx')).ZoomPanel);
const ChoiceDialog = lazyPart(async () => (await import('../../parts/choice-dialog.tsx')).ChoiceDialog);
const ShortcutDialog = lazyPart(async () => (await import('./shortcut-dialogs.tsx')).ShortcutDialog);
const ProposalDialog = lazyPart(async () => (await import('./shortcut-dialogs.tsx')).ProposalDialog);

interface TableAboveProps {
  readonly controls: AboveControls;
  readonly speech: Speech;
  /** The log's lines; asked for only while the log is open. */
  readonly readLines: () => readonly LogLine[];
  /** What the reader has not decided since; absent where nobody decides. */
  readonly recap?: Recap | undefined;
  /** Absent where nothing can be said to the others. */
  readonly channel?: MatchChannel | undefined;
  readonly request?: TableRequest | undefined;
}

/** What is open above a table: the log, a card shown large, the question whether to concede. */
export function TableAbove({ controls, speech, readLines, recap, channel, request }: TableAboveProps): ReactNode {
  const { view, look, near } = useTable();
  const texts = textsTogether(useTexts(), look.isCooperative);
  const { above, change, showSpoken } = controls;
  const { zoomed } = above;
  return (
    <>
      {zoomed === undefined && <PeekLayer />}
      {above.log && (
        <LogDrawer
          lines={readLines()}
          recap={recap}
          speech={speech}
          onCard={(reference) => showSpoken(reference, view)}
          onClose={() => change({ log: false })}
        />
      )}
      {zoomed !== undefined && (
        <ZoomPanel
          zoomed={zoomed}
          onClose={() => change({ zoomed: undefined })}
          onStep={(by) => change({ zoomed: stepZoom(zoomed, by) })}
          channel={channel}
        />
      )}
      {above.leaving && (
        <ChoiceDialog
          title={texts.leave}
          text={goesOnWithout(view, near, look) ? texts.leaveGoesOn : texts.leaveSure}
          yes={texts.leaveYes}
          onClose={() => change({ leaving: false })}
          onYes={() => {
            change({ leaving: false });
            channel?.command({ kind: 'leave' });
          }}
        />
      )}
      {above.drawing && (
        <ChoiceDialog
          title={texts.offerDraw}
          text={texts.offerDrawSure}
          yes={texts.offerDrawYes}
          onClose={() => change({ drawing: false })}
          onYes={() => {
            change({ drawing: false });
            channel?.command({ kind: 'draw' });
          }}
        />
      )}
      {above.shortcut && channel !== undefined && <ShortcutDialog channel={channel} onClose={() => change({ shortcut: false })} />}
      {above.proposal && channel !== undefined && request?.kind === 'shortcut' && (
        <ProposalDialog channel={channel} request={request} onClose={() => change({ proposal: false })} />
      )}
    </>
  );
}
