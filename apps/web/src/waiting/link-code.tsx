import { useMemo, type ReactNode } from 'react';
import { useSetupTexts } from '../setting-up/use-setup-texts.ts';
import { linkSquares } from './link-squares.ts';

/** A link as a code of squares for a camera: dark on white in every theme. */
export function LinkCode({ link }: { readonly link: string }): ReactNode {
  const said = useSetupTexts();
  const rows = useMemo(() => linkSquares(link), [link]);
  const squares = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <figure className="link-code">
      <svg viewBox={`0 0 ${rows.length} ${rows.length}`} aria-hidden="true" shapeRendering="crispEdges">
        <rect width={rows.length} height={rows.length} fill="#fff" />
        <path d={squares.join('')} fill="#14120e" />
      </svg>
      <figcaption className="unseen">{said.code}</figcaption>
    </figure>
  );
}
