import type { ReactNode } from 'react';
import type { Face } from '../face.ts';
import { ResourceSign } from './poster-values.tsx';

/** What a card generates: its printed resources in their shapes, or the number where an ability of it generates others. */
export function PosterResources({ face, worth }: { readonly face: Face; readonly worth: number }): ReactNode {
  const printed = face.poster?.resources ?? [];
  if (printed.length !== worth) return <b>+{worth}</b>;
  return printed.map((resource, at) => (
    <svg key={at} viewBox="-11 -11 22 22" width="1.2em" height="1.2em">
      <ResourceSign resource={resource} x={0} y={0} radius={9} />
    </svg>
  ));
}
