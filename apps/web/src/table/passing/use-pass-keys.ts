import type { StopMoments } from '@crupier/protocol';
import { useEffect } from 'react';
import type { PassingNow } from './passing-context.ts';

/** E passes until there is something to respond to, T until the own turn. */
export function usePassKeys({ setting, change }: PassingNow, stops: StopMoments | undefined): void {
  useEffect(() => {
    if (setting === undefined || change === undefined || stops === undefined) return undefined;
    const actions: Readonly<Record<string, () => void>> = {
      e: () => change({ until: 'response', everything: false }),
      t: () => change({ until: 'turn', everything: false }),
    };
    const onKey = (event: KeyboardEvent): void => {
      const target = event.target instanceof HTMLElement ? event.target : document.body;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (target.closest('input, textarea, select, [role=menu], [role=dialog], [role=alertdialog]') !== null) return;
      const action = actions[event.key];
      if (action === undefined) return;
      event.preventDefault();
      action();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [setting, change, stops]);
}
