import type { ReactNode } from 'react';
import { useTexts } from '../language/use-texts.ts';
import { formatRoute } from '../route.ts';

/** The mark and the name; leads to the start. */
export function Brand(): ReactNode {
  const texts = useTexts();
  return (
    <a className="brand" href={formatRoute({ kind: 'home' })} aria-label={texts.home}>
      <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
        <rect
          x="5"
          y="2"
          width="22"
          height="28"
          rx="4"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.4"
          strokeDasharray="7 3.5 3 3.5 78"
        />
        <path d="M20.5 12.3a6 6 0 1 0 0 7.4" fill="none" stroke="currentColor" strokeWidth="3" />
        <circle cx="19" cy="16" r="1.7" fill="currentColor" />
      </svg>
      <span>Crupier</span>
    </a>
  );
}
