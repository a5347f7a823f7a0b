import type { ReactNode } from 'react';
import { useTexts } from '../../language/use-texts.ts';
import { CardButton } from './card-button.tsx';
import { Zone } from './zone.tsx';
import { useTable } from '../scene/table-context.ts';

/** Cards that are being played and lie nowhere else. */
export function Resolving(): ReactNode {
  const { view } = useTable();
  const texts = useTexts();
  const handles = view.zones.filter((zone) => zone.kind === 'resolving').flatMap((zone) => zone.cards);
  if (handles.length === 0) return undefined;
  return (
    <section className="resolving" aria-label={texts.resolving}>
      <h2>{texts.resolving}</h2>
      <Zone label={texts.resolving} className="chips">
        {handles.map((handle) => (
          <li key={handle}>
            <CardButton handle={handle} size="chip" width={200} />
          </li>
        ))}
      </Zone>
    </section>
  );
}
