import type { ReactNode } from 'react';

/** A seat's sign: colour, shape and the player's first letter. */
export function SeatSign({ seat, name }: { readonly seat: number; readonly name: string }): ReactNode {
  return (
    <span className="seat" data-seat={seat} aria-hidden="true">
      {[...name][0]?.toUpperCase() ?? ''}
    </span>
  );
}
