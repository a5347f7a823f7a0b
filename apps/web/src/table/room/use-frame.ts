import { useLayoutEffect, useSyncExternalStore } from 'react';
import { usePart } from '../../parts/use-store.ts';
import { isLargeText, preferences } from '../../preferences/preferences.ts';
import { frameOf, type Frame } from './frame.ts';

let kept: { readonly width: number; readonly height: number; readonly frame: Frame } | undefined;

/** The frame of the window, the same object as long as the window and the text have the same size. */
function readFrame(): Frame {
  const { innerWidth: width, innerHeight: height } = window;
  const text = preferences.read().textSize / 100;
  if (kept === undefined || kept.width !== width || kept.height !== height || kept.frame.text !== text)
    kept = { width, height, frame: frameOf(width, height, text) };
  return kept.frame;
}

function watchSizes(listener: () => void): () => void {
  const forget = preferences.watch(listener);
  window.addEventListener('resize', listener);
  return () => {
    forget();
    window.removeEventListener('resize', listener);
  };
}

/** The frame of the window, now and after every change of its size. */
export function useFrame(): Frame {
  return useSyncExternalStore(watchSizes, readFrame);
}

/** What of the text size counts for the frame. */
export interface TextScale {
  readonly scale: number;
  readonly isLarge: boolean;
}

/** The size of text as a factor of the usual one, and whether what stands side by side stands below each other instead. */
export function useTextScale(): TextScale {
  const textSize = usePart(preferences, (kept) => kept.textSize);
  return { scale: textSize / 100, isLarge: isLargeText(textSize) };
}

/** Whether a calm question is folded to one line: on a phone held upright, unless text is too large for a line. */
export function useFoldsSlip(): boolean {
  const { isLarge } = useTextScale();
  return useFrame().mode === 'phone' && !isLarge;
}

/** Writes the frame on the page's root element, where the styles of a table read it. */
export function useFrameOnRoot({ mode, unit, hand }: Frame): void {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset['mode'] = mode;
    root.style.setProperty('--u', String(unit));
    root.style.setProperty('--hand', `${hand}px`);
    return () => {
      delete root.dataset['mode'];
      root.style.removeProperty('--u');
      root.style.removeProperty('--hand');
    };
  }, [mode, unit, hand]);
}
