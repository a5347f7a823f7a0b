import { BookOpen, CircleHelp, Link, List, SlidersHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../language/use-texts.ts';
import { Brand } from '../parts/brand.tsx';
import { Button } from '../parts/button.tsx';
import { CopyButton } from '../parts/copy-button.tsx';
import { openPanel } from '../parts/open-panel.ts';
import { rulebook } from '../rulebook/rulebook-store.ts';

interface ReplayBarProps {
  readonly seats: readonly string[];
  /** A link to the moment shown; undefined where nobody else could follow it. */
  readonly link: string | undefined;
  /** Said beside the names, where there is room. */
  readonly note?: string | undefined;
  readonly onLog: () => void;
}

/** The bar above a match that is stepped through. */
export function ReplayBar({ seats, link, note, onLog }: ReplayBarProps): ReactNode {
  const texts = useTexts();
  return (
    <header className="bar" data-zone="">
      <Brand />
      <p className="trail">
        <span>
          <b>{texts.replay}</b>
        </span>
        <span>{seats.join(' · ')}</span>
        {note !== undefined && <span className="wide">{note}</span>}
      </p>
      <span className="bar-space" />
      {link !== undefined && (
        <CopyButton text={link} label={texts.copyMoment}>
          <Link aria-hidden="true" />
        </CopyButton>
      )}
      <Button icon stop label={texts.openLog} onPress={onLog}>
        <List aria-hidden="true" />
      </Button>
      <Button icon stop label={texts.openRules} onPress={() => rulebook.write({ rule: undefined })} className="wide">
        <BookOpen aria-hidden="true" />
      </Button>
      <Button icon stop label={texts.openKeys} onPress={() => openPanel.write('keys')} className="wide">
        <CircleHelp aria-hidden="true" />
      </Button>
      <Button icon stop label={texts.openSettings} onPress={() => openPanel.write('settings')}>
        <SlidersHorizontal aria-hidden="true" />
      </Button>
    </header>
  );
}
