import type { Speech, TableRequest } from '@crupier/protocol';
import type { ReactNode } from 'react';
import { textsTogether } from '../../language/together.ts';
import { useTexts } from '../../language/use-texts.ts';
import { LogDrawer } from '../../log/log-drawer.tsx';
import type { LogLine } from '../../log/log-lines.ts';
import { ChoiceDialog } from '../../parts/choice-dialog.tsx';
import type { MatchChannel } from '../../wire/match-channel.ts';
import { PeekLayer } from '../cards/peek.tsx';
import { useTable } from '../scene/table-context.ts';
import { ProposalDialog, ShortcutDialog } from './shortcut-dialogs.tsx';
import { stepZoom } from './step-zoom.ts';
import type { AboveControls } from './use-above.ts';
import { ZoomPanel } from './zoom-panel.tsx';

interface TableAboveProps {
  readonly controls: AboveControls;
  readonly speech: Speech;
  /** The log's lines; asked for only while the log is open. */
  readonly readLines: () => readonly LogLine[];
  /** Absent where nothing can be said to the others. */
  readonly channel?: MatchChannel | undefined;
  readonly request?: TableRequest | undefined;
}

/** What is open above a table: the log, a card shown large, the question whether to concede. */
export function TableAbove({ controls, speech, readLines, channel, request }: TableAboveProps): ReactNode {
  const { view, look } = useTable();
  const texts = textsTogether(useTexts(), look.isCooperative);
  const { above, change, showSpoken } = controls;
  const { zoomed } = above;
  return (
    <>
      <PeekLayer />
      {above.log && (
        <LogDrawer
          lines={readLines()}
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
          text={texts.leaveSure}
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
