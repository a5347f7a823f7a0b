import { useEffect } from 'react';
import { finishMotion } from './motion/running.ts';

/**
 * Any key or press ends what moves, and does what it does. While the steps of others are still being shown, any key or press shows the match as it is now, and does nothing else: what
 * lies under the pointer may be another card by then.
 */
export function useSkip(skip: () => boolean): void {
  useEffect(() => {
    let swallowed = false;
    const onPointer = (): void => {
      finishMotion();
      swallowed = skip();
    };
    const onClick = (event: MouseEvent): void => {
      if (!swallowed) return;
      swallowed = false;
      event.preventDefault();
      event.stopPropagation();
    };
    const onKey = (event: KeyboardEvent): void => {
      finishMotion();
      if (!skip()) return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('pointerdown', onPointer, true);
    window.addEventListener('click', onClick, true);
    window.addEventListener('keydown', onKey, true);
    return () => {
      window.removeEventListener('pointerdown', onPointer, true);
      window.removeEventListener('click', onClick, true);
      window.removeEventListener('keydown', onKey, true);
    };
  }, [skip]);
}
