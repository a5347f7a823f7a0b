import type { ReactNode } from 'react';
import { useTexts } from '../language/use-texts.ts';
import { LogList, type LogListProps } from './log-list.tsx';

/** The log, open beside what comes next: the newest line at the bottom. */
export function LogPane(log: Omit<LogListProps, 'brief' | 'ruled'>): ReactNode {
  const texts = useTexts();
  return (
    <section className="log-pane" aria-label={texts.log} data-zone="">
      <h2 aria-hidden="true">{texts.log}</h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable from the keyboard */}
      <ol className="log" tabIndex={0} aria-label={texts.log}>
        <LogList {...log} brief />
      </ol>
    </section>
  );
}
