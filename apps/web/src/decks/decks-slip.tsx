/** The slip of the pages of cards and decks. */

import { Check, Hammer, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

const signs = { good: Check, waits: Hammer, bad: TriangleAlert } as const;

interface SlipProps {
  readonly stub: string;
  readonly sign: keyof typeof signs;
  /** Its acts, the most likely one last. */
  readonly acts: ReactNode;
  readonly children: ReactNode;
}

/** A slip: its stub, what it says, and its acts at the end. */
export function Slip({ stub, sign, acts, children }: SlipProps): ReactNode {
  const Sign = signs[sign];
  return (
    <section className="slip decks-slip" aria-label={stub}>
      <div className="slip-stub">
        <Sign aria-hidden="true" size={20} />
        {stub}
      </div>
      <div className="slip-say" aria-live="polite">
        {children}
      </div>
      <div className="slip-acts">{acts}</div>
    </section>
  );
}
