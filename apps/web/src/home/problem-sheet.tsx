import type { ReactNode } from 'react';
import { useTexts } from '../language/use-texts.ts';
import { HouseBar } from './house-bar.tsx';
import { Nothing } from './nothing.tsx';
import { useHouseFrame, useZoomOnRoot } from './use-house-frame.ts';
import { formatRoute } from '../route.ts';

interface ProblemSheetProps {
  /** Why there is nothing to see. */
  readonly words: string;
  /** What can be done about it, beside going to the start. */
  readonly children?: ReactNode;
}

/** A page that has nothing to show, and why. */
export function ProblemSheet({ words, children }: ProblemSheetProps): ReactNode {
  const texts = useTexts();
  useZoomOnRoot(useHouseFrame());
  return (
    <div className="notice-page">
      <HouseBar />
      <main>
        <Nothing words={words}>
          {children}
          <a className="button" href={formatRoute({ kind: 'home' })}>
            {texts.toStart}
          </a>
        </Nothing>
      </main>
    </div>
  );
}
