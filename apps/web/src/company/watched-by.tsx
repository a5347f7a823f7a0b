import type { Spectators } from '@crupier/protocol';
import { Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../language/use-texts.ts';

/** How many watch the table, and who of them has said a name. */
export function WatchedBy({ spectators }: { readonly spectators: Spectators | undefined }): ReactNode {
  const texts = useTexts();
  if (spectators === undefined) return undefined;
  const { count, names } = spectators;
  const words = texts.watchedBy(count, names.join(', '));
  return (
    <p className="watched-by" title={words}>
      <Eye aria-hidden="true" size={18} />
      <span aria-hidden="true">{count}</span>
      <span className="unseen">{words}</span>
    </p>
  );
}
