import type { ReactNode } from 'react';
import { marks, type MarkName } from './drawings.ts';

/** A mark beside words, in their colour. */
export function MarkSign({ name, size }: { readonly name: MarkName; readonly size: number }): ReactNode {
  return (
    <svg viewBox="0 0 16 16" width={size} height={size} aria-hidden="true">
      <path d={marks[name]} fill="currentColor" fillRule="evenodd" />
    </svg>
  );
}
