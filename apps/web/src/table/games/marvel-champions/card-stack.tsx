import type { Handle } from '@crupier/protocol';
import type { CSSProperties, ReactNode } from 'react';
import { CardButton } from '../../cards/card-button.tsx';
import { Zone } from '../../cards/zone.tsx';
import { tokenFit, tokenLeast } from '../../room/fit-rows.ts';
import { useFrame } from '../../room/use-frame.ts';

interface CardStackProps {
  readonly label: string;
  readonly handles: readonly Handle[];
  /** Whether the cards are emblems; otherwise chips of that width, in units of the drawing. */
  readonly emblems: boolean;
  readonly chipWidth: number;
  /** How many stand below each other; 0 where they stand beside each other in as many lines as they need. */
  readonly perColumn: number;
  readonly className?: string;
}

/** Cards that are no row: chips or emblems, in columns or in lines. */
export function CardStack({ label, handles, emblems, chipWidth, perColumn, className = '' }: CardStackProps): ReactNode {
  const { unit, small } = useFrame();
  if (handles.length === 0) return undefined;
  const style: CSSProperties | undefined =
    perColumn === 0 ? undefined : { gridTemplateRows: `repeat(${Math.min(perColumn, handles.length)}, auto)`, gridAutoFlow: 'column' };
  const emblem = tokenFit(tokenLeast * unit, tokenLeast * unit, { unit, small });
  return (
    <Zone label={label} className={`chips ${perColumn === 0 ? 'mc-lines' : 'mc-stack'} ${className}`} style={style ?? {}}>
      {handles.map((handle) => (
        <li key={handle}>
          {emblems ? <CardButton handle={handle} fit={emblem} /> : <CardButton handle={handle} size="chip" width={chipWidth} />}
        </li>
      ))}
    </Zone>
  );
}
