import type { ReactNode } from 'react';
import { useTexts } from '../language/use-texts.ts';
import { Brand } from '../parts/brand.tsx';
import { lazyPart } from '../parts/lazy-part.tsx';
import { formatRoute } from '../route.ts';

const ProblemSheet = lazyPart(async () => (await import('./problem-sheet.tsx')).ProblemSheet);

interface NoticeSheetProps {
  /** What is waited for, or why there is nothing to see. */
  readonly words: string;
  /** Whether it comes by itself; otherwise something is wrong, and looks so. */
  readonly waits?: boolean;
  /** What can be done about it, beside going to the start. */
  readonly children?: ReactNode;
}

/** A page that has nothing to show yet, or cannot. */
export function NoticeSheet({ words, waits = false, children }: NoticeSheetProps): ReactNode {
  const texts = useTexts();
  if (!waits) return <ProblemSheet words={words}>{children}</ProblemSheet>;
  return (
    <div className="notice-page">
      <header className="bar">
        <Brand />
      </header>
      <main className="sheet">
        <h1 data-waits>
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
