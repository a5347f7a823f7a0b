import { BookOpen, CircleHelp, List, ListChecks, SlidersHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../language/use-texts.ts';
import { Brand } from '../parts/brand.tsx';
import { Button } from '../parts/button.tsx';
import { openPanel } from '../parts/open-panel.ts';
import { rulebook } from '../rulebook/rulebook-store.ts';
import { useTable } from '../table/scene/table-context.ts';
import { useReplayTexts } from './use-replay-texts.ts';

interface ReplayBarProps {
  readonly seats: readonly string[];
  readonly onLog: () => void;
  /** Opens what mattered, where it has no place of its own. */
  readonly onMatters: (() => void) | undefined;
}

/** The bar above a match that is stepped through: where it stands and who plays. */
export function ReplayBar({ seats, onLog, onMatters }: ReplayBarProps): ReactNode {
  const { view, speech, look } = useTable();
  const texts = useTexts();
  const said = useReplayTexts();
  const { turn, whose, step } = look.trailOf(view, { texts, speech });
  return (
    <header className="bar" data-zone="">
      <Brand />
      <p className="trail">
        <span>
          <b>{turn}</b>
        </span>
        {whose !== '' && <span className="wide">{whose}</span>}
        {step !== '' && <span>{step}</span>}
        <span className="wide">{seats.join(' · ')}</span>
      </p>
      <span className="bar-space" />
      {onMatters !== undefined && (
        <Button icon stop label={said.mattered} onPress={onMatters}>
          <ListChecks aria-hidden="true" />
        </Button>
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
