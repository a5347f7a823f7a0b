import type { ReactNode } from 'react';
import { useTexts } from '../language/use-texts.ts';
import type { Drawn } from './scene/game-look.ts';
import { useTable } from './scene/table-context.ts';

interface BoardTabsProps {
  readonly tab: string;
  readonly onTab: (tab: string) => void;
  readonly drawn: Drawn;
}

/** On a phone, which part of the board is shown; a dot on a part where something can be chosen. */
export function BoardTabs({ tab, onTab, drawn }: BoardTabsProps): ReactNode {
  const { marks, look } = useTable();
  const texts = useTexts();
  return (
    <fieldset className="tabs" aria-label={texts.tabs}>
      {look.tabs.map(({ id, word, counted }) => {
        const handles = drawn[id] ?? new Set();
        const needed = id !== tab && [...handles].some((handle) => marks.get(handle)?.legal !== undefined);
        return (
          <button key={id} type="button" aria-pressed={id === tab} onClick={() => onTab(id)}>
            {word(texts)}
            {counted === true && handles.size > 0 && ` · ${handles.size}`}
            {needed && (
              <>
                <span className="tab-dot" aria-hidden="true" />
                <span className="unseen">{texts.hasChoices}</span>
              </>
            )}
          </button>
        );
      })}
    </fieldset>
  );
}
