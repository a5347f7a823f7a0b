import { useMedia } from '../parts/use-media.ts';
import { usePart } from '../parts/use-store.ts';
import { preferences } from './preferences.ts';

/** Whether the reader wants to see things move, now and after every change. */
export function useMovesSlowly(): boolean {
  const isOff = usePart(preferences, ({ motion }) => motion === 'none');
  return !useMedia('(prefers-reduced-motion: reduce)') && !isOff;
}
