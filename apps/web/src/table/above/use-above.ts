import type { Handle, SeenReference, View } from '@crupier/protocol';
import { useCallback, useMemo, useState } from 'react';
import type { Zoomed } from './zoom-panel.tsx';

/** What is open above a table. The log and a card may be open together. */
export interface Above {
  readonly zoomed: Zoomed | undefined;
  readonly log: boolean;
  readonly leaving: boolean;
  readonly chat: boolean;
  /** What went wrong, to be saved as a file. */
  readonly report: boolean;
  /** The question whether to offer a draw. */
  readonly drawing: boolean;
  /** What shortcut to propose. */
  readonly shortcut: boolean;
  /** The shortcut that somebody else proposes. */
  readonly proposal: boolean;
}

/** What opens and closes above a table. */
export interface AboveControls {
  readonly above: Above;
  readonly change: (changed: Partial<Above>) => void;
  /** Closes everything, also what is still being fetched. */
  readonly closeAll: () => void;
  readonly zoom: (handle: Handle) => void;
  readonly openLog: () => void;
  readonly openChat: () => void;
  /** Shows a card that is spoken of: as it lies on the table, or as it is printed. */
  readonly showSpoken: (reference: SeenReference, view: View) => void;
}

const closed: Above = {
  zoomed: undefined,
  log: false,
  chat: false,
  report: false,
  leaving: false,
  drawing: false,
  shortcut: false,
  proposal: false,
};

/** Keeps what is open above a table. */
export function useAbove(): AboveControls {
  const [above, setAbove] = useState<Above>(closed);
  const change = useCallback((changed: Partial<Above>) => setAbove((kept) => ({ ...kept, ...changed })), []);
  return useMemo(
    () => ({
      above,
      change,
      closeAll: () => setAbove(closed),
      zoom: (handle) => change({ zoomed: { kind: 'card', handle } }),
      openLog: () => change({ log: true }),
      openChat: () => change({ chat: true }),
      showSpoken: ({ handle, definition }, view) => {
        if (handle !== undefined && view.cards[handle] !== undefined) change({ zoomed: { kind: 'card', handle } });
        else if (definition !== undefined) change({ zoomed: { kind: 'sheet', definition } });
      },
    }),
    [above, change],
  );
}
