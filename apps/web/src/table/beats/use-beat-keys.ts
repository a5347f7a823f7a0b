import { useEffect } from 'react';
import type { MatchChannel } from '../../wire/match-channel.ts';

/** Where these keys belong to what is open or typed. */
const elsewhere = 'input, textarea, select, [role=dialog], [role=alertdialog], [role=menu], [role=listbox]';

/** Space and → go on to the next beat, ← goes back to the one before, Escape to the reader's next decision. */
export function useBeatKeys({ beats, skip }: Pick<MatchChannel, 'beats' | 'skip'>): void {
  useEffect(() => {
    const acts: Readonly<Record<string, () => void>> = { ' ': beats.next, ArrowRight: beats.next, ArrowLeft: beats.back, Escape: skip };
    const onKey = (event: KeyboardEvent): void => {
      const act = acts[event.key];
      const isOpen = document.querySelector('.zoom, [role=dialog], [role=alertdialog]') !== null;
      if (act === undefined || isOpen || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest(elsewhere) !== null) return;
      event.preventDefault();
      event.stopPropagation();
      // A button that has the focus is pressed when Space is let go, in some browsers even so.
      window.addEventListener('keyup', (letGo) => letGo.preventDefault(), { capture: true, once: true });
      if (!event.repeat) act();
    };
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, [beats, skip]);
}
