import type { Handle } from '@crupier/protocol';
import type { CSSProperties, ReactNode } from 'react';
import type { RowFit } from '../room/fit-rows.ts';
import { CardButton } from './card-button.tsx';
import { Zone } from './zone.tsx';

interface CardRowProps {
  readonly label: string;
  readonly handles: readonly Handle[];
  readonly fit: RowFit;
  readonly className?: string;
  /** A class for the place of a card that stands out. */
  readonly placeOf?: (handle: Handle) => string | undefined;
  readonly priced?: boolean;
  /** What stands before a card, by its place from the left, over the gap there. */
  readonly gapAt?: ((at: number) => ReactNode) | undefined;
}

/** Cards in a row as it was fitted: in one line or in two, from left to right and then below. */
export function CardRow({
  label,
  handles,
  fit: { fit, lines, gap, lineGap, worth },
  className = 'line',
  placeOf,
  priced = false,
  gapAt,
}: CardRowProps): ReactNode {
  const style: CSSProperties = {
    gap: `${lineGap}px ${gap}px`,
    gridTemplateColumns: `repeat(${Math.max(1, Math.ceil(handles.length / lines))}, ${fit.width * fit.scale}px)`,
  };
  return (
    <Zone label={label} className={`${className} fitted-row${worth === 0 ? ' scrolled-row' : ''}`} style={style}>
      {handles.map((handle, at) => (
        <li key={handle} className={placeOf?.(handle)}>
          {gapAt?.(at)}
          <CardButton handle={handle} fit={fit} priced={priced} />
        </li>
      ))}
    </Zone>
  );
}
