import type { SeenReference, Speech } from '@crupier/protocol';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTexts } from '../language/use-texts.ts';
import type { LogLine } from './log-lines.ts';
import { LogLineView } from './log-line-view.tsx';

interface LogPaneProps {
  readonly lines: readonly LogLine[];
  readonly speech: Speech;
  readonly onCard: (reference: SeenReference) => void;
}

/** How many lines stand in the pane; the whole log opens over the table. */
const paneLines = 80;

/** The end of the log, open beside what comes next: the newest line at the bottom. */
export function LogPane({ lines, speech, onCard }: LogPaneProps): ReactNode {
  const texts = useTexts();
  const list = useRef<HTMLOListElement>(null);
  const shown = lines.slice(-paneLines);
  const newest = shown.at(-1)?.key;
  useEffect(() => {
    const element = list.current;
    if (element !== null) element.scrollTop = element.scrollHeight;
  }, [newest]);
  return (
    <section className="log-pane" aria-label={texts.log}>
      <h2 aria-hidden="true">{texts.log}</h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable from the keyboard */}
      <ol className="log" ref={list} tabIndex={0} aria-label={texts.log}>
        {shown.map((line) => (
          <LogLineView key={line.key} line={line} speech={speech} onCard={onCard} brief />
        ))}
      </ol>
    </section>
  );
}
