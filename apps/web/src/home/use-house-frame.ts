import { useLayoutEffect, useSyncExternalStore } from 'react';
import { preferences } from '../preferences/preferences.ts';
import { houseFrameOf, type HouseFrame } from './house-frame.ts';

let kept: { readonly key: string; readonly frame: HouseFrame } | undefined;

/** The frame of the window, the same object as long as the window and the text have the same size. */
function readFrame(): HouseFrame {
  const { innerWidth, innerHeight } = window;
  const text = textNow();
  const key = `${innerWidth} ${innerHeight} ${text}`;
  if (kept?.key !== key) kept = { key, frame: houseFrameOf(innerWidth, innerHeight, text) };
  return kept.frame;
}

function textNow(): number {
  return preferences.read().textSize / 100;
}

function watchSizes(listener: () => void): () => void {
  const forget = preferences.watch(listener);
  window.addEventListener('resize', listener);
  return () => {
    forget();
    window.removeEventListener('resize', listener);
  };
}

/** The frame of the window, now and after every change of its size or of the text's. */
export function useHouseFrame(): HouseFrame {
  return useSyncExternalStore(watchSizes, readFrame);
}

/** Zooms the whole page as its frame says; letters, which are measured in rem, are not enlarged a second time. */
export function useZoomOnRoot({ zoom }: HouseFrame): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--u', String(zoom));
    style.setProperty('--scale', '1');
    return () => {
      style.removeProperty('--u');
      style.setProperty('--scale', String(textNow()));
    };
  }, [zoom]);
}
