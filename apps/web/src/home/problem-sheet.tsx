import type { ReactNode } from 'react';
import { useTexts } from '../language/use-texts.ts';
import { HouseBar } from './house-bar.tsx';
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
  return (
    <div className="notice-page">
      <HouseBar />
      <main className="sheet">
        <h1 className="notice">
          <output>{words}</output>
        </h1>
        <div className="dialog-acts">
          {children}
          <a className="button" href={formatRoute({ kind: 'home' })}>
            {texts.toStart}
          </a>
        </div>
      </main>
    </div>
  );
}
